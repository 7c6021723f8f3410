"""What import-linter cannot say of the architecture; its contracts are in pyproject.toml."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import grimp
import pytest

SOURCE = Path(__file__).parents[1] / "src" / "byways"
NAMES = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
ELSEWHERE = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if path.relative_to(SOURCE).parts[0] not in ("games", "registry.py")
]


def test_the_kernel_needs_only_the_standard_library() -> None:
    graph = grimp.build_graph("byways", include_external_packages=True, cache_dir=None)
    kernel = {"byways.kernel", *graph.find_descendants("byways.kernel")}
    used = {name for module in kernel for name in graph.find_modules_directly_imported_by(module)} - kernel
    assert used and not {name for name in used if name.split(".")[0] not in sys.stdlib_module_names}


@pytest.mark.parametrize("file", ELSEWHERE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_games_are_named_only_at_home(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node.value not in NAMES, f"{file}:{node.lineno} names a game"

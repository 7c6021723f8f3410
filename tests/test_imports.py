"""Who may import whom: the house rules of the architecture."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "byways"
FILES = sorted(SOURCE.rglob("*.py"))


def imports(file: Path) -> Iterator[str]:
    """Generates the full names of what a file imports."""
    package = ("byways", *file.relative_to(SOURCE).parts[:-1])
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *(node.module or "").split("."))).strip(".")
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def area(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports(file: Path) -> None:
    here = area(file)
    for name in imports(file):
        top = name.split(".")[0]
        if here == "kernel":
            inside = name.startswith("byways.kernel")
            assert inside or top in sys.stdlib_module_names, f"the kernel imports {name}"
        if here == "games" and name.startswith("byways."):
            own = ".".join(("byways", *file.relative_to(SOURCE).parts[:2]))
            assert name.startswith(("byways.kernel", own)), f"a game imports {name}"
        if here not in ("games", "registry.py"):
            assert not name.startswith("byways.games"), f"{here} imports {name}"
        if here == "print":
            assert not name.startswith("byways.bots"), "what is printed needs no player"
        if top in ("random", "secrets"):
            assert file == SOURCE / "kernel" / "rng.py" or here == "bots", f"{file} makes its own chance"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_games_are_named_only_at_home(file: Path) -> None:
    if area(file) in ("games", "registry.py"):
        return
    names = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()} - {"__pycache__"}
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node.value not in names, f"{file}:{node.lineno} names a game"

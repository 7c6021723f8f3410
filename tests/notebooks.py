"""Runs the notebooks in examples/ cell by cell and writes down what they show.

``uv run python -m tests.notebooks``
"""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples").glob("*.ipynb"))
Cell = dict[str, Any]


def run(file: Path) -> Iterator[tuple[Cell, str, Any]]:
    """Generates each cell of code with what it prints and what stands on its last line."""
    scope: dict[str, Any] = {}
    for cell in json.loads(file.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            *before, last = ast.parse("".join(cell["source"])).body
            shown = last.value if isinstance(last, ast.Expr) else ast.Constant(None)
            rest = before if isinstance(last, ast.Expr) else [*before, last]
            with redirect_stdout(io.StringIO()) as printed:
                exec(compile(ast.Module(rest, []), "cell", "exec"), scope)
                value = eval(compile(ast.fix_missing_locations(ast.Expression(shown)), "cell", "eval"), scope)
            yield cell, printed.getvalue(), value


def printed_before(cell: Cell) -> str:
    """Gets what is written down as printed by a cell."""
    return "".join("".join(each["text"]) for each in cell["outputs"] if each["output_type"] == "stream")


def _outputs(printed: str, value: Any, number: int) -> Iterator[dict[str, Any]]:
    if printed:
        yield {"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)}
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        if drawn := getattr(value, "_repr_svg_", None):
            data["image/svg+xml"] = [drawn()]
        result = {"data": data, "execution_count": number, "metadata": {}}
        yield {**result, "output_type": "execute_result"}


def write(file: Path) -> None:
    """Runs a notebook and keeps what it shows."""
    book = json.loads(file.read_text("utf-8"))
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    for number, (cell, (_, printed, value)) in enumerate(zip(cells, run(file), strict=True), 1):
        cell |= {"execution_count": number, "outputs": list(_outputs(printed, value, number))}
    file.write_text(json.dumps(book, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for notebook in NOTEBOOKS:
        write(notebook)

"""The Markdown in which rules are written, as Typst: headings, lists, tables, pictures, code, references."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from .pdf import quoted

PICTURE = re.compile(r"!\[([^]]+)\]\(scene:([a-z0-9-]+)\)")
INLINE = re.compile(r"`([^`]+)`|\[([a-z0-9-]+)\]")
SPECIAL = re.compile(r"([\\#*_`$<>@=~\[\]/+-])")
SHORT = 8
"""So many rows of a table are never torn apart."""

Draw = Callable[[Sequence[tuple[str, str]]], str]
"""Gets pictures that follow each other, by their names and what they show, as Typst."""


def as_typst(text: str, draw: Draw) -> str:
    """Translates a page of rules, its title left out."""
    parts: list[str] = []
    pictures: list[tuple[str, str]] = []
    for block in re.split(r"\n\s*\n", PICTURE.sub(r"\n\n\g<0>\n\n", text).strip()):
        if found := PICTURE.fullmatch(block.strip()):
            pictures.append((found[2], found[1]))
            continue
        if pictures:
            parts.append(draw(pictures))
            pictures = []
        parts += _block(block.split("\n"))
    return "\n\n".join([*parts, *([draw(pictures)] if pictures else [])])


def title_of(text: str) -> str:
    """Gets the title of a page of rules."""
    return text.strip().split("\n", 1)[0].removeprefix("# ")


def _block(rows: Sequence[str]) -> Iterator[str]:
    first = rows[0]
    if first.startswith("# "):
        return
    if first.startswith("#"):
        level, _, words = first.partition(" ")
        yield f"{'=' * (len(level) - 1)} {inline(words)}"
        if rows[1:]:
            yield from _block(rows[1:])
    elif first.startswith("```"):
        yield f"#listing({quoted(chr(10).join(rows[1:-1]))})"
    elif first.startswith("|"):
        yield _table(rows)
    else:
        yield "\n".join(_lines(rows))


def _lines(rows: Sequence[str]) -> Iterator[str]:
    for row in rows:
        indent = row[: len(row) - len(row.lstrip())]
        words = row.lstrip()
        bullet = "- " if words.startswith("- ") else ""
        yield f"{indent}{bullet}{inline(words[len(bullet) :])}"


def _table(rows: Sequence[str]) -> str:
    cells = [[each.strip() for each in row.strip()[1:-1].split("|")] for row in rows]
    head, body = cells[0], cells[2:]
    titles = ", ".join(f"[*{inline(each)}*]" if each else "[]" for each in head)
    shown = ", ".join(f"[{inline(each)}]" for row in body for each in row)
    last = "auto" if all(row[-1].isdigit() for row in body) else "1fr"
    columns = ", ".join(["auto"] * (len(head) - 1) + [last])
    made = f"table(columns: ({columns}), table.header({titles}), {shown})"
    return f"#block(breakable: {str(len(body) > SHORT).lower()}, {made})"


def inline(text: str) -> str:
    """Translates what stands in a line; references to rulings are set small.

    >>> inline("Draw `H-H-` *now* [must-draw].")
    'Draw #raw("H-H-"); \\\\*now\\\\* #ref-to("must-draw");.'
    """
    parts, at = [], 0
    for found in INLINE.finditer(text):
        parts.append(SPECIAL.sub(r"\\\1", text[at : found.start()]))
        parts.append(f"#raw({quoted(found[1])});" if found[1] else f"#ref-to({quoted(found[2])});")
        at = found.end()
    return "".join([*parts, SPECIAL.sub(r"\\\1", text[at:])])

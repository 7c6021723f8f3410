"""The Markdown in which rules are written, as Typst: headings, lists, tables, pictures, code, references."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from .pdf import quoted

PICTURE = re.compile(r"!\[([^]]+)\]\(scene:([a-z0-9-]+)\)")
INLINE = re.compile(r"`([^`]+)`|\[([a-z0-9-]+)\]")
SPECIAL = re.compile(r"([\\#*_`$<>@=~\[\]/+-])")
Draw = Callable[[str, str], str]
"""Gets a picture by its name and what it shows, as Typst."""


def as_typst(text: str, draw: Draw) -> str:
    """Translates a page of rules, its title left out."""
    blocks = [block.split("\n") for block in re.split(r"\n\s*\n", text.strip())]
    return "\n\n".join(part for block in blocks for part in _block(block, draw))


def title_of(text: str) -> str:
    """Gets the title of a page of rules."""
    return text.strip().split("\n", 1)[0].removeprefix("# ")


def _block(rows: Sequence[str], draw: Draw) -> Iterator[str]:
    first = rows[0]
    if first.startswith("# "):
        return
    if first.startswith("#"):
        level, _, words = first.partition(" ")
        yield f"{'=' * (len(level) - 1)} {inline(words)}"
        if rows[1:]:
            yield from _block(rows[1:], draw)
    elif found := PICTURE.fullmatch(first):
        yield draw(found[2], found[1])
        if rows[1:]:
            yield from _block(rows[1:], draw)
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
    shown = [f"[*{inline(each)}*]" if each else "[]" for each in head]
    shown += [f"[{inline(each)}]" for row in body for each in row]
    columns = ", ".join(["auto"] * (len(head) - 1) + ["1fr"])
    return f"#table(columns: ({columns}), {', '.join(shown)})"


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

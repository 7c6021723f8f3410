"""The Markdown in which rules are written, as Typst: headings, lists, tables, pictures, code, references."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from .pdf import quoted

PICTURE = re.compile(r"!\[([^]]+)\]\(scene:([a-z0-9-]+)\)")
INLINE = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\[([a-z0-9]+(?:-[a-z0-9]+)+)\]")
BEFORE_REFERENCE = re.compile(r"\s+(?=\[[a-z0-9]+(?:-[a-z0-9]+)+\])")
RULING = re.compile(r"^- `([a-z0-9]+(?:-[a-z0-9]+)+)` ", re.MULTILINE)
SPECIAL = re.compile(r"([\\#*_`$<>@=~\[\]/+-])")
SHORT = 12
"""So many rows of a table are never torn apart."""

MUCH = 24
"""A column with more letters than this in a cell may be as wide as is good for the one beside it."""

Draw = Callable[[Sequence[tuple[str, str]]], str]
"""Gets pictures that follow each other, by their names and what they show, as Typst."""


def rulings_of(text: str) -> tuple[str, ...]:
    """Gets the names of the rulings that a text states, in their order: they are numbered on paper."""
    return tuple(RULING.findall(text))


def as_typst(text: str, draw: Draw, rulings: Sequence[str] = ()) -> str:
    """Translates a page of rules, its title left out."""
    parts: list[str] = []
    pictures: list[tuple[str, str]] = []
    text = BEFORE_REFERENCE.sub("", text)
    for block in re.split(r"\n\s*\n", PICTURE.sub(r"\n\n\g<0>\n\n", text).strip()):
        if found := PICTURE.fullmatch(block.strip()):
            pictures.append((found[2], found[1]))
            continue
        # Two at a time, which may stand beside each other, and all before the next heading.
        if len(pictures) > 1 or (pictures and block.startswith("#")):
            parts.append(draw(pictures))
            pictures = []
        parts += _block(block.split("\n"), rulings)
    return "\n\n".join([*parts, *([draw(pictures)] if pictures else [])])


def title_of(text: str) -> str:
    """Gets the title of a page of rules."""
    return text.strip().split("\n", 1)[0].removeprefix("# ")


def _block(rows: Sequence[str], rulings: Sequence[str]) -> Iterator[str]:
    first = rows[0]
    if first.startswith("# "):
        return
    if first.startswith("#"):
        level, _, words = first.partition(" ")
        yield f"{'=' * (len(level) - 1)} {inline(words, rulings)}"
        if rows[1:]:
            yield from _block(rows[1:], rulings)
    elif first.startswith("```"):
        yield f"#listing({quoted(chr(10).join(rows[1:-1]))})"
    elif first.startswith("|"):
        yield _table(rows, rulings)
    else:
        yield "\n".join(_lines(rows, rulings))


def _lines(rows: Sequence[str], rulings: Sequence[str]) -> Iterator[str]:
    for row in rows:
        indent = row[: len(row) - len(row.lstrip())]
        words = row.lstrip()
        if found := RULING.match(row):
            bullet, words = f"{rulings.index(found[1]) + 1}. ", row[found.end() :]
        else:
            bullet = "- " if words.startswith("- ") else ""
            words = words[len(bullet) :]
        yield f"{indent}{bullet}{inline(words, rulings)}"


def _table(rows: Sequence[str], rulings: Sequence[str]) -> str:
    cells = [[each.strip() for each in row.strip()[1:-1].split("|")] for row in rows]
    head, body = cells[0], cells[2:]
    titles = ", ".join(f"[*{inline(each, rulings)}*]" if each else "[]" for each in head)
    shown = ", ".join(f"[{inline(each, rulings)}]" for row in body for each in row)
    made = f"table(columns: ({', '.join(_columns(cells))}), table.header({titles}), {shown})"
    return f"#block(breakable: {str(len(body) > SHORT).lower()}, {made})"


def _columns(cells: Sequence[Sequence[str]]) -> list[str]:
    """Gets how wide columns are. Of two with much in both, each gets its share, so that none is squeezed."""
    if len(cells[0]) != 2:
        return ["auto"] * len(cells[0])
    first, last = (max(len(row[i]) for row in cells) for i in (0, 1))
    return [f"{first}fr", f"{min(last, 2 * first)}fr"] if MUCH < first < last else ["auto", "1fr"]


def inline(text: str, rulings: Sequence[str] = ()) -> str:
    """Translates what stands in a line; references to rulings become their numbers.

    >>> inline("Draw `H-H-` **now**[must-draw].", ["may-draw", "must-draw"])
    'Draw #raw("H-H-"); #strong[now];#ref-to(2);.'
    """
    parts, at = [], 0
    for found in INLINE.finditer(text):
        parts.append(SPECIAL.sub(r"\\\1", text[at : found.start()]))
        code, bold, ruling = found.groups()
        if code:
            parts.append(f"#raw({quoted(code)});")
        elif bold:
            parts.append(f"#strong[{inline(bold, rulings)}];")
        elif ruling in rulings:
            parts.append(f"#ref-to({rulings.index(ruling) + 1});")
        at = found.end()
    line = "".join([*parts, SPECIAL.sub(r"\\\1", text[at:])])
    return line.replace(");#ref-to(", ");#super(size: 6pt)[,];#ref-to(")

"""The rules of a game as a booklet: half pages, in the order in which they are folded and stapled."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from byways.extras import needed
from byways.i18n import rules_text
from byways.kernel.facts import Facts
from byways.kernel.lesson import Sight, lesson_of
from byways.kernel.scene import Area, Spot

from .curve import box, circle, lines
from .markdown import as_typst, inline, title_of
from .marks import INK, Drawing, Mark
from .page import Item, Page, Rect
from .paint import Say, paint
from .pdf import FACE, WORDS, placed, quoted

MARGINS = 12.0
TALLEST = 0.33
"""How much of a page a picture takes at most."""

STYLE = """
#set document(title: TITLE, author: "Byways", date: none)
#set page(width: WIDEmm, height: HIGHmm, margin: MARGINmm, footer: context align(center,
  text(size: 7.5pt, counter(page).display())))
#set text(font: "Libertinus Serif", size: 9pt, lang: LANG, hyphenate: true)
#set par(leading: 0.52em, justify: true)
#set list(indent: 0.4em, body-indent: 0.5em, spacing: 0.6em)
#set table(stroke: 0.4pt, inset: 3pt, align: left)
#show table: set text(size: 8pt)
#show table: set par(justify: false)
#show raw: set text(font: "DejaVu Sans Mono", size: 1em)
#show heading.where(level: 1): set text(size: 12pt)
#show heading.where(level: 2): set text(size: 10pt)
#show heading: set block(above: 1.1em, below: 0.6em, sticky: true)
#let ref-to(name) = text(size: 6.5pt, "[" + name + "]")
#let figured(body, about) = block(breakable: false, above: 0.9em, below: 0.9em, width: 100%)[
  #align(center, body)
  #text(size: 7.5pt, style: "italic", about)
]
"""


def make(facts: Facts, size: tuple[float, float], lang: str, colour: bool, say: Say) -> tuple[bytes, int]:
    """Gets a PDF of sheets to be printed on both sides, flipped on the short edge, and its number of pages.

    :raises MissingExtra: what writes it is not installed.
    """
    with needed("print"):
        import typst
    page = (size[1] / 2, size[0])
    source = _book(facts, page, lang, colour, say).encode()
    count = len(typst.compile(source, format="svg", ignore_system_fonts=True))
    book = typst.compile(source, ignore_system_fonts=True)
    with TemporaryDirectory() as folder:
        Path(folder, "book.pdf").write_bytes(book)
        sheets = Path(folder, "sheets.typ")
        sheets.write_text(_imposed(size, count), "utf-8")
        return typst.compile(sheets, ignore_system_fonts=True), 2 * -(-count // 4)


def _book(facts: Facts, page: tuple[float, float], lang: str, colour: bool, say: Say) -> str:
    text, sights = rules_text(lang, facts.name), {each.name: each for each in lesson_of(facts).pictures}
    wide = page[0] - 2 * MARGINS
    style = STYLE
    for word, value in (
        ("TITLE", quoted(title_of(text))),
        ("LANG", quoted(lang)),
        ("WIDE", f"{page[0]:.2f}"),
        ("HIGH", f"{page[1]:.2f}"),
        ("MARGIN", f"{MARGINS}"),
    ):
        style = style.replace(word, value)

    def draw(name: str, about: str) -> str:
        sight, room = sights[name], (wide, TALLEST * page[1])
        parts = [_picture(area, sight, room, colour, say) for area in _areas(sight)]
        return f"#figured([{' '.join(parts)}], [{inline(about)}])"

    title = f"#align(center, text(size: 18pt, weight: 700)[{inline(title_of(text))}])"
    return f"{style}{WORDS}\n{title}\n#v(4mm)\n{as_typst(text, draw)}"


def _imposed(size: tuple[float, float], count: int) -> str:
    """Gets what puts the pages of a booklet side by side, in Typst."""
    high, wide = size
    parts = [f"#set page(width: {wide}mm, height: {high}mm, margin: 0mm)"]
    for pair in sheet_sides(count):
        cells = [
            f'image("book.pdf", page: {number}, width: {wide / 2}mm)' if number <= count else "[]"
            for number in pair
        ]
        parts.append(f"#grid(columns: ({wide / 2}mm, {wide / 2}mm), {', '.join(cells)})")
    return "\n#pagebreak()\n".join([parts[0] + "\n" + parts[1], *parts[2:]])


def sheet_sides(count: int) -> list[tuple[int, int]]:
    """Gets which pages stand beside each other: the last beside the first, and so on inwards."""
    whole = 4 * -(-count // 4)
    fronts = ((whole - 2 * sheet, 1 + 2 * sheet) for sheet in range(whole // 4))
    return [side for left, right in fronts for side in ((left, right), (right + 1, left - 1))]


def _areas(sight: Sight) -> tuple[Area, ...]:
    """Gets the areas of a picture, what is tried drawn in its place."""
    if sight.tried and not sight.reasons and sight.seat is not None:
        game, state = sight.story.game, sight.story.state(sight.move)
        after, _ = game.apply(state, sight.seat, game.read(sight.tried))
        return replace(sight, story=replace(sight.story, start=after), move=0).areas()
    tried = [piece for area in sight.pieces() if area.kind == "ghosts" for piece in area.spots]
    found = []
    for area in sight.areas():
        spots = (_with(spot, tried) if spot.ref in sight.tried else spot for spot in area.spots)
        found.append(replace(area, spots=tuple(spots)))
    return tuple(found)


def _with(place: Spot, tried: list[Spot]) -> Spot:
    lying = next((piece for piece in tried if piece.size == place.size), None)
    return place if lying is None or place.strokes else replace(place, strokes=lying.strokes)


def _picture(area: Area, sight: Sight, room: tuple[float, float], colour: bool, say: Say) -> str:
    wide, high = area.size
    scale = min(room[0] / wide, room[1] / high, 0.16)
    drawn = paint(area, say)
    for spot in area.spots:
        if spot.ref and spot.ref in (*sight.point, *sight.tried, *sight.losses):
            drawn.add(_pointed(spot, sight), spot.at)
    cut = Rect(0, 0, wide * scale, high * scale)
    page = Page((cut.w, cut.h), [Item("", cut, drawn, (0, 0), scale)], colour=colour)
    return f"#box(width: {cut.w:.2f}mm, height: {cut.h:.2f}mm)[{FACE}{placed(page)}]"


def _pointed(spot: Spot, sight: Sight) -> Drawing:
    """Draws a frame round what is lit, a ring round what is tried, a cross where points are lost."""
    w, h = spot.size
    middle, reach = (w / 2, h / 2), min(w, h) / 2
    if spot.ref in sight.losses:
        (x, y), far = middle, reach * 0.5
        falling = lines([(x - far, y - far), (x + far, y + far)])
        rising = lines([(x + far, y - far), (x - far, y + far)])
        return Drawing([Mark(circle(middle, reach * 0.7) + falling + rising, 8, INK, 5)])
    if spot.ref in sight.tried:
        return Drawing([Mark(circle(middle, reach * 1.05), 8, INK, 5)])
    return Drawing([Mark(box(2, 2, w - 4, h - 4, 8), 8, INK, 5)])

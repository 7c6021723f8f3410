"""The rules of a game as a booklet: a cover, the rules with their pictures, an appendix in small print.

Its pages are half sheets, in the order in which they are folded and stapled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from byways.extras import needed
from byways.i18n import rules_parts
from byways.i18n import say as say_in
from byways.kernel.facts import Facts
from byways.kernel.lesson import Sight, lesson_of
from byways.kernel.scene import Area, Spot

from .curve import box, circle, lines
from .markdown import as_typst, inline, rulings_of, title_of
from .marks import INK, SMALLEST, Drawing, Mark, Word
from .page import Item, Page, Rect
from .paint import Say, paint
from .pdf import FACE, WORDS, placed, quoted

MARGINS = 12.0
TALLEST, UTMOST = 0.3, 0.55
"""How much of a page a picture takes at most, and one whose letters could not be read otherwise."""

LARGEST = 0.16
"""So many millimetres is a unit of a picture at most."""

BETWEEN = 4.0
"""Between two pictures beside each other."""

ENOUGH = 0.7
"""As large as this, beside another, is a picture of its size alone."""

GAP, COUNTED = 12, 34
"""How far pieces of a tray lie apart, and how much room the number below them takes, in units."""

APPENDIX = ("7.4", "7.1")
"""How large the letters of an appendix are, in points: smaller ones if they save a page."""

RGB = re.compile(r"#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b")
DARK, PALE = 0.2, 0.5
"""Without colour, what is darker than this is black, and all else as light as this at least."""

STYLE = """
#set document(title: TITLE, author: "Byways", date: none)
#set page(width: WIDEmm, height: HIGHmm, margin: (x: MARGINmm, top: MARGINmm, bottom: 14mm))
#set page(footer: context align(if calc.odd(counter(page).get().first()) { right } else { left },
  text(size: 8pt, counter(page).display())))
#set text(font: "Libertinus Serif", size: 9.2pt, lang: LANG, hyphenate: true)
#set par(leading: 0.54em, spacing: 0.9em, justify: true)
#set list(indent: 0.2em, body-indent: 0.5em, spacing: 0.6em)
#set enum(indent: 0em, body-indent: 0.5em, spacing: 0.55em)
#set table(inset: (x: 3pt, y: 3.2pt), align: left)
#set table(stroke: (x, y) => (bottom: if y == 0 { 0.8pt } else { 0.3pt + luma(60%) }))
#show table: set text(size: 8.2pt)
#show table: set par(justify: false)
#show raw: set text(font: "DejaVu Sans Mono", size: 1.1em)
#show heading.where(level: 1): it => block(width: 100%, above: 1.5em, below: 0.75em, sticky: true,
  stroke: (bottom: 0.8pt), inset: (bottom: 3pt), text(size: 13pt, weight: 700, it.body))
#show heading.where(level: 2): it => block(above: 1.1em, below: 0.6em, sticky: true,
  text(size: 10.5pt, weight: 700, it.body))
#let ref-to(number) = super(size: 6pt, text(weight: 700, str(number)))
// In lines of about a length.
#let even(words) = layout(room => {
  let whole = measure(words).width
  block(width: calc.min(room.width, 1.2 * whole / calc.ceil(whole / room.width)), words)
})
#let shows(about) = even(par(justify: false, text(size: 7.8pt, style: "italic", hyphenate: false, about)))
#let figured(..figures) = block(width: 100%, breakable: false, above: 1em, below: 1em, grid(
  columns: figures.pos().map(each => 1fr), column-gutter: GUTTERmm, row-gutter: 0.6em, align: center + bottom,
  ..figures.pos().map(each => each.at(0)),
  ..figures.pos().map(each => align(center + top, shows(each.at(1)))),
))
#let listing(body) = block(above: 0.7em, below: 0.9em, inset: (left: 1em),
  text(size: 6pt, raw(block: true, body)))
#let cover(art, shade, title, about) = page(margin: 8mm, footer: none, {
  place(top + left, image(art, format: "svg", width: 100%, height: 100%, fit: "cover"))
  align(center, block(inset: (x: 8mm, top: 11mm), {
    set par(justify: false, leading: 0.5em)
    set text(fill: shade, hyphenate: false)
    show regex("\\S+-\\S+"): box  // A name is not broken at its hyphen.
    even(text(size: 27pt, weight: 700, title))
    even(text(size: 11pt, about))
  }))
})
#let appendix(body) = {
  // Columns too low for a table would have it stand beside nothing.
  block(height: 60mm, above: 1.5em, below: 0pt, breakable: false)
  v(-60mm)
  set text(size: float(sys.inputs.small) * 1pt)
  show heading.where(level: 1): set block(above: 1em)
  show table: set text(size: 7pt)
  columns(2, gutter: GUTTERmm, body)
}
"""


def make(facts: Facts, size: tuple[float, float], lang: str, colour: bool, say: Say) -> tuple[bytes, int]:
    """Gets a PDF of sheets to be printed on both sides, flipped on the short edge, and its number of pages.

    :raises MissingExtra: what writes it is not installed.
    """
    with needed("print"):
        import typst
    page = (size[1] / 2, size[0])
    source = _book(facts, page, lang, colour, say).encode()

    def compiled(kind: Literal["svg", "pdf"], small: str) -> Any:
        return typst.compile(source, format=kind, ignore_system_fonts=True, sys_inputs={"small": small})

    counts = {small: len(compiled("svg", small)) for small in APPENDIX}
    small = min(APPENDIX, key=lambda each: counts[each])
    book, count = compiled("pdf", small), counts[small]
    with TemporaryDirectory() as folder:
        Path(folder, "book.pdf").write_bytes(book)
        sheets = Path(folder, "sheets.typ")
        sheets.write_text(_imposed(size, count), "utf-8")
        return typst.compile(sheets, ignore_system_fonts=True), 2 * -(-count // 4)


def _book(facts: Facts, page: tuple[float, float], lang: str, colour: bool, say: Say) -> str:
    rules, appendix = rules_parts(lang, facts.name)
    sights = {each.name: each for each in lesson_of(facts).pictures}
    wide, rulings = page[0] - 2 * MARGINS, rulings_of(appendix)
    style = STYLE
    for word, value in (
        ("TITLE", quoted(title_of(rules))),
        ("LANG", quoted(lang)),
        ("WIDE", f"{page[0]:.2f}"),
        ("HIGH", f"{page[1]:.2f}"),
        ("MARGIN", f"{MARGINS}"),
        ("GUTTER", f"{BETWEEN}"),
    ):
        style = style.replace(word, value)

    def draw(pictures: Sequence[tuple[str, str]]) -> str:
        figures = [_Figure(sights[name], about, colour, say) for name, about in pictures]
        rows = []
        for row in _rows(figures, wide, page[1]):
            room = (wide - BETWEEN * (len(row) - 1)) / len(row)
            rows.append(f"#figured({', '.join(each.set(room, page[1]) for each in row)})")
        return "\n".join(rows)

    body = [style, WORDS, _cover(facts, title_of(rules), lang, colour), as_typst(rules, draw, rulings)]
    if appendix:
        body.append(f"#appendix[\n{as_typst(appendix, draw, rulings)}\n]")
    return "\n".join(body)


def _cover(facts: Facts, title: str, lang: str, colour: bool) -> str:
    """Gets the first page, in Typst: the game's own drawing, or its title alone."""
    about = inline(say_in(lang, f"{facts.name}.about"))
    art = facts.facets.drawing("cover")
    if art is None:
        return f"#align(center, text(size: 24pt, weight: 700)[{inline(title)}])\n#v(4mm)\n{about}\n"
    shade = "white" if colour else "black"
    drawn = quoted(art if colour else RGB.sub(_grey, art))
    return f"#cover(bytes({drawn}), {shade}, [{inline(title)}], [{about}])"


def _grey(found: re.Match[str]) -> str:
    """Gets what a colour is without colour: black, or light enough to save ink."""
    digits = found[1] if len(found[1]) == 6 else "".join(digit * 2 for digit in found[1])
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    tone = 0 if light < DARK else round(255 * (PALE + (1 - PALE) * light))
    return f"#{tone:02x}{tone:02x}{tone:02x}"


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


class _Figure:
    """A picture of the rules and what it shows."""

    def __init__(self, sight: Sight, about: str, colour: bool, say: Say) -> None:
        self.about, self.colour = about, colour
        self.drawn = [_drawn(area, sight, say) for area in _areas(sight)]

    def scales(self, wide: float, high: float) -> list[float]:
        """Gets how many millimetres a unit of each area is, in so much room on a page so high."""
        together = TALLEST * high / sum(size[1] for size, _ in self.drawn)
        scales = [_scale(size, drawing, wide, high) for size, drawing in self.drawn]
        return scales if len(scales) == 1 else [min(scale, together) for scale in scales]

    def set(self, wide: float, high: float) -> str:
        """Gets it and what it shows, in Typst."""
        boxes = []
        for (size, drawing), scale in zip(self.drawn, self.scales(wide, high), strict=True):
            cut = Rect(0, 0, size[0] * scale, size[1] * scale)
            page = Page((cut.w, cut.h), [Item("", cut, drawing, (0, 0), scale)], colour=self.colour)
            room = f"width: {cut.w:.2f}mm, height: {cut.h:.2f}mm, clip: true"
            boxes.append(f"#box({room})[{FACE}{placed(page)}]")
        return f"([{' '.join(boxes)}], [{inline(self.about)}])"


def _rows(figures: Sequence[_Figure], wide: float, high: float) -> Iterator[list[_Figure]]:
    """Generates what stands beside each other: two where neither gets much smaller by it."""
    left = list(figures)
    while left:
        pair = left[:2]
        slim = len(pair) == 2 and all(_slim(each, wide, high) for each in pair)
        yield left[: 2 if slim else 1]
        del left[: 2 if slim else 1]


def _slim(figure: _Figure, wide: float, high: float) -> bool:
    whole, half = figure.scales(wide, high), figure.scales((wide - BETWEEN) / 2, high)
    return len(whole) == 1 and half[0] >= ENOUGH * whole[0]


def _drawn(area: Area, sight: Sight, say: Say) -> tuple[tuple[int, int], Drawing]:
    """Gets the size of an area and its drawing, with what is pointed at."""
    if area.kind == "tray":
        area = _apart(area)
    drawing = paint(area, say)
    for spot in area.spots:
        if spot.ref and spot.ref in (*sight.point, *sight.tried, *sight.losses):
            drawing.add(_pointed(spot, sight), spot.at)
        if area.kind == "tray" and spot.count is not None:
            below = (spot.at[0] + spot.size[0] / 2, spot.at[1] + spot.size[1] + COUNTED / 2)
            drawing.words.append(Word(f"×{spot.count}", below, 0.6 * COUNTED, spot.size[0]))
    wide, high = area.size
    drawing.words = [word for word in drawing.words if 0 <= word.at[0] <= wide and 0 <= word.at[1] <= high]
    return area.size, drawing


def _apart(area: Area) -> Area:
    """Gets a tray whose pieces do not touch."""
    rows, columns = (sorted({spot.at[i] for spot in area.spots}) for i in (1, 0))
    below = GAP + (COUNTED if any(spot.count is not None for spot in area.spots) else 0)

    def moved(spot: Spot) -> Spot:
        x, y = spot.at
        return replace(spot, at=(x + GAP * columns.index(x), y + below * rows.index(y)))

    size = (area.size[0] + GAP * (len(columns) - 1), area.size[1] + below * len(rows) - GAP)
    return replace(area, size=size, spots=tuple(map(moved, area.spots)))


def _scale(size: tuple[int, int], drawing: Drawing, wide: float, high: float) -> float:
    """Gets how many millimetres a unit is: small enough for the room, large enough to be read."""
    least = min((word.size for word in drawing.words), default=0)
    read = min(SMALLEST / least, UTMOST * high / size[1]) if least else 0
    return min(wide / size[0], max(TALLEST * high / size[1], read), LARGEST)


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

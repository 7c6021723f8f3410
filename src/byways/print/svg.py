"""Drawings as SVG: of a page all but its words, which are set by what knows fonts; of a board everything."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from byways.kernel.scene import Area
from byways.registry import looks

from .curve import num
from .marks import Mark, Word
from .page import HAIR, Item, Page
from .paint import Say, paint

TONES = {"white": "#fff", "black": "#000"}
NARROW = 0.55
"""About how wide a letter is for its height."""


def picture(area: Area, say: Say) -> str:
    """Draws an area, words and all, as a picture of its own."""
    drawn = paint(area, say)
    wide, high = map(num, area.size)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">',
        f"<title>{escape(say(area.label))}</title>",
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
    ]
    return "".join([*parts, *_paths(drawn.marks, 1), *map(_text, drawn.words), "</svg>"])


def _text(word: Word) -> str:
    size = word.size
    if not word.height:
        size = min(size, word.width / max(len(word.text) * NARROW, NARROW))
    anchor = "start" if word.left or word.height else "middle"
    weight = ' font-weight="700"' if word.bold else ""
    x, y = map(num, word.at)
    return (
        f'<text x="{x}" y="{y}" font-size="{num(size)}" font-family="sans-serif" text-anchor="{anchor}"'
        f' dominant-baseline="central" fill="{tone(word.colour)}"{weight}>{escape(word.text)}</text>'
    )


def svg(page: Page) -> str:
    """Draws everything on a page but its words."""
    wide, high = page.size
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(high)}">']
    for number, item in enumerate(page.items):
        parts.append(_item(item, number, page.colour))
    parts += [*_paths(page.marks, 1, page.colour), "</svg>"]
    return "".join(parts)


def _item(item: Item, number: int, colour: bool) -> str:
    over = item.cut.inset(-item.bleed)
    x, y, w, h = map(num, over)
    at = f"translate({item.at[0]:.4f} {item.at[1]:.4f}) scale({item.scale:.5f})"
    paths = "".join(_paths(item.drawing.marks, item.scale, colour))
    return (
        f'<clipPath id="c{number}"><rect x="{x}" y="{y}" width="{w}" height="{h}"/></clipPath>'
        f'<g clip-path="url(#c{number})"><g transform="{at}">{paths}</g></g>'
    )


def _paths(marks: Iterable[Mark], scale: float, colour: bool = False) -> Iterable[str]:
    for mark in marks:
        if not mark.d:
            continue
        width = HAIR / scale if mark.fine else max(mark.width, HAIR / scale)
        stroke = f' stroke="{tone(mark.stroke, colour)}" stroke-width="{num(width)}" stroke-linejoin="round"'
        # Not every program counts the length of a path as it is told to.
        stretch = mark.real / mark.long if mark.long else 1
        dashes = " ".join(num(each * stretch) for each in mark.dash)
        dash = f' stroke-dasharray="{dashes}"' if mark.dash else ""
        dash += f' stroke-dashoffset="{num(mark.offset * stretch)}"' if mark.offset else ""
        cap = ' stroke-linecap="round"' if mark.round else ""
        line = f"{stroke}{dash}{cap}" if mark.stroke else ""
        x, y = mark.at[0], mark.at[1] + mark.down
        moved = f' transform="translate({num(x)} {num(y)})"' if x or y else ""
        yield f'<path d="{mark.d}" fill="{tone(mark.fill, colour)}"{line}{moved}/>'


def tone(colour: str, shown: bool = False) -> str:
    """Gets black or white for a colour, or what it is by daylight if colours are shown."""
    if not colour:
        return "none"
    given = looks().colours[colour]
    return given.get("light", TONES[given["paper"]]) if shown else TONES[given["paper"]]

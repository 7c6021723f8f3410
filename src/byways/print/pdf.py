"""Pages as a PDF file: drawings as one SVG a page, words set by Typst over them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import typst

from byways.registry import looks

from .curve import num
from .marks import Mark, Word
from .page import HAIR, Item, Page

PREAMBLE = """
#set text(font: "Libertinus Serif", lang: LANG, top-edge: "cap-height", bottom-edge: "baseline")
#set par(leading: 0.5em)
#let shown(size, bold, fill, body) = text(size: size, weight: if bold { 700 } else { 400 }, fill: fill, body)
#let w(x, y, width, size, body, bold: false, fill: black, left: false) = context {
  let at = measure(shown(size, bold, fill, body))
  let fit = size * calc.min(1, width / calc.max(at.width, 0.01mm))
  let made = shown(fit, bold, fill, body)
  let m = measure(made)
  place(top + std.left, dx: x - if left { 0mm } else { m.width / 2 }, dy: y - m.height / 2, made)
}
#let p(x, y, width, height, size, body, bold: false, fill: black) = context {
  let fit = size
  while measure(block(width: width, shown(fit, bold, fill, body))).height > height { fit = fit * 0.95 }
  place(top + std.left, dx: x, dy: y, block(width: width, shown(fit, bold, fill, body)))
}
"""


def write(pages: Sequence[Page], title: str, lang: str) -> bytes:
    """Writes a PDF; fonts are embedded, lines are lines, words are text."""
    wide, high = pages[0].size
    parts = [
        f'#set document(title: {_quoted(title)}, author: "Byways", date: none)',
        f"#set page(width: {num(wide)}mm, height: {num(high)}mm, margin: 0mm)",
        PREAMBLE.replace("LANG", _quoted(lang)),
    ]
    for number, page in enumerate(pages, 1):
        drawn = f'image(bytes({_quoted(svg(page))}), format: "svg", width: 100%, height: 100%)'
        parts.append(f"#place({drawn})\n{''.join(map(_word, page.all_words()))}")
        if number < len(pages):
            parts.append("#pagebreak()")
    return typst.compile("\n".join(parts).encode(), ignore_system_fonts=True)


def _quoted(text: str) -> str:
    """Writes a string of Typst.

    >>> _quoted('a "b"')
    '"a \\\\"b\\\\""'
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _word(word: Word) -> str:
    x, y, width, size = (f"{each:.3f}mm" for each in (*word.at, word.width, word.size))
    style = f"bold: {str(word.bold).lower()}, fill: rgb({_quoted(_tone(word.colour))})"
    if word.height:
        return f"#p({x}, {y}, {width}, {word.height:.3f}mm, {size}, {_quoted(word.text)}, {style})\n"
    left = f"left: {str(word.left).lower()}"
    return f"#w({x}, {y}, {width}, {size}, {_quoted(word.text)}, {style}, {left})\n"


def svg(page: Page) -> str:
    """Draws everything on a page but its words."""
    wide, high = page.size
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(high)}">']
    for number, item in enumerate(page.items):
        parts.append(_item(item, number))
    parts += [*_paths(page.marks, 1), "</svg>"]
    return "".join(parts)


def _item(item: Item, number: int) -> str:
    over = item.cut.inset(-item.bleed)
    x, y, w, h = map(num, over)
    at = f"translate({item.at[0]:.4f} {item.at[1]:.4f}) scale({item.scale:.5f})"
    paths = "".join(_paths(item.drawing.marks, item.scale))
    return (
        f'<clipPath id="c{number}"><rect x="{x}" y="{y}" width="{w}" height="{h}"/></clipPath>'
        f'<g clip-path="url(#c{number})"><g transform="{at}">{paths}</g></g>'
    )


def _paths(marks: Iterable[Mark], scale: float) -> Iterable[str]:
    for mark in marks:
        if not mark.d:
            continue
        width = HAIR / scale if mark.fine else max(mark.width, HAIR / scale)
        stroke = f' stroke="{_tone(mark.stroke)}" stroke-width="{num(width)}" stroke-linejoin="round"'
        # Not every program counts the length of a path as it is told to.
        stretch = mark.real / mark.long if mark.long else 1
        dashes = " ".join(num(each * stretch) for each in mark.dash)
        dash = f' stroke-dasharray="{dashes}"' if mark.dash else ""
        dash += f' stroke-dashoffset="{num(mark.offset * stretch)}"' if mark.offset else ""
        cap = ' stroke-linecap="round"' if mark.round else ""
        line = f"{stroke}{dash}{cap}" if mark.stroke else ""
        x, y = mark.at[0], mark.at[1] + mark.down
        moved = f' transform="translate({num(x)} {num(y)})"' if x or y else ""
        yield f'<path d="{mark.d}" fill="{_tone(mark.fill)}"{line}{moved}/>'


def _tone(colour: str) -> str:
    """Gets black or white for a colour."""
    if not colour:
        return "none"
    return "#fff" if looks().colours[colour]["paper"] == "white" else "#000"

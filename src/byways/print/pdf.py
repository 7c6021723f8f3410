"""Pages as a PDF file: drawings as one SVG a page, words set by Typst over them."""

from __future__ import annotations

from collections.abc import Sequence

from byways.extras import needed

from .curve import num
from .marks import SMALLEST, Word
from .page import Page
from .svg import svg, tone

FACE = """#set text(font: "Libertinus Serif", top-edge: "cap-height", bottom-edge: "baseline")
#set par(leading: 0.5em, justify: false)
"""
WORDS = """
#let shown(size, bold, fill, body) = text(size: size, weight: if bold { 700 } else { 400 }, fill: fill, body)
#let w(x, y, width, size, body, bold: false, fill: black, left: false) = context {
  let at = measure(shown(size, bold, fill, body))
  let fit = calc.max(calc.min(size, SMALLEST), size * calc.min(1, width / calc.max(at.width, 0.01mm)))
  let made = shown(fit, bold, fill, body)
  let m = measure(made)
  let squeeze = calc.min(1, width / calc.max(m.width, 0.01mm))
  let wide = m.width * squeeze
  place(top + std.left, dx: x - if left { 0mm } else { wide / 2 }, dy: y - m.height / 2,
    scale(x: squeeze * 100%, origin: std.left, made))
}
#let p(x, y, width, height, size, body, bold: false, fill: black) = context {
  let fit = size
  while fit > SMALLEST and measure(block(width: width, shown(fit, bold, fill, body))).height > height {
    fit = calc.max(SMALLEST, fit * 0.95)
  }
  place(top + std.left, dx: x, dy: y, block(width: width, shown(fit, bold, fill, body)))
}
""".replace("SMALLEST", f"{SMALLEST}mm")


def write(pages: Sequence[Page], title: str, lang: str) -> bytes:
    """Writes a PDF; fonts are embedded, lines are lines, words are text.

    :raises MissingExtra: what writes it is not installed.
    """
    with needed("print"):
        import typst
    wide, high = pages[0].size
    parts = [
        f'#set document(title: {quoted(title)}, author: "Byways", date: none)',
        f"#set page(width: {num(wide)}mm, height: {num(high)}mm, margin: 0mm)",
        f"#set text(lang: {quoted(lang)})\n{FACE}{WORDS}",
    ]
    for number, page in enumerate(pages, 1):
        parts.append(placed(page))
        if number < len(pages):
            parts.append("#pagebreak()")
    return typst.compile("\n".join(parts).encode(), ignore_system_fonts=True)


def placed(page: Page) -> str:
    """Gets what puts a page into the upper left corner of the room it is given, in Typst."""
    drawn = f'image(bytes({quoted(svg(page))}), format: "svg", width: 100%, height: 100%)'
    return f"#place({drawn})\n{''.join(map(_word, page.all_words()))}"


def quoted(text: str) -> str:
    """Writes a string of Typst.

    >>> quoted('a "b"')
    '"a \\\\"b\\\\""'
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _word(word: Word) -> str:
    x, y, width, size = (f"{each:.3f}mm" for each in (*word.at, word.width, word.size))
    style = f"bold: {str(word.bold).lower()}, fill: rgb({quoted(tone(word.colour))})"
    if word.height:
        return f"#p({x}, {y}, {width}, {word.height:.3f}mm, {size}, {quoted(word.text)}, {style})\n"
    left = f"left: {str(word.left).lower()}"
    return f"#w({x}, {y}, {width}, {size}, {quoted(word.text)}, {style}, {left})\n"

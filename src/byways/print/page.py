"""Pages before they are printed: what lies where, in millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from .curve import At, box, pair
from .marks import INK, Drawing, Mark, Word

PAPERS: dict[str, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 10.0
HAIR = 0.25
BLEED = 1.0
"""How far a drawing runs over the cut."""

TICK = (1.3, 2.4)
"""From where to where a crop mark reaches, away from its corner: beyond the bleed, on white."""

SMALL = 2.5
"""How high small print is."""

RULER = 50.0
"""How long the line is that shows whether a page came out as large as it should."""


class Rect(NamedTuple):
    """A rectangle on a page."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> At:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, by: float) -> Rect:
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def holds(self, other: Rect) -> bool:
        inside = other.right <= self.right + 0.01 and other.bottom <= self.bottom + 0.01
        return inside and self.x <= other.x + 0.01 and self.y <= other.y + 0.01


@dataclass(frozen=True, slots=True)
class Item:
    """Something on a page: a card, a board, a tray. Nothing of its drawing is seen outside its bleed."""

    ref: str
    cut: Rect
    """Where it ends once it is cut out."""

    drawing: Drawing
    at: At
    """Where the drawing begins."""

    scale: float
    """How many millimetres a unit is."""

    bleed: float = 0.0
    words: tuple[Word, ...] = ()
    """What stands on it besides, in millimetres of the page."""

    def all_words(self) -> list[Word]:
        """Gets every word on it, where it stands on the page."""
        return [*self.drawing.moved(self.at, self.scale), *self.words]


@dataclass(slots=True)
class Page:
    """One side of a sheet of paper."""

    size: tuple[float, float]
    items: list[Item] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    """Crop marks, folds, tables: in millimetres."""

    words: list[Word] = field(default_factory=list)
    back: bool = False
    colour: bool = False

    def all_words(self) -> Iterator[Word]:
        """Generates every word on the page."""
        for item in self.items:
            yield from item.all_words()
        yield from self.words

    @property
    def inner(self) -> Rect:
        """What every printer reaches."""
        return Rect(0, 0, *self.size).inset(MARGIN)


def extent(word: Word) -> Rect:
    """Gets the room that a word may take at most."""
    (x, y), high = word.at, word.height or word.size
    left = x if word.left else x - word.width / 2
    return Rect(left, y if word.height else y - high / 2, word.width, high)


def hair(d: str, dash: tuple[float, ...] = ()) -> Mark:
    """Gets a hairline."""
    return Mark(d, 0, INK, HAIR, dash=dash)


def line(a: At, b: At) -> str:
    return f"M{pair(a)}L{pair(b)}"


def frame(rect: Rect) -> str:
    return box(rect.x, rect.y, rect.w, rect.h)


def add_foot(page: Page, text: str) -> None:
    """Writes what a page is at its foot; on the right there is room for the ruler."""
    at, room = (MARGIN, page.size[1] - MARGIN / 2), page.inner.w / 2 - MARGIN / 2
    page.words.append(Word(text, at, SMALL, room, left=True))


def add_ruler(page: Page, text: str) -> None:
    """Draws a line of five centimetres at the foot of a page, with the words that belong to it."""
    right, y = page.inner.right, page.size[1] - MARGIN / 2
    left = right - RULER
    ticks = [line((left + x, y - (1.2 if x % RULER else 1.8)), (left + x, y)) for x in range(0, 51, 10)]
    page.marks.append(hair(line((left, y), (right, y)) + "".join(ticks)))
    room = page.inner.w / 2 - RULER - 2
    page.words.append(Word(text, (left - 2 - room / 2, y), SMALL, room))


def crop_marks(cut: Rect) -> str:
    """Gets the marks at the four corners; they stay outside of what is cut out."""
    near, far = TICK
    parts = []
    for x, out in ((cut.x, -1), (cut.right, 1)):
        for y, down in ((cut.y, -1), (cut.bottom, 1)):
            parts.append(line((x + out * near, y), (x + out * far, y)))
            parts.append(line((x, y + down * near), (x, y + down * far)))
    return "".join(parts)

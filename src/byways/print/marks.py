"""What ink puts on paper: paths and words."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from byways.kernel.looks import Inked

from .curve import At

INK, BLANK = "pen", "sheet"
SMALLEST = 2.12
"""So high are letters at least, in millimetres: 6 points."""


@dataclass(frozen=True, slots=True)
class Mark(Inked):
    """One path, in the units of its drawing."""

    real: float = 0
    """How long it is, if it is counted otherwise."""

    offset: float = 0
    """How far into the dashes the path begins."""

    at: At = (0.0, 0.0)
    """How far the path is moved."""


@dataclass(frozen=True, slots=True)
class Word:
    """A few words, set in a box of which the middle (or the left edge) is given."""

    text: str
    at: At
    size: float
    """The height of the letters."""

    width: float
    """How much room there is; what is longer is made smaller."""

    colour: str = INK
    bold: bool = False
    left: bool = False
    """Whether the words begin at the place instead of standing round it."""

    height: float = 0
    """If given, the words may run over several lines within so much room."""

    only: str = ""


@dataclass(slots=True)
class Drawing:
    """Marks and words that belong together."""

    marks: list[Mark] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)

    def add(self, other: Drawing, at: At = (0.0, 0.0)) -> None:
        """Puts another drawing on top, moved."""
        self.marks += [replace(mark, at=at) for mark in other.marks]
        self.words += other.moved(at)

    def on_paper(self) -> Drawing:
        """Gets it without what is for screens only."""
        marks = [mark for mark in self.marks if mark.only in ("", "paper")]
        return Drawing(marks, [word for word in self.words if word.only in ("", "paper")])

    def moved(self, at: At, scale: float = 1) -> list[Word]:
        """Gets the words where they stand once the drawing is put at a place, none too small to be read."""
        least = SMALLEST if scale != 1 else 0
        return [
            replace(
                word,
                at=(at[0] + word.at[0] * scale, at[1] + word.at[1] * scale),
                size=max(word.size * scale, least),
                width=word.width * scale,
                height=word.height * scale,
            )
            for word in self.words
        ]

"""What ink puts on paper: paths in black or white, and words."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .curve import At

INK, BLANK, NONE = "#000", "#fff", "none"


@dataclass(frozen=True, slots=True)
class Mark:
    """One path, in the units of its drawing."""

    d: str
    z: float = 0
    """Lower layers first."""

    stroke: str = NONE
    width: float = 0
    fill: str = NONE
    dash: tuple[float, ...] = ()
    offset: float = 0
    """How far into the dashes the path begins."""

    soft: bool = False
    """Whether the ends of lines are round."""

    fine: bool = False
    """A hairline, however large the drawing is."""

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


@dataclass(slots=True)
class Drawing:
    """Marks and words that belong together."""

    marks: list[Mark] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)

    def moved(self, at: At, scale: float = 1) -> list[Word]:
        """Gets the words where they stand once the drawing is put at a place."""
        return [
            replace(
                word,
                at=(at[0] + word.at[0] * scale, at[1] + word.at[1] * scale),
                size=word.size * scale,
                width=word.width * scale,
                height=word.height * scale,
            )
            for word in self.words
        ]


def ink(d: str, width: float, z: float, dash: tuple[float, ...] = (), soft: bool = False) -> Mark:
    """Gets a black line."""
    return Mark(d, z, INK, width, dash=dash, soft=soft)


def blank(d: str, width: float, z: float) -> Mark:
    """Gets a white line, to interrupt what is below it."""
    return Mark(d, z, BLANK, width)


def filled(d: str, z: float, colour: str = INK) -> Mark:
    return Mark(d, z, fill=colour)


def outlined(d: str, width: float, z: float) -> Mark:
    """Gets a white shape with a black border."""
    return Mark(d, z, INK, width, BLANK)

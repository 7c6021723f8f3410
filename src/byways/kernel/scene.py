"""What to draw. A surface that can draw a scene can show every game.

All lengths are whole numbers; :data:`UNIT` is the width of a cell, card or die.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from .text import Arg as Arg
from .text import Args as Args
from .text import Text as Text

UNIT = 100

Point = tuple[int, int]
"""Across and down."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line or a sign in one of the styles of the visual language: ``highway``, ``railway``, ``crater``."""

    style: str
    points: tuple[Point, ...]
    """From end to end, within the spot. One point: a sign that stands there."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A sign with a number: three crystals, a treasure of five."""

    sign: str
    """The style of the sign, empty for points."""

    count: int
    seats: tuple[int, ...] = ()
    """Who has it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place, a piece or a button."""

    ref: str
    """The word that points at it, empty if it only decorates."""

    label: Text
    """What a screen reader says of it."""

    at: Point
    """The upper left corner, within the area."""

    size: Point = (UNIT, UNIT)
    shape: str = "cell"
    """``cell``, ``place`` (nothing is printed there, but a piece can be put there), ``die``, ``card``,
    ``back`` (it lies face down), ``note`` (its label is written on it), ``peg``, ``button``; ``bare``:
    nothing but its strokes; ``verb``: a word that goes without saying once its thing is pointed at, so that
    it is never shown."""

    strokes: tuple[Stroke, ...] = ()
    text: str = ""
    """A short word: what stands on it if nothing is drawn, and what surfaces without drawing show."""

    marks: tuple[str, ...] = ()
    """``new`` this turn · ``last`` turn · ``used`` · ``centre`` · ``hit`` …, in the order of the alphabet.

    On a ghost ``turned-1``: it stands for the piece that was picked, turned by so
    many quarters clockwise round its first cell.
    """

    count: int | None = None
    """How many of the same kind are piled up here."""

    badges: tuple[Badge, ...] = ()
    """What it holds or is worth; a sign among its strokes shows the number of its badge."""

    short: Text | None = None
    """What it is called in a move, if that is less than the label; a drawing may have no such name."""

    means: tuple[str, ...] = ()
    """Words of other spots for which it stands where they can be picked: a cell for the way there."""


Place = Literal["side", "edge", "top", "standing"]
"""Where a tray lies: beside the board, along its edge that is nearest to the owner, above all the others,
or where it is told how everybody stands."""


@dataclass(frozen=True, slots=True)
class Area:
    """Spots that belong together: a board, a tray."""

    kind: str
    """``board``, ``tray``, ``ghosts`` (what a piece can look like once laid) or ``bar`` (buttons)."""

    label: Text
    """What is written above it."""

    size: Point
    spots: tuple[Spot, ...]
    seat: int | None = None
    """Whose it is, counted from 1, or the table's."""

    strokes: tuple[Stroke, ...] = ()
    """What is printed on it."""

    rule: Text | None = None
    """What is done with it, in a few words beside the heading."""

    count: Text | None = None
    """How much of it is left, beside the heading."""

    place: Place = "side"
    folds: bool = False
    """Whether nothing in it is needed in a turn, so that it may be shut where there is little room."""


def bounds(spots: Iterable[Spot]) -> Point:
    """Gets how large an area is that has room for spots, at least one unit."""
    corners = [(spot.at[0] + spot.size[0], spot.at[1] + spot.size[1]) for spot in spots] or [(UNIT, UNIT)]
    return max(x for x, _ in corners), max(y for _, y in corners)


def tray(
    label: Text,
    spots: Iterable[Spot],
    seat: int | None = None,
    *,
    rule: Text | None = None,
    count: Text | None = None,
    place: Place = "side",
    folds: bool = False,
) -> Area:
    """Gets a tray as large as what lies in it."""
    spots = tuple(spots)
    return Area("tray", label, bounds(spots), spots, seat, rule=rule, count=count, place=place, folds=folds)


def bar(game: str, seat: int, words: Mapping[str, str]) -> Area:
    """Gets the buttons of a seat: words, each a ``button``, or a ``verb`` that goes without saying."""
    spots = tuple(
        Spot(word, Text(f"{game}.button", {"word": word}), (i * UNIT, 0), shape=shape, text=word)
        for i, (word, shape) in enumerate(words.items())
    )
    return Area("bar", Text(f"{game}.bar"), (UNIT * len(spots), UNIT), spots, seat)


@dataclass(frozen=True, slots=True)
class Brief:
    """What everybody at a table always sees."""

    goal: Text
    """What wins, and what ends the game."""

    left: Text | None = None
    """What is left of the own turn."""

    guide: Text | None = None
    """What to do now, for a seat that is to act."""

    waste: Text | None = None
    """What would be thrown away if the turn ended now, where it may end."""

    target: int | None = None
    """The points that somebody has to reach."""

    counts: str | None = None
    """The only line of the score that counts towards them; ``None``: all do."""

    rounds: tuple[int, int] | None = None
    """Which round is being played, and of how many."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one seat sees. The own board comes first among the boards."""

    areas: tuple[Area, ...]

    @property
    def boards(self) -> tuple[Area, ...]:
        """The boards, the own one first."""
        return tuple(area for area in self.areas if area.kind == "board")

    @property
    def words(self) -> frozenset[str]:
        """Every word that can be pointed at."""
        return frozenset(spot.ref for area in self.areas for spot in area.spots if spot.ref)

    @property
    def end(self) -> str | None:
        """The word that ends the turn: the last button of the bar."""
        words = [spot.ref for area in self.areas if area.kind == "bar" for spot in area.spots if spot.ref]
        return words[-1] if words else None

"""What a game offers on paper: sheets to write on, pieces to cut out, dice to fold, deals to seal.

Drawings are scenes; sizes of pieces are millimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .protocol import Path, Seat
from .scene import Area, Text

Millimetres = tuple[int, int]
"""Across and down."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of a score table to be filled in."""

    label: Text
    about: Text | None = None
    """How it counts."""


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """A board to write or play on, with what should be at hand beside it."""

    part: str
    """A short word by which a person asks for it: ``boards``."""

    title: Text
    board: Area
    trays: tuple[Area, ...] = ()
    table: tuple[ScoreRow, ...] = ()
    columns: int = 1
    """For how many players the table has room."""

    per_page: tuple[int, ...] = (1,)
    """How many go on a page, the usual number first."""

    copies: int = 1


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to cut out. Lines that end at the border of its face run over the cut."""

    ref: str
    face: Area
    corner: str = ""
    """A short word in a corner."""

    body: Text | None = None
    """A sentence above the drawing."""

    copies: int = 1


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces that begin on a new row, with words beside it."""

    pieces: tuple[Piece, ...]
    label: Text | None = None


@dataclass(frozen=True, slots=True)
class Pieces:
    """Pieces of one size."""

    part: str
    title: Text
    size: Millimetres
    groups: tuple[Group, ...]
    back: Text | None = None
    """The picture on the backs, all the same; without it there are none."""

    round: bool = False
    """Whether they are discs."""


@dataclass(frozen=True, slots=True)
class Nets:
    """Dice to fold and glue."""

    part: str
    title: Text
    edge: int
    """How long an edge is, in millimetres."""

    dice: tuple[Group, ...]
    """Six pieces for each die: four faces round it, the upper one, the lower one."""


@dataclass(frozen=True, slots=True)
class PrintedField:
    """A board with cells as large as its pieces, on as many pages as it needs."""

    part: str
    title: Text
    board: Area
    """Its cells are as large as a unit."""

    cell: Millimetres


Part = PrintedSheet | Pieces | Nets | PrintedField


@dataclass(frozen=True, slots=True)
class Dealt:
    """A move of nature, as somebody at the table sees it."""

    area: Area
    seat: Seat | None = None
    """To whom alone, or to all."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What a game offers on paper."""

    parts: Callable[[Mapping[str, Any], int | None], tuple[Part, ...]]
    """Gets everything there is for the options given, which may be incomplete, and so many
    players, if that is known; raises BadOptions."""

    dealt: Callable[[Mapping[str, Any], Path], Dealt | None] = lambda options, path: None
    """Gets what a move of nature brings under complete options, or ``None`` where it cannot be sealed."""

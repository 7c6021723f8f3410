"""Finished games, move by move."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.protocol import Happening, Path
from byways.kernel.remarks import Remarks
from byways.kernel.scene import Text
from byways.kernel.table import Ending, Perspective

from .messages import SeatShown
from .tables import Ident
from .wishes import Number


class ReplayMove(Struct):
    """A move of a finished game."""

    seat: Annotated[int, Meta(ge=0, description="0 is nature: dice and cards.")]
    path: Path
    events: tuple[Happening, ...]
    stage: Text


class Replay(Struct):
    """A finished game, in short."""

    id: Ident
    game: str
    seats: list[SeatShown]
    moves: tuple[ReplayMove, ...]
    ending: Ending | None
    start: Annotated[Text, Meta(description="The stage before the first move.")]
    table: Annotated[bool, Meta(description="Whether it was played at a table here.")]
    remarks: Annotated[Remarks, Meta(description="The comments and variations in its record.")] = ()


class Moment(Struct):
    """A finished game after one of its moves."""

    move: int
    view: Perspective


class CurveLine(Struct):
    """A line of the score, move by move."""

    code: str
    points: list[int]


class SeatCurve(Struct):
    """A seat's score, move by move."""

    seat: Number
    totals: list[int]
    lines: list[CurveLine]


class ScoreCurve(Struct):
    """Every seat's score before the first move and after each."""

    seats: list[SeatCurve]


class Roll(Struct):
    """One of nature's moves, and the numbers behind it."""

    path: Path
    draws: Annotated[
        tuple[tuple[int, int], ...] | None, Meta(description="Pairs: a bound, and the number below it.")
    ]


class Dice(Struct):
    """All of nature's moves in order."""

    rolls: list[Roll]

"""Puzzles: which there are, where one stands, what an answer is worth."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.protocol import Path
from byways.kernel.scene import Text
from byways.kernel.table import Perspective

from .games import Options

Grade = Annotated[int, Meta(ge=1, le=5, description="How hard it is, from 1 to 5.")]


class PuzzleFacts(Struct):
    """A puzzle in a list."""

    name: str
    goal: Annotated[str, Meta(description="`total`, `win`, `force`, `save`, or a line of the score.")]
    grade: Grade


class GamePuzzles(Struct):
    """The puzzles of a game."""

    game: str
    today: Annotated[str, Meta(description="The name of today's puzzle, the same for everybody.")]
    puzzles: list[PuzzleFacts]


class Puzzles(Struct):
    """All puzzles."""

    day: Annotated[str, Meta(description="Today in universal time, such as `2026-11-15`.")]
    games: list[GamePuzzles]


class LineDifference(Struct):
    """A line of the score that two turns fill differently."""

    code: str
    yours: int
    best: int


class Verdict(Struct):
    """What a turn has come to."""

    right: bool
    value: Annotated[int | None, Meta(description="What it reached; null where points do not decide.")]
    best: int
    says: Annotated[Text, Meta(description="What the turn did.")]
    differences: Annotated[list[LineDifference], Meta(description="Where the best turn differs.")]


class PuzzlePosition(Struct):
    """Where somebody stands with a puzzle."""

    game: str
    name: str
    goal: str
    grade: Grade
    task: Text
    options: Options
    seats: int
    turns: Annotated[int, Meta(description="In how many different ways the turn can end.")]
    steps: Annotated[list[Path], Meta(description="Those so far, with what goes without saying after them.")]
    view: Perspective
    verdict: Annotated[Verdict | None, Meta(description="Once the turn is over.")] = None


class PuzzleAnswer(Struct):
    """The best turn."""

    steps: list[Path]
    view: Annotated[Perspective, Meta(description="The table after it.")]
    says: Annotated[Text, Meta(description="What it does.")]
    others: Annotated[Text, Meta(description="How much less all other turns are worth.")]
    count: Annotated[int, Meta(description="How many answers there are that earn points elsewhere.")]

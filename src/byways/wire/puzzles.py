"""Puzzles, your progress with them, and what answers are worth."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.protocol import Path
from byways.kernel.scene import Area, Text
from byways.kernel.table import Perspective

from .games import Options

Grade = Annotated[int, Meta(ge=1, le=5, description="The difficulty, from 1 to 5.")]


class PuzzleFacts(Struct):
    """A puzzle in a list."""

    name: str
    goal: Annotated[
        str,
        Meta(description="`total`, `win`, a goal of foresight such as `guard`, or a line of the score."),
    ]
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
    """A line of the score in which two turns differ."""

    code: str
    yours: int
    best: int


class Verdict(Struct):
    """The result of a turn."""

    right: bool
    value: Annotated[int | None, Meta(description="The points reached; null where points don't decide.")]
    best: int
    says: Annotated[Text, Meta(description="What the turn did.")]
    differences: Annotated[list[LineDifference], Meta(description="Where the best turn differs.")]
    reply: Annotated[Text | None, Meta(description="How another player answers a wrong turn.")] = None
    reply_words: Annotated[Path, Meta(description="The words of that answer.")] = ()


class PuzzlePosition(Struct):
    """The position of a puzzle after some steps."""

    game: str
    name: str
    goal: str
    grade: Grade
    task: Text
    now: Annotated[int | None, Meta(description="What the goal counts so far; null for a win.")]
    known: Annotated[list[Area], Meta(description="Hidden things that can be worked out.")]
    options: Options
    seats: int
    turns: Annotated[int, Meta(description="The number of ways to end the turn.")]
    steps: Annotated[list[Path], Meta(description="The steps so far, automatic ones included.")]
    view: Perspective
    verdict: Annotated[Verdict | None, Meta(description="Once the turn is over.")] = None


class PuzzleAnswer(Struct):
    """The best turn."""

    steps: list[Path]
    view: Annotated[Perspective, Meta(description="The table after it.")]
    says: Annotated[Text, Meta(description="What it does.")]
    others: Annotated[Text, Meta(description="A sentence about how much less all other turns are worth.")]
    count: Annotated[int, Meta(description="The number of best turns, told apart by where they earn points.")]
    line: Annotated[list[Text], Meta(description="How the game may go on to the win, move by move.")] = []

"""Answers about what turns are worth. Hints are :class:`byways.insight.turns.Advice`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.insight.review import JudgedTurn


class ReviewPart(Struct, frozen=True):
    """Turns that were judged; the next part is asked for with `after`."""

    turns: list[JudgedTurn]
    after: Annotated[int | None, Meta(description="The log line to continue from; none: that was all.")]
    moves: Annotated[int, Meta(description="The number of lines in the log.")]
    result: Annotated[
        float | None, Meta(description="Only with the last part: the points, or the share of the win.")
    ]


class LadderScore(Struct, frozen=True):
    """What bots of one level make of the same dice or cards."""

    level: int
    total: Annotated[int | None, Meta(description="None if points don't decide.")]

"""What the bots make of the very same dice or cards, and how a result compares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from byways.bots import at_table
from byways.kernel.bot import LEVELS
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Game, Seat

PAR = 4
"""The level whose score is par."""

SECONDS = 60.0
"""More than any level takes for a move: what a deal is worth must not depend on how busy a machine is."""


@dataclass(frozen=True, slots=True)
class Par:
    """The scores of the ladder on one deal: each level at every seat."""

    scores: tuple[tuple[int, int], ...]
    """Levels, the weakest first, each with its score."""

    @property
    def par(self) -> int | None:
        """The score of the level that is par, once it is known."""
        return dict(self.scores).get(PAR)

    def beaten(self, total: int) -> int | None:
        """Gets the strongest level that *total* is better than."""
        return max((level for level, score in self.scores if total > score), default=None)


def par(
    game: Game[Any, Any, Any], seats: int, chance: Chance, seat: Seat, state: Any = None
) -> Iterator[Par]:
    """Generates the scores of the ladder as they become known, the quick levels first.

    Everybody at the table is of one level, and the score is that of *seat*. Nothing is generated
    where nobody plays for points.
    """
    scores: list[tuple[int, int]] = []
    for level in LEVELS:
        total = score_of(game, seats, chance, seat, level, state)
        if total is None:
            return
        scores.append((level, total))
        yield Par(tuple(scores))


def score_of(
    game: Game[Any, Any, Any], seats: int, chance: Chance, seat: Seat, level: int, state: Any = None
) -> int | None:
    """Gets the score of *seat* where everybody is of one level; ``None`` where nobody plays for points."""
    match = Match.start(game, seats, chance, state)
    if not game.tally(match.state, seat).scored:
        return None
    while match.to_act:
        acting = min(match.to_act)
        bot = at_table(match, acting, level)
        match.play(acting, bot.choose(game, match.view(acting), acting, SECONDS))
    return game.tally(match.state, seat).total

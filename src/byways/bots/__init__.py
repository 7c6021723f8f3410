"""Players without hands. They see a view and nothing else, so they cannot cheat."""

from __future__ import annotations

from typing import Any

from byways.kernel.match import Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick

from .protocol import Bot
from .simple import ChanceBot, GreedyBot

LEVELS: dict[int, type[Bot]] = {1: ChanceBot, 2: GreedyBot}
"""The bots by strength, the weakest first."""


def at_table(match: Match[Any, Any, Any], seat: Seat, level: int) -> Bot:
    """Gets a bot for the next move of *seat*, the same for the same table, log and draft."""
    return LEVELS[level](Quick(f"{match.chance.seed} {len(match.log)} {match.draft(seat)}"))


__all__ = ["LEVELS", "Bot", "ChanceBot", "GreedyBot", "at_table"]

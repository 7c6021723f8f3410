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


def seed_at(match: Match[Any, Any, Any], seat: Seat) -> str:
    """Gets what a bot's next move for *seat* follows from: the same for the same table, log and draft."""
    return f"{match.chance.seed} {len(match.log)} {seat} {match.draft(seat)}"


def at_table(match: Match[Any, Any, Any], seat: Seat, level: int) -> Bot:
    """Gets a bot for the next move of *seat*."""
    return LEVELS[level](Quick(seed_at(match, seat)))


__all__ = ["LEVELS", "Bot", "ChanceBot", "GreedyBot", "at_table", "seed_at"]

"""Players without hands. They see a view and nothing else, so they cannot cheat."""

from __future__ import annotations

from .protocol import Bot
from .simple import ChanceBot, GreedyBot

LEVELS: dict[int, type[Bot]] = {1: ChanceBot, 2: GreedyBot}
"""The bots by strength, the weakest first."""

__all__ = ["LEVELS", "Bot", "ChanceBot", "GreedyBot"]

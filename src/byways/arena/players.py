"""Who can play in the arena: a level, or one of the bots that play any game."""

from __future__ import annotations

from typing import Any

from byways.bots import LEVELS, Bot, ChanceBot, GreedyBot, TreeBot, at_table, seed_at
from byways.kernel.match import Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick

PLAIN: dict[str, type[ChanceBot] | type[GreedyBot] | type[TreeBot]] = {
    bot.name: bot for bot in (ChanceBot, GreedyBot, TreeBot)
}
KNOWN = (*map(str, LEVELS), *PLAIN)
"""How players are named."""


def bot_named(name: str, match: Match[Any, Any, Any], seat: Seat) -> Bot:
    """Gets a player's bot for the next move of *seat*."""
    if name in PLAIN:
        return PLAIN[name](Quick(seed_at(match, seat)))
    return at_table(match, seat, int(name))

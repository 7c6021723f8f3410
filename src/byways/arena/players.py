"""Who can play in the arena: a level, a bot that plays any game, or a plain player that a game brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from byways.bots import at_table, seed_at
from byways.bots.simple import ChanceBot, GreedyBot
from byways.bots.tree import TreeBot
from byways.kernel.bot import LEVELS, Bot
from byways.kernel.match import Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick
from byways.registry import GAMES

PLAIN: dict[str, type[ChanceBot] | type[GreedyBot] | type[TreeBot]] = {
    bot.name: bot for bot in (ChanceBot, GreedyBot, TreeBot)
}


def rivals(game: str) -> dict[str, Callable[[Any], Bot]]:
    """Gets the plain players that a game keeps in its module ``rivals``; most have none."""
    module = GAMES[game].facets.module("rivals")
    return {} if module is None else cast(dict[str, Callable[[Any], Bot]], module.RIVALS)


def known(game: str) -> tuple[str, ...]:
    """Gets how the players of a game are named."""
    return (*map(str, LEVELS), *PLAIN, *rivals(game))


def bot_named(name: str, match: Match[Any, Any, Any], seat: Seat) -> Bot:
    """Gets a player's bot for the next move of *seat*."""
    if name in PLAIN:
        return PLAIN[name](Quick(seed_at(match, seat)))
    if name.isdigit():
        return at_table(match, seat, int(name))
    return rivals(match.game.name)[name](match.game)

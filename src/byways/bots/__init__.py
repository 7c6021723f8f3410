"""Players without hands. They see a view and nothing else, so they cannot cheat."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from typing import Any

from byways.kernel.bot import Bot
from byways.kernel.facets import bot_of
from byways.kernel.facts import Facts
from byways.kernel.match import Match
from byways.kernel.protocol import Game, Seat
from byways.kernel.rng import Quick

from .simple import ChanceBot, GreedyBot

PLAIN: dict[int, type[ChanceBot] | type[GreedyBot]] = {1: ChanceBot, 2: GreedyBot}
"""The bots that play any game, by strength."""


def is_compiled(facts: Facts) -> bool:
    """Whether the search of a game's own bots is compiled, if it has one; else they play weaker."""
    search = find_spec(f"{facts.facets.package}.search")
    return search is None or not str(search.origin).endswith(".py")


@cache
def step_back(by: int = 10) -> None:
    """Lets people's moves come first, once for each process in which something is thought about for long."""
    with suppress(OSError, AttributeError):
        os.nice(by)


def seed_at(match: Match[Any, Any, Any], seat: Seat) -> str:
    """Gets what a bot's next move for *seat* follows from: the same for the same table, log and draft."""
    return f"{match.chance.seed} {len(match.log)} {seat} {match.draft(seat)}"


def bot_for(game: Game[Any, Any, Any], level: int, seed: str) -> Bot:
    """Gets a bot of that level, or the strongest there is; what it leaves to chance follows from *seed*."""
    return bot_of(game, level) or PLAIN[min(level, max(PLAIN))](Quick(seed))


def at_table(match: Match[Any, Any, Any], seat: Seat, level: int) -> Bot:
    """Gets a bot for the next move of *seat*."""
    return bot_for(match.game, level, seed_at(match, seat))

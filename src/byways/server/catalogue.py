"""The games that are played here."""

from __future__ import annotations

from typing import Any

from byways.kernel.facts import Facts, Options
from byways.kernel.protocol import Game
from byways.registry import GAMES

from .errors import Trouble


def kept_game(name: str, rules: int, options: Options, seats: int, positioned: bool) -> Game[Any, Any, Any]:
    """Gets the game of a table that is kept; a table made before only names a file of one's own."""
    facts = GAMES[name].under(rules)
    options = facts.resolve(options)
    return facts.create_position(options) if positioned else facts.create(options, seats)


def game_named(name: str) -> Facts:
    """Gets a game.

    :raises Trouble: there is none of that name.
    """
    if name not in GAMES:
        raise Trouble(404, "server.no_game")
    return GAMES[name]

"""The games that are played here."""

from __future__ import annotations

from byways.kernel.facts import Facts
from byways.registry import GAMES

from .errors import Trouble


def game_named(name: str) -> Facts:
    """Gets a game.

    :raises Trouble: there is none of that name.
    """
    if name not in GAMES:
        raise Trouble(404, "server.no_game")
    return GAMES[name]

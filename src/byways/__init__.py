"""Byways: network-building tabletop games for people and programs.

>>> import byways
>>> table = byways.open_table("ink", seats=1, seed="doc")
>>> bot = byways.GreedyBot(byways.Quick("doc"))
>>> while not table.over:
...     seat = min(table.to_act)
...     action = bot.choose(table.game, table.view(seat), seat, seconds=1)
...     events = table.play(seat, action)
>>> table.game.outcome(table.state).winners
frozenset({1})
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Any

from byways.bots import LEVELS, ChanceBot, GreedyBot
from byways.kernel.choice import Choices, choices, legal, scores, why
from byways.kernel.facts import BadOptions, Facts
from byways.kernel.match import Chance, Match, replay
from byways.kernel.protocol import (
    NATURE,
    Event,
    Game,
    IllegalAction,
    Line,
    Outcome,
    Refusal,
    Seat,
    Tally,
    UnreadableAction,
)
from byways.kernel.record import BadRecord, Record
from byways.kernel.rng import Quick, secret
from byways.kernel.seating import lot, seated
from byways.registry import GAMES

try:
    __version__ = version("byways")
except PackageNotFoundError:  # run from its sources, without having been installed
    __version__ = "0"


def open_table(
    game: str, seats: int = 1, seed: str | None = None, chance: tuple[str, ...] = (), **options: Any
) -> Match[Any, Any, Any]:
    """Opens a table of a game by name.

    *chance* are moves of nature known beforehand, in the game's notation; the
    seed decides the others. Seat 1 begins; who sits there a program chooses, or draws by lot:
    ``seated(players, lot(seed, len(players)))``.

    :raises KeyError: there is no such game.
    :raises BadOptions: the options are not offered.
    :raises ImpossibleChance: nature cannot move like that.
    """
    given = tuple(tuple(item.split(" ")) for item in chance)
    dice = Chance(secret() if seed is None else seed, given=given)
    facts = GAMES[game]
    return Match.start(facts.create(facts.resolve(options, seats), seats), seats, dice)


__all__ = [
    "GAMES",
    "LEVELS",
    "NATURE",
    "BadOptions",
    "BadRecord",
    "Chance",
    "ChanceBot",
    "Choices",
    "Event",
    "Facts",
    "Game",
    "GreedyBot",
    "IllegalAction",
    "Line",
    "Match",
    "Outcome",
    "Quick",
    "Record",
    "Refusal",
    "Seat",
    "Tally",
    "UnreadableAction",
    "choices",
    "legal",
    "lot",
    "open_table",
    "replay",
    "scores",
    "seated",
    "why",
]

"""Byways: network-building tabletop games for people and programs.

>>> import byways
>>> table = byways.open_table("ink", seed="doc")
>>> while not table.over:
...     events = table.play(1, table.suggest(1, level=1))
>>> table.outcome.winners
frozenset({1})
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from byways.extras import MissingExtra
from byways.insight.review import Review
from byways.insight.turns import Advice
from byways.kernel.bot import LEVELS
from byways.kernel.choice import Choices
from byways.kernel.facts import Facts
from byways.kernel.protocol import Event, Game, Happening, Line, Outcome
from byways.kernel.remarks import Remark
from byways.kernel.rng import Quick
from byways.kernel.table import ScoreSheet
from byways.library.opening import load, open_table, review, view_schema
from byways.library.reasons import Reason, Refused
from byways.library.seating import lot, seated
from byways.library.table import Table
from byways.registry import GAMES

try:
    __version__ = version("byways")
except PackageNotFoundError:  # run from its sources, without having been installed
    __version__ = "0"

__all__ = [
    "GAMES",
    "LEVELS",
    "Advice",
    "Choices",
    "Event",
    "Facts",
    "Game",
    "Happening",
    "Line",
    "MissingExtra",
    "Outcome",
    "Quick",
    "Reason",
    "Refused",
    "Remark",
    "Review",
    "ScoreSheet",
    "Table",
    "load",
    "lot",
    "open_table",
    "review",
    "seated",
    "view_schema",
]

"""Environments for learning: PettingZoo for every game, Gymnasium for those that one plays alone.

Needs the extra ``env``. What is observed and what a token means: ``docs/environments.md``.
"""

from __future__ import annotations

from byways.extras import needed

with needed("env"):
    import gymnasium
    import numpy as np  # noqa: F401
    import pettingzoo  # noqa: F401

from byways.registry import GAMES

from .observation import Field, Schema
from .seats import GameAEC, GameParallel
from .solo import GameSolo
from .tokens import Vocabulary
from .vector import GameVector

aec = GameAEC
parallel = GameParallel
vector = GameVector

for _facts in GAMES.values():
    _name = f"byways/{_facts.name}-v{_facts.rules}"
    if _facts.seats[0] == 1 and _name not in gymnasium.registry:
        gymnasium.register(_name, "byways.env:GameSolo", kwargs={"game": _facts.name})

__all__ = [
    "Field",
    "GameAEC",
    "GameParallel",
    "GameSolo",
    "GameVector",
    "Schema",
    "Vocabulary",
    "aec",
    "parallel",
    "vector",
]

"""Plain players of this game for the arena, to compare the levels with."""

from __future__ import annotations

from dataclasses import replace

from .player import Player, Style
from .rules import Bands


class Thumb(Player):
    """Level 5 without what was learned: a rule of thumb says who stands better."""

    @property
    def _style(self) -> Style:
        return replace(super()._style, learned=False)


def thumb(game: Bands) -> Thumb:
    return Thumb(game.table, 5)


RIVALS = {"thumb": thumb}

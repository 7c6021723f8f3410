"""Many games side by side on the core: the base game, dice drawn in the order in which they fell."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from byways.kernel.facets import Column, Vector

from . import batch, layout
from .tables import tables

CELLS = 49
MOST_WAYS = 8 * CELLS
"""Every piece in every cell, turned and mirrored."""


class Games:
    """So many games, in the buffers of the core."""

    actions = MOST_WAYS
    meanings = layout.TILES * CELLS

    def __init__(self, count: int) -> None:
        self.count = count
        self.points = _numbers("i", count)
        self.over = _numbers("i", count)
        self.ways = _numbers("i", MOST_WAYS * count)
        self._boards = _numbers("i", layout.BOARD * count)
        self._games = _numbers("i", layout.GAME * count)
        self._chances = _numbers("q", 5 * count)
        self._notes = _numbers("i", layout.NOTES)
        self.columns = (
            Column("cells", self._boards, layout.BOARD, layout.TILE, layout.TILE + CELLS),
            Column("turn", self._games, layout.GAME, layout.TURN, layout.TURN + 1),
            Column("dice", self._games, layout.GAME, layout.ROLLED, layout.ROLLED + 4),
            Column("die", self._games, layout.GAME, layout.PIECE, layout.PIECE + 1),
            Column("choices", self._games, layout.GAME, layout.CHOICES, layout.CHOICES + 1),
        )

    def begin(self, first: int) -> None:
        batch.begin_games(self._boards, tables(), self._notes, self._games, self._chances, first, self.count)

    def step(self, actions: Sequence[int], count_all: bool) -> int:
        return batch.step_games(
            self._boards,
            tables(),
            self._notes,
            self._games,
            self._chances,
            actions,
            self.points,
            self.over,
            count_all,
            self.count,
        )

    def list_ways(self) -> None:
        batch.list_ways(self._boards, tables(), self._games, self.ways, MOST_WAYS, self.count)


def _numbers(kind: str, count: int) -> array[int]:
    made = array(kind)
    made.frombytes(bytes(made.itemsize * count))
    return made


VECTOR = Vector(Games)

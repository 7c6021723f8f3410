"""Squares: sides, neighbours, and how cells are written."""

from __future__ import annotations

import re
from enum import IntEnum

Cell = tuple[int, int]
"""Column and row; column to the east, row to the south."""


class Side(IntEnum):
    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def opposite(self) -> Side:
        return Side((self + 2) % 4)


STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The step across each side, in the order of :class:`Side`."""

_UNBOUNDED = re.compile(r"(0|-?[1-9][0-9]{0,5}),(0|-?[1-9][0-9]{0,5})\Z")


def beside(cell: Cell, side: int) -> Cell:
    """Gets the cell across *side*.

    >>> beside((2, 2), Side.W)
    (1, 2)
    """
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def write_unbounded(cell: Cell) -> str:
    """Writes a cell of a plane without borders: ``3,-1``."""
    return f"{cell[0]},{cell[1]}"


def read_unbounded(word: str) -> Cell:
    """Reads a cell of a plane without borders.

    >>> read_unbounded("3,-1")
    (3, -1)

    :raises ValueError: not exactly as :func:`write_unbounded` writes it.
    """
    match = _UNBOUNDED.match(word)
    if match is None:
        raise ValueError(f"not a cell: {word!r}")
    return int(match[1]), int(match[2])


class Board:
    """A bounded board: cells by number and by name, and their neighbours.

    >>> board = Board(7, 7)
    >>> board.names[24], board.number["d4"], board.beside[24]
    ('d4', 24, (17, 25, 31, 23))
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.size = columns * rows
        self.names = tuple(f"{chr(97 + i % columns)}{i // columns + 1}" for i in range(self.size))
        """Column letter and row number, row by row."""
        self.number = {name: i for i, name in enumerate(self.names)}
        self.beside = tuple(tuple(self._across(i, side) for side in Side) for i in range(self.size))
        """The number of the cell across each side, -1 beyond the border."""

    def cell(self, number: int) -> Cell:
        return number % self.columns, number // self.columns

    def _across(self, number: int, side: Side) -> int:
        x, y = beside(self.cell(number), side)
        return y * self.columns + x if 0 <= x < self.columns and 0 <= y < self.rows else -1

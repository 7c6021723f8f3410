"""What level 5 has learned: a net's guess of the points still to come."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from byways.kernel.weights import NetShape, Weights

from . import layout, search, value

SHAPE = NetShape(b"byways trails net 2\n", layout.FEATURES, layout.HIDDEN, layout.SECOND)
FILE = "trails.net"


@dataclass(frozen=True, slots=True)
class Net:
    """Weights, and room to think. Not to be shared by two that think at the same time."""

    weights: Weights
    _sums: array[int] = field(default_factory=lambda: array("h", bytes(2 * layout.SUMS)))
    _notes: array[int] = field(default_factory=lambda: array("i", bytes(4 * layout.NOTES)))

    def judge(self, area: array[int], tables: array[int], who: int) -> int:
        """Gets what an area is worth, in hundredths of a point, by hopes, the score alone or the net."""
        rows, heads = self.weights.rows, self.weights.heads
        return value.find_worth(area, tables, self._notes, rows, heads, self._sums, who)

    def find_turn(self, area: array[int], tables: array[int], plan: array[int]) -> int:
        """Finds the best ways to place cards and gets the value of the best, in hundredths of a point."""
        rows, heads = self.weights.rows, self.weights.heads
        return search.find_turn(area, tables, self._notes, plan, rows, heads, self._sums)


@cache
def learned() -> Net:
    """Gets what was learned."""
    return Net(read(files(__package__).joinpath(FILE).read_bytes()))


@cache
def empty() -> Net:
    """Gets a net that expects nothing, for who does not ask it."""
    return Net(SHAPE.empty(layout.HEADS))


def read(data: bytes) -> Weights:
    """Reads a file of weights.

    :raises BadWeights: it is no such file, or one for another net.
    """
    return SHAPE.read(data, (layout.HEADS,))

"""What level 5 has learned: a net's guess of the points still to come."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from byways.kernel.weights import Shape, Weights

from . import layout

SHAPE = Shape(b"byways trails net 1\n", layout.FEATURES, layout.HIDDEN, layout.SECOND)
FILE = "trails.net"


@dataclass(frozen=True, slots=True)
class Net:
    """Weights, and room for sums of the first layer. Not to be shared by two that think at the same time."""

    weights: Weights
    sums: array[int] = field(default_factory=lambda: array("h", bytes(2 * layout.SUMS)))


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

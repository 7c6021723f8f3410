"""The weights of the value nets of this game."""

from __future__ import annotations

from functools import cache

from byways.kernel.weights import NetShape, Weights

from .layout import CELLS_ONCE, FEATURES, HIDDEN, SECOND, WITH_LAVA

SHAPE = NetShape(b"byways ink net 3\n", FEATURES, HIDDEN, SECOND)
ROUNDS = 6
"""One output for the end of every round but the last."""

NETS = {"base": 2 * ROUNDS, "expansions": 3 * ROUNDS}
"""How many outputs each net has: for the editions of 2020 and 2019; for lava, meteors, both."""


def net_for(played: int) -> tuple[str, int]:
    """Gets which net knows the rules that are played, and its output for the end of the first round."""
    expansions = played // WITH_LAVA
    if expansions:
        return "expansions", ROUNDS * (expansions - 1)
    return "base", ROUNDS * (played & CELLS_ONCE)


@cache
def empty(net: str) -> Weights:
    """Gets a net that expects nothing, so that the score alone counts."""
    return SHAPE.empty(NETS[net])


def read(data: bytes) -> Weights:
    """Reads a file of weights.

    :raises BadWeights: it is no such file, or one for another net.
    """
    return SHAPE.read(data, NETS.values())

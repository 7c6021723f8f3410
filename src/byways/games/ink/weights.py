"""The weights of the value net: whole numbers in a small file, read without any library for learning."""

from __future__ import annotations

import sys
import zlib
from array import array
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .layout import CELLS_ONCE, FEATURES, HEAD, HIDDEN, SECOND, WITH_LAVA

MAGIC = b"byways ink net 2\n"
ROUNDS = 6
"""One output for the end of every round but the last."""

NETS = {"base": 2 * ROUNDS, "expansions": 3 * ROUNDS}
"""How many outputs each net has: for the editions of 2020 and 2019; for lava, meteors, both."""

FIRST_LAYER = (FEATURES + 1) * HIDDEN


def net_for(played: int) -> tuple[str, int]:
    """Gets which net knows the rules that are played, and its output for the end of the first round."""
    expansions = played // WITH_LAVA
    if expansions:
        return "expansions", ROUNDS * (expansions - 1)
    return "base", ROUNDS * (played & CELLS_ONCE)


class BadWeights(ValueError):
    """Raised when a file holds no weights of this net."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the net has learned."""

    rows: array[int]
    """A row of the first layer for each feature, the bias of that layer, the second layers."""

    heads: array[int]
    """Biases of the second layer, weights and bias of the last, for each round."""

    def to_bytes(self) -> bytes:
        return MAGIC + zlib.compress(_little(self.rows) + _little(self.heads), 6)


@cache
def empty(net: str) -> Weights:
    """Gets a net that expects nothing, so that the score alone counts."""
    heads = NETS[net]
    rows = FIRST_LAYER + heads * SECOND * HIDDEN
    return Weights(array("h", bytes(2 * rows)), array("i", bytes(4 * heads * HEAD)))


def read(data: bytes) -> Weights:
    """Reads a file of weights.

    :raises BadWeights: it is no such file, or one for another net.
    """
    if not data.startswith(MAGIC):
        raise BadWeights("not a file of weights for this net")
    try:
        raw = zlib.decompress(data[len(MAGIC) :])
    except zlib.error as error:
        raise BadWeights(str(error)) from error
    heads, rest = divmod(len(raw) - 2 * FIRST_LAYER, 2 * SECOND * HIDDEN + 4 * HEAD)
    if rest or heads not in NETS.values():
        raise BadWeights(f"{len(raw)} bytes do not fit the net")
    end = 2 * (FIRST_LAYER + heads * SECOND * HIDDEN)
    rows, last = array("h", raw[:end]), array("i", raw[end:])
    if sys.byteorder == "big":
        rows.byteswap()
        last.byteswap()
    return Weights(rows, last)


def load(file: Path) -> Weights:
    """Reads weights from a file.

    :raises BadWeights: it is no such file.
    """
    return read(file.read_bytes())


def _little(numbers: array[int]) -> bytes:
    if sys.byteorder == "little":
        return numbers.tobytes()
    swapped = array(numbers.typecode, numbers)
    swapped.byteswap()
    return swapped.tobytes()

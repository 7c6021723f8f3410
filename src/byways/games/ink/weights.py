"""The weights of the value net: whole numbers in a small file, read without any library for learning."""

from __future__ import annotations

import sys
import zlib
from array import array
from dataclasses import dataclass
from pathlib import Path

from .layout import FEATURES, HEAD, HIDDEN, SECOND

MAGIC = b"byways ink net 1\n"
HEADS = 6
"""One output for the end of every round but the last."""

ROWS = (FEATURES + 1) * HIDDEN + HEADS * SECOND * HIDDEN


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


def empty() -> Weights:
    """Gets a net that expects nothing, so that the score alone counts."""
    return Weights(array("h", bytes(2 * ROWS)), array("i", bytes(4 * HEADS * HEAD)))


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
    if len(raw) != 2 * ROWS + 4 * HEADS * HEAD:
        raise BadWeights(f"{len(raw)} bytes do not fit the net")
    rows, heads = array("h", raw[: 2 * ROWS]), array("i", raw[2 * ROWS :])
    if sys.byteorder == "big":
        rows.byteswap()
        heads.byteswap()
    return Weights(rows, heads)


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

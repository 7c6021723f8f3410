"""The weights of a small value net: whole numbers in a small file, read without any library for learning."""

from __future__ import annotations

import lzma
import sys
from array import array
from collections.abc import Container
from dataclasses import dataclass

PACKING = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 1, "lp": 1, "pb": 1},)
"""For numbers of 16 bits: a fifth smaller than zlib makes them, which counts in a package."""


class BadWeights(ValueError):
    """Raised when a file holds no weights of a net."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What a net has learned."""

    rows: array[int]
    """A row of the first layer for each feature, the bias of that layer, the second layers."""

    heads: array[int]
    """Biases of the second layer, weights and bias of the last, for each output."""


@dataclass(frozen=True, slots=True)
class NetShape:
    """How large a net is: features → hidden → second → one number; each output has last layers of its own."""

    magic: bytes
    """What its files begin with."""

    features: int
    hidden: int
    second: int

    @property
    def head(self) -> int:
        """How many whole numbers of 32 bits an output has."""
        return 2 * self.second + 1

    @property
    def first_layer(self) -> int:
        return (self.features + 1) * self.hidden

    def empty(self, heads: int) -> Weights:
        """Gets a net that expects nothing."""
        rows = self.first_layer + heads * self.second * self.hidden
        return Weights(array("h", bytes(2 * rows)), array("i", bytes(4 * heads * self.head)))

    def pack(self, weights: Weights) -> bytes:
        """Makes a file of weights."""
        return self.magic + lzma.compress(_little(weights.rows) + _little(weights.heads), filters=PACKING)

    def read(self, data: bytes, counts: Container[int]) -> Weights:
        """Reads a file of weights with one of these numbers of outputs.

        :raises BadWeights: it is no such file, or one for another net.
        """
        if not data.startswith(self.magic):
            raise BadWeights("not a file of weights for this net")
        try:
            raw = lzma.decompress(data[len(self.magic) :])
        except lzma.LZMAError as error:
            raise BadWeights(str(error)) from error
        each = 2 * self.second * self.hidden
        heads, rest = divmod(len(raw) - 2 * self.first_layer, each + 4 * self.head)
        if rest or heads not in counts:
            raise BadWeights(f"{len(raw)} bytes do not fit the net")
        end = 2 * self.first_layer + heads * each
        return Weights(_native(array("h", raw[:end])), _native(array("i", raw[end:])))


def _little(numbers: array[int]) -> bytes:
    return _native(array(numbers.typecode, numbers)).tobytes()


def _native(numbers: array[int]) -> array[int]:
    """Turns numbers that begin with their small end into those of this machine, or back."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers

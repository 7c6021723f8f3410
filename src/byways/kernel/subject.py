"""What a game can learn, for ``byways train``; a game that has it keeps it in its module ``learning``."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from .weights import NetShape, Weights


class Pupil(Protocol):
    """Plays games to learn from."""

    def remember(self, weights: bytes) -> None: ...

    def practise(self, seed: int) -> tuple[str, int, bool, bytes]:
        """Plays one game and gets what it was, its score, whether it was played boldly, and its lessons."""
        ...


@dataclass(frozen=True)
class Subject:
    """A net and what it is taught."""

    shape: NetShape
    heads: int
    lesson: int
    """How many whole numbers (32 bits) a lesson has: score, value after the next throw summed over so many
    throws, so many, final score, head that learns from it, number of features, features."""

    point: int
    """A point in these values."""

    pupil: Callable[[], Pupil]
    find_symmetries: Callable[[], list[list[int]]] | None = None
    """Finds for each symmetry where the features go; none: what is seen is the same from all sides."""

    scales: tuple[int, int, int] = (256, 2048, 1024)
    """What is 1 in the first, second and last layer."""

    limits: tuple[float, float, float] = (15.99, 1.99, 31.0)
    """Where activations of the first layer, weights of the second and of the last are cut."""

    @cached_property
    def symmetries(self) -> list[list[int]]:
        """For each symmetry where the features go."""
        return self.find_symmetries() if self.find_symmetries else [list(range(self.shape.features))]

    def read(self, data: bytes) -> Weights:
        """Reads what this net has learned.

        :raises BadWeights: it is no such file, or one for another net.
        """
        return self.shape.read(data, (self.heads,))

    def pack(self, rows: bytes, heads: bytes) -> bytes:
        """Makes the file of weights from whole numbers: rows of features, bias and second layers as 16 bits,
        for each head biases of the second layer, weights and bias of the last as 32 bits."""
        return self.shape.pack(Weights(array("h", rows), array("i", heads)))

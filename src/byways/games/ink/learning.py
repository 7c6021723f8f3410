"""What there is to learn in this game, for ``byways train``."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from functools import cached_property

from byways.kernel.facts import Options

from . import layout, symmetry
from .options import choose
from .tables import played
from .weights import HEADS, Weights, read
from .workspace import PRACTICE, Workspace


@dataclass(slots=True)
class Pupil:
    """Plays games to learn from."""

    options: Options
    workspace: Workspace = field(init=False)

    def __post_init__(self) -> None:
        self.workspace = Workspace(PRACTICE, played=played(choose(self.options, 1)))

    def remember(self, weights: bytes) -> None:
        """Plays on with other weights."""
        self.workspace.weights = read(weights)

    def practise(self, seed: int) -> tuple[int, bool, bytes]:
        """Plays one game and gets its score, whether it was played boldly, and its lessons."""
        self.workspace.seed(seed)
        points = self.workspace.practise()
        lessons = self.workspace.lessons
        return points, bool(lessons[layout.BOLD]), lessons[: layout.LESSON * HEADS].tobytes()


@dataclass(frozen=True)
class Subject:
    """The shape of the net and of what it is taught."""

    features: int = layout.FEATURES
    hidden: int = layout.HIDDEN
    second: int = layout.SECOND
    heads: int = HEADS
    lesson: int = layout.LESSON
    """How many whole numbers (32 bits) a lesson has: score, value after the next throw summed over so many
    throws, so many, final score, number of features, features. Each head has one lesson a game, in order."""

    point: int = layout.POINT
    """A point in these values."""

    scales: tuple[int, int, int] = (256, 2048, 1024)
    """What is 1 in the first, second and last layer."""

    limits: tuple[float, float, float] = (15.99, 1.99, 31.0)
    """Where activations of the first layer, weights of the second and of the last are cut."""

    @cached_property
    def symmetries(self) -> list[list[int]]:
        """For each symmetry where the features go."""
        return [symmetry.features(each) for each in symmetry.symmetries()]

    def pupil(self, options: Options) -> Pupil:
        return Pupil(options)

    def pack(self, rows: bytes, heads: bytes) -> bytes:
        """Makes the file of weights from whole numbers: rows of features, bias and second layers as 16 bits,
        for each head biases of the second layer, weights and bias of the last as 32 bits."""
        return Weights(array("h", rows), array("i", heads)).to_bytes()


SUBJECT = Subject()

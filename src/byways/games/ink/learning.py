"""What there is to learn in this game, for ``byways train``."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from functools import cached_property

from . import layout, symmetry
from .options import Rules
from .tables import played
from .weights import NETS, SHAPE, Weights, read
from .workspace import PRACTICE, Workspace

LAVA = Rules(lava=True)
METEOR = Rules(meteor=True)
BOTH = Rules(lava=True, meteor=True)
LAVA_2019 = Rules("2019", lava=True)
METEOR_2019 = Rules("2019", meteor=True)
TAUGHT: dict[str, dict[str, tuple[Rules, ...]]] = {
    "base": {"2020": (Rules(),) * 3, "2019": (Rules("2019"),)},
    "expansions": {
        "lava": (LAVA, LAVA, LAVA_2019),
        "meteor": (METEOR, METEOR, METEOR_2019),
        "both": (BOTH,) * 3,
    },
}
"""What each net is taught, a game of each in turn."""


@dataclass(slots=True)
class Pupil:
    """Plays games to learn from."""

    net: str
    spaces: list[tuple[str, int, Workspace]] = field(init=False)

    def __post_init__(self) -> None:
        self.spaces = [
            (name, rules.rounds - 1, Workspace(PRACTICE, played(rules)))
            for name, each in TAUGHT[self.net].items()
            for rules in each
        ]

    def remember(self, weights: bytes) -> None:
        """Plays on with other weights."""
        known = read(weights)
        for _, _, space in self.spaces:
            space.known = known

    def practise(self, seed: int) -> tuple[str, int, bool, bytes]:
        """Plays one game and gets what it was, its score, whether it was played boldly, and its lessons."""
        name, lessons, space = self.spaces[seed % len(self.spaces)]
        space.seed(seed)
        points = space.practise()
        made = space.lessons
        return name, points, bool(made[layout.BOLD]), made[: layout.LESSON * lessons].tobytes()


@dataclass(frozen=True)
class Subject:
    """The shape of a net and of what it is taught."""

    net: str
    heads: int
    features: int = layout.FEATURES
    hidden: int = layout.HIDDEN
    second: int = layout.SECOND
    lesson: int = layout.LESSON
    """How many whole numbers (32 bits) a lesson has: score, value after the next throw summed over so many
    throws, so many, final score, head that learns from it, number of features, features."""

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

    def pupil(self) -> Pupil:
        return Pupil(self.net)

    def pack(self, rows: bytes, heads: bytes) -> bytes:
        """Makes the file of weights from whole numbers: rows of features, bias and second layers as 16 bits,
        for each head biases of the second layer, weights and bias of the last as 32 bits."""
        return SHAPE.pack(Weights(array("h", rows), array("i", heads)))


SUBJECTS = {net: Subject(net, heads) for net, heads in NETS.items()}

"""What there is to learn in this game, for ``byways train``."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from byways.kernel.subject import Subject

from . import layout, symmetry
from .options import Rules
from .tables import played
from .weights import NETS, SHAPE, read
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
        # Meteors need the most games: fewer boards are alike.
        "meteor": (METEOR,) * 7 + (METEOR_2019,) * 2,
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


def _symmetries() -> list[list[int]]:
    return [symmetry.features(each) for each in symmetry.symmetries()]


SUBJECTS = {
    net: Subject(SHAPE, heads, layout.LESSON, layout.POINT, partial(Pupil, net), _symmetries)
    for net, heads in NETS.items()
}

"""Railroad Ink: Blazing Red. Facts only; the rules load when a game is made."""

from __future__ import annotations

from typing import Any

from byways.kernel.bot import LEVELS
from byways.kernel.facts import Choice, Facts, Need, Options, packaged, packaged_folder
from byways.kernel.paper import Paper
from byways.kernel.protocol import Game
from byways.kernel.sketch import Positions


def _make(options: Options, seats: int, rules: int) -> Game[Any, Any, Any]:
    from .options import choose
    from .rules import Ink

    return Ink(choose(options, seats, rules))


def _positions() -> Positions:
    from .position import POSITIONS

    return POSITIONS


def _paper() -> Paper:
    from .paper import paper

    return paper()


FACTS = Facts(
    name="ink",
    seats=(1, 6),
    rules=2,
    schema={
        "edition": {"enum": ["2019", "2020"], "default": "2020"},
        "expansions": {
            "type": "array",
            "items": {"enum": ["lava", "meteor"]},
            "uniqueItems": True,
            "default": [],
        },
        "draft": {"type": "boolean", "default": False},
    },
    make=_make,
    levels=LEVELS,
    positions=_positions,
    minutes=20,
    choices={
        "expansions": (Choice("lava", minutes=25, difficulty=2), Choice("meteor", minutes=25, difficulty=3))
    },
    needs={"draft": Need({"edition": "2020"}, seats=2)},
    art=packaged_folder(__name__, "art"),
    texts=packaged(__name__),
    paper=_paper,
)

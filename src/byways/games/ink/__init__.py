"""Railroad Ink: Blazing Red. Facts only; all else is loaded when it is asked for."""

from __future__ import annotations

from byways.kernel.bot import LEVELS
from byways.kernel.facets import Facets
from byways.kernel.facts import Choice, Facts, Need

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
    facets=Facets(__name__),
    levels=LEVELS,
    minutes=20,
    choices={
        "expansions": (Choice("lava", minutes=25, difficulty=2), Choice("meteor", minutes=25, difficulty=3))
    },
    needs={"draft": Need({"edition": "2020"}, seats=2)},
)

"""Trailblazers, travel edition. Facts only; all else is loaded when it is asked for."""

from __future__ import annotations

from byways.kernel.bot import LEVELS
from byways.kernel.datafile import Fault, FileKind
from byways.kernel.facets import Facets
from byways.kernel.facts import Choice, Facts, Need, packaged_folder


def _check_goals(text: str) -> tuple[Fault, ...]:
    from .files import checker
    from .goals import read_goals

    return checker(read_goals)(text)


def _check_animals(text: str) -> tuple[Fault, ...]:
    from .animals import read_animals
    from .files import checker

    return checker(read_animals)(text)


GOALS = {
    "interim": ("ten", "each-camp", "three-loops", "five-loops", "two-sixes", "round-camp"),
    "final": ("longest-H", "longest-B", "longest-K", "most-loops", "most-surrounded", "weakest-camp"),
}
"""The goals of our own file, to be chosen without reading it."""

FACTS = Facts(
    name="trails",
    seats=(1, 8),
    rules=1,
    schema={
        "animals": {"type": "boolean", "default": False},
        "decks": {"enum": [1, 2, None], "default": None},
        "goals": {
            "type": ["array", "null"],
            "items": {"type": "string", "maxLength": 30},
            "minItems": 4,
            "maxItems": 4,
            "uniqueItems": True,
            "default": None,
        },
        "goal_set": {"type": "string", "maxLength": 40, "default": "rebuilt"},
        "animal_map": {"type": "string", "maxLength": 40, "default": "by-shape"},
    },
    facets=Facets(__name__),
    levels=LEVELS,
    secret=True,
    minutes=25,
    choices={
        "goals": tuple(Choice(goal, group=group) for group, goals in GOALS.items() for goal in goals),
    },
    needs={
        "animals": Need(seats=2),
        "goals": Need(seats=2),
        "goal_set": Need(seats=2),
        "animal_map": Need({"animals": True}, seats=2),
    },
    samples=(
        {},
        {"animals": True},
        {"decks": 1, "goals": ["ten", "round-camp", "longest-H", "weakest-camp"]},
    ),
    files={
        "goals": FileKind("goal_set", packaged_folder(__name__, "data", "goals"), _check_goals),
        "animals": FileKind("animal_map", packaged_folder(__name__, "data", "animals"), _check_animals),
    },
)

"""Build your road. Facts only; all else is loaded when it is asked for."""

from __future__ import annotations

from itertools import product

from byways.kernel.bot import LEVELS
from byways.kernel.datafile import Fault, FileKind
from byways.kernel.facets import Facets
from byways.kernel.facts import Choice, Facts, Need, Suggestion, packaged_folder


def _check_deck(text: str) -> tuple[Fault, ...]:
    from .components import check_deck

    return check_deck(text)


DECKS = ("classic", "balanced", "lanes", "lanes-balanced")
OWN = ((1, "match", True), (2, "field", "4x3"), (3, "co-operative", True))
"""The option that only one variant has, with a value that is not its default."""

FACTS = Facts(
    name="roads",
    seats=(2, 6),
    rules=2,
    secret=True,
    in_turn=True,
    schema={
        "variant": {"enum": [1, 2, 3], "default": 2},
        "deck": {"type": ["string", "null"], "maxLength": 40, "default": None},
        "copies": {"enum": [1, 2], "default": 1},
        "field": {"type": ["string", "null"], "maxLength": 40, "default": None},
        "match": {"type": "boolean", "default": False},
        "co-operative": {"type": "boolean", "default": False},
    },
    facets=Facets(__name__),
    advice=(Suggestion("ends", {"variant": 1, "deck": "lanes"}, {"deck": "lanes-balanced"}),),
    levels=LEVELS,
    scored=False,
    minutes=15,
    choices={
        "variant": (Choice(2, 15, 1), Choice(1, 20, 2, seats=(2, 2)), Choice(3, 20, 1)),
        "deck": tuple(map(Choice, DECKS)),
        "field": tuple(map(Choice, ("5x7", "6x6", "7x10"))),
    },
    needs={option: Need({"variant": variant}) for variant, option, _ in OWN},
    samples=tuple(
        {"variant": variant, "deck": deck, "copies": copies, option: value}
        for (variant, option, other), deck, copies in product(OWN, DECKS, (1, 2))
        for value in (False if other is True else None, other)
    ),
    files={"deck": FileKind("deck", packaged_folder(__name__, "decks"), _check_deck)},
)

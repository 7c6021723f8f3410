"""Build your road. Facts only; the rules load when a game is made."""

from __future__ import annotations

from itertools import product
from typing import Any

from byways.kernel.datafile import Fault, FileKind
from byways.kernel.facts import Facts, Options
from byways.kernel.protocol import Game


def _make(options: Options, seats: int) -> Game[Any, Any, Any]:
    from .options import choose
    from .rules import Roads

    return Roads(choose(options, seats))


def _check_deck(text: str) -> tuple[Fault, ...]:
    from .components import check_deck

    return check_deck(text)


DECKS = ("classic", "balanced", "lanes")

FACTS = Facts(
    name="roads",
    seats=(2, 6),
    rules=1,
    schema={
        "variant": {"enum": [1, 2, 3], "default": 2},
        "deck": {"type": "string", "maxLength": 40, "default": None},
        "copies": {"enum": [1, 2], "default": 1},
        "field": {"type": "string", "maxLength": 5, "default": None},
        "match": {"type": "boolean", "default": False},
        "co-operative": {"type": "boolean", "default": False},
    },
    make=_make,
    samples=(
        *({"variant": variant, "deck": deck} for variant, deck in product((1, 2, 3), DECKS)),
        {"variant": 1, "copies": 2, "match": True},
        {"variant": 2, "copies": 2, "field": "4x3"},
        {"variant": 3, "deck": "balanced", "copies": 2, "co-operative": True},
    ),
    files={"deck": FileKind(_check_deck)},
)

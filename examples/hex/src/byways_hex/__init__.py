"""Hex, as a plug-in. Facts only; the rules load when a game is made."""

from __future__ import annotations

from typing import Any

from byways.kernel.facts import Facts, Options, packaged, packaged_folder
from byways.kernel.protocol import Game


def _make(options: Options, seats: int, rules: int) -> Game[Any, Any, Any]:
    from .rules import Hex

    return Hex(options["size"])


FACTS = Facts(
    name="hex",
    seats=(2, 2),
    rules=1,
    in_turn=True,
    scored=False,
    minutes=5,
    schema={"size": {"type": "integer", "minimum": 3, "maximum": 9, "default": 5}},
    samples=({"size": 3}, {"size": 5}),
    make=_make,
    texts=packaged(__name__),
    art=packaged_folder(__name__, "art"),
)

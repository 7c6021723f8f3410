"""Hex, as a plug-in. Facts only; all else is loaded when it is asked for."""

from __future__ import annotations

from byways.kernel.facets import Facets
from byways.kernel.facts import Facts

FACTS = Facts(
    name="hex",
    seats=(2, 2),
    rules=1,
    in_turn=True,
    scored=False,
    minutes=5,
    schema={"size": {"type": "integer", "minimum": 3, "maximum": 9, "default": 5}},
    samples=({"size": 3}, {"size": 5}),
    facets=Facets(__name__),
)

"""What the sides of the dice look like: a route, an arrow, four arrows, a number."""

from __future__ import annotations

from byways.kernel.scene import Spot, Stroke, Text

from .components import CHOOSE, DIRECTIONS, box
from .scene import EDGES, HALF, strokes

TIP = 34
"""How far from the middle an arrow ends."""


def side(word: str) -> Spot:
    """Gets the side of a die that is written like this."""
    if word in box().lays:
        label = Text("ink.piece", {"piece": word, "face": word, "used": "no"})
        return Spot("", label, (0, 0), shape="die", strokes=strokes(box().lays[word][0]))
    label = Text("ink.side", {"word": "any" if word == CHOOSE else word})
    if word == CHOOSE:
        lines = tuple(_arrow(each, 8) for each in DIRECTIONS)
    elif word in DIRECTIONS:
        lines = (_arrow(word),)
    else:
        return Spot("", label, (0, 0), shape="die", text=word)
    return Spot("", label, (0, 0), shape="die", strokes=lines)


def _arrow(direction: str, tail: int = -TIP) -> Stroke:
    x, y = EDGES[DIRECTIONS.index(direction)]
    dx, dy = (x - HALF) // HALF, (y - HALF) // HALF
    return Stroke("arrow", ((HALF + dx * tail, HALF + dy * tail), (HALF + dx * TIP, HALF + dy * TIP)))

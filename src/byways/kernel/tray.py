"""What nature can roll or draw, to tap for people who enter real dice and cards."""

from __future__ import annotations

from dataclasses import replace

from .lots import Lot
from .protocol import A, Game, S, V
from .scene import Area, Spot, tray

GAP = 14


def lot_area(game: Game[S, A, V], lot: Lot, *, open_: bool) -> Area:
    """Gets what can come up; only where it is open to all, without what is gone."""
    spots: list[Spot] = []
    right = 0
    for word, most in lot.most.items():
        if most or not open_:
            face = game.facets.presentation.face(game, word)
            spots.append(replace(face, ref=word, at=(right, 0)))
            right += face.size[0] + GAP
    return tray(lot.label, spots)

"""What may be meant by half a move."""

from __future__ import annotations

from collections.abc import Iterator

from byways.kernel.facets import Picking
from byways.kernel.geometry.square import read_unbounded
from byways.kernel.protocol import Path, Seat

from . import placing
from .rules import Roads
from .state import Action, Lay, Skip, State


def meant(game: Roads, state: State, seat: Seat, picked: Path) -> Iterator[Action]:
    if picked[0] == "skip":
        yield Skip()
    if picked[0] not in game.rules.deck.lays:
        return
    cells = placing.places(game.rules, state.network)
    for word in picked[1:2]:
        try:
            cells = (read_unbounded(word),)
        except ValueError:
            return
    for cell in cells:
        for sides in game.rules.deck.lays[picked[0]]:
            yield Lay(picked[0], cell, sides)


PICKING = Picking(meant=meant)

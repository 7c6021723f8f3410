"""What may be meant by half a move."""

from __future__ import annotations

from collections.abc import Iterator

from byways.kernel.facets import Picking
from byways.kernel.protocol import Path, Seat

from . import notation
from .components import DIRECTIONS
from .notation import SPECIALS
from .rules import Ink, piece_of
from .state import Action, Done, Lay, Meteor, Pair, Shield, State, Volcano


def meant(game: Ink, state: State, seat: Seat, picked: Path) -> Iterator[Action]:
    numbers = game.rules.box.board.number
    cells = [numbers[word] for word in picked[1:2] if word in numbers] or list(numbers.values())
    match picked[0]:
        case "done":
            yield Done()
        case "volcano":
            yield from map(Volcano, cells)
        case "meteor":
            yield from map(Meteor, DIRECTIONS)
        case "shield":
            yield from map(Shield, SPECIALS)
        case "pair":
            yield from map(Pair, range(1, 2 * len(state.desks) + 1))
        case source if source in notation.SOURCES:
            piece = piece_of(state, seat, source)
            lays = game.rules.box.lays[piece] if piece else ("HHHH",)
            for cell in cells:
                for text in lays:
                    yield Lay(source, cell, text)


PICKING = Picking(meant=meant)

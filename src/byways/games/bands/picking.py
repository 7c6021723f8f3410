"""What may be meant by half a move, and what most people would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from byways.kernel.facets import Picking
from byways.kernel.protocol import Path, Seat

from . import payment
from .components import COLOURS
from .rules import TAKES, Bands
from .state import Action, Band, Crystal, End, Pay, State, Take
from .usual import plain_payment, usual_move


def meant(game: Bands, state: State, seat: Seat, picked: Path) -> Iterator[Action]:
    match picked[0]:
        case "take":
            yield from map(Take, TAKES)
        case "band":
            yield from _meant_bands(game, picked[1:])
        case "pay" if state.owed:
            ways = list(payment.options(game.table, state, seat))
            yield from ways
            if len(picked) > 1:
                yield from (replace(way, peg=picked[1]) for way in ways if way.peg != picked[1])
        case "pay":
            yield Pay(game.table.board.lattice.names[0], COLOURS[:1])
        case "crystal":
            yield Crystal()
        case "end":
            yield End()


def _meant_bands(game: Bands, pegs: Path) -> Iterator[Band]:
    named, kinds = set(pegs), game.table.scenario.shapes
    meant = [shape for shape in game.table.shapes if named <= set(shape.names)]
    # Shapes that this scenario does not know explain something only where no other has these pegs.
    for shape in [shape for shape in meant if shape.kind in kinds] or meant:
        yield Band(shape.names)
    number = game.table.board.lattice.number
    if not meant and named <= set(number):
        # No shape at all: that is the reason.
        yield Band(tuple(sorted(named, key=number.__getitem__)))


def usual(game: Bands, state: State, seat: Seat) -> Action | None:
    """Gets the usual payment, or the only card that an action begun can take."""
    return usual_move(game.table, state, seat) if seat in game.to_act(state) else None


def follow_up(game: Bands, state: State, seat: Seat) -> Action | None:
    """Gets the payment that nobody would think about."""
    return plain_payment(game.table, state, seat) if seat in game.to_act(state) else None


PICKING = Picking(frozenset({"band"}), meant, usual, follow_up)

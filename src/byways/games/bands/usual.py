"""The usual move: what most people would pay or take, so that nobody need click through it."""

from __future__ import annotations

from byways.kernel.protocol import Seat

from . import payment
from .board import ReadyBoard
from .components import COLOUR
from .notation import DECK
from .state import Pay, State, Take


def usual_move(table: ReadyBoard, state: State, seat: Seat) -> Pay | Take | None:
    """Gets the usual payment, or the only card that can be taken; ``None`` where there is a choice."""
    if state.taking and not any(state.row):
        return Take(DECK)
    return usual_payment(table, state, seat)


def usual_payment(table: ReadyBoard, state: State, seat: Seat) -> Pay | None:
    """Gets the usual payment for the next peg, ``None`` if nothing is to be paid.

    Few cards before many; of pairs the colour that is left over most; never a
    crystal for a card; all to one owner, the one with the fewest points, then
    the one who moves next.
    """
    return next(iter(usual_payments(table, state, seat)), None)


def usual_payments(table: ReadyBoard, state: State, seat: Seat) -> list[Pay]:
    """Gets the ways to pay for the next peg, the usual one first; none if nothing is to be paid."""
    if not state.owed:
        return []
    return sorted(payment.ways(table, state, seat), key=lambda way: _oddity(table, state, seat, way))


def plain_payment(table: ReadyBoard, state: State, seat: Seat) -> Pay | None:
    """Gets the payment for the next peg with the fewest cards, ``None`` where several have as few."""
    if not state.owed:
        return None
    ways = list(payment.ways(table, state, seat))
    fewest = min(len(way.cards) for way in ways)
    plain = [way for way in ways if len(way.cards) == fewest]
    return plain[0] if len(plain) == 1 else None


def _oddity(table: ReadyBoard, state: State, seat: Seat, pay: Pay) -> tuple[int, ...]:
    hand, colour = state.desk(seat).hand, COLOUR[pay.cards[0]]
    needed = sum(table.board.colours[peg] == colour for peg in state.owed[1:])
    receiver = pay.to[0] if pay.to else seat
    return (
        len(pay.cards),
        pay.crystal is not None,
        len(pay.to),
        -(hand[colour] - needed),
        colour,
        state.desk(receiver).points,
        (receiver - seat) % len(state.desks),
    )

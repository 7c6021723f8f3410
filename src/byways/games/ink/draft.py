"""The dice draft: who takes a pair, and who begins the next round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from byways.kernel.protocol import Seat

from .state import State, dice_left, pair

PASSES = 2
"""Every player takes so many pairs."""


def drafter(state: State) -> Seat | None:
    """Gets who takes a pair now; ``None`` once all are taken."""
    seats = len(state.desks)
    if state.first is None or len(state.taken) == PASSES * seats:
        return None
    return _clockwise(state.first, len(state.taken), seats)


def free_pairs(state: State) -> tuple[int, ...]:
    return tuple(n for n in range(1, len(state.faces) // 2 + 1) if n not in state.taken)


def take(state: State, seat: Seat, number: int) -> State:
    """Gets the table after *seat* took a pair."""
    desk = state.desk(seat)
    faces = desk.faces + pair(state, number)
    after = state.with_desk(seat, replace(desk, faces=faces, left=dice_left(faces)))
    return replace(after, taken=(*state.taken, number))


def faces_of(state: State, seat: Seat, seats: int) -> tuple[str, ...]:
    """Gets the dice that a seat has taken, from what everybody has seen."""
    assert state.first is not None
    numbers = [n for i, n in enumerate(state.taken) if _clockwise(state.first, i, seats) == seat]
    return tuple(face for number in numbers for face in pair(state, number))


def next_first(state: State, values: Mapping[str, int]) -> Seat:
    """Gets who begins the next round: the least dice, among equals the one who drafted latest."""
    assert state.first is not None
    seats = len(state.desks)
    order = [_clockwise(state.first, i, seats) for i in range(seats)]
    sums = {seat: sum(values[face] for face in state.desk(seat).faces) for seat in order}
    return next(seat for seat in reversed(order) if sums[seat] == min(sums.values()))


def nearest(star: Seat, tied: list[Seat], seats: int) -> Seat:
    """Gets the seat nearest to the first player of the game, counting anticlockwise, itself included."""
    return min(tied, key=lambda seat: (star - seat) % seats)


def _clockwise(first: Seat, steps: int, seats: int) -> Seat:
    return Seat((first - 1 + steps) % seats + 1)

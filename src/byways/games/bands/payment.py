"""What a band costs, whether a hand can pay it, and every way to pay for a peg."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from byways.kernel.protocol import Refusal, Seat

from .board import ReadyBoard, Shape
from .components import COLOURS, Bag, bag, holds, minus
from .state import Pay, State


def owed(state: State, seat: Seat, shape: Shape) -> tuple[int, ...]:
    """Gets the pegs of a band that cost something, in order."""
    own = state.desks[seat - 1].pegs
    return tuple([peg for peg in shape.pegs if not own >> peg & 1])


def owners(state: State, peg: int) -> tuple[Seat, ...]:
    """Gets who has a band on a peg."""
    return tuple([Seat(i) for i, desk in enumerate(state.desks, 1) if desk.pegs >> peg & 1])


@lru_cache(maxsize=50_000)
def affordable(hand: Bag, colours: tuple[int, ...]) -> bool:
    """Whether a hand can pay for pegs of these colours: each a card of its colour or any pair.

    A card of the right colour is never worse than a pair: it settles one peg and
    breaks at most one pair. So all that fit are used first.

    >>> affordable((1, 0, 0, 0, 2), (0, 3)), affordable((1, 0, 0, 0, 2), (1, 3))
    (True, False)
    """
    left, pairs_needed = list(hand), 0
    for colour in colours:
        if left[colour]:
            left[colour] -= 1
        else:
            pairs_needed += 1
    return not pairs_needed or sum([count // 2 for count in left]) >= pairs_needed


def options(table: ReadyBoard, state: State, seat: Seat) -> Iterator[Pay]:
    """Generates the ways to pay for the next peg, some of which may leave too little for the others."""
    peg = state.owed[0]
    name, colour = table.board.lattice.names[peg], table.board.colours[peg]
    hand, holders = state.desk(seat).hand, owners(state, peg)
    ways = [(COLOURS[colour],)] if hand[colour] else []
    pairs = [(card, card) for card, count in zip(COLOURS, hand, strict=True) if count > 1]
    for cards in (*ways, *pairs):
        if not holders:
            yield Pay(name, cards)
        for i, holder in enumerate(holders):
            yield Pay(name, cards, (holder,))
            if len(cards) == 2:
                yield from (Pay(name, cards, (holder, other)) for other in holders[i + 1 :])
            if table.scenario.crystal_for_card:
                yield Pay(name, cards, crystal=holder)


def ways(table: ReadyBoard, state: State, seat: Seat) -> Iterator[Pay]:
    """Generates the ways to pay for the next peg that leave enough for the others."""
    return (way for way in options(table, state, seat) if not check(table, state, seat, way))


def check(table: ReadyBoard, state: State, seat: Seat, pay: Pay) -> Refusal | None:
    """Gets why this payment is refused."""
    if not state.owed:
        return Refusal("bands.pay.nothing")
    names = table.board.lattice.names
    peg = state.owed[0]
    if pay.peg != names[peg]:
        return Refusal("bands.pay.order", (names[peg],))
    if refusal := _check_cards(table, state, seat, pay):
        return refusal
    if refusal := _check_receivers(table, state, seat, pay):
        return refusal
    rest = state.owed[1:]
    left = minus(state.desk(seat).hand, bag(pay.cards))
    if not affordable(left, tuple(table.board.colours[other] for other in rest)):
        return Refusal("bands.pay.rest", tuple(names[other] for other in rest))
    return None


def _check_cards(table: ReadyBoard, state: State, seat: Seat, pay: Pay) -> Refusal | None:
    colour = COLOURS[table.board.colours[state.owed[0]]]
    if len(pay.cards) == 2 and pay.cards[0] != pay.cards[1]:
        return Refusal("bands.pay.pair", pay.cards)
    if len(pay.cards) == 1 and pay.cards[0] != colour:
        return Refusal("bands.pay.colour", (pay.peg, colour), {"colour": colour})
    if not holds(state.desk(seat).hand, bag(pay.cards)):
        return Refusal("bands.pay.cards", (pay.cards[0],), {"colour": pay.cards[0]})
    return None


def _check_receivers(table: ReadyBoard, state: State, seat: Seat, pay: Pay) -> Refusal | None:
    holders = owners(state, state.owed[0])
    if pay.crystal is not None and not table.scenario.crystal_for_card:
        return Refusal("bands.pay.no_crystal")
    named = pay.to if pay.crystal is None else (pay.crystal,)
    if not holders:
        return Refusal("bands.pay.nobody", (pay.peg,)) if named else None
    if not named:
        return Refusal("bands.pay.receiver", (pay.peg, *map(str, holders)))
    if any(receiver not in holders for receiver in named):
        return Refusal("bands.pay.owner", (pay.peg, *map(str, holders)))
    if len(named) > len(pay.cards):
        return Refusal("bands.pay.split", (pay.peg,))
    if pay.crystal is not None and not state.desk(seat).crystals:
        return Refusal("bands.pay.crystals")
    return None


def colours_of(table: ReadyBoard, pegs: tuple[int, ...]) -> tuple[int, ...]:
    """Gets the colours of pegs."""
    colours = table.board.colours
    return tuple([colours[peg] for peg in pegs])

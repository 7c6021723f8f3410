"""The table as a flat buffer, for search: where bands may go, paying for them, taking cards, turns.

Mirrors ``placing.py``, ``payment.py`` and ``rules.py``, with the usual payment for every peg. Compiled
where there is a C compiler; otherwise this very file runs. ``s`` is a
table, ``t`` the tables of a board, ``x`` notes.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Long, Table, at

from .layout import *
from .taking import desk, put_on


def below(s: Buffer, n: int) -> int:
    """Gets a random number from 0 to *n* - 1."""
    wide: Long = s[CHANCE]
    s[CHANCE] = wide * 48271 % 2147483647
    return (s[CHANCE] >> 6) % n


def touches(s: Buffer, t: Table, seat: int, shape: int) -> int:
    """Whether a band is where the next band of a seat may be."""
    bit = 1 << seat
    at = t[SHAPE_AT] + SHAPE * shape
    begun = s[desk(seat) + BANDS]
    if t[ATTACH] == 2 if begun else t[ANYWHERE]:
        return 1
    if begun:
        where = t[ENDS_AT] if t[ATTACH] else t[OWNER_AT]
        for i in range(t[at]):
            if s[where + t[at + 1 + i]] & bit:
                return 1
        return 0
    free = 0
    if t[GLOW]:
        for peg in range(t[PEGS]):
            if t[t[START_AT] + peg] & bit and s[t[OWNER_AT] + peg] == 0:
                free = 1
    for i in range(t[at]):
        peg = t[at + 1 + i]
        if t[t[START_AT] + peg] & bit and (free == 0 or s[t[OWNER_AT] + peg] == 0):
            return 1
    return 0


def missing(s: Buffer, t: Table, x: Buffer, seat: int, shape: int) -> int:
    """Gets how many cards a seat lacks for a band; notes what it would pay, and what would be left."""
    bit = 1 << seat
    at = t[SHAPE_AT] + SHAPE * shape
    hand = desk(seat) + HAND
    for colour in range(5):
        x[LEFT + colour] = s[hand + colour]
    lacking = 0
    x[PAID] = 0
    for i in range(t[at]):
        peg = t[at + 1 + i]
        if s[t[OWNER_AT] + peg] & bit == 0:
            colour = t[t[COLOUR_AT] + peg]
            if x[LEFT + colour]:
                x[LEFT + colour] -= 1
                x[PAID] += 1
            else:
                lacking += 1
    for colour in range(5):
        while lacking and x[LEFT + colour] > 1:
            x[LEFT + colour] -= 2
            x[PAID] += 2
            lacking -= 1
    return lacking


def may_band(s: Buffer, t: Table, x: Buffer, seat: int, shape: int) -> int:
    """Whether a seat may put on this band and can pay for it."""
    if s[t[USED_AT] + shape] >> seat & 1 or s[desk(seat) + BANDS] >= MAX_BANDS:
        return 0
    if touches(s, t, seat, shape) == 0:
        return 0
    if missing(s, t, x, seat, shape):
        return 0
    return 1


def pay(s: Buffer, t: Table, seat: int, shape: int) -> None:
    """Pays for a band: few cards before many, to the owner with the fewest points."""
    bit = 1 << seat
    at = t[SHAPE_AT] + SHAPE * shape
    hand = desk(seat) + HAND
    for i in range(t[at]):
        peg = t[at + 1 + i]
        owners = s[t[OWNER_AT] + peg]
        if owners & bit:
            continue
        colour = t[t[COLOUR_AT] + peg]
        count = 1
        if s[hand + colour] == 0:
            count = 2
            most = -100
            for other in range(5):
                spare = s[hand + other]
                for k in range(i + 1, t[at]):
                    later = t[at + 1 + k]
                    if s[t[OWNER_AT] + later] & bit == 0 and t[t[COLOUR_AT] + later] == other:
                        spare -= 1
                if s[hand + other] > 1 and spare > most:
                    most = spare
                    colour = other
        s[hand + colour] -= count
        receiver = -1
        for k in range(1, t[SEATS]):
            other = (seat + k) % t[SEATS]
            if owners >> other & 1:
                if receiver < 0 or s[desk(other) + POINTS] < s[desk(receiver) + POINTS]:
                    receiver = other
        if receiver >= 0:
            s[desk(receiver) + HAND + colour] += count
        else:
            s[DISCARDS + _pile(t, seat) + colour] += count


def _pile(t: Table, seat: int) -> int:
    """Gets where the pile of a seat lies among the piles."""
    return 5 * seat if t[OWN_DECK] else 0


def in_pile(s: Buffer, t: Table, seat: int) -> int:
    """Gets how many cards the deck of a seat and its discards have."""
    at = _pile(t, seat)
    count = 0
    for colour in range(5):
        count += s[DECK + at + colour] + s[DISCARDS + at + colour]
    return count


def cards_left(s: Buffer, t: Table) -> int:
    """Gets how many cards the seat whose turn it is could take."""
    count = in_pile(s, t, s[SEAT])
    for colour in range(5):
        count += s[ROW + colour]
    return count


def draw(s: Buffer, t: Table, seat: int) -> int:
    """Draws a card from a deck that has one or can be made of discards, and gets its colour."""
    at = _pile(t, seat)
    count = 0
    for colour in range(5):
        count += s[DECK + at + colour]
    if count == 0:
        for colour in range(5):
            s[DECK + at + colour] = s[DISCARDS + at + colour]
            s[DISCARDS + at + colour] = 0
            count += s[DECK + at + colour]
    number = below(s, count)
    colour = 0
    while number >= s[DECK + at + colour]:
        number -= s[DECK + at + colour]
        colour += 1
    s[DECK + at + colour] -= 1
    return colour


def _refill(s: Buffer, t: Table) -> None:
    """Turns up the cards that the row lacks, once an action is finished."""
    if s[TAKING] and cards_left(s, t) == 0:
        s[TAKING] = 0
    if t[ROW_SIZE] == 0 or s[TAKING]:
        return
    shown = 0
    for colour in range(5):
        shown += s[ROW + colour]
    while shown < t[ROW_SIZE] and in_pile(s, t, s[SEAT]):
        s[ROW + draw(s, t, s[SEAT])] += 1
        shown += 1


def act(s: Buffer, t: Table, x: Buffer, move: int) -> None:
    """Makes a move, a band with its payment, and lets chance answer."""
    seat = s[SEAT]
    mine = desk(seat)
    if move == END:
        _end_turn(s, t)
        return
    if move == BUY:
        s[mine + HOARD] -= PRICE
        s[ACTIONS] += 1
        s[BOUGHT] = s[MUST_ACT] = 1
        return
    if move >= BAND:
        s[ACTIONS] -= 1
        s[MUST_ACT] = 0
        pay(s, t, seat, move - BAND)
        put_on(s, t, x, seat, move - BAND)
        s[TAKING] = x[NEW_CARDS]
    else:
        if s[TAKING] == 0:
            s[ACTIONS] -= 1
            s[TAKING] = t[TAKE_SIZE]
            s[MUST_ACT] = 0
            s[ACTED] = 1
        s[TAKING] -= 1
        if move == TAKE_DECK:
            s[mine + HAND + draw(s, t, seat)] += 1
        else:
            s[ROW + move] -= 1
            s[mine + HAND + move] += 1
    _refill(s, t)


def _end_turn(s: Buffer, t: Table) -> None:
    s[ACTIONS] = 2
    s[BOUGHT] = 0
    if s[SEAT] + 1 < t[SEATS]:
        s[SEAT] += 1
        return
    s[SEAT] = 0
    s[IDLE] = 0 if s[ACTED] else s[IDLE] + 1
    s[ACTED] = 0
    if s[TRIGGERED]:
        s[ENDED] = 1
    elif t[END_ROUNDS]:
        if s[ROUND] >= t[END_ROUNDS]:
            s[ENDED] = 1
    elif s[IDLE] >= MAX_IDLE or s[ROUND] >= MAX_ROUNDS:
        s[ENDED] = 1
    if s[ENDED] == 0:
        s[ROUND] += 1


# What Python calls.

make_move = act


def is_offered(table: Buffer, tables: Table, notes: Buffer, shape: int) -> int:
    """Whether the seat whose turn it is may put on this band."""
    s = at(table)
    return may_band(s, at(tables), at(notes), s[SEAT], shape)

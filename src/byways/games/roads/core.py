"""The table as a flat buffer, for search: what fits where, laying it, what follows, and taking it back.

Mirrors ``placing.py`` and ``variants.py``. Compiled where there is a C compiler; otherwise this very
file runs, so both forms must give the same numbers. ``s`` is a table, ``t`` the tables of the deck. What
changes is noted, so that a search can take it back.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Long, Table, at

from .layout import *


def put(s: Buffer, at: int, value: int) -> None:
    """Changes a number and notes what it was."""
    note = s[NOTES_AT] + 2 * s[NOTED]
    s[note] = at
    s[note + 1] = s[at]
    s[at] = value
    s[NOTED] += 1


def take_back(s: Buffer, noted: int) -> None:
    """Takes back every change since so many were noted."""
    while s[NOTED] > noted:
        s[NOTED] -= 1
        note = s[NOTES_AT] + 2 * s[NOTED]
        s[s[note]] = s[note + 1]


def below(s: Buffer, n: int) -> int:
    """Gets a random number from 0 to *n* - 1."""
    wide: Long = s[CHANCE]
    s[CHANCE] = wide * 48271 % 2147483647
    return (s[CHANCE] >> 6) % n


def beside(s: Buffer, cell: int, side: int) -> int:
    """Gets the cell on a side: north, east, south, west."""
    if side == 0:
        return cell - s[WIDE]
    if side == 1:
        return cell + 1
    if side == 2:
        return cell + s[WIDE]
    return cell - 1


def mix(number: int, which: int) -> int:
    """Gets a number that looks like chance and is the same for the same *number*."""
    x: Long = (number + 1) * 2 + which
    x = x * 1103515245 % 2147483647
    x ^= x >> 15
    x = x * 1812433253 % 2147483647
    x ^= x >> 13
    return x


def stir(s: Buffer, number: int) -> None:
    put(s, HASH, s[HASH] ^ mix(number, 0))
    put(s, HASH + 1, s[HASH + 1] ^ mix(number, 1))


def opened(s: Buffer, cell: int) -> None:
    """Adds a cell to those that can be laid in."""
    cells = s[CELLS]
    put(s, GRID + cells + cell, s[OPENS] + 1)
    put(s, GRID + 2 * cells + s[OPENS], cell)
    put(s, OPENS, s[OPENS] + 1)


def shut(s: Buffer, cell: int) -> None:
    """Takes a cell from those that can be laid in."""
    cells = s[CELLS]
    place = s[GRID + cells + cell] - 1
    last = s[GRID + 2 * cells + s[OPENS] - 1]
    put(s, GRID + 2 * cells + place, last)
    put(s, GRID + cells + last, place + 1)
    put(s, GRID + cells + cell, 0)
    put(s, OPENS, s[OPENS] - 1)


def ways(s: Buffer, t: Table, cell: int, kind: int) -> int:
    """Gets in which of four turns a card fits a cell, one bit each."""
    rim = s[GRID + cell] & 255
    if s[LAID] == 0:
        return t[FIRST + kind * 256 + rim]
    return t[LEGAL + kind * 256 + rim]


def can_lay(s: Buffer, t: Table, seat: int) -> int:
    """Whether a seat has a card to lay."""
    cells = s[CELLS]
    for i in range(s[OPENS]):
        cell = s[GRID + 2 * cells + i]
        for kind in range(s[KINDS]):
            if s[HAND + 24 * seat + kind] and ways(s, t, cell, kind):
                return 1
    return 0


def lay(s: Buffer, t: Table, cell: int, kind: int, turned: int) -> None:
    """Lays a card on the grid; what follows is told by :func:`follow`."""
    cells = s[CELLS]
    if s[LAID] == 0:
        while s[OPENS]:
            shut(s, s[GRID + 2 * cells + s[OPENS] - 1])
    elif s[GRID + cells + cell]:
        shut(s, cell)
    put(s, GRID + cell, s[GRID + cell] | TAKEN)
    for side in range(4):
        other = beside(s, cell, side)
        code = t[SIDES + (kind * 4 + turned) * 4 + side]
        there = s[GRID + other]
        if there & TAKEN:
            if code > 1:
                put(s, ENDS, s[ENDS] - 1)
        elif there & OFF == 0:
            put(s, GRID + other, there | code << 2 * (side ^ 2))
            if code > 1:
                put(s, ENDS, s[ENDS] + 1)
                if s[GRID + cells + other] == 0:
                    opened(s, other)
    put(s, LAID, s[LAID] + 1)
    put(s, ROOM, s[ROOM] - 1)
    stir(s, (cell * 24 + kind) * 4 + turned)


def act(s: Buffer, t: Table, action: int) -> None:
    """Makes a move of the seat whose turn it is, and all that follows from it."""
    seat = s[SEAT]
    stir(s, 900000000 + 10 * s[PASSES] + seat)
    if action == SKIPPING:
        put(s, SKIPS + seat, s[SKIPS + seat] + 1)
        put(s, PASSES, 0 if s[PILE] else s[PASSES] + 1)
        stir(s, 910000000 + 1000 * seat + s[SKIPS + seat])
    else:
        kind = action // 4 % 24
        lay(s, t, action // 96, kind, action % 4)
        put(s, HAND + 24 * seat + kind, s[HAND + 24 * seat + kind] - 1)
        put(s, HELD + seat, s[HELD + seat] - 1)
        put(s, PASSES, 0)
        put(s, LAST, seat)
        stir(s, 920000000 + 10000 * (24 * seat + kind) + s[HAND + 24 * seat + kind])
    follow(s, t)
    stir(s, 900000000 + 10 * s[PASSES] + s[SEAT])


def follow(s: Buffer, t: Table) -> None:
    """Finds whose turn it is next, or who has won."""
    if s[VARIANT] == 1:
        _duel(s, t)
    elif s[VARIANT] == 2:
        _last_to_lay(s, t)
    else:
        _pile(s, t)


def end(s: Buffer, winners: int) -> None:
    put(s, OVER, 1)
    put(s, WINNERS, winners)


def _duel(s: Buffer, t: Table) -> None:
    seat = s[SEAT]
    if seat != s[STARTER] and s[ENDS] == 0:
        end(s, 1 << seat)
    elif s[HELD] + s[HELD + 1] == 0:
        end(s, 1 << s[STARTER])
    else:
        put(s, SEAT, 1 - seat)
        if can_lay(s, t, 1 - seat) == 0:
            end(s, 3)


def _last_to_lay(s: Buffer, t: Table) -> None:
    if s[ROOM] == 0:
        end(s, 1 << s[LAST])
        return
    for _ in range(s[SEATS]):
        seat = (s[SEAT] + 1) % s[SEATS]
        put(s, SEAT, seat)
        if s[OUT + seat] == 0:
            if can_lay(s, t, seat):
                return
            put(s, OUT + seat, 1)
            stir(s, 940000000 + seat)
    end(s, 1 << s[LAST])


def _pile(s: Buffer, t: Table) -> None:
    holding = 0
    for seat in range(s[SEATS]):
        if s[HELD + seat]:
            holding += 1
    if s[PILE] == 0 and holding == 0:
        _rank(s, 1)
        return
    if (s[LAID] and s[ENDS] == 0) or (s[PILE] == 0 and s[PASSES] >= holding):
        _rank(s, 0)
        return
    seat = (s[SEAT] + 1) % s[SEATS]
    while s[PILE] == 0 and s[HELD + seat] == 0:
        seat = (seat + 1) % s[SEATS]
    put(s, SEAT, seat)
    if s[PILE]:
        kind = s[s[PILE_AT] + s[PILE] - 1]
        put(s, PILE, s[PILE] - 1)
        put(s, HAND + 24 * seat + kind, s[HAND + 24 * seat + kind] + 1)
        put(s, HELD + seat, s[HELD + seat] + 1)


def _rank(s: Buffer, finished: int) -> None:
    """Fewest cards left, then fewest skips; together, all or nobody."""
    best = 1000000
    winners = 0
    for seat in range(s[SEATS]):
        if s[TOGETHER]:
            winners |= finished << seat
            continue
        rank = s[HELD + seat] * 1000 + s[SKIPS + seat]
        if rank < best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    end(s, winners)


def share(s: Buffer, seat: int) -> int:
    """Gets what the end is worth to a seat, at most SHARE."""
    if s[TOGETHER]:
        total = s[LAID] + s[PILE]
        for other in range(s[SEATS]):
            total += s[HELD + other]
        return s[LAID] * (SHARE // 2) // total + (SHARE // 2 if s[WINNERS] else 0)
    if s[WINNERS] >> seat & 1 == 0:
        return 0
    winners = 0
    for other in range(s[SEATS]):
        winners += s[WINNERS] >> other & 1
    return SHARE // winners


def list_moves(s: Buffer, t: Table, kind: int, m: Buffer, at: int) -> int:
    """Lists from *at* on in *m* how cards of a kind can be laid, and gets how many ways there are."""
    cells = s[CELLS]
    count = 0
    for i in range(s[OPENS]):
        cell = s[GRID + 2 * cells + i]
        fit = ways(s, t, cell, kind)
        for turned in range(4):
            if fit >> turned & 1:
                m[at + count] = (cell * 24 + kind) * 4 + turned
                count += 1
    return count


def list_all(s: Buffer, t: Table, m: Buffer, at: int) -> int:
    """Lists every move of the seat whose turn it is, and gets how many there are."""
    count = 0
    for kind in range(s[KINDS]):
        if s[HAND + 24 * s[SEAT] + kind]:
            count += list_moves(s, t, kind, m, at + count)
    if count == 0:
        m[at] = SKIPPING
        count = 1
    return count


# What Python calls.

make_move = act
unmake = take_back


def find_moves(table: Buffer, tables: Table, found: Buffer) -> int:
    """Lists the moves of the seat whose turn it is and gets how many there are."""
    return list_all(at(table), at(tables), at(found), 0)

"""Whole turns: the best ways to draw all dice of a round, and a special route where it pays.

A beam over what has been drawn so far: for every set of dice, with and without
a special route, the best boards by value; each is made from one of a smaller
set. ``q`` is a plan (``layout.py``); what the other letters mean stands in
``core.py`` and ``value.py``.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .core import cross_off, draw, list_ways
    from .layout import *
    from .routes import score
    from .value import value

Buffer = MutableSequence[int]
Table = Sequence[int]


def search(b: Buffer, t: Table, s: Buffer, w: Table, v: Table, a: Buffer, q: Buffer) -> int:
    """Finds the best whole turns from a board with the dice of DICE, and gets the value of the best.

    ENDS lists the turns; :func:`restore` makes their boards.
    """
    width = q[WIDTH]
    boards = RECORDS + GROUPS * width * RECORD
    for group in range(GROUPS):
        q[KEPT + group] = 0
    q[ENDS_COUNT] = 0
    q[SEARCHES] += 1
    q[KEPT] = 1
    q[RECORDS + PARENT] = -1
    q[RECORDS + VALUE] = value(b, t, s, w, v, a, q[JUDGE], q[PLAYED])
    for i in range(BOARD):
        q[boards + i] = b[i]
    for group in range(GROUPS):
        for i in range(q[KEPT + group]):
            number = group * width + i
            restore(t, q, number, b)
            score(b, t, s, q[PLAYED])
            for k in range(BOARD):
                q[boards + number * BOARD + k] = b[k]
            if not _draw_dice(b, t, s, w, v, a, q, group, number):
                _end(q, number)
            if not group & 1 and i < q[SPECIAL_WIDTH] and b[SPENT] < t[MAX_SPECIALS]:
                for special in range(6):
                    if not b[USED] >> special & 1:
                        _try(b, t, s, w, v, a, q, group + 1, number, 4 + special, SPECIAL + special)
    for i in range(BOARD):
        b[i] = q[boards + i]
    return q[ENDS + 1]


def _draw_dice(
    b: Buffer, t: Table, s: Buffer, w: Table, v: Table, a: Buffer, q: Buffer, group: int, number: int
) -> int:
    """Draws each die that is left in every way, of equal dice the first; gets how many ways there were."""
    drawn = group >> 1
    count = 0
    for die in range(4):
        if drawn >> die & 1:
            continue
        new = 1
        for other in range(die):
            if not drawn >> other & 1 and s[DICE + other] == s[DICE + die]:
                new = 0
        if new:
            count += _try(b, t, s, w, v, a, q, group + (2 << die), number, die, s[DICE + die])
    return count


def _try(
    b: Buffer,
    t: Table,
    s: Buffer,
    w: Table,
    v: Table,
    a: Buffer,
    q: Buffer,
    group: int,
    parent: int,
    source: int,
    piece: int,
) -> int:
    """Values every way to draw a piece, keeps the best for a group, and gets how many ways there are."""
    count = list_ways(b, t, s, piece)
    highway = b[LONGEST]
    railway = b[LONGEST + 1]
    special = source - 4
    if special >= 0:
        cross_off(b, t, special)
    stamp = GROUPS * q[SEARCHES] + group
    least = RECORDS + (group * q[WIDTH] + q[WIDTH] - 1) * RECORD + VALUE
    for i in range(count):
        move = s[WAYS + i]
        cell = move & 127
        old = b[TILE + cell]
        at = MIX + 2 * (49 * (move >> 7) + cell)
        back = MIX + 2 * (49 * old + cell)
        one = b[HASH] ^ t[at] ^ t[back]
        two = b[HASH + 1] ^ t[at + 1] ^ t[back + 1]
        slot = CACHE + 3 * (one & (CACHED - 1))
        if q[slot] == one and q[slot + 1] == two and q[slot + 2] == stamp:
            continue
        q[slot] = one
        q[slot + 1] = two
        q[slot + 2] = stamp
        draw(b, t, cell, move >> 7)
        worth = value(b, t, s, w, v, a, q[JUDGE], q[PLAYED])
        draw(b, t, cell, old)
        b[LONGEST] = highway
        b[LONGEST + 1] = railway
        b[STALE] = 0
        if q[KEPT + group] < q[WIDTH] or worth > q[least]:
            _keep(q, group, worth, one, two, parent, move, source)
    if special >= 0:
        b[USED] ^= 1 << special
        b[SPENT] -= 1
        b[HASH] ^= t[MIX_SPECIAL + 2 * special]
        b[HASH + 1] ^= t[MIX_SPECIAL + 2 * special + 1]
    return count


def _keep(q: Buffer, group: int, worth: int, one: int, two: int, parent: int, move: int, source: int) -> None:
    """Adds a board to its group, the best first, unless it is there already."""
    width = q[WIDTH]
    first = RECORDS + group * width * RECORD
    kept = q[KEPT + group]
    for i in range(kept):
        at = first + i * RECORD
        if q[at + HASHED] == one and q[at + HASHED + 1] == two:
            return
    if kept < width:
        q[KEPT + group] = kept + 1
    else:
        kept -= 1
    while kept > 0 and q[first + (kept - 1) * RECORD + VALUE] < worth:
        at = first + kept * RECORD
        for k in range(RECORD):
            q[at + k] = q[at - RECORD + k]
        kept -= 1
    at = first + kept * RECORD
    q[at + VALUE] = worth
    q[at + HASHED] = one
    q[at + HASHED + 1] = two
    q[at + PARENT] = parent
    q[at + MOVE] = move
    q[at + SOURCE] = source


def _end(q: Buffer, number: int) -> None:
    """Notes a board on which no die that is left can be drawn, the best first."""
    worth = q[RECORDS + number * RECORD + VALUE]
    count = q[ENDS_COUNT]
    if count < q[ENDS_KEPT]:
        q[ENDS_COUNT] = count + 1
    elif worth > q[ENDS + 2 * count - 1]:
        count -= 1
    else:
        return
    while count > 0 and q[ENDS + 2 * count - 1] < worth:
        q[ENDS + 2 * count] = q[ENDS + 2 * count - 2]
        q[ENDS + 2 * count + 1] = q[ENDS + 2 * count - 1]
        count -= 1
    q[ENDS + 2 * count] = number
    q[ENDS + 2 * count + 1] = worth


def restore(t: Table, q: Buffer, number: int, b: Buffer) -> None:
    """Makes the board that has a number in the plan."""
    record = RECORDS + number * RECORD
    parent = q[record + PARENT]
    boards = RECORDS + GROUPS * q[WIDTH] * RECORD + max(parent, 0) * BOARD
    for i in range(BOARD):
        b[i] = q[boards + i]
    if parent < 0:
        return
    source = q[record + SOURCE]
    if source >= 4:
        cross_off(b, t, source - 4)
    draw(b, t, q[record + MOVE] & 127, q[record + MOVE] >> 7)


def find_turns(
    board: Buffer, table: Table, notes: Buffer, weights: Table, heads: Table, sums: Buffer, plan: Buffer
) -> int:
    """The search, for Python."""
    if cython.compiled:
        return search(
            cython.address(board[0]),
            cython.address(table[0]),
            cython.address(notes[0]),
            cython.address(weights[0]),
            cython.address(heads[0]),
            cython.address(sums[0]),
            cython.address(plan[0]),
        )
    return search(board, table, notes, weights, heads, sums, plan)


def take_turn(table: Table, plan: Buffer, turn: int, board: Buffer) -> None:
    """Makes the board after one of the turns that were found."""
    if cython.compiled:
        q = cython.address(plan[0])
        restore(cython.address(table[0]), q, q[ENDS + 2 * turn], cython.address(board[0]))
    else:
        restore(table, plan, plan[ENDS + 2 * turn], board)

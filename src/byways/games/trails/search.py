"""Whole turns by a beam: the best boards after one card, after two, and so on, each board once.

``q`` is the search; what the other letters mean stands in ``core.py`` and ``value.py``.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Shorts, Table

from .core import count_loops, fits, goes_on, lay_cell, mark_ends, mix, stretch, touched
from .layout import *
from .value import expect, judge, keep_sums


def board_at(q: Buffer, level: int, number: int) -> int:
    return BOARDS + BOARD * (level * q[WIDTH] + number)


def search(b: Buffer, t: Table, x: Buffer, q: Buffer, w: Shorts, v: Table, a: Shorts) -> int:
    """Finds the best ways to place DEPTH cards of the hand and gets the value of the best."""
    low_x = b[LOW_X]
    high_x = b[HIGH_X]
    low_y = b[LOW_Y]
    high_y = b[HIGH_Y]
    for level in range(q[DEPTH] + 1):
        q[KEPT + level] = 0
    q[KEPT] = 1
    root = board_at(q, 0, 0)
    q[root + PARENT] = -1
    q[root + USED] = 0
    for level in range(q[DEPTH]):
        b[LATER] = q[LATERS + level]
        for number in range(q[KEPT + level]):
            _redo(b, t, q, level, number, 1)
            _expand(b, t, x, q, w, v, a, level, number)
            _redo(b, t, q, level, number, 0)
            b[LOW_X] = low_x
            b[HIGH_X] = high_x
            b[LOW_Y] = low_y
            b[HIGH_Y] = high_y
    return q[board_at(q, q[DEPTH], 0) + VALUE]


def _redo(b: Buffer, t: Table, q: Buffer, level: int, number: int, forth: int) -> None:
    """Lays the cards that lead to a board, or takes them back; below each card is noted what it covers."""
    if level == 0:
        return
    at = board_at(q, level, number)
    if forth:
        _redo(b, t, q, level - 1, q[at + PARENT], 1)
    cell = q[at + CELL]
    other = cell + t[STEP + q[at + WAY]]
    face = FACE + 2 * (4 * b[CARDS + q[at + SLOT]] + q[at + WAY])
    token = TOKEN * b[SPECIES + q[at + SLOT]] if q[at + PUT] else 0
    if forth:
        q[at + MADE + 1] = b[GRID + cell]
        q[at + MADE + 2] = b[GRID + other]
        lay_cell(b, t, cell, t[face] + token)
        lay_cell(b, t, other, t[face + 1] + token)
        stretch(b, cell)
        stretch(b, other)
    else:
        lay_cell(b, t, cell, q[at + MADE + 1])
        lay_cell(b, t, other, q[at + MADE + 2])
        _redo(b, t, q, level - 1, q[at + PARENT], 0)


def _expand(
    b: Buffer, t: Table, x: Buffer, q: Buffer, w: Shorts, v: Table, a: Shorts, level: int, number: int
) -> None:
    """Tries every card wherever it carries on a trail, and in two places where it is out of the way."""
    aside = 0
    mark_ends(b, t, 1)
    if q[JUDGE] == BY_NET:
        expect(b, t, x, w, v, a, ALL)
    else:
        count_loops(b, t, x, ALL)
    keep_sums(x, a)
    for y in range(max(2, b[LOW_Y] - 2), min(WIDE - 2, b[HIGH_Y] + 3)):
        for col in range(max(2, b[LOW_X] - 2), min(WIDE - 2, b[HIGH_X] + 3)):
            cell = y * WIDE + col
            for way in range(4):
                other = cell + t[STEP + way]
                apart: bool = (b[ENTER + cell] | b[ENTER + other]) & (RUNS - 1) == 0
                if apart and (aside > 1 or b[GRID + cell] or b[GRID + other]):
                    continue
                if fits(b, t, cell, way) == 0:
                    continue
                if apart:
                    aside += 1
                    _try_hand(b, t, x, q, w, v, a, level, number, cell, way, 1)
                else:
                    _try_hand(b, t, x, q, w, v, a, level, number, cell, way, 0)
    mark_ends(b, t, 0)


def _try_hand(
    b: Buffer,
    t: Table,
    x: Buffer,
    q: Buffer,
    w: Shorts,
    v: Table,
    a: Shorts,
    level: int,
    number: int,
    cell: int,
    way: int,
    anyhow: int,
) -> None:
    """Tries every card of the hand in one place; unless *anyhow*, only those that carry on a trail."""
    used = q[board_at(q, level, number) + USED]
    other = cell + t[STEP + way]
    for slot in range(b[HAND]):
        if used >> slot & 1:
            continue
        face = FACE + 2 * (4 * b[CARDS + slot] + way)
        if anyhow or goes_on(b, t, cell, t[face] - 1) or goes_on(b, t, other, t[face + 1] - 1):
            _try(b, t, x, q, w, v, a, level, number, slot, cell, way, 0)
            if b[SPECIES + slot]:
                _try(b, t, x, q, w, v, a, level, number, slot, cell, way, 1)


def _try(
    b: Buffer,
    t: Table,
    x: Buffer,
    q: Buffer,
    w: Shorts,
    v: Table,
    a: Shorts,
    level: int,
    number: int,
    slot: int,
    cell: int,
    way: int,
    put: int,
) -> None:
    """Lays a card, judges the board, keeps it if it is among the best, and takes the card back."""
    other = cell + t[STEP + way]
    face = FACE + 2 * (4 * b[CARDS + slot] + way)
    token = TOKEN * b[SPECIES + slot] if put else 0
    one = b[GRID + cell]
    two = b[GRID + other]
    b[GRID + cell] = t[face] + token
    b[GRID + other] = t[face + 1] + token
    kinds = touched(b, cell) | touched(b, other)
    worth = judge(b, t, x, w, v, a, q[JUDGE], kinds)
    if q[JUDGE] == BY_SCORE and kinds:
        # Of equal points it is better to carry on a trail.
        worth += 1
    b[GRID + cell] = one
    b[GRID + other] = two
    width = q[WIDTH]
    kept = q[KEPT + level + 1]
    if kept == width and worth <= q[board_at(q, level + 1, width - 1) + VALUE]:
        return
    mixed = b[HASH] ^ mix(cell * 20000 + one, 0) ^ mix(cell * 20000 + t[face] + token, 0)
    mixed ^= mix(other * 20000 + two, 0) ^ mix(other * 20000 + t[face + 1] + token, 0)
    used = q[board_at(q, level, number) + USED] | 1 << slot
    for i in range(kept):
        at = board_at(q, level + 1, i)
        if q[at + USED] == used and (q[at + VALUE] == worth or q[at + MIXED] == mixed):
            return
    if kept < width:
        kept += 1
        q[KEPT + level + 1] = kept
    i = kept - 1
    while i > 0 and q[board_at(q, level + 1, i - 1) + VALUE] < worth:
        at = board_at(q, level + 1, i)
        for k in range(BOARD):
            q[at + k] = q[at - BOARD + k]
        i -= 1
    at = board_at(q, level + 1, i)
    q[at + VALUE] = worth
    q[at + PARENT] = number
    q[at + SLOT] = slot
    q[at + CELL] = cell
    q[at + WAY] = way
    q[at + PUT] = put
    q[at + USED] = used
    q[at + MIXED] = mixed


# What Python calls.

find_turn = search

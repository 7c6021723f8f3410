"""All ways to place the cards of a turn, by the loops that they close, for who plays alone.

``y`` is the survey (``layout.py``); what the other letters mean stands in ``core.py``.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Table, at

from .core import count_loops, fits, lay_cell, mark_ends, stretch, touched
from .layout import *


def walk(b: Buffer, t: Table, x: Buffer, y: Buffer, depth: int, used: int) -> None:
    """Places every card that is left wherever it may lie."""
    low_x = b[LOW_X]
    high_x = b[HIGH_X]
    low_y = b[LOW_Y]
    high_y = b[HIGH_Y]
    last = depth + 1 == y[CARDS_LEFT]
    if last:
        mark_ends(b, t, 1)
        count_loops(b, t, x, ALL)
        for i in range(KINDS * SUMMARY):
            x[BEFORE + i] = x[SUMMED + i]
    for row in range(max(2, low_y - 2), min(WIDE - 2, high_y + 3)):
        for col in range(max(2, low_x - 2), min(WIDE - 2, high_x + 3)):
            cell = row * WIDE + col
            for way in range(4):
                if fits(b, t, cell, way) == 0:
                    continue
                for slot in range(b[HAND]):
                    if used >> slot & 1 or y[FOUND] > y[LIMIT]:
                        continue
                    y[PATH + 3 * depth] = slot
                    y[PATH + 3 * depth + 1] = cell
                    y[PATH + 3 * depth + 2] = way
                    if last:
                        _place_last(b, t, x, y, cell, way, slot)
                        continue
                    _place(b, t, x, y, depth, used, cell, way, slot)
                    b[LOW_X] = low_x
                    b[HIGH_X] = high_x
                    b[LOW_Y] = low_y
                    b[HIGH_Y] = high_y
    if last:
        mark_ends(b, t, 0)


def _place(
    b: Buffer, t: Table, x: Buffer, y: Buffer, depth: int, used: int, cell: int, way: int, slot: int
) -> None:
    """Places a card, goes on from there, and takes it back."""
    other = cell + t[STEP + way]
    face = FACE + 2 * (4 * b[CARDS + slot] + way)
    one = b[GRID + cell]
    two = b[GRID + other]
    lay_cell(b, t, cell, t[face])
    lay_cell(b, t, other, t[face + 1])
    stretch(b, cell)
    stretch(b, other)
    walk(b, t, x, y, depth + 1, used | 1 << slot)
    lay_cell(b, t, cell, one)
    lay_cell(b, t, other, two)


def _place_last(b: Buffer, t: Table, x: Buffer, y: Buffer, cell: int, way: int, slot: int) -> None:
    """Counts the loops with the last card of a turn; only trails that it touches can have changed."""
    other = cell + t[STEP + way]
    kinds = touched(b, cell) | touched(b, other)
    if kinds:
        face = FACE + 2 * (4 * b[CARDS + slot] + way)
        one = b[GRID + cell]
        two = b[GRID + other]
        b[GRID + cell] = t[face]
        b[GRID + other] = t[face + 1]
        count_loops(b, t, x, kinds)
        b[GRID + cell] = one
        b[GRID + other] = two
    y[FOUND] += 1
    total = 0
    for kind in range(KINDS):
        at = SUMMED if kinds else BEFORE
        points = x[at + SUMMARY * kind + POINTS]
        total += points
        _compare(y, PEAKS + kind * PEAK, points)
    _compare(y, PEAKS + KINDS * PEAK, total)


def _compare(y: Buffer, peak: int, value: int) -> None:
    """Lets a turn count for one line of the score."""
    if y[FOUND] == 1 or value > y[peak]:
        # The first turn has nothing to be better than: nothing is worth so little.
        y[peak + 1] = -1000 if y[FOUND] == 1 else y[peak]
        y[peak] = value
        y[peak + 2] = 0
    elif value < y[peak]:
        if value > y[peak + 1]:
            y[peak + 1] = value
        return
    if y[peak + 2] < 64:
        at = peak + 8 + 7 * y[peak + 2]
        for i in range(6):
            y[at + i] = y[PATH + i]
    y[peak + 2] += 1


# What Python calls.


def survey(area: Buffer, tables: Table, notes: Buffer, found: Buffer) -> int:
    """Looks at all ways to place CARDS_LEFT cards of the hand and gets how many there are."""
    walk(at(area), at(tables), at(notes), at(found), 0, 0)
    return found[FOUND]

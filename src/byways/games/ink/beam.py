"""The boards that a search keeps: the best of each group, whole turns, and how to make a board again.

``q`` is a plan (``layout.py``); what the other letters mean stands in ``core.py``.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Table

from .core import cross_off, draw
from .layout import *


def pass_on(q: Buffer, number: int, group: int, worth: int, source: int) -> None:
    """Adds to a group a board on which nothing more is drawn."""
    boards = RECORDS + GROUPS * q[WIDTH] * RECORD + number * BOARD
    # Special routes that ward off the meteor make boards that differ though nothing is drawn.
    keep(q, group, worth, q[boards + HASH] ^ source, q[boards + HASH + 1], number, -1, source)


def keep(q: Buffer, group: int, worth: int, one: int, two: int, parent: int, move: int, source: int) -> None:
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
    elif worth <= q[first + (width - 1) * RECORD + VALUE]:
        return
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


def end_turn(q: Buffer, number: int) -> None:
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
    boards = RECORDS + GROUPS * q[WIDTH] * RECORD
    at = boards + (number if parent < 0 else parent) * BOARD
    for i in range(BOARD):
        b[i] = q[at + i]
    if parent < 0:
        return
    source = q[record + SOURCE]
    move = q[record + MOVE]
    if source >= 4 and source < FROM_LAVA:
        cross_off(b, t, source - 4)
    elif source >= FROM_SHIELD and source < FROM_NOTHING:
        cross_off(b, t, source - FROM_SHIELD)
    if move >= 0:
        draw(b, t, move & 127, move >> 7)
        if source >= FROM_METEOR and source < FROM_SHIELD:
            b[HIT] = move & 127

"""All whole turns of dice and special routes from a board, each board once: what is best for every line.

``y`` is the survey (``layout.py``); what the other letters mean stands in ``core.py``.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Table, at

from .core import cross_off, draw, is_first, list_ways
from .layout import *
from .routes import score


def walk(
    b: Buffer, t: Table, s: Buffer, y: Buffer, played: int, depth: int, drawn: int, special: int
) -> None:
    """Goes on in every way from a board that has been scored; notes it if no die is left to draw."""
    here = DEEP + depth * LEVEL
    for i in range(BOARD):
        y[here + i] = b[i]
    for i in range(8):
        y[here + BOARD + i] = s[PARTS + i]
    left = 0
    for die in range(4):
        if is_first(s, drawn, die):
            piece = s[DICE + die]
            left += _try(b, t, s, y, played, depth, drawn | 1 << die, special, die, piece)
    if left == 0:
        _note(y, here, depth, played)
    if special == 0 and y[here + SPENT] < t[MAX_SPECIALS]:
        for route in range(6):
            if not y[here + USED] >> route & 1:
                _try(b, t, s, y, played, depth, drawn, 1, 4 + route, SPECIAL + route)


def _try(
    b: Buffer,
    t: Table,
    s: Buffer,
    y: Buffer,
    played: int,
    depth: int,
    drawn: int,
    special: int,
    source: int,
    piece: int,
) -> int:
    """Draws a piece in every way, goes on from each board that is new, and gets how many ways there are."""
    here = DEEP + depth * LEVEL
    for i in range(BOARD):
        b[i] = y[here + i]
    count = list_ways(b, t, s, piece)
    for i in range(count):
        y[here + 220 + i] = s[WAYS + i]
    for i in range(count):
        if y[FULL]:
            return count
        found = y[here + 220 + i]
        for k in range(BOARD):
            b[k] = y[here + k]
        draw(b, t, found & 127, found >> 7)
        if source >= 4:
            cross_off(b, t, source - 4)
        y[PATH + depth] = 16384 * source + found
        if _is_new(y, b[HASH], b[HASH + 1] ^ (2 * drawn + special + 1) * 30011):
            score(b, t, s, played)
            walk(b, t, s, y, played, depth + 1, drawn, special)
    return count


def _is_new(y: Buffer, one: int, two: int) -> int:
    """Whether a board has not been looked at before; from now on it has."""
    place = one & ROOM - 1
    while y[SEEN_BOARDS + 2 * place] or y[SEEN_BOARDS + 2 * place + 1]:
        if y[SEEN_BOARDS + 2 * place] == one and y[SEEN_BOARDS + 2 * place + 1] == two:
            return 0
        place = place + 1 & ROOM - 1
    y[SEEN_BOARDS + 2 * place] = one
    y[SEEN_BOARDS + 2 * place + 1] = two
    y[HELD] += 1
    if 2 * y[HELD] > ROOM:
        y[FULL] = 1
    return 1


def _note(y: Buffer, here: int, depth: int, played: int) -> None:
    """Counts a turn that can end here, unless another has ended with the same board."""
    if _is_new(y, y[here + HASH] ^ 1, y[here + HASH + 1]) == 0:
        return
    y[FOUND] += 1
    if y[FOUND] > y[MOST]:
        y[FULL] = 1
    total = 0
    for line in range(5):
        total += y[here + BOARD + line]
    if played & WITH_METEOR:
        total += y[here + BOARD + 5]
    y[here + BOARD + 6] = total
    for line in range(7):
        _compare(y, PEAKS + line * PEAK, y[here + BOARD + line], depth)


def _compare(y: Buffer, peak: int, value: int, depth: int) -> None:
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
        at = peak + 8 + 10 * y[peak + 2]
        y[at] = depth
        for i in range(depth):
            y[at + 1 + i] = y[PATH + i]
    y[peak + 2] += 1


# What Python calls.


def survey(board: Buffer, table: Table, notes: Buffer, found: Buffer, played: int, special: int) -> int:
    """Looks at all turns with the dice of DICE, and gets how many there are; 0 if they are too many."""
    b, t, s, y = at(board), at(table), at(notes), at(found)
    b[STALE] = 3
    score(b, t, s, played)
    walk(b, t, s, y, played, 0, 0, special)
    return 0 if y[FULL] else y[FOUND]

"""An area as a flat buffer, for search: what lies on it, its loops, what open trails promise.

Mirrors ``ground.py`` and ``placing.py``. Compiled where there is a C compiler;
otherwise this very file runs. ``b`` is an area, ``t`` the tables, ``x`` notes.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Long, Table, at

from .layout import *


def mix(number: int, which: int) -> int:
    """Gets a number that looks like chance and is the same for the same *number*."""
    wide: Long = number * 2 + which + 1
    wide = wide * 1103515245 % 2147483647
    wide ^= wide >> 15
    wide = wide * 1812433253 % 2147483647
    return wide ^ wide >> 13


def lay_cell(b: Buffer, t: Table, cell: int, what: int) -> None:
    """Puts something in a cell, whatever was there before."""
    before = b[GRID + cell]
    b[GRID + cell] = what
    if (before == 0) != (what == 0):
        change = 1 if what else -1
        b[NEAR + cell] += change
        for side in range(4):
            b[NEAR + cell + t[STEP + side]] += change
    for i in range(2):
        b[HASH + i] ^= mix(cell * 20000 + before, i) ^ mix(cell * 20000 + what, i)


def stretch(b: Buffer, cell: int) -> None:
    """Lets the bounds of the area reach a cell."""
    b[LOW_X] = min(b[LOW_X], cell % WIDE)
    b[HIGH_X] = max(b[HIGH_X], cell % WIDE)
    b[LOW_Y] = min(b[LOW_Y], cell // WIDE)
    b[HIGH_Y] = max(b[HIGH_Y], cell // WIDE)


def place_camp(b: Buffer, t: Table, kind: int, cell: int) -> None:
    """Places a camp with its north-west cell there."""
    b[HOME + kind] = cell + 1
    for dy in range(2):
        for dx in range(2):
            lay_cell(b, t, cell + dx + dy * WIDE, CAMP + kind)
            stretch(b, cell + dx + dy * WIDE)


def may_cover(b: Buffer, cell: int) -> int:
    """Whether a cell has neither a camp nor a token."""
    if b[GRID + cell] >= CAMP:
        return 0
    return 1


def fits(b: Buffer, t: Table, cell: int, way: int) -> int:
    """Whether a card may be placed with its A cell there and its B cell on a side."""
    other = cell + t[STEP + way]
    if b[NEAR + cell] == 0 and b[NEAR + other] == 0:
        return 0
    if may_cover(b, cell) and may_cover(b, other):
        return 1
    return 0


def camp_fits(b: Buffer, cell: int) -> int:
    """Whether a camp may be placed with its north-west cell there."""
    near = 0
    for dy in range(2):
        for dx in range(2):
            at = cell + dx + dy * WIDE
            if may_cover(b, at) == 0:
                return 0
            near += b[NEAR + at]
    return 1 if near else 0


def count_loops(b: Buffer, t: Table, x: Buffer, kinds: int) -> int:
    """Gets the points for loops and animals, and sums up the loops and the open trails of each kind.

    Only trails of *kinds*, one bit each, are followed; of all others BEFORE says what is known.
    """
    points = 0
    for kind in range(KINDS):
        at = SUMMED + SUMMARY * kind
        if kinds >> kind & 1:
            for i in range(SUMMARY):
                x[at + i] = 0
            if b[HOME + kind]:
                follow(b, t, x, kind)
                _pair(t, x, at)
        else:
            for i in range(SUMMARY):
                x[at + i] = x[BEFORE + SUMMARY * kind + i]
        points += x[at + POINTS]
    return points


def camp_edge(b: Buffer, kind: int, edge: int) -> int:
    """Gets the cell of a camp at one of its eight edges: two on each side, both clockwise."""
    side = edge // 2
    corner = side if edge % 2 == 0 else (side + 1) % 4
    start = b[HOME + kind] - 1
    if corner == 1 or corner == 2:
        start += 1
    return start + WIDE if corner > 1 else start


def mark_ends(b: Buffer, t: Table, marked: int) -> None:
    """Marks where trails run and where open ones would go on, or takes the marks away again."""
    for kind in range(KINDS):
        if b[HOME + kind] == 0:
            continue
        for edge in range(8):
            cell = camp_edge(b, kind, edge)
            way = edge // 2
            while True:
                cell += t[STEP + way]
                into = way ^ 2
                what = b[GRID + cell]
                face = (what & 1023) - 1
                if what == 0 or (what < TOKEN and what >= CAMP) or t[KIND + 4 * face + into] != kind:
                    break
                b[ENTER + cell] = b[ENTER + cell] | RUNS << kind if marked else 0
                way = t[EXIT + 4 * face + into]
            b[ENTER + cell] = b[ENTER + cell] | 1 << (3 * into + kind) if marked else 0


def touched(b: Buffer, cell: int) -> int:
    """Gets the kinds whose trails run into a marked cell or through it, one bit each."""
    marks = b[ENTER + cell]
    return (marks | marks >> 3 | marks >> 6 | marks >> 9 | marks >> 12) & 7


def goes_on(b: Buffer, t: Table, cell: int, face: int) -> int:
    """Whether a face would carry on an open trail in a cell."""
    entering = b[ENTER + cell]
    for side in range(4):
        if entering >> (3 * side + t[KIND + 4 * face + side]) & 1:
            return 1
    return 0


def follow(b: Buffer, t: Table, x: Buffer, kind: int) -> None:
    """Follows the trails from the eight edges of a camp; sums up its loops, notes open ends."""
    at = SUMMED + SUMMARY * kind
    x[ENDS] = 0
    for edge in range(8):
        side = edge // 2
        start = camp_edge(b, kind, edge)
        cell = start
        way = side
        length = 0
        species = 0
        while True:
            cell += t[STEP + way]
            into = way ^ 2
            what = b[GRID + cell]
            face = (what & 1023) - 1
            if what == 0 or (what < TOKEN and what >= CAMP) or t[KIND + 4 * face + into] != kind:
                break
            length += 1
            if what >= TOKEN and t[LONG + 4 * face + into]:
                species |= 1 << (what // TOKEN - 1)
            way = t[EXIT + 4 * face + into]
        if what == CAMP + kind:
            if 4 * start + side < 4 * cell + into:
                x[at + POINTS] += length
                if species:
                    x[at + POINTS] += t[ANIMALS + _bits(species)]
                x[at + LOOPS] += 1
                x[at + LONGEST] = max(x[at + LONGEST], length)
                x[at + TOTAL] += length
        elif what < CAMP or what >= TOKEN:
            end = ENDS + 1 + END * x[ENDS]
            x[end] = cell
            x[end + 1] = length
            x[end + 2] = 0 if what == 0 else 1 if what < CAMP else 2
            x[end + 3] = into
            x[ENDS] += 1


def _bits(number: int) -> int:
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def _pair(t: Table, x: Buffer, at: int) -> None:
    """Notes what the open ends of a camp promise: the likeliest pairs first, each end once."""
    used = 0
    while True:
        pair = best_pair(t, x, used)
        if pair < 0:
            return
        used |= 1 << (pair >> 3) | 1 << (pair & 7)
        x[at + PAIRS] += 1
        x[at + PAIRS + x[at + PAIRS]] = promise(
            t, x, ENDS + 1 + END * (pair >> 3), ENDS + 1 + END * (pair & 7)
        )


def best_pair(t: Table, x: Buffer, used: int) -> int:
    """Gets the two open ends, of those not *used*, that promise most: 8 × the one + the other; else -1."""
    best = 0
    found = -1
    for i in range(x[ENDS]):
        if used >> i & 1:
            continue
        for j in range(i + 1, x[ENDS]):
            if used >> j & 1:
                continue
            hope = promise(t, x, ENDS + 1 + END * i, ENDS + 1 + END * j)
            if hope > best:
                best = hope
                found = 8 * i + j
    return found


def promise(t: Table, x: Buffer, one: int, two: int) -> int:
    """Gets how long a loop of two ends would be, times how likely it is closed, in thousandths."""
    gap = abs(x[one] % WIDE - x[two] % WIDE) + abs(x[one] // WIDE - x[two] // WIDE)
    if gap >= FAR:
        return 0
    hope = t[HOPE + gap] * (x[one + 1] + x[two + 1] + gap + 1)
    return hope * (4 - x[one + 2]) * (4 - x[two + 2]) >> 4


def hopes(t: Table, x: Buffer, later: int) -> int:
    """Gets what the pairs of open ends promise with so many cards to come, in hundredths of a point.

    Only so many can be closed, so the best count whole, the next less and less.
    """
    found = 0
    rank = 0
    for kind in range(KINDS):
        x[NEXT + kind] = 1
    while True:
        best = 0
        whose = 0
        for kind in range(KINDS):
            pairs = SUMMED + SUMMARY * kind + PAIRS
            if x[NEXT + kind] <= x[pairs] and x[pairs + x[NEXT + kind]] > best:
                best = x[pairs + x[NEXT + kind]]
                whose = kind
        weight = max(0, min(4, t[MOST + later] - 4 * rank)) if rank else 4
        if best == 0 or weight == 0:
            return found * t[FADE + later] // 10000
        found += best * weight >> 2
        x[NEXT + whose] += 1
        rank += 1


def measure(x: Buffer, what: int, word: int) -> int:
    """Gets how much the loops that were counted have of something; *word* is a kind, a length, or -1."""
    found = 0
    if what == 6:
        found = 1000
    for kind in range(KINDS):
        at = SUMMED + SUMMARY * kind
        if what == 6:
            found = min(found, x[at + TOTAL])
        elif what == 3:
            found = max(found, x[at + LOOPS])
        elif what == 4:
            if x[at + LONGEST] >= word:
                found += 1
        elif word < 0 or word == kind:
            if what == 0:
                found = max(found, x[at + LONGEST])
            elif what == 1:
                found += x[at + LOOPS]
            elif what == 2:
                found += x[at + TOTAL]
    return found


def goal_worth(b: Buffer, x: Buffer) -> int:
    """Gets what the loops that were counted do for the goals, in hundredths of a point."""
    worth = 0
    for i in range(b[GOALS]):
        goal = GOAL + GOAL_SIZE * i
        have = measure(x, b[goal + MEASURE], b[goal + WORD])
        prize = 100 * b[goal + PRIZE]
        if b[goal + NEED]:
            if have >= b[goal + NEED]:
                worth += prize
            else:
                worth += prize * have * have // (3 * b[goal + NEED] * b[goal + NEED])
        elif have > b[goal + RIVAL]:
            worth += prize - prize * (b[goal + RIVAL] + 1) // (3 * (have + 1))
        else:
            worth += prize * (have + 1) // (2 * (b[goal + RIVAL] + 1))
    return worth


def value(b: Buffer, t: Table, x: Buffer, judge: int, kinds: int) -> int:
    """Gets what an area is worth, in hundredths of a point; only trails of *kinds* may have changed."""
    points = 100 * count_loops(b, t, x, kinds)
    if judge:
        return points
    worth = points + hopes(t, x, b[LATER])
    if b[GOALS]:
        worth += goal_worth(b, x)
    return worth


# What Python calls.

put_camp = place_camp
is_fit = fits
is_camp_fit = camp_fits
find_measure = measure


def put_cell(area: Buffer, tables: Table, cell: int, what: int) -> None:
    """Puts something in a cell."""
    lay_cell(at(area), at(tables), cell, what)
    stretch(at(area), cell)


def find_value(area: Buffer, tables: Table, notes: Buffer, judge: int) -> int:
    """Gets what an area is worth, in hundredths of a point."""
    return value(at(area), at(tables), at(notes), judge, ALL)

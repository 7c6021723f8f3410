"""What a net expects of an area: what it sees of open trails, and its guess of the points still to come.

``w`` and ``v`` are the weights (``net.py``), ``a`` sums of the first layer; what the other
letters mean stands in ``core.py``. All whole numbers, so that every machine plays alike.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Index, Shorts, Table, at

from .core import best_pair, follow, goal_worth, value
from .layout import *


def see(b: Buffer, t: Table, x: Buffer, kind: int) -> None:
    """Lists what the net sees of one kind, whose trails are followed for it."""
    at = SUMMED + SUMMARY * kind
    for i in range(SUMMARY):
        x[at + i] = 0
    if b[HOME + kind] == 0:
        x[SEEN] = 1
        x[SEEN + 1] = SEES_ABSENT + kind
        return
    follow(b, t, x, kind)
    x[SEEN] = 2
    x[SEEN + 1] = SEES_LOOPS + 6 * kind + min(x[at + LOOPS], 5)
    x[SEEN + 2] = SEES_ENDS + 9 * kind + x[ENDS]
    for i in range(x[ENDS]):
        end = ENDS + 1 + END * i
        length = _long(x[end + 1])
        _note(x, SEES_END + 24 * kind + 3 * length + x[end + 2])
        _note(x, SEES_NEAR + 9 * _laid(b, t, x[end]) + 3 * x[end + 2] + length // 3)
    _see_pairs(t, x)


def _laid(b: Buffer, t: Table, cell: int) -> int:
    """Gets how many of a cell and its neighbours are laid; while a card is tried out NEAR does not say."""
    count = 1 if b[GRID + cell] else 0
    for side in range(4):
        if b[GRID + cell + t[STEP + side]]:
            count += 1
    return count


def _note(x: Buffer, feature: int) -> None:
    x[SEEN] += 1
    x[SEEN + x[SEEN]] = feature


def _long(length: int) -> int:
    """Gets one of eight classes of a length."""
    if length < 5:
        return length
    return 5 if length < 8 else 6 if length < 12 else 7


def _see_pairs(t: Table, x: Buffer) -> None:
    """Sees the pairs of ends that promise most, each end once."""
    used = 0
    rank = 0
    while True:
        pair = best_pair(t, x, used)
        if pair < 0:
            return
        used |= 1 << (pair >> 3) | 1 << (pair & 7)
        first = ENDS + 1 + END * (pair >> 3)
        second = ENDS + 1 + END * (pair & 7)
        gap = abs(x[first] % WIDE - x[second] % WIDE) + abs(x[first] // WIDE - x[second] // WIDE)
        length = _long((x[first + 1] + x[second + 1] + 1) // 2)
        covered = (1 if x[first + 2] else 0) + (1 if x[second + 2] else 0)
        _note(x, SEES_PAIR + ((min(gap, 14) * 8 + length) * 3 + covered) * 3 + min(rank, 2))
        place = min(_place(x, first, second), _place(x, second, first))
        _note(x, SEES_PLACE + 4 * place + length // 2)
        rank += 1


def _place(x: Buffer, one: int, two: int) -> int:
    """Gets where an end lies and heads as another sees it that heads north; left is the same as right."""
    right = x[two] % WIDE - x[one] % WIDE
    down = x[two] // WIDE - x[one] // WIDE
    heads = x[one + 3] ^ 2
    for _ in range((4 - heads) & 3):
        before = right
        right = 0 - down
        down = before
    towards = ((x[two + 3] ^ 2) - heads) & 3
    if right < 0 or (right == 0 and towards == 3):
        right = 0 - right
        towards = (4 - towards) & 3
    return (min(right, 7) * 15 + min(max(down, -7), 7) + 7) * 4 + towards


def guess(x: Buffer, w: Shorts, v: Table, a: Shorts, head: int) -> int:
    """Gets what the net expects to come, from the sums of the first layer, in parts of a point."""
    j: Index
    for j in range(HIDDEN):
        a[j] = min(max(a[j], 0), SUM_LIMIT)
    row: Index = (FEATURES + 1) * HIDDEN + head * SECOND * HIDDEN
    at = head * HEAD
    total = v[at + 64]
    for k in range(SECOND):
        found = v[at + k]
        for j in range(HIDDEN):
            found += a[j] * w[row + j]
        row += HIDDEN
        if found > 0:
            total += (min(found >> 10, 8 * SUM_LIMIT) * v[at + 32 + k]) >> 9
    return total


def _add_up(x: Buffer, w: Shorts, a: Shorts, sums: int) -> None:
    """Adds up the rows of what was seen last."""
    j: Index
    for j in range(HIDDEN):
        a[sums + j] = 0
    for i in range(x[SEEN]):
        base: Index = x[SEEN + 1 + i] * HIDDEN
        for j in range(HIDDEN):
            a[sums + j] += w[base + j]


def keep_sums(x: Buffer, a: Shorts) -> None:
    """Remembers all kinds as they are before a card is laid."""
    for i in range(KINDS * SUMMARY):
        x[BEFORE + i] = x[SUMMED + i]
    for j in range(KINDS * HIDDEN):
        a[(1 + KINDS) * HIDDEN + j] = a[HIDDEN + j]


def expect(b: Buffer, t: Table, x: Buffer, w: Shorts, v: Table, a: Shorts, kinds: int) -> int:
    """Gets the points of an area with what is to come, in hundredths; only *kinds* may have changed."""
    j: Index
    points = 0
    base: Index = FEATURES * HIDDEN
    for j in range(HIDDEN):
        a[j] = w[base + j]
    for kind in range(KINDS):
        at = SUMMED + SUMMARY * kind
        sums = HIDDEN * (1 + kind)
        if kinds >> kind & 1:
            see(b, t, x, kind)
            _add_up(x, w, a, sums)
        else:
            for i in range(SUMMARY):
                x[at + i] = x[BEFORE + SUMMARY * kind + i]
            sums += KINDS * HIDDEN
        for j in range(HIDDEN):
            a[j] += a[sums + j]
        points += x[at + POINTS]
    worth = 100 * points
    if b[LATER]:
        worth += 100 * guess(x, w, v, a, min(max(b[LATER] // 2 - 1, 0), HEADS - 1)) // POINT
    if b[GOALS]:
        worth += goal_worth(b, x)
    return worth


def judge(b: Buffer, t: Table, x: Buffer, w: Shorts, v: Table, a: Shorts, who: int, kinds: int) -> int:
    """Gets what an area is worth, in hundredths of a point, by hopes, the score alone or the net."""
    if who == BY_NET:
        return expect(b, t, x, w, v, a, kinds)
    return value(b, t, x, who, kinds)


# What Python calls.


def find_worth(
    area: Buffer, tables: Table, notes: Buffer, weights: Shorts, heads: Table, sums: Shorts, who: int
) -> int:
    """Gets what an area is worth, in hundredths of a point."""
    return judge(at(area), at(tables), at(notes), at(weights), at(heads), at(sums), who, ALL)


def find_features(area: Buffer, tables: Table, notes: Buffer, kind: int) -> int:
    """Lists in SEEN what the net sees of one kind, and gets the points of its loops."""
    see(at(area), at(tables), at(notes), kind)
    return notes[SUMMED + SUMMARY * kind + POINTS]

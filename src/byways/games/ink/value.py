"""What the core expects of a board: the score it has, and a net's guess of what is still to come.

``w`` and ``v`` are the weights (``weights.py``), ``a`` the sums of the first
layer, of a board and of the one it was made from, whose sums are not added up
anew. All whole numbers, so that every machine plays alike.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Index, Shorts, Table, at

from .layout import *
from .routes import root, score


def look(b: Buffer, t: Table, s: Buffer, played: int) -> int:
    """Lists the features of a board that has just been scored, and gets how many there are."""
    n = _see_cells(b, t, s)
    n = _see_frontier(b, t, s, n)
    n = _see_exits(b, t, s, n)
    n = _see_largest(s, n)
    for special in range(6):
        if b[USED] >> special & 1:
            s[SEEN_FEATURES + n] = SEES_USED + special
            n += 1
    s[SEEN_FEATURES + n] = SEES_SPENT + min(b[SPENT], 3)
    s[SEEN_FEATURES + n + 1] = SEES_LONGEST + min(b[LONGEST], 27)
    s[SEEN_FEATURES + n + 2] = SEES_LONGEST + 28 + min(b[LONGEST + 1], 27)
    s[SEEN_FEATURES + n + 3] = SEES_CENTRE + s[PARTS + 3]
    s[SEEN_FEATURES + n + 4] = SEES_DEAD + min(s[DEAD], 11)
    s[SEEN_FEATURES + n + 5] = SEES_OPEN + min(s[OPEN_ENDS], 19)
    n += 6
    if played & WITH_METEOR:
        s[SEEN_FEATURES + n] = SEES_HIT + b[HIT]
        n += 1
    if played & WITH_LAVA:
        n = _see_lava(b, t, s, n)
    return n


def _see_lava(b: Buffer, t: Table, s: Buffer, n: int) -> int:
    s[SEEN_FEATURES + n] = SEES_LAKES + min(s[PARTS + 6] // t[LAKE_POINTS], 3)
    s[SEEN_FEATURES + n + 1] = SEES_LAKE + min(s[PARTS + 7], 15)
    s[SEEN_FEATURES + n + 2] = SEES_LAVA + min(s[LAVA_OPEN], 11)
    n += 3
    for cell in range(49):
        lava = t[KINDS + b[TILE + cell]] >> 8
        if lava == 0:
            continue
        leaks = lava & ~(s[JOINED + cell] >> 8) & ~t[BORDER + cell]
        for side in range(4):
            if leaks >> side & 1:
                s[SEEN_FEATURES + n] = SEES_SHORE + 2 * (4 * cell + side)
                if b[TILE + t[BESIDE + 4 * cell + side]] <= CRATER_TILE:
                    s[SEEN_FEATURES + n] += 1
                n += 1
    return n


def _see_cells(b: Buffer, t: Table, s: Buffer) -> int:
    n = 0
    for cell in range(49):
        tile = b[TILE + cell]
        if tile == 0:
            continue
        s[SEEN_FEATURES + n] = SEES_TILE + 49 * tile + cell
        n += 1
        free = s[FREE_ENDS + cell]
        if free == 0:
            continue
        railways = t[KINDS + tile] >> 4
        for side in range(4):
            if free >> side & 1:
                network = root(s, 2 * cell + t[GROUP + 4 * tile + side])
                s[OPEN + network] += 1
                s[SEEN_FEATURES + n] = (
                    SEES_END
                    + ((4 * cell + side) * 2 + (railways >> side & 1)) * 6
                    + min(s[EXITS + network], 5)
                )
                n += 1
    return n


def _see_frontier(b: Buffer, t: Table, s: Buffer, n: int) -> int:
    for i in range(b[COUNT]):
        cell = b[FRONT + i]
        code = b[CODE + cell]
        s[SEEN_FEATURES + n] = SEES_FRONT + 256 * cell + t[QUAD + code]
        n += 1
        means = t[MEANS + code]
        if t[BITS + ((means | means >> 4) & 15)] < 2:
            continue
        first = -1
        second = -1
        third = -1
        met = 0
        exits = 0
        for side in range(4):
            if (means | means >> 4) >> side & 1:
                other = t[BESIDE + 4 * cell + side]
                if other < 0:
                    met += 1
                    exits += 1
                    continue
                network = root(s, 2 * other + t[GROUP + 4 * b[TILE + other] + (side ^ 2)])
                if network != first and network != second and network != third:
                    third = second
                    second = first
                    first = network
                    met += 1
                    exits += s[EXITS + network]
        if met > 1:
            s[SEEN_FEATURES + n] = SEES_MEETING + 10 * cell + min(exits, 9)
            n += 1
    return n


def _see_exits(b: Buffer, t: Table, s: Buffer, n: int) -> int:
    blocked = 0
    for i in range(12):
        cell = t[EXIT + 2 * i]
        side = t[EXIT + 2 * i + 1]
        joined = s[JOINED + cell]
        s[SEEN_FEATURES + n] = SEES_EXIT + 14 * i
        if b[TILE + cell] > CRATER_TILE:
            if (joined | joined >> 4) >> side & 1:
                network = root(s, 2 * cell + t[GROUP + 4 * b[TILE + cell] + side])
                s[SEEN_FEATURES + n] += 2 * min(s[EXITS + network], 6)
                if s[OPEN + network] > 0:
                    s[SEEN_FEATURES + n] += 1
            else:
                s[SEEN_FEATURES + n] += 1
                blocked += 1
        n += 1
    s[SEEN_FEATURES + n] = SEES_BLOCKED + blocked
    return n + 1


def _see_largest(s: Buffer, n: int) -> int:
    growing = 0
    count = s[NETWORK_COUNT]
    for i in range(count):
        if s[OPEN + s[NETWORKS + i]] > 0:
            growing += 1
    s[SEEN_FEATURES + n] = SEES_NETWORKS + min(count, 7)
    s[SEEN_FEATURES + n + 1] = SEES_GROWING + min(growing, 7)
    n += 2
    for rank in range(3):
        if rank >= count:
            break
        best = rank
        for i in range(rank + 1, count):
            here = s[NETWORKS + i]
            there = s[NETWORKS + best]
            if 64 * s[EXITS + here] + s[OPEN + here] > 64 * s[EXITS + there] + s[OPEN + there]:
                best = i
        network = s[NETWORKS + best]
        s[NETWORKS + best] = s[NETWORKS + rank]
        s[NETWORKS + rank] = network
        s[SEEN_FEATURES + n] = SEES_LARGEST + 78 * rank + 6 * s[EXITS + network] + min(s[OPEN + network], 5)
        n += 1
    return n


def remember(s: Buffer, n: int, w: Shorts, a: Shorts) -> None:
    """Adds up the first layer for a board from which others will be made."""
    j: Index
    base: Index = FEATURES * HIDDEN
    for j in range(HIDDEN):
        a[HIDDEN + j] = w[base + j]
    if s[STAMP] > 2000000000:
        s[STAMP] = 0
        for i in range(FEATURES):
            s[MARKS + i] = 0
    s[STAMP] += 2
    s[PARENT_FEATURES] = n
    for i in range(n):
        feature = s[SEEN_FEATURES + i]
        s[PARENT_FEATURES + 1 + i] = feature
        s[MARKS + feature] = s[STAMP]
        base = feature * HIDDEN
        for j in range(HIDDEN):
            a[HIDDEN + j] += w[base + j]


def _change(s: Buffer, n: int, w: Shorts, a: Shorts) -> None:
    """Adds up the first layer from what differs from the board that is remembered."""
    j: Index
    stamp = s[STAMP]
    for j in range(HIDDEN):
        a[j] = a[HIDDEN + j]
    for i in range(n):
        feature = s[SEEN_FEATURES + i]
        if s[MARKS + feature] == stamp:
            s[MARKS + feature] = stamp + 1
        else:
            base: Index = feature * HIDDEN
            for j in range(HIDDEN):
                a[j] += w[base + j]
    for i in range(s[PARENT_FEATURES]):
        feature = s[PARENT_FEATURES + 1 + i]
        if s[MARKS + feature] == stamp:
            base = feature * HIDDEN
            for j in range(HIDDEN):
                a[j] -= w[base + j]
        else:
            s[MARKS + feature] = stamp


def guess(s: Buffer, n: int, w: Shorts, v: Table, a: Shorts, head: int) -> int:
    """Gets what the net expects beyond the score, in parts of a point."""
    j: Index
    _change(s, n, w, a)
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


def value(b: Buffer, t: Table, s: Buffer, w: Shorts, v: Table, a: Shorts, head: int, played: int) -> int:
    """Gets the score of a board and the guess of the net for the end of a round; -1 for no guess.

    Some board must be remembered. Without a guess, errors decide between equal scores.
    """
    points = POINT * score(b, t, s, played)
    if head < 0:
        return points + s[PARTS + 4]
    return points + guess(s, look(b, t, s, played), w, v, a, head)


def find_features(board: Buffer, table: Table, notes: Buffer, played: int) -> int:
    """Lists in SEEN_FEATURES what the net sees of a board, and gets how many features these are."""
    b, t, s = at(board), at(table), at(notes)
    score(b, t, s, played)
    return look(b, t, s, played)

"""What a board of the core is worth: networks, longest routes, errors, craters, lakes.

Mirrors ``scoring.py``. ``s`` holds the notes: after scoring they tell which
networks there are, so that a player can look at them.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Table

from .hard import longest_by_sets
from .layout import *


def score(b: Buffer, t: Table, s: Buffer, played: int) -> int:
    """Gets the score; PARTS has its lines."""
    join(b, t, s)
    count_exits(b, t, s)
    points = 0
    for i in range(s[NETWORK_COUNT]):
        points += t[POINTS + s[EXITS + s[NETWORKS + i]]]
    s[PARTS] = points
    for kind in range(2):
        if b[STALE] >> kind & 1:
            b[LONGEST + kind] = longest(b, t, s, kind, played)
        elif b[GROWN] >> kind & 1:
            b[LONGEST + kind] = _longer(b, t, s, kind, played)
        s[PARTS + 1 + kind] = b[LONGEST + kind]
    b[STALE] = 0
    b[GROWN] = 0
    total = s[PARTS] + s[PARTS + 1] + s[PARTS + 2] + s[PARTS + 3] + s[PARTS + 4]
    if played & WITH_METEOR:
        total += s[PARTS + 5]
    if played & WITH_LAVA:
        count_lakes(b, t, s)
        total += s[PARTS + 6] + s[PARTS + 7]
    return total


def join(b: Buffer, t: Table, s: Buffer) -> None:
    """Finds what hangs together, and counts the centre, errors and craters on the way."""
    centre = 0
    errors = 0
    craters = 0
    dead = 0
    open_ends = 0
    for cell in range(49):
        tile = b[TILE + cell]
        if tile <= CRATER_TILE:
            s[JOINED + cell] = 0
            s[FREE_ENDS + cell] = 0
            continue
        centre += t[CENTRE + cell]
        kinds = t[KINDS + tile]
        means = t[MEANS + b[CODE + cell]]
        joined = kinds & means & 4095
        s[JOINED + cell] = joined
        inland = ~t[BORDER + cell]
        loose = ((kinds | kinds >> 4) & 15) & ~(joined | joined >> 4) & inland
        free = loose & ~(means >> 8) & ~(means >> 16) & 15
        s[FREE_ENDS + cell] = free
        open_ends += t[BITS + free]
        dead += t[BITS + (loose & (means >> 8 | means >> 16) & 15)]
        craters += t[BITS + (loose & means >> 12 & 15)]
        errors += t[BITS + (loose & ~(means >> 12) & 15)]
        errors += t[BITS + (kinds >> 8 & ~(joined >> 8) & inland & 15)]
        s[ROOT + 2 * cell] = 2 * cell
        s[ROOT + 2 * cell + 1] = 2 * cell + 1
        s[EXITS + 2 * cell] = 0
        s[EXITS + 2 * cell + 1] = 0
        s[OPEN + 2 * cell] = 0
        s[OPEN + 2 * cell + 1] = 0
        # North and west have been seen already.
        routes = (joined | joined >> 4) & inland
        if routes & 1:
            _unite(t, b, s, cell, 0, cell - 7)
        if routes & 8:
            _unite(t, b, s, cell, 3, cell - 1)
    s[DEAD] = dead
    s[OPEN_ENDS] = open_ends
    s[PARTS + 3] = centre
    s[PARTS + 4] = -errors
    s[PARTS + 5] = t[CRATER_POINTS] * craters


def _unite(t: Table, b: Buffer, s: Buffer, cell: int, side: int, other: int) -> None:
    here = root(s, 2 * cell + t[GROUP + 4 * b[TILE + cell] + side])
    there = root(s, 2 * other + t[GROUP + 4 * b[TILE + other] + (side ^ 2)])
    s[ROOT + here] = there


def root(s: Buffer, node: int) -> int:
    """Gets what a route hangs on: the same for all routes of a network."""
    while s[ROOT + node] != node:
        s[ROOT + node] = s[ROOT + s[ROOT + node]]
        node = s[ROOT + node]
    return node


def count_exits(b: Buffer, t: Table, s: Buffer) -> None:
    """Lists the networks that have exits, and counts these."""
    count = 0
    for i in range(12):
        cell = t[EXIT + 2 * i]
        side = t[EXIT + 2 * i + 1]
        joined = s[JOINED + cell]
        if (joined | joined >> 4) >> side & 1:
            network = root(s, 2 * cell + t[GROUP + 4 * b[TILE + cell] + side])
            if s[EXITS + network] == 0:
                s[NETWORKS + count] = network
                count += 1
            s[EXITS + network] += 1
    s[NETWORK_COUNT] = count


def count_lakes(b: Buffer, t: Table, s: Buffer) -> None:
    """Finds the lakes: what closed ones and the largest are worth."""
    closed = 0
    largest = 0
    s[LAVA_OPEN] = 0
    for cell in range(49):
        s[SEEN + cell] = t[KINDS + b[TILE + cell]] >> 8
    for first in range(49):
        if s[SEEN + first] == 0:
            continue
        s[SEEN + first] = 0
        s[QUEUE] = first
        size = 1
        leaks = 0
        done = 0
        while done < size:
            cell = s[QUEUE + done]
            done += 1
            joined = s[JOINED + cell] >> 8
            leak = t[KINDS + b[TILE + cell]] >> 8 & ~joined & ~t[BORDER + cell]
            s[LAVA_OPEN] += t[BITS + leak]
            leaks |= leak
            for side in range(4):
                if joined >> side & 1:
                    other = t[BESIDE + 4 * cell + side]
                    if s[SEEN + other]:
                        s[SEEN + other] = 0
                        s[QUEUE + size] = other
                        size += 1
        if leaks == 0:
            closed += 1
        largest = max(largest, size)
    s[PARTS + 6] = t[LAKE_POINTS] * closed
    s[PARTS + 7] = largest


def longest(b: Buffer, t: Table, s: Buffer, kind: int, played: int) -> int:
    """Gets the length of the longest highway (0) or railway (1)."""
    for cell in range(49):
        s[SEEN + cell] = 0
    s[LENGTH] = 0
    for first in range(49):
        if s[SEEN + first] == 0 and t[KINDS + b[TILE + first]] >> 4 * kind & 15:
            _longest_within(b, t, s, first, kind, played)
            if s[LENGTH] < 0:
                return _longest_by_sets(b, t, s, kind, played)
    return s[LENGTH]


def _longer(b: Buffer, t: Table, s: Buffer, kind: int, played: int) -> int:
    """The same where the board has only grown, by one drawing."""
    for cell in range(49):
        s[SEEN + cell] = 0
    s[LENGTH] = b[LONGEST + kind]
    _longest_within(b, t, s, b[GROWN_AT], kind, played)
    if s[LENGTH] < 0:
        return _longest_by_sets(b, t, s, kind, played)
    return s[LENGTH]


def _longest_by_sets(b: Buffer, t: Table, s: Buffer, kind: int, played: int) -> int:
    links = [s[JOINED + cell] >> 4 * kind & 15 & ~t[BORDER + cell] for cell in range(49)]
    arms = [t[KINDS + b[TILE + cell]] >> 4 * kind & 15 for cell in range(49)]
    return int(longest_by_sets(links, arms, played))


def _longest_within(b: Buffer, t: Table, s: Buffer, first: int, kind: int, played: int) -> None:
    """Raises LENGTH to that of the longest route in the part of the network around a cell; -1 if too hard."""
    size = 1
    done = 0
    ends = 0
    odd = 0
    leaves = 0
    spare = 0
    s[SEEN + first] = 1
    s[QUEUE] = first
    while done < size:
        cell = s[QUEUE + done]
        done += 1
        links = s[JOINED + cell] >> 4 * kind & 15 & ~t[BORDER + cell]
        s[LINKS + cell] = links
        degree = t[BITS + links]
        ends += degree
        odd += degree & 1
        if degree == 1:
            leaves += 1
        # A round trip visits its start once more than it passes through it.
        if (t[BITS + (t[KINDS + b[TILE + cell]] >> 4 * kind & 15)] + 1) // 2 > degree // 2:
            spare = 1
        for side in range(4):
            if links >> side & 1:
                other = t[BESIDE + 4 * cell + side]
                if s[SEEN + other] == 0:
                    s[SEEN + other] = 1
                    s[QUEUE + size] = other
                    size += 1
    joins = ends // 2
    if joins == size - 1:
        if size - max(0, leaves - 2) > s[LENGTH]:
            s[LENGTH] = max(s[LENGTH], _diameter(t, s, first))
    elif played & CELLS_ONCE:
        _longest_path(t, s, size, size - max(0, leaves - 2), joins)
    elif odd == 0:
        s[LENGTH] = max(s[LENGTH], joins + spare)
    elif odd == 2:
        s[LENGTH] = max(s[LENGTH], joins + 1)
    else:
        _longest_trail(t, s, size, joins + 2 - odd // 2)


def _diameter(t: Table, s: Buffer, first: int) -> int:
    """Gets how many cells the longest way through a tree has."""
    far = first
    for _ in range(2):
        count = 1
        done = 0
        s[QUEUE] = far
        s[DEPTH + far] = 1
        s[FROM + far] = -1
        while done < count:
            cell = s[QUEUE + done]
            done += 1
            for side in range(4):
                if s[LINKS + cell] >> side & 1:
                    other = t[BESIDE + 4 * cell + side]
                    if other != s[FROM + cell]:
                        s[FROM + other] = cell
                        s[DEPTH + other] = s[DEPTH + cell] + 1
                        s[QUEUE + count] = other
                        count += 1
        far = s[QUEUE + count - 1]
    return s[DEPTH + far]


def _longest_path(t: Table, s: Buffer, size: int, goal: int, joins: int) -> None:
    """The same where no cell counts twice."""
    if goal <= s[LENGTH]:
        return
    s[GOAL] = goal
    s[EFFORT] = MUCH
    for i in range(size):
        _walk_cells(t, s, s[QUEUE + i], 1, size)
        if s[LENGTH] >= goal:
            return
        if s[EFFORT] < 0:
            s[LENGTH] = -1
            return


def _walk_cells(t: Table, s: Buffer, cell: int, length: int, size: int) -> None:
    s[EFFORT] -= 1
    if length > s[LENGTH]:
        s[LENGTH] = length
    if s[LENGTH] >= s[GOAL] or s[EFFORT] < 0:
        return
    s[SEEN + cell] = 2
    for side in range(4):
        if s[LINKS + cell] >> side & 1:
            other = t[BESIDE + 4 * cell + side]
            if s[SEEN + other] != 2:
                _walk_cells(t, s, other, length + 1, size)
    s[SEEN + cell] = 1


def _longest_trail(t: Table, s: Buffer, size: int, goal: int) -> None:
    """The same where no join counts twice. A longest walk that is no round trip ends where joins are odd."""
    if goal <= s[LENGTH]:
        return
    s[GOAL] = goal
    s[EFFORT] = MUCH
    for i in range(size):
        if t[BITS + s[LINKS + s[QUEUE + i]]] & 1:
            _walk_joins(t, s, s[QUEUE + i], 1)
            if s[LENGTH] >= goal:
                return
            if s[EFFORT] < 0:
                s[LENGTH] = -1
                return


def _walk_joins(t: Table, s: Buffer, cell: int, length: int) -> None:
    s[EFFORT] -= 1
    if length > s[LENGTH]:
        s[LENGTH] = length
    if s[LENGTH] >= s[GOAL] or s[EFFORT] < 0:
        return
    for side in range(4):
        if s[LINKS + cell] >> side & 1:
            other = t[BESIDE + 4 * cell + side]
            s[LINKS + cell] ^= 1 << side
            s[LINKS + other] ^= 1 << (side ^ 2)
            _walk_joins(t, s, other, length + 1)
            s[LINKS + cell] ^= 1 << side
            s[LINKS + other] ^= 1 << (side ^ 2)


# What Python calls.

tally = score

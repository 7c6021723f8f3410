"""The largest set of connections that is one walk, found by looking at few sets (A*).

Place after place, from the last, its connections to the places before are left
or taken; all that matters for the rest is which of the connections under way
are taken and hang together. How many must be left at least, if nothing had to
hang together, is worked out beforehand and leads the search: on a board of
7 × 7 crossings it looks at some fifty sets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

Edge = tuple[int, int]
"""A connection, its larger place first."""

_Node = tuple[int, int, tuple[int, ...], int, bool]
"""Connections chosen so far: how many places are passed, which of the connections under way are taken (bits),
what each of these hangs together with, how many places are odd, whether a round trip may begin somewhere."""

_START: _Node = (0, 0, (), 0, False)

_DONE = -1
"""So many places are passed where a walk is complete."""

_NEVER = 1 << 30
"""More connections than any network has."""


@dataclass(frozen=True, slots=True)
class _Step:
    """What can be taken at a place. Connections under way are ordered by where they lead to."""

    coming: int
    """How many connections come from places passed before: the lowest bits of those under way."""
    most: int
    """How many connections may be taken here."""
    slack: int
    """With up to so many a round trip may begin here, which visits its start once more than it passes it."""
    staying: tuple[int, ...]
    """For each set of the other connections under way: its bits after this place."""
    going: tuple[tuple[int, int, int], ...]
    """The sets of connections to go on with: bits under way, bits among all, and how many are left."""
    to_come: int
    """How many connections between places to come there are."""


def largest_set(edges: list[Edge], visits: Mapping[int, int], at_least: int) -> tuple[Edge, ...]:
    """Gets the largest set of connections that is one walk, empty if none is larger than *at_least*.

    Of several as large it is the one that leaves the last connections, then those before, and so on.
    """
    degrees = Counter(place for edge in edges for place in edge)
    fits = all(degree <= 2 * visits[place] for place, degree in degrees.items())
    if fits and sum(degree & 1 for degree in degrees.values()) == 2:
        return tuple(edges)
    steps = tuple(_steps(edges, visits))
    least = _least_left(steps)
    # For each number of connections left in the end: what is taken so far, as bits, and what it has come to.
    waiting: list[list[tuple[int, _Node]]] = [[] for _ in range(len(edges) - at_least)]
    seen: set[_Node] = set()
    if least[0][0] < len(waiting):
        waiting[least[0][0]].append((0, _START))
    for left, heap in enumerate(waiting):
        while heap:
            taken, node = heappop(heap)
            if node in seen:
                continue
            seen.add(node)
            passed, under_way, _, ends, _ = node
            if passed == _DONE:
                return tuple(edge for bit, edge in enumerate(edges) if taken >> bit & 1)
            done = left - least[passed][3 * under_way + ends]
            for total, more, follower in _followers(node, steps, least, done):
                if total < len(waiting) and follower not in seen:
                    heappush(waiting[total], (taken | more, follower))
    return ()


def _steps(edges: list[Edge], visits: Mapping[int, int]) -> Iterator[_Step]:
    """Gets what can be taken at each place, the last place first."""
    under_way: list[Edge] = []
    to_come = len(edges)
    for place in sorted({place for edge in edges for place in edge}, reverse=True):
        coming = sum(edge[1] == place for edge in under_way)
        going = [edge for edge in edges if edge[0] == place]
        staying = under_way[coming:]
        under_way = sorted(staying + going, key=lambda edge: (-edge[1], edge[0]))
        to_come -= len(going)
        bits = zip(
            _subsets(under_way.index(edge) for edge in going),
            _subsets(edges.index(edge) for edge in going),
            strict=True,
        )
        yield _Step(
            coming,
            2 * visits[place],
            2 * visits[place] - 2,
            _subsets(under_way.index(edge) for edge in staying),
            tuple((here, of_all, len(going) - here.bit_count()) for here, of_all in bits),
            to_come,
        )


def _subsets(bits: Iterable[int]) -> tuple[int, ...]:
    """Gets all sets of *bits*: none, those of the first, those with the second, …"""
    sets = [0]
    for bit in bits:
        sets += [each | 1 << bit for each in sets]
    return tuple(sets)


def _least_left(steps: tuple[_Step, ...]) -> list[list[int]]:
    """Gets how many connections must be left, by places passed, at ``3 * those under way + odd places``.

    Sets that do not hang together count, too, so that in truth it may be more.
    """
    table = [0 if any(step.slack > 0 for step in steps) else _NEVER, _NEVER, 0]
    tables = [table]
    for step in reversed(steps):
        after = table
        table = []
        ways = [_ways(step, taken) for taken in range(step.coming + 1)]
        counts = [coming.bit_count() for coming in range(1 << step.coming)]
        for staying in step.staying:
            least = [_least(after, 3 * staying, *way) for way in ways]
            for count in counts:
                table += least[count]
        tables.append(table)
    return tables[::-1]


_Ways = list[tuple[int, int]]
"""Where to look, relative to what stays under way, and how many connections are left."""


def _ways(step: _Step, coming: int) -> tuple[_Ways, _Ways]:
    """Gets the sets that may go on from *coming* connections, even ones and odd ones."""
    ways: tuple[_Ways, _Ways] = [], []
    for bits, _, left in step.going:
        use = coming + bits.bit_count()
        if use <= step.most:
            ways[use & 1].append((3 * bits + (use & 1), left))
    return ways


def _least(after: list[int], base: int, even: _Ways, odd: _Ways) -> tuple[int, int, int]:
    """Gets how many connections must be left with no, one and two odd places so far."""
    none = one = two = _NEVER
    for offset, left in even:
        at = base + offset
        none = min(none, after[at] + left)
        one = min(one, after[at + 1] + left)
        two = min(two, after[at + 2] + left)
    for offset, left in odd:
        at = base + offset
        none = min(none, after[at] + left)
        one = min(one, after[at + 1] + left)
    return none, one, two


def _followers(
    node: _Node, steps: tuple[_Step, ...], least: list[list[int]], done: int
) -> Iterator[tuple[int, int, _Node]]:
    """Gets what can come of a node at its place: how many will be left at least, what is taken, the node.

    *done* have been left already.
    """
    passed, under_way, groups, ends, rounds = node
    step = steps[passed]
    coming = (under_way & (1 << step.coming) - 1).bit_count()
    staying = step.staying[under_way >> step.coming]
    here, others = groups[:coming], groups[coming:]
    group = here[0] if here else len(groups)
    if coming > 1:
        others = tuple([group if other in here else other for other in others])
    for going, taken, left in step.going:
        use = coming + going.bit_count()
        odd = ends + (use & 1)
        if use > step.most or odd > 2:
            continue
        starts = rounds or (0 < use <= step.slack and not use & 1)
        if here and not going and group not in others:
            if not others and (odd == 2 or (odd == 0 and starts)):
                yield done + left + step.to_come, 0, (_DONE, 0, (), odd, starts)
            continue
        now = staying | going
        total = done + left + least[passed + 1][3 * now + odd]
        if total < _NEVER:
            yield total, taken, (passed + 1, now, _joined(others, group, now, going), odd, starts)


def _joined(others: tuple[int, ...], group: int, under_way: int, going: int) -> tuple[int, ...]:
    """Gets the groups of all connections under way, numbered in the order of their first one."""
    groups = list(others)
    while going:
        lowest = going & -going
        groups.insert((under_way & lowest - 1).bit_count(), group)
        going ^= lowest
    names: dict[int, int] = {}
    return tuple([names.setdefault(each, len(names)) for each in groups])

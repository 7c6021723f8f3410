"""The longest walk through a network that uses no connection twice.

Searching all walks explodes on a block of crossings, so sets of connections
are searched instead: a set that hangs together and has at most two places with
an odd number of them can always be walked in one go. Place after place its
connections to later places are taken or left; all that matters for the rest is
which of the connections under way are taken and hang together. How many must
be left at least, if nothing had to hang together, is worked out beforehand and
leads the search (A*), which therefore looks at few sets: on a board of 7 × 7
crossings at some fifty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from .network import components

Edge = tuple[int, int]
"""A connection, its smaller place first."""

_Node = tuple[int, int, tuple[int, ...], int, bool]
"""Connections chosen so far: how many places are passed, which of the connections under way are taken (bits),
what each of these hangs together with, how many places are odd, whether a round trip may begin somewhere."""

_NEVER = 1 << 30
"""More connections than any network has."""


def longest_trail(edges: Iterable[tuple[int, int]], visits: Mapping[int, int]) -> tuple[int, ...]:
    """Gets the places of a longest walk, in order; a place that is visited twice stands there twice.

    *visits* has every place and how often it may be visited at most. No
    connection is used twice. Empty only if there are no places.

    >>> longest_trail([(1, 2), (2, 3), (2, 4)], {1: 1, 2: 1, 3: 1, 4: 1})
    (1, 2, 3)
    >>> len(longest_trail([(1, 2), (2, 3), (1, 3)], {1: 1, 2: 1, 3: 1}))
    3
    >>> len(longest_trail([(1, 2), (2, 3), (1, 3)], {1: 2, 2: 1, 3: 1}))
    4
    """
    if not visits:
        return ()
    beside: dict[int, list[int]] = {place: [] for place in visits}
    for a, b in edges:
        beside[a].append(b)
        beside[b].append(a)
    best: tuple[Edge, ...] = ()
    groups = components(beside, beside.__getitem__)
    for group in sorted(groups, key=len, reverse=True):
        inner = sorted({(a, b) for a in group for b in beside[a] if a < b})
        if len(inner) > len(best):
            best = _largest_set(inner, visits, len(best)) or best
    return _walk(best, visits) if best else (min(visits),)


@dataclass(frozen=True, slots=True)
class _Step:
    """What can be taken at a place. Connections under way are ordered by where they lead to."""

    coming: int
    """How many connections come from earlier places: the lowest bits of those under way."""
    most: int
    """How many connections may be taken here."""
    slack: int
    """With up to so many a round trip may begin here, which visits its start once more than it passes it."""
    staying: tuple[int, ...]
    """For each set of the other connections under way: its bits after this place."""
    going: tuple[int, ...]
    """The sets of connections to later places, as bits after this place; tried from the last."""
    under_way: tuple[Edge, ...]
    """What the bits after this place mean."""
    to_come: int
    """How many connections between later places there are."""


def _largest_set(edges: list[Edge], visits: Mapping[int, int], at_least: int) -> tuple[Edge, ...]:
    """Gets the largest set of connections that is one walk, empty if none is larger than *at_least*."""
    degrees = Counter(place for edge in edges for place in edge)
    fits = all(degree <= 2 * visits[place] for place, degree in degrees.items())
    if fits and sum(degree & 1 for degree in degrees.values()) == 2:
        return tuple(edges)
    steps = tuple(_steps(edges, visits))
    least = _least_left(steps)
    start: _Node = (0, 0, (), 0, False)
    # For each number of connections left in the end: nodes to look at, and the node before.
    waiting: list[list[tuple[_Node, _Node]]] = [[] for _ in range(len(edges) - at_least)]
    before: dict[_Node, _Node] = {}
    if least[0][0] < len(waiting):
        waiting[least[0][0]].append((start, start))
    for left, stack in enumerate(waiting):
        while stack:
            node, origin = stack.pop()
            if node in before:
                continue
            before[node] = origin
            if node[0] > len(steps):
                return _taken(node, before, steps)
            done = left - least[node[0]][3 * node[1] + node[3]]
            for total, follower in _followers(node, steps, least, done):
                if total < len(waiting) and follower not in before:
                    waiting[total].append((follower, node))
    return ()


def _steps(edges: list[Edge], visits: Mapping[int, int]) -> Iterator[_Step]:
    """Gets what can be taken at each place, in the places' order."""
    under_way: list[Edge] = []
    to_come = len(edges)
    for place in sorted({place for edge in edges for place in edge}):
        coming = sum(edge[1] == place for edge in under_way)
        going = [edge for edge in reversed(edges) if edge[0] == place]
        staying = under_way[coming:]
        under_way = sorted(staying + going, key=lambda edge: (edge[1], edge[0]))
        to_come -= len(going)
        yield _Step(
            coming,
            2 * visits[place],
            2 * visits[place] - 2,
            _subsets(under_way.index(edge) for edge in staying),
            _subsets(under_way.index(edge) for edge in going),
            tuple(under_way),
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
    for going in step.going:
        count = going.bit_count()
        if coming + count <= step.most:
            odd = coming + count & 1
            ways[odd].append((3 * going + odd, step.going[-1].bit_count() - count))
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
) -> Iterator[tuple[int, _Node]]:
    """Gets what can come of a node at its place, with how many connections will be left at least.

    *done* have been left already. A walk that is complete has passed more
    places than there are.
    """
    passed, under_way, groups, ends, rounds = node
    step = steps[passed]
    coming = (under_way & (1 << step.coming) - 1).bit_count()
    staying = step.staying[under_way >> step.coming]
    here, others = groups[:coming], groups[coming:]
    group = here[0] if here else len(groups)
    if coming > 1:
        others = tuple([group if other in here else other for other in others])
    for going in step.going:
        count = going.bit_count()
        use = coming + count
        odd = ends + (use & 1)
        if use > step.most or odd > 2:
            continue
        left = done + step.going[-1].bit_count() - count
        starts = rounds or (0 < use <= step.slack and not use & 1)
        if here and not count and group not in others:
            if not others and (odd == 2 or (odd == 0 and starts)):
                yield left + step.to_come, (len(steps) + 1, 0, (passed,), odd, starts)
            continue
        now = staying | going
        total = left + least[passed + 1][3 * now + odd]
        if total < _NEVER:
            yield total, (passed + 1, now, _joined(others, group, now, going), odd, starts)


def _joined(others: tuple[int, ...], group: int, under_way: int, going: int) -> tuple[int, ...]:
    """Gets the groups of all connections under way, numbered in the order of their first one."""
    groups = list(others)
    while going:
        lowest = going & -going
        groups.insert((under_way & lowest - 1).bit_count(), group)
        going ^= lowest
    names: dict[int, int] = {}
    return tuple([names.setdefault(each, len(names)) for each in groups])


def _taken(node: _Node, before: Mapping[_Node, _Node], steps: tuple[_Step, ...]) -> tuple[Edge, ...]:
    """Gets the connections that were taken on the way to a complete walk."""
    taken = set()
    while node != before[node]:
        node = before[node]
        if node[0]:
            edges = steps[node[0] - 1].under_way
            taken |= {edge for bit, edge in enumerate(edges) if node[1] >> bit & 1}
    return tuple(sorted(taken))


def _walk(edges: tuple[Edge, ...], visits: Mapping[int, int]) -> tuple[int, ...]:
    """Gets the places of a walk over all *edges*, by Hierholzer's method.

    A round trip begins where one visit more is allowed.
    """
    beside: dict[int, list[int]] = {}
    for a, b in edges:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    ends = [place for place, others in beside.items() if len(others) & 1]
    spare = [place for place, others in beside.items() if len(others) + 2 <= 2 * visits[place]]
    stack, walk = [min(ends or spare)], []
    while stack:
        here = stack[-1]
        if beside[here]:
            there = beside[here].pop()
            beside[there].remove(here)
            stack.append(there)
        else:
            walk.append(stack.pop())
    return tuple(walk) if walk[0] < walk[-1] else tuple(reversed(walk))

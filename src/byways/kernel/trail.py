"""The longest walk through a network that uses no connection twice.

Searching all walks explodes on a block of crossings, so sets of connections
are searched instead: a set that hangs together and has at most two places with
an odd number of them can always be walked in one go.

Where few sets have to be told apart, all are followed at once. Of walks of the
same length that names the one it always has named, which programs may rely on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from .network import components
from .trail_search import Edge, largest_set

_State = tuple[int, bool, tuple[tuple[int, int], ...]]
"""Odd places left behind, whether a round trip may begin somewhere, and for each open place group and use."""

_Sets = dict[_State, tuple[int, int]]
"""For each state the set of connections that wastes least, and how many ends of connections it wastes."""

_MANY = 300
"""So many states at once cost more than a search."""


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
        inner = sorted({(a, b) for a in group for b in beside[a] if a > b})
        if len(inner) > len(best):
            best = _largest_set(inner, visits, len(best)) or best
    return _walk(best, visits) if best else (min(visits),)


def _largest_set(edges: list[Edge], visits: Mapping[int, int], at_least: int) -> tuple[Edge, ...]:
    """Gets the largest set of connections that is one walk, empty if none is larger than *at_least*."""
    ends = Counter(place for edge in edges for place in edge)
    usable = {place: min(count, 2 * visits[place]) for place, count in ends.items()}
    found = _least_waste(edges, usable, visits, sum(usable.values()) - 2 * (at_least + 1))
    if found is None:
        return largest_set(edges, visits, at_least)
    return tuple(edge for i, edge in enumerate(edges) if found >> i & 1)


def _least_waste(
    edges: list[Edge], usable: Mapping[int, int], visits: Mapping[int, int], bound: int
) -> int | None:
    """Gets the walk that wastes least, as a set of bits; 0 if all waste more than *bound*.

    ``None`` if there came to be too many states.
    """
    last = {place: i for i, edge in enumerate(edges) for place in edge}
    total = sum(usable.values())
    odd_to_come = sum(use & 1 for use in usable.values())
    open_places: list[int] = []
    states: _Sets = {(0, False, ()): (0, 0)}
    best = 0
    for i, (a, b) in enumerate(edges):
        for place in (a, b):
            if place not in open_places:
                open_places.append(place)
                states = {(odd, ring, (*used, (0, 0))): value for (odd, ring, used), value in states.items()}
        _take(states, open_places.index(a), open_places.index(b), usable[a], usable[b], 1 << i)
        for place in (a, b):
            if last[place] == i:
                at = open_places.index(place)
                del open_places[at]
                odd_to_come -= usable[place] & 1
                slack = 2 * visits[place] - 2
                states, walk = _leave_behind(states, at, usable[place], slack, bound - odd_to_come)
                if walk and total - 2 * walk.bit_count() <= bound:
                    best, bound = walk, total - 2 * walk.bit_count() - 1
        if len(states) > _MANY:
            return None
    return best


def _take(states: _Sets, at_a: int, at_b: int, usable_a: int, usable_b: int, bit: int) -> None:
    """Adds the states in which one more connection is taken to those in which it is not."""
    for (odd, ring, used), (waste, taken) in list(states.items()):
        (group_a, use_a), (group_b, use_b) = used[at_a], used[at_b]
        if use_a >= usable_a or use_b >= usable_b:
            continue
        joined = list(used)
        if group_a and group_b and group_a != group_b:
            joined = [(group_a if group == group_b else group, use) for group, use in joined]
        group = group_a or group_b or len(used) + 1
        joined[at_a], joined[at_b] = (group, use_a + 1), (group, use_b + 1)
        key = (odd, ring, _renumbered(joined))
        if key not in states or states[key][0] > waste:
            states[key] = waste, taken | bit


def _leave_behind(states: _Sets, at: int, usable: int, slack: int, bound: int) -> tuple[_Sets, int]:
    """Gets the states once a place has no more connections to come, and the best walk that is complete.

    At most two of the odd places can be ends of the walk; each other wastes one
    more, so that *bound* is what may be wasted by all others.
    """
    after: _Sets = {}
    best = 0
    for (odd, ring, used), (waste, taken) in states.items():
        group, use = used[at]
        rest = used[:at] + used[at + 1 :]
        odd += use & 1
        waste += usable - use
        if odd > 2 or waste + odd - 2 > bound:
            continue
        # A round trip visits its start once more than it passes through.
        ring = ring or (use > 0 and not use & 1 and use <= slack)
        if group and all(other != group for other, _ in rest):
            complete = (odd or ring) and not any(other for other, _ in rest)
            if complete and taken.bit_count() > best.bit_count():
                best = taken
            continue
        key = (odd, ring, _renumbered(rest))
        if key not in after or after[key][0] > waste:
            after[key] = waste, taken
    return after, best


def _renumbered(used: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Names groups in the order of their first place, so that equal states are equal."""
    names = {0: 0}
    return tuple((names.setdefault(group, len(names)), use) for group, use in used)


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

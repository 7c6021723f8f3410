"""The longest walk against plain search, which is slow but cannot be wrong."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from byways.kernel.trail import longest_trail
from byways.kernel.trail_search import Edge, largest_set
from tests import examples


def search(edges: list[Edge], visits: dict[int, int]) -> int:
    """Gets the most visits of any walk that uses no connection twice, by trying all."""

    def onwards(here: int, used: frozenset[Edge], seen: Counter[int]) -> int:
        best = sum(seen.values())
        for edge in edges:
            if edge not in used and here in edge:
                there = edge[0] if edge[1] == here else edge[1]
                if seen[there] < visits[there]:
                    best = max(best, onwards(there, used | {edge}, seen + Counter([there])))
        return best

    return max((onwards(place, frozenset(), Counter([place])) for place in visits), default=0)


def grid(columns: int, rows: int) -> list[Edge]:
    places = [(x, y) for y in range(rows) for x in range(columns)]
    across = [(y * columns + x, y * columns + x + 1) for x, y in places if x + 1 < columns]
    down = [(y * columns + x, y * columns + x + columns) for x, y in places if y + 1 < rows]
    return across + down


@st.composite
def networks(draw: st.DrawFn) -> tuple[list[Edge], dict[int, int]]:
    edges = draw(st.lists(st.sampled_from(grid(4, 3)), unique=True, max_size=13))
    places = sorted(
        {place for edge in edges for place in edge} | draw(st.sets(st.integers(0, 11), max_size=2))
    )
    return edges, {place: draw(st.integers(1, 2)) for place in places}


@given(networks())
@examples(200, deep=2000)
def test_as_long_as_plain_search_says(network: tuple[list[Edge], dict[int, int]]) -> None:
    edges, visits = network
    walk = longest_trail(edges, visits)
    assert len(walk) == search(edges, visits)


@given(networks())
@examples(100, deep=1000)
def test_the_search_for_large_networks_finds_as_many(network: tuple[list[Edge], dict[int, int]]) -> None:
    edges, visits = network
    largest = max(0, len(longest_trail(edges, visits)) - 1)
    found = [
        largest_set(sorted((max(edge), min(edge)) for edge in group), visits, 0) for group in parts(edges)
    ]
    assert max(map(len, found), default=0) == largest


def parts(edges: list[Edge]) -> list[list[Edge]]:
    """Gets the connections that hang together, set by set."""
    groups: list[list[Edge]] = []
    for edge in edges:
        met = [group for group in groups if any(set(edge) & set(other) for other in group)]
        groups = [group for group in groups if group not in met] + [
            [edge, *(each for group in met for each in group)]
        ]
    return groups


@given(networks())
@examples(150, deep=1500)
def test_is_a_walk(network: tuple[list[Edge], dict[int, int]]) -> None:
    edges, visits = network
    walk = longest_trail(edges, visits)
    steps = [tuple(sorted(step)) for step in pairwise(walk)]
    assert len(set(steps)) == len(steps)
    assert set(steps) <= {tuple(sorted(edge)) for edge in edges}
    assert all(count <= visits[place] for place, count in Counter(walk).items())


def test_a_full_board_of_crossings() -> None:
    """Plain search would never end; the figures follow from counting odd places."""
    edges = grid(7, 7)
    assert len(longest_trail(edges, dict.fromkeys(range(49), 1))) == 49
    # Of 84 connections, five places on each side of the rim have three. Two pairs of neighbours on each side
    # lose the one between them; of the four places left over two are the ends, and two lose the two
    # connections round a corner.
    assert len(longest_trail(edges, dict.fromkeys(range(49), 2))) == 84 - 8 - 2 + 1


def test_a_round_trip_begins_where_it_may_end() -> None:
    walk = longest_trail([(1, 2), (2, 3), (3, 4), (1, 4)], {1: 1, 2: 1, 3: 2, 4: 1})
    assert walk[0] == walk[-1] == 3


def test_nothing_and_a_single_place() -> None:
    assert longest_trail([], {}) == ()
    assert longest_trail([], {5: 1}) == (5,)

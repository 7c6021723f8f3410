"""Tracing: from scratch, step by step, and as the oracle sees it; and going round."""

from __future__ import annotations

import random

import pytest

from byways.games.trails.components import DIRECTIONS, KINDS, camp_cells, card_cells, deck
from byways.games.trails.goals import goes_round
from byways.games.trails.ground import Camp, Ground, Laid, Loop
from byways.games.trails.placing import refuse
from byways.games.trails.state import Area
from byways.kernel.geometry.polygon import Point, winding
from tests.games.trails import oracle
from tests.games.trails.helpers import ground, lines

HIKING = ("t001", "t019", "t046", "t064", "t082", "t109")
"""Cards with nothing but hiking trails: long loops, many of which cross themselves."""


def random_area(rng: random.Random, cards: int, spread: int, names: tuple[str, ...] = deck(1)) -> Area:
    """Lays random things that may lie there, close together so that trails meet."""
    area = Area().with_camp(Camp("H", (0, 0)))
    unused = ["B", "K"]
    while len(area.cards) < cards:
        cell = (rng.randint(-spread, spread), rng.randint(-spread, spread))
        if unused and rng.random() < 0.15:
            if not refuse(area.ground, camp_cells(cell)):
                area = area.with_camp(Camp(unused.pop(), cell))
            continue
        laid = Laid(rng.choice(names), cell, rng.choice(DIRECTIONS))
        if refuse(area.ground, card_cells(laid.cell, laid.direction)):
            continue
        species = oracle.animal(laid.card) if rng.random() < 0.2 else ""
        area = area.with_card(Laid(laid.card, laid.cell, laid.direction, species))
    return area


RING = (
    Laid("t082", (2, -1), "w"),
    Laid("t109", (3, -1), "e"),
    Laid("t001", (4, 0), "s"),
    Laid("t082", (3, 2), "e"),
    Laid("t109", (2, 2), "w"),
)


def crowded_area(rng: random.Random) -> Area:
    """A camp among hiking trails, a ring around it, and a few cards that lead the ring astray."""
    area = Area().with_camp(Camp("H", (0, 0))).with_camp(Camp("B", (2, 0)))
    cards = [random_hiking(rng) for _ in range(80)]
    for laid in (*cards, *RING, *(random_hiking(rng) for _ in range(rng.randint(0, 6)))):
        if not refuse(area.ground, card_cells(laid.cell, laid.direction)):
            area = area.with_card(laid)
    return area


def random_hiking(rng: random.Random) -> Laid:
    return Laid(rng.choice(HIKING), (rng.randint(-3, 6), rng.randint(-4, 5)), rng.choice(DIRECTIONS))


def as_oracle(area: Area) -> oracle.Area:
    """The same area for the oracle, camps last: nothing covers them."""
    cards = [
        oracle.Thing(laid.card, list(card_cells(laid.cell, laid.direction)), laid.direction, bool(laid.token))
        for laid in area.cards
    ]
    return oracle.Area(cards + [oracle.Thing(camp.kind, list(camp_cells(camp.cell))) for camp in area.camps])


def same(one: Ground, two: Ground) -> bool:
    return all(
        getattr(one, name) == getattr(two, name) for name in ("cells", "camps", "homes", "tokens", "trails")
    ) and (one.near, one.reach, one.out) == (two.near, two.reach, two.out)


def test_step_by_step_equals_from_scratch() -> None:
    rng = random.Random(4)
    for number in range(3000):
        names = HIKING if number % 2 else deck(1)
        area = random_area(rng, rng.randint(1, 24), rng.choice((2, 3, 5)), names)
        assert same(area.ground, Ground.of(area.camps, area.cards))


def test_every_step_on_the_way_equals_from_scratch() -> None:
    rng = random.Random(5)
    for _ in range(60):
        area = random_area(rng, 24, 3)
        step = Area(area.camps)
        for laid in area.cards:
            if not any(cell in step.ground.camps for cell in card_cells(laid.cell, laid.direction)):
                step = step.with_card(laid)
                assert same(step.ground, Ground.of(step.camps, step.cards))


def test_loops_as_the_oracle_finds_them() -> None:
    rng = random.Random(6)
    met = 0
    for number in range(400):
        area = crowded_area(rng) if number % 2 else random_area(rng, rng.randint(5, 24), rng.choice((2, 3)))
        loops, other = area.ground.loops(), as_oracle(area)
        expected = other.loops()
        assert sorted((x.kind, x.length, *sorted(x.species)) for x in loops) == sorted(
            (x.kind, x.length(), *sorted(x.species())) for x in expected
        )
        for kind, home in other.camps().items():
            found = sum(loop.kind != kind and goes_round(loop, area.ground, kind) for loop in loops)
            assert found == sum(loop.kind != kind and loop.round(home) for loop in expected)
            met += found
    assert met > 20, "hardly a loop goes round a camp"


# The checks of the rules file


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("camps H@0,0 | t019@0,2e", 2),
        ("camps H@0,0 | t019@1,-1w", 2),
        ("camps H@0,0 | t019@-1,0n", 0),
        ("camps H@0,0 | t019@2,1n", 2),
        ("camps H@0,0 | t019@-1,0s", 2),
        ("camps B@0,0 | t019@0,2e", 0),
        ("camps B@5,-7 | t028@5,-5e", 2),
    ],
)
def test_u_card_against_a_camp_side_is_a_loop_of_two(text: str, points: int) -> None:
    long = [loop for loop in ground(text).loops() if loop.length == 2]
    assert sum(loop.length for loop in long) == points


def test_loop_round_a_corner_is_three() -> None:
    assert lines("camps K@0,0 | t037@2,-1w t069@2,0e")["loops-K"] == 3


AROUND = "t100@2,-1w t127@3,-1e t013@4,0s t101@3,2e t128@2,2w"


def test_loop_around_a_touching_camp_is_ten() -> None:
    assert lines(f"camps K@0,0 B@2,0 | {AROUND}")["loops-K"] == 10
    area = ground(f"camps K@0,0 B@2,0 | {AROUND}")
    (loop,) = area.loops()
    assert goes_round(loop, area, "B")


def test_camp_beside_a_loop_is_not_surrounded() -> None:
    area = ground(f"camps K@0,0 B@5,0 H@-2,0 | {AROUND}")
    (loop,) = area.loops()
    assert loop.length == 10 and not goes_round(loop, area, "B") and not goes_round(loop, area, "H")


def test_trail_ends_at_a_camp_of_another_kind() -> None:
    assert lines("camps K@0,0 B@2,0 | t045@1,-1e")["loops-K"] == 0
    assert lines("camps K@0,0 B@2,0 | t045@1,-1w")["loops-K"] == 2


def test_cell_that_is_passed_twice_counts_twice() -> None:
    found: list[Loop] = []
    rng = random.Random(7)
    for _ in range(200):
        area = crowded_area(rng)
        found += [loop for loop in area.ground.loops() if len(set(loop.cells)) < loop.length]
    assert found, "no loop crosses itself"
    assert all(loop.length == len(loop.cells) == len(loop.edges) - 1 for loop in found)


def test_covering_breaks_and_makes_loops() -> None:
    assert lines("camps H@0,0 | t019@0,2e")["loops-H"] == 2
    assert lines("camps H@0,0 | t019@0,2e t032@0,2e")["loops-H"] == 0
    assert lines("camps H@0,0 | t032@0,2e t019@0,2e")["loops-H"] == 2


def test_several_loops_at_one_camp() -> None:
    text = "camps H@0,0 | t023@0,2e t024@1,-1w t026@2,1n t027@-1,0s"
    assert lines(text) == {"loops-H": 8, "loops-B": 0, "loops-K": 0, "goals": 0}


# Going round, on random closed lines


def random_line(rng: random.Random, size: int) -> list[Point]:
    """A closed walk over the middles of sides: odd-even points, as loops have."""
    return [
        (2 * rng.randint(-size, size) + 1, 2 * rng.randint(-size, size)) for _ in range(rng.randint(3, 12))
    ]


def inside(point: Point, line: list[Point]) -> bool:
    """Even-odd ray casting, the textbook way: right only where a line does not cross itself."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def on_line(point: Point, line: list[Point]) -> bool:
    x, y = point
    return any(
        (bx - ax) * (y - ay) == (x - ax) * (by - ay)
        and min(ax, bx) <= x <= max(ax, bx)
        and min(ay, by) <= y <= max(ay, by)
        for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True)
    )


def test_winding_number_is_the_sum_of_angles() -> None:
    rng = random.Random(8)
    seen = set()
    for _ in range(4000):
        line = random_line(rng, 4)
        point = (2 * rng.randint(-4, 4), 2 * rng.randint(-4, 4))
        if not on_line(point, line):
            number = winding(point, line)
            assert abs(number) == abs(oracle.winds(point, line))
            assert number % 2 == inside(point, line)
            seen.add(abs(number))
    assert {0, 1, 2} <= seen


def random_ring(rng: random.Random) -> list[Point]:
    """The outline of a blob of cells without holes: a line that does not cross itself."""
    while True:
        blob = {(0, 0)}
        while len(blob) < rng.randint(2, 30):
            x, y = rng.choice(sorted(blob))
            dx, dy = rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
            blob.add((x + dx, y + dy))
        steps: dict[Point, list[Point]] = {}
        for x, y in blob:
            for here, there, over in (
                ((x, y), (x + 1, y), (x, y - 1)),
                ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
                ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
                ((x, y + 1), (x, y), (x - 1, y)),
            ):
                if over not in blob:
                    steps.setdefault(here, []).append(there)
        if all(len(ways) == 1 for ways in steps.values()):
            first = here = min(steps)
            ring = [first]
            while (here := steps[here][0]) != first:
                ring.append(here)
            if len(ring) == len(steps):
                return [(2 * x, 2 * y) for x, y in ring]


def test_winding_number_against_point_in_polygon_on_plain_rings() -> None:
    rng = random.Random(9)
    both = set()
    for _ in range(500):
        ring = random_ring(rng)
        for _ in range(20):
            point = (2 * rng.randint(-5, 5) + 1, 2 * rng.randint(-5, 5) + 1)
            assert (winding(point, ring) != 0) == inside(point, ring)
            both.add(inside(point, ring))
    assert both == {True, False}


def test_all_kinds_have_a_camp() -> None:
    assert set(ground("camps H@0,0 B@2,0 K@4,0 |").homes) == set(KINDS)

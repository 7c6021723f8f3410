"""Goals: slots, ties, ranks; and who wins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from byways.games.trails.rules import Trails
from byways.games.trails.state import Area, Desk, State
from byways.kernel.facets import scene_of
from byways.kernel.protocol import Seat
from tests.games.trails.helpers import FACTS, Table, make, start

ONE = Seat(1)


# Goals


def with_areas(match: Table, *texts: str, **fields: Any) -> State:
    """The state of a match with other areas, everybody having placed two cards in the turn given."""
    assert FACTS.facets.positions is not None
    desks = []
    for text in texts:
        area = FACTS.facets.positions.read(text, {})[1].desks[0].area
        desks.append(Desk(area, area, (), ("t134", "t135")))
    return replace(match.state, desks=tuple(desks), **fields)


def finish(game: Trails, state: State) -> State:
    for seat in range(1, len(state.desks) + 1):
        assert not game.check(state, Seat(seat), game.read(("done",)))
        state, _ = game.apply(state, Seat(seat), game.read(("done",)))
    return state


NOTHING = "camps H@0,0 |"
TWO_LOOP = "camps H@0,0 | t019@0,2e"
RING = "t100@2,-1w t127@3,-1e t013@4,0s t101@3,2e t128@2,2w"
ROUND = f"camps K@0,0 B@2,0 | {RING}"
FOUR = "camps H@0,0 | t023@0,2e t024@1,-1w t026@2,1n t027@-1,0s"
FIVE = "camps H@0,0 B@4,0 | t023@0,2e t024@1,-1w t026@2,1n t027@-1,0s t028@4,2e"
EACH = "camps H@0,0 B@4,0 K@8,0 | t023@0,2e t028@4,2e t037@8,2e"
SIXES = "camps K@0,0 B@20,0 | t100@-1,-1s t037@0,-2w t058@0,-1e t091@19,-1s t028@20,-2w t052@20,-1e"


@pytest.mark.parametrize(
    ("name", "met", "unmet"),
    [
        ("ten", ROUND, SIXES),
        ("each-camp", EACH, FOUR),
        ("three-loops", FOUR, EACH),
        ("five-loops", FIVE, FOUR),
        ("two-sixes", SIXES, ROUND),
        ("round-camp", ROUND, f"camps K@0,0 B@5,0 | {RING}"),
    ],
)
def test_interim_goals(name: str, met: str, unmet: str) -> None:
    goals = tuple(sorted({name, "ten" if name != "ten" else "five-loops"}))
    match = start(2, goals=[*goals, "longest-H", "most-loops"])
    game = match.game
    assert isinstance(game, Trails)
    state = finish(game, with_areas(match, met, unmet, step=1, dealt=2))
    claims = dict(zip(state.goals, state.claims, strict=True))
    assert claims[name] == ((ONE,),)
    assert game.tally(state, ONE).lines[3].points >= 6
    assert state.step == 2


def test_goals_are_not_checked_after_a_camp() -> None:
    match = start(2, goals=["ten", "round-camp", "longest-H", "most-loops"])
    game = match.game
    assert isinstance(game, Trails)
    state = with_areas(match, ROUND, NOTHING, step=0, dealt=2)
    desks = tuple(replace(desk, before=Area(desk.area.camps[:-1], desk.area.cards)) for desk in state.desks)
    state = finish(game, replace(state, desks=desks))
    assert state.step == 1 and state.claims == ((), (), (), ())


def test_shared_slots_and_the_next_slots() -> None:
    match = start(5, goals=["ten", "three-loops", "longest-H", "most-loops"])
    game = match.game
    assert isinstance(game, Trails)
    steps = [
        ([FOUR, FOUR, NOTHING, NOTHING, NOTHING], ((1, 2),)),
        ([NOTHING, FOUR, FOUR, NOTHING, NOTHING], ((1, 2), (3,))),
        ([NOTHING, NOTHING, NOTHING, FOUR, NOTHING], ((1, 2), (3,), (4,))),
    ]
    state = with_areas(match, *steps[0][0], step=1, dealt=5)
    for number, (texts, claims) in enumerate(steps):
        state = with_areas(match, *texts, step=number % 2 + 1, claims=state.claims, dealt=5)
        state = finish(game, state)
        assert state.claims[state.goals.index("three-loops")] == claims
    state = finish(game, with_areas(match, *[NOTHING] * 4, FOUR, step=2, claims=state.claims, dealt=5))
    assert state.claims[state.goals.index("three-loops")] == steps[2][1], "no slot is left"
    points = [game.tally(state, Seat(seat)).lines[3].points for seat in range(1, 6)]
    assert points == [6, 6, 3, 1, 0], "kept although undone, once each, a shared slot counts in full"


def test_final_goals_are_ranked_with_ties_and_zero_takes_no_slot() -> None:
    match = start(5, goals=["ten", "round-camp", "longest-H", "most-loops"])
    game = match.game
    assert isinstance(game, Trails)
    three = "camps H@0,0 | t023@0,2e t024@1,-1w t026@2,1n"
    two = "camps H@0,0 | t023@0,2e t024@1,-1w"
    state = with_areas(match, FOUR, three, three, two, TWO_LOOP, round=4, step=3, dealt=5)
    state = finish(game, state)
    assert game.to_act(state) == frozenset()
    claims = dict(zip(state.goals, state.claims, strict=True))
    assert claims["most-loops"] == ((1,), (2, 3), (4,))
    assert claims["longest-H"] == ((1, 2, 3, 4, 5),)
    assert [game.tally(state, Seat(s)).lines[3].points for s in range(1, 6)] == [12, 9, 9, 7, 6]
    state = finish(game, with_areas(match, TWO_LOOP, *[NOTHING] * 4, round=4, step=3, dealt=5))
    assert dict(zip(state.goals, state.claims, strict=True))["most-loops"] == ((1,),)
    assert claims["ten"] == claims["round-camp"] == ()


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("longest-H", {TWO_LOOP: 2, FOUR: 2, ROUND: 0}),
        ("longest-B", {EACH: 2, SIXES: 6, ROUND: 0}),
        ("longest-K", {ROUND: 10, EACH: 2, FOUR: 0}),
        ("most-loops", {FOUR: 4, EACH: 3, NOTHING: 0}),
        ("most-surrounded", {ROUND: 1, FOUR: 0, f"camps K@0,0 B@2,0 H@9,9 | {RING}": 1}),
        ("weakest-camp", {EACH: 2, ROUND: 0, FOUR: 0, EACH + " t038@9,-1w t040@10,1n": 2}),
    ],
)
def test_final_goal_values(name: str, values: dict[str, int]) -> None:
    goal = make(2).rules.goal_set.named(name)
    assert goal is not None and FACTS.facets.positions is not None
    for text, value in values.items():
        state: State = FACTS.facets.positions.read(text, {})[1]
        assert goal.value(state.desks[0].area.ground) == value, text


def test_two_loops_round_one_camp_count_once() -> None:
    outer = "t102@1,-2n t127@1,-3e"
    goal = make(2).rules.goal_set.named("most-surrounded")
    assert goal is not None and FACTS.facets.positions is not None
    state: State = FACTS.facets.positions.read(f"camps K@0,0 B@2,0 | {outer} {RING}", {})[1]
    assert goal.value(state.desks[0].area.ground) == 1


# Winning


def outcome_of(*texts: str, claims: tuple[Any, ...], round_: int = 5) -> frozenset[Seat]:
    match = start(len(texts), goals=["ten", "round-camp", "longest-H", "most-loops"])
    state = with_areas(match, *texts, round=round_, claims=claims)
    outcome = match.game.outcome(state)
    assert outcome is not None
    return outcome.winners


def test_most_points_then_markers_then_shared() -> None:
    none: tuple[Any, ...] = ((), (), (), ())
    assert outcome_of(FOUR, TWO_LOOP, claims=none) == {1}
    assert outcome_of(TWO_LOOP, TWO_LOOP, claims=none) == {1, 2}
    # 8 + 6 with one marker against 8 + 3 + 3 with two.
    assert outcome_of(FOUR, FOUR, claims=(((1,),), ((), (2,)), ((), (2,)), ())) == {2}
    assert outcome_of(FOUR, FOUR, claims=(((1,),), ((2,),), (), ())) == {1, 2}
    assert outcome_of(FOUR, TWO_LOOP, claims=((), ((2,),), (), ())) == {2}


def test_solo_line() -> None:
    game = make(1)
    match = start(1)
    many = " ".join(
        f"{card}@{x},{y}{d}"
        for card, x, y, d in (
            ("t023", 0, 2, "e"),
            ("t024", 1, -1, "w"),
            ("t026", 2, 1, "n"),
            ("t027", -1, 0, "s"),
        )
    )
    state = replace(with_areas(match, f"camps H@0,0 | {many}"), round=5)
    outcome = game.outcome(state)
    assert outcome is not None and outcome.winners == frozenset() and outcome.reason == "trails.solo.lost"
    assert [line.code for line in game.tally(state, ONE).lines] == ["loops-H", "loops-B", "loops-K", "goals"]


def test_people_who_play_alone_are_not_shown_a_line_for_goals() -> None:
    alone, two = (make(seats).tally(start(seats).state, ONE) for seats in (1, 2))
    assert "goals" in {line.code for line in alone.lines}, "programs are told it, as ever"
    assert "goals" not in {line.code for line in alone.shown} and "goals" in {line.code for line in two.shown}


def test_a_goal_tells_how_much_of_it_the_own_area_has() -> None:
    match = start(2)
    goals = ("three-loops", "five-loops", "longest-H", "most-loops")
    state = replace(with_areas(match, FOUR, TWO_LOOP), goals=goals, claims=((),) * 4)
    spots = scene_of(match.game, match.game.observe(state, ONE)).areas[-1].spots
    told = {spot.ref: spot.short.args["own"] for spot in spots if spot.short is not None}
    assert told == {"three-loops": 3, "five-loops": 4, "longest-H": 2, "most-loops": 4}, (
        "no more than is asked for"
    )

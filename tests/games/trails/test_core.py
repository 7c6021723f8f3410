"""The core against the rules it mirrors: every place and every point on random games."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from byways.games.trails import core, layout, net
from byways.games.trails.components import DIRECTIONS, camp_cells, card_cells
from byways.games.trails.goals import Goal
from byways.games.trails.placing import fits
from byways.games.trails.rules import Trails
from byways.games.trails.tables import MEASURES, WAYS, Place, _word
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES

ONE = Seat(1)
SIDES = {way: side for side, way in WAYS.items()}
TRIALS: list[tuple[dict[str, Any], int]] = [({}, 1), ({"animals": True}, 2)]


def played(options: dict[str, Any], seats: int, seed: str) -> list[tuple[Trails, Any]]:
    """Plays a game, mostly greedy so that there are loops, and gets the desks of the first seat."""
    game = GAMES["trails"].create(options, seats)
    assert isinstance(game, Trails)
    match, rng, found = Match.start(game, seats, Chance(seed)), Quick(seed), []
    while match.to_act:
        seat = min(match.to_act)
        state = match.state_for(seat)
        actions = list(legal(game, state, seat))
        some = [pick(rng, actions) for _ in range(30)]
        action = max(some, key=lambda each: game.tally(game.apply(state, seat, each)[0], seat).total)
        if len(actions) == 1 and seat == ONE:
            found.append((game, state))
        match.play(seat, action)
    return found


@pytest.mark.parametrize(("options", "seats"), TRIALS)
def test_the_core_counts_and_fits_as_the_rules_do(options: dict[str, Any], seats: int) -> None:
    notes, loops = array("i", bytes(4 * layout.NOTES)), 0
    for game, state in played(options, seats, "core"):
        area = state.desk(ONE).area
        ground, place = area.ground, Place(area, game.rules)
        lines = {line.code: line.points for line in game.tally(state, ONE).lines}
        total = sum(points for code, points in lines.items() if code != "goals")
        assert core.find_value(place.buffer, place.tables, notes, 1) == 100 * total
        loops += len(ground.loops())
        for measure in (name for name in MEASURES if name != "surrounded"):
            word = "3" if measure == "camps-with" else ""
            goal = Goal("any", "final", measure, word)
            known = core.find_measure(notes, MEASURES.index(measure), _word(goal))
            assert known == goal.value(ground), measure
        for cell in ground.reach:
            for way in DIRECTIONS:
                mine = core.is_fit(place.buffer, place.tables, place.number(cell), SIDES[way])
                assert mine == fits(ground, card_cells(cell, way))
        for cell in ground.camp_reach:
            assert core.is_camp_fit(place.buffer, place.number(cell)) == fits(ground, camp_cells(cell))
    assert loops


def test_a_search_leaves_the_area_as_it_was() -> None:
    game, state = played({"animals": True}, 2, "search")[-1]
    desk, view = state.desk(ONE), game.observe(state, ONE)
    place = Place(desk.area, game.rules)
    place.deal(("t001", "t024", "t077", "t130"), game.rules, view, ONE)
    plan = array("i", bytes(4 * (layout.BOARDS + layout.BOARD * 5 * 3)))
    plan[layout.WIDTH], plan[layout.DEPTH] = 5, 2
    before = place.buffer[:]
    before[layout.LATER] = 0
    most = net.empty().find_turn(place.buffer, place.tables, plan)
    assert place.buffer == before
    assert most == max(plan[layout.BOARDS + layout.BOARD * (10 + i)] for i in range(5))

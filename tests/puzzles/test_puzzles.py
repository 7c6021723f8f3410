"""Puzzles: what is shipped is proved, the fast searches find what the rules find, and faults are noticed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from byways.i18n import codes
from byways.kernel.datafile import BadFile
from byways.kernel.facets import bot_of
from byways.kernel.facts import Facts
from byways.kernel.foresight import AHEAD, FORESEEN, GUARD, foreseen, line_on
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import IllegalAction, Seat
from byways.kernel.puzzle import (
    GRADES,
    Puzzle,
    attempt,
    followed,
    position,
    puzzles_of,
    read,
    reply_to,
    write,
)
from byways.kernel.rng import Quick, draw
from byways.kernel.survey import TOTAL, TooMany, by_rules, surveyed
from byways.puzzles.collecting import choose
from byways.puzzles.grading import LEAST
from byways.puzzles.making import MOST_ANSWERS, Setup, puzzles_in, setups
from byways.puzzles.proving import faults
from byways.registry import GAMES

PROVED = 4
"""So many puzzles of each game are proved here; ``byways puzzles check`` proves them all."""

FEW = 3_000
"""Turns with fewer ends than this are quickly looked at by the rules."""

WITH_PUZZLES = [facts for facts in GAMES.values() if puzzles_of(facts)]


@pytest.fixture(params=WITH_PUZZLES, ids=lambda facts: facts.name)
def facts(request: pytest.FixtureRequest) -> Facts:
    found: Facts = request.param
    return found


def test_there_are_many_of_every_kind(facts: Facts) -> None:
    every = puzzles_of(facts)
    assert len(every) >= 200
    assert len(choose(every, len(every))) == len(every), "no two look alike"
    assert {puzzle.grade for puzzle in every} == set(GRADES)
    assert len({puzzle.goal for puzzle in every}) > 1
    assert all(1 <= len(puzzle.answers) <= MOST_ANSWERS for puzzle in every)


def test_a_sample_is_proved_anew(facts: Facts) -> None:
    small = [puzzle for puzzle in puzzles_of(facts) if puzzle.turns < FEW]
    for puzzle in draw(Quick("sample"), small, PROVED):
        assert faults(puzzle, facts) == (), puzzle.name


def test_a_file_is_written_as_it_is_read(facts: Facts) -> None:
    every = puzzles_of(facts)
    assert read(write(facts, every), facts) == every


@pytest.mark.parametrize("change", ["best", "second", "turns", "answer", "move"])
def test_the_checker_notices_what_is_not_true(facts: Facts, change: str) -> None:
    puzzle = next(each for each in puzzles_of(facts) if each.turns < FEW)
    assert faults(puzzle, facts) == ()
    assert faults(_broken(puzzle, change), facts) != ()


def _broken(puzzle: Puzzle, change: str) -> Puzzle:
    match change:
        case "best":
            return replace(puzzle, best=puzzle.best + 1)
        case "second":
            return replace(puzzle, second=puzzle.second - 1)
        case "turns":
            return replace(puzzle, turns=puzzle.turns + 1)
        case "answer":
            return replace(puzzle, answers=(puzzle.answers[0][:-1] + (("nonsense",),),))
        case _:
            return replace(puzzle, log=puzzle.log[1:])


def test_a_fast_survey_finds_what_the_rules_find() -> None:
    compared = 0
    for facts in GAMES.values():
        match = Match.start(facts.create({}, facts.seats[0]), facts.seats[0], Chance("survey"))
        bot = bot_of(match.game, 2)
        assert bot is not None
        while not match.over and compared < 4 * len(GAMES):
            seat = min(match.to_act)
            state = match.state_for(seat)
            try:
                fast = match.game.facets.puzzles.survey(match.game, state, seat, FEW // 3)
            except TooMany:
                fast = None
            if fast is not None:
                compared += _compare(match, state, seat)
            match.play(seat, bot.choose(match.game, match.view(seat), seat, 0.1))
    assert compared


def _compare(match: Match[Any, Any, Any], state: object, seat: Seat) -> int:
    fast, slow = surveyed(match.game, state, seat, FEW), by_rules(match.game, state, seat, FEW)
    assert fast.turns == slow.turns
    for goal in set(match.game.facets.puzzles.goals(match.game)) & set(fast.peaks):
        one, two = fast.peaks[goal], slow.peaks[goal]
        assert (one.best, one.second, one.reached) == (two.best, two.second, two.reached), goal
    return 1


def test_a_turn_is_judged_only_when_it_is_over(facts: Facts) -> None:
    puzzle = next(each for each in puzzles_of(facts) if len(each.answers[0]) > 1 or each.goal in FORESEEN)
    game, state = position(puzzle, facts)
    steps = puzzle.answers[0]
    assert attempt(game, state, puzzle, ()).right is None
    assert attempt(game, state, puzzle, steps).right is True
    with pytest.raises(IllegalAction):
        attempt(game, state, puzzle, (*steps, steps[0]))


def test_puzzles_are_found_in_a_game_of_bots() -> None:
    facts = next(facts for facts in GAMES.values() if facts.seats[0] == 1)
    setup = Setup(facts.options({}), 1)
    found = puzzles_in(facts.name, setup, 0, "found", float("inf"))
    assert found
    assert [faults(puzzle, facts) for puzzle in found] == [()] * len(found)
    assert puzzles_in(facts.name, setup, 0, "found", float("inf")) == found


def test_the_choice_is_spread(facts: Facts) -> None:
    chosen = choose(puzzles_of(facts), 20)
    assert len({puzzle.grade for puzzle in chosen}) >= 4
    assert len(chosen) == 20


def test_every_goal_has_a_sentence(facts: Facts) -> None:
    games = [facts.create(setup.options, setup.seats) for setup in setups(facts)]
    goals = {goal for game in games for goal in facts.facets.puzzles.goals(game)}
    assert TOTAL in goals or "win" in goals
    for lang in ("en", "ru", "uk"):
        known = codes(lang)
        assert {f"{facts.name}-puzzle-{goal}" for goal in goals} <= known


@pytest.mark.parametrize(
    "line", ["? abcde total 1 9 4 2 30", "? abcde total 1 3 2 2 30", "= w1 a1", "game x 1 {}", "9 w1 a1"]
)
def test_a_faulty_line_is_named(line: str) -> None:
    facts = WITH_PUZZLES[0]
    text = f"byways puzzles {facts.name}\n{line}\n"
    with pytest.raises(BadFile) as caught:
        read(text, facts)
    assert caught.value.faults[0].line == 2


@pytest.mark.parametrize("goal", AHEAD)
def test_what_looks_ahead_tells_how_it_goes_on_to_the_win(goal: str) -> None:
    puzzle = next(each for facts in WITH_PUZZLES for each in puzzles_of(facts) if each.goal == goal)
    game, start = position(puzzle, GAMES[puzzle.game])
    state, own = attempt(game, start, puzzle, puzzle.answers[0]).state, 1
    for mover, action in line_on(game, state, puzzle.seat, goal):
        state, own = game.apply(state, mover, action)[0], own + (mover == puzzle.seat)
    outcome = game.outcome(state)
    assert outcome is not None and outcome.winners == {puzzle.seat} and 1 < own <= AHEAD[goal]


def test_what_is_a_set_may_be_pointed_at_in_any_order() -> None:
    found = 0
    for puzzle in (each for facts in WITH_PUZZLES for each in puzzles_of(facts)):
        game, start = position(puzzle, GAMES[puzzle.game])
        verb, *words = puzzle.answers[0][0]
        if verb in game.facets.picking.sets and found < 5:
            steps, tried = followed(game, start, puzzle, ((verb, *reversed(words)),))
            assert steps[0] == puzzle.answers[0][0] and tried.right is not False
            found += 1
    assert found == 5


def test_far_ahead_is_hard() -> None:
    far = [each for facts in WITH_PUZZLES for each in puzzles_of(facts) if each.goal in LEAST]
    assert far and all(each.grade >= LEAST[each.goal] for each in far)


AHEAD_OF_OTHERS = [
    puzzle for facts in WITH_PUZZLES for puzzle in puzzles_of(facts) if puzzle.goal in (GUARD, *AHEAD)
]


def _ends_well(game: Any, state: Any, seat: Seat, turns: int) -> bool:
    """Whether *seat* wins with so many more turns, by trying everything."""
    outcome = game.outcome(state)
    if outcome is not None:
        return bool(outcome.winners == {seat})
    (mover,) = game.to_act(state)
    if mover == seat and not turns:
        return False
    ends = (game.apply(state, mover, game.read(path))[0] for path in game.moves(state, mover).paths())
    left = turns - (mover == seat)
    tried = (_ends_well(game, end, seat, left) for end in ends)
    return any(tried) if mover == seat else all(tried)


def test_a_win_in_two_is_what_trying_everything_finds() -> None:
    wanted = next(goal for goal, turns in AHEAD.items() if turns == 2)
    for puzzle in [each for each in AHEAD_OF_OTHERS if each.goal == wanted][:PROVED]:
        game, state = position(puzzle, GAMES[puzzle.game])
        for action, result in foreseen(game, state, puzzle.seat, wanted):
            after = game.apply(state, puzzle.seat, action)[0]
            assert (result == 1) == _ends_well(game, after, puzzle.seat, 1), (puzzle.name, action)


def test_a_wrong_turn_is_answered() -> None:
    for puzzle in AHEAD_OF_OTHERS[:: max(1, len(AHEAD_OF_OTHERS) // 8)]:
        game, state = position(puzzle, GAMES[puzzle.game])
        wrong = next(a for a, result in foreseen(game, state, puzzle.seat, puzzle.goal) if result < 1)
        tried = attempt(game, state, puzzle, (game.path(wrong),))
        assert reply_to(attempt(game, state, puzzle, puzzle.answers[0]), puzzle) == ()
        if reply := reply_to(tried, puzzle):
            (mover,) = game.to_act(tried.state)
            assert mover != puzzle.seat
            after = game.apply(tried.state, mover, game.read(reply))[0]
            if puzzle.goal == GUARD:
                outcome = game.outcome(after)
                assert outcome is not None and outcome.winners == {mover}
            else:
                assert not _ends_well(game, after, puzzle.seat, 1)


def test_what_is_told_of_others_can_be_worked_out() -> None:
    for puzzle in AHEAD_OF_OTHERS[:: max(1, len(AHEAD_OF_OTHERS) // 8)]:
        game, state = position(puzzle, GAMES[puzzle.game])
        told = game.facets.puzzles.known(game, state, puzzle.seat)
        assert told
        imagined = game.imagine(game.observe(state, puzzle.seat), Quick("other"))
        assert game.facets.puzzles.known(game, imagined, puzzle.seat) == told

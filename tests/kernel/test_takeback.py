"""Taking back a turn that is final: by agreement, and with the same chance to come."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from byways.bots.simple import ChanceBot
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, IllegalAction, Seat
from byways.kernel.record import write
from byways.kernel.rng import Quick
from byways.kernel.table import grounds, perform
from byways.registry import GAMES

SHARED = [name for name, facts in GAMES.items() if facts.seats[1] > 1]


def random_step(match: Match[Any, Any, Any], rng: Quick) -> None:
    """Makes a random step of somebody who is to act."""
    acting = sorted(match.to_act)
    seat = acting[rng.below(len(acting))]
    match.play(seat, ChanceBot(rng).choose(match.game, match.view(seat), seat, 1.0))


def begun(game: str, seats: int = 2, final: int = 6, seed: str = "back") -> Match[Any, Any, Any]:
    """Gets a match in which some turns are final."""
    match = Match.start(GAMES[game].create({}, seats), seats, Chance(seed))
    rng, turns = Quick(seed), 0
    while turns < final and not match.over:
        length = len(match.log)
        random_step(match, rng)
        turns += len(match.log) != length
    return match


def others(match: Match[Any, Any, Any], seat: Seat) -> tuple[str, ...]:
    return tuple(str(each) for each in range(1, match.seats + 1) if each != seat)


def who_may(match: Match[Any, Any, Any]) -> Seat:
    return next(Seat(n) for n in (1, 2) if "takeback" in grounds(match, Seat(n)).can)


@pytest.mark.parametrize("game", SHARED)
@pytest.mark.parametrize("final", range(3, 9))
def test_a_turn_comes_back_with_its_steps_and_the_same_chance(game: str, final: int) -> None:
    match = begun(game, final=final)
    before = match.copy()
    seat = who_may(match)
    perform(match, "takeback", seat, others(match, seat))
    assert match.log == before.log
    perform(match, "agree", Seat(3 - seat))
    assert match.taken_back == 1
    assert seat in match.to_act and len(match.log) < len(before.log)
    back = match.copy()
    match.redo(seat)
    assert match.log[: len(back.log)] == back.log
    # Nature says the same again, and every line that is there now was there before.
    assert match.log == before.log[: len(match.log)] or _same(match, before)
    said = [entry for entry in match.log if entry.seat == NATURE]
    assert said == [entry for entry in before.log if entry.seat == NATURE][: len(said)]


def _same(one: Match[Any, Any, Any], two: Match[Any, Any, Any]) -> bool:
    """Whether turns taken at the same time only stand in another order."""
    return sorted(map(str, one.log)) == sorted(map(str, two.log[: len(one.log)]))


@pytest.mark.parametrize("game", SHARED)
def test_the_record_is_that_of_the_game_as_agreed(game: str) -> None:
    match, rng = begun(game, 2, 5), Quick("on")
    perform(match, "takeback", who_may(match))
    while not match.over:
        random_step(match, rng)
    plain = Match.start(match.game, 2, match.chance)
    for entry in match.log:
        if entry.seat != NATURE:
            plain.play(entry.seat, match.game.read(entry.path))
    assert plain.log == match.log and plain.state == match.state
    written = write(match, GAMES[game], {})
    assert written == replace(write(plain, GAMES[game], {}), provenance=("undone",))


def test_it_is_declined_withdrawn_and_lapses() -> None:
    match = begun(SHARED[-1], final=4)
    seat = who_may(match)
    other = Seat(3 - seat)
    with pytest.raises(IllegalAction):
        perform(match, "agree", other)
    perform(match, "takeback", seat, others(match, seat))
    assert "decline" in grounds(match, seat).can and "agree" in grounds(match, other).can
    perform(match, "decline", other)
    assert match.takeback is None and "takeback" not in grounds(match, seat).can
    with pytest.raises(IllegalAction):
        perform(match, "takeback", seat, others(match, seat))
    rng, length = Quick("on"), len(match.log)
    while len(match.log) == length:
        random_step(match, rng)
    seat = who_may(match)
    perform(match, "takeback", seat, others(match, seat))
    length = len(match.log)
    while len(match.log) == length:
        random_step(match, rng)
    assert match.takeback is None, "who plays on has answered"


def test_nothing_is_taken_back_before_a_turn_or_after_the_end() -> None:
    match = Match.start(GAMES[SHARED[0]].create({}, 2), 2, Chance("begin"))
    assert "takeback" not in grounds(match, Seat(1)).can
    rng = Quick("end")
    while not match.over:
        random_step(match, rng)
    assert "takeback" not in grounds(match, Seat(1)).can

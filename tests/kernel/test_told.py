"""Nature's moves told by people: real dice, real cards. Names no game."""

from __future__ import annotations

from typing import Any

import pytest

from byways.bots import ChanceBot
from byways.kernel import record
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, IllegalAction
from byways.kernel.rng import Quick
from byways.registry import GAMES


def table(name: str) -> Match[Any, Any, Any]:
    facts = GAMES[name]
    seats = facts.seats[0]
    return Match.start(facts.create(facts.options({}), seats), seats, Chance("told", told=True))


def tell(match: Match[Any, Any, Any], rng: Quick) -> None:
    match.play(NATURE, match.game.roll(match.state, rng))


def play_on(match: Match[Any, Any, Any], rng: Quick, steps: int) -> None:
    bot = ChanceBot(rng)
    for _ in range(steps):
        if NATURE in match.to_act:
            tell(match, rng)
        elif match.to_act:
            seat = min(match.to_act)
            match.play(seat, bot.choose(match.game, match.view(seat), seat, 1))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_and_written(name: str) -> None:
    match, facts = table(name), GAMES[name]
    assert match.to_act == {NATURE} and not match.log
    play_on(match, Quick(name), 5_000)
    assert match.over
    written = record.write(match, facts, facts.options({}))
    assert written.given == sum(entry.seat == NATURE for entry in match.log)
    again = record.load(record.read(written.text()), facts)
    assert again.state == match.state and again.log == match.log


@pytest.mark.parametrize("name", GAMES)
def test_the_match_waits_and_a_slip_can_be_taken_back(name: str) -> None:
    match, rng = table(name), Quick(name)
    begun = match.state
    tell(match, rng)
    assert match.can_untell() and match.log[-1].seat == NATURE
    match.undo(NATURE)
    assert match.state == begun and not match.log
    with pytest.raises(IllegalAction) as error:
        match.undo(NATURE)
    assert error.value.refusals[0].code == "match.nothing_to_undo"
    while NATURE in match.to_act:
        tell(match, rng)
    while match.log[-1].seat == NATURE:
        play_on(match, rng, 1)
    assert not match.can_untell()
    with pytest.raises(IllegalAction):
        match.undo(NATURE)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_else_may_move_while_nature_is_awaited(name: str) -> None:
    match = table(name)
    dice = match.game.roll(match.state, Quick(name))
    seat = next(iter(range(1, match.seats + 1)))
    with pytest.raises(IllegalAction) as error:
        match.play(seat, dice)  # type: ignore[arg-type]
    assert error.value.refusals[0].code == "match.not_your_turn"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_waits_for_nature_can_be_read(name: str) -> None:
    match, rng, facts = table(name), Quick(name), GAMES[name]
    for _ in range(30):
        play_on(match, rng, 1)
        if NATURE in match.to_act:
            written = record.write(match, facts, facts.options({}))
            again = record.load(record.read(written.text()), facts)
            assert again.log[: len(match.log)] == match.log and NATURE not in again.to_act


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_has_its_own_story(name: str) -> None:
    match = table(name)
    tell(match, Quick(name))
    other = match.copy()
    other.undo(NATURE)
    assert match.can_untell() and not other.can_untell()

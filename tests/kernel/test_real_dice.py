"""Nature's moves told by people: real dice, real cards. Names no game."""

from __future__ import annotations

from typing import Any

import pytest

from byways.bots.simple import ChanceBot
from byways.kernel import record
from byways.kernel.lots import example
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, IllegalAction
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.wire.question import lot_area


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


def lots_of(name: str) -> list[tuple[Match[Any, Any, Any], tuple[str, ...]]]:
    """Gets a table at each of nature's first moves, with a move that could be."""
    match, rng = table(name), Quick(name)
    found: list[tuple[Match[Any, Any, Any], tuple[str, ...]]] = []
    while NATURE in match.to_act and len(found) < 3:
        path = match.game.path(match.game.roll(match.state, rng))
        found.append((match.copy(), path))
        match.tell(path)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_told_is_made_of_lots(name: str) -> None:
    for match, path in lots_of(name):
        lots = match.game.lots(match.state)
        assert path[: len(lots.head)] == lots.head
        words = path[len(lots.head) :]
        assert len(words) == sum(lot.count for lot in lots.lots)
        for lot in lots.lots:
            pointed = {spot.ref for spot in lot_area(match.game, lot, open_=True).spots}
            assert pointed == {word for word, most in lot.most.items() if most}
        for word in words:
            assert lots.lot_of(word)


@pytest.mark.parametrize("name", GAMES)
def test_the_head_may_be_left_out_and_the_order_is_put_right(name: str) -> None:
    for match, path in lots_of(name):
        lots = match.game.lots(match.state)
        words = path[len(lots.head) :]
        match.tell(tuple(reversed(words)))
        told = match.log[-1].path
        assert told[: len(lots.head)] == lots.head and sorted(told[len(lots.head) :]) == sorted(words)


def refused(match: Match[Any, Any, Any], words: tuple[str, ...]) -> list[str]:
    with pytest.raises(IllegalAction) as error:
        match.tell(words)
    return [refusal.code for refusal in error.value.refusals]


@pytest.mark.parametrize("name", GAMES)
def test_a_telling_that_cannot_be_is_refused_for_what_is_wrong(name: str) -> None:
    for match, path in lots_of(name):
        head, before = match.game.lots(match.state).head, match.state
        assert {code.removesuffix("_of") for code in refused(match, (*path[:-1], "nonsense"))} == {
            "chance.unknown"
        }
        assert {code.removesuffix("_of") for code in refused(match, path[:-1])} == {"chance.count"}
        assert "chance.count" in {code.removesuffix("_of") for code in refused(match, (*path, path[-1]))}
        assert refused(match, ()) and refused(match, ("",) * 3)
        if len(head) > 1:
            assert refused(match, (head[0], "9", *path[2:])) == ["chance.head"]
        assert match.state == before
        match.tell(path)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_gone_is_told_apart_from_what_never_was(name: str) -> None:
    """As soon as a word cannot come up as often as it is named, the refusal says how often it can."""
    for match, _ in lots_of(name):
        lots = match.game.lots(match.state)
        for lot in lots.lots:
            word, most = next((word, most) for word, most in lot.most.items() if most < 60)
            with pytest.raises(IllegalAction) as error:
                match.tell((word,) * (most + 1))
            gone = [refusal for refusal in error.value.refusals if refusal.code == "chance.gone"]
            assert [refusal.refs for refusal in gone] == [(word,)] and gone[0].args["left"] == most


@pytest.mark.parametrize("name", GAMES)
def test_the_example_tells_no_secret(name: str) -> None:
    """It is the same whatever those hold who may not be known."""
    for match, _ in lots_of(name):
        game, seat = match.game, match.game.lots(match.state).seat
        view = game.observe(match.state, seat)
        shown = {example(game, game.imagine(view, Quick(world)), 7) for world in range(5)}
        assert len(shown) == 1 and shown == {example(game, match.state, 7)}


@pytest.mark.parametrize("name", GAMES)
def test_nobody_tells_nature_out_of_turn(name: str) -> None:
    match, rng = table(name), Quick(name)
    while NATURE in match.to_act:
        tell(match, rng)
    assert refused(match, match.log[-1].path) == ["match.not_nature"]

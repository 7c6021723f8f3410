"""Drafts, undo, redo, starting again, reopening; and nature's moves given in advance."""

from __future__ import annotations

from typing import Any

import pytest

from byways.kernel.match import Chance, Entry, Match, replay
from byways.kernel.protocol import NATURE, IllegalAction, ImpossibleChance, Seat
from byways.registry import GAMES

INK = GAMES["ink"]
ROLL = ("roll", "hs", "rs", "hc", "ss")
ONE, TWO = Seat(1), Seat(2)
TURN = ("w1 b1 H-H-", "w2 d1 R-R-", "w3 f1 HH--", "w4 a4 -R-H")


def table(seats: int = 2, given: tuple[tuple[str, ...], ...] = (ROLL,)) -> Match[Any, Any, Any]:
    return Match.start(INK.create({}, seats), seats, Chance("match", given=given))


def play(match: Match[Any, Any, Any], seat: Seat, *moves: str) -> None:
    for move in moves:
        match.play(seat, match.game.read(tuple(move.split())))


def codes(error: pytest.ExceptionInfo[IllegalAction]) -> list[str]:
    return [refusal.code for refusal in error.value.refusals]


def test_a_draft_is_private_and_can_be_undone() -> None:
    match = table()
    fresh = match.state
    play(match, ONE, *TURN[:2])
    assert match.log == [Entry(NATURE, ROLL)]
    assert match.state == fresh and match.view(TWO) == match.game.observe(fresh, TWO)
    assert [" ".join(path) for path in match.draft(ONE)] == list(TURN[:2])
    match.undo(ONE)
    match.undo(ONE)
    assert match.state_for(ONE) == fresh
    with pytest.raises(IllegalAction) as error:
        match.undo(ONE)
    assert codes(error) == ["match.nothing_to_undo"]
    match.redo(ONE)
    match.redo(ONE)
    assert len(match.draft(ONE)) == 2
    with pytest.raises(IllegalAction) as error:
        match.redo(ONE)
    assert codes(error) == ["match.nothing_to_redo"]


def test_a_new_step_forgets_what_was_undone() -> None:
    match = table()
    play(match, ONE, *TURN[:2])
    match.undo(ONE)
    play(match, ONE, TURN[2])
    with pytest.raises(IllegalAction):
        match.redo(ONE)


def test_restart_keeps_the_way_back() -> None:
    match = table()
    play(match, ONE, *TURN[:3])
    match.restart_turn(ONE)
    assert match.draft(ONE) == ()
    for _ in range(3):
        match.redo(ONE)
    assert [" ".join(path) for path in match.draft(ONE)] == list(TURN[:3])


def test_a_turn_done_can_be_reopened_while_others_play() -> None:
    match = table(3)
    play(match, TWO, *TURN, "done")
    play(match, ONE, TURN[0])
    play(match, Seat(3), *TURN, "done")
    assert match.to_act == {ONE}
    assert match.can_reopen(TWO) and not match.can_reopen(ONE)
    match.reopen(TWO)
    assert match.to_act == {ONE, TWO}
    assert [" ".join(path) for path in match.draft(TWO)] == list(TURN)
    assert [" ".join(path) for path in match.draft(ONE)] == [TURN[0]]
    assert [entry.seat for entry in match.log] == [NATURE, *[Seat(3)] * 5]
    match.undo(TWO)
    play(match, TWO, TURN[3], "done")
    play(match, ONE, *TURN[1:], "done")
    assert match.log[-1].seat == NATURE and not match.can_reopen(TWO)
    with pytest.raises(IllegalAction) as error:
        match.reopen(TWO)
    assert codes(error) == ["match.nothing_to_undo"]
    assert replay(match.game, 3, match.log) == match.state


def test_a_final_turn_stays() -> None:
    match = table()
    play(match, ONE, *TURN, "done")
    with pytest.raises(IllegalAction) as error:
        match.undo(ONE)
    assert codes(error) == ["match.turn_is_final"]
    with pytest.raises(IllegalAction) as error:
        play(match, ONE, "done")
    assert codes(error) == ["match.not_your_turn"]


def test_nature_moves_as_given_and_then_by_seed() -> None:
    match = table(1)
    play(match, ONE, *TURN, "done")
    same = table(1)
    play(same, ONE, *TURN, "done")
    assert match.log == same.log and match.log[-1].seat == NATURE


@pytest.mark.parametrize(
    "item", ["roll hs", "roll ov hs hs hs", "lava cc cc", "first 1", "done", "nonsense", ""]
)
def test_what_nature_can_never_do_is_refused_at_once(item: str) -> None:
    with pytest.raises(ImpossibleChance):
        table(1, (ROLL, tuple(item.split(" "))))


def test_what_nature_cannot_do_now_undoes_the_move_that_asked_for_it() -> None:
    options = {"expansions": ["lava"]}
    given = (ROLL, ("lava", "cc", "cc"), ("lava", "cc", "cc"))
    match = Match.start(INK.create(options, 1), 1, Chance("x", given=given))
    play(match, ONE, *TURN, "l1 d3 -LL-")
    before = (match.state, list(match.log), match.draft(ONE))
    with pytest.raises(ImpossibleChance) as error:
        play(match, ONE, "done")
    assert error.value.item == "lava cc cc"
    assert (match.state, match.log, match.draft(ONE)) == before
    match.undo(ONE)


def test_replay_checks_nature_too() -> None:
    with pytest.raises(IllegalAction):
        replay(INK.create({}, 1), 1, [Entry(NATURE, ("lava", "cc", "cc"))])

"""What a person means by one wish, what it would bring, and what becomes known of it."""

from __future__ import annotations

from typing import Any

import pytest

from byways.kernel.choice import legal
from byways.kernel.intent import deeds, preview
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, IllegalAction, Path, Seat
from byways.kernel.table import heard, perform, perspective
from byways.registry import GAMES

ONE, TWO = Seat(1), Seat(2)
AnyMatch = Match[Any, Any, Any]


def begun(game: str, seed: str = "intent", seats: int = 2) -> AnyMatch:
    return Match.start(GAMES[game].create({}, seats), seats, Chance(seed))


def band(match: AnyMatch, *, asks: bool) -> Path:
    """Gets a band of several pegs that are paid for without or with a real choice."""
    state = match.state_for(ONE)
    for pegs in match.game.moves(state, ONE).next["band"].paths(("band",)):
        seen = preview(match, ONE, pegs)
        if len(pegs) > 2 and seen.asks == asks:
            return pegs
    raise AssertionError("no such band")


def do(match: AnyMatch, verb: Any, path: Path = ()) -> int:
    """Does what is meant. Gets how many steps that were."""
    meant = deeds(match, verb, ONE, path)
    for each, words in meant:
        perform(match, each, ONE, words)
    return len(meant)


def test_a_move_is_made_undone_and_redone_with_what_goes_without_saying() -> None:
    match = begun("bands")
    path = band(match, asks=False)
    before, seen = match.state_for(ONE), preview(match, ONE, path)
    steps = do(match, "play", path)
    after = match.state_for(ONE)
    assert steps == 1 + len(seen.then) == len(match.draft(ONE)) > 1
    assert not after.owed
    assert do(match, "undo") == steps
    assert match.state_for(ONE) == before
    assert do(match, "redo") == steps
    assert match.state_for(ONE) == after


def test_what_somebody_decided_is_undone_by_itself() -> None:
    match = begun("bands")
    path = band(match, asks=False)
    do(match, "play", path)
    first = match.draft(ONE)
    again = next(each for each in legal(match.game, match.state_for(ONE), ONE, ("take",)))
    if do(match, "play", match.game.path(again)) and match.draft(ONE):
        assert do(match, "undo") == 1
        assert match.draft(ONE) == first


def test_a_real_choice_is_left_open_and_foretold_as_usual() -> None:
    for seed in range(40):
        match = begun("bands", f"choice {seed}")
        try:
            path = band(match, asks=True)
        except AssertionError:
            continue
        seen = preview(match, ONE, path)
        assert seen.brings and seen.strokes and not seen.final
        do(match, "play", path)
        assert match.state_for(ONE).owed
        return
    raise AssertionError("nobody ever had a choice")


def test_what_is_foretold_comes_true() -> None:
    match = begun("bands")
    path = band(match, asks=False)
    seen, before = preview(match, ONE, path), perspective(match, ONE)
    do(match, "play", path)
    after = perspective(match, ONE)
    assert after.sheets[0].total - before.sheets[0].total == seen.gain
    assert set(seen.strokes) <= set(after.scene.areas[0].strokes)
    assert {before.scene.areas[area].kind for area, _ in seen.spent} == {"tray"}
    assert match.draft(ONE)[1:] == seen.then


@pytest.mark.parametrize(("game", "seed"), [("roads", "intent"), ("ink", "1")])
def test_the_very_thing_that_is_laid_would_be_spent_even_if_another_looks_the_same(
    game: str, seed: str
) -> None:
    match = begun(game, seed)
    areas = perspective(match, ONE).scene.areas
    things = {spot.ref for area in areas if area.kind == "tray" and area.seat == ONE for spot in area.spots}
    for action in legal(match.game, match.state_for(ONE), ONE):
        path = match.game.path(action)
        spent = [areas[area].spots[place].ref for area, place in preview(match, ONE, path).spent]
        assert spent == [ref for ref in path if ref in things]


def test_what_breaks_a_rule_is_not_foretold() -> None:
    match = begun("bands")
    with pytest.raises(IllegalAction):
        preview(match, ONE, ("crystal",))
    with pytest.raises(IllegalAction):
        preview(match, TWO, ("end",))


def lay(match: AnyMatch, seat: Seat) -> None:
    """Takes a whole turn."""
    turn = match.game.turn(match.state)
    while not match.can_reopen(seat) and match.game.turn(match.state) == turn:
        actions = list(legal(match.game, match.state_for(seat), seat))
        paths = {match.game.path(each): each for each in actions}
        match.play(seat, paths.get(("done",)) or actions[0])


def test_turns_at_the_same_time_become_known_together() -> None:
    match = begun("ink")
    assert [each.seat for each in match.disclosed] == [NATURE], "the first roll is known"
    lay(match, ONE)
    assert not match.disclosed
    told = heard(match.own_events(ONE), ONE)
    assert len(told) > 1 and not heard(match.own_events(TWO), TWO)
    assert perspective(match, ONE).happened == told
    lay(match, TWO)
    assert [each.seat for each in match.disclosed if each.seat != NATURE] == [
        *[ONE] * len(told),
        *[TWO] * (len(match.disclosed) - len(told) - 1),
    ]
    known = [event for each in match.disclosed for event in heard(each.events, TWO)]
    assert [event for event in known if event.seat == ONE] == list(told)
    assert not match.own_events(ONE)


def test_undone_steps_were_never_told() -> None:
    match = begun("bands")
    do(match, "play", band(match, asks=False))
    assert not match.disclosed and match.own_events(ONE)
    do(match, "undo")
    assert not match.own_events(ONE)
    match.play(ONE, match.game.read(("take", "deck")))
    assert [each.seat for each in match.disclosed] == [ONE, NATURE]
    assert match.disclosed[-1].after is match.state


@pytest.mark.parametrize("game", [name for name in GAMES if GAMES[name].scored])
def test_a_preview_names_the_lines_of_the_score_that_would_change(game: str) -> None:
    match = begun(game)
    for action in legal(match.game, match.state_for(ONE), ONE, ()):
        seen = preview(match, ONE, match.game.path(action))
        before, after = match.copy(), match.copy()
        for path in (match.game.path(action), *seen.then):
            after.play(ONE, match.game.read(path))
        old, new = (
            {line.code: line.points for line in each.game.tally(each.state_for(ONE), ONE).shown}
            for each in (before, after)
        )
        if not seen.asks:
            assert dict(seen.lines) == {code: new[code] - old[code] for code in new if new[code] != old[code]}

"""The engine against the oracle: legal moves, scores, winners, and what everybody knows."""

from __future__ import annotations

import pytest

from byways.games.trails.rules import Trails
from byways.games.trails.state import Action, State
from byways.kernel.choice import legal, scores
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, pick
from tests.games.trails import oracle
from tests.games.trails.helpers import Chooser, Table, builder, by_chance, make, start

CASES = [
    (1, False, by_chance, 6),
    (1, False, builder, 2),
    (2, False, by_chance, 3),
    (2, True, builder, 2),
    (3, True, builder, 1),
    (4, False, by_chance, 1),
    (4, True, builder, 1),
    (5, True, by_chance, 1),
    (8, False, by_chance, 1),
]


def compare_known(match: Table, table: oracle.Table) -> None:
    """Hands and discards, as each seat may know them."""
    for watcher in range(1, match.seats + 1):
        view = match.view(Seat(watcher))
        for holder in range(1, match.seats + 1) if not match.over else ():
            known = table.knows_hand(watcher, holder)
            seen = view.hands[holder - 1]
            assert (None if seen is None else set(seen)) == known, (watcher, holder)
        discards = [[None if c is None else set(c) for c in each] for each in view.discards]
        assert discards == [each[watcher - 1] for each in table.known_discards]


def compare_scores(match: Table, table: oracle.Table) -> None:
    for seat in range(1, match.seats + 1):
        tally = match.game.tally(match.state, Seat(seat))
        assert {line.code: line.points for line in tally.lines} == table.score(seat)


@pytest.mark.parametrize(("seats", "animals", "choose", "games"), CASES)
def test_whole_games(seats: int, animals: bool, choose: Chooser, games: int) -> None:
    for number in range(games):
        name = f"{seats} {animals} {number}"
        match = start(seats, seed=name, animals=animals)
        table = oracle.Table(seats, animals)
        rng = Quick(name)
        told = 0
        fresh = True
        while True:
            for entry in match.log[told:]:
                if entry.seat == NATURE:
                    table.nature(list(entry.path))
            told = len(match.log)
            if fresh:
                compare_known(match, table)
                compare_scores(match, table)
            if not match.to_act:
                break
            play_one(match, table, choose, rng, look=rng.below(4 * seats) == 0)
            fresh = (match.log[told:] != [] and match.log[-1].seat == NATURE) or match.over
        compare_scores(match, table)
        outcome = match.game.outcome(match.state)
        assert outcome is not None and set(outcome.winners) == table.winners()


def play_one(match: Table, table: oracle.Table, choose: Chooser, rng: Quick, *, look: bool) -> None:
    seat = pick(rng, sorted(match.to_act))
    game, state = match.game, match.state_for(seat)
    assert isinstance(game, Trails)
    actions = list(legal(game, state, seat))
    if look:
        assert {" ".join(game.path(action)) for action in actions} == table.legal(seat)
        own = scores(game, match.view(seat), match.seats)[seat - 1]
        assert {line.code: line.points for line in own.lines} == table.score(seat)
    action = choose(game, state, seat, actions, rng)
    match.play(seat, action)
    table.play(seat, " ".join(game.path(action)))


# Perft: counted by the engine and, the slow way, by the oracle

DEALS = ("deal 1 t001 t004 t019 t024 t046 t064 t082 t109",)


def count(game: Trails, state: State, depth: int) -> int:
    """Ways to play *depth* moves."""
    seat = Seat(1)
    actions: list[Action] = list(legal(game, state, seat))
    if depth == 1:
        return len(actions)
    return sum(count(game, game.apply(state, seat, action)[0], depth - 1) for action in actions)


def oracle_count(moves: list[str], depth: int) -> int:
    table = oracle.Table(1, False)
    table.nature(DEALS[0].split())
    for move in moves:
        table.play(1, move)
    found = table.legal(1)
    return len(found) if depth == 1 else sum(oracle_count([*moves, move], depth - 1) for move in found)


# A card has 40 places at a lone camp; two cards have 17,136 places, one after the other.


@pytest.mark.parametrize(("depth", "ways"), [(1, 3), (2, 3), (3, 3 * 8 * 40), (4, 3 * 8 * 7 * 2448)])
def test_perft(depth: int, ways: int) -> None:
    match = start(1, *DEALS)
    assert count(make(1), match.state, depth) == ways


def test_perft_by_the_oracle() -> None:
    assert oracle_count([], 3) == 3 * 8 * 40
    # Where a card may lie does not depend on what is on it: the second cards after one first card will do.
    first = ["camp H 0,0", "done"]
    table = oracle.Table(1, False)
    table.nature(DEALS[0].split())
    for move in first:
        table.play(1, move)
    places = [move for move in table.legal(1) if move.startswith("t001 ")]
    assert sum(oracle_count([*first, move], 1) for move in places) == 7 * 2448

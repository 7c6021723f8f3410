"""The core against the rules it mirrors: every move and ending of random games; what solving promises."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any

import pytest

from byways.games.roads import core, layout, player, search
from byways.games.roads.player import Player
from byways.games.roads.rules import Roads
from byways.games.roads.state import Draw, Lay, Skip, State
from byways.games.roads.tables import Place, tables
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES

TRIALS: list[tuple[dict[str, Any], int]] = [
    ({"variant": 1}, 2),
    ({"variant": 1, "deck": "lanes", "match": True}, 2),
    ({"variant": 2}, 2),
    ({"variant": 2, "deck": "lanes", "field": "4x3"}, 3),
    ({"variant": 2, "field": "2x2"}, 2),
    ({"variant": 3}, 2),
    ({"variant": 3, "deck": "lanes"}, 2),
    ({"variant": 3, "co-operative": True}, 3),
]


OLD = [(options, seats) for options, seats in TRIALS if options["variant"] == 2]
"""Where rules 1 are other ones."""


def started(
    options: dict[str, Any], seats: int, seed: str, rules: int = GAMES["roads"].rules
) -> tuple[Roads, Match[Any, Any, Any]]:
    game = GAMES["roads"].under(rules).create(options, seats)
    assert isinstance(game, Roads)
    return game, Match.start(game, seats, Chance(seed))


def revealed(game: Roads, state: State) -> Place:
    """Lays out a table with every hand as it is."""
    place = Place(game.rules, game.observe(state, state.seat), state.seat - 1)
    for seat, held in enumerate(state.players):
        for kind, number in place.kinds.items():
            place.buffer[layout.HAND + layout.KINDS_MOST * seat + number] = held.hand.count(kind)
    return place


def moves(place: Place) -> set[Lay | Skip]:
    found = array("i", bytes(4 * 20_000))
    count = core.find_moves(place.buffer, tables(place.rules.deck), found)
    assert len(set(found[:count])) == count
    return {place.action(code) for code in found[:count]}


def code_of(place: Place, action: Lay | Skip) -> int:
    if isinstance(action, Skip):
        return layout.SKIPPING
    lays = place.rules.deck.lays[action.kind]
    return (place.number(action.cell) * 24 + place.kinds[action.kind]) * 4 + lays.index(action.sides)


@pytest.mark.parametrize(
    ("options", "seats", "rules"), [*((*trial, 2) for trial in TRIALS), *((*trial, 1) for trial in OLD)]
)
def test_the_core_plays_by_the_rules(options: dict[str, Any], seats: int, rules: int) -> None:
    game, match = started(options, seats, "rules", rules)
    rng, place, number = Quick("rules"), revealed(game, match.state), 1
    while match.to_act:
        state: State = match.state
        if state.game != number:
            place, number = revealed(game, state), state.game
        offered = list(legal(game, state, state.seat))
        assert moves(place) == set(offered)
        if state.turn % 9 == 0:
            assert moves(revealed(game, state)) == set(offered)
        action = pick(rng, offered)
        lines, games = len(match.log), len(state.won)
        match.play(state.seat, action)
        if any(entry.seat == NATURE and entry.path[0] == "draw" for entry in match.log[lines:]):
            drawn = game.read(match.log[-1].path)
            assert isinstance(drawn, Draw)
            top = place.buffer[layout.PILE_AT] + place.buffer[layout.PILE] - 1
            place.buffer[top] = place.kinds[drawn.kind]
        assert isinstance(action, Lay | Skip)
        core.make_move(place.buffer, tables(game.rules.deck), code_of(place, action))
        assert place.buffer[layout.OVER] == (len(match.state.won) > games)
        if len(match.state.won) > games:
            winners = place.buffer[layout.WINNERS]
            assert {seat for seat in range(1, seats + 1) if winners >> seat - 1 & 1} == match.state.won[-1]
        else:
            assert place.buffer[layout.SEAT] == match.state.seat - 1


def test_moves_are_taken_back() -> None:
    game, match = started({"variant": 2}, 2, "back")
    place = revealed(game, match.state)
    before = place.buffer[: place.buffer[layout.NOTES_AT]]
    found, rng = array("i", bytes(80_000)), Quick("back")
    while not place.buffer[layout.OVER]:
        count = core.find_moves(place.buffer, tables(game.rules.deck), found)
        core.make_move(place.buffer, tables(game.rules.deck), found[rng.below(count)])
    core.unmake(place.buffer, 0)
    assert place.buffer[: place.buffer[layout.NOTES_AT]] == before


def late(options: dict[str, Any], seed: str, cards: int) -> tuple[Roads, State] | None:
    """Gets a table at which so many cards are left, played at random; nothing if it was over before."""
    game, match = started(options, 2, seed)
    rng = Quick(seed)
    while match.to_act:
        left = len(match.state.pile) + sum(len(each.hand) for each in match.state.players)
        if left <= cards:
            return game, match.state
        match.play(match.state.seat, pick(rng, list(legal(game, match.state, match.state.seat))))
    return None


def perfect(game: Roads, state: State, me: Seat) -> int:
    """Gets 1, 0 or -1: what perfect play leads to for a seat, by the rules alone."""

    @cache
    def value(at: State) -> int:
        if at.won:
            return (me in at.won[-1]) - (at.won[-1] != {me} and len(at.won[-1] - {me}) > 0)
        values = (value(game.apply(at, at.seat, action)[0]) for action in legal(game, at, at.seat))
        return max(values) if at.seat == me else min(values)

    return value(state)


@pytest.mark.parametrize("options", [{"variant": 1}, {"variant": 2, "field": "3x3"}])
def test_what_is_solved_is_perfect(options: dict[str, Any]) -> None:
    tried = 0
    for number in range(6):
        found = late(options, f"late {number}", 3 if options["variant"] == 1 else 44)
        if found is None:
            continue
        game, state = found
        best = perfect(game, state, state.seat)
        action = Player(game.rules, 5).choose(game, game.observe(state, state.seat), state.seat, 60)
        assert perfect(game, game.apply(state, state.seat, action)[0], state.seat) == best
        tried += 1
    assert tried


def test_compiled_and_uncompiled_think_alike() -> None:
    """The hash was made by the file as it is written."""
    game, match = started({"variant": 3}, 3, "alike")
    place = revealed(game, match.state)
    memory, path = player.rooms(0)
    tree = array("i", bytes(4 * layout.NODE * 10_000))
    tree[1] = len(tree)
    found = search.grow_tree(place.buffer, tables(game.rules.deck), tree, memory, path, 60)
    mixed = 0
    for number in tree[2 : tree[0]]:
        mixed = (mixed * 31 + number) % 2147483647
    assert (found, mixed) == (1037195, 619888050)

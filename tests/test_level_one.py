"""The weakest level is beaten by anybody who knows the rules, but plays no nonsense."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Any

import pytest

from byways.arena.bouts import Bout, Deal, play
from byways.bots import bot_for
from byways.games.bands.board import ReadyBoard, Stuff, mask
from byways.games.bands.scenarios import Attach
from byways.games.bands.state import Band, Desk, State
from byways.games.bands.usual import usual_payment
from byways.games.ink.state import Volcano
from byways.games.roads.state import Skip
from byways.games.trails.ground import Laid
from byways.games.trails.state import Lay
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.registry import GAMES

LONG = 60

CHAIN = 3
"""So many lines ahead a chain is looked at."""

Move = tuple[Match[Any, Any, Any], Seat, Any]


def moves(name: str, seats: int, options: dict[str, Any], seed: str) -> Iterator[Move]:
    """Generates what level 1 does at a table, each move before it is made."""
    game = GAMES[name].create(options, seats)
    match = Match.start(game, seats, Chance(seed))
    for _ in range(LONG):
        if not match.to_act:
            return
        seat = min(match.to_act)
        action = bot_for(game, 1, "").choose(game, match.view(seat), seat, 60)
        yield match, seat, action
        match.play(seat, action)


def leads_on(table: ReadyBoard, state: State, after: Desk, before: Desk) -> bool:
    """Whether something lies free at a new peg, or beyond the lines from it, or it is nearer the far edge."""
    board, lattice = table.board, table.board.lattice
    taken = union(desk.held for desk in state.desks)
    crossed = union(desk.crossed for desk in state.desks)
    pegs = after.pegs & ~before.pegs
    if table.scenario.edge and pegs:
        return True
    for _ in range(1 + CHAIN * (table.scenario.attach is Attach.HEAD)):
        sectors = [i for i, sector in enumerate(lattice.sectors) if mask(sector) & pegs]
        lines = [i for i, line in enumerate(lattice.lines) if mask(line) & pegs]
        if any(gains(board.sectors[i]) and not taken >> i & 1 for i in sectors):
            return True
        if any(gains(board.lines[i]) and not crossed >> i & 1 for i in lines):
            return True
        if any(drawing >> i & ~taken >> i & 1 for drawing in table.drawings for i in sectors):
            return True
        pegs = union(mask(lattice.lines[i]) for i in lines)
    return False


def gains(stuff: Stuff) -> bool:
    return bool(stuff.treasure or stuff.crystals or stuff.what)


def union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


@pytest.mark.parametrize("scenario", range(1, 9))
def test_no_band_that_gains_nothing_and_leads_nowhere(scenario: int) -> None:
    """A band costs no points; it brings some, or crystals, or comes to where something is left to collect."""
    stretched = 0
    for match, seat, action in moves("bands", 2, {"scenario": scenario}, f"nonsense {scenario}"):
        if not isinstance(action, Band):
            continue
        stretched += 1
        game: Any = match.game
        state = match.state_for(seat)
        before = state.desk(seat)
        state, _ = game.apply(state, seat, action)
        while (pay := usual_payment(game.table, state, seat)) is not None:
            state, _ = game.apply(state, seat, pay)
        after = state.desk(seat)
        brings = after.points > before.points or after.crystals > before.crystals
        assert brings or leads_on(game.table, state, after, before), action
        assert after.points >= before.points, action
    assert stretched


@pytest.mark.long
@pytest.mark.parametrize("scenario", range(1, 9))
def test_the_weakest_come_to_an_end(scenario: int) -> None:
    played = play("bands", GAMES["bands"].options({"scenario": scenario}), Bout(Deal("end"), ("1", "1")))
    assert len(played.points) == 2


def test_no_volcano_where_lava_has_a_place() -> None:
    seen = 0
    for number in range(3):
        options = {"expansions": ["lava"]}
        for match, seat, action in moves("ink", 1, options, f"nonsense {number}"):
            seen += 1
            if isinstance(action, Volcano):
                words = [match.game.path(each)[0] for each in legal(match.game, match.state_for(seat), seat)]
                assert not {"l1", "l2"} & set(words), words
    assert seen


def test_cards_carry_on_a_trail() -> None:
    """A card is laid aside only where none of the hand could carry on a trail, which is seldom."""
    aside = laid = 0
    for match, seat, action in moves("trails", 2, {}, "nonsense"):
        if isinstance(action, Lay):
            ground = match.state_for(seat).desk(seat).area.ground
            after = ground.with_card(Laid(action.card, action.cell, action.direction))
            laid += 1
            aside += after.trails == ground.trails
    assert laid > 8 and aside <= laid // 8


@pytest.mark.parametrize("variant", [1, 2, 3])
def test_no_skip_and_no_defeat_by_its_own_move(variant: int) -> None:
    for match, seat, action in moves("roads", 2, {"variant": variant}, "nonsense"):
        state = match.state_for(seat)
        choices = [each for each in legal(match.game, state, seat) if not isinstance(each, Skip)]
        assert not (isinstance(action, Skip) and choices)
        after, _ = match.game.apply(state, seat, action)
        outcome = match.game.outcome(after)
        if outcome is not None and seat not in outcome.winners:
            ends = [match.game.outcome(match.game.apply(state, seat, each)[0]) for each in choices]
            assert all(end is not None and seat not in end.winners for end in ends)

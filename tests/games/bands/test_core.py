"""The core against the rules it mirrors: every band, every point of random games in all scenarios."""

from __future__ import annotations

from array import array

import pytest

from byways.games.bands import core, layout, taking, usual
from byways.games.bands.components import COLOUR
from byways.games.bands.rules import Bands
from byways.games.bands.state import Action, Band, Crystal, State, Take
from byways.games.bands.tables import lay_out, notes, tables
from byways.kernel.choice import legal
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES


def offered(game: Bands, buffer: array[int]) -> set[int]:
    room, known = notes(game.table), tables(game.table)
    return {s.number for s in game.table.allowed if core.is_offered(buffer, known, room, s.number)}


def code_of(game: Bands, action: Action) -> int:
    match action:
        case Band(pegs):
            return layout.BAND + game.table.at[pegs].number
        case Take(card):
            return COLOUR.get(card, layout.TAKE_DECK)
        case Crystal():
            return layout.BUY
        case _:
            return layout.END


def without_chance(buffer: array[int]) -> array[int]:
    """Leaves out what chance decides: the row, the decks, and the hands that draw from them."""
    kept = buffer[:]
    kept[layout.CHANCE] = 0
    for at in (*range(layout.ROW, layout.DISCARDS + 20), *range(layout.DESK, layout.TABLE)):
        if at < layout.DESK or (at - layout.DESK) % layout.DESK_SIZE < layout.POINTS:
            kept[at] = 0
    return kept


def settled(game: Bands, state: State, seat: Seat, rng: Quick) -> State:
    """Gets the state once everything is paid in the usual way and nature has moved."""
    while state.owed:
        pay = usual.usual_payment(game.table, state, seat)
        assert pay is not None
        state, _ = game.apply(state, seat, pay)
    while NATURE in game.to_act(state):
        state, _ = game.apply(state, NATURE, game.roll(state, rng))
    return state


@pytest.mark.parametrize("scenario", range(1, 9))
@pytest.mark.parametrize("seats", [2, 3])
def test_the_core_plays_by_the_rules(scenario: int, seats: int) -> None:
    game = GAMES["bands"].create({"scenario": scenario}, seats)
    assert isinstance(game, Bands)
    rng, known, room = Quick(f"core {scenario} {seats}"), tables(game.table), notes(game.table)
    state = settled(game, game.setup(seats), Seat(1), rng)
    steps = 0
    while not state.ended and steps < 120:
        steps += 1
        seat, buffer = state.seat, lay_out(game.table, state)
        actions = list(legal(game, state, seat))
        bands = [action for action in actions if isinstance(action, Band)]
        if not state.taking and state.actions:
            assert {game.table.at[band.pegs].number for band in bands} == offered(game, buffer)
        action = pick(rng, bands if bands and rng.below(3) else actions)
        state = settled(game, game.apply(state, seat, action)[0], seat, rng)
        core.make_move(buffer, known, room, code_of(game, action))
        assert without_chance(buffer) == without_chance(lay_out(game.table, state)), action
        for other in range(seats):
            total = taking.find_total(buffer, known, room, other)
            assert total == game.tally(state, Seat(other + 1)).total
    assert steps > 20

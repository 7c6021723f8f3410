"""What holds for all boards, bands, hands and views, tried on many."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from byways.games.bands.board import ReadyBoard, find_shapes, make_table
from byways.games.bands.components import BOX, bag, holds, minus, plus
from byways.games.bands.judging import read
from byways.games.bands.payment import affordable
from byways.kernel.choice import legal
from byways.kernel.geometry.pegs import hexagon
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES
from tests import examples
from tests.games.bands.oracle import Oracle
from tests.games.bands.story import board

SIZES = (1, 2, 4)
ORACLES = {
    radius: Oracle(board(5, "seat 1 start a1", "seat 2 start a2", radius=radius), 2) for radius in SIZES
}
LATTICES = {radius: hexagon(radius) for radius in SIZES}


def _random_bands(radius: int, rng: Quick) -> list[int]:
    """Gets some bands, most of them where they may close something."""
    lattice, shapes = LATTICES[radius], SHAPES[radius]
    count = 1 + rng.below(18)
    middle = rng.below(len(lattice.names))
    x, y = lattice.places[middle]
    reach = 1 + rng.below(3)
    near = {
        i for i, (a, b) in enumerate(lattice.places) if (a - x) ** 2 + (b - y) ** 2 <= reach * reach + 0.01
    }
    close = [shape.number for shape in shapes if set(shape.pegs) <= near] or [0]
    return [pick(rng, close) if rng.below(5) else rng.below(len(shapes)) for _ in range(count)]


SHAPES = {radius: find_shapes(lattice) for radius, lattice in LATTICES.items()}


def test_surrounding_is_what_a_slow_flood_finds() -> None:
    closed: Counter[int] = Counter()
    for number in range(3000):
        rng = Quick(f"flood {number}")
        radius = pick(rng, (1, 2, 2, 2, 4)) if number % 10 else 4
        lattice, oracle = LATTICES[radius], ORACLES[radius]
        shapes = [SHAPES[radius][i] for i in _random_bands(radius, rng)]
        covered = inside = 0
        for shape in shapes:
            covered |= shape.lines
            inside |= shape.sectors
        cut = lattice.cut_off(covered)
        found = {
            frozenset(lattice.names[peg] for peg in lattice.sectors[i])
            for i in range(len(lattice.sectors))
            if cut >> i & 1
        }
        assert found == oracle.surrounded([(s.kind, frozenset(s.names)) for s in shapes])
        assert not inside & ~cut, "what is explored is cut off as well"
        closed[(cut & ~inside).bit_count()] += 1
    # Many of them close something beyond their own inside, or this shows nothing.
    assert sum(count for size, count in closed.items() if size) > 500 and max(closed) >= 6


def test_plots_are_parts_that_hang_together() -> None:
    lattice = LATTICES[2]
    for number in range(300):
        rng = Quick(f"plots {number}")
        covered = 0
        for i in _random_bands(2, rng):
            covered |= SHAPES[2][i].lines
        cut = lattice.cut_off(covered)
        parts = list(lattice.parts(cut, covered))
        assert sum(parts) == cut and all(parts)
        for part in parts:
            for sector in range(len(lattice.sectors)):
                for line, behind in lattice.beyond[sector]:
                    if part >> sector & 1 and behind >= 0 and not covered & line:
                        assert part >> behind & 1


hands = st.tuples(*[st.integers(0, 4)] * 5)


def _brute_force(hand: tuple[int, ...], colours: tuple[int, ...]) -> bool:
    """Tries every card and pair for every peg."""
    ways = [[(c, 1), *((pair, 2) for pair in range(5))] for c in colours]
    for choice in product(*ways):
        used = [0] * 5
        for colour, count in choice:
            used[colour] += count
        if all(a <= b for a, b in zip(used, hand, strict=True)):
            return True
    return False


@given(hands, st.lists(st.integers(0, 4), max_size=4).map(tuple))
@examples(400, deep=4000)
def test_a_hand_pays_exactly_if_some_way_to_pay_exists(
    hand: tuple[int, ...], colours: tuple[int, ...]
) -> None:
    assert affordable(hand, colours) == _brute_force(hand, colours)


@given(st.integers(1, 8), st.integers(2, 4), st.integers(0, 10**6))
@examples(16, deep=200)
def test_no_card_is_lost_and_imagined_worlds_hold_what_is_known(scenario: int, seats: int, seed: int) -> None:
    game = GAMES["bands"].create({"scenario": scenario}, seats)
    match = Match.start(game, seats, Chance(str(seed)))
    rng = Quick(seed)
    dealt = BOX if scenario != 6 else _all_cards(match.state)
    for _ in range(60):
        if not match.to_act:
            break
        (seat,) = match.to_act
        match.play(seat, pick(rng, list(legal(game, match.state_for(seat), seat))))
        state = match.state
        assert _all_cards(state) == dealt
        for watcher in (None, *map(Seat, range(1, seats + 1))):
            view = game.observe(state, watcher)
            world = game.imagine(view, rng)
            assert game.observe(world, watcher) == view
            assert holds(BOX, _all_cards(world)) and (scenario == 6 or _all_cards(world) == BOX)
            for i, pile in enumerate(world.piles):
                assert holds(bag(view.piles[i].most), pile.deck) and holds(
                    state.piles[i].most, state.piles[i].deck
                )
                # The truth itself is among the worlds that can be imagined.
                assert holds(bag(view.piles[i].most), state.piles[i].deck)
            for truth, imagined in zip(state.desks, world.desks, strict=True):
                assert holds(imagined.hand, truth.shown) and holds(truth.hand, truth.shown)


def _all_cards(state: object) -> tuple[int, ...]:
    total = state.row  # type: ignore[attr-defined]
    for pile in state.piles:  # type: ignore[attr-defined]
        total = plus(plus(total, pile.deck), pile.discards)
    for desk in state.desks:  # type: ignore[attr-defined]
        total = plus(total, desk.hand)
    return tuple(total)


def test_a_card_that_was_drawn_unseen_can_be_any_that_is_left() -> None:
    game = GAMES["bands"].create({"scenario": 1}, 2)
    match = Match.start(game, 2, Chance("unseen"))
    view = match.view(Seat(1))
    seen = {game.imagine(view, Quick(i)).desk(Seat(2)).hand for i in range(200)}
    assert len(seen) > 60
    assert all(holds(minus(BOX, plus(bag(view.hand), bag(view.row))), hand) for hand in seen)


def test_after_a_reshuffle_two_players_know_each_others_hands() -> None:
    """With the deck empty all unseen cards are in the other hand; the new deck has been seen by all."""
    game = GAMES["bands"].create({"scenario": 1}, 2)
    table: ReadyBoard = game.table  # type: ignore[attr-defined]
    assert table.scenario.number == 1
    match = Match.start(game, 2, Chance("reshuffle"))
    rng = Quick("reshuffle")
    met = 0
    while match.to_act and not met:
        (seat,) = match.to_act
        before = match.state.piles[0]
        actions = list(legal(game, match.state_for(seat), seat))
        busy = [a for a in actions if game.path(a)[0] in ("band", "pay", "take")]
        match.play(seat, pick(rng, busy or actions))
        pile = match.state.piles[0]
        if any(before.discards) and not any(pile.discards) and any(pile.deck):
            met += 1
            for watcher, other in ((Seat(1), Seat(2)), (Seat(2), Seat(1))):
                hidden_draws = sum(match.state.desk(other).drawn)
                for i in range(20):
                    world = game.imagine(match.view(watcher), Quick(i))
                    apart = minus(world.desk(other).hand, match.state.desk(other).hand)
                    assert sum(apart) <= hidden_draws
    assert met


def test_boards_are_read_as_they_stand() -> None:
    table = make_table(read(board(5, "seat 1 start a1", "seat 2 start a2")))
    kinds = Counter(shape.kind for shape in table.shapes)
    assert kinds == Counter({"segment": 42, "triangle": 24, "rhombus": 30, "fence": kinds["fence"]})
    oracle = ORACLES[2]
    assert {(s.kind, frozenset(s.names)) for s in table.shapes} == set(oracle.shapes)

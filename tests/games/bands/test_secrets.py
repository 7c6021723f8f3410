"""Hidden cards stay hidden: whatever they are, others see and hear the same. And broken copies are caught."""

from __future__ import annotations

from dataclasses import replace

import pytest

from byways.games.bands.picking import usual
from byways.games.bands.rules import Bands
from byways.games.bands.state import Action, Band, Pay, State, View
from byways.kernel.conformance import Laws, check_game
from byways.kernel.facets import Facets
from byways.kernel.match import Chance, Match
from byways.kernel.moves import Moves, written
from byways.kernel.protocol import NATURE, Event, Happening, Refusal, Seat
from byways.kernel.rng import Rng
from byways.registry import GAMES

FACTS = GAMES["bands"]
ONE, TWO = Seat(1), Seat(2)
MINE = ("deal", "1", "red", "red", "blue", "grey")
ROW = ("open", "green", "green", "yellow", "grey", "grey")
HANDS = ("red red blue blue grey", "green green green yellow blue")
DRAWS = ("yellow", "blue")
DECKS = (
    "red red red red blue blue blue blue grey grey green yellow",
    "red blue green " * 3 + "yellow grey grey",
)


class LoudDraw(Bands):
    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, action)
        return after, tuple(replace(event, only=None) for event in events)


class OpenHands(Bands):
    def observe(self, state: State, seat: Seat | None) -> View:
        desks = tuple(replace(desk, shown=desk.hand) for desk in state.desks)
        return super().observe(replace(state, desks=desks), seat)


class KnownDeck(Bands):
    def observe(self, state: State, seat: Seat | None) -> View:
        piles = tuple(replace(pile, most=pile.deck) for pile in state.piles)
        desks = tuple(replace(desk, drawn=(0,) * 5) for desk in state.desks)
        return super().observe(replace(state, piles=piles, desks=desks), seat)


def game_of(kind: type[Bands], scenario: int = 1, seats: int = 2) -> Bands:
    game = FACTS.create({"scenario": scenario}, seats)
    assert isinstance(game, Bands)
    return kind(game.table)


def heard(kind: type[Bands], hand: str, drawn: str) -> tuple[View, View, list[Happening | None]]:
    """Lets seat 2 hold and draw secret cards. Gets what seat 1 sees before and after, and hears."""
    game = game_of(kind)
    given = (MINE, ("deal", "2", *hand.split()), ROW, ("draw", drawn), ("draw", "green"))
    match = Match.start(game, 2, Chance("same", given=given))
    before = match.view(ONE)
    events = match.play(ONE, game.read(("end",)))
    for _ in range(2):
        events += match.play(TWO, game.read(("take", "deck")))
    assert match.state.desk(TWO).hand != match.state.desk(ONE).hand
    return before, match.view(ONE), [event.seen_by(ONE) for event in events]


def same_for_the_other(kind: type[Bands]) -> bool:
    stories = [heard(kind, hand, drawn) for hand, drawn in zip(HANDS, DRAWS, strict=True)]
    return stories[0] == stories[1]


def test_hands_and_draws_reach_nobody_else() -> None:
    assert same_for_the_other(Bands)


@pytest.mark.parametrize("broken", [LoudDraw, OpenHands, KnownDeck])
def test_a_leak_is_noticed(broken: type[Bands]) -> None:
    assert not same_for_the_other(broken)


def test_own_decks_are_unknown_to_their_owners() -> None:
    views = []
    for deck in DECKS:
        game = game_of(Bands, 6)
        hands = (
            ("deal", "1", "red", "blue", "green", "grey"),
            ("deal", "2", "red", "red", "blue", "grey", "green"),
        )
        other = ("deck", "2", *("red green blue grey " * 3).split())
        match = Match.start(game, 2, Chance("x", given=(("deck", "1", *deck.split()), other, *hands)))
        views.append([match.view(seat) for seat in (ONE, TWO, None)])
    assert views[0] == views[1]


def test_a_spectator_sees_no_hand() -> None:
    match = Match.start(game_of(Bands), 2, Chance("spectator"))
    assert match.view(None).hand == () and match.view(ONE).hand != ()


class Prophet(Bands):
    """Refuses a band because of what a rival holds."""

    def check(self, state: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        rivals = [desk.hand[0] for i, desk in enumerate(state.desks, 1) if i != seat]
        if seat != NATURE and isinstance(action, Band) and max(rivals) > 1:
            return (Refusal("bands.band.cost"),)
        return super().check(state, seat, action)


class Forgetful(Bands):
    """Imagines rivals without the cards that all have seen."""

    def imagine(self, view: View, rng: Rng) -> State:
        desks = tuple(replace(desk, shown=()) for desk in view.desks)
        return super().imagine(replace(view, desks=desks), rng)


class Stuck(Bands):
    """Lets bands begin that cannot be paid."""

    def check(self, state: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        return tuple(r for r in super().check(state, seat, action) if r.code != "bands.band.cost")

    def moves(self, state: State, seat: Seat) -> Moves:
        allowed = [Band(shape.names) for shape in self.table.allowed]
        paths = [self.path(band) for band in allowed if not self.check(state, seat, band)]
        return Moves({**super().moves(state, seat).next, **written(paths).next})


def _bad_advice(game: Bands, state: State, seat: Seat) -> Action | None:
    found = usual(game, state, seat)
    return replace(found, peg="zz") if isinstance(found, Pay) else None


class BadAdvice(Bands):
    facets = Facets(Bands.facets.package)
    facets.picking = replace(Bands.facets.picking, usual=_bad_advice)


class Heap(Bands):
    """Takes two cards of one colour for one."""

    facets = Facets(Bands.facets.package)
    facets.picking = replace(Bands.facets.picking, sets=frozenset({"pay"}))


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (Prophet, "secret|offered and refused"),
        (Forgetful, "knows too much"),
        (Stuck, "dead end"),
        (BadAdvice, "usual and yet illegal"),
        (Heap, "is hidden|leads nowhere|is not legal"),
    ],
)
def test_the_laws_catch_broken_copies(broken: type[Bands], law: str) -> None:
    with pytest.raises(AssertionError, match=law):
        check_game(Laws(game_of(broken, 7, 3), 3, every=2), "faults")


def test_the_game_itself_obeys_them() -> None:
    check_game(Laws(game_of(Bands, 7, 3), 3, every=12), "faults")

"""What a seat may know, to the card; and broken copies of the game that the laws catch."""

from __future__ import annotations

from dataclasses import replace

import pytest

from byways.games.trails.components import deck
from byways.games.trails.rules import Trails
from byways.games.trails.state import Action, Lay, State, View
from byways.kernel.choice import legal
from byways.kernel.conformance import Laws, check_game
from byways.kernel.protocol import Event, Refusal, Seat
from byways.kernel.rng import Quick, Rng
from tests.games.trails.helpers import Table, make, start

ONE = Seat(1)


def advance(match: Table) -> None:
    """Everybody takes a whole turn."""
    turn = match.game.turn(match.state)
    for seat in sorted(match.to_act):
        while seat in match.to_act and match.game.turn(match.state) == turn:
            match.play(seat, next(iter(legal(match.game, match.state_for(seat), seat))))


def known(view: View) -> list[int]:
    return [seat for seat, hand in enumerate(view.hands, 1) if hand is not None]


@pytest.mark.parametrize(
    ("seats", "seat", "expected"),
    [
        (2, 1, [[1], [1], [1, 2], [1, 2], [1], [1], [1, 2], [1, 2]]),
        (3, 1, [[1], [1], [1, 2], [1, 2, 3], [1], [1], [1, 3], [1, 2, 3]]),
        (5, 1, [[1], [1], [1, 2], [1, 2, 3], [1], [1], [1, 5], [1, 4, 5]]),
        (5, 4, [[4], [4], [4, 5], [1, 4, 5], [4], [4], [3, 4], [2, 3, 4]]),
    ],
)
def test_hands_passed_on_are_known(seats: int, seat: int, expected: list[list[int]]) -> None:
    match = start(seats, seed="known")
    for turn in expected:
        view = match.view(Seat(seat))
        assert known(view) == turn
        for holder in turn:
            assert view.hands[holder - 1] == match.state.desks[holder - 1].held
        assert match.view(None).hands == (None,) * seats
        advance(match)


def test_discards_are_known_to_who_held_them() -> None:
    match = start(5, seed="discards")
    for _ in range(4):
        advance(match)
    only_own_discards(match)


def only_own_discards(match: Table) -> None:
    (mine,) = match.view(ONE).discards
    assert [seat for seat, cards in enumerate(mine, 1) if cards is not None] == [1, 2, 3]
    assert match.view(None).discards == ((None,) * 5,)


def test_imagination_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    match = start(4, seed="imagine", animals=True)
    for _ in range(7):
        advance(match)
    view = match.view(ONE)
    rng = Quick("worlds")
    worlds = [match.game.imagine(view, rng) for _ in range(30)]
    hidden = [seat for seat in range(1, 5) if view.hands[seat - 1] is None]
    assert hidden == [2]
    for world in worlds:
        assert match.game.observe(world, ONE) == view
        cards = [card for desk in world.desks for card in desk.held]
        cards += [laid.card for desk in world.desks for laid in desk.before.cards]
        cards += [card for each in world.discards for pair in each for card in pair]
        assert sorted((*cards, *world.deck)) == list(deck(1)), "every card is somewhere, once"
    assert len({world.desks[1].held for world in worlds}) > 20
    assert len({world.deck for world in worlds}) > 20
    for seat in (1, 3, 4):
        assert len({world.desks[seat - 1].held for world in worlds}) == 1


def test_with_two_players_only_the_deck_is_unknown_after_the_first_pass() -> None:
    match = start(2, seed="two")
    advance(match)
    advance(match)
    rng = Quick("two")
    worlds = {match.game.imagine(match.view(ONE), rng) for _ in range(20)}
    assert worlds == {match.state}


class LeakedHands(Trails):
    def observe(self, state: State, seat: Seat | None) -> View:
        return replace(super().observe(state, seat), hands=tuple(desk.held for desk in state.desks))


class LeakedDraft(Trails):
    def observe(self, state: State, seat: Seat | None) -> View:
        return replace(super().observe(state, seat), areas=tuple(desk.area for desk in state.desks))


class LeakedDiscards(Trails):
    def observe(self, state: State, seat: Seat | None) -> View:
        return replace(super().observe(state, seat), discards=state.discards)


class ShrinkingHands(Trails):
    def observe(self, state: State, seat: Seat | None) -> View:
        return replace(super().observe(state, seat), held=tuple(len(desk.hand) for desk in state.desks))


class SecretSupply(Trails):
    """Tokens that others have drafted count: the refusal tells what they do."""

    def check(self, state: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        drafted = sum(len(desk.area.cards) - len(desk.before.cards) for desk in state.desks)
        if seat and isinstance(action, Lay) and action.token and drafted > 2:
            return (Refusal("trails.token.none_left", (action.card,), {"species": "bear"}),)
        return super().check(state, seat, action)


class ForgottenHand(Trails):
    def imagine(self, view: View, rng: Rng) -> State:
        return super().imagine(replace(view, hands=(None,) * len(view.hands)), rng)


class LoudDraft(Trails):
    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, action)
        if isinstance(action, Lay):
            left = " ".join(after.desk(seat).hand)
            events = tuple(replace(event, only=None, args={"left": left}) for event in events)
        return after, events


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (LeakedHands, "dealt to another"),
        (LeakedDraft, "saw"),
        (ShrinkingHands, "saw"),
        (SecretSupply, "offered and refused"),
        (ForgottenHand, "knows too much"),
        (LoudDraft, "hears a secret"),
    ],
)
def test_laws_catch_it(broken: type[Trails], law: str) -> None:
    rules = make(4, animals=True).rules
    with pytest.raises(AssertionError, match=law):
        check_game(Laws(broken(rules), 4, every=2 if broken is not LeakedHands else 200), "broken")


def test_leaked_discards_are_caught() -> None:
    match = start(5, seed="discards")
    match.game = LeakedDiscards(make(5).rules)
    for _ in range(4):
        advance(match)
    with pytest.raises(AssertionError):
        only_own_discards(match)

"""Hands and the pile stay secret; faults seeded into the game are found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from byways.games.roads import FACTS
from byways.games.roads.network import OPEN, Network
from byways.games.roads.options import choose
from byways.games.roads.rules import Refusals, Roads
from byways.games.roads.state import Action, State, View
from byways.kernel.choice import legal
from byways.kernel.codec import dump, encode
from byways.kernel.conformance import Laws, check_game
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Event, Happening, Refusal, Seat
from byways.kernel.rng import Quick, Rng, pick

TRIALS: list[tuple[Mapping[str, Any], int]] = [
    ({"variant": 1, "match": True}, 2),
    ({"variant": 2, "deck": "lanes"}, 3),
    ({"variant": 3, "deck": "lanes"}, 3),
    ({"variant": 3, "deck": "balanced"}, 2),
]


def heard_by(events: tuple[Event, ...], seat: Seat | None) -> list[Happening]:
    return [heard for event in events if (heard := event.seen_by(seat))]


def check_chance_is_silent(game: Roads, seats: int, seed: str) -> None:
    """Plays a game and checks that others hear and see the same whatever card nature deals or draws.

    :raises AssertionError: somebody learns another's card.
    """
    rng = Quick(seed)
    state = game.setup(seats)
    while acting := game.to_act(state):
        (seat,) = acting
        if seat != NATURE:
            state, _ = game.apply(state, seat, pick(rng, list(legal(game, state, seat))))
            continue
        one, two = game.roll(state, rng), game.roll(state, rng)
        owner = next(
            (other for other in state.seats if not state.player(other).hand)
            if game.rules.dealt
            else iter((state.seat,))
        )
        after, events = game.apply(state, NATURE, one)
        instead, others = game.apply(state, NATURE, two)
        for watcher in (None, *(other for other in state.seats if other != owner)):
            assert heard_by(events, watcher) == heard_by(others, watcher), f"{watcher} hears a card"
            assert game.observe(after, watcher) == game.observe(instead, watcher), f"{watcher} sees a card"
        assert heard_by(events, owner)[0].refs == tuple(sorted(game.path(one)[1 + game.rules.dealt :]))
        state = after


@pytest.mark.parametrize(("options", "seats"), TRIALS)
def test_cards_are_dealt_and_drawn_in_secret(options: Mapping[str, Any], seats: int) -> None:
    for number in range(3):
        check_chance_is_silent(Roads(choose(FACTS.options(options), seats)), seats, f"silent {number}")


@pytest.mark.parametrize(("options", "seats"), TRIALS)
def test_laws_at_every_step(options: Mapping[str, Any], seats: int) -> None:
    check_game(Laws(FACTS.create(options, seats), seats), "every step")


def test_views_hold_no_other_hand() -> None:
    game = FACTS.create({"variant": 2, "deck": "lanes"}, 2)
    hand = " ".join(["X42"] * 4 + ["T444"] * 2 + ["straight2"] * 8 + ["straight4"] * 8 + ["T222"] * 2)
    rest = " ".join(["turn2"] * 8 + ["turn4"] * 8 + ["T442"] * 6 + ["T224"] * 2)
    given = tuple(tuple(text.split()) for text in (f"deal 1 {hand}", f"deal 2 {rest}"))
    match = Match.start(game, 2, Chance("x", given=given))
    for watcher in (None, Seat(2)):
        view = match.view(watcher)
        text = dump(encode(view)) + repr(view)
        assert not any(kind in text for kind in set(hand.split()))
    assert match.view(Seat(1)).hands == match.view(None).hands == (24, 24)


@pytest.mark.parametrize("variant", [1, 2])
def test_an_imagined_seat_on_turn_can_lay(variant: int) -> None:
    """Whoever thinks ahead in an imagined world never runs into a dead end."""
    game = FACTS.create({"variant": variant, "deck": "lanes"}, 2)
    rng = Quick("imagined")
    for number in range(5):
        match = Match.start(game, 2, Chance(str(number)))
        while match.to_act:
            (seat,) = match.to_act
            for watcher in (None, Seat(1), Seat(2)):
                assert any(True for _ in legal(game, game.imagine(match.view(watcher), rng), seat))
            match.play(seat, pick(rng, list(legal(game, match.state, seat))))


def test_a_lone_fitting_card_is_imagined() -> None:
    """Where only few cards fit, chance alone would seldom deal one to the seat on turn."""
    game: Any = FACTS.create({"variant": 1, "deck": "balanced"}, 2)
    hand = ["X"] * 4 + ["T"] * 6 + ["straight"] * 13 + ["end"]
    other = ["turn"] * 16 + ["straight"] + ["end"] * 7
    given = tuple(("deal", str(seat), *cards) for seat, cards in ((1, hand), (2, other)))
    match = Match.start(game, 2, Chance("x", given=given))
    match.play(Seat(1), game.read(("end", "0,0", "2---")))
    for number in range(20):
        world = game.imagine(match.view(Seat(1)), Quick(number))
        assert game.observe(world, Seat(1)) == match.view(Seat(1))
        assert any(True for _ in legal(game, world, Seat(2)))


@pytest.mark.parametrize(("options", "seats"), TRIALS)
def test_the_rim_follows_from_the_cards(options: Mapping[str, Any], seats: int) -> None:
    game: Any = FACTS.create(options, seats)
    rng = Quick("rim")
    match = Match.start(game, seats, Chance("rim"))
    while match.to_act:
        network: Network = match.state.network
        rims: dict[tuple[int, int], str] = {}
        for (x, y), card in network.cells.items():
            around = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
            for side, (a, b) in enumerate(around):
                field = game.rules.field
                if (a, b) not in network.cells and (field is None or (a, b) in field):
                    rim = list(rims.get((a, b), OPEN))
                    if field is not None:
                        bounds = (b == 0, a == field.columns - 1, b == field.rows - 1, a == 0)
                        rim = ["-" if edge else asked for edge, asked in zip(bounds, rim, strict=True)]
                        rim = [*rims.get((a, b), rim)]
                    rim[(side + 2) % 4] = card.sides[side]
                    rims[a, b] = "".join(rim)
        assert network.rims == rims
        (seat,) = match.to_act
        match.play(seat, pick(rng, list(legal(game, match.state, seat))))


# Seeded faults: a law that cannot fail is a defect.


@dataclass(frozen=True, slots=True)
class CountsKinds(Roads):
    """The view tells how many kinds the others hold."""

    def observe(self, state: State, seat: Seat | None) -> View:
        hidden = sum(len(set(player.hand)) for other, player in enumerate(state.players, 1) if other != seat)
        return replace(Roads.observe(self, state, seat), passes=hidden)


@dataclass(frozen=True, slots=True)
class LooksIntoHands(Roads):
    """A lay is refused if the next player could answer it with the same kind."""

    def check(self, state: State, seat: Seat, action: Action) -> Refusals:
        refused = Roads.check(self, state, seat, action)
        kind = self.path(action)[0]
        others = [player for other, player in enumerate(state.players, 1) if other != seat]
        return refused or (
            (Refusal("roads.lay.loose"),) if all(kind in player.hand for player in others) else ()
        )


@dataclass(frozen=True, slots=True)
class ToldInRefusals(Roads):
    """A refusal names how many cards of the kind the next player holds."""

    def check(self, state: State, seat: Seat, action: Action) -> Refusals:
        count = state.player(state.next_seat).hand.count(self.path(action)[0])
        return tuple(
            replace(refusal, args={**refusal.args, "count": count})
            for refusal in Roads.check(self, state, seat, action)
        )


@dataclass(frozen=True, slots=True)
class Forgets(Roads):
    """An imagined world has lost what is on the table."""

    def imagine(self, view: View, rng: Rng) -> State:
        return replace(Roads.imagine(self, view, rng), latest=None)


FAULTS: list[tuple[type[Roads], str]] = [
    (CountsKinds, "knows too much"),
    (LooksIntoHands, "secret|dead end|neither|offered and refused"),
    (ToldInRefusals, "tells a secret"),
    (Forgets, "knows too much"),
]


@pytest.mark.parametrize(("fault", "law"), FAULTS)
def test_seeded_fault_breaks_a_law(fault: type[Roads], law: str) -> None:
    # With two, whatever is unseen is in the other hand: nothing would be secret.
    game = fault(choose(FACTS.options({"variant": 2, "deck": "lanes"}), 3))
    with pytest.raises(AssertionError, match=law):
        check_game(Laws(game, 3), "fault")


@dataclass(frozen=True, slots=True)
class Shouts(Roads):
    """Everybody hears what is dealt or drawn."""

    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        after, events = Roads.apply(self, state, seat, action)
        return after, tuple(replace(event, only=None) for event in events)


@pytest.mark.parametrize("variant", [1, 3])
def test_seeded_fault_is_heard(variant: int) -> None:
    with pytest.raises(AssertionError, match="hears a card"):
        check_chance_is_silent(Shouts(choose(FACTS.options({"variant": variant}), 2)), 2, "shouts")

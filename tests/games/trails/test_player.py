"""How level 5 minds the others: what they take out of the hand that it gets, what it passes on."""

from __future__ import annotations

from itertools import combinations
from statistics import fmean

from byways.games.trails import layout
from byways.games.trails.components import PAIR
from byways.games.trails.knowledge import imagine
from byways.games.trails.passing import passed
from byways.games.trails.player import Player
from byways.games.trails.state import View
from byways.games.trails.tables import Place
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick

from .helpers import make, start

SEAT = Seat(2)


def middle(round_: int) -> tuple[Player, View]:
    """Gets a view of three in the first of three turns of a round, as quick players came there."""
    match = start(3, seed="middle")
    quick = Player(make(3).rules, 2)
    while (match.state.round, match.state.step) != (round_, 1) or SEAT not in match.to_act:
        seat = min(match.to_act)
        match.play(seat, quick.choose(match.game, match.view(seat), seat, 60))
    return Player(make(3).rules, 5), match.view(SEAT)


def worth(player: Player, place: Place, hand: tuple[str, ...], later: int) -> int:
    return player._next_worth(place, place.buffer[:], hand, PAIR, later)


def test_hands_come_from_the_one_side_and_go_to_the_other() -> None:
    for round_ in (1, 2):
        player, view = middle(round_)
        hands = passed((1, 2, 3), round_)
        for step, other in ((-1, hands[SEAT - 1]), (1, hands.index(SEAT) + 1)):
            place = Place(view.areas[other - 1], player.rules)
            assert player._other(view, SEAT, step).buffer[: layout.LATER] == place.buffer[: layout.LATER]


def test_others_take_the_cards_that_go_with_their_areas() -> None:
    player, view = middle(2)
    later = player._later(view) - PAIR
    giver = player._other(view, SEAT, -1)
    best, every = [], []
    for number in range(3):
        state = imagine(view, Quick(number), player.rules)
        hand = passed(tuple(desk.held for desk in state.desks), view.round)[SEAT - 1]
        left = player._next_hand(view, SEAT, Quick(number), giver, later)
        taken = tuple(card for card in hand if card not in left)
        assert len(taken) == PAIR and set(left) < set(hand)
        best.append(worth(player, giver, taken, later))
        every += [worth(player, giver, pair, later) for pair in combinations(hand, PAIR)]
    assert fmean(best) > fmean(every)


def test_what_is_passed_on_costs_what_the_next_seat_can_make_of_it() -> None:
    player, view = middle(2)
    desk = view.own
    assert desk is not None
    turns = player._turns(view, desk, SEAT, PAIR)
    costs = player._passed_on(view, desk, SEAT, turns)
    receiver = player._other(view, SEAT, 1)
    for (_, lays), cost in zip(turns[:5], costs, strict=False):
        left = tuple(card for card in desk.hand if card not in {lay.card for lay in lays})
        assert cost == worth(player, receiver, left, player._later(view) - PAIR) // 2
    assert len(set(costs)) > 1

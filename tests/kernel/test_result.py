"""Who wins when somebody has left before the end."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from byways.kernel.choice import random_action
from byways.kernel.datafile import OwnFile
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.result import tie_broken, winners_among
from byways.kernel.rng import Quick
from byways.kernel.text import Text
from byways.registry import GAMES

SEATS = 3
EVERYBODY = frozenset(map(Seat, range(1, SEATS + 1)))


def finished(game: str, **options: Any) -> Match[Any, Any, Any]:
    match = Match.start(GAMES[game].create(options, SEATS), SEATS, Chance("result"))
    rng = Quick("result")
    assert winners_among(match.game, match.state, EVERYBODY) == [], "it has only begun"
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, random_action(match.game, match.state_for(seat), seat, rng))
    return match


@pytest.mark.parametrize(
    ("game", "options", "by_total"),
    [("ink", {}, True), ("roads", {"variant": 2}, False), ("bands", {"scenario": 1}, True)],
)
def test_winners_among_those_who_stayed(game: str, options: dict[str, Any], by_total: bool) -> None:
    match = finished(game, **options)
    outcome = match.game.outcome(match.state)
    assert outcome is not None and outcome.winners and outcome.by_total == by_total
    totals = {seat: match.game.tally(match.state, seat).total for seat in EVERYBODY}
    for count in range(SEATS + 1):
        for played in combinations(sorted(EVERYBODY), count):
            found = winners_among(match.game, match.state, played)
            stayed = outcome.winners.intersection(played)
            most = max((totals[seat] for seat in played), default=0)
            if stayed or not played:
                assert found == sorted(stayed)
            elif by_total or count == 1:
                assert found == [seat for seat in played if totals[seat] == most]
            else:
                assert found == []


def test_where_nobody_wins_nobody_who_stayed_does() -> None:
    deck = OwnFile("blank", "byways deck roads\nblank ---- 5\n")
    match = finished("roads", variant=3, deck=deck, **{"co-operative": True})
    outcome = match.game.outcome(match.state)
    assert outcome is not None and not outcome.winners
    assert winners_among(match.game, match.state, [Seat(1)]) == []


def test_what_decides_a_tie_is_told_with_both_figures() -> None:
    one, two, three = map(Seat, (1, 2, 3))
    assert tie_broken("x.tie", {one: (61, -4), two: (61, -5), three: (52, 0)}) == Text(
        "x.tie", {"won": 4, "other": 5}
    )
    assert tie_broken("x.tie", {one: (61, 3), two: (60, 5)}) is None, "points decide"
    assert tie_broken("x.tie", {one: (61, 3), two: (61, 3)}) is None, "nothing does"

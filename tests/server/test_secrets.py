"""Not one byte that a seat gets depends on what it may not know."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from byways.kernel.choice import legal
from byways.kernel.facts import Options
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick
from byways.kernel.table import perspective
from byways.registry import GAMES

TRIALS = [
    (name, options, seats)
    for name, facts in GAMES.items()
    for options, seats in facts.trials()
    if seats in (2, 3)
]
TRIALS = TRIALS[:: max(1, len(TRIALS) // 40)]


@pytest.mark.parametrize(("name", "options", "seats"), TRIALS)
def test_two_games_that_differ_only_in_secrets_look_the_same(name: str, options: Options, seats: int) -> None:
    game = GAMES[name].create(options, seats)
    match = Match.start(game, seats, Chance("secrets"))
    rng = Quick("secrets")
    looked = 0
    for step in range(400):
        if match.over:
            break
        seat = pick(rng, sorted(match.to_act))
        match.play(seat, pick(rng, list(legal(game, match.state_for(seat), seat))))
        if step % 7 == 0:
            for watcher in (None, *map(Seat, range(1, seats + 1))):
                seen = match.view(watcher)
                other = match.copy()
                other.state = game.imagine(seen, rng)
                other._drafts.pop(watcher or Seat(0), None)
                one, two = (
                    msgspec.json.encode(
                        replace(perspective(each, watcher), can=(), draft=(), happened=()),
                        order="deterministic",
                    )
                    for each in (match, other)
                )
                assert one == two, f"seat {watcher} is told a secret"
                looked += 1
    assert looked > seats

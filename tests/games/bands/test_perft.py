"""How many ways the first seat can begin: written down, and counted a second time by the oracle."""

from __future__ import annotations

from typing import Any

import pytest

from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.registry import GAMES
from tests.games.bands.oracle import Oracle
from tests.games.bands.test_oracle import board_text

ONE = Seat(1)
COUNTS: dict[tuple[int, int], list[int]] = {
    (1, 2): [14, 22, 13, 91],
    (1, 4): [15, 22, 15, 104],
    (2, 2): [19, 26, 16, 96],
    (2, 4): [19, 27, 19, 124],
    (3, 2): [14, 22, 14, 90],
    (3, 4): [11, 18, 9, 66],
    (4, 2): [9, 15, 4, 4],
    (4, 4): [9, 14, 4, 4],
    (5, 2): [20, 28, 19, 99],
    (5, 4): [24, 36, 30, 145],
    (6, 2): [28, 31, 31, 36],
    (6, 4): [24, 24, 24, 26],
    (7, 2): [14, 22, 14, 90],
    (7, 4): [16, 23, 16, 113],
    (8, 2): [11, 18, 8, 43],
    (8, 4): [11, 18, 10, 58],
}


def count(game: Any, state: Any, deep: int) -> int:
    """Counts sequences of *deep* moves of the first seat before anybody else, or nature, moves."""
    if not deep:
        return 1
    if game.to_act(state) != {ONE}:
        return 0
    return sum(count(game, game.apply(state, ONE, action)[0], deep - 1) for action in legal(game, state, ONE))


def count_again(oracle: Oracle, deep: int) -> int:
    if not deep:
        return 1
    lacks = (
        not oracle.own
        and oracle.row.total() < 5
        and oracle.available()
        and not oracle.taking
        and not oracle.owed
    )
    if oracle.turn != 1 or lacks:
        return 0
    total = 0
    for move in oracle.legal():
        after = oracle.copy()
        after.follow(f"1 {move}")
        total += int(deep == 1) if move == "take deck" else count_again(after, deep - 1)
    return total


@pytest.mark.parametrize(("scenario", "seats"), COUNTS)
def test_perft(scenario: int, seats: int) -> None:
    game = GAMES["bands"].create({"scenario": scenario}, seats)
    match = Match.start(game, seats, Chance("perft"))
    counts = [count(game, match.state, deep) for deep in (1, 2, 3, 4)]
    assert counts == COUNTS[scenario, seats]
    oracle = Oracle(board_text(scenario, seats), seats)
    for entry in match.log:
        oracle.follow(str(entry))
    assert [count_again(oracle, deep) for deep in (1, 2, 3, 4)] == counts

"""The strongest level where perfect play is known, and that play compared with the rules alone."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bench import regret
from byways.games.roads import FACTS
from byways.games.roads.options import choose
from byways.kernel.choice import legal
from tests import DEEP

pytestmark = pytest.mark.long
POSITIONS = list(islice(regret.positions(), 60))
VERY_FEW = 5
"""Cards left at most, for the rules to walk through everything."""


def test_the_strongest_level_loses_nothing() -> None:
    found = [each for each in map(regret.regret, POSITIONS) if each is not None]
    assert sum(matters for _, matters in found) >= 5
    assert not any(lost for lost, _ in found)


def force(game: Any, state: Any) -> int:
    """Gets what seat 1 can force: 1 a win, 0 that both win, -1 a loss."""
    outcome = game.outcome(state)
    if outcome is not None:
        return (1 in outcome.winners) - (2 in outcome.winners)
    (seat,) = game.to_act(state)
    values = (force(game, game.apply(state, seat, action)[0]) for action in legal(game, state, seat))
    return max(values) if seat == 1 else min(values)


@pytest.mark.parametrize("variant", regret.VARIANTS)
def test_the_core_solves_what_the_rules_say(variant: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regret, "FEW", VERY_FEW)
    rules = choose(FACTS.options({"variant": variant}), 2)
    found = (regret.reach(rules, seed) for _, seed in POSITIONS)
    reached = [*islice((match for match in found if match is not None), 8 if DEEP else 4)]
    assert reached
    for match in reached:
        (seat,) = match.to_act
        sign = 1 if seat == 1 else -1
        for action, worth in regret.solve(rules, match.view(seat)).items():
            after, _ = match.game.apply(match.state, seat, action)
            assert worth == sign * force(match.game, after), (match.log, action)

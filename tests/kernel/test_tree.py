"""Walking a tree of moves gives what asking word by word gives, wherever one is told."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from byways.kernel.choice import choices, legal, moves
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Path
from byways.kernel.rng import Quick, pick
from byways.kernel.tree import tree_of
from byways.registry import GAMES
from tests import examples

TRIALS = [(name, *trial) for name, facts in GAMES.items() for trial in facts.trials() if trial[1] <= 4]


@examples(40, deep=400)
@given(trial=st.sampled_from(TRIALS), seed=st.integers(0, 999), steps=st.integers(0, 60))
def test_a_tree_offers_what_choices_does(trial, seed: int, steps: int) -> None:  # type: ignore[no-untyped-def]
    name, options, seats = trial
    rng, game = Quick(seed), GAMES[name].create(options, seats)
    match = Match.start(game, seats, Chance(str(seed)))
    for _ in range(steps):
        if not match.to_act:
            break
        seat = pick(rng, sorted(match.to_act))
        match.play(seat, pick(rng, list(legal(game, match.state_for(seat), seat))))
    for seat in match.to_act:
        state = match.state_for(seat)
        tree = tree_of(moves(game, state, seat), game.facets.picking.sets, 20_000)
        assert tree is not None
        for _ in range(10):
            picked: Path = ()
            while True:
                found = choices(game, state, seat, picked)
                assert tree.choices(picked) == found
                if not found.next or (found.complete and rng.below(2)):
                    break
                picked += (pick(rng, found.next),)
        assert not tree.choices((*picked, "no such word")).next


@pytest.mark.parametrize("name", GAMES)
def test_a_large_tree_is_not_told(name: str) -> None:
    low, _ = GAMES[name].seats
    game = GAMES[name].create({}, low)
    match = Match.start(game, low, Chance("large"))
    seat = min(match.to_act)
    every = moves(game, match.state_for(seat), seat)
    tree = tree_of(every, game.facets.picking.sets, 20_000)
    assert tree is not None
    size = sum(1 + sum(len(words.split(" ")) for _, words in node) for node in tree.nodes)
    assert tree_of(every, game.facets.picking.sets, size - 1) is None

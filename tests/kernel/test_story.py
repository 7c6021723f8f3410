"""A record told again: every moment, every number."""

from __future__ import annotations

import json

import pytest

from byways.kernel.protocol import NATURE
from byways.kernel.record import load, read
from byways.kernel.rng import Fair
from byways.kernel.story import retell
from byways.registry import GAMES
from tests.kernel.vectors import FILE, vectors
from tests.server.finished import record_of


@pytest.mark.parametrize("game", GAMES)
def test_a_story_ends_where_the_game_ended(game: str) -> None:
    record = read(record_of(game))
    story = retell(record, GAMES[game])
    assert story.state(len(record.log)) == load(record, GAMES[game]).state
    assert story.state(0) == story.start and len(story.moments) == len(record.log)


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_come_from_the_seed(game: str) -> None:
    record = read(record_of(game))
    assert record.seed is not None
    rolls = [moment for moment in retell(record, GAMES[game]).moments if moment.entry.seat == NATURE]
    assert rolls and all(moment.draws is not None for moment in rolls)
    for move, moment in enumerate(rolls, 1):
        fair = Fair(record.seed, record.salts, move)
        assert [(n, fair.below(n)) for n, _ in moment.draws or ()] == list(moment.draws or ())


def test_verifiers_in_other_languages_are_tested_with_our_numbers() -> None:
    assert json.loads(json.dumps(vectors())) == json.loads(FILE.read_text("utf-8"))

"""Games that began under any version of the rules are played and scored as ever: see ``tests/archive``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from byways.kernel import record
from byways.kernel.facts import name_of
from byways.registry import GAMES

from . import archive

SAMPLE = 10
ARCHIVES = [pytest.param(file, id=file.name.split(".")[0]) for file in archive.files()]


def check(games: Iterator[archive.Archived] | list[archive.Archived]) -> None:
    for number, game in enumerate(games):
        written = record.read(game.record)
        match = record.load(written, GAMES[written.game])
        assert archive.scores(match) == game.scores, f"game {number}"
        assert archive.answers(game.record) == game.answers, f"game {number}"


def test_every_version_of_every_game_has_an_archive() -> None:
    versions = [(name, rules) for name, facts in GAMES.items() for rules in range(1, facts.rules + 1)]
    assert archive.files() == sorted(archive.file_of(*version) for version in versions)


@pytest.mark.parametrize("file", ARCHIVES)
def test_some_archived_games_are_played_again(file: Path) -> None:
    check(archive.read(file)[::SAMPLE])


@pytest.mark.long
@pytest.mark.parametrize("file", ARCHIVES)
def test_all_archived_games_are_played_again(file: Path) -> None:
    games = archive.read(file)
    check(game for number, game in enumerate(games) if number % SAMPLE)
    written = [record.read(game.record) for game in games]
    facts = GAMES[written[0].game].under(written[0].rules)
    assert len(games) >= 100 and {(each.game, each.rules) for each in written} == {(facts.name, facts.rules)}
    # All options there were at the time, which may have grown since.
    for option in written[0].options:
        values = {str(name_of(each.options[option])) for each in written}
        assert len(values) > 1 or option in ("board", "goal_set", "animal_map"), option

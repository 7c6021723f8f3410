"""Games that began under any version of the rules are played and scored as ever: see ``tests/archive``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from byways.kernel import record
from byways.kernel.facts import dump_options, name_of
from byways.registry import GAMES

from . import DEEP, archive

ARCHIVES = [pytest.param(file, id=file.name.split(".")[0]) for file in archive.files()]


def check(games: Iterable[archive.Archived]) -> None:
    for game in games:
        written = record.read(game.record)
        match = record.load(written, GAMES[written.game])
        assert archive.scores(match) == game.scores, game.record
        assert archive.answers(game.record) == game.answers, game.record


def one_of_each(file: Path, seats: Callable[..., int]) -> list[archive.Archived]:
    """Gets a game of every set of options, with the fewest or the most seats that were archived."""
    found: dict[str, dict[int, archive.Archived]] = {}
    for game in archive.read(file):
        written = record.read(game.record)
        found.setdefault(dump_options(written.options), {}).setdefault(written.seats, game)
    return [games[seats(games)] for games in found.values()]


def test_every_version_of_every_game_has_an_archive() -> None:
    versions = [(name, rules) for name, facts in GAMES.items() for rules in range(1, facts.rules + 1)]
    assert archive.files() == sorted(archive.file_of(*version) for version in versions)


@pytest.mark.parametrize("file", ARCHIVES)
def test_an_archive_has_games_of_every_option(file: Path) -> None:
    written = [record.read(game.record) for game in archive.read(file)]
    facts = GAMES[written[0].game].under(written[0].rules)
    assert len(written) >= 100 and {(each.game, each.rules) for each in written} == {
        (facts.name, facts.rules)
    }
    # All options there were at the time, which may have grown since.
    for option in written[0].options:
        values = {str(name_of(each.options[option])) for each in written}
        assert len(values) > 1 or option in ("board", "goal_set", "animal_map"), option


@pytest.mark.parametrize("file", ARCHIVES)
def test_archived_games_with_most_seats_are_played_again(file: Path) -> None:
    check(one_of_each(file, max))


@pytest.mark.long
@pytest.mark.parametrize("file", ARCHIVES)
def test_archived_games_with_fewest_seats_are_played_again(file: Path) -> None:
    check(one_of_each(file, min))


@pytest.mark.skipif(not DEEP, reason="each set of options was tried above; ./test --deep tries all games")
@pytest.mark.parametrize("file", ARCHIVES)
def test_all_archived_games_are_played_again(file: Path) -> None:
    check(archive.read(file))

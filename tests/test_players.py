"""Every level of the games that have their own: legal, the same for the same view, better than chance."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

import pytest

from byways.arena.bouts import Bout, Deal, play
from byways.bots import bot_for
from byways.games.trails import layout
from byways.games.trails.net import learned
from byways.games.trails.tables import Place
from byways.kernel.bot import LEVELS, Judge, opinion_of
from byways.kernel.match import Chance, Match
from byways.kernel.rng import Quick
from byways.registry import GAMES

TRIALS: list[tuple[str, int, dict[str, Any]]] = [
    ("roads", 2, {"variant": 1}),
    ("roads", 3, {"variant": 2, "deck": "lanes", "field": "4x3"}),
    ("roads", 2, {"variant": 3, "co-operative": True}),
    *(("bands", 2 + scenario % 3, {"scenario": scenario}) for scenario in range(1, 9)),
    ("trails", 1, {}),
    ("trails", 3, {"animals": True}),
]

LONG = 36
"""How many moves are tried at most."""


@pytest.mark.parametrize(("name", "seats", "options"), TRIALS)
def test_levels_take_turns_at_one_table(name: str, seats: int, options: dict[str, Any]) -> None:
    """Five levels in turn: every move is checked by the match; a bot asked twice says the same."""
    game = GAMES[name].create(options, seats)
    match = Match.start(game, seats, Chance("levels"))
    for number in range(LONG):
        if not match.to_act:
            break
        seat = min(match.to_act)
        # The strongest is seldom asked, since it takes its time.
        level = 5 if number == 20 else 1 + number % 4
        action = bot_for(game, level, "one").choose(game, match.view(seat), seat, 60)
        if level < 4:
            assert action == bot_for(game, level, "two").choose(game, match.view(seat), seat, 60)
        match.play(seat, action)
    assert match.over or number == LONG - 1


@pytest.mark.parametrize(
    ("name", "seats", "options"), [*TRIALS, ("ink", 2, {"expansions": ["lava"]}), ("ink", 2, {"draft": True})]
)
def test_the_strongest_says_what_it_thinks(name: str, seats: int, options: dict[str, Any]) -> None:
    """Its turns can be played as they are, the best first; what it expects follows from the view alone."""
    game = GAMES[name].create(options, seats)
    match = Match.start(game, seats, Chance("opinions"))
    judge = bot_for(game, 5, "")
    assert isinstance(judge, Judge)
    asked = number = 0
    while match.to_act and asked < 2:
        seat, number = min(match.to_act), number + 1
        view = match.view(seat)
        action = bot_for(game, 2, "").choose(game, view, seat, 60)
        if number % 3 == 0:
            with suppress(ValueError):
                opinion = opinion_of(judge, game, view, seat, 3)
                values = [each.expected for each in opinion.ideas]
                assert 1 <= len(values) <= 3 and values == sorted(values, reverse=True)
                assert opinion.spread >= 0 and (opinion.scored or 0 <= values[-1] <= values[0] <= 1)
                assert len({each.actions for each in opinion.ideas}) == len(values)
                same = game.observe(game.imagine(view, Quick(7)), seat)
                assert judge.evaluate(game, same, seat, 3) == opinion
                *actions, action = opinion.ideas[0].actions
                for each in actions:
                    match.play(seat, each)
                asked += 1
        match.play(seat, action)
    assert asked


@pytest.mark.parametrize(
    ("name", "options"), [("bands", {"scenario": 3}), ("bands", {"scenario": 8}), ("roads", {"variant": 2})]
)
def test_level_three_beats_chance(name: str, options: dict[str, Any]) -> None:
    full = GAMES[name].options(options)
    for players in (("3", "chance"), ("chance", "3")):
        played = play(name, full, Bout(Deal("strong"), players))
        assert played.winners == (1 + players.index("3"),)


def test_alone_open_trails_are_closed_in_the_end() -> None:
    full = GAMES["trails"].options({})
    points = [play("trails", full, Bout(Deal("alone"), (level,))).points[0] for level in ("1", "3")]
    assert points[0] + 10 < points[1]


def test_what_was_planned_at_one_table_is_not_played_at_another() -> None:
    """The same deal with and without animals: the same cards in the same hands."""
    with_animals = GAMES["trails"].options({"animals": True})
    bout = Bout(Deal("twice"), ("4", "4"))
    alone = play("trails", GAMES["trails"].options({}), bout)
    play("trails", with_animals, bout)
    again = play("trails", GAMES["trails"].options({}), bout)
    assert (again.points, again.winners) == (alone.points, alone.winners)
    assert play("trails", with_animals, bout).points != alone.points


@pytest.mark.parametrize("name", ["roads", "bands", "trails"])
def test_all_options_have_all_levels(name: str) -> None:
    assert GAMES[name].levels == LEVELS
    game = GAMES[name].create({}, 2)
    seat = min(Match.start(game, 2, Chance("x")).to_act)
    with pytest.raises(ValueError, match="nothing to do"):
        bot_for(game, 3, "").choose(game, game.observe(game.setup(2), seat), seat, 1)


UNCOMPILED = """
import sys
from importlib import import_module
from importlib.machinery import FileFinder, SourceFileLoader
game = import_module("byways.games." + sys.argv[1])
for home in game.__path__:
    sys.path_importer_cache[home] = FileFinder(home, (SourceFileLoader, [".py"]))
from tests.test_players import opening
assert import_module("byways.games." + sys.argv[1] + ".search").__file__.endswith(".py")
print(opening(sys.argv[1]))
"""


def opening(name: str) -> list[str]:
    """Gets the first moves of levels that search alike however fast they are."""
    game = GAMES[name].create({}, 2)
    match = Match.start(game, 2, Chance("alike"))
    for number in range(24):
        seat = min(match.to_act)
        level = 1 if name == "roads" else 1 + number % 2
        match.play(seat, bot_for(game, level, "").choose(game, match.view(seat), seat, 60))
        if not match.to_act:
            break
    return [*map(str, match.log), *map(str, _expected(match) if name == "trails" else ())]


def _expected(match: Match[Any, Any, Any]) -> list[int]:
    """Gets what the net expects of the areas of a table."""
    game: Any = match.game
    places = [Place(desk.area, game.rules) for desk in match.state.desks]
    for place in places:
        place.buffer[layout.LATER] = 12
    return [learned().judge(place.buffer, place.tables, layout.BY_NET) for place in places]


@pytest.mark.parametrize("name", ["roads", "bands", "trails"])
def test_compiled_and_uncompiled_play_alike(name: str) -> None:
    if str(import_module(f"byways.games.{name}.search").__file__).endswith(".py"):
        pytest.skip("there is no C compiler")
    words = [sys.executable, "-c", UNCOMPILED, name]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == str(opening(name)), ran.stderr

"""The levels: legal, the same for the same view, better the higher; compiled as uncompiled."""

from __future__ import annotations

import subprocess
import sys
from array import array
from statistics import fmean

import pytest

from byways.bots import LEVELS, bot_for
from byways.games.ink import core, layout, player, search
from byways.games.ink.measure import play
from byways.games.ink.options import Rules
from byways.games.ink.player import Player
from byways.games.ink.rules import Ink
from byways.games.ink.state import View
from byways.games.ink.tables import tables
from byways.games.ink.workspace import Widths, Workspace
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.registry import GAMES

ONE = Seat(1)
UNCOMPILED = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader
import byways.games.ink
for home in byways.games.ink.__path__:
    sys.path_importer_cache[home] = FileFinder(home, (SourceFileLoader, [".py"]))
from byways.games.ink import search
assert search.__file__.endswith(".py")
from tests.games.ink.test_player import digest
print(digest())
"""


def digest() -> list[int]:
    """Gets numbers that follow from whole random games and from a search with the net."""
    found = []
    for played in (0, layout.CELLS_ONCE):
        chance = array("q", [1, 2, 3, 4, 2**32 - 1])
        board, notes = array("i", [0]) * layout.BOARD, array("i", [0]) * layout.NOTES
        found.append(core.random_games(board, tables(), notes, chance, played, 20))
    space = Workspace(Widths(1, 1, 1, 1), player.weights())
    space.arrange([0] * 49)
    for round_, dice in enumerate(([0, 1, 1, 6], [3, 3, 3, 7]), 1):
        found.append(space.think(dice, round_, last=round_ == 2))
        space.take()
    return [*found, *space.board]


@pytest.mark.skipif(str(search.__file__).endswith(".py"), reason="there is no C compiler")
def test_the_compiled_core_finds_the_same_as_the_uncompiled() -> None:
    ran = subprocess.run([sys.executable, "-c", UNCOMPILED], capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == str(digest()), ran.stderr


@pytest.mark.parametrize("edition", ["2019", "2020"])
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_plays_whole_games(level: int, edition: str) -> None:
    game = GAMES["ink"].create({"edition": edition}, 2)
    match = Match.start(game, 2, Chance(f"level {level}"))
    while not match.over:
        seat = min(match.to_act)
        action = bot_for(game, level, "").choose(game, match.view(seat), seat, 0.02)
        assert action == bot_for(game, level, "other").choose(game, match.view(seat), seat, 0.02)
        match.play(seat, action)


def test_a_turn_that_somebody_else_began_is_ended_well() -> None:
    game = Ink(Rules())
    match = Match.start(game, 1, Chance("begun"))
    while not match.over:
        player._planned.clear()
        match.play(ONE, Player(game.rules, 3).choose(game, match.view(ONE), ONE, 1))
    assert game.tally(match.state, ONE).total > 35


def test_who_has_nothing_to_do_is_told_so() -> None:
    game = Ink(Rules())
    view: View = game.observe(game.setup(1), ONE)
    with pytest.raises(ValueError, match="nothing to do"):
        Player(game.rules, 3).choose(game, view, ONE, 1)


def test_higher_levels_play_better() -> None:
    means = [fmean(play(level, Rules(), f"better {seed}")[0] for seed in range(4)) for level in (1, 2, 3)]
    assert means[0] + 8 < means[1]
    assert means[1] + 4 < means[2]


def test_levels_depend_on_options() -> None:
    facts = GAMES["ink"]
    assert facts.levels({}) == facts.levels({"edition": "2019"}) == LEVELS
    for options in ({"expansions": ["lava"]}, {"draft": True}):
        assert max(facts.levels(options)) == 2
        assert facts.create(options, 2).bot(2) is None
    assert max(GAMES["trails"].levels({})) == 2

"""The levels: legal, the same for the same view, better the higher; compiled as uncompiled."""

from __future__ import annotations

import subprocess
import sys
from array import array
from dataclasses import replace
from statistics import fmean
from time import monotonic
from typing import Any

import pytest

from byways.arena.bouts import Bout, Deal, play
from byways.bots import bot_for
from byways.games.ink import core, layout, player, search
from byways.games.ink.options import Rules, choose
from byways.games.ink.player import Player
from byways.games.ink.rules import Ink
from byways.games.ink.state import View
from byways.games.ink.tables import played as played_bits
from byways.games.ink.tables import tables
from byways.games.ink.weights import net_for
from byways.games.ink.workspace import NO_SPECIAL, NONE, Widths, Workspace
from byways.kernel.bot import LEVELS
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick
from byways.registry import GAMES

ONE = Seat(1)
THROWS = ((0, 1, 1, 6, 15, 17, 4, 2), (3, 3, 3, 7, 16, 18, 0, 1))
OPTIONS: list[dict[str, Any]] = [
    {"edition": "2019"},
    {"edition": "2020"},
    {"expansions": ["lava"]},
    {"expansions": ["meteor"]},
    {"expansions": ["lava", "meteor"]},
    {"draft": True},
    {"draft": True, "expansions": ["lava", "meteor"]},
]
ALL_RULES = [
    choose({"edition": "2020", "expansions": [], "draft": False, **given}, 2) for given in OPTIONS[:5]
]
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
    for played, net in ((0, "base"), (layout.WITH_LAVA | layout.WITH_METEOR, "expansions")):
        space = Workspace(Widths(1, 1, 1, 1, narrow=2), played, player.weights(net))
        space.arrange([0] * 24 + [layout.VOLCANO_TILE if played else 0] + [0] * 24)
        for round_, dice in enumerate(THROWS, 1):
            found.append(space.think(dice, round_, last=round_ == 2))
            space.take()
        found += space.board
    return found


def value_of(space: Workspace, board: array[int], round_: int) -> int:
    """Gets what a board is worth that nothing is known of."""
    tiles = list(board[layout.TILE : layout.TILE + 49])
    space.arrange(tiles, board[layout.USED], board[layout.HIT])
    return space.think((NONE,) * 8, round_, last=False, start=NO_SPECIAL)


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_a_turn_is_worth_what_its_board_is(rules: Rules) -> None:
    """What is added up from board to board is what a board shows that is made anew."""
    known = player.weights(net_for(played_bits(rules))[0])
    space = Workspace(Widths(3, 2, 3, 2, turns=20, narrow=4), played_bits(rules), known)
    fresh = Workspace(Widths(1, 1, 1, 1), played_bits(rules), known)
    rng = Quick("worth")
    sheet = Ink(rules).setup(1).desk(ONE).sheet
    player.arrange(space, sheet)
    for round_ in range(1, rules.rounds):
        space.think(Player(rules, 5)._roll(rng), round_, last=False)
        for turn in space.turns():
            space.take(turn)
            assert space.worth(turn) == value_of(fresh, space.board, round_)
        space.take(0)


def test_an_answer_is_the_same_after_others() -> None:
    """What is known of a board from an answer before changes none of the next."""
    asked = Player(Rules(), 5)
    rng = Quick("answers")
    throws = [asked._roll(rng) for _ in range(8)]
    space = Workspace(Widths(2, 1, 2, 1), 0, player.weights("base"))
    space.arrange([0] * 49)
    space.think(asked._roll(rng), 1, last=False)
    space.take(0)
    alone = [asked._answer(space.board, [(throw,)], 2) for throw in throws]
    assert asked._answer(space.board, [(throw,) for throw in throws], 2) == sum(alone)
    assert len(set(alone)) > 1


@pytest.mark.long
def test_looking_ahead_takes_the_turn_that_is_answered_best() -> None:
    """Seen by many more throws, the chosen turn is worth more than the net's favourite, over many rounds."""
    gained = 0
    asked = Player(Rules(), 5)
    for seed in range(2):
        state = Ink(Rules()).setup(1)
        rng = Quick(f"ahead {seed}")
        space = player.workspace(player.STYLES[5].widths, True, Rules())
        player.arrange(space, state.desk(ONE).sheet)
        for round_ in (1, 2):
            space.think(asked._roll(rng), round_, last=False)
            chosen = asked._look_ahead(space, replace(state, round=round_), state.desk(ONE), monotonic() + 60)
            throws = [(asked._roll(rng),) for _ in range(24)]
            worth = []
            for turn in (chosen, 0):
                space.take(turn)
                worth.append(asked._answer(space.board[:], throws, round_ + 1))
            gained += worth[0] - worth[1]
            space.take(chosen)
    assert gained > 0


@pytest.mark.skipif(str(search.__file__).endswith(".py"), reason="there is no C compiler")
def test_the_compiled_core_finds_the_same_as_the_uncompiled() -> None:
    ran = subprocess.run([sys.executable, "-c", UNCOMPILED], capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == str(digest()), ran.stderr


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_plays_whole_games(level: int, options: dict[str, Any]) -> None:
    game = GAMES["ink"].create(options, 2)
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
    deals = [Deal(f"better {seed}") for seed in range(4)]
    means = [
        fmean(play("ink", {}, Bout(deal, (str(level),))).points[0] for deal in deals) for level in (1, 2, 3)
    ]
    assert means[0] + 8 < means[1]
    assert means[1] + 4 < means[2]

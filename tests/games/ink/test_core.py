"""The core against the rules it mirrors: every way to draw, every line of the score, on random games."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from byways.games.ink import core, layout, routes
from byways.games.ink.components import LAVA, ROUTES, box
from byways.games.ink.notation import SPECIALS
from byways.games.ink.placing import landing
from byways.games.ink.rules import Ink
from byways.games.ink.state import Desk, Lay, Sheet, State
from byways.games.ink.tables import drawing_numbers, drawings, piece_numbers, played, tables
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES

ONE = Seat(1)
OPTIONS: list[dict[str, Any]] = [
    {"edition": "2020"},
    {"edition": "2019"},
    {"edition": "2020", "expansions": ["lava"]},
    {"edition": "2019", "expansions": ["meteor"]},
    {"edition": "2020", "expansions": ["lava", "meteor"]},
]
TABLE = tables()


def arranged(sheet: Sheet) -> array[int]:
    board = array("i", [0]) * layout.BOARD
    tiles = array("i", [drawing_numbers()[text] for text in sheet.cells])
    used = sum(1 << SPECIALS.index(special) for special in sheet.used)
    core.arrange(board, TABLE, tiles, used, sheet.hit)
    return board


def lays(board: array[int], piece: str) -> set[tuple[int, str]]:
    notes = array("i", [0]) * layout.NOTES
    count = core.find_ways(board, TABLE, notes, piece_numbers()[piece])
    found = notes[layout.WAYS : layout.WAYS + count]
    assert len(set(found)) == count
    return {(way & 127, drawings()[way >> 7]) for way in found}


def parts(board: array[int], rules: Any) -> dict[str, int]:
    """Gets the lines that are not zero."""
    notes = array("i", [0]) * layout.NOTES
    total = routes.tally(board, TABLE, notes, played(rules))
    names = ["networks", "highway", "railway", "centre", "errors", "craters", "lakes", "largest-lake"]
    found = dict(zip(names, notes[layout.PARTS : layout.PARTS + 8], strict=True))
    if not rules.lava:
        found["lakes"] = found["largest-lake"] = 0
    assert total == sum(found.values())
    return {name: points for name, points in found.items() if points}


def compare(game: Ink, state: State, desk: Desk) -> None:
    board = arranged(desk.sheet)
    offered: dict[str, set[tuple[int, str]]] = {}
    if desk.settled:
        for action in legal(game, state, ONE):
            if isinstance(action, Lay):
                offered.setdefault(action.source, set()).add((action.cell, action.text))
        for die in desk.left:
            assert offered.get(die, set()) == lays(board, desk.faces[ROUTES.index(die)])
        for die in desk.lava:
            assert offered.get(die, set()) == lays(board, state.lava[LAVA.index(die)])
        if not desk.special and len(desk.sheet.used) < box().max_specials:
            for special in set(SPECIALS) - set(desk.sheet.used):
                assert offered.get(special, set()) == lays(board, special)
    for side, direction in enumerate("nesw"):
        expected = landing(desk.sheet, direction, 1 + side % 3)
        assert core.find_landing(board, TABLE, side, 1 + side % 3) == (-1 if expected is None else expected)
    lines = {line.code: line.points for line in game.tally(state, ONE).lines if line.points}
    assert parts(board, game.rules) == lines


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_agree_with_the_rules(options: dict[str, Any]) -> None:
    game = GAMES["ink"].create(options, 1)
    assert isinstance(game, Ink)
    for seed in range(6):
        rng = Quick(f"core {seed}")
        match = Match.start(game, 1, Chance(f"core {seed}"))
        while not match.over:
            state = match.state_for(ONE)
            compare(game, state, state.desk(ONE))
            match.play(ONE, pick(rng, list(legal(game, state, ONE))))
        compare(game, match.state, match.state.desk(ONE))

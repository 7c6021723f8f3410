"""Published games, where they are at hand: legal move by move, and scored alike in every part."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from byways.games.ink.rules import Ink
from byways.games.ink.state import Desk, Sheet, State
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.registry import GAMES

INK = GAMES["ink"]
FILE = Path(__file__).parents[4] / "shared" / "data" / "ink-games.jsonl.gz"
ONE = Seat(1)


def published() -> list[dict[str, Any]]:
    if not FILE.exists():
        return []
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


GAMES_PUBLISHED = published()


@pytest.mark.long
@pytest.mark.skipif(not GAMES_PUBLISHED, reason="the published games are not part of this project")
def test_published_games_with_moves_are_legal_move_by_move() -> None:
    games = [game for game in GAMES_PUBLISHED if "rounds" in game]
    for published_game in games:
        rolls = tuple(("roll", *round_["roll"].split()) for round_ in published_game["rounds"])
        game = INK.create({"edition": published_game["rule"]}, 1)
        match = Match.start(game, 1, Chance("published", given=rolls))
        for round_ in published_game["rounds"]:
            for move in (*round_["moves"], "done"):
                match.play(ONE, game.read(tuple(move.split())))
        assert match.over
        assert game.tally(match.state, ONE).total == published_game["published_score"]
    assert len(games) == 1261


@pytest.mark.skipif(not GAMES_PUBLISHED, reason="the published games are not part of this project")
def test_published_games_with_parts_are_scored_alike() -> None:
    games = [game for game in GAMES_PUBLISHED if "parts" in game]
    game = INK.create({"edition": "2019"}, 1)
    assert isinstance(game, Ink)
    for published_game in games:
        cells = [""] * 49
        for round_ in published_game["drawn"]:
            for drawn in round_:
                _, cell, text = drawn.split()
                cells[game.rules.box.board.number[cell]] = text
        sheet = Sheet(tuple(cells), (0,) * 49)
        lines = game.tally(State(8, (), (), None, (Desk(sheet, sheet),)), ONE).lines
        assert {line.code: line.points for line in lines} == published_game["parts"]
    assert len(games) == 599

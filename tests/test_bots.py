"""A bot plays the same wherever it sits."""

from __future__ import annotations

from io import StringIO
from types import SimpleNamespace
from typing import Any

import anyio
import pytest

from bench import regret
from byways.bots import at_table
from byways.bots.tree import TreeBot
from byways.cli import play
from byways.engine.session import Session
from byways.games.roads.options import choose
from byways.kernel.bot import LEVELS
from byways.kernel.match import Chance, Match
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.store.rows import TableRow
from byways.server.table.bots import think
from byways.server.table.room import Room
from byways.server.table.talk import Conversation


@pytest.mark.parametrize("game", GAMES)
def test_one_seed_for_engine_server_and_screen(game: str) -> None:
    facts, session, level = GAMES[game], Session(), min(LEVELS)
    options = facts.options({})
    match = Match.start(facts.create(options, 2), 2, Chance("bots"))
    table = session.answer({"do": "new", "game": game, "seats": 2, "seed": "bots"})["table"]
    store: Any = None
    row = TableRow("bots", game, facts.rules, dict(options), "bots", "p", "k")
    room = Room(store, row, facts, match, Conversation(store, row.id))

    async def play_on() -> None:
        for _ in range(12):
            seat = min(match.to_act)
            action = at_table(match, seat, level).choose(match.game, match.view(seat), seat, 1)
            path = match.game.path(action)
            asked = {"table": table, "seat": seat}
            said = session.answer({"do": "bot", "level": level, "seconds": 1, **asked})
            assert said["move"] == " ".join(path)
            assert await think(room, seat, level) == path
            match.play(seat, action)
            session.answer({"do": "play", "move": " ".join(path), **asked})

    # All in one loop, since the process in which bots think ends with it.
    anyio.run(play_on)


def test_plain_tree_search_finds_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regret, "FEW", 7)
    rules = choose(GAMES["roads"].options({"variant": 2}), 2)
    tried = 0
    for number in range(40):
        match = regret.reach(rules, f"tree {number}")
        if match is None:
            continue
        seat = match.state.seat
        worth = regret.solve(rules, match.view(seat))
        if max(worth.values()) > min(worth.values()):
            found = TreeBot(Quick(number)).choose(match.game, match.view(seat), seat, 0.3)
            assert worth[found] == max(worth.values())
            tried += 1
    assert tried


def test_a_table_says_that_its_bots_are_not_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for compiled in (True, False):
        monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
        spec = SimpleNamespace(origin="search.so" if compiled else "search.py")
        monkeypatch.setattr("byways.bots.find_spec", lambda _, spec=spec: spec)
        play.sit_down("roads", play.Wishes(bots=1, plain=True), "en")
        assert ("play weaker" in capsys.readouterr().out) is not compiled

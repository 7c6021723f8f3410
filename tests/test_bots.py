"""A bot plays the same wherever it sits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import anyio
import pytest

from byways.bots import LEVELS, at_table
from byways.engine.session import Session
from byways.kernel.match import Chance, Match
from byways.registry import GAMES
from byways.server.table.bots import think


@pytest.mark.parametrize("game", GAMES)
def test_one_seed_for_engine_server_and_screen(game: str) -> None:
    facts, session, level = GAMES[game], Session(), min(LEVELS)
    options = facts.options({})
    match = Match.start(facts.create(options, 2), 2, Chance("bots"))
    table = session.answer({"do": "new", "game": game, "seats": 2, "seed": "bots"})["table"]
    room: Any = SimpleNamespace(
        match=match, row=SimpleNamespace(game=game, rules=facts.rules, options=options, position=None)
    )

    async def play() -> None:
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
    anyio.run(play)

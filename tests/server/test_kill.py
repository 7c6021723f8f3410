"""Killed at any moment and started again, the server still has every move that it acknowledged.

``BYWAYS_KILLS=200 pytest tests/server/test_kill.py`` is the long campaign.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Line, Server, Visitor, done, start

KILLS = int(os.environ.get("BYWAYS_KILLS", "4"))


def steps_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "games.db")) as kept:
        return int(kept.execute("SELECT count(*) FROM steps").fetchone()[0])


def play_until_killed(folder: Path, line: Line, rng: Quick, acknowledged: list[Any]) -> None:
    """Plays moves and takes some back, and notes how the own draft stood at each answer."""
    try:
        while views := line.wait_for_turn():
            view = views[0]
            if "undo" in view["can"] and rng.below(5) == 0:
                answer = line.ask("undo", seat=view["seat"])
            else:
                path: list[str] = []
                found = {"next": view["next"], "complete": False}
                while found["next"]:
                    path.append(found["next"][rng.below(len(found["next"]))])
                    found = line.ask("choices", seat=view["seat"], picked=path)
                answer = line.ask("play", seat=view["seat"], path=path)
            assert done(answer)
            acknowledged.append((steps_in(folder), line.table["to_act"], line.table["views"]))
    except (ConnectionClosed, OSError):
        pass


def kill_soon(server: Server, seconds: float) -> threading.Thread:
    def strike() -> None:
        time.sleep(seconds)
        server.process.kill()

    thread = threading.Thread(target=strike)
    thread.start()
    return thread


def test_every_acknowledged_move_survives(tmp_path: Path) -> None:
    rng = Quick("kill")
    game = next(iter(GAMES))
    server = start(tmp_path)
    visitor = Visitor(server.url)
    table = visitor.open(game, [{"kind": "me"}])
    survived = 0
    for number in range(KILLS):
        acknowledged: list[Any] = []
        strike = kill_soon(server, 0.05 + rng.below(400) / 1000)
        try:
            line = visitor.sit(table)
        except (OSError, WebSocketException):
            pass  # It was killed while it answered the door.
        else:
            play_until_killed(tmp_path, line, rng, acknowledged)
        strike.join()
        server.kill()
        server = start(tmp_path)
        visitor.url = server.url
        line = visitor.sit(table)
        line.receive()
        if acknowledged:
            steps, to_act, views = acknowledged[-1]
            kept = steps_in(tmp_path)
            assert kept in (steps, steps + 1), f"kill {number}: a move is lost"
            if kept == steps:
                assert (line.table["to_act"], line.table["views"]) == (to_act, views)
            survived += 1
        if line.table["over"]:
            table = visitor.open(game, [{"kind": "me"}])
    server.kill()
    assert survived

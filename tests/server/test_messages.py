"""Every message of a table's socket is as it is described, and what is not is refused."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import jsonschema_rs
import pytest
from websockets.exceptions import ConnectionClosed

from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.http.openapi import wire
from tests.server.client import Line, Server, Visitor
from tests.server.test_openapi import closed
from tests.server.test_server import ME, first_game, make_move

KEYS = count(1)


VALIDATORS = {
    kind: jsonschema_rs.validator_for({**closed(wire()), "anyOf": [{"$ref": f"#/$defs/{kind}"}]})
    for kind in ("ToServer", "FromServer")
}


@dataclass
class Checked(Line):
    """A line on which every message is held against the description, both ways."""

    types: set[str] = field(default_factory=set)

    def receive(self, timeout: float = 30) -> Any:
        message = super().receive(timeout)
        sent = json.loads(self.heard[-1])
        VALIDATORS["FromServer"].validate(sent)
        self.types.add(sent["type"])
        return message

    def ask(self, do: str, **fields: Any) -> Any:
        key = fields.setdefault("key", f"checked {next(KEYS)}")
        VALIDATORS["ToServer"].validate({"do": do, **fields})
        return super().ask(do, **fields) if key else None


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_whole_games_is_described(server: Server, game: str) -> None:
    visitor, guest, rng = Visitor(server.url), Visitor(server.url), Quick(f"messages {game}")
    several = GAMES[game].seats[1] > 1
    table = visitor.open(game, [ME, {"kind": "invite"}] if several else [ME])
    line = Checked(visitor.sit(table).socket)
    lines = [line]
    if several:
        guest.ask(f"/api/join/{visitor.ask(f'/api/tables/{table}')[1]['invites']['2']}", {"name": "Guest"})
        lines.append(Checked(guest.sit(table).socket))
    turn = 0
    while not lines[0].table.get("over"):
        for each in lines:
            while True:
                views = _acting(each)
                if not views:
                    break
                seat = views[0]["seat"]
                turn += 1
                each.ask("why", seat=seat, picked=["nonsense"])
                if turn == 1:
                    each.ask("choices", seat=seat, picked=[])
                    each.ask("auto", seat=seat)
                    for do in ("undo", "redo", "restart", "reopen", "ping", "sync"):
                        each.ask(do, **({} if do in ("ping", "sync") else {"seat": seat}))
                    each.ask("play", seat=seat, path=["nonsense"])
                else:
                    make_move(each, rng)
    spectator = Checked(Visitor(server.url).sit(table).socket)
    spectator.receive()
    types = set().union(*(each.types for each in (*lines, spectator)))
    assert types >= {"table", "update", "ack", "choices", "why", "pong"} | ({"events"} if several else set())


def _acting(line: Line) -> list[Any]:
    """Gets the views that may act, after everything that was sent so far is heard."""
    line.ask("ping")
    return [view for view in line.table["views"] if view["acting"]] if not line.table["over"] else []


@pytest.mark.parametrize("message", ["x" * 9000, "table"])
def test_a_cut_line_is_described(server: Server, message: str) -> None:
    visitor = Visitor(server.url)
    line = Checked(visitor.sit("none" if message == "table" else visitor.open(first_game(), [ME])).socket)
    if message != "table":
        line.socket.send(message)
    with suppress(ConnectionClosed):
        while True:
            line.receive()
    assert "error" in line.types


@pytest.mark.parametrize(
    "message",
    [
        {"do": "play", "seat": 1, "path": ["a"]},
        {"do": "play", "seat": 1, "path": ["a b"], "key": "k"},
        {"do": "play", "seat": 0, "path": ["a"], "key": "k"},
        {"do": "play", "seat": "1", "path": ["a"], "key": "k"},
        {"do": "play", "seat": 1, "key": "k"},
        {"do": "choices", "seat": 1, "picked": ["a"] * 61, "key": "k"},
        {"do": "fly", "seat": 1, "key": "k"},
        {"do": "ping", "key": ""},
        {"do": "ping", "key": "k" * 101},
    ],
)
def test_what_is_not_described_is_refused(server: Server, message: Any) -> None:
    assert not VALIDATORS["ToServer"].is_valid(message)
    visitor = Visitor(server.url)
    line = visitor.sit(visitor.open(first_game(), [ME]))
    line.receive()
    line.socket.send(json.dumps(message))
    while (answer := line.receive())["type"] in ("table", "talk", "events"):
        pass
    assert answer["error"]["code"] == "server.field" and answer["error"]["reasons"]

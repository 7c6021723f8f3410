"""Lines whose owners break the protocol or flood them: they end, and the log stays empty."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.sync.client import connect

from byways.registry import GAMES
from tests.server.client import Server, Visitor, running

MASK = bytes(4)
"""What it is mixed with is the same as without it."""

FIRST, PART, PING, PONG, TEXT, RESERVED = 0x01, 0x00, 0x89, 0x8A, 0x81, 0x83


def frame(kind: int, content: bytes = b"") -> bytes:
    return bytes([kind, 0x80 | len(content)]) + MASK + content


SENT = {
    "pings that nobody reads answers to": frame(PING, b"x" * 125) * 100_000,
    "pongs that nobody asked for": frame(PONG) * 100_000,
    "a message in endless parts": frame(FIRST) + frame(PART) * 100_000,
    "more messages than anybody may send": frame(TEXT, b"{}") * 500_000,
    "a kind that there is not": frame(RESERVED),
    "half a letter": frame(TEXT, b"\xff"),
}


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(folder) as server:
        yield server


def begin(server: Server) -> tuple[socket.socket, bytes]:
    """Gets a connection, and what makes it a line to a table of one's own."""
    visitor = Visitor(server.url)
    table = visitor.open(next(iter(GAMES)), [{"kind": "me"}])
    name = server.url.removeprefix("http://")
    host, port = name.split(":")
    asked = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {name}",
        f"Origin: {server.url}",
        f"Cookie: {visitor.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    return socket.create_connection((host, int(port)), 30), "\r\n".join([*asked, "", ""]).encode()


def wait_for_end(line: socket.socket) -> None:
    with suppress(ConnectionError):
        while line.recv(1 << 16):
            pass


@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("what", SENT)
def test_who_breaks_the_protocol_is_hung_up_on_without_a_word(
    server: Server, folder: Path, what: str, early: bool
) -> None:
    line, asked = begin(server)
    with closing(line):
        line.sendall(asked)
        if not early:
            assert line.recv(12) == b"HTTP/1.1 101"
        with suppress(ConnectionError):
            line.sendall(SENT[what])
        wait_for_end(line)
    assert Visitor(server.url).ask("/health")[1]["blocked"] == 0
    assert (folder / "errors.txt").read_text() == ""


REQUESTS = {
    "a body letter by letter": b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 200_000,
    "a cookie that is long to unpack": b'Cookie: a="' + b"\\\\" * 7_900 + b'"\r\n\r\n',
}


@pytest.mark.parametrize("what", REQUESTS)
def test_nobody_waits_for_what_a_request_is_made_of(server: Server, what: str) -> None:
    name = server.url.removeprefix("http://")
    host, port = name.split(":")
    with closing(socket.create_connection((host, int(port)), 30)) as asking, suppress(ConnectionError):
        asking.sendall(f"GET /api/me HTTP/1.1\r\nHost: {name}\r\n".encode() + REQUESTS[what])
        assert asking.recv(12) == b"HTTP/1.1 200"
        asking.shutdown(socket.SHUT_WR)
        wait_for_end(asking)
    assert Visitor(server.url).ask("/health")[1]["blocked"] == 0


def test_what_is_no_request_leaves_no_word(server: Server, folder: Path) -> None:
    line, _ = begin(server)
    with closing(line):
        line.sendall(b"\x16\x03\x01 not http\r\n\r\n")
        wait_for_end(line)
    assert (folder / "errors.txt").read_text() == ""


def test_whoever_waits_for_every_answer_is_slowed_down_and_stays(tmp_path: Path) -> None:
    with running(tmp_path, "--ask-limit", "10") as server:
        visitor = Visitor(server.url)
        line = visitor.sit(visitor.open(next(iter(GAMES)), [{"kind": "me"}]))
        assert all(line.ask("ping")["type"] == "pong" for _ in range(25))


def test_a_token_that_is_taken_away_while_a_table_opens_opens_none(tmp_path: Path) -> None:
    meanwhile = """
from sqlalchemy import delete, select
from byways.server.store.database import executes
from byways.server.store.schema import tokens
from byways.server.table.rooms import Rooms
opened = Rooms.room
async def room(self, table, **named):
    for each in await self.store.scalars(select(tokens.c.id)):
        await self.store.do(executes(delete(tokens)))
        self.hang_up(each)
    return await opened(self, table, **named)
Rooms.room = room
"""
    with running(tmp_path, before=meanwhile) as server:
        visitor = Visitor(server.url)
        table = visitor.open(next(iter(GAMES)), [{"kind": "me"}])
        token = visitor.ask("/api/tokens", {"label": ""})[1]["token"]
        address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
            line.send('{"do": "ping", "key": "k"}')
            answers = (str(line.recv(30)) for _ in range(9))
            said = next(each for each in answers if "no_token" in each or "pong" in each)
            assert "no_token" in said, "and not an answer"

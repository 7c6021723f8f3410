"""A server in a process of its own, and somebody who talks to it as a browser would."""

from __future__ import annotations

import json
import signal
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import randrange
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from byways.wire.delta import patch
from byways.wire.messages import FromServer, Snapshot, Update
from tests.server.starting import Running, fork

_keys = count(1)
_lines: list[Line] = []


def hang_up() -> None:
    """Closes every line that was opened."""
    while _lines:
        _lines.pop().socket.close()


@dataclass
class Server:
    """A running server."""

    process: Running
    url: str

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(15)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)


WITH_STATIC = """
import pathlib
import byways.server.http.pages as pages
pages.STATIC = pathlib.Path({static!r})
"""
"""Serves another build of the client."""


def start(
    folder: Path,
    *words: str,
    port: int | None = None,
    static: Path | None = None,
    before: str = "",
    database: str = "",
    host: str = "127.0.0.1",
) -> Server:
    """Starts a server that keeps its tables in *folder* and waits until it says where it is.

    *before* is done first in its process; what it complains of stands in ``errors.txt``.
    """
    database = database or f"sqlite:///{folder / 'games.db'}"
    if static is not None:
        before += WITH_STATIC.format(static=str(static))
    number = port or free_port()
    command = ["serve", "--database", database, *words, "--host", host, "--port", str(number)]
    process, first = fork(command, folder / "errors.txt", before)
    server = Server(process, f"http://{host}:{number}")
    if not first.startswith("Byways is at http"):
        server.kill()
        pytest.fail(f"the server does not start: {first}{(folder / 'errors.txt').read_text()}")
    return server


def free_port() -> int:
    """Gets a port that no other test's server takes while ours is restarted.

    It lies below those that the system gives to outgoing connections.
    """
    while True:
        port = randrange(20_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def running(folder: Path, *words: str, static: Path | None = None, before: str = "") -> Iterator[Server]:
    server = start(folder, *words, static=static, before=before)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


@dataclass
class Visitor:
    """Somebody with a cookie."""

    url: str
    cookie: str = ""
    headers: Any = field(default_factory=dict)
    """What stood above the last answer."""

    def ask(
        self, path: str, body: Any = None, *, method: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        """Asks over HTTP. Gets the status and what came back."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path, data, {"content-type": "application/json", **headers}, method=method
        )
        if self.cookie:
            request.add_header("cookie", self.cookie)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                if given := answer.headers.get("set-cookie"):
                    self.cookie = given.split(";")[0]
                self.headers = answer.headers
                return answer.status, _parsed(answer.read())
        except urllib.error.HTTPError as e:
            self.headers = e.headers
            return e.code, _parsed(e.read())

    def open(self, game: str, seats: list[dict[str, Any]], **options: Any) -> str:
        status, answer = self.ask(
            "/api/tables", {"game": game, "options": options, "seats": seats, "key": f"open {next(_keys)}"}
        )
        assert status == 201, answer
        return str(answer["id"])

    def sit(self, table: str, *, origin: str | None = None) -> Line:
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        site: Any = self.url if origin is None else origin or None
        # Where much was said that nobody listened to, the other side's goodbye is not heard, either.
        socket = connect(address, additional_headers=headers, origin=site, max_size=None, close_timeout=0.5)
        line = Line(socket.__enter__())
        _lines.append(line)
        return line


@dataclass
class Line:
    """A socket to a table."""

    socket: ClientConnection
    table: dict[str, Any] = field(default_factory=dict)
    """The whole table after the last message."""

    snapshot: Snapshot | None = None
    heard: list[str] = field(default_factory=list)
    """Every message as it came, letter by letter."""

    def receive(self, timeout: float = 30) -> Any:
        """Gets the next message; where the table has changed, the whole of it."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message = msgspec.json.decode(text, type=FromServer)
        if isinstance(message, Update):
            assert self.snapshot is not None and message.seq == self.snapshot.seq + 1
            message = patch(self.snapshot, message)
        if isinstance(message, Snapshot):
            self.snapshot = message
            self.table = json.loads(msgspec.json.encode(message, order="deterministic"))
            return self.table
        return json.loads(text)

    def ask(self, do: str, **fields: Any) -> Any:
        """Sends a message and gets its answer; what comes in between is heard."""
        key = fields.pop("key", None) or f"key {next(_keys)}"
        self.socket.send(json.dumps({"key": key, "do": do, **fields}))
        while True:
            message = self.receive()
            if message.get("key") == key:
                return message

    def wait_for_turn(self) -> list[dict[str, Any]]:
        """Gets the views of the own seats that may act; waits for others; empty once the game is over."""
        while True:
            if not self.table:
                self.receive()
            acting = [view for view in self.table["views"] if view["acting"]]
            if acting or self.table["over"]:
                return acting
            self.receive()


def done(answer: Any) -> bool:
    """Whether an answer says that it was done."""
    assert answer["type"] == "ack"
    return answer["error"] is None


def _parsed(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()

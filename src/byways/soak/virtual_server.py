"""The server as it is, in a process with everybody else: it is called without sockets, and can be killed."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator, MutableMapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from litestar import Litestar
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, Rng, rehearsed
from byways.server.app import create_app
from byways.server.clock import set_to
from byways.server.house import House
from byways.server.settings import Settings
from byways.server.store.database import Store
from byways.server.store.opening import WRITES, Opened, open_database
from byways.server.store.writer import Write
from byways.server.table.bots import any_move
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms

from .loop import VirtualLoop

HOST = "127.0.0.1:8000"

T = TypeVar("T")

Message = MutableMapping[str, Any]


class Gone(Exception):
    """Nobody answers, or the answer got lost."""


@dataclass(slots=True)
class Disk:
    """A disk that fails as often as it is told to."""

    rng: Rng
    percent: int = 0
    broken: bool = False
    """Whether nothing can be written at all."""

    failed: int = 0

    def watch(self, opened: Opened) -> None:
        """Lets writing to a database fail, at any of its statements or at the commit."""
        event.listen(
            opened.engine, "before_cursor_execute", lambda connection, *_: self._fail_sometimes(connection)
        )
        event.listen(opened.engine, "commit", self._fail_sometimes)

    def _fail_sometimes(self, connection: Connection) -> None:
        if not connection.get_execution_options().get(WRITES, False):
            return
        if self.broken or (self.percent and self.rng.below(400) < self.percent):
            self.failed += 1
            raise OperationalError("write", None, sqlite3.OperationalError("disk I/O error"))


@dataclass(slots=True)
class VirtualServer:
    """A server that lives, is killed, and lives again on the same database."""

    loop: VirtualLoop
    file: Path
    disk: Disk
    settings: Settings = field(
        default_factory=lambda: Settings(webhooks="off", make_limit=0, ask_limit=1_000_000, line_limit=0)
    )
    app: Litestar | None = None
    life: int = 0
    _opened: Opened | None = None

    @property
    def rooms(self) -> Rooms:
        assert self.app is not None
        rooms: Rooms = self.app.state.rooms
        return rooms

    async def open(self) -> None:
        """Begins a new life."""
        self.life += 1
        self._opened = open_database(f"sqlite:///{self.file}")
        self.disk.watch(self._opened)
        app = create_app(self.settings, self._opened, House(self.settings))
        ready, asked = asyncio.Event(), asyncio.Event()

        async def receive() -> Message:
            if asked.is_set():
                # It is never told to stop.
                await asyncio.get_running_loop().create_future()
            asked.set()
            return {"type": "lifespan.startup"}

        async def send(_message: Message) -> None:
            ready.set()

        scope: Message = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.loop.live(app(scope, receive, send), self.life, tidy=True)  # type: ignore[arg-type]
        await ready.wait()
        self.app = app
        # Processes of their own have a time of their own.
        self.rooms.think = _at_once

    async def kill(self) -> None:
        """Ends this life in the middle of whatever it does; what is on disk stays."""
        assert self.app is not None and self._opened is not None
        # A writer that is killed with all the rest is begun anew by nobody.
        self.rooms.store.writer._closing = True
        self.app = None
        await self.loop.kill(self.life)
        self._opened.close()

    def _run(self, app: Any, scope: Message, receive: Any, send: Any) -> asyncio.Task[None]:
        return self.loop.live(app(scope, receive, send), self.life)

    async def ask(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Sends a request. Gets the status, the headings and the body.

        :raises Gone: the server has died meanwhile.
        """
        if self.app is None:
            raise Gone
        data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        found: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Message) -> None:
            found.append(message)

        scope = scope_of("http", path, cookie) | {"method": method}
        scope["headers"] += [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(data)).encode()),
        ]
        try:
            await self._run(self.app, scope, receive, send)
        except asyncio.CancelledError:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            raise Gone from None
        headers = {name.decode(): value.decode() for name, value in found[0]["headers"]}
        return found[0]["status"], headers, b"".join(each.get("body", b"") for each in found[1:])

    def call(
        self,
        table: str,
        cookie: str,
        stamp: str,
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Awaitable[None]],
    ) -> asyncio.Task[None]:
        """Opens a line to a table.

        :raises Gone: nobody is there.
        """
        if self.app is None:
            raise Gone
        scope = scope_of("websocket", f"/api/tables/{table}/socket?stamp={stamp}", cookie)
        return self._run(self.app, scope, receive, send)

    @contextmanager
    def database(self) -> Iterator[sqlite3.Connection]:
        """Looks at what is on disk now."""
        with closing(sqlite3.connect(self.file)) as found:
            yield found


class Nowhere(Store):
    """Keeps nothing, for tables that live only as long as somebody looks at them."""

    async def do(self, write: Write, *of: str) -> None:
        """Writes nothing."""

    async def read(self, read: Callable[[Connection], T]) -> T:
        """Finds nothing."""
        nothing: Any = None
        return nothing  # type: ignore[no-any-return]


async def _at_once(room: Room, seat: Seat, _level: int) -> tuple[str, ...]:
    return any_move(room, seat)


def scope_of(kind: str, path: str, cookie: str) -> dict[str, Any]:
    """Gets what a request or a line begins with."""
    headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode())]
    if cookie:
        headers.append((b"cookie", f"byways={cookie}".encode()))
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "state": {},
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


def fresh_database(folder: Path, name: str) -> Path:
    """Gets a database of one's own: a copy of an empty one, which spares everybody the migrations."""
    empty = folder / "empty"
    if not empty.exists():
        open_database(f"sqlite:///{empty}").close()
    return Path(shutil.copy(empty, folder / name))


@contextmanager
def listening(complain: Callable[[str], None]) -> Iterator[None]:
    """Takes every error in the log for a fault."""

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.name.endswith("http.request"):
                return  # Answers of 500 and above, which whoever asked has heard.
            complain(f"log: {record.getMessage()} {record.exc_info[1] if record.exc_info else ''}")

    log, handler = logging.getLogger("byways"), Handler(logging.ERROR)
    log.addHandler(handler)
    before, log.propagate = log.propagate, False
    try:
        yield
    finally:
        log.propagate = before
        log.removeHandler(handler)


def from_seed(seed: str, play: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    """Plays something with a time, threads and secrets of its own: all of it follows from a seed."""
    loop = VirtualLoop(Quick(f"{seed} threads"))
    try:
        with rehearsed(Quick(f"{seed} secrets")), set_to(loop.date):
            asyncio.set_event_loop(loop)
            return loop.run_until_complete(play(loop))
    finally:
        asyncio.set_event_loop(None)
        loop.close()

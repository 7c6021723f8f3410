"""People at a server, for measuring it: a server of one's own, tables, seats, and real sockets to them."""

from __future__ import annotations

import asyncio
import http.client
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect

from byways.i18n import say
from byways.kernel.rng import Quick, Rng, pick
from byways.kernel.tree import Tree, any_path
from byways.registry import GAMES
from byways.wire.wishes import Choose, Play

from .progress import progress

_keys = count(1)


def key() -> str:
    """Gets a key for a wish that was not made before."""
    return f"bench {next(_keys)}"


class _View(Struct):
    """As much of what a seat sees as is needed to play on."""

    acting: bool | UnsetType = UNSET
    next: tuple[str, ...] | UnsetType = UNSET
    tree: Tree | UnsetType | None = UNSET


class _Message(Struct):
    type: str
    key: str | None = None
    error: msgspec.Raw | None = None
    views: tuple[_View, ...] = ()
    over: bool | UnsetType = UNSET
    stamp: str | UnsetType = UNSET
    next: tuple[str, ...] = ()
    complete: bool = False


_decoder = msgspec.json.Decoder(_Message)


@dataclass(eq=False, slots=True)
class Person:
    """Somebody with a seat and a line to the table."""

    line: ClientConnection
    seat: int
    rng: Rng
    acting: bool = False
    over: bool = False
    stamp: str = ""
    """Of the table as it was shown last."""

    first: tuple[str, ...] = ()
    tree: Tree | None = None
    heard: int = 0
    """How many bytes came of what has changed."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever something has."""

    since: float = 0.0
    """When it came to their turn; until then they waited for others, not for the server."""

    _turn: asyncio.Event = field(default_factory=asyncio.Event)
    _answers: dict[str, asyncio.Future[_Message]] = field(default_factory=dict)

    async def listen(self) -> None:
        """Takes in what comes until the line ends."""
        async for text in self.line:
            message = _decoder.decode(text)
            if message.type in ("table", "update"):
                self.heard += len(text)
                self.changed.set()
                self._look(message)
            elif (future := self._answers.pop(message.key or "", None)) is not None and not future.done():
                future.set_result(message)

    def _look(self, message: _Message) -> None:
        if message.over is not UNSET:
            self.over = message.over
        self.stamp = self.stamp if message.stamp is UNSET else message.stamp
        for view in message.views:
            self.acting = self.acting if view.acting is UNSET else view.acting
            self.first = self.first if view.next is UNSET else view.next
            self.tree = self.tree if view.tree is UNSET else view.tree
        if not (self.acting or self.over):
            self._turn.clear()
        elif not self._turn.is_set():
            self.since = perf_counter()
            self._turn.set()

    async def ask(self, message: Struct) -> _Message:
        future: asyncio.Future[_Message] = asyncio.get_running_loop().create_future()
        self._answers[message.key] = future  # type: ignore[attr-defined]
        await self.line.send(msgspec.json.encode(message), text=True)
        return await future

    async def step(self) -> float | None:
        """Makes a move once it may. Gets since when it might; nothing if there is none or it was refused."""
        await self._turn.wait()
        since, wish = self.since, await self.wish()
        return None if wish is None or (await self.ask(wish)).error is not None else since

    async def wish(self) -> Play | None:
        """Gets a move once one may be made, nothing once the game is over."""
        await self._turn.wait()
        if self.over:
            return None
        path = any_path(self.tree, self.rng) if self.tree is not None else await self._picks()
        return Play(key(), self.seat, path)

    async def _picks(self) -> tuple[str, ...]:
        """Picks at random, asking word by word."""
        path: tuple[str, ...] = (pick(self.rng, self.first),)
        while not (found := await self.ask(Choose(key(), self.seat, path))).complete or (
            found.next and self.rng.below(2)
        ):
            path = (*path, pick(self.rng, found.next))
        return path


def byways_server(folder: Path, *more: str) -> list[str]:
    """Gets the command of a server that lets one visitor do as much as many."""
    return server_on(f"sqlite:///{folder / 'db'}", *more)


def server_on(database: str, *more: str, words: Sequence[str] = ()) -> list[str]:
    """Gets the command of such a server on a database; *more* stands before its words."""
    begin = ["-m", "byways", "serve", "--database", database, "--port", str(_free_port())]
    limits = [f"--{name}-limit=0" for name in ("make", "ask", "line")]
    return [sys.executable, *more, *begin, *limits, *words]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(command: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Starts a server that says its address first. Gets the address and the process.

    Whoever ends us ends the server, too.
    """
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1].rstrip("/"), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        process.stdout.close()
        signal.signal(signal.SIGTERM, before)


def seat_all(
    url: str, game: str, tables: int, most: int, lang: str, level: int | None = None
) -> list[tuple[str, int, str]]:
    """Opens tables for at most so many people each. Gets the table, the seat and the cookie of everybody.

    With a *level* there is one person at each table, and bots of that level.
    """
    people: list[tuple[str, int, str]] = []
    low, high = GAMES[game].seats
    seats = max(low, min(most, high))
    with progress(tables, say(lang, "cli.server_seating")) as show:
        for number in range(tables):
            # Of several processes any one may take it.
            door = http.client.HTTPConnection(url.removeprefix("http://"))
            other = {"kind": "invite"} if level is None else {"kind": "bot", "level": level}
            invited = [{"kind": "me"}, *[other] * (seats - 1)]
            body = {"game": game, "options": {}, "seats": invited, "key": key()}
            made, cookie = _post(door, "/api/tables", body)
            people.append((made["id"], 1, cookie))
            summary, _ = _post(door, f"/api/tables/{made['id']}", None, cookie)
            for seat, invite in summary["invites"].items():
                _, guest = _post(door, f"/api/join/{invite}", {})
                people.append((made["id"], int(seat), guest))
            door.close()
            show(number)
    return people


def _post(door: http.client.HTTPConnection, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    data = None if body is None else msgspec.json.encode(body)
    door.request("GET" if body is None else "POST", path, data, headers)
    answer = door.getresponse()
    found = msgspec.json.decode(answer.read())
    return found, (answer.headers["set-cookie"] or "").split(";")[0]


async def sit(url: str, table: str, seat: int, cookie: str, before: Person | None = None) -> Person:
    """Opens the line of somebody who has a seat, or sat there *before*, as their page does."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    origin: Any = url
    address += f"?stamp={before.stamp}" if before is not None else ""
    line = await connect(address, additional_headers={"Cookie": cookie}, origin=origin, max_size=None)
    if before is None:
        return Person(line, seat, Quick(f"{table} {seat}"))
    return Person(line, seat, before.rng, before.acting, before.over, before.stamp, before.first, before.tree)


@asynccontextmanager
async def listening(people: Sequence[Person]) -> AsyncIterator[None]:
    """Lets people hear what comes, and get up in the end."""
    async with asyncio.TaskGroup() as group:
        listeners = [group.create_task(person.listen()) for person in people]
        yield
        for listener in listeners:
            listener.cancel()
    await asyncio.gather(*(person.line.close() for person in people))

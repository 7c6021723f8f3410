"""How many tables a server carries: people at real sockets think and play, whatever the server does."""

from __future__ import annotations

import asyncio
import http.client
import os
import pstats
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from byways.i18n import say
from byways.kernel.rng import Quick, Rng, pick
from byways.kernel.tree import COMPLETE, SET, Tree
from byways.registry import GAMES
from byways.wire.messages import Choose, Ping, Play

SEATS = 4
THINK = 10.0
"""Seconds between two moves of a person on average."""

WARM_UP = 5.0
_CORES = sorted(os.sched_getaffinity(0))
_keys = count(1)


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
    first: tuple[str, ...] = ()
    tree: Tree | None = None
    heard: int = 0
    """How many bytes came of what has changed."""

    _turn: asyncio.Event = field(default_factory=asyncio.Event)
    _answers: dict[str, asyncio.Future[_Message]] = field(default_factory=dict)

    async def listen(self) -> None:
        """Takes in what comes until the line ends."""
        async for text in self.line:
            message = _decoder.decode(text)
            if message.type in ("table", "update"):
                self.heard += len(text)
                self._look(message)
            elif (future := self._answers.pop(message.key or "", None)) is not None and not future.done():
                future.set_result(message)

    def _look(self, message: _Message) -> None:
        if message.over is not UNSET:
            self.over = message.over
        for view in message.views:
            self.acting = self.acting if view.acting is UNSET else view.acting
            self.first = self.first if view.next is UNSET else view.next
            self.tree = self.tree if view.tree is UNSET else view.tree
        if self.acting or self.over:
            self._turn.set()
        else:
            self._turn.clear()

    async def ask(self, message: Struct) -> _Message:
        future: asyncio.Future[_Message] = asyncio.get_running_loop().create_future()
        self._answers[message.key] = future  # type: ignore[attr-defined]
        await self.line.send(msgspec.json.encode(message), text=True)
        return await future

    async def step(self) -> bool:
        """Makes a move once it may. Gets whether it was accepted."""
        await self._turn.wait()
        if self.over:
            return False
        path = self._walk() if self.tree is not None else await self._picks()
        return (await self.ask(Play(_key(), self.seat, path))).error is None

    def _walk(self) -> tuple[str, ...]:
        """Picks at random from what was told."""
        assert self.tree is not None
        path: list[str] = []
        node = self.tree.nodes[-1]
        while True:
            child, words = pick(self.rng, node)
            if child == COMPLETE:
                return tuple(path)
            if child == SET:
                return (*path, *words.split(" "))
            path.append(pick(self.rng, words.split(" ")))
            node = self.tree.nodes[child]

    async def _picks(self) -> tuple[str, ...]:
        """Picks at random, asking word by word."""
        path: tuple[str, ...] = (pick(self.rng, self.first),)
        while not (found := await self.ask(Choose(_key(), self.seat, path))).complete or (
            found.next and self.rng.below(2)
        ):
            path = (*path, pick(self.rng, found.next))
        return path


@dataclass(slots=True)
class Load:
    """What came of some time under load."""

    delays: list[float]
    seconds: float
    cpu: float
    memory: int

    def said(self, lang: str, code: str, **more: str | int) -> str:
        cuts = quantiles([1e3 * each for each in self.delays], n=100)
        return say(
            lang,
            code,
            {
                **more,
                "middle": f"{cuts[49]:.1f}",
                "most": f"{cuts[94]:.1f}",
                "worst": f"{cuts[98]:.1f}",
                "rate": f"{len(self.delays) / self.seconds:.0f}",
                "cpu": f"{1e3 * self.cpu / len(self.delays):.2f}",
                "share": f"{100 * self.cpu / self.seconds:.0f}",
                "memory": round(self.memory / 1e6),
            },
        )


def measure(game: str, tables: tuple[int, ...], seconds: float, profile: bool, lang: str) -> None:
    """Prints the figures."""
    import uvloop

    for number in tables:
        with tempfile.TemporaryDirectory() as place, ExitStack() as open_:
            folder = Path(place)
            profiled = folder / "profile" if profile else None
            url, server = open_.enter_context(_served(_command(folder, profiled)))
            echo_url, echo = open_.enter_context(_served([sys.executable, "-c", _ECHO]))
            people = _seat_all(url, game, number, lang)
            load = uvloop.run(_under_load(url, people, seconds, server, lang))
            bare = uvloop.run(_echoed(echo_url, len(people), seconds, echo, lang))
            print(load.said(lang, "cli.server_load", tables=number, people=len(people)))
            print(bare.said(lang, "cli.server_echo"))
            open_.close()
            if profiled is not None:
                pstats.Stats(str(profiled)).sort_stats("tottime").print_stats(40)
    with tempfile.TemporaryDirectory() as place, _served(_command(Path(place), None)) as (url, _):
        for name in GAMES:
            print(asyncio.run(_bytes_of(url, name, lang)))


# Servers


def _command(folder: Path, profiled: Path | None) -> list[str]:
    profiling = [] if profiled is None else ["-m", "cProfile", "-o", str(profiled)]
    words = ["-m", "byways", "serve", "--database", f"sqlite:///{folder / 'db'}"]
    return [sys.executable, *profiling, *words, "--make-limit", "0", "--ask-limit", "0", "--line-limit", "0"]


_ECHO = """
import socket, uvicorn, uvloop
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    while (message := await receive())["type"] != "websocket.disconnect":
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        else:
            await send({"type": "websocket.send", "text": message["text"]})
listener = socket.socket()
listener.bind(("127.0.0.1", 0))
listener.listen(128)
print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
config = uvicorn.Config(app, log_level="error", ws="websockets-sansio", lifespan="off")
uvloop.run(uvicorn.Server(config).serve([listener]))
"""
"""Answers every message with itself: what is left of the time is the lines' and the generator's."""


@contextmanager
def _served(command: list[str]) -> Iterator[tuple[str, int]]:
    """Starts a server on a core of its own. Gets its address and its process."""
    if command[1] != "-c":
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            command = [*command, "--port", str(probe.getsockname()[1])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        url = process.stdout.readline().split()[-1].rstrip("/")
        if len(_CORES) > 1:
            _pin(process.pid, _CORES[-1:])
            _pin(os.getpid(), _CORES[:-1])
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        process.stdout.close()


def _pin(process: int, cores: list[int]) -> None:
    """Keeps a process with all its threads on some cores."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


def _cpu(process: int) -> float:
    """Gets how many seconds of a core a process has used."""
    used = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> int:
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# People


def _key() -> str:
    return f"bench {next(_keys)}"


@contextmanager
def _progress(lang: str, code: str, total: float) -> Iterator[Any]:
    """Shows how far it is."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say(lang, code), total=total)
        yield lambda done: progress.update(task, completed=done)


def _seat_all(url: str, game: str, tables: int, lang: str) -> list[tuple[str, int, str]]:
    """Opens tables and seats people. Gets the table, the seat and the cookie of each."""
    people: list[tuple[str, int, str]] = []
    door = http.client.HTTPConnection(url.removeprefix("http://"))
    seats = min(SEATS, GAMES[game].seats[1])
    with _progress(lang, "cli.server_seating", tables) as show:
        for number in range(tables):
            invited = [{"kind": "me"}, *[{"kind": "invite"}] * (seats - 1)]
            body = {"game": game, "options": {}, "seats": invited, "key": _key()}
            made, cookie = _post(door, "/api/tables", body)
            people.append((made["id"], 1, cookie))
            summary, _ = _post(door, f"/api/tables/{made['id']}", None, cookie)
            for seat, invite in summary["invites"].items():
                _, guest = _post(door, f"/api/join/{invite}", {})
                people.append((made["id"], int(seat), guest))
            show(number)
    door.close()
    return people


def _post(door: http.client.HTTPConnection, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    data = None if body is None else msgspec.json.encode(body)
    door.request("GET" if body is None else "POST", path, data, headers)
    answer = door.getresponse()
    found = msgspec.json.decode(answer.read())
    return found, (answer.headers["set-cookie"] or "").split(";")[0]


async def _sit(url: str, table: str, seat: int, cookie: str) -> Person:
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    origin: Any = url
    line = await connect(address, additional_headers={"Cookie": cookie}, origin=origin, max_size=None)
    return Person(line, seat, Quick(f"{table} {seat}"))


async def _under_load(
    url: str, seated: list[tuple[str, int, str]], seconds: float, server: int, lang: str
) -> Load:
    people = []
    with _progress(lang, "cli.server_sitting", len(seated)) as show:
        for table, seat, cookie in seated:
            people.append(await _sit(url, table, seat, cookie))
            show(len(people))
    async with asyncio.TaskGroup() as group:
        listeners = [group.create_task(person.listen()) for person in people]
        load = await _timed([person.step for person in people], seconds, server, lang)
        for listener in listeners:
            listener.cancel()
    await asyncio.gather(*(person.line.close() for person in people))
    return load


async def _echoed(url: str, lines: int, seconds: float, server: int, lang: str) -> Load:
    sockets = [await connect(f"ws{url.removeprefix('http')}/", max_size=None) for _ in range(lines)]
    text = msgspec.json.encode(Play(_key(), 1, ("w1", "c4", "H-H-"))).decode()

    async def exchange(line: ClientConnection) -> bool:
        await line.send(text)
        return await line.recv() == text

    steps = [lambda line=line: exchange(line) for line in sockets]
    load = await _timed(steps, seconds, server, lang)
    await asyncio.gather(*(line.close() for line in sockets))
    return load


def _part(rng: Rng) -> float:
    """Gets a random part of one."""
    return rng.below(1 << 20) / (1 << 20)


async def _timed(steps: list[Any], seconds: float, server: int, lang: str) -> Load:
    """Lets everybody act at times of their own, which no answer moves; a late one counts from then."""
    delays: list[tuple[float, float]] = []
    begin = perf_counter()

    async def act(step: Any, rng: Rng) -> None:
        planned = begin + THINK * _part(rng)
        while planned < begin + WARM_UP + seconds:
            await asyncio.sleep(max(0.0, planned - perf_counter()))
            if await step():
                delays.append((planned, perf_counter() - planned))
            planned += THINK * (0.5 + _part(rng))

    tasks = [asyncio.create_task(act(step, Quick(number))) for number, step in enumerate(steps)]
    await asyncio.sleep(WARM_UP)
    used = _cpu(server)
    with _progress(lang, "cli.server_playing", seconds) as show:
        while (gone := perf_counter() - begin - WARM_UP) < seconds:
            show(gone)
            await asyncio.sleep(min(0.5, seconds - gone))
    cpu, memory = _cpu(server) - used, _memory(server)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    measured = [delay for planned, delay in delays if planned >= begin + WARM_UP]
    return Load(measured, seconds, cpu, memory)


# Bytes


async def _bytes_of(url: str, game: str, lang: str, steps: int = 80) -> str:
    """Measures what a step sends to who made it and to each of the others."""
    seated = _seat_all(url, game, 1, lang)
    people = [await _sit(url, *each) for each in seated]
    own: list[int] = []
    others: list[int] = []
    async with asyncio.TaskGroup() as group:
        listeners = [group.create_task(person.listen()) for person in people]
        await asyncio.gather(*(person.ask(Ping(_key())) for person in people))
        for _ in range(steps):
            acting = [person for person in people if person.acting]
            if not acting or people[0].over:
                break
            maker, before = acting[0], [person.heard for person in people]
            await maker.step()
            await asyncio.gather(*(person.ask(Ping(_key())) for person in people))
            for person, heard in zip(people, before, strict=True):
                (own if person is maker else others).append(person.heard - heard)
        for listener in listeners:
            listener.cancel()
    await asyncio.gather(*(person.line.close() for person in people))
    told = [each for each in others if each]
    figures = {"own": own, "others": others or [0], "told": told or [0]}
    return say(lang, "cli.server_bytes", {"game": game, **{k: round(median(v)) for k, v in figures.items()}})

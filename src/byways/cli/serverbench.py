"""How many tables a server carries: people at real sockets think and play, whatever the server does."""

from __future__ import annotations

import asyncio
import gc
import os
import pstats
import resource
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from byways.i18n import say
from byways.kernel.bot import LEVELS
from byways.kernel.rng import Quick, Rng
from byways.registry import GAMES
from byways.wire.wishes import Ping, Play

from .guests import byways_server, key, listening, seat_all, served, sit
from .progress import progress
from .report import Report

SEATS = 4
THINK = 10.0
"""Seconds between two moves of a person on average."""

WARM_UP = 5.0
COMMIT = 12_000
"""Bytes that a commit writes to the log."""

PAUSE = 0.004
"""Seconds between two of them."""

_CORES = sorted(os.sched_getaffinity(0))


@dataclass(frozen=True, slots=True)
class Load:
    """What came of some time under load."""

    delays: list[float]
    seconds: float
    cpu: float
    memory: int

    def figures(self) -> dict[str, str | int | float]:
        """Gets milliseconds from wish to answer, and what it cost."""
        return {
            **percentiles(self.delays),
            "rate": round(len(self.delays) / self.seconds),
            "cpu": round(1e3 * self.cpu / len(self.delays), 2),
            "share": round(100 * self.cpu / self.seconds),
            "memory": round(self.memory / 1e6),
        }


def measure(
    game: str, tables: tuple[int, ...], seconds: float, bots: int, profile: bool, report: Report
) -> None:
    """Tells the figures; beside the tables of people there are some with *bots* of the strongest level."""
    import uvloop

    lang = report.lang
    make_room()
    for number in tables:
        with tempfile.TemporaryDirectory() as place, ExitStack() as open_:
            folder = Path(place)
            profiled = folder / "profile" if profile else None
            profiling = ("-c", _PROFILED, str(profiled)) if profiled else ()
            url, server = open_.enter_context(_alone(byways_server(folder, *profiling)))
            echo_url, echo = open_.enter_context(_alone([sys.executable, "-c", _ECHO]))
            people = seat_all(url, game, number, SEATS, lang)
            if bots:
                people += seat_all(url, game, bots, SEATS, lang, max(LEVELS))
                report.figure("cli.server_bots", {"tables": bots, "level": max(LEVELS)})
            load = uvloop.run(under_load({url: people}, seconds, [server], lang))
            bare = uvloop.run(_echoed(echo_url, len(people), seconds, echo, lang))
            report.figure("cli.server_load", {"tables": number, "people": len(people), **load.figures()})
            report.figure("cli.server_echo", bare.figures())
            report.figure("cli.server_disk", _disk_alone(folder, seconds / 3))
            open_.close()
            if profiled is not None:
                pstats.Stats(str(profiled), stream=sys.stderr).sort_stats("tottime").print_stats(40)
    with tempfile.TemporaryDirectory() as place, _alone(byways_server(Path(place))) as (url, _):
        for name in GAMES:
            report.figure("cli.server_bytes", {"game": name, **asyncio.run(_bytes_of(url, name, lang))})


def make_room() -> None:
    """Lets this process be thousands of people."""
    # Looking through what they all know would hold up all of them at once.
    gc.disable()
    # A line is a file: four a table here, and as many at the server.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


_PROFILED = """
import sys
from cProfile import Profile
from time import thread_time
from byways.cli import main
place, profile = sys.argv[1], Profile(thread_time)
sys.argv[1:] = sys.argv[4:]
try:
    profile.runcall(main)
finally:
    profile.dump_stats(place)
"""
"""Notes where the processor's time goes, since waiting costs none; stands before the words ``-m byways``."""

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
def _alone(command: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Starts a server on a core of its own. Gets its address and its process."""
    with served(command) as (url, process):
        if len(_CORES) > 1:
            _pin(process, _CORES[-1:])
            _pin(os.getpid(), _CORES[:-1])
        yield url, process


def _pin(process: int, cores: list[int]) -> None:
    """Keeps a process with all its threads on some cores."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


def family(process: int) -> list[int]:
    """Gets a process and those that it has begun."""
    begun = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *map(int, begun)]


def cpu_of(process: int) -> float:
    """Gets how many seconds of a core a process and those that it has begun have used."""
    ticks = 0
    for each in family(process):
        used = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        ticks += int(used[11]) + int(used[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> int:
    pages = (Path(f"/proc/{each}/statm").read_text().split()[1] for each in family(process))
    return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")


async def under_load(
    seated: dict[str, list[tuple[str, int, str]]], seconds: float, servers: Sequence[int], lang: str
) -> Load:
    """Lets people play at servers, each of them where they sit."""
    people = []
    with progress(sum(map(len, seated.values())), say(lang, "cli.server_sitting")) as show:
        for url, each in seated.items():
            for table, seat, cookie in each:
                people.append(await sit(url, table, seat, cookie))
                show(len(people))
    async with listening(people):
        return await _timed([person.step for person in people], seconds, servers, lang)


async def _echoed(url: str, lines: int, seconds: float, server: int, lang: str) -> Load:
    sockets = [await connect(f"ws{url.removeprefix('http')}/", max_size=None) for _ in range(lines)]
    text = msgspec.json.encode(Play(key(), 1, ("w1", "c4", "H-H-"))).decode()

    async def exchange(line: ClientConnection) -> float | None:
        await line.send(text)
        return 0.0 if await line.recv() == text else None

    steps = [lambda line=line: exchange(line) for line in sockets]
    load = await _timed(steps, seconds, [server], lang)
    await asyncio.gather(*(line.close() for line in sockets))
    return load


def _disk_alone(folder: Path, seconds: float) -> dict[str, str | int | float]:
    """Measures how long the disk takes to keep as many bytes as a commit has, as often as commits come."""
    delays: list[float] = []
    with (folder / "alone").open("wb", buffering=0) as file:
        until = perf_counter() + seconds
        while (begin := perf_counter()) < until:
            file.write(bytes(COMMIT))
            os.fdatasync(file.fileno())
            delays.append(perf_counter() - begin)
            sleep(PAUSE)
    longest = {"longest": round(1e3 * max(delays), 1), "load": round(os.getloadavg()[0], 1)}
    return {**percentiles(delays), **longest}


def percentiles(delays: Sequence[float]) -> dict[str, float]:
    """Gets milliseconds: in the middle, for most, and for all but the worst."""
    cuts = quantiles([1e3 * each for each in delays], n=100)
    return {name: round(cuts[at], 1) for name, at in (("middle", 49), ("most", 94), ("worst", 98))}


def _part(rng: Rng) -> float:
    """Gets a random part of one."""
    return rng.below(1 << 20) / (1 << 20)


async def _timed(steps: list[Any], seconds: float, servers: Sequence[int], lang: str) -> Load:
    """Lets everybody act at times of their own, which no answer moves; a late one counts from then.

    Each of the *steps* gets since when it could be made: before that one waited for others at the table.
    """
    delays: list[tuple[float, float]] = []
    begin = perf_counter()

    async def act(step: Any, rng: Rng) -> None:
        planned = begin + THINK * _part(rng)
        while planned < begin + WARM_UP + seconds:
            await asyncio.sleep(max(0.0, planned - perf_counter()))
            if (since := await step()) is not None:
                planned = max(planned, since)
                delays.append((planned, perf_counter() - planned))
            planned += THINK * (0.5 + _part(rng))

    tasks = [asyncio.create_task(act(step, Quick(number))) for number, step in enumerate(steps)]
    await asyncio.sleep(WARM_UP)
    used = sum(map(cpu_of, servers))
    with progress(seconds, say(lang, "cli.server_playing")) as show:
        while (gone := perf_counter() - begin - WARM_UP) < seconds:
            show(gone)
            await asyncio.sleep(min(0.5, seconds - gone))
    cpu, memory = sum(map(cpu_of, servers)) - used, sum(map(_memory, servers))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    measured = [delay for planned, delay in delays if planned >= begin + WARM_UP]
    return Load(measured, seconds, cpu, memory)


async def _bytes_of(url: str, game: str, lang: str, steps: int = 80) -> dict[str, int]:
    """Measures how many bytes a step sends to who made it and to each of the others, as medians."""
    people = [await sit(url, *each) for each in seat_all(url, game, 1, SEATS, lang)]
    own: list[int] = []
    others: list[int] = []
    async with listening(people):
        await asyncio.gather(*(person.ask(Ping(key())) for person in people))
        for _ in range(steps):
            acting = [person for person in people if person.acting]
            if not acting or people[0].over:
                break
            maker, before = acting[0], [person.heard for person in people]
            await maker.step()
            await asyncio.gather(*(person.ask(Ping(key())) for person in people))
            for person, heard in zip(people, before, strict=True):
                (own if person is maker else others).append(person.heard - heard)
    told = [each for each in others if each]
    figures = {"own": own, "others": others or [0], "told": told or [0]}
    return {name: round(median(each)) for name, each in figures.items()}

"""What several processes carry, and how soon people play on after a process was killed, or all of it was."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy import select
from websockets.exceptions import WebSocketException

from byways.kernel.rng import Quick
from byways.server.access.identity import hash_of
from byways.server.store.integrity import damaged_tables
from byways.server.store.opening import reading
from byways.server.store.schema import steps
from byways.server.table.answers import Request
from byways.wire.wishes import Play

from .guests import Person, byways_server, seat_all, served, server_on, sit
from .report import Report
from .serverbench import SEATS, cpu_of, family, make_room, under_load

THINK = 2.0
AGAIN = 0.2
"""Seconds until somebody whose line has ended comes again, as a page does."""

LOST = (OSError, WebSocketException, TimeoutError)

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Regular:
    """Somebody who plays on whatever happens: comes back, and asks again for what was not answered."""

    url: str
    table: str
    seat: int
    cookie: str
    rng: Quick
    pending: Play | None = None
    sent: set[str] = field(default_factory=set)
    """What was ever asked for, as it is kept."""

    done: set[str] = field(default_factory=set)
    """What of it was acknowledged."""

    acted: list[float] = field(default_factory=list)
    """When."""

    cut: list[float] = field(default_factory=list)
    """When a line ended."""

    seen: list[float] = field(default_factory=list)
    """When the whole table came after that."""

    answered: list[float] = field(default_factory=list)
    """When something was acknowledged that was asked for on a line that had ended."""

    person: Person | None = None
    """With what was known when the last line ended."""

    async def play(self, think: float) -> None:
        """Plays until the game is over, or for ever."""
        while True:
            try:
                async with asyncio.timeout(20):
                    known = self.person if self.person is not None and self.person.stamp else None
                    person = self.person = await sit(self.url, self.table, self.seat, self.cookie, known)
                listener = asyncio.create_task(person.listen())
                try:
                    await _unless(person.changed.wait(), listener)
                    self.seen.append(perf_counter())
                    if await self._act(person, listener, think):
                        return
                finally:
                    listener.cancel()
                    person.line.transport.abort()
            except LOST:
                self.cut.append(perf_counter())
                await asyncio.sleep(AGAIN)

    async def _act(self, person: Person, listener: asyncio.Task[None], think: float) -> bool:
        again = self.pending is not None
        if not again:
            await _unless(asyncio.sleep(think * self.rng.below(1000) / 1000), listener)
        while True:
            self.pending = self.pending or await _unless(person.wish(), listener)
            if (wish := self.pending) is None:
                return True
            player = hash_of(self.cookie.partition("=")[2])
            kept = str(Request.of(player, wish.key, "play", wish.seat, wish.path))
            self.sent.add(kept)
            answer = await _unless(person.ask(wish), listener)
            self.pending = None
            if answer.error is None:
                self.done.add(kept)
                self.acted.append(perf_counter())
                if again:
                    self.answered.append(perf_counter())
            again = False
            await _unless(asyncio.sleep(think * (500 + self.rng.below(1000)) / 1000), listener)


async def _unless(doing: Coroutine[Any, Any, T], listener: asyncio.Task[None]) -> T:
    """Gets what comes of something.

    :raises OSError: the line has ended meanwhile.
    """
    task = asyncio.ensure_future(doing)
    await asyncio.wait({task, listener}, return_when=asyncio.FIRST_COMPLETED)
    if not task.done():
        task.cancel()
        with suppress(asyncio.CancelledError, WebSocketException, OSError):
            await task
        raise ConnectionResetError
    return task.result()


def _regulars(url: str, seated: list[tuple[str, int, str]]) -> list[Regular]:
    return [Regular(url, *each, Quick(f"{each[0]} {each[1]}")) for each in seated]


def measure_cluster(
    game: str, tables: tuple[int, ...], seconds: float, database: str, report: Report
) -> None:
    """Tells what two processes carry, and what happens when one of them is killed."""
    import uvloop

    make_room()
    number, lang = tables[0], report.lang
    alone = _cost(game, number, seconds, [server_on(database)], report)
    spread = _cost(game, number, seconds, [server_on(database, words=["--processes", "2"])], report)
    # As behind a proxy that sends everybody at a table to the same process; the address answers to any name.
    by_table = [server_on(database, words=["--host", "127.0.0.2"]) for _ in range(2)]
    sent = _cost(game, number, seconds, by_table, report)
    times = {"spread": round(2 * alone / spread, 2), "sent": round(2 * alone / sent, 2)}
    report.figure("cli.cluster_carry", {**times, "load": round(os.getloadavg()[0], 1)})
    with served(server_on(database, words=["--processes", "2"])) as (url, server):
        regulars = _regulars(url, seat_all(url, game, number, SEATS, lang))
        killed = uvloop.run(_killed(regulars, family(server)[1], seconds))
    _report_takeover(regulars, killed, database, report)


def _cost(game: str, tables: int, seconds: float, commands: list[list[str]], report: Report) -> float:
    """Measures how much of the processor a move costs, of all servers together."""
    import uvloop

    with ExitStack() as running:
        servers = dict(running.enter_context(served(command)) for command in commands)
        part = tables // len(servers)
        seated = {url: seat_all(url, game, part, SEATS, report.lang) for url in servers}
        load = uvloop.run(under_load(seated, seconds, [*servers.values()], report.lang))
        people = sum(map(len, seated.values()))
        report.figure("cli.server_load", {"tables": tables, "people": people, **load.figures()})
    return load.cpu / len(load.delays)


async def _killed(regulars: list[Regular], process: int, seconds: float) -> float:
    """Kills a process while people play. Gets when."""
    tasks = [asyncio.create_task(each.play(THINK)) for each in regulars]
    await asyncio.sleep(seconds / 2)
    os.kill(process, signal.SIGKILL)
    killed = perf_counter()
    await asyncio.sleep(seconds / 2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return killed


def _report_takeover(regulars: list[Regular], killed: float, database: str, report: Report) -> None:
    cut = [each for each in regulars if any(at > killed for at in each.cut)]
    back = [min((at for at in each.seen if at > killed), default=killed + 999) - killed for each in cut]
    answered = [min(each.answered) - killed for each in cut if each.answered]
    names = {each.table for each in regulars}
    with reading(database) as connection:
        rows = connection.execute(select(steps.c.table_id, steps.c.key)).all()
        damaged = sum(each.table in names for each in damaged_tables(connection))
    kept = [key for table, key in rows if table in names]
    done, sent = set[str]().union(*(each.done for each in regulars)), set[str]()
    sent.update(*(each.sent for each in regulars))
    report.figure(
        "cli.cluster_killed",
        {
            "people": len(regulars),
            "cut": len(cut),
            "back": round(max(back, default=0.0), 2),
            "asked": len(answered),
            "longest": round(max(answered, default=0.0), 2),
            "moves": len(done),
            "lost": len(done.difference(kept)),
            "doubled": len(kept) - len(set(kept)),
            "unasked": len(set(kept) - sent) + damaged,
            "load": round(os.getloadavg()[0], 1),
        },
    )


def measure_restart(game: str, tables: tuple[int, ...], seconds: float, report: Report) -> None:
    """Tells how soon people play on after a server was killed and started again."""
    import uvloop

    make_room()
    with tempfile.TemporaryDirectory() as place:
        command = byways_server(Path(place))
        first = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert first.stdout is not None
        url = first.stdout.readline().split()[-1].rstrip("/")
        regulars = _regulars(url, seat_all(url, game, tables[0], SEATS, report.lang))

        async def campaign() -> tuple[float, float, subprocess.Popen[str]]:
            tasks = [asyncio.create_task(each.play(5 * THINK)) for each in regulars]
            while not all(each.acted for each in regulars):
                await asyncio.sleep(0.5)
            first.kill()
            first.wait()
            began = perf_counter()
            second = subprocess.Popen(command, stdout=subprocess.DEVNULL, text=True)
            while not all(each.seen[-1] > began for each in regulars):
                await asyncio.sleep(0.2)
            cpu = cpu_of(second.pid)
            await asyncio.sleep(max(0.0, began + seconds - perf_counter()))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return began, cpu, second

        began, cpu, second = uvloop.run(campaign())
        second.terminate()
        second.wait(30)
        first.stdout.close()
    back = [min(at for at in each.seen if at > began) for each in regulars]
    acted = min(at for each, here in zip(regulars, back, strict=True) for at in each.acted if at > here)
    seen = sorted(at - began for at in back)
    report.figure(
        "cli.restarted",
        {
            "tables": tables[0],
            "people": len(regulars),
            "first": round(acted - began, 2),
            "middle": round(median(seen), 2),
            "all": round(seen[-1], 2),
            "cpu": round(cpu, 2),
            "load": round(os.getloadavg()[0], 1),
        },
    )

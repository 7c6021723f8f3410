"""What one address asks for waits for itself: requests, messages, bots that think."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick
from byways.server.access.limits import AT_ONCE, Limits
from byways.server.archive.replays import Replays
from byways.server.slots import aside
from byways.server.store.database import Store
from byways.server.table import bots
from byways.server.table.rooms import Rooms
from byways.server.table.watching import Watcher
from byways.server.work.pool import BEHIND, Workers
from byways.soak.loop import VirtualLoop
from byways.soak.virtual_server import Disk, VirtualServer, fresh_database, from_seed
from tests.server.test_watching import open_table


async def begun(*tasks: asyncio.Task[None]) -> list[bool]:
    """Gets which tasks are done, once nothing happens any more."""
    for _ in range(10):
        await asyncio.sleep(0)
    return [task.done() for task in tasks]


class HeldWork:
    """Work that is finished a piece at a time, when it may be, and in which order that was."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self._go = asyncio.Semaphore(0)
        monkeypatch.setattr("anyio.to_process.run_sync", self._run)

    async def _run(self, *given: Any, **_: Any) -> None:
        await self._go.acquire()
        self.done.append(given[3][0])

    async def finish(self, count: int) -> None:
        """Finishes so many pieces of what is being done."""
        for _ in range(count):
            self._go.release()
            await begun()


def test_an_address_waits_for_itself_and_others_do_not() -> None:
    async def scenario() -> None:
        limits = Limits(1, 1)
        turns = [limits.slot("a") for _ in range(AT_ONCE + 1)]
        *first, last = [asyncio.create_task(turn.begin()) for turn in turns]
        other = asyncio.create_task(limits.slot("b").begin())
        assert await begun(*first, last, other) == [True] * AT_ONCE + [False, True]
        turns[0].end()
        turns[0].end()
        assert await begun(last) == [True]
        assert not Limits(1, 0).slot("a")._share, "on this machine nobody waits"

    asyncio.run(scenario())


def test_who_waits_for_another_process_lets_others_go_on() -> None:
    async def scenario() -> None:
        limits, go = Limits(1, 1), asyncio.Event()
        waiting = limits.slot("a")

        async def slow() -> None:
            await waiting.begin()
            async with aside():
                await go.wait()

        task = asyncio.create_task(slow())
        await begun()
        others = [limits.slot("a") for _ in range(AT_ONCE)]
        assert await begun(*(asyncio.create_task(turn.begin()) for turn in others)) == [True] * AT_ONCE
        # Answered meanwhile, it takes no turn again.
        waiting.close()
        go.set()
        assert await begun(task) == [True]
        for turn in others:
            turn.end()
        assert await begun(*(asyncio.create_task(turn.begin()) for turn in others)) == [True] * AT_ONCE

    asyncio.run(scenario())


def test_every_answer_ends_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(_within: Any, _seconds: float, task: Any, args: Any, **_: Any) -> Any:
        return task(*args)

    # A process of its own would outlive this loop.
    monkeypatch.setattr("anyio.to_process.run_sync", here)

    async def scenario(loop: VirtualLoop) -> None:
        stage = VirtualServer(loop, fresh_database(tmp_path, "db"), Disk(Quick("turns")))
        await stage.open()
        assert stage.app is not None
        limits: Limits = stage.app.state.limits
        kept = [limits.slot(address) for address in ("", "127.0.0.1", "test")]
        asked = [("GET", "/api/me", None), ("POST", "/api/tables", b"["), ("GET", "/api/tables/none", None)]
        asked += [("GET", "/nowhere", None), ("POST", "/api/games/none/score", b'{"position": ""}')]
        found = [await stage.ask(*each) for each in asked for _ in range(AT_ONCE + 1)]
        assert {status for status, _, _ in found} >= {200, 400, 404}
        shares = [*limits._shares.values()]
        assert [share._value for share in shares] == [AT_ONCE] * len(shares) and len(shares) == len(kept)
        await stage.kill()

    from_seed("turns", scenario)


def test_one_address_has_not_all_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        go, thinking = asyncio.Event(), list[str]()

        async def run(*_: Any, **__: Any) -> None:
            thinking.append(bots._waits(room)[0])
            await go.wait()

        monkeypatch.setattr("anyio.to_process.run_sync", run)
        rooms = Rooms(await Store.open(f"sqlite:///{tmp_path / 'db'}"))
        room = await open_table(rooms)
        player = room.row.seats[0].player or ""
        tasks = list[asyncio.Task[Any]]()
        for address, times in (("10.0.0.1", 50), ("10.0.0.2", 1)):
            room.gallery.watchers = {Watcher(player, address=address), Watcher("guest", address="1.1.1.1")}
            tasks += [asyncio.create_task(bots.think(room, Seat(1), 3)) for _ in range(times)]
            await begun()
        assert thinking == ["10.0.0.1"] * (bots.AT_ONCE - 1) + ["10.0.0.2"]
        go.set()
        await asyncio.gather(*tasks)
        assert not bots._thinking().load
        await rooms.close()
        await rooms.store.close()

    asyncio.run(scenario())


def test_one_person_has_not_all_work_of_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        held = HeldWork(monkeypatch)
        workers = Workers()
        people = ["ann"] * 20 + ["bob"] * 2
        tasks = [asyncio.create_task(workers.do("a", print, each, person=each)) for each in people]
        await begun()
        await held.finish(4)
        assert sorted(held.done) == ["ann"] * 2 + ["bob"] * 2, (
            "they take turns, however much one of them wants"
        )
        await held.finish(len(people) - 4)
        await asyncio.gather(*tasks)
        assert not workers.load

    asyncio.run(scenario())


def test_with_more_addresses_than_processes_each_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        held = HeldWork(monkeypatch)
        workers = Workers(2, 1)
        tasks = list[asyncio.Task[None]]()

        async def ask(*addresses: str) -> None:
            tasks.extend(
                asyncio.create_task(workers.do(each, print, each, person=each)) for each in addresses
            )
            await begun()

        # Two have all processes and much more waiting: bots at one's own tables, and where nobody is.
        await ask(*["ann", ""] * 20, "bob")
        await held.finish(3)
        assert "bob" in held.done, "after what was begun it is the turn of who comes new"
        await ask("bob", "eve")
        await held.finish(4)
        assert held.done.count("bob") == 2 and "eve" in held.done
        await ask("bob")
        assert held.done.count("ann") >= 2 and held.done.count("") >= 2, (
            "those who have more waiting have turns, too"
        )
        await held.finish(len(tasks) - len(held.done))
        await asyncio.gather(*tasks)

    asyncio.run(scenario())


def test_work_done_apart_takes_nobodys_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        limits, go = Limits(1, 1), asyncio.Event()

        async def run(*_: Any, **__: Any) -> None:
            await go.wait()

        monkeypatch.setattr("anyio.to_process.run_sync", run)
        workers = Workers()

        async def ask() -> None:
            await limits.slot("a").begin()
            await workers.do("a", print)

        asking = [asyncio.create_task(ask()) for _ in range(AT_ONCE + 3)]
        await begun()
        assert await begun(asyncio.create_task(limits.slot("a").begin())) == [True]
        go.set()
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    asyncio.run(scenario())


def test_who_waits_for_the_same_story_as_others_takes_nobodys_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        limits, go = Limits(1, 1), asyncio.Event()

        async def run(*_: Any, **__: Any) -> None:
            await go.wait()

        async def record(_name: str) -> str:
            return "a record"

        monkeypatch.setattr("anyio.to_process.run_sync", run)
        rooms: Any = SimpleNamespace(store=SimpleNamespace(record=record))
        replays = Replays(rooms, Workers())

        async def ask() -> None:
            await limits.slot("a").begin()
            await replays.find("one", "a")

        asking = [asyncio.create_task(ask()) for _ in range(AT_ONCE + 1)]
        await begun()
        assert await begun(asyncio.create_task(limits.slot("a").begin())) == [True]
        for task in [*asking, *replays._loading.values()]:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    asyncio.run(scenario())


def test_slow_work_steps_back_behind_the_tables() -> None:
    assert asyncio.run(Workers().do("a", os.nice, 0)) == os.nice(0) + BEHIND

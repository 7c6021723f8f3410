"""Writing: one commit serves all that wait, and whatever one write does, the others are written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..clock import monotonic
from ..errors import Trouble
from .membership import LostLease
from .opening import WRITES, Opened
from .schema import saves, steps, tables

PATIENCE = 5.0
"""So many seconds a server that stops waits for what is still to be written."""

PROBE = 2.0
"""Seconds without a write after which a database counts as unhealthy."""

FRESH = 1.0
"""Seconds for which the last test write is good enough."""

MOST = 5_000
"""The most writes that may wait; further ones are refused."""

log = logging.getLogger(__name__)

Write = Callable[[Connection], None]

_ADD_STEP = insert(steps)
_UPDATE_HEAD = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(steps=bindparam("steps"), head=bindparam("head"))
)
_UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("summary", "over", "updated")})
)
_COUNT = update(saves).values(count=bindparam("saves"))


@dataclass(frozen=True, slots=True)
class KeptSteps:
    """Steps of a table that belong together, as they are written: a commit has those of many tables."""

    steps: Sequence[dict[str, Any]]
    table: dict[str, Any] | None
    """How the table stands after them, where that is not as before."""

    also: Sequence[Write]

    @property
    def head(self) -> dict[str, Any]:
        """How far the table has come."""
        last = self.steps[-1]
        return {"which": last["table_id"], "steps": last["number"], "head": last["chain"]}

    def __call__(self, connection: Connection) -> None:
        """Writes what else follows from them."""
        for write in self.also:
            write(connection)


@dataclass(frozen=True, slots=True)
class Fenced:
    """A write about tables: of several processes only the one that runs them may do it."""

    tables: tuple[str, ...]
    write: Write

    def __call__(self, connection: Connection) -> None:
        """Writes it."""
        self.write(connection)


Item = tuple[Write, asyncio.Future[None]]


@dataclass(slots=True)
class Writer:
    """Writes what waits, in a thread of its own; should it ever end, it is begun anew."""

    opened: Opened
    on_lost: Callable[[], None] = lambda: None
    """What is done when another process has taken a table over that we wanted to write."""

    saves: int = 0
    """How many commits there were since the database was made."""

    restarted: int = 0
    _queue: asyncio.Queue[Item] = field(default_factory=asyncio.Queue)
    _batch: list[Item] = field(default_factory=list)
    _task: asyncio.Task[None] | None = None
    _closing: bool = False
    _thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "write"))
    _well: tuple[float, bool] = (0.0, False)

    def start(self) -> None:
        """Begins to write."""
        self.saves = self.saves or self.opened.saves
        self._task = asyncio.create_task(self._write())
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self._closing:
            return
        error = None if task.cancelled() else task.exception()
        log.critical("writing has ended and is begun anew", exc_info=error)
        self.restarted += 1
        for _, done in self._batch:
            if not done.done():
                done.set_exception(Trouble(503, "server.storage"))
            self._queue.task_done()
        self._batch = []
        self.start()

    async def close(self) -> None:
        """Finishes what waits, but not for ever."""
        self._closing = True
        if self._task is not None:
            try:
                await asyncio.wait_for(self._queue.join(), PATIENCE)
            except TimeoutError:
                log.critical("%s writes were given up: the database does not answer", self.waiting)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._thread.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many writes wait, or are being written."""
        return self._queue.qsize() + len(self._batch)

    async def do(self, write: Write) -> None:
        """Writes; returns once it is on disk.

        :raises Trouble: it could not be saved; nothing of it is.
        """
        if self._queue.qsize() >= MOST or self._closing:
            raise Trouble(503, "server.storage")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, done))
        await done

    async def well(self) -> bool:
        """Whether a write gets through now: tries it, once a second at most."""
        at, was = self._well
        if monotonic() - at > FRESH:
            try:
                await asyncio.wait_for(self.do(_nothing), PROBE)
                was = True
            except (TimeoutError, Trouble):
                was = False
            self._well = monotonic(), was
        return was

    async def _write(self) -> None:
        while True:
            self._batch = [await self._queue.get()]
            while not self._queue.empty():
                self._batch.append(self._queue.get_nowait())
            if not await self._commit(self._batch) and len(self._batch) > 1:
                # One of them spoils it for the others: each on its own.
                for item in self._batch:
                    await self._commit([item], last=True)
            for _ in self._batch:
                self._queue.task_done()
            self._batch = []

    async def _commit(self, batch: list[Item], *, last: bool = False) -> bool:
        loop = asyncio.get_running_loop()
        writes = [write for write, _ in batch]
        if (error := await loop.run_in_executor(self._thread, self._try, writes)) is not None:
            if isinstance(error, LostLease):
                # Before anybody is answered: who asked must ask the process that has the table now.
                self.on_lost()
            elif not isinstance(error, SQLAlchemyError | OSError):
                log.error("a write failed", exc_info=error)
            if len(batch) == 1 or last:
                code = "server.twice" if isinstance(error, IntegrityError) else "server.storage"
                for _, done in batch:
                    if not done.done():
                        done.set_exception(Trouble(409 if code == "server.twice" else 503, code))
            return False
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True

    def _try(self, writes: list[Write]) -> Exception | None:
        """Writes. Gets what went wrong: whatever one of them does, the next ones must be written.

        It is not raised, since a thread cannot hand over every error: who waits for it would wait for ever.
        """
        try:
            self._write_all(writes)
        except Exception as e:
            return e
        return None

    def _write_all(self, writes: list[Write]) -> None:
        kept = [write for write in writes if isinstance(write, KeptSteps)]
        with (
            self.opened.engine.connect().execution_options(**{WRITES: True}) as connection,
            connection.begin(),
        ):
            if self.opened.membership is not None:
                self.opened.membership.check(connection, _about(writes))
            if kept:
                connection.execute(_ADD_STEP, [step for each in kept for step in each.steps])
                connection.execute(_UPDATE_HEAD, [each.head for each in kept])
            if stands := [each.table for each in kept if each.table is not None]:
                connection.execute(_UPDATE_TABLE, stands)
            for write in writes:
                write(connection)
            if self.opened.membership is None:
                # Of several processes each would wait for the others here.
                connection.execute(_COUNT, {"saves": self.saves + 1})
        self.saves += 1
        if self.opened.lock is not None:
            self.opened.lock.note(self.saves)


def _about(writes: Sequence[Write]) -> set[str]:
    """Gets the tables that writes are about."""
    kept = {each.head["which"] for each in writes if isinstance(each, KeptSteps)}
    return kept.union(*(each.tables for each in writes if isinstance(each, Fenced)))


def _nothing(_connection: Connection) -> None:
    """Writes nothing; the save itself is counted."""

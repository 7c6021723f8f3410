"""Who runs which table, as long as this process is one of several."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar, TypeVarTuple

from sqlalchemy.exc import SQLAlchemyError

from ..errors import Trouble
from ..store.batching import Batcher
from ..store.membership import LostLease, Member, Membership
from ..store.writer import Write

EVERY = 0.4
"""Seconds between two beats."""

log = logging.getLogger(__name__)

T = TypeVar("T")
Args = TypeVarTuple("Args")


class RunElsewhere(Exception):
    """Another process runs the table."""

    def __init__(self, owner: Member) -> None:
        super().__init__(owner.number)
        self.owner = owner


@dataclass(eq=False, slots=True)
class Cluster:
    """This process among those that serve the same database."""

    membership: Membership
    address: str
    """Where the others reach it."""

    on_lost: Callable[[], None] = lambda: None
    """What is done when this process has been taken out: none of its tables are its own any more."""

    on_beat: Callable[[int], None] = lambda _: None
    """What is done with the number of members at every beat."""

    pipes: dict[Member, set[asyncio.Transport]] = field(default_factory=dict)
    """Lines that are passed on to others."""

    _holding: Batcher[str, Member | None] = field(init=False)
    _owners: Batcher[str, Member | None] = field(init=False)
    _wake: threading.Event = field(default_factory=threading.Event)
    _threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(4, "leases"))

    def __post_init__(self) -> None:
        self._holding = Batcher(lambda tables: self._ask(self.membership.take, tables))
        self._owners = Batcher(lambda tables: self._ask(self.membership.owners, tables))

    async def join(self) -> None:
        """Becomes a member.

        :raises Trouble: the database does not answer.
        """
        await self._ask(self.membership.join, self.address)

    async def run(self) -> None:
        """Stays a member for ever; who was taken out joins again, without any tables."""
        loop, stop = asyncio.get_running_loop(), threading.Event()
        # In a thread of its own: whatever keeps the loop busy, the others hear that we live.
        thread = threading.Thread(target=self._beat, args=(loop, stop), daemon=True)
        thread.start()
        try:
            await loop.create_future()
        finally:
            stop.set()
            self._wake.set()
            await loop.run_in_executor(self._threads, thread.join, EVERY)

    def _beat(self, loop: asyncio.AbstractEventLoop, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                if not self.membership.beat():
                    log.warning("this process was taken for dead, and begins anew")
                    loop.call_soon_threadsafe(self.on_lost)
                    self.membership.join(self.address)
                loop.call_soon_threadsafe(self._look_round, self.membership.members)
            except SQLAlchemyError as e:
                log.warning("this process has lost the others: %s", type(e).__name__)
                self.membership.give_up()
            except RuntimeError:
                # The loop has ended.
                return
            self._wake.wait(EVERY)
            self._wake.clear()

    def _look_round(self, members: tuple[Member, ...]) -> None:
        self.on_beat(len(members))
        # A process that hangs keeps its connections: who waits there would wait for ever.
        for gone in [owner for owner in self.pipes if owner not in members]:
            for transport in self.pipes.pop(gone):
                transport.abort()

    async def leave(self) -> None:
        """Lets others have its tables at once."""
        with suppress(Trouble):
            await self._ask(self.membership.leave)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def lost(self) -> None:
        """Notes that a write was refused because its table is not ours any more."""
        self.on_lost()
        self._wake.set()

    # Tables

    async def hold(self, table: str) -> None:
        """Takes a table, if nobody else has it.

        :raises RunElsewhere: another process has it.
        :raises Trouble: the database does not answer.
        """
        owner = await self._holding.get(table)
        if owner is not None:
            raise RunElsewhere(owner)

    async def owner(self, table: str) -> Member | None:
        """Gets which other process has a table."""
        return await self._owners.get(table)

    async def release(self, tables: Iterable[str]) -> None:
        """Lets others have tables."""
        with suppress(Trouble):
            await self._ask(self.membership.release, tables)

    def taking(self, table: str) -> Write:
        """Gets what takes a table that is being made."""
        return partial(self.membership.take_new, table=table)

    async def others(self) -> tuple[Member, ...]:
        """Gets all other members.

        :raises Trouble: the database does not answer.
        """
        return await self._ask(self.membership.others)

    def is_shown(self, secret: str) -> bool:
        """Whether a request comes from another member."""
        return self.membership.me is not None and self.membership.me.knows(secret)

    async def _ask(self, ask: Callable[[*Args], T], *args: *Args) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, partial(ask, *args))
        except (SQLAlchemyError, LostLease, OSError) as e:
            raise Trouble(503, "server.storage") from e

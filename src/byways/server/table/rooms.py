"""The tables that are in use, and making new ones."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace

import msgspec
from sqlalchemy import Connection, delete

from byways.wire.messages import Problem
from byways.wire.requests import OpenTable
from byways.wire.tables import Summary

from ..access.devices import PassRow
from ..access.identity import Visitor
from ..clock import monotonic, time
from ..cluster.members import Cluster
from ..cluster.relay import LET_GO, notify_owner
from ..errors import Trouble
from ..slots import outside
from ..store.batching import Batcher
from ..store.database import Store, executes
from ..store.rows import TableRow
from ..store.schema import tables
from .answers import content_of
from .bots import Thinker, keep_playing, think
from .leaving import leave_tables
from .merging import Clash, let_in
from .new_tables import new_row
from .pace import Clock
from .restoring import Found, read_rooms
from .room import Kept, Room
from .salts import begin_if_ready
from .sequel import find_sequel
from .summaries import one_summary, summary
from .talk import Conversation
from .turns import queue_calls

IDLE = 600.0
"""Seconds after which an idle table is released."""

SWEEP = 60.0
COLLECT = 3600.0
"""At most so often all of memory is looked through for cycles: about 1 s with 1,000 tables."""


log = logging.getLogger(__name__)


@dataclass(slots=True)
class Rooms:
    """Every table, loaded when somebody comes to it."""

    store: Store
    open_tables: bool = False
    """Whether strangers may join tables from the lobby."""

    think: Thinker = think
    """Who thinks for the bots."""

    cluster: Cluster | None = None
    """The other processes that run tables, if there are any."""

    _kept: Batcher[str, Found] = field(init=False)
    """Tables as they are read: after a restart everybody comes at once."""

    _rooms: dict[str, Room] = field(default_factory=dict)
    _loading: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    _leaving: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while somebody is taken out of all tables."""

    _left: int = 0
    """How many were."""

    _tasks: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    _releasing: set[asyncio.Task[None]] = field(default_factory=set)
    _swept: float = 0.0
    """When idle tables were last looked for."""

    _collected: float = field(default_factory=monotonic)
    """When memory was last looked through."""

    def __post_init__(self) -> None:
        self._kept = Batcher(self._read_all)

    async def room(self, table: str, *, fetch: bool = False) -> Room:
        """Gets a table, from memory or from the database; *fetch*: from another process, too, if it has it.

        :raises Trouble: there is none, or it cannot be played any more.
        :raises RunElsewhere: another process runs it.
        """
        if fetch and self.cluster is not None and not self.has(table):
            await notify_owner(self.cluster, LET_GO, table)
        while (found := self._rooms.get(table)) is None:
            # Nobody waits for the table of somebody else, and two who come at once for the same one.
            if table not in self._loading:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table))
            await asyncio.shield(self._loading[table])
        found.touched = monotonic()
        return found

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[Room]:
        """Gets a table that nobody else changes meanwhile.

        :raises Trouble: there is none, also where it was taken away while we waited.
        :raises RunElsewhere: another process runs it.
        """
        while True:
            room = await self.room(table)
            async with room.lock:
                if self._rooms.get(table) is room:
                    yield room
                    return

    @property
    def open_count(self) -> int:
        """How many tables are open in memory."""
        return len(self._rooms)

    @property
    def thinking(self) -> int:
        """At how many tables the server has a move to make."""
        return sum(room.server_moves for room in self._rooms.values())

    def loaded(self, table: str) -> Room | None:
        """Gets a table if it is open in memory."""
        return self._rooms.get(table)

    def has(self, table: str) -> bool:
        """Whether a table is open in memory, or is being opened."""
        return table in self._rooms or table in self._loading

    async def _load(self, table: str) -> None:
        while table not in self._rooms:
            async with self._leaving:
                left = self._left
            if self.cluster is not None:
                await self.cluster.hold(table)
            room = await self._read(table)
            # Who has gone meanwhile is in what was read.
            if left == self._left and not self._leaving.locked():
                self._admit(room)

    async def _read(self, table: str) -> Room:
        try:
            found = await self._kept.get(table)
            if isinstance(found, Exception):
                raise found
            if isinstance(found, Kept):
                # A long game takes a while, in which others play on.
                found = await asyncio.to_thread(Room.restored, self.store, found)
            if found.row.over:
                found.sequel = await find_sequel(self.store, table)
            return found
        except Trouble:
            self._release(table)
            raise

    async def _read_all(self, names: Sequence[str]) -> dict[str, Found]:
        try:
            return await self.store.read(lambda connection: read_rooms(self.store, connection, names))
        except Trouble:
            raise
        except Exception as e:
            # Whatever is wrong with one table, the others are opened.
            alone = len(names) == 1
            return {names[0]: e} if alone else {name: (await self._read_all([name]))[name] for name in names}

    async def let_go(self, table: str) -> None:
        """Lets another process have a table; who watches it has to come again."""
        if (room := self._rooms.get(table)) is not None:
            async with room.lock:
                self._drop(room)
        if self.cluster is not None:
            await self.cluster.release([table])

    def drop_all(self) -> None:
        """Forgets every table: others run them now."""
        for room in [*self._rooms.values()]:
            self._drop(room)

    def _drop(self, room: Room) -> None:
        if self._rooms.get(room.row.id) is room:
            self._forget(room.row.id)
        for watcher in room.gallery.watchers:
            watcher.drop()

    def _forget(self, table: str) -> None:
        del self._rooms[table]
        if table in self._tasks:
            self._tasks.pop(table).cancel()

    def _release(self, *tables: str) -> None:
        """Lets others have tables, soon."""
        if self.cluster is not None:
            task = asyncio.create_task(self.cluster.release(tables))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    def _admit(self, room: Room) -> None:
        """Opens a table to those who come, and sits its bots down."""
        self._drop_idle()
        # It has no cycles to look for; after a restart thousands come at once.
        gc.freeze()
        table = room.row.id
        self._rooms[table] = room
        playing = asyncio.create_task(keep_playing(room, self.think), context=outside())
        task = self._tasks[table] = playing
        task.add_done_callback(lambda done: self._ended(table, done))

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        # The table may have been let go and be back with another task by now.
        if self._tasks.get(table) is task:
            del self._tasks[table]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("nobody plays for bots at a table any more", exc_info=error)

    def _drop_idle(self) -> None:
        """Lets go of tables that nobody has come to for a while; everything is on disk."""
        now = monotonic()
        if now < self._swept + SWEEP:
            return
        self._swept = now
        idle = [name for name, room in self._rooms.items() if room.idle and room.touched < now - IDLE]
        for name in idle:
            # Without this cycle it is gone at once.
            del self._rooms[name].gallery.room
            self._forget(name)
        self._release(*idle)
        if now > self._collected + COLLECT:
            self._collected = now
            gc.unfreeze()
            gc.collect()

    async def close(self) -> None:
        """Stops the bots."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def open(self, player: str, wish: OpenTable) -> str:
        """Makes a table as it was wished for; with one key only once.

        :raises Trouble: there is no such game, or not with these options and seats.
        """
        request = content_of("open", wish)
        existing = await self.store.table_by_key(player, wish.key, request)
        if existing is not None:
            return existing
        if wish.listed and not self.open_tables:
            raise Trouble(403, "server.no_open_tables")
        return await self.add(replace(await new_row(self.store, player, wish), request=request))

    async def add(self, row: TableRow) -> str:
        """Keeps a new table and sits its bots down."""
        room = await asyncio.to_thread(Room.replayed, self.store, row, ())
        match = room.match
        room.clock = Clock().after(row, match.to_act, time())
        room.row = replace(row, summary=summary(match, room.clock), over=match.over)
        also = [queue_calls(row, match.to_act, [row.creator])]
        if self.cluster is not None:
            also.append(self.cluster.taking(row.id))
        await self.store.add_table(room.row, also)
        room.row = replace(room.row, seats=await self.store.seats(row.id))
        self._admit(room)
        return row.id

    async def leave(self, player: str) -> None:
        """Forgets a player, at the tables and otherwise, in one commit.

        Where others play on, a bot does, too; where nobody else does, the table goes.

        :raises Trouble: it could not be saved; nothing of it is.
        """
        async with self._holding(player) as loaded:
            gone, left = await leave_tables(self.store, player, [room.row.id for room in loaded])
            for room in loaded:
                room.row = room.row.without(player)
                if room.row.id in gone:
                    self._close(room)
                else:
                    room.talk = await Conversation.load(self.store, room.row.id)
        for table in left:
            room = await self.room(table)
            room.reseat()
            async with room.lock:
                await begin_if_ready(room)

    @asynccontextmanager
    async def _holding(self, player: str) -> AsyncIterator[list[Room]]:
        """Has all tables of a player run here, and holds them while something changes at all of them."""
        if self.cluster is not None:
            for row in await self.store.tables_of(player, away=True):
                with suppress(Trouble):
                    await self.room(row.id, fetch=True)
        async with self._leaving, AsyncExitStack() as held:
            self._left += 1
            loaded = [room for room in self._rooms.values() if room.row.knows(player)]
            for room in loaded:
                await held.enter_async_context(room.lock)
            yield loaded

    async def remove(self, room: Room, problem: Problem) -> None:
        """Deletes a table, whose lock is held, and tells everybody there why.

        :raises Trouble: it could not be saved.
        """
        await self.store.do(executes(delete(tables).where(tables.c.id == room.row.id)), room.row.id)
        self._close(room, problem)

    def _close(self, room: Room, problem: Problem | None = None) -> None:
        """Sends everybody away from a table that is no more."""
        if room.row.id in self._rooms:
            self._forget(room.row.id)
        for watcher in room.gallery.watchers:
            watcher.hang_up(problem or Trouble(404, "server.no_table").problem)

    async def summary(self, table: str, player: str) -> Summary:
        """Gets a table in short.

        :raises Trouble: there is none, or it cannot be played any more.
        """
        room = await self.room(table)
        row = await self.store.table(table)
        assert row is not None
        return msgspec.structs.replace(one_summary(row, player), seats=[*room.gallery.seats(player)])

    def hang_up(self, credential: str) -> None:
        """Ends every connection that was opened with a token, which is nobody's any more."""
        for room in self._rooms.values():
            for watcher in room.gallery.watchers:
                if watcher.credential == credential:
                    watcher.hang_up(Trouble(401, "server.no_token").problem)

    def call_again(self, player: str) -> None:
        """Ends the lines of somebody who is somebody else now, and comes again as such."""
        for room in self._rooms.values():
            for watcher in room.gallery.watchers:
                if watcher.player == player:
                    watcher.hang_up(Problem("server.let_in", {}))

    async def let_in(self, visitor: Visitor, good: PassRow, label: str) -> None:
        """Makes a device somebody's, at the tables and otherwise, in one commit.

        :raises Trouble: the pass is used up, the two sit against each other, or it could not be saved.
        """
        outcome: list[bool | Clash] = []

        def write(connection: Connection) -> None:
            outcome.clear()
            with connection.begin_nested() as tried:
                try:
                    outcome.append(let_in(connection, visitor, good, label))
                except Clash as e:
                    outcome.append(e)
                    tried.rollback()

        async with self._holding(visitor.player) as loaded:
            await self.store.do(write, *(room.row.id for room in loaded))
            match outcome[-1]:
                case Clash(game=game):
                    raise Trouble(409, "server.both_sit", game=game)
                case False:
                    raise Trouble(404, "server.no_pass")
            for room in loaded:
                if (row := await self.store.table(room.row.id)) is not None:
                    room.row = replace(room.row, seats=row.seats, creator=row.creator, key=row.key)
        self.call_again(visitor.player)
        for room in loaded:
            room.reseat()

    async def show_anew(self, player: str) -> None:
        """Shows how somebody is called now, and what stands for them, at every open table where they sit."""
        for room in [each for each in self._rooms.values() if each.row.knows(player)]:
            async with room.lock:
                if (row := await self.store.table(room.row.id)) is not None:
                    room.row = replace(room.row, seats=row.seats)
                    room.reseat()

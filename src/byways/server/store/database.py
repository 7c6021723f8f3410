"""The database: what was acknowledged is in it.

All access runs in threads over plain SQLAlchemy Core: its asynchronous layer
brings the whole ORM along, a third of a second at every start.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, and_, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..clock import monotonic, time
from ..errors import Trouble
from .opening import Opened, file_of, open_database
from .reading import SEAT, TABLE, read_steps, read_table, sat_at, sitting_at, values_of, with_seats
from .rows import SeatRow, Step, TableRow
from .schema import holders, players, put_away, records, results, seats, tables
from .writer import Fenced, KeptSteps, Write, Writer

DISK_LOW = 200_000_000
"""With fewer bytes free, nothing new is begun."""

DISK_EVERY = 5.0

MOST_RECORDS = 300
"""The most records a player may upload."""

T = TypeVar("T")


def executes(*writes: Executable | Write) -> Write:
    """Gets what executes statements and other writes, one after the other."""

    def write(connection: Connection) -> None:
        for each in writes:
            if isinstance(each, Executable):
                connection.execute(each)
            else:
                each(connection)

    return write


@dataclass(slots=True)
class Store:
    """All reading and writing. Every write is on disk before it returns."""

    opened: Opened
    writer: Writer = field(init=False)
    _disk: tuple[float, bool] = (-DISK_EVERY, False)
    _threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(4, "read"))

    def __post_init__(self) -> None:
        self.writer = Writer(self.opened)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens a database, brings it up to date, and begins to write.

        :raises Trouble: it cannot be opened, or another server has it.
        """
        return cls(await asyncio.to_thread(open_database, url)).start()

    def start(self) -> Store:
        """Begins to write."""
        self.writer.start()
        return self

    async def close(self) -> None:
        """Finishes what waits, but not for ever, and closes."""
        await self.writer.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.opened.close()

    def disk_low(self) -> bool:
        """Whether the disk of an SQLite database is nearly full; looked at every few seconds."""
        file, (at, low) = file_of(self.opened.engine), self._disk
        if file is not None and monotonic() > at + DISK_EVERY:
            low = shutil.disk_usage(file.parent).free < DISK_LOW
            self._disk = monotonic(), low
        return low

    # Writing

    async def do(self, write: Write, *of: str) -> None:
        """Writes; returns once it is on disk. What changes tables says *of* which.

        :raises Trouble: it could not be saved; nothing of it is.
        """
        await self.writer.do(Fenced(of, write) if of else write)

    async def add_within(self, most: int, kept: Executable, *writes: Executable | Write) -> bool:
        """Writes unless as many are kept as may be: they are counted in the same commit, since many may be
        asked for at once. Gets whether it was written.

        :raises Trouble: it could not be saved.
        """
        fits = False

        def write(connection: Connection) -> None:
            nonlocal fits
            if fits := (connection.scalar(kept) or 0) < most:
                executes(*writes)(connection)

        await self.do(write)
        return fits

    async def read(self, read: Callable[[Connection], T]) -> T:
        """Reads in a thread.

        :raises Trouble: the database does not answer.
        """
        try:
            # Threads of our own: nothing else that is slow keeps those waiting who only ask.
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read_now, read)
        except (SQLAlchemyError, OSError) as e:
            raise Trouble(503, "server.storage") from e

    def _read_now(self, read: Callable[[Connection], T]) -> T:
        with self.opened.engine.connect() as connection:
            return read(connection)

    async def scalar(self, query: Executable) -> Any:
        """Reads the first value of a query, none where there is none."""
        return await self.read(lambda connection: connection.scalar(query))

    async def scalars(self, query: Executable) -> Sequence[Any]:
        """Reads the first value of each row of a query."""
        return await self.read(lambda connection: connection.scalars(query).all())

    async def first(self, query: Executable) -> Any:
        """Reads the first row of a query, none where there is none."""
        return await self.read(lambda connection: connection.execute(query).first())

    async def rows(self, query: Executable) -> Sequence[Any]:
        """Reads all rows of a query."""
        return await self.read(lambda connection: connection.execute(query).all())

    async def add_table(self, row: TableRow, also: Sequence[Write] = ()) -> None:
        """Keeps a new table with its seats, and in the same commit what else follows from it."""
        now = time()

        def write(connection: Connection) -> None:
            values = values_of(row, TABLE) | {"created": now, "updated": now}
            connection.execute(insert(tables).values(deal=row.deal, **values))
            for seat in row.seats:
                connection.execute(insert(seats).values(table_id=row.id, **values_of(seat, SEAT)))
                for holder in sorted(seat.holders):
                    connection.execute(insert(holders).values(table_id=row.id, seat=seat.seat, player=holder))
            for more in also:
                more(connection)

        await self.do(write)

    async def add_steps(
        self,
        table: str,
        steps: Sequence[Step],
        summary: dict[str, Any] | None,
        over: bool,
        also: Sequence[Write] = (),
    ) -> None:
        """Keeps steps, how the table stands after them, and in the same commit what else follows from them.

        Without a *summary* the table stands as before, also in the order of tables.
        """
        now = time()
        rows = [
            {
                "table_id": table,
                "number": step.number,
                "seat": step.seat,
                "do": step.do,
                "path": " ".join(step.path),
                "key": step.key,
                "at": now,
                "chain": step.chain,
            }
            for step in steps
        ]
        stands = None
        if summary is not None:
            stands = {"which": table, "summary": json.dumps(summary), "over": over, "updated": now}
        await self.do(KeptSteps(rows, stands, also))

    async def add_record(self, record: str, player: str, written: str) -> None:
        """Keeps the text of a record; brought again, it is kept once.

        :raises Trouble: the player has brought too many, or it could not be saved.
        """
        query = select(func.count()).select_from(records)
        others = query.where(and_(records.c.player == player, records.c.id != record))

        def write(connection: Connection) -> None:
            if connection.scalar(select(records.c.id).where(records.c.id == record)) is None:
                connection.execute(
                    insert(records).values(id=record, player=player, text=written, created=time())
                )

        if not await self.add_within(MOST_RECORDS, others, write):
            raise Trouble(409, "server.records_full", most=MOST_RECORDS)

    async def name_player(self, player: str, name: str) -> None:
        """Keeps what a player wants to be called, here and wherever they sit under their old name."""

        def write(connection: Connection) -> None:
            old = connection.scalar(select(players.c.name).where(players.c.id == player))
            _keep_player(connection, player, {"name": name})
            for table in (seats, results) if old else ():
                same = and_(table.c.player == player, table.c.name == old)
                connection.execute(update(table).where(same).values(name=name))

        await self.do(write)

    async def keep_player(self, player: str, **values: str | bool | None) -> None:
        """Keeps something that a player has told us."""
        await self.do(lambda connection: _keep_player(connection, player, values))

    async def put_away(self, player: str, table: str, away: bool) -> None:
        """Keeps a table out of a player's sight, or no longer."""
        here = {"player": player, "table_id": table}
        show = delete(put_away).filter_by(**here)
        await self.do(executes(show, *([insert(put_away).values(here)] if away else [])))

    # Reading

    async def player_name(self, player: str) -> str:
        query = select(players.c.name).where(players.c.id == player)
        return await self.scalar(query) or ""

    async def table(self, table: str) -> TableRow | None:
        """Gets a table with its seats."""
        return await self.read(lambda connection: read_table(connection, table))

    async def seats(self, table: str) -> tuple[SeatRow, ...]:
        """Gets who sits where at a table."""
        return await self.read(lambda each: tuple(sitting_at(each, [table])[table].values()))

    async def record(self, record: str) -> str | None:
        """Gets the text of a record."""
        query = select(records.c.text).where(records.c.id == record)
        found: str | None = await self.scalar(query)
        return found

    async def table_by_key(self, creator: str, key: str, request: str) -> str | None:
        """Gets the table that a creator asked for with a key, so that asking twice makes one.

        :raises Trouble: the key was used for something else.
        """
        query = select(tables.c.id, tables.c.request)
        row = await self.first(query.where(and_(tables.c.creator == creator, tables.c.key == key)))
        if row is None:
            return None
        if row.request not in ("", request):
            raise Trouble(409, "server.key_used")
        found: str = row.id
        return found

    async def invited(self, token: str) -> tuple[str, int] | None:
        """Gets the table and seat behind an invite."""
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.invite == token)
        row = await self.first(query)
        return (row[0], row[1]) if row is not None else None

    async def steps(self, table: str) -> list[Step]:
        return await self.read(lambda connection: read_steps(connection, table))

    async def tables_of(self, player: str, limit: int = 200, *, away: bool = False) -> list[TableRow]:
        """Gets the tables at which a player sits, newest first, without those that were put *away*, or with.

        With them it is all there are.
        """

        def read(connection: Connection) -> list[TableRow]:
            hidden = select(put_away.c.table_id).where(put_away.c.player == player)
            own = tables.c.id.in_(sat_at(player))
            shown = own if away else and_(own, tables.c.id.not_in(hidden))
            query = select(tables).where(shown).order_by(tables.c.updated.desc())
            query = query if away else query.limit(limit)
            return with_seats(connection, connection.execute(query).mappings().all())

        return await self.read(read)


def _keep_player(connection: Connection, player: str, values: dict[str, Any]) -> None:
    if not connection.execute(update(players).where(players.c.id == player).values(values)).rowcount:
        row = {"name": "", "created": time(), **values}
        connection.execute(insert(players).values(id=player, **row))

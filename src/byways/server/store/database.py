"""The database: what was acknowledged is in it. One commit serves all writes that wait.

All access runs in threads over plain SQLAlchemy Core: its asynchronous layer
brings the whole ORM along, a third of a second at every start.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import time
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    and_,
    bindparam,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from byways.kernel.facts import dump_options, load_options
from byways.kernel.match import Entry
from byways.kernel.protocol import Seat

from ..errors import Trouble
from . import migrations
from .rows import SeatRow, Step, TableRow
from .schema import VERSION, holders, players, records, seats, steps, tables

log = logging.getLogger(__name__)

T = TypeVar("T")
Write = Callable[[Connection], None]
DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def executes(statement: Executable) -> Write:
    """Gets what executes one statement."""

    def write(connection: Connection) -> None:
        connection.execute(statement)

    return write


_ADD_STEP = insert(steps)
_UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("summary", "over", "updated")})
)


@dataclass(frozen=True, slots=True)
class KeptStep:
    """A step as it is written: those of one commit go to the database together."""

    step: dict[str, Any]
    table: dict[str, Any] | None
    """How the table stands after it, where that is not as before."""

    also: Sequence[Write]

    def __call__(self, connection: Connection) -> None:
        """Writes what else follows from it."""
        for write in self.also:
            write(connection)


@dataclass(slots=True)
class Store:
    """All reading and writing. Every write is on disk before it returns."""

    engine: Engine
    _queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = field(default_factory=asyncio.Queue)
    _writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens a database and brings it up to date.

        :raises Trouble: it cannot be opened.
        """
        try:
            engine = create_engine(driver_url(url), pool_pre_ping=not url.startswith("sqlite"))
            if engine.dialect.name == "sqlite":
                event.listen(engine, "connect", _set_up_sqlite)
            await asyncio.to_thread(_bring_up_to_date, engine)
        except (SQLAlchemyError, OSError, ImportError) as e:
            raise Trouble(503, "server.database", reason=str(e).splitlines()[0][:200]) from e
        store = cls(engine)
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Finishes what waits and closes."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        self.engine.dispose()

    # Writing

    async def do(self, write: Write) -> None:
        """Writes; returns once it is on disk.

        :raises Trouble: it could not be saved; nothing of it is.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((write, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            if not await self._commit(batch) and len(batch) > 1:
                # One of them spoils it for the others: each on its own.
                for item in batch:
                    await self._commit([item], last=True)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]], *, last: bool = False) -> bool:
        try:
            await asyncio.to_thread(self._write_all, [write for write, _ in batch])
        except Exception as e:
            # Whatever one of them does, the next ones must be written.
            if not isinstance(e, SQLAlchemyError | OSError):
                log.exception("a write failed")
            if len(batch) == 1 or last:
                code = "server.twice" if isinstance(e, IntegrityError) else "server.storage"
                for _, done in batch:
                    if not done.done():
                        done.set_exception(Trouble(409 if code == "server.twice" else 503, code))
            return False
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True

    def _write_all(self, writes: list[Write]) -> None:
        kept = [write for write in writes if isinstance(write, KeptStep)]
        with self.engine.begin() as connection:
            if kept:
                connection.execute(_ADD_STEP, [each.step for each in kept])
            if stands := [each.table for each in kept if each.table is not None]:
                connection.execute(_UPDATE_TABLE, stands)
            for write in writes:
                write(connection)

    async def read(self, read: Callable[[Connection], T]) -> T:
        """Reads in a thread.

        :raises Trouble: the database does not answer.
        """
        try:
            return await asyncio.to_thread(self._read_now, read)
        except (SQLAlchemyError, OSError) as e:
            raise Trouble(503, "server.storage") from e

    def _read_now(self, read: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return read(connection)

    async def add_table(self, row: TableRow, also: Sequence[Write] = ()) -> None:
        """Keeps a new table with its seats, and in the same commit what else follows from it."""
        now = time()

        def write(connection: Connection) -> None:
            connection.execute(
                insert(tables).values(
                    id=row.id,
                    game=row.game,
                    rules=row.rules,
                    options=dump_options(row.options),
                    seed=row.seed,
                    creator=row.creator,
                    key=row.key,
                    summary=json.dumps(row.summary),
                    over=row.over,
                    created=now,
                    updated=now,
                    position=row.position,
                    begun=_written(row.begun),
                    pace=row.pace,
                    listed=row.listed,
                    typed=row.typed,
                    deal=row.deal,
                    day=row.day,
                )
            )
            for seat in row.seats:
                connection.execute(
                    insert(seats).values(
                        table_id=row.id,
                        seat=seat.seat,
                        kind=seat.kind,
                        level=seat.level,
                        player=seat.player,
                        name=seat.name,
                        invite=seat.invite,
                    )
                )
                for holder in sorted(seat.holders):
                    connection.execute(insert(holders).values(table_id=row.id, seat=seat.seat, player=holder))
            for more in also:
                more(connection)

        await self.do(write)

    async def add_step(
        self, table: str, step: Step, summary: dict[str, Any] | None, over: bool, also: Sequence[Write] = ()
    ) -> None:
        """Keeps a step, how the table stands after it, and in the same commit what else follows from it.

        Without a *summary* the table stands as before, also in the order of tables.
        """
        now = time()
        row = {
            "table_id": table,
            "number": step.number,
            "seat": step.seat,
            "do": step.do,
            "path": " ".join(step.path),
            "key": step.key,
            "at": now,
        }
        stands = None
        if summary is not None:
            stands = {"which": table, "summary": json.dumps(summary), "over": over, "updated": now}
        await self.do(KeptStep(row, stands, also))

    async def add_record(self, record: str, player: str, written: str) -> None:
        """Keeps the text of a record; brought again, it is kept once."""

        def write(connection: Connection) -> None:
            if connection.scalar(select(records.c.id).where(records.c.id == record)) is None:
                connection.execute(
                    insert(records).values(id=record, player=player, text=written, created=time())
                )

        await self.do(write)

    async def name_player(self, player: str, name: str) -> None:
        """Keeps what a player wants to be called."""
        await self.keep_player(player, name=name)

    async def keep_player(self, player: str, **values: str | None) -> None:
        """Keeps something that a player has told us."""

        def write(connection: Connection) -> None:
            if not connection.execute(
                update(players).where(players.c.id == player).values(**values)
            ).rowcount:
                told = {"name": "", "created": time(), **values}
                connection.execute(insert(players).values(id=player, **told))

        await self.do(write)

    # Reading

    async def player_name(self, player: str) -> str:
        query = select(players.c.name).where(players.c.id == player)
        return await self.read(lambda connection: connection.scalar(query)) or ""

    async def table(self, table: str) -> TableRow | None:
        """Gets a table with its seats."""

        def read(connection: Connection) -> TableRow | None:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
            return _with_seats(connection, row) if row is not None else None

        return await self.read(read)

    async def record(self, record: str) -> str | None:
        """Gets the text of a record."""
        query = select(records.c.text).where(records.c.id == record)
        return await self.read(lambda connection: connection.scalar(query))

    async def table_by_key(self, creator: str, key: str) -> str | None:
        """Gets the table that a creator asked for with a key, so that asking twice makes one."""
        query = select(tables.c.id).where(and_(tables.c.creator == creator, tables.c.key == key))
        return await self.read(lambda connection: connection.scalar(query))

    async def invited(self, token: str) -> tuple[str, int] | None:
        """Gets the table and seat behind an invite."""
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.invite == token)
        row = await self.read(lambda connection: connection.execute(query).first())
        return (row[0], row[1]) if row is not None else None

    async def steps(self, table: str) -> list[Step]:
        query = select(steps).where(steps.c.table_id == table).order_by(steps.c.number)
        rows = await self.read(lambda connection: connection.execute(query).mappings().all())
        return [
            Step(row["number"], row["seat"], row["do"], tuple(row["path"].split()), row["key"])
            for row in rows
        ]

    async def tables_of(self, player: str, limit: int = 200) -> list[TableRow]:
        """Gets the tables at which a player sits, newest first."""

        def read(connection: Connection) -> list[TableRow]:
            mine = union(
                select(seats.c.table_id).where(seats.c.player == player),
                select(holders.c.table_id).where(holders.c.player == player),
            )
            query = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()).limit(limit)
            return [_with_seats(connection, row) for row in connection.execute(query).mappings().all()]

        return await self.read(read)


def _with_seats(connection: Connection, row: Any) -> TableRow:
    same = and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
    query = (
        select(seats, holders.c.player.label("holder"))
        .outerjoin(holders, same)
        .where(seats.c.table_id == row["id"])
        .order_by(seats.c.seat)
    )
    found: dict[int, SeatRow] = {}
    for each in connection.execute(query).mappings():
        seat = found.get(each["seat"]) or _seat(each)
        others = {each["holder"]} if each["holder"] is not None else set()
        found[seat.seat] = replace(seat, holders=seat.holders | others)
    return TableRow(
        row["id"],
        row["game"],
        row["rules"],
        load_options(row["options"]),
        row["seed"],
        row["creator"],
        row["key"],
        json.loads(row["summary"]),
        row["over"],
        row["updated"],
        tuple(found.values()),
        row["position"],
        _entries(row["begun"]),
        row["pace"],
        row["listed"],
        row["typed"],
        row["day"],
    )


def _seat(row: Any) -> SeatRow:
    return SeatRow(row["seat"], row["kind"], row["name"], row["level"], row["player"], row["invite"])


def _written(begun: tuple[Entry, ...]) -> str | None:
    return "\n".join(f"{entry.seat} {' '.join(entry.path)}" for entry in begun) or None


def _entries(written: str | None) -> tuple[Entry, ...]:
    rows = (line.split(" ") for line in (written or "").split("\n") if line)
    return tuple(Entry(Seat(int(seat)), tuple(path)) for seat, *path in rows)


def driver_url(url: str) -> str:
    """Gets a database address with the driver that we use.

    >>> driver_url("postgresql://localhost/games")
    'postgresql+psycopg://localhost/games'
    """
    scheme, colon, rest = url.partition(":")
    return f"{DRIVERS.get(scheme, scheme)}{colon}{rest}"


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=3000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _bring_up_to_date(engine: Engine) -> None:
    with engine.begin() as connection:
        known = inspect(connection).has_table("alembic_version")
        if known and connection.scalar(text("SELECT version_num FROM alembic_version")) == VERSION:
            return
        # Only a database that is not up to date pays for loading this.
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

"""Opening a database: one server for each, up to date or as it was before, nobody else's to read."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..errors import Trouble
from .membership import Membership
from .schema import VERSION, saves
from .server_lock import BESIDE, AdvisoryLock, FileLock, ServerLock

DRIVERS = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
WRITES = "byways_writes"
"""The execution option of a connection that is going to write."""

PRIVATE = 0o600
_NO_VERSION = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
    " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))",
    "INSERT INTO alembic_version VALUES ('')",
)


@dataclass(frozen=True, slots=True)
class Opened:
    """A database that is ours and up to date."""

    engine: Engine
    lock: ServerLock | None
    saves: int
    """How many saves there were so far."""

    missing: int = 0
    """How many saves it has lost."""

    membership: Membership | None = None
    """Who else uses it, where several processes do."""

    def close(self) -> None:
        """Lets another server have it."""
        if self.lock is not None:
            self.lock.give_up()
        self.engine.dispose()


def open_database(url: str, *, shared: bool = False) -> Opened:
    """Locks a database and brings it up to date, making a copy of it before.

    A *shared* one in PostgreSQL may be used by several processes, and is brought up to date by one alone.

    :raises Trouble: it cannot be opened, or another server has it.
    """
    try:
        engine = engine_for(url)
        shared = shared and engine.dialect.name == "postgresql"
        lock = (
            _lock(engine)
            if not shared
            else AdvisoryLock.share(engine, lambda connection: version_of(connection) == VERSION)
        )
        try:
            _bring_up_to_date(engine)
            with engine.connect() as connection:
                count = connection.scalar(select(saves.c.count)) or 0
            known = lock.saves() if lock is not None else 0
            if isinstance(lock, AdvisoryLock) and shared:
                lock.let_others_in()
            membership = Membership(engine) if shared else None
            return Opened(engine, lock, count, max(0, known - count), membership)
        except BaseException:
            if lock is not None:
                lock.give_up()
            engine.dispose()
            raise
    except (SQLAlchemyError, OSError, ImportError, sqlite3.Error) as e:
        raise unusable(e) from e


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """Opens a database to look at it; a server may use it meanwhile.

    :raises Trouble: it cannot be opened.
    """
    try:
        engine = engine_for(url)
        file = file_of(engine)
        if file is not None and not file.is_file():
            raise Trouble(503, "server.database", reason=str(file))
        with engine.connect() as connection:
            yield connection
        engine.dispose()
    except (SQLAlchemyError, sqlite3.Error, OSError) as e:
        raise unusable(e) from e


def unusable(error: Exception) -> Trouble:
    """Gets what is answered where a database cannot be used."""
    return Trouble(503, "server.database", reason=str(error).partition("\n")[0][:200])


def engine_for(url: str) -> Engine:
    """Gets an engine for a database; nothing is opened yet.

    :raises Trouble: it is no file and no address of a database of ours.
    :raises SQLAlchemyError: the address cannot be used.
    """
    address = address_of(url)
    engine = create_engine(address, pool_pre_ping=address.drivername != "sqlite")
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _set_up_postgres)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def address_of(text: str) -> URL:
    """Gets the address of a database, with the driver that we use, from what an operator gave.

    >>> str(address_of("postgresql://localhost/games"))
    'postgresql+psycopg://localhost/games'
    >>> str(address_of("games.db"))
    'sqlite:///games.db'

    :raises Trouble: it is no file and no address of a database of ours.
    """
    scheme, colon, rest = text.partition(":")
    if text and "://" not in text:
        return URL.create("sqlite", database=text)
    if scheme not in DRIVERS:
        raise Trouble(503, "server.no_database")
    try:
        return make_url(f"{DRIVERS[scheme]}{colon}{rest}")
    except (ArgumentError, ValueError) as e:
        raise Trouble(503, "server.no_database") from e


def file_of(engine: Engine) -> Path | None:
    """Gets the file of an SQLite database, if it is one and lies in a file."""
    name = engine.url.database
    return Path(name) if engine.dialect.name == "sqlite" and name and name != ":memory:" else None


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    # Transactions are begun by us: the driver would make changes of the schema outside of them.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=3000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _set_up_postgres(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        # Who stops in the middle of a write holds locks that others wait for.
        cursor.execute("SET idle_in_transaction_session_timeout = '2s'")
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _lock(engine: Engine) -> ServerLock | None:
    if engine.dialect.name == "postgresql":
        return AdvisoryLock.take(engine)
    file = file_of(engine)
    if file is None:
        return None
    _make_private(file)
    return FileLock.take(file.with_name(file.name + BESIDE))


def _make_private(file: Path) -> None:
    """Lets nobody else on this machine read a database: it has addresses of webhooks and hidden hands.

    :raises OSError: it cannot be made.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    for each in (file, *(file.with_name(f"{file.name}-{more}") for more in ("wal", "shm"))):
        # Somebody else's file is theirs to protect.
        with suppress(FileNotFoundError, PermissionError):
            each.chmod(PRIVATE)


def _bring_up_to_date(engine: Engine) -> None:
    with engine.connect() as connection:
        found = version_of(connection)
    if found == VERSION:
        return
    if found is not None:
        back_up(engine, f".before-{VERSION}")
    upgrade(engine)


def upgrade(engine: Engine, version: str = VERSION) -> None:
    """Migrates a database, all of it or nothing.

    :raises OSError: it is of a version that is not known here.
    """
    # All migrations are one transaction: whoever is killed in the middle finds the database as it was.
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        migrate(connection, version)


def migrate(connection: Connection, version: str = VERSION) -> None:
    """Makes a database one of a later version.

    :raises OSError: it is of a version that is not known here.
    """
    # Only a database that is not up to date pays for loading this.
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    from .migrations import MIGRATIONS

    found = version_of(connection)
    if found is not None and found not in MIGRATIONS:
        raise OSError(f"version {found[:40]} is not known here")
    op = Operations(MigrationContext.configure(connection))
    if found is None:
        for statement in _NO_VERSION:
            connection.execute(text(statement))
    for name, change in MIGRATIONS.items():
        if (found or "") < name <= version:
            change(op)
            connection.execute(text("UPDATE alembic_version SET version_num = :name"), {"name": name})


def version_of(connection: Connection) -> str | None:
    """Gets the newest migration of a database, none if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def back_up(engine: Engine, ending: str) -> Path | None:
    """Copies an SQLite database, whatever is being written, to a file beside it; the copy is there or not.

    :raises OSError: it cannot be written.
    """
    file = file_of(engine)
    if file is None:
        return None
    copy, half = file.with_name(file.name + ending), file.with_name(f"{file.name}{ending}.half")
    half.unlink(missing_ok=True)
    os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(half)) as target:
        source.backup(target)
    half.replace(copy)
    return copy

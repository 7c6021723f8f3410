"""Killed after any statement of a migration: the database is as before or as after, and opens."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import Engine

from byways.server.store.opening import engine_for, open_database
from byways.server.store.schema import VERSION

from .findings import Findings, Show

_VALUES = {"TEXT": "x", "INTEGER": 1, "FLOAT": 0.0, "BOOLEAN": 0}

_GAINED = {
    2: "tables.position tables.begun records",
    3: "players.lang players.hook tables.pace tables.listed tables.typed tables.deal tables_deal tables.day"
    " seats.link seats_link tokens holders talk results dailies calls",
    4: "tables.steps tables.head tables.origin tables.previous tables_previous seats.asked steps.chain"
    " refusals saves",
    5: "dailies.rules tables.home tables.drawn dailies.home dailies.drawn",
    6: "put_away",
    7: "tables.joint tables.salts seats.pledge seats.salt",
    8: "tables.increment",
    9: "tables.hints judgements",
    10: "devices passes",
    11: "processes leases",
    12: "players.unlisted players.avatar results.par results_at notes",
    13: "calls.push pushes mutes",
    14: "passkeys challenges",
    15: "tables.watchers_named",
    16: "seats.stand_in passes.device passkeys.device",
    17: "studies",
    18: "tokens.device",
    20: "tables.request",
}
"""The tables, columns and indexes that came with each version of the schema."""


def migrate(every: int, show: Show) -> Findings:
    """Migrates databases of all older versions, killed after every so many statements."""
    faults: list[str] = []
    kills = 0
    versions = range(1, int(VERSION))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number, version in enumerate(versions):
            old = _old(folder, version)
            before, after = _dump(old), _dump(_migrated(folder, old))
            statement = 1
            while _killed(folder, old, statement):
                kills += 1
                copy = folder / "copy"
                found = _dump(copy)
                if found not in (before, after):
                    faults.append(f"{version}: half done after {statement} statements")
                open_database(f"sqlite:///{copy}").close()
                if _dump(copy) != after:
                    faults.append(f"{version}: not as it should be after {statement} statements and a start")
                statement += every
                show(number + min(0.99, statement / 300))
            show(number + 1)
    return Findings({"versions": len(versions), "kills": kills}, tuple(faults))


def take_back(connection: Connection, version: int) -> None:
    """Makes an SQLite database what it was in an older version of the schema."""
    if version < 19:
        connection.execute(text("ALTER TABLE seats RENAME COLUMN kept_for TO asked"))
    if 12 <= version < 16:
        connection.execute(text("ALTER TABLE tables ADD COLUMN stand_in BOOLEAN DEFAULT 0 NOT NULL"))
    kept = {*inspect(connection).get_table_names()}
    gained = [name for number, names in _GAINED.items() if number > version for name in names.split()]
    for name in reversed(gained):
        table, _, column = name.partition(".")
        if column:
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        else:
            connection.execute(text(f"DROP {'TABLE' if name in kept else 'INDEX'} {name}"))
    connection.execute(text(f"UPDATE alembic_version SET version_num = '{version:04}'"))


def _old(folder: Path, version: int) -> Path:
    """Makes a database of an older version, with a row in each table."""
    file = folder / f"{version}"
    open_database(f"sqlite:///{file}").close()
    engine = engine_for(f"sqlite:///{file}")
    with engine.begin() as connection:
        take_back(connection, version)
    engine.dispose()
    with closing(sqlite3.connect(file)) as database, database:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%!_%' ESCAPE '!'"
        for (table,) in database.execute(query).fetchall():
            columns = database.execute(f"PRAGMA table_info({table})").fetchall()
            values = [_VALUES[kind] for _, _, kind, *_ in columns]
            if not database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]:
                database.execute(f"INSERT INTO {table} VALUES ({','.join('?' * len(values))})", values)
        # What is kept as JSON has to be read.
        database.execute("UPDATE tables SET options = '{}', summary = '{}'")
    return file


def _migrated(folder: Path, old: Path) -> Path:
    copy = _copied(folder, old)
    open_database(f"sqlite:///{copy}").close()
    return copy


def _copied(folder: Path, old: Path) -> Path:
    for left in folder.glob("copy*"):
        left.unlink()
    return Path(shutil.copy(old, folder / "copy"))


def _killed(folder: Path, old: Path, statement: int) -> bool:
    """Migrates a copy in a process that kills itself after a statement. Gets whether it came so far."""
    copy = _copied(folder, old)
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        left = [statement]

        @event.listens_for(Engine, "after_cursor_execute")
        def count(*_: object) -> None:
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)

        try:
            open_database(f"sqlite:///{copy}")
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def _dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return [*database.iterdump()]

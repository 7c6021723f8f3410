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

from sqlalchemy import event
from sqlalchemy.engine import Engine

from byways.server.store.opening import engine_for, open_database, upgrade
from byways.server.store.schema import VERSION

from .findings import Findings, Show

_VALUES = {"TEXT": "x", "INTEGER": 1, "FLOAT": 0.0, "BOOLEAN": 0}


def migrate(every: int, show: Show) -> Findings:
    """Migrates databases of all older versions, killed after every so many statements."""
    faults: list[str] = []
    kills = 0
    versions = [f"{number:04}" for number in range(1, int(VERSION))]
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


def _old(folder: Path, version: str) -> Path:
    """Makes a database of an older version, with a row in each table."""
    file = folder / version
    engine = engine_for(f"sqlite:///{file}")
    upgrade(engine, version)
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

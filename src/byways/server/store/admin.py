"""What an operator does with a database: looks, copies, puts back, takes out."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import chain, count
from pathlib import Path

from sqlalchemy import Connection, Executable, and_, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..errors import Trouble
from .notes import note_rewritten
from .opening import PRIVATE, WRITES, back_up, engine_for, file_of, open_database, unusable
from .reading import read_steps, read_table
from .rows import Step, TableRow
from .schema import seats, tables


def all_tables(connection: Connection) -> Iterator[TableRow]:
    """Gets every table, the one that rests longest first."""
    for table in connection.scalars(select(tables.c.id).order_by(tables.c.updated)).all():
        row = read_table(connection, table)
        if row is not None:
            yield row


def one_table(connection: Connection, table: str) -> tuple[TableRow, list[Step]]:
    """Gets a table with its steps.

    :raises Trouble: there is none.
    """
    row = read_table(connection, table)
    if row is None:
        raise Trouble(404, "server.no_table")
    return row, read_steps(connection, table)


def delete_table(url: str, table: str) -> None:
    """Deletes a table and all that belongs to it; no server may run.

    :raises Trouble: there is none, or a server runs.
    """
    _change(url, table, delete(tables).where(tables.c.id == table))


def close_table(url: str, table: str) -> None:
    """Closes all seats of people at a table, so that the server plays it to its end; no server may run.

    :raises Trouble: there is none, or a server runs.
    """
    people = and_(seats.c.table_id == table, seats.c.kind.in_(("person", "open")))
    _change(url, table, update(seats).where(people).values(kind="closed", invite=None, kept_for=None))


def _change(url: str, table: str, change: Executable) -> None:
    opened = open_database(url)
    try:
        with opened.engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
            one_table(connection, table)
            connection.execute(change)
            note_rewritten(connection)
    finally:
        opened.close()


def copy_to(url: str, target: Path) -> None:
    """Copies an SQLite database into a file, while a server may use it.

    :raises Trouble: it is none, or the copy cannot be written.
    """
    source = _sqlite_file(url)
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except (OSError, sqlite3.Error) as e:
        raise unusable(e) from e


def put_back(url: str, copy: Path) -> Path | None:
    """Puts a copy in place of an SQLite database; no server may run. Gets where the one before is kept.

    :raises Trouble: it is none, the copy is damaged or something else, or a server runs.
    """
    file = _sqlite_file(url)
    if not copy.is_file():
        raise Trouble(503, "server.database", reason=str(copy))
    opened = open_database(url)
    try:
        with closing(sqlite3.connect(copy)) as new:
            if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Trouble(503, "check.file")
            # A file that is something else, or empty, must not take the place of all games.
            new.execute("SELECT version_num FROM alembic_version")
            before = back_up(opened.engine, _unused(file, ".before-restore"))
            opened.engine.dispose()
            with closing(sqlite3.connect(file)) as old:
                new.backup(old)
    except (OSError, sqlite3.Error) as e:
        raise unusable(e) from e
    finally:
        opened.close()
    return before


def _unused(file: Path, ending: str) -> str:
    """Gets an ending with which there is no file yet: who restores twice keeps what was there at first."""
    endings = chain((ending,), (f"{ending}-{number}" for number in count(2)))
    return next(each for each in endings if not file.with_name(file.name + each).exists())


def _sqlite_file(url: str) -> Path:
    try:
        file = file_of(engine_for(url))
    except SQLAlchemyError as e:
        raise unusable(e) from e
    if file is None:
        raise Trouble(400, "admin.only_sqlite")
    return file

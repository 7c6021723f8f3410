"""Looking a database over: what of it is damaged, so that the rest can be relied on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, select

from ..errors import Trouble
from .chain import is_whole
from .opening import file_of, reading, version_of
from .reading import read_steps, read_table
from .rows import Step, TableRow
from .schema import VERSION, saves, tables
from .server_lock import BESIDE, FileLock


@dataclass(frozen=True, slots=True)
class Damage:
    """Something that is not as it was kept."""

    code: str
    """The sentence ``check.<code>``."""

    table: str = ""
    count: int = 0


def damaged_tables(connection: Connection) -> Iterator[Damage]:
    """Finds the tables of which something is missing or changed."""
    for table in table_names(connection):
        if not isinstance(found := kept_table(connection, table), tuple):
            yield found


def table_names(connection: Connection) -> Sequence[str]:
    """Gets all tables, the oldest first."""
    return connection.scalars(select(tables.c.id).order_by(tables.c.created)).all()


def kept_table(connection: Connection, table: str) -> tuple[TableRow, list[Step]] | Damage:
    """Gets a table with all its steps, or what is wrong with it."""
    try:
        row, steps = read_table(connection, table), read_steps(connection, table)
    except (ValueError, TypeError, LookupError):
        return Damage("unreadable", table)
    if row is None:
        return Damage("unreadable", table)
    return (row, steps) if is_whole(row, steps) else Damage("steps", table)


def find_damage(url: str) -> Iterator[Damage]:
    """Finds everything that is damaged in a database, without changing it; a server may use it meanwhile.

    :raises Trouble: it cannot be opened, or is of another version.
    """
    with reading(url) as connection:
        file = file_of(connection.engine)
        if file is not None:
            yield from _damaged_file(file)
        if (found := version_of(connection)) != VERSION:
            raise Trouble(503, "check.version", found=found or "-", now=VERSION)
        if file is not None and (missing := _missing(connection, file)):
            yield Damage("saves", count=missing)
        yield from damaged_tables(connection)


def _damaged_file(file: Path) -> Iterator[Damage]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
            yield Damage("file")


def _missing(connection: Connection, file: Path) -> int:
    """Gets how many saves the file beside the database knows of that the database does not."""
    beside = file.with_name(file.name + BESIDE)
    known = FileLock.read(beside) if beside.is_file() else 0
    return max(0, known - (connection.scalar(select(saves.c.count)) or 0))

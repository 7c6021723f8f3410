"""A database of an older version: what the schema has gained since is added, and what has moved is moved."""

from __future__ import annotations

from sqlalchemy import Connection, and_, insert, inspect, select, text, update
from sqlalchemy.schema import CreateColumn

from .chain import chained
from .reading import read_steps
from .schema import VERSION, metadata, saves, schema_version, steps, tables

TOLD = """EXISTS (SELECT 1 FROM talk WHERE talk.table_id = seats.table_id AND talk.seat = seats.seat
    AND talk.code IN ('talk.left', 'talk.handed'))"""
"""The talk knows that a bot has played at the seat for somebody."""


def version_of(connection: Connection) -> str | None:
    """Gets the version of a database, none if there is nothing in it."""
    if not inspect(connection).has_table(schema_version.name):
        return None
    version: str | None = connection.scalar(select(schema_version))
    return version


def upgrade(connection: Connection) -> None:
    """Brings a database up to date, or fills an empty one, in one transaction.

    :raises OSError: it is of a version that is not known here.
    """
    found = version_of(connection)
    if found is None:
        metadata.create_all(connection)
        connection.execute(insert(schema_version).values(version_num=VERSION))
        connection.execute(insert(saves).values(count=0))
        return
    if not "0001" <= found <= VERSION:
        raise OSError(f"{found} > {VERSION}")
    if "0004" <= found < "0019":
        connection.execute(text("ALTER TABLE seats RENAME COLUMN asked TO kept_for"))
    _add_what_is_missing(connection)
    if found < "0004":
        connection.execute(insert(saves).values(count=0))
        _chain_steps(connection)
    if found < "0016":
        _mark_stand_ins(connection, found)
    connection.execute(update(schema_version).values(version_num=VERSION))


def _add_what_is_missing(connection: Connection) -> None:
    metadata.create_all(connection)
    there = inspect(connection)
    for table in metadata.sorted_tables:
        columns = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in columns:
                written = CreateColumn(column).compile(dialect=connection.dialect)
                connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {written}"))
        indexes = {index["name"] for index in there.get_indexes(table.name)}
        for index in table.indexes:
            if index.name not in indexes:
                index.create(connection)


def _chain_steps(connection: Connection) -> None:
    """Chains the steps of every table as they are; where the last ones are gone by now, nobody can tell."""
    for table in connection.scalars(select(tables.c.id)).all():
        kept = chained(table, "", read_steps(connection, table))
        for step in kept:
            this = and_(steps.c.table_id == table, steps.c.number == step.number)
            connection.execute(update(steps).where(this).values(chain=step.chain))
        values = {"steps": kept[-1].number, "head": kept[-1].chain} if kept else {"steps": 0, "head": ""}
        connection.execute(update(tables).where(tables.c.id == table).values(values))


def _mark_stand_ins(connection: Connection, found: str) -> None:
    """Marks seats where a bot played for somebody: the talk knows for whom, or it was somebody forgotten."""
    if found < "0012":
        lent = "SELECT table_id FROM talk WHERE code IN ('talk.left', 'talk.handed')"
    else:
        # For a while it was the table that was marked.
        lent = "SELECT id FROM tables WHERE stand_in"
    forgotten = """kind = 'bot' AND player IS NULL
        AND table_id NOT IN (SELECT table_id FROM seats WHERE stand_in)"""
    for marked in (TOLD, forgotten):
        connection.execute(text(f"UPDATE seats SET stand_in = true WHERE table_id IN ({lent}) AND {marked}"))
    if found >= "0012":
        connection.execute(text("ALTER TABLE tables DROP COLUMN stand_in"))

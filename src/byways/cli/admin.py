"""What an operator does with the database of a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from cyclopts import App

from byways.i18n import say
from byways.server.errors import Trouble
from byways.server.store import admin as store
from byways.server.table.room import kept_record

from .ask import Complaint, language

admin = App(name="admin", help="Look after the database of a server: a file, or an address of PostgreSQL.")


@contextmanager
def _speaking() -> Iterator[str]:
    """Says in the language of the system what is wrong."""
    lang = language()
    try:
        yield lang
    except Trouble as e:
        raise Complaint(say(lang, e.code, e.words)) from e


def address_of(database: str) -> str:
    """Gets the address of a database that may be named as a file."""
    return database if "://" in database else f"sqlite:///{database}"


@admin.command(name="list")
def list_tables(database: str) -> None:
    """List all tables: name, game, people, whether it is over, when somebody last moved."""
    with _speaking(), store.reading(address_of(database)) as connection:
        for row in store.all_tables(connection):
            people = sum(seat.kind == "person" for seat in row.seats)
            at = datetime.fromtimestamp(row.updated, UTC).isoformat(" ", "minutes")
            print(f"{row.id}  {row.game:<8} {people}  {'over' if row.over else '-':<4}  {row.steps:>5}  {at}")


@admin.command
def export(database: str, table: str) -> None:
    """Print the record of a table; of a game that is not over the log has what is still hidden."""
    with _speaking(), store.reading(address_of(database)) as connection:
        print(kept_record(*store.one_table(connection, table)), end="")


@admin.command
def close(database: str, table: str) -> None:
    """Close all seats of people at a table; the server plays it to its end when it is started."""
    with _speaking() as lang:
        store.close_table(address_of(database), table)
        print(say(lang, "admin.closed", table=table))


@admin.command
def delete(database: str, table: str) -> None:
    """Delete a table and all that belongs to it; the server must not run."""
    with _speaking() as lang:
        store.delete_table(address_of(database), table)
        print(say(lang, "admin.deleted", table=table))


@admin.command
def check(database: str) -> None:
    """Tell what is damaged, as ``byways check`` does."""
    from .check import look_over

    raise SystemExit(look_over(database, language()))


@admin.command
def backup(database: str, file: Path) -> None:
    """Copy a database into a new file, while the server runs."""
    with _speaking() as lang:
        store.copy_to(address_of(database), file)
        print(say(lang, "admin.copied", file=str(file)))


@admin.command
def restore(database: str, file: Path) -> None:
    """Put a copy in place of a database; the server must not run. The one before is kept."""
    with _speaking() as lang:
        before = store.put_back(address_of(database), file)
        print(say(lang, "admin.restored", file=str(file), before=str(before)))

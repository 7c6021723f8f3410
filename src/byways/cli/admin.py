"""What an operator does with the database of a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from byways.i18n import say
from byways.server.errors import Trouble
from byways.server.store import admin as store
from byways.server.store.integrity import find_damage
from byways.server.store.opening import reading
from byways.server.table.matches import kept_record

from .arguments import Complaint
from .parser import Commands, Lang

admin = Commands()


@contextmanager
def complaining(lang: str) -> Iterator[None]:
    """Says what is wrong.

    :raises Complaint: something is.
    """
    try:
        yield
    except Trouble as e:
        raise Complaint(say(lang, e.code, e.words)) from e


@admin.command("list")
def list_tables(database: str, *, lang: Lang) -> None:
    """Lists all tables: name, game, people, whether it is over, when somebody last moved."""
    with complaining(lang), reading(database) as connection:
        for row in store.all_tables(connection):
            people = sum(seat.kind == "person" for seat in row.seats)
            at = datetime.fromtimestamp(row.updated, UTC).isoformat(" ", "minutes")
            print(f"{row.id}  {row.game:<8} {people}  {'over' if row.over else '-':<4}  {row.steps:>5}  {at}")


@admin.command("export")
def export(database: str, table: str, *, lang: Lang) -> None:
    """Prints the record of a table, with what is still hidden."""
    with complaining(lang), reading(database) as connection:
        print(kept_record(*store.one_table(connection, table)), end="")


@admin.command("close")
def close(database: str, table: str, *, lang: Lang) -> None:
    """Closes all seats of people at a table."""
    with complaining(lang):
        store.close_table(database, table)
        print(say(lang, "admin.closed", table=table))


@admin.command("delete")
def delete(database: str, table: str, *, lang: Lang) -> None:
    """Deletes a table and all that belongs to it."""
    with complaining(lang):
        store.delete_table(database, table)
        print(say(lang, "admin.deleted", table=table))


@admin.command("check")
def check(database: str, *, lang: Lang) -> None:
    """Tells what is damaged."""
    raise SystemExit(look_over(database, lang))


def look_over(database: str, lang: str) -> int:
    """Tells what is damaged in a database. Gets the exit status: 1 if anything is.

    :raises Complaint: it cannot be opened.
    """
    found = 0
    with complaining(lang):
        for damage in find_damage(database):
            found += 1
            print(say(lang, f"check.{damage.code}", table=damage.table, count=damage.count))
    if not found:
        print(say(lang, "check.fine"))
    return 1 if found else 0


@admin.command("backup")
def backup(database: str, file: Path, *, lang: Lang) -> None:
    """Copies a database into a new file."""
    with complaining(lang):
        store.copy_to(database, file)
        print(say(lang, "admin.copied", file=str(file)))


@admin.command("restore")
def restore(database: str, file: Path, *, lang: Lang) -> None:
    """Puts a copy in place of a database, which is kept beside it."""
    with complaining(lang):
        before = store.put_back(database, file)
        print(say(lang, "admin.restored", file=str(file), before=str(before)))

"""What the server notes for itself."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from .schema import notes

REWRITTEN = "rewritten"
"""How often games that were over became somebody else's, or were deleted."""


def read_note(connection: Connection, name: str) -> str | None:
    """Gets what was noted under a name."""
    found: str | None = connection.scalar(select(notes.c.value).where(notes.c.name == name))
    return found


def write_note(connection: Connection, name: str, value: str) -> None:
    """Notes something in place of what was noted before."""
    if not connection.execute(update(notes).where(notes.c.name == name).values(value=value)).rowcount:
        connection.execute(insert(notes).values(name=name, value=value))


def times_rewritten(connection: Connection) -> int:
    """Gets how often what was over has changed."""
    return int(read_note(connection, REWRITTEN) or 0)


def note_rewritten(connection: Connection) -> None:
    """Notes that what was over has changed: whoever has made something of it makes it anew."""
    write_note(connection, REWRITTEN, str(times_rewritten(connection) + 1))

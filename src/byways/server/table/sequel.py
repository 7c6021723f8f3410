"""Another game with the same people, as shown to those still at the end of the previous one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, select

from byways.wire.evening import Rematch

from ..cluster.relay import SEQUEL, notify_owner
from ..store.database import Store
from ..store.reading import read_table
from ..store.rows import TableRow
from ..store.schema import tables

if TYPE_CHECKING:
    from .rooms import Rooms


async def find_sequel(store: Store, table: str, same: bool | None = None) -> TableRow | None:
    """Gets the newest table at which the people of a table play again, if that game is not over, too.

    Only one with the *same* deal, or with another one, where that is said.
    """

    def read(connection: Connection) -> TableRow | None:
        like = and_(tables.c.previous == table, ~tables.c.over)
        if same is not None:
            like = and_(
                like, (tables.c.origin == "deal") if same else tables.c.origin.is_distinct_from("deal")
            )
        query = select(tables.c.id).where(like).order_by(tables.c.created.desc()).limit(1)
        found: str | None = connection.scalar(query)
        return None if found is None else read_table(connection, found)

    return await store.read(read)


async def show_sequel(rooms: Rooms, row: TableRow, *, gone: bool = False) -> None:
    """Shows at the table before, where somebody looks at it, how it stands with the next one."""
    before = None if row.previous is None else rooms.loaded(row.previous)
    if before is not None:
        before.sequel = await find_sequel(rooms.store, before.row.id) if gone else row
        before.reseat()
    elif row.previous is not None and rooms.cluster is not None:
        await notify_owner(rooms.cluster, SEQUEL, row.previous)


async def look_for_sequel(rooms: Rooms, table: str) -> None:
    """Shows at a table how it stands with the next one, which another process runs."""
    if (room := rooms.loaded(table)) is not None:
        room.sequel = await find_sequel(rooms.store, table)
        room.reseat()


def rematch(old: TableRow, new: TableRow | None) -> Rematch | None:
    """Gets what the people of a table are told of the next one."""
    if new is None:
        return None
    people = [row for row in old.seats if row.kind == "person" and row.player is not None]
    return Rematch(
        new.id,
        new.origin == "deal",
        next((row.seat for row in people if row.player == new.creator), None),
        tuple(row.seat for row in people if any(seat.kept_for == row.player for seat in new.seats)),
        tuple(row.seat for row in people if any(seat.held_by(row.player or "") for seat in new.seats)),
    )

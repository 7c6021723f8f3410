"""Whose turn it became: noted with the step that made it so, for those who are away."""

from __future__ import annotations

from collections.abc import Iterable
from time import time

from sqlalchemy import Connection, and_, delete, insert, select

from ..store.database import Write
from ..store.rows import TableRow
from ..store.schema import calls, holders, players

GRACE = 3.0
"""So many seconds a page may take to come back before its player counts as away."""


def queue_calls(row: TableRow, turns: Iterable[int], online: Iterable[str]) -> Write:
    """Gets what notes whose turn it became, for players who are away and want to hear of it."""
    here = frozenset(online)
    due = [seat for seat in row.seats if seat.seat in frozenset(turns) and seat.kind == "person"]

    def write(connection: Connection) -> None:
        for seat in due:
            where = and_(holders.c.table_id == row.id, holders.c.seat == seat.seat)
            others = connection.scalars(select(holders.c.player).where(where)).all()
            people = {seat.player, *others} - {None}
            stale = and_(calls.c.table_id == row.id, calls.c.seat == seat.seat)
            connection.execute(delete(calls).where(stale))
            if people & here:
                continue
            hooked = select(players.c.id).where(and_(players.c.id.in_(people), players.c.hook.is_not(None)))
            for player in connection.scalars(hooked).all():
                values = {"player": player, "table_id": row.id, "seat": seat.seat}
                connection.execute(insert(calls).values(**values, tries=0, due=time() + GRACE))

    return write

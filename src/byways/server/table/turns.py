"""Whose turn it became: noted with the step that made it so, for those who are away."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, and_, bindparam, delete, insert, null, select

from ..clock import time
from ..store.rows import TableRow
from ..store.schema import calls, mutes, players, pushes
from ..store.writer import Write

GRACE = 3.0
"""So many seconds a page may take to come back before its player counts as away."""


def queue_calls(row: TableRow, turns: Iterable[int], online: Iterable[str]) -> Write:
    """Gets what notes whose turn it became, for players who are away and want to hear of it."""
    here, became = frozenset(online), frozenset(turns)
    due = [seat for seat in row.seats if seat.seat in became and seat.kind == "person"]
    away = {seat.seat: people for seat in due if not (people := {seat.player, *seat.holders} - {None}) & here}

    def write(connection: Connection) -> None:
        if due:
            connection.execute(_FORGET, [{"table": row.id, "which": seat.seat} for seat in due])
        for seat, people in away.items():
            muted = select(mutes.c.player).where(mutes.c.table_id == row.id)
            hooked = select(players.c.id, null()).where(
                and_(players.c.id.in_(people), players.c.hook.is_not(None), players.c.id.not_in(muted))
            )
            pushed = select(pushes.c.player, pushes.c.id).where(
                and_(pushes.c.player.in_(people), pushes.c.player.not_in(muted))
            )
            for player, push in [*connection.execute(hooked), *connection.execute(pushed)]:
                values = {"player": player, "table_id": row.id, "seat": seat, "push": push}
                connection.execute(insert(calls).values(**values, tries=0, due=time() + GRACE))

    return write


_FORGET = delete(calls).where(
    and_(calls.c.table_id == bindparam("table"), calls.c.seat == bindparam("which"))
)
"""Forgets earlier calls of a seat."""

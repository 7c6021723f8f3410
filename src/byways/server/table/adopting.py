"""Tables whose process has died while a bot was to move: any other one takes them."""

from __future__ import annotations

import json
from contextlib import suppress

from sqlalchemy import Connection, and_, select

from ..clock import time
from ..cluster.members import RunElsewhere
from ..errors import Trouble
from ..store.schema import leases, seats, tables
from .room import PLAYED
from .rooms import Rooms

LATELY = 3600.0
"""Seconds within which something must have happened at a table for it to be adopted."""


async def adopt(rooms: Rooms) -> None:
    """Opens tables that nobody runs and where the server is to move: its bots play on."""

    def read(connection: Connection) -> set[str]:
        free = and_(~tables.c.over, tables.c.updated > time() - LATELY, tables.c.id.not_in(_RUN))
        query = select(tables.c.id, tables.c.summary, seats.c.seat).join(
            seats, seats.c.table_id == tables.c.id
        )
        found = connection.execute(query.where(and_(free, seats.c.kind.in_(PLAYED))))
        return {table for table, summary, seat in found if seat in json.loads(summary)["to_act"]}

    with suppress(Trouble):
        for table in await rooms.store.read(read):
            with suppress(Trouble, RunElsewhere):
                await rooms.room(table)


_RUN = select(leases.c.table_id)

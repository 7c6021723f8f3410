"""What nobody needs any more is deleted after a while."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import Connection, and_, delete, or_, select

from ..clock import time
from ..errors import Trouble
from ..store.notes import note_rewritten
from ..store.schema import judgements, leases, records, studies, tables
from .rooms import Rooms

DAY = 24 * 3600.0
UNPLAYED = 30
"""Days after which a table without a single move is deleted."""

JUDGED = 30
"""Days for which reviews are kept; they can be computed again."""

EVERY = 6 * 3600.0

log = logging.getLogger(__name__)


async def tidy_up(rooms: Rooms, days: int) -> None:
    """Deletes what is too old, for ever again."""
    while True:
        with suppress(Trouble):
            await expire(rooms, days, time())
        await asyncio.sleep(EVERY)


async def expire(rooms: Rooms, days: int, now: float) -> list[str]:
    """Deletes tables and records that have been at rest for so many days, 0: only tables never played at.

    Tables that are open in memory stay, here and in other processes. Gets the tables that are gone.

    :raises Trouble: it could not be done; nothing of it is.
    """
    unplayed = and_(tables.c.steps == 0, tables.c.updated < now - UNPLAYED * DAY)
    resting = tables.c.updated < now - days * DAY
    query = select(tables.c.id).where(or_(unplayed, resting) if days else unplayed)
    free = query.where(tables.c.id.not_in(select(leases.c.table_id)))
    old = await rooms.store.scalars(free)
    gone = [table for table in old if not rooms.has(table)]
    outdated = judgements.c.at < now - JUDGED * DAY
    judged = select(judgements.c.id).where(outdated).limit(1)
    stale = await rooms.store.scalar(judged) is not None

    def write(connection: Connection) -> None:
        connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        connection.execute(delete(studies).where(studies.c.replay.in_(gone)))
        if gone or days:
            note_rewritten(connection)
        connection.execute(delete(judgements).where(outdated))
        if days:
            connection.execute(delete(records).where(records.c.created < now - days * DAY))
            connection.execute(delete(studies).where(studies.c.updated < now - days * DAY))

    if gone or days or stale:
        await rooms.store.do(write)
        log.info("%s tables were deleted after their time", len(gone))
    return gone

"""Joint dice: each seat promises a salt, and tells it once all have promised theirs; then dice roll.

So nobody can choose what the dice show: the server has promised its seed before it knew any salt, and each
seat its salt before it knew another. Whoever is not there adds nothing.
"""

from __future__ import annotations

import json
from dataclasses import replace

from sqlalchemy import Connection, and_, update

from byways.kernel.match import Chance
from byways.kernel.rng import commitment

from ..clock import monotonic, time
from ..errors import Trouble
from ..store.rows import SeatRow
from ..store.schema import seats, tables
from .joint import NOTHING, all_promised, has_promised, has_told
from .pace import Clock
from .room import Room
from .summaries import summary
from .turns import queue_calls

GRACE = 10.0
"""Seconds in which those who are there may still add something, once somebody wants to go on."""


async def pledge(room: Room, player: str, seat: int, promised: str) -> None:
    """Takes the promise of a salt; the first one of a seat counts.

    :raises Trouble: the seat is not the player's, or the dice do not wait for it.
    """
    async with room.lock:
        row = _own(room, player, seat)
        if row.pledge is None and row.salt is None:
            await _keep(room, [replace(row, pledge=promised)])


async def reveal(room: Room, player: str, seat: int, salt: str) -> None:
    """Takes a salt that was promised; with the last one the game begins.

    :raises Trouble: not all have promised theirs, or it is not the one that was promised.
    """
    async with room.lock:
        row = _own(room, player, seat)
        if not all_promised(room.row):
            raise Trouble(409, "server.salt_early")
        if row.salt is None:
            if commitment(salt) != row.pledge:
                raise Trouble(400, "server.salt_other")
            await _keep(room, [replace(row, salt=salt)])


async def go_on(room: Room, player: str) -> None:
    """Goes on without those who are not there: first without promises that lack, then without salts that do.
    Whoever is there has some more seconds: else somebody who is in league with the server could skip them.

    :raises Trouble: the player does not sit there, the dice wait for nobody, or all they wait for are there.
    """
    async with room.lock:
        _check_waiting(room)
        if not room.seats_of(player):
            raise Trouble(403, "server.not_at_table")
        lacking = [row for row in room.row.seats if not has_promised(row)]
        lacking = lacking or [row for row in room.row.seats if not has_told(row)]
        if room.hurried is None:
            room.hurried = monotonic()
        if monotonic() < room.hurried + GRACE:
            there = {watcher.player for watcher in room.gallery.watchers}
            lacking = [row for row in lacking if not any(map(row.held_by, there))]
            if not lacking:
                raise Trouble(409, "server.salt_soon")
        await _keep(room, [replace(row, salt=NOTHING) for row in lacking])


async def begin_if_ready(room: Room) -> None:
    """Begins where the last salt that lacked was that of somebody who has gone."""
    if room.row.waits and all(map(has_told, room.row.seats)):
        await _keep(room, [])


def _own(room: Room, player: str, seat: int) -> SeatRow:
    _check_waiting(room)
    row = room.row.seats[seat - 1]
    if not row.held_by(player):
        raise Trouble(403, "server.not_your_seat")
    return row


def _check_waiting(room: Room) -> None:
    if not room.row.waits:
        raise Trouble(409, "server.salt_late")


async def _keep(room: Room, changed: list[SeatRow]) -> None:
    """Keeps what seats have promised or told, and lets the dice roll if that was the last of it."""
    row = room.row.seated(*changed)
    if all_promised(row):
        # Who has promised nothing by now adds nothing: they might know what others do.
        late = [each for each in row.seats if each.pledge is None and each.salt is None]
        changed = [*changed, *(replace(each, salt=NOTHING) for each in late)]
        row = row.seated(*changed)
    ahead, clock = room.match, room.clock
    if ready := all(map(has_told, row.seats)):
        row = replace(row, salts=tuple(each.salt or NOTHING for each in row.seats))
        ahead = room.match.copy()
        ahead.chance = Chance(row.seed, row.salts or ())
        ahead.disclosed = ahead.let_nature_act()
        clock = Clock().after(room.row, ahead.to_act, time())
    short = summary(ahead, clock)
    online = [watcher.player for watcher in room.gallery.watchers]

    def write(connection: Connection) -> None:
        for each in changed:
            here = and_(seats.c.table_id == row.id, seats.c.seat == each.seat)
            connection.execute(update(seats).where(here).values(pledge=each.pledge, salt=each.salt))
        if ready:
            values = {"salts": json.dumps(row.salts), "summary": json.dumps(short), "deal": row.deal}
            connection.execute(update(tables).where(tables.c.id == row.id).values(values))
            queue_calls(row, ahead.to_act, online)(connection)

    await room.store.do(write, row.id)
    room.row, room.match, room.clock = row, ahead, clock
    room.hurried = None
    if ready:
        room.begin()
    else:
        room.reseat()

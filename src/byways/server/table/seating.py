"""Who sits where, and how that changes: guests, other devices, bots in place of those who are gone."""

from __future__ import annotations

import json
from dataclasses import replace

from sqlalchemy import and_, delete, insert, select, update

from byways.kernel.rng import token as fresh_token

from ..access.identity import hash_of
from ..clock import time
from ..errors import Trouble
from ..store.database import executes
from ..store.rows import SeatRow, TableRow
from ..store.schema import holders, seats, tables
from .room import Room
from .rooms import Rooms
from .salts import begin_if_ready
from .sequel import show_sequel
from .summaries import summary
from .talk import NewLine

# Guests


async def join(rooms: Rooms, player: str, invite: str, name: str) -> tuple[str, int | None]:
    """Brings somebody with an invite to their own seat, else to a free one, else to watching.

    :raises Trouble: there is no such invite, or others know what this player would be dealt.
    """
    table, seat = await invited(rooms, invite)
    async with rooms.locked(table) as room:
        row = seat_for(room.row, seat, player)
        if row is None or row.kind != "open":
            return table, None if row is None else row.seat
        return table, await take(rooms, room, row, player, name)


def seat_for(table: TableRow, seat: int, player: str) -> SeatRow | None:
    """Gets where somebody belongs who comes with the invite of a seat: one's own seat, else that one or
    another that is free; none where every seat is taken."""
    near = sorted(table.seats, key=lambda row: (row.kept_for != player, row.seat != seat))
    free = (row for row in near if row.kind == "open" and row.kept_for in (None, player))
    return table.seat_of(player) or (None if table.over else next(free, None))


async def join_open(rooms: Rooms, player: str, table: str, name: str) -> tuple[str, int]:
    """Takes a free seat at a table that strangers may join; who sits there already stays.

    :raises Trouble: strangers may not join, or every seat is taken.
    """
    async with rooms.locked(table) as room:
        if not (room.row.listed and rooms.open_tables):
            raise Trouble(403, "server.not_open")
        if (own := room.row.seat_of(player)) is not None:
            # Who has left knows a hand, and may have it back; nobody has two.
            return table, own.seat
        free = next((row for row in room.row.seats if row.kind == "open"), None)
        if free is None:
            raise Trouble(409, "server.table_full")
        return table, await take(rooms, room, free, player, name)


async def invited(rooms: Rooms, invite: str) -> tuple[str, int]:
    """Gets the table and seat behind an invite.

    :raises Trouble: there is none.
    """
    found = await rooms.store.invited(invite)
    if found is None:
        raise Trouble(404, "server.no_invite")
    return found


async def take(rooms: Rooms, room: Room, row: SeatRow, player: str, name: str) -> int:
    """Takes an open seat.

    :raises Trouble: it is taken, or others know what this player would be dealt.
    """
    if row.kind != "open":
        raise Trouble(409, "server.no_invite")
    if row.kept_for != player:
        _check_unknown(room)
    await _change(rooms, room, replace(row, kind="person", player=player, name=name, kept_for=None))
    return row.seat


# Other devices


async def make_link(rooms: Rooms, player: str, table: str, seat: int) -> str:
    """Makes a private link for a seat; one that was made before leads nowhere any more. Gets its token.

    :raises Trouble: the seat is not this player's.
    """
    token = fresh_token(32)
    async with rooms.locked(table) as room:
        if not _seat(room, seat).held_by(player):
            raise Trouble(403, "server.not_your_seat")
        where = and_(seats.c.table_id == table, seats.c.seat == seat)
        await rooms.store.do(executes(update(seats).where(where).values(link=hash_of(token))), table)
    return token


async def open_link(rooms: Rooms, player: str, token: str) -> tuple[str, int]:
    """Gives a seat to another device too.

    :raises Trouble: the link leads nowhere, or nobody plays the seat any more.
    """
    query = select(seats.c.table_id, seats.c.seat).where(seats.c.link == hash_of(token))
    found = await rooms.store.first(query)
    if found is None:
        raise Trouble(404, "server.no_link")
    table, seat = found
    async with rooms.locked(table) as room:
        if await rooms.store.first(query) != found:
            # Its owner has taken the seat back while we waited.
            raise Trouble(404, "server.no_link")
        row = _seat(room, seat)
        if row.kind == "closed":
            raise Trouble(409, "server.seat_closed")
        if not row.remembers(player):
            if sum(each.kind == "person" for each in room.row.seats) > 1:
                _check_unknown(room)
            values = insert(holders).values(table_id=table, seat=seat, player=player)
            # Everybody at the table may know that somebody else sees and plays this hand from now on.
            note = room.talk.note(row, "talk.shared")
            await rooms.store.do(executes(values, note), table)
            room.sit(replace(row, holders=row.holders | {player}), room.clock)
            room.announce(room.talk.add(note))
    return table, seat


async def expel(rooms: Rooms, player: str, table: str, seat: int) -> None:
    """Takes a seat from everybody who came with its private link, and lets the link lead nowhere.

    :raises Trouble: the player does not have the seat in their own right.
    """
    async with rooms.locked(table) as room:
        row = _seat(room, seat)
        if row.player != player:
            raise Trouble(403, "server.not_your_seat")
        here = {"table_id": table, "seat": seat}
        close = update(seats).filter_by(**here).values(link=None)
        await rooms.store.do(executes(close, delete(holders).filter_by(**here)), table)
        room.sit(replace(row, holders=frozenset()), room.clock)


def _check_unknown(room: Room) -> None:
    """Lets nobody new play for a hidden hand that somebody else may know."""
    if room.facts.secret and room.row.known:
        raise Trouble(403, "server.known_deal")


# Leaving, and coming back


async def hand_over(rooms: Rooms, player: str, table: str, seat: int, level: int) -> None:
    """Lets a bot play on: for oneself, for somebody whose time is up, or where no guest came.

    :raises Trouble: the player may not.
    """
    async with rooms.locked(table) as room:
        row = _seat(room, seat)
        own = row.held_by(player)
        _check_at_table(room, player)
        if row.kind == "bot":
            return
        if not own and not (row.kind == "open" and room.row.creator == player):
            _check_time(room, row)
        code = "talk.left" if own else "talk.given" if row.kind == "open" else "talk.handed"
        stand_in = row.stand_in or row.kind == "person"
        changed = replace(row, kind="bot", level=level, kept_for=None, stand_in=stand_in)
        await _change(rooms, room, changed, _trace(room, row, code, player))


async def close_seat(rooms: Rooms, player: str, table: str, seat: int) -> None:
    """Closes one's own seat, which is to resign, or that of somebody whose time is up: nobody plays it then.

    :raises Trouble: the player may not.
    """
    async with rooms.locked(table) as room:
        row = _seat(room, seat)
        _check_at_table(room, player)
        if row.kind == "bot":
            raise Trouble(403, "server.is_played")
        if row.kind == "closed":
            return
        own = row.held_by(player)
        if not own:
            _check_time(room, row)
        changed = replace(row, kind="closed", kept_for=None)
        await _change(
            rooms, room, changed, _trace(room, row, "talk.resigned" if own else "talk.closed", player)
        )


async def take_back(rooms: Rooms, player: str, table: str, seat: int) -> None:
    """Gives a seat back to the player for whom a bot has played.

    :raises Trouble: it is not theirs, the seat is closed, or the game is over.
    """
    async with rooms.locked(table) as room:
        row = _seat(room, seat)
        if not row.remembers(player):
            raise Trouble(403, "server.not_your_seat")
        if row.kind == "person":
            return
        if row.kind == "closed":
            raise Trouble(409, "server.seat_closed")
        _check_running(room)
        changed = replace(row, kind="person", level=None)
        await _change(rooms, room, changed, _trace(room, row, "talk.back", player))


def _seat(room: Room, seat: int) -> SeatRow:
    if not 1 <= seat <= len(room.row.seats):
        raise Trouble(404, "server.no_seat")
    return room.row.seats[seat - 1]


def _check_at_table(room: Room, player: str) -> None:
    """Only who plays at the table decides about its seats, and only while there is something to play."""
    if not room.seats_of(player):
        raise Trouble(403, "server.not_at_table")
    _check_running(room)


def _check_running(room: Room) -> None:
    if room.match.over:
        raise Trouble(409, "match.over")


def _check_time(room: Room, row: SeatRow) -> None:
    if row.kind == "closed":
        raise Trouble(409, "server.seat_closed")
    if room.row.pace is None:
        raise Trouble(403, "server.no_pace")
    taken = room.clock.taken(row.seat, time())
    if taken is None or taken < room.row.pace:
        raise Trouble(409, "server.time_left")


def _trace(room: Room, row: SeatRow, code: str, player: str) -> NewLine:
    """Gets what is told about a change; names are empty where somebody has none."""
    by = next((each for each in room.row.seats if each.held_by(player)), row)
    seconds = int(room.clock.taken(row.seat, time()) or 0)
    args: dict[str, str | int] = {"by": by.name, "by_seat": by.seat, "after": seconds}
    return room.talk.note(row, code, args if code in TOLD_BY else {})


TOLD_BY = ("talk.handed", "talk.closed", "talk.given")
"""What somebody does about another's seat."""


KEPT = ("kind", "level", "player", "name", "invite", "kept_for", "stand_in")
"""What changes with who has a seat."""


async def _change(rooms: Rooms, room: Room, changed: SeatRow, trace: NewLine | None = None) -> None:
    """Keeps who has a seat now, with a trace of it; then shows it. A new turn begins for that seat."""
    seated = room.row.seated(changed)
    clock = room.clock.after(seated, room.match.to_act, time(), changed.seat, back=False)
    table = room.row.id
    values = {name: getattr(changed, name) for name in KEPT}
    short = summary(room.match, clock)
    seat = update(seats).filter_by(table_id=table, seat=changed.seat).values(values)
    stands = update(tables).where(tables.c.id == table).values(summary=json.dumps(short))
    await room.store.do(executes(seat, stands, *([trace] if trace is not None else [])), table)
    room.row = seated
    # As it is kept: whoever sits there now brings their avatar.
    room.sit((await room.store.seats(table))[changed.seat - 1], clock)
    if trace is not None:
        room.announce(room.talk.add(trace))
    await begin_if_ready(room)
    await show_sequel(rooms, room.row)

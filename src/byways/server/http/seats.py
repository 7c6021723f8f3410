"""Seats: invitations, other devices, absent players, tables for strangers. See docs/wire.md."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import and_, select

from byways.kernel.facts import shown
from byways.wire.account import Token
from byways.wire.requests import HandOver, JoinTable
from byways.wire.tables import Invitation, Joined, Made, OpenTables, TableOffer

from ..readable import clean_name
from ..store.rows import TableRow
from ..store.schema import seats, tables
from ..table import seating
from ..table.rooms import Rooms
from ..table.summaries import seat_of
from .parameters import Invite, SeatNumber, SeatToken, TableName
from .refusals import FIELD, NO_SEAT, NO_TABLE, OLD_RULES, merged
from .request import PROFILE, AnyRequest, count, rooms_of, visitor_of

LISTED = 50
"""How many open tables a lobby shows."""

NO_INVITE = {404: ("server.no_invite", "server.no_table"), **OLD_RULES}
NO_SUCH_SEAT = merged(FIELD, NO_SEAT)


async def _name(request: AnyRequest, wish: JoinTable) -> str:
    """Gets what somebody who sits down wants to be called there, else what they are called anyway."""
    store, player = rooms_of(request).store, visitor_of(request)
    given, known = clean_name(wish.name or ""), await store.player_name(player)
    if given and not known:
        count(request, "names", PROFILE)
        await store.name_player(player, given)
    return given or known


def _offer(row: TableRow, player: str) -> TableOffer:
    """Gets what is told of a table to somebody who does not sit there yet."""
    sitting = [seat_of(seat, player) for seat in row.seats]
    return TableOffer(
        row.id, row.game, shown(row.options), row.pace, row.increment, sitting, row.over, row.provenance
    )


@get("/api/join/{token:str}", refuses=NO_INVITE)
async def get_invitation(request: AnyRequest, token: Invite) -> Invitation:
    """What is behind an invitation."""
    rooms = rooms_of(request)
    table, seat = await seating.invited(rooms, token)
    row = (await rooms.room(table)).row
    player = visitor_of(request)
    found = seating.seat_for(row, seat, player)
    yours = found is not None and found.remembers(player)
    place = None if found is None else found.seat
    return Invitation(seat=place, yours=yours, **msgspec.structs.asdict(_offer(row, player)))


@post(
    "/api/join/{token:str}",
    status_code=200,
    refuses=merged(NO_INVITE, {403: ("server.known_deal",)}),
)
async def accept_invitation(request: AnyRequest, token: Invite, data: JSONBody[JoinTable]) -> Joined:
    """Takes the seat behind an invitation, the last part of a link `/join/…`, or another that is free.

    Who sits there already is told which seat is theirs; where every seat is taken, one may watch.
    """
    name = await _name(request, data)
    return Joined(*await seating.join(rooms_of(request), visitor_of(request), token, name))


@get("/api/open")
async def list_open_tables(request: AnyRequest) -> OpenTables:
    """Tables that strangers can join, and tables they can watch."""
    rooms, player = rooms_of(request), visitor_of(request)
    if not rooms.open_tables:
        return OpenTables(False, [], [])
    return OpenTables(True, await _listed(rooms, player, True), await _listed(rooms, player, False))


@post(
    "/api/tables/{table:str}/join",
    status_code=200,
    refuses=merged(NO_TABLE, {403: ("server.not_open", "server.known_deal"), 409: ("server.table_full",)}),
)
async def join_open_table(request: AnyRequest, table: TableName, data: JSONBody[JoinTable]) -> Joined:
    """Takes a free seat at an open table."""
    name = await _name(request, data)
    return Joined(*await seating.join_open(rooms_of(request), visitor_of(request), table, name))


async def _listed(rooms: Rooms, player: str, free: bool) -> list[TableOffer]:
    """Gets the tables open to strangers, with a *free* seat or without, where this player does not sit,
    newest first."""
    lacking = tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "open"))
    query = (
        select(tables.c.id)
        .where(and_(tables.c.listed, ~tables.c.over, lacking if free else ~lacking))
        .order_by(tables.c.updated.desc())
        .limit(LISTED)
    )
    names = await rooms.store.scalars(query)
    rows = [row for name in names if (row := await rooms.store.table(name)) is not None]
    return [_offer(row, player) for row in rows if row.seat_of(player) is None]


@post(
    "/api/tables/{table:str}/seats/{seat:str}/link",
    status_code=201,
    refuses=merged(NO_SUCH_SEAT, {403: ("server.not_your_seat",)}),
)
async def make_seat_link(request: AnyRequest, table: TableName, seat: SeatNumber) -> Token:
    """Creates a private link for your seat, `/seat/…`; an earlier one stops working."""
    count(request, "link")
    return Token(await seating.make_link(rooms_of(request), visitor_of(request), table, seat))


@post(
    "/api/seat/{token:str}",
    status_code=200,
    refuses={
        403: ("server.known_deal",),
        404: ("server.no_link", "server.no_table"),
        409: ("server.seat_closed",),
        **OLD_RULES,
    },
)
async def open_seat_link(request: AnyRequest, token: SeatToken) -> Joined:
    """Shares the seat behind a private link, the last part of `/seat/…`, with this device."""
    return Joined(*await seating.open_link(rooms_of(request), visitor_of(request), token))


@post(
    "/api/tables/{table:str}/seats/{seat:str}/expel",
    status_code=200,
    refuses=merged(NO_SUCH_SEAT, {403: ("server.not_your_seat",)}),
)
async def expel_devices(request: AnyRequest, table: TableName, seat: SeatNumber) -> Made:
    """Takes your seat back from everybody who used its private link, which stops working."""
    await seating.expel(rooms_of(request), visitor_of(request), table, seat)
    return Made(table)


@post(
    "/api/tables/{table:str}/seats/{seat:str}/bot",
    status_code=200,
    refuses=merged(
        NO_SUCH_SEAT,
        {
            403: ("server.not_at_table", "server.no_pace"),
            409: ("server.time_left", "server.seat_closed", "match.over"),
        },
    ),
)
async def hand_over_seat(
    request: AnyRequest, table: TableName, seat: SeatNumber, data: JSONBody[HandOver]
) -> Made:
    """Lets a bot take over: for you, for somebody whose time is up, or where no guest came."""
    await seating.hand_over(rooms_of(request), visitor_of(request), table, seat, data.level)
    return Made(table)


@post(
    "/api/tables/{table:str}/seats/{seat:str}/close",
    status_code=200,
    refuses=merged(
        NO_SUCH_SEAT,
        {
            403: ("server.not_at_table", "server.no_pace", "server.is_played"),
            409: ("server.time_left", "match.over"),
        },
    ),
)
async def close_seat(request: AnyRequest, table: TableName, seat: SeatNumber) -> Made:
    """Closes your own seat, which means resigning, or the seat of somebody whose time is up."""
    await seating.close_seat(rooms_of(request), visitor_of(request), table, seat)
    return Made(table)


@post(
    "/api/tables/{table:str}/seats/{seat:str}/back",
    status_code=200,
    refuses=merged(NO_SUCH_SEAT, {403: ("server.not_your_seat",), 409: ("server.seat_closed", "match.over")}),
)
async def take_seat_back(request: AnyRequest, table: TableName, seat: SeatNumber) -> Made:
    """Takes your seat back from a bot."""
    await seating.take_back(rooms_of(request), visitor_of(request), table, seat)
    return Made(table)

"""Around the table: invitations, other devices, absent players, tables for strangers. See docs/wire.md."""

from __future__ import annotations

from litestar import Response, get, post
from sqlalchemy import and_, select

from byways.wire.requests import HandOver, Join

from ..store.schema import seats, tables
from ..table import seating
from ..table.rooms import Rooms, clean_name
from ..table.summaries import one_summary
from ..wire import Json
from .request import AnyRequest, answered, count, number, read_body, rooms_of, visitor_of

LISTED = 50
"""How many open tables a lobby shows."""


async def _name(request: AnyRequest) -> str:
    """Gets what somebody who sits down wants to be called there, else what they are called anyway."""
    asked = clean_name((await read_body(request, Join)).get("name") or "")
    return asked or await rooms_of(request).store.player_name(visitor_of(request))


def _offer(told: dict[str, Json]) -> Json:
    """Gets what is told of a table to somebody who does not sit there yet."""
    return {name: told[name] for name in ("id", "game", "options", "pace", "seats", "over")}


@get("/api/join/{token:str}")
async def invitation(request: AnyRequest, token: str) -> Response[Json]:
    rooms = rooms_of(request)
    table, seat = await seating.invited(rooms, token)
    room = await rooms.room(table)
    return answered(request, {**_offer(one_summary(room.row, visitor_of(request))), "seat": seat})


@post("/api/join/{token:str}", status_code=200)
async def join(request: AnyRequest, token: str) -> Response[Json]:
    name = await _name(request)
    table, seat = await seating.join(rooms_of(request), visitor_of(request), token, name)
    return answered(request, {"id": table, "seat": seat})


@get("/api/open")
async def open_tables(request: AnyRequest) -> Response[Json]:
    rooms, player = rooms_of(request), visitor_of(request)
    found = await _listed(rooms, player) if rooms.open_tables else []
    return answered(request, {"allowed": rooms.open_tables, "tables": found})


@post("/api/tables/{table:str}/join", status_code=200)
async def join_open(request: AnyRequest, table: str) -> Response[Json]:
    name = await _name(request)
    _, seat = await seating.join_open(rooms_of(request), visitor_of(request), table, name)
    return answered(request, {"id": table, "seat": seat})


async def _listed(rooms: Rooms, player: str) -> list[Json]:
    """Gets the tables that strangers may join and where this player does not sit yet, newest first."""
    free = select(seats.c.table_id).where(seats.c.kind == "open")
    query = (
        select(tables.c.id)
        .where(and_(tables.c.listed, ~tables.c.over, tables.c.id.in_(free)))
        .order_by(tables.c.updated.desc())
        .limit(LISTED)
    )
    names = await rooms.store.read(lambda connection: connection.scalars(query).all())
    rows = [row for name in names if (row := await rooms.store.table(name)) is not None]
    return [
        _offer(one_summary(row, player))
        for row in rows
        if not any(seat.remembers(player) for seat in row.seats)
    ]


@post("/api/tables/{table:str}/seats/{seat:str}/link", status_code=201)
async def make_link(request: AnyRequest, table: str, seat: str) -> Response[Json]:
    count(request, "link")
    rooms, player = rooms_of(request), visitor_of(request)
    return answered(request, {"token": await seating.make_link(rooms, player, table, number(seat, "seat"))})


@post("/api/seat/{token:str}", status_code=200)
async def open_link(request: AnyRequest, token: str) -> Response[Json]:
    table, seat = await seating.open_link(rooms_of(request), visitor_of(request), token)
    return answered(request, {"id": table, "seat": seat})


@post("/api/tables/{table:str}/seats/{seat:str}/bot", status_code=200)
async def hand_over(request: AnyRequest, table: str, seat: str) -> Response[Json]:
    level = (await read_body(request, HandOver)).get("level")
    await seating.hand_over(rooms_of(request), visitor_of(request), table, number(seat, "seat"), level)
    return answered(request, {"id": table})


@post("/api/tables/{table:str}/seats/{seat:str}/close", status_code=200)
async def close_seat(request: AnyRequest, table: str, seat: str) -> Response[Json]:
    await seating.close_seat(rooms_of(request), visitor_of(request), table, number(seat, "seat"))
    return answered(request, {"id": table})


@post("/api/tables/{table:str}/seats/{seat:str}/back", status_code=200)
async def take_back(request: AnyRequest, table: str, seat: str) -> Response[Json]:
    await seating.take_back(rooms_of(request), visitor_of(request), table, number(seat, "seat"))
    return answered(request, {"id": table})


HANDLERS = [
    invitation,
    join,
    open_tables,
    join_open,
    make_link,
    open_link,
    hand_over,
    close_seat,
    take_back,
]

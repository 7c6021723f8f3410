"""Tables: opening them, looking at them, and their socket."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import JSONBody

from byways.kernel.facets import scene_of
from byways.kernel.protocol import Seat
from byways.kernel.scene import Scene
from byways.wire.account import Me
from byways.wire.evening import PlayAgain, Series
from byways.wire.requests import OpenTable, PutAway
from byways.wire.tables import Made, Summary

from ..errors import Trouble
from ..table import again
from ..table.series import series_of
from ..table.socket import converse
from ..table.summaries import about_me
from .parameters import TableName
from .refusals import NO_GAME, NO_REPLAY, NO_TABLE, merged
from .request import AnyRequest, count, rooms_of, visitor_of


@post(
    "/api/tables",
    status_code=201,
    refuses={
        400: ("server.options", "server.no_seat_for_you", "server.known_seed"),
        403: ("server.no_open_tables",),
        409: ("server.twice", "server.key_used"),
        **NO_GAME,
    },
)
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Made:
    """Opens a table."""
    count(request, "tables")
    return Made(await rooms_of(request).open(visitor_of(request), data))


@get("/api/tables/{table:str}", refuses=NO_TABLE)
async def get_table(request: AnyRequest, table: TableName) -> Summary:
    """A table, in short."""
    return await rooms_of(request).summary(table, visitor_of(request))


@get("/api/tables/{table:str}/picture", refuses=NO_TABLE)
async def get_table_picture(request: AnyRequest, table: TableName) -> Scene:
    """A table's board as you see it, or as everybody does if you have several seats or none."""
    room = await rooms_of(request).room(table)
    own = room.seats_of(visitor_of(request))
    view = room.match.view(Seat(min(own)) if len(own) == 1 else None)
    boards = scene_of(room.match.game, view).boards
    return Scene(boards[:1])


@post("/api/tables/{table:str}/away", status_code=200, refuses={404: ("server.no_table",)})
async def put_away(request: AnyRequest, table: TableName, data: JSONBody[PutAway]) -> Me:
    """Hides a table in your lobby, or shows it again. Returns your other tables."""
    store, player = rooms_of(request).store, visitor_of(request)
    row = await store.table(table)
    if row is None or not row.knows(player):
        raise Trouble(404, "server.no_table")
    await store.put_away(player, table, data.away)
    return await about_me(store, player)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, refuses=NO_REPLAY)
async def get_table_record(request: AnyRequest, table: TableName) -> Response[str]:
    """The record of a finished game."""
    room = await rooms_of(request).room(table)
    if not room.match.over:
        # The log has what is still hidden from somebody.
        raise Trouble(409, "server.still_playing")
    name = f"byways-{room.row.game}-{table}.txt"
    return Response(room.record().text(), headers={"content-disposition": f'attachment; filename="{name}"'})


@post(
    "/api/tables/{table:str}/again",
    status_code=201,
    refuses=merged(
        NO_TABLE,
        {
            403: ("server.not_your_seat",),
            409: (
                "server.still_playing",
                "server.real_deal",
                "server.has_begun",
                "server.twice",
                "server.key_used",
            ),
        },
    ),
)
async def play_again(request: AnyRequest, table: TableName, data: JSONBody[PlayAgain]) -> Made:
    """Opens a table with the same options, and with the same deal if wished; seats are kept for the others.

    Where one of them has asked before, it is the same table, and you take the seat that is kept for you.
    """
    count(request, "tables")
    return Made(await again.play_again(rooms_of(request), visitor_of(request), table, data))


@post(
    "/api/tables/{table:str}/again/decline",
    status_code=200,
    refuses=merged(NO_TABLE, {409: ("server.not_asked",)}),
)
async def decline_again(request: AnyRequest, table: TableName) -> Made:
    """Says no to another game that somebody of this table has asked you for."""
    await again.decline(rooms_of(request), visitor_of(request), table)
    return Made(table)


@post(
    "/api/tables/{table:str}/cancel",
    status_code=200,
    refuses=merged(NO_TABLE, {403: ("server.not_your_table",), 409: ("server.has_begun",)}),
)
async def cancel_table(request: AnyRequest, table: TableName) -> Made:
    """Takes a table of yours away at which nobody has made a move yet."""
    await again.cancel(rooms_of(request), visitor_of(request), table)
    return Made(table)


@get("/api/tables/{table:str}/series", refuses=NO_TABLE)
async def get_series(request: AnyRequest, table: TableName) -> Series:
    """The games that the same people have played one after another, up to this table."""
    return await series_of(rooms_of(request).store, table, visitor_of(request))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], table: TableName) -> None:
    state = socket.app.state
    await converse(socket, table, state.rooms, state.settings, state.limits)

"""My page: how messages reach me, my data to take along, and how to be forgotten."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post
from sqlalchemy import select

from byways.wire.requests import Forget, Tell

from ..access.identity import newcomer
from ..archive.replays import Replays
from ..errors import Trouble
from ..store.schema import players
from ..table.leaving import collect
from ..table.room import Room
from ..table.rooms import Rooms
from ..table.summaries import one_summary
from ..webhooks.queue import Hooks
from ..wire import Json
from .request import AnyRequest, answered, read_body, rooms_of, settings_of, visitor_of


def _hooks(request: AnyRequest) -> Hooks:
    hooks: Hooks = request.app.state.hooks
    return hooks


async def _told(request: AnyRequest) -> Response[Json]:
    query = select(players.c.name, players.c.lang, players.c.hook).where(players.c.id == visitor_of(request))
    found = await rooms_of(request).store.read(lambda connection: connection.execute(query).first())
    name, lang, hook = found if found is not None else ("", None, None)
    return answered(
        request, {"name": name, "lang": lang, "hook": hook, "webhooks": settings_of(request).webhooks}
    )


@get("/api/me/settings")
async def told(request: AnyRequest) -> Response[Json]:
    return await _told(request)


@post("/api/me/settings", status_code=200)
async def tell(request: AnyRequest) -> Response[Json]:
    """Keeps what is sent: a language, a webhook; an empty one is taken away."""
    body = await read_body(request, Tell)
    values: dict[str, str | None] = {name: body[name] or None for name in ("lang", "hook") if name in body}
    if values.get("hook") is not None:
        await _hooks(request).check(body["hook"])
    if values:
        await rooms_of(request).store.keep_player(visitor_of(request), **values)
    return await _told(request)


@post("/api/me/hook/test", status_code=200)
async def try_hook(request: AnyRequest) -> Response[Json]:
    await _hooks(request).test(visitor_of(request))
    return answered(request, {"ok": True})


@get("/api/me/export")
async def export(request: AnyRequest) -> Response[Json]:
    """Everything that is kept of a player, as one file."""
    player, rooms = visitor_of(request), rooms_of(request)
    found = await collect(rooms.store, player)
    found["tables"] = [await _exported(rooms, player, each) for each in found["tables"]]
    response = answered(request, found)
    response.headers["content-disposition"] = 'attachment; filename="byways-my-data.json"'
    return response


async def _exported(rooms: Rooms, player: str, table: dict[str, Any]) -> Json:
    """Gets a table as its player may see it; the record, which has the seed, once the game is over."""
    row = await rooms.store.table(table["id"])
    assert row is not None
    record = None
    if row.over:
        try:
            steps = await rooms.store.steps(row.id)
            record = (await asyncio.to_thread(Room.replayed, rooms.store, row, steps)).record().text()
        except Trouble:
            # Kept under rules that are not played here any more.
            record = None
    summary = one_summary(row, player)
    del summary["invites"]
    return {**summary, "created": table["created"], "record": record}


@post("/api/me/delete", status_code=200)
async def forget(request: AnyRequest) -> Response[Json]:
    """Forgets a player; whoever asks is somebody new from now on."""
    await read_body(request, Forget)
    replays: Replays = request.app.state.replays
    await rooms_of(request).leave(visitor_of(request))
    await replays.forget()
    request.state.visitor = newcomer()
    return answered(request, {"deleted": True})


HANDLERS = [told, tell, try_hook, export, forget]

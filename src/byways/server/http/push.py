"""Notifications in browsers whose page is closed. See docs/evenings.md."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import delete, insert, select

from byways.wire.push import Mute, PushKey, Subscribe, Subscribed, Unsubscribe

from ..errors import Trouble
from ..store.database import executes
from ..store.schema import calls, mutes
from ..webhooks.push import public_key, subscribe, unsubscribe
from .devices import browser_of
from .parameters import TableName
from .refusals import NO_BROWSER
from .request import AnyRequest, count, rooms_of, services, visitor_of

MUTED = 200
"""About the size in bytes of a muted table in the database."""


@get("/api/me/push")
async def get_push_key(request: AnyRequest) -> PushKey:
    """What a browser needs to be notified of your turns, with the page closed."""
    if services(request).hooks.caller is None:
        return PushKey(False, "")
    return PushKey(True, await public_key(rooms_of(request).store))


@post(
    "/api/me/push",
    status_code=200,
    refuses={
        400: ("server.field", "server.hook_address", "server.hook_private", "server.hook_unknown"),
        **NO_BROWSER,
        409: ("server.hooks_off", "server.push_full"),
        502: ("server.hook_silent",),
    },
)
async def subscribe_browser(request: AnyRequest, data: JSONBody[Subscribe]) -> Subscribed:
    """Subscribes this browser."""
    count(request, "pushes")
    keys = data.keys.p256dh, data.keys.auth
    store, caller = rooms_of(request).store, services(request).hooks.caller
    await subscribe(store, caller, browser_of(request), data.endpoint, keys, data.lang)
    return Subscribed(True)


@post("/api/me/push/stop", status_code=200)
async def unsubscribe_browser(request: AnyRequest, data: JSONBody[Unsubscribe]) -> Subscribed:
    """Unsubscribes a browser."""
    await unsubscribe(rooms_of(request).store, visitor_of(request), data.endpoint)
    return Subscribed(False)


@get("/api/tables/{table:str}/mute")
async def get_mute(request: AnyRequest, table: TableName) -> Mute:
    """Whether a table is muted for you while you are away."""
    query = select(mutes.c.table_id).filter_by(player=visitor_of(request), table_id=table)
    return Mute(await rooms_of(request).store.scalar(query) is not None)


@post("/api/tables/{table:str}/mute", status_code=200, refuses={404: ("server.no_table",)})
async def mute_table(request: AnyRequest, table: TableName, data: JSONBody[Mute]) -> Mute:
    """Mutes a table while you are away, or unmutes it."""
    count(request, "mutes", MUTED)
    store, player = rooms_of(request).store, visitor_of(request)
    if await store.table(table) is None:
        raise Trouble(404, "server.no_table")
    here = {"player": player, "table_id": table}
    mute = [insert(mutes).values(here), delete(calls).filter_by(**here)] if data.muted else []
    await store.do(executes(delete(mutes).filter_by(**here), *mute))
    return data

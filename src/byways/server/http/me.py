"""My page: my name and tables, how messages reach me, my data to take along, and how to be forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import UNSET
from sqlalchemy import select

from byways.wire.account import Deleted, Me, MyData, MySettings, Sent
from byways.wire.avatars import avatar_of
from byways.wire.requests import Forget, NotifySettings, Rename

from ..access.identity import newcomer
from ..cluster.relay import FORGET, SHOW_ANEW
from ..errors import Trouble
from ..readable import clean_name
from ..store.schema import players
from ..table.leaving import collect
from ..table.matches import kept_record
from ..table.rooms import Rooms
from ..table.summaries import about_me, one_summary
from .refusals import SLOW
from .request import PROFILE, AnyRequest, count, notify_others, rooms_of, services, visitor_of, work

HOOK = ("server.hook_address", "server.hook_private", "server.hook_unknown")


@get("/api/me")
async def get_me(request: AnyRequest) -> Me:
    """Your name and your tables."""
    return await about_me(rooms_of(request).store, visitor_of(request))


@post("/api/me", status_code=200)
async def rename(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Sets your name."""
    count(request, "names", PROFILE)
    player, store = visitor_of(request), rooms_of(request).store
    await store.name_player(player, clean_name(data.name))
    await _show_anew(request)
    return await about_me(store, player)


async def _show_anew(request: AnyRequest) -> None:
    """Shows somebody's new name and mark to everybody at their tables."""
    player = visitor_of(request)
    await rooms_of(request).show_anew(player)
    await notify_others(request, SHOW_ANEW, player)


async def _settings(request: AnyRequest) -> MySettings:
    columns, player = players.c, visitor_of(request)
    query = select(columns.name, columns.lang, columns.hook, columns.avatar, columns.unlisted).where(
        columns.id == player
    )
    found = await rooms_of(request).store.first(query)
    name, lang, hook, avatar, unlisted = found if found is not None else ("", None, None, None, False)
    return MySettings(
        name, lang, hook, services(request).settings.webhooks, avatar_of(player, avatar), unlisted
    )


@get("/api/me/settings")
async def get_settings(request: AnyRequest) -> MySettings:
    """How messages reach you."""
    return await _settings(request)


@post(
    "/api/me/settings",
    status_code=200,
    refuses={400: HOOK, 409: ("server.hooks_off",), 502: ("server.hook_silent",)},
)
async def save_settings(request: AnyRequest, data: JSONBody[NotifySettings]) -> MySettings:
    """Sets the language of messages, the address notified of your turns, and who sees your rating."""
    count(request, "settings", PROFILE)
    values: dict[str, str | bool | None] = {}
    if data.lang is not UNSET:
        values["lang"] = data.lang
    if data.hook is not UNSET:
        values["hook"] = data.hook or None
    if data.unlisted is not UNSET:
        values["unlisted"] = data.unlisted
    if data.avatar is not UNSET:
        values["avatar"] = str(data.avatar) if data.avatar is not None else None
    if data.hook:
        await services(request).hooks.check(data.hook)
    if values:
        await rooms_of(request).store.keep_player(visitor_of(request), **values)
    if "avatar" in values:
        await _show_anew(request)
    return await _settings(request)


@post(
    "/api/me/hook/test",
    status_code=200,
    refuses={
        400: HOOK,
        409: ("server.hooks_off", "server.hook_none"),
        429: ("server.hook_wait",),
        502: (
            "server.hook_silent",
            "server.hook_certificate",
            "server.hook_redirect",
            "server.hook_answer",
        ),
    },
)
async def send_test_message(request: AnyRequest) -> Sent:
    """Sends a test message to your address at once."""
    await services(request).hooks.test(visitor_of(request))
    return Sent(True)


@get("/api/me/export", refuses=SLOW)
async def export_data(request: AnyRequest) -> Response[MyData]:
    """Everything that is kept about you, as a file."""
    player, rooms = visitor_of(request), rooms_of(request)
    found = await collect(rooms.store, player)
    found["tables"] = [await _exported(request, rooms, player, each) for each in found["tables"]]
    name = 'attachment; filename="byways-my-data.json"'
    return Response(MyData(**found), headers={"content-disposition": name})


async def _exported(request: AnyRequest, rooms: Rooms, player: str, table: dict[str, Any]) -> dict[str, Any]:
    """Gets a table as its player may see it; the record, which has the seed, once the game is over."""
    row = await rooms.store.table(table["id"])
    assert row is not None
    record = None
    if row.over:
        try:
            steps = await rooms.store.steps(row.id)
            record = await work(request, kept_record, row, steps)
        except Trouble as e:
            if e.status != 410:
                raise
            # Kept under rules that are not played here any more.
            record = None
    summary = msgspec.structs.asdict(one_summary(row, player))
    del summary["invites"], summary["link"]
    return {**summary, "created": table["created"], "record": record}


@post("/api/me/delete", status_code=200)
async def delete_me(request: AnyRequest, data: JSONBody[Forget]) -> Deleted:
    """Deletes everything that is kept about you. After that, you are somebody new."""
    replays = services(request).replays
    with services(request).device_owners.changing():
        await rooms_of(request).leave(visitor_of(request))
    replays.forget()
    await notify_others(request, FORGET, "")
    request.state.visitor = newcomer()
    return Deleted(True)

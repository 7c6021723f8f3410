"""Finding out who stands at the door."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from ..errors import Trouble
from ..settings import Settings
from .device_owners import DeviceOwners
from .identity import Visitor, bearer_of, check_host, check_origin, hash_of, identify
from .tokens import player_of


async def recognize(
    connection: ASGIConnection[Any, Any, Any, Any],
    owners: DeviceOwners,
    settings: Settings,
    *,
    need_origin: bool,
) -> Visitor:
    """Gets who is asking, by a program's token or by the cookie.

    A browser sends the cookie for whatever page asks it to, so then we look from
    where it comes; a token is sent only by who has it.

    :raises Trouble: the request is not for us or for nothing that can be, comes from elsewhere, or brings a
        token that is nobody's.
    """
    check_host(connection, settings)
    if "\0" in connection.scope["path"]:
        # PostgreSQL cannot take that, and would fail for others, too, whose tables are read together with it.
        raise Trouble(404, "server.no_page")
    token = bearer_of(connection)
    if token is not None:
        return Visitor(await player_of(owners.store, token), program=hash_of(token))
    check_origin(connection, settings, need=need_origin)
    visitor = identify(connection, settings)
    return visitor if visitor.fresh is not None else await owners.resolve(visitor)

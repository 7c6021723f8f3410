"""What every request needs: who asks, what is asked, and an answer."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State

from ..access.identity import identify
from ..access.limits import Limits, address_of
from ..errors import Trouble
from ..settings import Settings
from ..table.rooms import Rooms
from ..wire import Json

AnyRequest = Request[Any, Any, State]


def rooms_of(request: AnyRequest) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def settings_of(request: AnyRequest) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def read_body(request: AnyRequest, shape: type[msgspec.Struct]) -> dict[str, Any]:
    """Reads a JSON object of a shape.

    :raises Trouble: it is none, or a field of it is missing or wrong.
    """
    try:
        value = msgspec.json.decode(await request.body())
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Trouble(400, "server.message") from None
    if not isinstance(value, dict):
        raise Trouble(400, "server.message")
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError as e:
        raise Trouble(400, "server.field", field=_field(str(e))) from None
    return value


def _field(complaint: str) -> str:
    """Gets which field of a body is wrong.

    >>> _field("Object missing required field `key`")
    'key'
    >>> _field("Object missing required field `kind` - at `$.seats[0]`")
    'seats'
    """
    found = re.search(r"`\$\.(\w+)", complaint) or re.search(r"`(\w+)`$", complaint)
    return found[1] if found else ""


def count(request: AnyRequest, kind: str) -> None:
    """Notes that something is made.

    :raises Trouble: this visitor, or this address, makes too many.
    """
    limits: Limits = request.app.state.limits
    limits.make(kind, visitor_of(request), address_of(request))


def answered(request: AnyRequest, body: Json) -> Response[Json]:
    """Answers, handing over a token to somebody who has none."""
    visitor_of(request)
    return Response(body, cookies=request.state.visitor.cookies(settings_of(request)))


def visitor_of(request: AnyRequest) -> str:
    """Gets who is asking, the same for the whole request."""
    if "visitor" not in request.state:
        request.state.visitor = identify(request)
    player: str = request.state.visitor.player
    return player


def number(text: str, field: str) -> int:
    """Reads a number in an address.

    :raises Trouble: it is none.
    """
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Trouble(400, "server.field", field=field)
    return int(text)

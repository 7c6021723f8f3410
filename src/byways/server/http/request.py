"""What every request needs: who asks, what is asked, and how often."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol, TypeVar, TypeVarTuple, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.dto import AbstractDTO
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.spec import Reference, Schema
from litestar.types import Message, Scope
from litestar.typing import FieldDefinition

from byways.wire.misfit import allowed, misfit

from ..access.device_owners import DeviceOwners
from ..access.identity import Visitor
from ..access.limits import Limits, address_of
from ..archive.dailies import Dailies
from ..archive.deals import Deals
from ..archive.ratings import Ratings
from ..archive.replays import Replays
from ..archive.studies import Studies
from ..cluster.members import Cluster, RunElsewhere
from ..cluster.relay import notify_all
from ..errors import Trouble
from ..house import House
from ..loop_watch import LoopWatch
from ..settings import Settings
from ..slots import Slot
from ..table.rooms import Rooms
from ..webhooks.queue import Hooks
from ..work.pool import Workers

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
OWN = "private, no-cache"
"""Nothing between us and a browser keeps an answer unless it says that it is for everybody."""

PROFILE = 500
"""About the size in bytes of what is kept of a player's name and settings."""

STRICT = "max-age=31536000"
"""For a year browsers come over https only, once they have."""

log = logging.getLogger(__name__)
T = TypeVar("T")
Args = TypeVarTuple("Args")
AnyRequest = Request[Any, Any, State]


class Services(Protocol):
    """The parts of a running server."""

    settings: Settings
    house: House
    limits: Limits
    workers: Workers
    loop_watch: LoopWatch
    device_owners: DeviceOwners
    rooms: Rooms
    cluster: Cluster | None
    replays: Replays
    studies: Studies
    ratings: Ratings
    deals: Deals
    dailies: Dailies
    hooks: Hooks


def services(request: AnyRequest) -> Services:
    """Gets the parts of the server that answers a request."""
    return cast(Services, request.app.state)


class WireBody(AbstractDTO[Any]):
    """Reads a body as exactly the type that its handler takes: a number in quotes is no number."""

    def decode_bytes(self, value: bytes) -> Any:
        """Reads a body.

        :raises Trouble: it is no JSON, or a field of it is missing or wrong.
        """
        field = self.asgi_connection.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(value, type=field.annotation)
        except msgspec.ValidationError as e:
            place, reasons = misfit(e, field.annotation)
            if not place:
                raise Trouble(400, "server.message", reasons=reasons) from None
            raise Trouble(400, "server.field", field=place, reasons=reasons) from None
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Trouble(400, "server.message") from None

    @classmethod
    def create_for_field_definition(cls, *_args: Any, **_named: Any) -> None:
        """Needs no preparation."""

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any
    ) -> Reference | Schema:
        found: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return found

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> Any:
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:
        return False


def parameter_trouble(request: AnyRequest, error: ValidationException) -> Trouble:
    """Gets which parameter of a request is wrong, and what it can be."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    name = str(first.get("key", ""))
    if name == "data":
        # There is no body at all.
        return Trouble(400, "server.message")
    fields = msgspec.structs.fields(request.route_handler.signature_model)
    kinds = [msgspec.inspect.type_info(each.type) for each in fields if each.name == name]
    return Trouble(400, "server.field", field=name, reasons=allowed(kinds))


def rooms_of(request: AnyRequest) -> Rooms:
    return services(request).rooms


def own_address(request: AnyRequest) -> str:
    """Gets the address at which we were asked."""
    scheme = "https" if services(request).settings.secure else "http"
    return f"{scheme}://{request.headers.get('host', '')}"


def visitor_of(request: AnyRequest) -> str:
    """Gets who is asking; somebody new is handed a cookie with the answer."""
    request.state.met = True
    player: str = request.state.visitor.player
    return player


async def close_slot(message: Message, scope: Scope) -> None:
    """Lets the next request of the same address begin once there is an answer, however slowly it is read."""
    slot: Slot | None = scope.get("state", {}).get("slot")
    if message["type"] == "http.response.start" and slot is not None:
        slot.close()


async def hand_over_cookie(message: Message, scope: Scope) -> None:
    """Gives somebody new the token by which they are known from now on, if all went well."""
    state = scope.get("state", {})
    visitor: Visitor | None = state.get("visitor")
    if message["type"] == "http.response.start" and message["status"] < 400 and visitor and state.get("met"):
        headers = MutableScopeHeaders.from_message(message)
        for cookie in visitor.cookies(scope["litestar_app"].state.settings):
            headers.add("set-cookie", cookie.to_header(header=""))
            # Kept by something in between, it would make everybody the same person.
            headers["cache-control"] = OWN


async def protect(message: Message, scope: Scope) -> None:
    """Says above every answer what a browser may do with it, and notes every answer that is our own fault."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", OWN)
    if scope["litestar_app"].state.settings.secure:
        headers.setdefault("strict-transport-security", STRICT)
    if message["status"] >= 500:
        # Not the address itself: invitations and private links are secrets.
        where = scope.get("path_template", "?")
        log.error("%s %s was answered with %s", scope.get("method", ""), where, message["status"])


async def note_failure(error: Exception, _scope: Scope) -> None:
    """Notes what nobody has thought of."""
    if not isinstance(error, Trouble | HTTPException | RunElsewhere):
        log.error("a request failed", exc_info=error)


def count(request: AnyRequest, kind: str, size: int = 4_000) -> None:
    """Notes that something is made that takes about so many bytes.

    :raises Trouble: this visitor, or this address, makes too many, or the disk is nearly full.
    """
    limits = services(request).limits
    limits.make(kind, visitor_of(request), address_of(request), size)
    if rooms_of(request).store.disk_low():
        # What is left is for games that have begun.
        raise Trouble(503, "server.disk_low")


async def work(request: AnyRequest, task: Callable[[*Args], T], *args: *Args) -> T:
    """Gets what a task gives that may be slow.

    :raises Trouble: it took too long, or too much of the same address waits already.
    """
    workers = services(request).workers
    return await workers.do(address_of(request), task, *args, person=visitor_of(request))


async def notify_others(request: AnyRequest, word: str, about: str) -> None:
    """Asks the other processes to do something, where there are any."""
    cluster = services(request).cluster
    if cluster is not None:
        await notify_all(cluster, word, about)


def encoded(answer: bytes) -> Response[Any]:
    """Gets an answer that is JSON already."""
    return Response(answer, media_type=MediaType.JSON)

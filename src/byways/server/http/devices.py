"""Your devices: adding and removing them. See docs/evenings.md."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody
from sqlalchemy import func, select

from byways.wire.devices import Devices, NewPass, Pass, PassOffer, ShownPass, UsePass, Welcome

from ..access.devices import PassRow, find_pass, list_devices, make_pass, revoke_passes, take_off
from ..access.identity import Visitor
from ..cluster.relay import HANG_UP, RENAME
from ..errors import Trouble
from ..house import drawn
from ..readable import clean_name
from ..store.schema import seats
from .parameters import DeviceName
from .refusals import NO_BROWSER
from .request import AnyRequest, count, notify_others, own_address, rooms_of, services, visitor_of

NO_PASS = {404: ("server.no_pass",)}


def browser_of(request: AnyRequest) -> Visitor:
    """Gets who asks, with the device they ask from.

    :raises Trouble: a program does; it has no device.
    """
    visitor_of(request)
    visitor: Visitor = request.state.visitor
    if not visitor.device:
        raise Trouble(403, "server.no_browser")
    return visitor


async def let_device_in(request: AnyRequest, visitor: Visitor, good: PassRow, label: str) -> None:
    """Makes the device of a visitor belong to who made a pass, in every process.

    :raises Trouble: the pass is used up, or the two sit against each other.
    """
    if good.player != visitor.player:
        with services(request).device_owners.changing():
            await rooms_of(request).let_in(visitor, good, clean_name(label))
        await notify_others(request, RENAME, visitor.player)


def _page(request: AnyRequest, secret: str) -> str:
    """Gets the address of the page that asks for a pass. What stands behind # is sent to nobody."""
    house = services(request).house
    return f"{house.address or own_address(request)}/device#{secret}"


@get("/api/me/devices", refuses=NO_BROWSER)
async def get_devices(request: AnyRequest) -> Devices:
    """Your devices."""
    return await list_devices(rooms_of(request).store, browser_of(request))


@delete(
    "/api/me/devices/{device:str}",
    status_code=200,
    refuses={**NO_BROWSER, 404: ("server.no_device",), 409: ("server.this_device",)},
)
async def take_device_off(request: AnyRequest, device: DeviceName) -> Devices:
    """Removes one of your devices: it becomes somebody new, and tokens made there stop working.
    Returns the others."""
    rooms, visitor = rooms_of(request), browser_of(request)
    with services(request).device_owners.changing():
        programs = await take_off(rooms.store, visitor, device)
    for each in (device, *programs):
        rooms.hang_up(each)
        await notify_others(request, HANG_UP, each)
    return await list_devices(rooms.store, visitor)


@post("/api/me/passes", status_code=201, refuses=NO_BROWSER)
async def make_device_pass(request: AnyRequest, data: JSONBody[NewPass]) -> Pass:
    """Creates a link or code that adds a device; an earlier one of the same kind stops working."""
    count(request, "passes")
    visitor = browser_of(request)
    secret, expires = await make_pass(rooms_of(request).store, visitor.player, data.kind, visitor.device)
    link = _page(request, secret)
    return Pass(secret, link, drawn(link), expires)


@delete("/api/me/passes", status_code=200, refuses=NO_BROWSER)
async def revoke_device_passes(request: AnyRequest) -> Devices:
    """Cancels all your links and codes."""
    store, visitor = rooms_of(request).store, browser_of(request)
    await revoke_passes(store, visitor.player)
    return await list_devices(store, visitor)


@post("/api/passes/look", status_code=200, refuses={**NO_BROWSER, **NO_PASS})
async def look_at_pass(request: AnyRequest, data: JSONBody[ShownPass]) -> PassOffer:
    """What using a pass would do, without using it up."""
    count(request, "guesses")
    store, visitor = rooms_of(request).store, browser_of(request)
    found = await find_pass(store, data.secret)
    sat_at = select(func.count(seats.c.table_id.distinct())).where(seats.c.player == visitor.player)
    games = await store.scalar(sat_at) or 0
    name = await store.player_name(found.player)
    return PassOffer(name, found.player == visitor.player, games)


@post(
    "/api/passes/use",
    status_code=200,
    refuses={**NO_BROWSER, **NO_PASS, 409: ("server.both_sit",)},
)
async def use_pass(request: AnyRequest, data: JSONBody[UsePass]) -> Welcome:
    """Links this device, with everything played on it, to the player who made the pass."""
    count(request, "guesses")
    store, visitor = rooms_of(request).store, browser_of(request)
    found = await find_pass(store, data.secret)
    await let_device_in(request, visitor, found, data.label)
    return Welcome(await store.player_name(found.player))

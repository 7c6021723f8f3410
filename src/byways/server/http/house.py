"""The home network: how nearby guests come in."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from byways.wire.operation import HouseNetwork
from byways.wire.requests import OpenHouse

from ..access.limits import is_local
from ..errors import Trouble
from .refusals import FIELD, merged
from .request import AnyRequest, own_address, services

HERE_ONLY = {403: ("server.not_here",), 409: ("server.no_house",)}


def _sits_here(request: AnyRequest) -> bool:
    """Whether somebody asks from this machine, by its own name: guests come by the other address."""
    hosts = services(request).settings.hosts()
    return is_local(request) and hosts is not None and request.headers.get("host", "") in hosts


def _house_for(request: AnyRequest) -> HouseNetwork:
    house = services(request).house
    return HouseNetwork(house.offered and _sits_here(request), house.address)


@get("/api/house", sync_to_thread=False)
def get_house(request: AnyRequest) -> HouseNetwork:
    """Whether guests in the home network can come in."""
    return _house_for(request)


@post("/api/house", status_code=200, refuses=HERE_ONLY)
async def set_house(request: AnyRequest, data: JSONBody[OpenHouse]) -> HouseNetwork:
    """Opens Byways to the home network, or closes it; only from the computer it runs on."""
    house = services(request).house
    if not house.offered or not _sits_here(request):
        raise Trouble(403, "server.not_here")
    if data.open:
        await house.open()
    else:
        house.close()
    return _house_for(request)


@get(
    "/api/house/code",
    sync_to_thread=False,
    media_type="image/svg+xml",
    refuses=merged(FIELD, {404: ("server.no_page",)}),
)
def get_house_code(
    request: AnyRequest,
    path: Annotated[str, QueryParameter(max_length=200, description="A page of ours.")] = "/",
) -> Response[str]:
    """A page as a QR code, with the address for guests."""
    code = services(request).house.code(path, own_address(request))
    return Response(code, headers={"cache-control": "no-store"})

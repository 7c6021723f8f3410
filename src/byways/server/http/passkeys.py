"""Passkeys: adding one, and signing in with it. See docs/evenings.md."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from byways.wire.devices import PasskeyAnswer, PasskeyRequest, Passkeys, Welcome

from ..access.devices import find_pass, make_pass
from ..access.passkeys import (
    Site,
    add_passkey,
    begin_adding,
    begin_using,
    delete_passkey,
    list_passkeys,
    use_passkey,
)
from ..readable import clean_name
from .devices import browser_of, let_device_in
from .parameters import PasskeyName
from .refusals import NO_BROWSER
from .request import AnyRequest, count, own_address, rooms_of

BAD = {400: ("server.bad_passkey",)}
NO_MORE = {409: ("server.no_passkeys", "server.passkeys_full")}


def _site(request: AnyRequest) -> Site:
    """Gets where the browser is: the name at which it asked, which was found to be ours."""
    return Site(own_address(request))


@get("/api/me/passkeys", refuses=NO_BROWSER)
async def get_passkeys(request: AnyRequest) -> Passkeys:
    """Your passkeys."""
    return await list_passkeys(rooms_of(request).store, _site(request), browser_of(request).player)


@post(
    "/api/me/passkeys/begin",
    status_code=200,
    refuses={**NO_BROWSER, **NO_MORE},
)
async def begin_passkey(request: AnyRequest) -> PasskeyRequest:
    """What your browser needs to create a passkey."""
    count(request, "passes")
    store, visitor = rooms_of(request).store, browser_of(request)
    name = await store.player_name(visitor.player)
    return PasskeyRequest(await begin_adding(store, _site(request), visitor, name))


@post("/api/me/passkeys", status_code=201, refuses={**BAD, **NO_BROWSER, **NO_MORE})
async def make_passkey(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Passkeys:
    """Stores a passkey created by your browser."""
    count(request, "guesses")
    store, visitor, site = rooms_of(request).store, browser_of(request), _site(request)
    await add_passkey(store, site, visitor, data.answer, clean_name(data.label))
    return await list_passkeys(store, site, visitor.player)


@delete(
    "/api/me/passkeys/{passkey:str}",
    status_code=200,
    refuses={**NO_BROWSER, 404: ("server.no_passkey",)},
)
async def forget_passkey(request: AnyRequest, passkey: PasskeyName) -> Passkeys:
    """Removes one of your passkeys."""
    store, visitor = rooms_of(request).store, browser_of(request)
    await delete_passkey(store, visitor.player, passkey)
    return await list_passkeys(store, _site(request), visitor.player)


@post("/api/passkeys/begin", status_code=200, refuses={**NO_BROWSER, 409: ("server.no_passkeys",)})
async def begin_sign_in(request: AnyRequest) -> PasskeyRequest:
    """What a browser needs to show a passkey."""
    count(request, "passes")
    store, visitor = rooms_of(request).store, browser_of(request)
    return PasskeyRequest(await begin_using(store, _site(request), visitor))


@post(
    "/api/passkeys/use",
    status_code=200,
    refuses={
        **BAD,
        **NO_BROWSER,
        404: ("server.no_passkey", "server.no_pass"),
        409: ("server.no_passkeys", "server.both_sit"),
    },
)
async def sign_in(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Welcome:
    """Links this device, with everything played on it, to the owner of the passkey."""
    count(request, "guesses")
    rooms, visitor = rooms_of(request), browser_of(request)
    player = await use_passkey(rooms.store, _site(request), visitor, data.answer)
    if player != visitor.player:
        secret, _ = await make_pass(rooms.store, player, "passkey")
        await let_device_in(request, visitor, await find_pass(rooms.store, secret), data.label)
    return Welcome(await rooms.store.player_name(player))

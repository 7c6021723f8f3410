"""Tokens of programs. See docs/programs.md."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from byways.wire.account import Token, Tokens
from byways.wire.requests import NewToken

from ..access.tokens import add_token, list_tokens, revoke
from ..cluster.relay import HANG_UP
from ..readable import clean_name
from .parameters import TokenName
from .request import AnyRequest, count, notify_others, rooms_of, visitor_of


@get("/api/tokens")
async def get_tokens(request: AnyRequest) -> Tokens:
    """Your tokens for programs."""
    return Tokens(await list_tokens(rooms_of(request).store, visitor_of(request)))


@post("/api/tokens", status_code=201, refuses={409: ("server.tokens_full",)})
async def make_token(request: AnyRequest, data: JSONBody[NewToken]) -> Token:
    """Makes a token for a program. Who asks without token and cookie becomes somebody new."""
    count(request, "tokens")
    label = clean_name(data.label or "")
    visitor_of(request)
    return Token(await add_token(rooms_of(request).store, request.state.visitor, label))


@delete("/api/tokens/{token:str}", status_code=200, refuses={404: ("server.no_such_token",)})
async def revoke_token(request: AnyRequest, token: TokenName) -> Tokens:
    """Revokes a token of yours by its `id`. Gives those that are left."""
    rooms, player = rooms_of(request), visitor_of(request)
    await revoke(rooms.store, player, token)
    rooms.hang_up(token)
    await notify_others(request, HANG_UP, token)
    return Tokens(await list_tokens(rooms.store, player))

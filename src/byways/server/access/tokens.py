"""Tokens with which programs are somebody. We keep only their hashes. See docs/programs.md."""

from __future__ import annotations

from time import time

from litestar import Response, delete, get, post
from sqlalchemy import Connection, and_, func, insert, select
from sqlalchemy import delete as remove

from byways.kernel.rng import token as fresh_token
from byways.wire.requests import NewToken

from ..errors import Trouble
from ..http.request import AnyRequest, answered, count, read_body, rooms_of, visitor_of
from ..store.database import Store
from ..store.schema import tokens
from ..table.rooms import clean_name
from ..wire import Json
from .identity import TOKEN_PREFIX, hash_of

MOST = 50
"""How many tokens a player may have."""


async def player_of(store: Store, token: str) -> str:
    """Gets whose token it is.

    :raises Trouble: nobody's.
    """
    query = select(tokens.c.player).where(tokens.c.id == hash_of(token))
    player: str | None = await store.read(lambda connection: connection.scalar(query))
    if player is None:
        raise Trouble(401, "server.no_token")
    return player


async def _add(store: Store, player: str, label: str) -> str:
    token = TOKEN_PREFIX + fresh_token(32)
    values = {"id": hash_of(token), "player": player, "label": label, "created": time()}
    mine = select(func.count()).select_from(tokens).where(tokens.c.player == player)
    if (await store.read(lambda connection: connection.scalar(mine)) or 0) >= MOST:
        raise Trouble(409, "server.tokens_full", most=MOST)

    def write(connection: Connection) -> None:
        connection.execute(insert(tokens).values(**values))

    await store.do(write)
    return token


async def _list(store: Store, player: str) -> list[Json]:
    columns = (tokens.c.id, tokens.c.label, tokens.c.created)
    query = select(*columns).where(tokens.c.player == player).order_by(tokens.c.created)
    rows = await store.read(lambda connection: connection.execute(query).mappings().all())
    return [dict(row) for row in rows]


async def _revoke(store: Store, player: str, ident: str) -> None:
    where = and_(tokens.c.id == ident, tokens.c.player == player)
    found = await store.read(lambda connection: connection.scalar(select(tokens.c.id).where(where)))
    if found is None:
        raise Trouble(404, "server.no_such_token")

    def write(connection: Connection) -> None:
        connection.execute(remove(tokens).where(where))

    await store.do(write)


@get("/api/tokens")
async def my_tokens(request: AnyRequest) -> Response[Json]:
    found = await _list(rooms_of(request).store, visitor_of(request))
    return answered(request, {"tokens": found})


@post("/api/tokens", status_code=201)
async def make_token(request: AnyRequest) -> Response[Json]:
    body = await read_body(request, NewToken)
    count(request, "tokens")
    token = await _add(rooms_of(request).store, visitor_of(request), clean_name(body.get("label") or ""))
    return answered(request, {"token": token})


@delete("/api/tokens/{token:str}", status_code=200)
async def revoke_token(request: AnyRequest, token: str) -> Response[Json]:
    rooms, player = rooms_of(request), visitor_of(request)
    store = rooms.store
    await _revoke(store, player, token)
    rooms.hang_up(token)
    return answered(request, {"tokens": await _list(store, player)})


HANDLERS = [my_tokens, make_token, revoke_token]

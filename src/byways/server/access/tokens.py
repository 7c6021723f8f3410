"""Tokens with which programs are somebody. We keep only their hashes. See docs/programs.md."""

from __future__ import annotations

from sqlalchemy import and_, delete, func, insert, select

from byways.kernel.rng import token as fresh_token
from byways.wire.account import TokenNote

from ..clock import time
from ..errors import Trouble
from ..store.database import Store, executes
from ..store.schema import tokens
from .identity import TOKEN_PREFIX, Visitor, hash_of

MOST = 50
"""How many tokens a player may have."""


async def player_of(store: Store, token: str) -> str:
    """Gets whose token it is.

    :raises Trouble: nobody's.
    """
    query = select(tokens.c.player).where(tokens.c.id == hash_of(token))
    player: str | None = await store.scalar(query)
    if player is None:
        raise Trouble(401, "server.no_token")
    return player


async def add_token(store: Store, visitor: Visitor, label: str) -> str:
    """Makes a token for a player's program. One that a program asks for belongs to the same device.

    :raises Trouble: the player has too many.
    """
    token, player = TOKEN_PREFIX + fresh_token(32), visitor.player
    device = visitor.device or await _device_of(store, visitor.program)
    values = {"id": hash_of(token), "player": player, "label": label, "created": time(), "device": device}
    kept = select(func.count()).select_from(tokens).where(tokens.c.player == player)
    if not await store.add_within(MOST, kept, insert(tokens).values(**values)):
        raise Trouble(409, "server.tokens_full", most=MOST)
    return token


async def _device_of(store: Store, program: str | None) -> str:
    query = select(tokens.c.device).where(tokens.c.id == program)
    found: str | None = await store.scalar(query)
    return found or ""


async def list_tokens(store: Store, player: str) -> list[TokenNote]:
    """Gets a player's tokens, the oldest first."""
    columns = (tokens.c.id, tokens.c.label, tokens.c.created)
    query = select(*columns).where(tokens.c.player == player).order_by(tokens.c.created)
    rows = await store.rows(query)
    return [TokenNote(*row) for row in rows]


async def revoke(store: Store, player: str, ident: str) -> None:
    """Takes a token away from its program.

    :raises Trouble: the player has none of that name.
    """
    where = and_(tokens.c.id == ident, tokens.c.player == player)
    if await store.scalar(select(tokens.c.id).where(where)) is None:
        raise Trouble(404, "server.no_such_token")
    await store.do(executes(delete(tokens).where(where)))

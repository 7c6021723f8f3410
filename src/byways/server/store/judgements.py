"""What was found out about turns, kept so that it is computed once."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, insert, select

from ..clock import time
from .database import Store
from .schema import judgements


async def kept(store: Store, what: tuple[object, ...], find: Callable[[], Awaitable[bytes]]) -> bytes:
    """Gets what was found out about something before, or finds it out and keeps it; *what* names it."""
    name = hashlib.sha256(repr(what).encode()).hexdigest()
    query = select(judgements.c.answer).where(judgements.c.id == name)
    known: str | None = await store.scalar(query)
    if known is not None:
        return known.encode()
    answer = await find()

    def write(connection: Connection) -> None:
        # Two may have asked at once.
        if connection.scalar(query) is None:
            connection.execute(insert(judgements).values(id=name, answer=answer.decode(), at=time()))

    await store.do(write)
    return answer

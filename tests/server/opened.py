"""Rooms on a database, without a server around them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from byways.server.store.database import Store
from byways.server.table.rooms import Rooms


def with_rooms(url: str, scenario: Callable[[Rooms], Awaitable[None]]) -> None:
    """Opens the database, lets something happen there, and closes it."""

    async def opened() -> None:
        store = await Store.open(url)
        rooms = Rooms(store)
        try:
            await scenario(rooms)
        finally:
            await rooms.close()
            await store.close()

    asyncio.run(opened())

"""People who measure a server: they wait for each other, too, and that is not the server's fault."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec

from byways.cli.guests import Person
from byways.kernel.rng import Quick


class Line:
    """A line to a table where everything is accepted, and nobody is to act but who is told so."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, wish: bytes, *, text: bool) -> None:
        asked = msgspec.json.decode(wish)
        assert text
        more = {"complete": True} if asked["do"] == "choices" else {}
        self.tell({"type": "ack", "key": asked["key"], **more})

    def tell(self, message: dict[str, Any]) -> None:
        self.told.put_nowait(msgspec.json.encode(message).decode())

    def __aiter__(self) -> Line:
        return self

    async def __anext__(self) -> str:
        return await self.told.get()


def test_who_waits_for_others_at_the_table_does_not_wait_for_the_server() -> None:
    async def scenario() -> None:
        line: Any = Line()
        person = Person(line, 1, Quick("guests"))
        listener, step = asyncio.create_task(person.listen()), asyncio.create_task(person.step())
        await asyncio.sleep(0)
        turn = perf_counter()
        line.tell({"type": "update", "views": [{"acting": True, "next": ["a"]}]})
        since = await step
        assert since is not None and turn <= since <= perf_counter()
        # More moves of the same turn could all be made since then.
        assert await person.step() == since
        listener.cancel()

    asyncio.run(scenario())

"""Lines to the server over a network that drops, repeats, delays, reorders, halves and cuts."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any

from byways.kernel.rng import Rng

from .virtual_server import Gone, Message, VirtualServer

GOODBYE = 30.0
"""So many seconds after its end a line is not served any more."""


@dataclass(frozen=True, slots=True)
class Weather:
    """How often, in a hundred, something happens to a message; and how long one takes at most."""

    drop: int = 0
    repeat: int = 0
    """How often a message comes twice; each of them again as often."""

    halve: int = 0
    cut: int = 0
    delay: float = 0.05

    def calm(self) -> Weather:
        """Gets a network without faults."""
        return replace(self, drop=0, repeat=0, halve=0, cut=0)


@dataclass(eq=False, slots=True)
class Network:
    """What lies between people and the server."""

    server: VirtualServer
    weather: Weather
    sent: int = 0
    """How many messages have reached the server."""

    async def ask(self, rng: Rng, method: str, path: str, body: object, cookie: str) -> tuple[int, bytes]:
        """Sends a request; the answer may get lost, or the request may come twice.

        :raises Gone: there is no answer.
        """
        await asyncio.sleep(_delay(rng, self.weather))
        if _happens(rng, self.weather.drop):
            raise Gone
        if _happens(rng, self.weather.repeat):
            self.sent += 1
            await self.server.ask(method, path, body, cookie)
        self.sent += 1
        status, _, found = await self.server.ask(method, path, body, cookie)
        if _happens(rng, self.weather.drop):
            raise Gone
        return status, found


@dataclass(eq=False, slots=True)
class Line:
    """A line of one person."""

    network: Network
    rng: Rng
    _inbox: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)
    _heard: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    _due: float = 0.0
    _task: asyncio.Task[None] | None = None
    _told_why: bool = False
    open: bool = True

    @classmethod
    def call(cls, network: Network, rng: Rng, table: str, cookie: str, stamp: str = "") -> Line:
        """Opens a line, with the stamp of what is known of the table.

        :raises Gone: nobody is there.
        """
        line = cls(network, rng)
        line._inbox.put_nowait({"type": "websocket.connect"})
        line._task = network.server.call(table, cookie, stamp, line._inbox.get, line._from_server)
        line._task.add_done_callback(line._ended)
        return line

    def send(self, text: str) -> None:
        """Sends a message, which may arrive late, never, twice, or in half."""
        weather = self.network.weather
        copies = deque([text])
        while copies and self.open:
            copy = copies.popleft()
            if _happens(self.rng, weather.repeat):
                copies.append(copy)
            if _happens(self.rng, weather.drop):
                continue
            if _happens(self.rng, weather.halve):
                copy = copy[: self.rng.below(len(copy))]
            asyncio.get_running_loop().call_later(_delay(self.rng, weather), self._arrive, copy)

    async def hear(self) -> str | None:
        """Waits for a message; none: the line has ended."""
        return await self._heard.get()

    def hang_up(self) -> None:
        """Ends the line."""
        if self.open:
            self.open = False
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self._heard.put_nowait(None)

    async def ended(self) -> None:
        """Waits until the server knows that the line has ended."""
        assert self._task is not None
        _, waiting = await asyncio.wait([self._task], timeout=GOODBYE)
        if waiting:
            self.network.server.loop.complaints.append("a line that has ended is still served")

    def _arrive(self, text: str) -> None:
        if self.open:
            self.network.sent += 1
            self._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def _from_server(self, message: Message) -> None:
        weather, loop = self.network.weather, asyncio.get_running_loop()
        if message["type"] in ("websocket.close", "websocket.http.response.start"):
            if self.open and not self._told_why:
                self.network.server.loop.complaints.append("the server hangs up without a word")
            self.hang_up()
        if message["type"] != "websocket.send" or not self.open:
            return
        if _happens(self.rng, weather.cut):
            self.hang_up()
        else:
            # What comes over one line comes in order, and all of it until the line ends.
            self._due = max(self._due + 1e-6, loop.time() + _delay(self.rng, weather))
            text = message.get("text") or bytes(message["bytes"]).decode()
            self._told_why = text.startswith('{"type":"error"')
            loop.call_at(self._due, self._heard.put_nowait, text)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.hang_up()
        if not task.cancelled() and (error := task.exception()) is not None:
            self.network.server.loop.complaints.append(f"a line ended with {error!r}")


def _happens(rng: Rng, percent: int) -> bool:
    return bool(percent) and rng.below(100) < percent


def _delay(rng: Rng, weather: Weather) -> float:
    return weather.delay * (1 + rng.below(1000)) / 1000

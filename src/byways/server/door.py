"""The door: connections that do not say what they want are closed, and nobody holds too many."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .access.limits import SHARED
from .settings import Settings

PATIENCE = 30.0
"""After so many seconds a request that has not come in whole is given up."""

BESIDES = 100
"""How many connections an address may have besides its lines to tables: a browser asks over several."""

_UNFINISHED = (h11.IDLE, h11.SEND_BODY)


def door(settings: Settings) -> type[asyncio.Protocol]:
    """Gets what answers connections with these settings."""
    # Behind a proxy all connections come from its address.
    most = 0 if settings.public else settings.line_limit * SHARED
    held: Counter[str] = Counter()

    class Door(H11Protocol):
        """A connection that has to come to the point."""

        giving_up: asyncio.TimerHandle | None = None
        address = ""
        upgraded = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.address = self.client[0] if self.client else ""
            held[self.address] += 1
            if most and held[self.address] > most + BESIDES:
                transport.abort()
                return
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            # From now on it is a line to a table, which is counted as such, and says by itself that it lives.
            self._let_go()
            self.upgraded = True
            super().handle_websocket_upgrade(event)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.upgraded:
                return
            if self.conn.their_state in _UNFINISHED:
                self._wait()
            else:
                self._stop_waiting()

        def _let_go(self) -> None:
            self._stop_waiting()
            held[self.address] -= 1
            if not held[self.address]:
                del held[self.address]

        def _wait(self) -> None:
            # What trickles in does not begin the time anew.
            if self.giving_up is None:
                self.giving_up = self.loop.call_later(PATIENCE, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self.giving_up is not None:
                self.giving_up.cancel()
                self.giving_up = None

    return Door

"""Incoming connections: those that do not say what they want are closed, and nobody holds too many."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .access.limits import SHARED, Bucket, household
from .cluster.members import Cluster
from .cluster.relay import FORWARDED, SHOWN, lay_pipe, passed_on
from .errors import Trouble
from .gradual import Gradual
from .settings import Settings

PATIENCE = 30.0
"""Seconds after which an incomplete request is dropped."""

BESIDES = 100
"""The most connections of an address besides those to tables; a browser uses several."""

OPENED = 8
"""So many lines are opened before the loop looks at anything else. After a restart thousands come in a
second: the first of them play on before the last ones are read."""

AT_A_TIME = 512
"""So many bytes of a line are read together; a frame may have as few as six."""

PART = 1024
"""And so many of a request; each of its pieces may be one letter."""

UNREAD = 1 << 19
"""A line whose owner has left more bytes unread and goes on sending is ended."""

LATE = 1 << 16
"""So many bytes may still come after our goodbye: they were on their way."""

_OPENS = re.compile(rb"GET /api/tables/[\w-]{1,40}/socket[ ?]")
_LINE = re.compile(rb"/api/tables/([\w-]{1,40})/socket(?:\?.*)?")
_UNFINISHED = (h11.IDLE, h11.SEND_BODY)


@dataclass(slots=True)
class ConnectionLimits:
    """What the connections of a process have in common."""

    most: int
    """How many lines an address may have; 0: any number."""

    cluster: Cluster | None
    passing: set[asyncio.Task[None]] = field(default_factory=set)
    _held: Counter[str] = field(default_factory=Counter)
    _waiting: deque[LimitedConnection] = field(default_factory=deque)

    def admit(self, address: str) -> bool:
        """Counts a connection. Gets whether its address may have it."""
        self._held[address] += 1
        return not self.most or self._held[address] <= self.most + BESIDES

    def forget(self, address: str) -> None:
        """Counts a connection no more."""
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    def line_up(self, line: LimitedConnection) -> None:
        """Has a line wait until it is opened."""
        self._waiting.append(line)
        if len(self._waiting) == 1:
            line.loop.call_soon(self._open_lines)

    def _open_lines(self) -> None:
        """Opens lines that wait, a few at a time."""
        for _ in range(min(OPENED, len(self._waiting))):
            self._waiting.popleft().read()
        if self._waiting:
            self._waiting[0].loop.call_soon(self._open_lines)


class LimitedConnection(Gradual, H11Protocol):
    """A connection that has to come to the point."""

    shared: ConnectionLimits
    giving_up: asyncio.TimerHandle | None = None
    address = ""
    upgraded = False
    counted = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else ""
        self.counted = True
        if not self.shared.admit(self.address):
            transport.abort()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From now on it is a line to a table, which is counted as such, and says by itself that it lives.
        self._let_go()
        if self.conn.trailing_data[0] or self.came:
            # Nobody who keeps to the protocol sends anything before the line is open; uvicorn would lose it.
            self.transport.abort()
            return
        self.upgraded = True
        line, cluster = _LINE.fullmatch(event.target), self.shared.cluster
        if cluster is None or line is None or any(name == SHOWN for name, _ in self.headers):
            super().handle_websocket_upgrade(event)
        else:
            # Whoever hangs up meanwhile is heard.
            self.transport.resume_reading()
            task = self.loop.create_task(self._find(event, line[1].decode(), cluster))
            self.shared.passing.add(task)
            task.add_done_callback(self.shared.passing.discard)

    async def _find(self, event: h11.Request, table: str, cluster: Cluster) -> None:
        """Serves a line, or lets its bytes go to the process that runs the table."""
        try:
            owner = await cluster.owner(table)
        except Trouble:
            owner = None
        if self.transport.is_closing():
            return
        if owner is None:
            super().handle_websocket_upgrade(event)
            return
        self.connections.discard(self)
        head = [event.method, b" ", event.target, b" HTTP/1.1\r\n"]
        for name, value in passed_on(self.headers, self._came(), owner):
            head += [name, b": ", value, b"\r\n"]
        # Without these it would be no line.
        upgrade = [b"connection: upgrade\r\n", b"\r\n"]
        try:
            await lay_pipe(cluster, owner, self.transport, b"".join([*head, *upgrade]))
        except (OSError, TimeoutError):
            # Whoever comes again finds out who has the table by then.
            self.transport.abort()

    def _came(self) -> str:
        """From where it comes: what a proxy on this machine says, or the connection itself."""
        said = next((value for name, value in self.headers if name == FORWARDED), b"")
        trusted = self.address in ("127.0.0.1", "::1")
        return said.decode("latin-1") if said and trusted else self.address

    def data_received(self, data: bytes) -> None:
        if self.came or _OPENS.match(data) is None:
            super().data_received(data)
            return
        # Nothing more is read until it is opened.
        self.transport.pause_reading()
        self.came = data
        self.shared.line_up(self)

    def at_a_time(self) -> int:
        return PART

    def take(self, data: bytes) -> None:
        H11Protocol.data_received(self, data)
        if self.upgraded:
            return
        if self.conn.their_state in _UNFINISHED:
            self._wait()
        else:
            self._stop_waiting()

    def read_on(self) -> None:
        if not self.upgraded and (self.came or not self.flow.read_paused):
            super().read_on()

    def _let_go(self) -> None:
        self._stop_waiting()
        # A line that ends while it is looked for who has its table was let go already.
        if self.counted:
            self.counted = False
            self.shared.forget(self.address)

    def _wait(self) -> None:
        # What trickles in does not begin the time anew.
        if self.giving_up is None:
            self.giving_up = self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.giving_up is not None:
            self.giving_up.cancel()
            self.giving_up = None


class LineProtocol(Gradual, WebSocketsSansIOProtocol):
    """A line whose owner may break the protocol, or send what is no message, without harm or a word in the
    log."""

    late = 0
    """How many bytes came after our goodbye."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.idle = Bucket(100, 10)
        """Frames that are no message: more of them keep the loop busy."""

    def at_a_time(self) -> int:
        # What makes it a line is read at once.
        return AT_A_TIME if self.handshake_initiated else len(self.came)

    def take(self, data: bytes) -> None:
        self.late += len(data) if self.close_sent else 0
        try:
            WebSocketsSansIOProtocol.data_received(self, data)
            unread = self.transport.get_write_buffer_size()
        except AssertionError:
            # uvicorn has not thought of what comes before the line is open and is no frame.
            unread = UNREAD + 1
        if unread > UNREAD or self.late > LATE:
            self.transport.abort()

    def read_on(self) -> None:
        # The messages that were read are to be taken first.
        if not self.read_paused:
            super().read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_on()
        return message

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def _count(self) -> None:
        if not self.idle.allow():
            self.transport.abort()


def protocol(settings: Settings, cluster: Cluster | None = None) -> type[asyncio.Protocol]:
    """Gets what answers connections with these settings; lines to tables of other processes go on there."""
    # Behind a proxy all connections come from its address.
    most = 0 if settings.public else settings.line_limit * SHARED
    return type("LimitedConnection", (LimitedConnection,), {"shared": ConnectionLimits(most, cluster)})

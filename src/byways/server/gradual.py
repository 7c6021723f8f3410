"""Connections that are read a little at a time: whoever sends much keeps nobody else waiting."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport
from collections import deque
from dataclasses import dataclass, field

from .clock import monotonic

READING = 0.005
"""For so many seconds connections are read that have sent more, before the loop looks at anything else."""


@dataclass(slots=True)
class Backlog:
    """Connections that have sent much; they take turns."""

    _waiting: deque[Gradual] = field(default_factory=deque)
    _reading: bool = False

    def add(self, connection: Gradual) -> None:
        """Reads on in what came over a connection, soon."""
        connection.waits = True
        self._waiting.append(connection)
        if not self._reading:
            self._reading = True
            connection.loop.call_soon(self._read)

    def _read(self) -> None:
        until = monotonic() + READING
        while self._waiting and monotonic() < until:
            connection = self._waiting.popleft()
            connection.waits = False
            connection.read()
        self._reading = bool(self._waiting)
        if self._waiting:
            self._waiting[0].loop.call_soon(self._read)


class Gradual:
    """What a protocol needs to read a little at a time."""

    loop: AbstractEventLoop
    transport: Transport
    backlog = Backlog()
    came = b""
    """What was not read yet."""

    waits = False
    """Whether it is in the backlog."""

    def data_received(self, data: bytes) -> None:
        self.came += data
        if self.waits:
            self.transport.pause_reading()
        else:
            self.read()

    def read(self) -> None:
        """Reads a little of what has come."""
        if self.came and not self.transport.is_closing():
            most = self.at_a_time()
            data, self.came = self.came[:most], self.came[most:]
            self.take(data)
            self.read_on()

    def read_on(self) -> None:
        """Goes on with what has come, and only then with what comes."""
        if self.waits or self.transport.is_closing():
            return
        if self.came:
            self.transport.pause_reading()
            self.backlog.add(self)
        else:
            self.transport.resume_reading()

    def at_a_time(self) -> int:
        """Gets how many bytes are read together."""
        raise NotImplementedError

    def take(self, data: bytes) -> None:
        """Reads something."""
        raise NotImplementedError

"""How much one visitor, and one address, may ask for."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from math import ceil, inf
from typing import Any
from weakref import WeakValueDictionary

from litestar.connection import ASGIConnection

from ..clock import monotonic
from ..errors import Trouble
from ..slots import Slot

SHARED = 10
"""So many visitors may share an address (a school, a proxy) before they are in each other's way."""

BYTES = 20_000_000
"""So much an address may have kept at once, and again every hour."""

LINE_WAIT = 10
"""Seconds after which somebody with too many lines may try again."""

AT_ONCE = 4
"""Things done for one address at a time; whoever sends more only keeps themselves waiting."""

KEPT = 20_000
"""How many buckets of each kind are kept; the one that was not used for longest is emptied first."""


@dataclass(slots=True)
class Bucket:
    """Lets some pass at once, and some every second."""

    burst: float
    rate: float
    _spent: float = 0.0
    _at: float = 0.0

    def allow(self, amount: float = 1.0) -> bool:
        now = monotonic()
        self._spent = max(0.0, self._spent - (now - self._at) * self.rate)
        self._at = now
        if self._spent + amount > self.burst:
            return False
        self._spent += amount
        return True

    @property
    def pause(self) -> float:
        """Seconds after which one more passes."""
        return (self._spent + 1 - self.burst) / self.rate

    @property
    def wait(self) -> int:
        """Whole seconds after which one more passes."""
        return max(1, ceil(self.pause))


Buckets = OrderedDict[tuple[str, str], Bucket]


@dataclass(slots=True)
class Limits:
    """Counts what is made and asked for; 0 means without limit."""

    made: int
    """Tables, tokens and records a minute, of each kind, by one visitor."""

    requests: int
    """Requests a second from one address."""

    lines: int = 0
    """Lines to tables that one visitor may hold at a time; an address and a table ten times as many."""

    processes: int = 1
    """How many processes share the limits: what one of them lets pass counts for all."""

    _held: Counter[tuple[str, str]] = field(default_factory=Counter)

    _of_people: Buckets = field(default_factory=OrderedDict)
    _of_addresses: Buckets = field(default_factory=OrderedDict)
    """Apart from those of people: whoever is somebody new every time empties none of them."""

    _shares: WeakValueDictionary[str, asyncio.Semaphore] = field(default_factory=WeakValueDictionary)

    def make(self, kind: str, player: str, address: str, size: int) -> None:
        """Notes that something is made that takes so many bytes.

        :raises Trouble: it was too much.
        """
        if self.made:
            self._spend(self._of_people, (kind, player), self.made, self.made / 60)
            shared = self.made * SHARED
            self._spend(self._of_addresses, (kind, address), shared, shared / 60)
        self.keep(address, size)

    def keep(self, address: str, size: int) -> None:
        """Notes that an address has so many bytes kept.

        :raises Trouble: it was too much.
        """
        if self.made:
            self._spend(self._of_addresses, ("bytes", address), BYTES, BYTES / 3600, size)

    def ask(self, address: str) -> None:
        """Notes a request.

        :raises Trouble: there were too many.
        """
        if self.requests:
            self._spend(self._of_addresses, ("ask", address), self.requests * SHARED, self.requests)

    def messages(self) -> Bucket:
        """Gets what counts the messages of one line."""
        return Bucket(2 * self.requests, self.requests) if self.requests else Bucket(inf, 0)

    def slot(self, address: str) -> Slot:
        """Gets a slot for something that is to be done for an address."""
        return Slot(self._share(address)) if self.requests else Slot()

    def upload(self, address: str) -> AbstractAsyncContextManager[None]:
        """Gets a slot for something long that an address sends: all of it is kept until it is there."""
        return self._share(f"upload {address}") if self.requests else nullcontext()

    def _share(self, whose: str) -> asyncio.Semaphore:
        share = self._shares.get(whose)
        if share is None:
            share = self._shares[whose] = asyncio.Semaphore(AT_ONCE)
        return share

    @contextmanager
    def hold(self, player: str, table: str, address: str) -> Iterator[None]:
        """Counts a line as long as it is held.

        :raises Trouble: there are too many.
        """
        own = {("visitor", player): self.lines}
        shared = {("table", table): self.lines * SHARED, ("address", address): self.lines * SHARED}
        if self.lines and any(
            self._held[key] * self.processes >= most for key, most in (own | shared).items()
        ):
            raise Trouble(429, "server.too_many_lines", seconds=LINE_WAIT)
        held = [*own, *shared]
        self._held.update(held)
        try:
            yield
        finally:
            self._held.subtract(held)
            for key in held:
                if not self._held[key]:
                    del self._held[key]

    @property
    def held(self) -> int:
        """How many lines there are."""
        return sum(count for (kind, _), count in self._held.items() if kind == "table")

    def _spend(
        self, buckets: Buckets, key: tuple[str, str], burst: float, rate: float, amount: float = 1.0
    ) -> None:
        bucket = buckets.get(key)
        if bucket is None:
            bucket = buckets[key] = Bucket(burst, rate)
            if len(buckets) > KEPT:
                buckets.popitem(last=False)
        buckets.move_to_end(key)
        if not bucket.allow(amount * self.processes):
            raise Trouble(429, "server.too_many", seconds=bucket.wait)


def is_local(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether somebody asks from this machine."""
    try:
        return ip_address(address_of(connection)).is_loopback
    except ValueError:
        return False


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Gets from where somebody asks; of a long address the part that one household has."""
    return household(connection.client.host if connection.client is not None else "")


def household(host: str) -> str:
    """Gets what counts as one address: of a long one the first half, unless a short one is inside.

    >>> household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.1"), household("::1")
    ('2001:db8:1:2::', '192.0.2.1', '::1')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address) or address.is_loopback:
        return host
    if address.ipv4_mapped is not None:
        # A socket that takes both kinds shows short addresses like this: nobody shares them.
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))

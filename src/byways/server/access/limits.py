"""How much one visitor, and one address, may ask for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection

from ..errors import Trouble

SHARED = 10
"""So many visitors may share an address (a school, a proxy) before they are in each other's way."""

KEPT = 20_000
"""How many buckets are kept; the one that was not used for longest is emptied first."""


@dataclass(slots=True)
class Bucket:
    """Lets so many pass at once, and so many a second."""

    burst: float = 400.0
    rate: float = 200.0
    _spent: float = 0.0
    _at: float = 0.0

    def allow(self) -> bool:
        now = monotonic()
        self._spent = max(0.0, self._spent - (now - self._at) * self.rate)
        self._at = now
        if self._spent + 1 > self.burst:
            return False
        self._spent += 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds after which one more passes."""
        return max(1, ceil((self._spent + 1 - self.burst) / self.rate))


@dataclass(slots=True)
class Limits:
    """Counts what is made and asked for; 0 means without limit."""

    made: int
    """Tables, tokens and records a minute, of each kind, by one visitor."""

    requests: int
    """Requests a second from one address."""

    _buckets: OrderedDict[tuple[str, str], Bucket] = field(default_factory=OrderedDict)

    def make(self, kind: str, player: str, address: str) -> None:
        """Notes that something is made.

        :raises Trouble: it was too much.
        """
        if self.made:
            self._spend((kind, player), self.made, self.made / 60)
            self._spend((kind, address), self.made * SHARED, self.made * SHARED / 60)

    def ask(self, address: str) -> None:
        """Notes a request.

        :raises Trouble: there were too many.
        """
        if self.requests:
            self._spend(("ask", address), self.requests * SHARED, self.requests)

    def _spend(self, key: tuple[str, str], burst: float, rate: float) -> None:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(burst, rate)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.allow():
            raise Trouble(429, "server.too_many", seconds=bucket.wait)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Gets from where somebody asks; of a long address the part that one household has."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return host

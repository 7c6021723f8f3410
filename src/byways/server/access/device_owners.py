"""Whose cookie it is, remembered for a while: every request asks that."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from sqlalchemy import select

from ..clock import monotonic
from ..store.batching import Batcher
from ..store.database import Store
from ..store.schema import devices
from .identity import Visitor, newcomer

KEPT = 20_000
"""How many devices are remembered."""

SECONDS = 30.0
"""For so long; another process that changes something says so at once, unless it cannot."""

Owner = tuple[bool, str | None]
"""Whether a device was ever handed over, and whose it is since then; nobody's once it was taken off."""


@dataclass(slots=True)
class DeviceOwners:
    """Whose devices are."""

    store: Store
    _asking: Batcher[str, Owner] = field(init=False)
    _owners: OrderedDict[str, tuple[float, Owner]] = field(default_factory=OrderedDict)
    _changing: int = 0
    """How many changes are being made: until they are, nothing is remembered."""

    _forgotten: int = 0

    def __post_init__(self) -> None:
        self._asking = Batcher(self._find)

    async def resolve(self, visitor: Visitor) -> Visitor:
        """Gets who has a cookie: whoever its device belongs to, somebody new where it was taken off."""
        handed_over, player = await self._owner(visitor.device)
        if not handed_over:
            return visitor
        return newcomer() if player is None else replace(visitor, player=player)

    async def _owner(self, device: str) -> Owner:
        until, known = self._owners.get(device, (0.0, None))
        if known is not None and monotonic() < until:
            return known
        before = self._forgotten
        found = await self._asking.get(device)
        if before == self._forgotten and not self._changing:
            self._owners[device] = monotonic() + SECONDS, found
            self._owners.move_to_end(device)
            if len(self._owners) > KEPT:
                self._owners.popitem(last=False)
        return found

    async def _find(self, names: Sequence[str]) -> Mapping[str, Owner]:
        query = select(devices.c.id, devices.c.player).where(devices.c.id.in_(names))
        rows = await self.store.rows(query)
        return dict.fromkeys(names, (False, None)) | {device: (True, player) for device, player in rows}

    def forget(self) -> None:
        """Asks the database again from now on: somebody's devices have changed."""
        self._forgotten += 1
        self._owners.clear()

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Remembers nothing while devices change hands."""
        self._changing += 1
        self.forget()
        try:
            yield
        finally:
            self._changing -= 1
            self.forget()

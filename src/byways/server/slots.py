"""Slots for what is done at once: what one address asks for waits for itself, not everybody for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass


@dataclass(eq=False, slots=True)
class Slot:
    """One of the things that are done for an address at once; others wait for it."""

    _share: asyncio.Semaphore | None = None
    """What the address may have done at a time; none: there is no limit."""

    _taken: bool = False

    async def begin(self) -> None:
        """Waits until something more may be done."""
        if self._share is not None:
            await self._share.acquire()
            self._taken = True
            _slot.set(self)

    def end(self) -> None:
        """Lets the next one begin."""
        if self._share is not None and self._taken:
            self._taken = False
            self._share.release()

    def close(self) -> None:
        """Ends for good."""
        self.end()
        self._share = None

    @asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """Lets others of the address go on meanwhile; what fails takes no slot again."""
        taken = self._taken
        self.end()
        yield
        if taken:
            await self.begin()


_slot: ContextVar[Slot] = ContextVar("slot")


def aside() -> AbstractAsyncContextManager[None]:
    """Lets others of the address for which we work go on while another process does something."""
    return _slot.get(Slot()).aside()


def outside() -> Context:
    """Gets a context for work that is in nobody's slot."""
    context = copy_context()
    context.run(_slot.set, Slot())
    return context

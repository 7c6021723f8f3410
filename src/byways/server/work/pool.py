"""Processes that do what may be slow: few at once, each for a limited time, nobody has all of them."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from byways.bots import step_back

from ..errors import Trouble
from ..slots import aside

AT_ONCE = 3
"""How many processes work at the same time."""

OF_ONE = 2
"""How many of them work for one address; one is left to others."""

WAITING = 30
"""How many pieces of work of one address may wait."""

SECONDS = 10.0
"""So much computing time a piece of work may take before its process is killed."""

PATIENCE = 60.0
"""After so long on the clock it is given up, too, however busy the machine is."""

BEHIND = 10
"""By so much work steps back behind the tables; bots, for whom nobody waits at a page, do so by more."""

KEPT = 10_000
"""Of how many addresses and people it is known when it was last their turn."""

SOON = 2
"""Seconds after which a refused request may be tried again."""

log = logging.getLogger(__name__)

T = TypeVar("T")
Args = TypeVarTuple("Args")


@dataclass(eq=False, slots=True)
class _Place:
    """Where a piece of work stands in the queue."""

    address: str
    person: str
    called: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Workers:
    """Does work for those who ask."""

    at_once: int = AT_ONCE
    of_one: int = OF_ONE
    waiting: int = WAITING
    seconds: float = SECONDS
    patience: float = PATIENCE
    stopped: int = 0
    """How often work was given up."""

    _queue: list[_Place] = field(default_factory=list)
    _working: list[_Place] = field(default_factory=list)
    _begun: int = 0
    """How much work was begun so far."""

    _last: dict[tuple[str, ...], int] = field(default_factory=dict)
    """When it was last the turn of an address, and of a person there, in the order of that."""

    async def do(self, asker: str, task: Callable[[*Args], T], *args: *Args, person: str = "") -> T:
        """Gets what a task gives; *asker* is the address of whoever wants it, *person* who of those there.

        :raises Trouble: it took too long, or too much of the same address waits already.
        """
        async with aside(), self._turn(asker, person):
            try:
                with fail_after(self.patience):
                    return await to_process.run_sync(
                        _within, self.seconds, task, args, cancellable=True, limiter=CapacityLimiter(1)
                    )
            except (TimeoutError, BrokenWorkerProcess):
                self.stopped += 1
                log.warning("%s took too long and was stopped", task.__name__)
                raise Trouble(503, "server.took_long", seconds=SOON) from None

    @property
    def load(self) -> int:
        """How much work is being done or waits."""
        return len(self._queue) + len(self._working)

    def load_of(self, person: str) -> int:
        """Gets how much work of a person is being done or waits."""
        return sum(each.person == person for each in chain(self._queue, self._working))

    @asynccontextmanager
    async def _turn(self, address: str, person: str) -> AsyncGenerator[None]:
        """Waits for one's turn, and is at work meanwhile."""
        count = sum(each.address == address for each in chain(self._queue, self._working))
        if count >= self.of_one + self.waiting:
            raise Trouble(429, "server.too_many", seconds=SOON)
        place = _Place(address, person)
        self._queue.append(place)
        self._call()
        try:
            await place.called.wait()
            yield
        finally:
            (self._working if place in self._working else self._queue).remove(place)
            self._call()

    def _call(self) -> None:
        """Lets work begin."""
        while len(self._working) < self.at_once and (place := self._next()) is not None:
            self._queue.remove(place)
            self._working.append(place)
            self._begun += 1
            for whose in ((place.address,), (place.address, place.person)):
                self._last.pop(whose, None)
                self._last[whose] = self._begun
            while len(self._last) > KEPT:
                del self._last[next(iter(self._last))]
            place.called.set()

    def _next(self) -> _Place | None:
        """Gets the oldest piece of work of those for whose address and person the least is being done, and
        whose turn it was longest ago: however much somebody has waiting, others come in between."""
        of_address = Counter(each.address for each in self._working)
        of_person = Counter((each.address, each.person) for each in self._working if each.person)
        # Where people are told apart, nobody has all that their address may have.
        share = max(1, self.of_one - 1)

        def turn(place: _Place) -> tuple[int, ...]:
            address, person = (place.address,), (place.address, place.person)
            last = (self._last.get(address, 0), self._last.get(person, 0))
            return of_address[place.address], of_person[person], *last

        found = (each for each in self._queue if of_address[each.address] < self.of_one)
        return min(
            (each for each in found if of_person[each.address, each.person] < share), key=turn, default=None
        )


def _within(seconds: float, task: Callable[..., T], args: tuple[Any, ...]) -> T:
    """Does a task in the process that is killed when it has computed for too long."""
    step_back(BEHIND)
    if sys.platform == "win32":
        return task(*args)
    # Nobody handles this signal: it ends the process, whatever it is doing.
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return task(*args)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)

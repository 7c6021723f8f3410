"""Processes that do what may be slow: few at once, each for a limited time, nobody has all of them."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from ..errors import Trouble

AT_ONCE = 3
"""How many processes work at the same time."""

OF_ONE = 2
"""How many of them work for one address: whoever keeps them busy leaves one to others."""

WAITING = 30
"""How many pieces of work of one address may wait."""

SECONDS = 10.0
"""After so long a piece of work is given up and its process killed."""

SOON = 2
"""Seconds after which somebody who was turned away may try again."""

log = logging.getLogger(__name__)

T = TypeVar("T")
Args = TypeVarTuple("Args")


@dataclass(slots=True)
class Workers:
    """Does work for those who ask."""

    seconds: float = SECONDS
    _all: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(AT_ONCE))
    _own: dict[str, CapacityLimiter] = field(default_factory=dict)
    _asked: Counter[str] = field(default_factory=Counter)

    async def do(self, asker: str, task: Callable[[*Args], T], *args: *Args) -> T:
        """Gets what a task gives; *asker* is the address of whoever wants it.

        :raises Trouble: it took too long, or too much of the same address waits already.
        """
        with self._turn(asker) as own:
            async with own, self._all:
                try:
                    with fail_after(self.seconds):
                        return await to_process.run_sync(
                            task, *args, cancellable=True, limiter=CapacityLimiter(1)
                        )
                except TimeoutError:
                    log.warning("%s took more than %s seconds and was stopped", task.__name__, self.seconds)
                    raise Trouble(503, "server.took_long", seconds=SOON) from None
                except BrokenWorkerProcess:
                    log.warning("the process that did %s is gone", task.__name__)
                    raise Trouble(503, "server.took_long", seconds=SOON) from None

    @contextmanager
    def _turn(self, asker: str) -> Iterator[CapacityLimiter]:
        if self._asked[asker] >= OF_ONE + WAITING:
            raise Trouble(429, "server.too_many", seconds=SOON)
        self._asked[asker] += 1
        try:
            yield self._own.setdefault(asker, CapacityLimiter(OF_ONE))
        finally:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker], self._own[asker]

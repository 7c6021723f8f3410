"""Processes that do what may be slow: few at once, each for a limited time, nobody has all of them."""

from __future__ import annotations

import logging
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from ..errors import Trouble
from ..turn import aside

AT_ONCE = 3
"""How many processes work at the same time."""

OF_ONE = 2
"""How many of them work for one address: whoever keeps them busy leaves one to others."""

WAITING = 30
"""How many pieces of work of one address may wait."""

SECONDS = 10.0
"""So much computing time a piece of work may take before its process is killed."""

PATIENCE = 60.0
"""After so long on the clock it is given up, too, however busy the machine is."""

SOON = 2
"""Seconds after which somebody who was turned away may try again."""

log = logging.getLogger(__name__)

T = TypeVar("T")
Args = TypeVarTuple("Args")


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

    _all: CapacityLimiter = field(init=False)
    _own: dict[str, CapacityLimiter] = field(default_factory=dict)
    _people: WeakValueDictionary[tuple[str, str], CapacityLimiter] = field(
        default_factory=WeakValueDictionary
    )
    _asked: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self._all = CapacityLimiter(self.at_once)

    async def do(self, asker: str, task: Callable[[*Args], T], *args: *Args, person: str = "") -> T:
        """Gets what a task gives; *asker* is the address of whoever wants it, *person* who of those there.

        :raises Trouble: it took too long, or too much of the same address waits already.
        """
        # Each person stands in the line of their address once, each address in the line of all as often as it
        # may: whoever asks for much waits for themselves.
        with self._turn(asker) as own:
            async with aside(), self._share(asker, person), own, self._all:
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
    def asked(self) -> int:
        """How much work is being done or waits."""
        return self._asked.total()

    def _share(self, asker: str, person: str) -> CapacityLimiter:
        share = self._people.get((asker, person))
        if share is None:
            # Where nobody is named, only the address counts.
            most = max(1, self.of_one - 1) if person else self.of_one
            share = self._people[asker, person] = CapacityLimiter(most)
        return share

    @contextmanager
    def _turn(self, asker: str) -> Iterator[CapacityLimiter]:
        if self._asked[asker] >= self.of_one + self.waiting:
            raise Trouble(429, "server.too_many", seconds=SOON)
        self._asked[asker] += 1
        try:
            yield self._own.setdefault(asker, CapacityLimiter(self.of_one))
        finally:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker], self._own[asker]


def _within(seconds: float, task: Callable[..., T], args: tuple[Any, ...]) -> T:
    """Does a task in the process that is killed when it has computed for too long."""
    if sys.platform == "win32":
        return task(*args)
    # Nobody handles this signal: it ends the process, whatever it is doing.
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return task(*args)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)

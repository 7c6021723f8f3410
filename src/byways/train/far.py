"""Games on many machines: workers of a Dask scheduler play with the newest weights and hand in lessons."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .classroom import GAMES_AT_ONCE, STRIDE, HandedIn
from .subject import Pupil, subjects

AHEAD = 2
"""So many tasks wait for each thread of a worker, so that none is ever idle."""


@dataclass(slots=True)
class FarClassroom:
    """Pupils at work elsewhere. Leave it with :meth:`close`.

    :raises ModuleNotFoundError: Dask is not there.
    :raises OSError: nobody answers at the address.
    """

    game: str
    net: str
    weights: Path
    address: str
    seed: int
    _client: Any = field(init=False)
    _pool: Executor = field(init=False)
    _running: set[Future[HandedIn]] = field(init=False, default_factory=set)
    _written: int = field(init=False, default=0)
    _newest: Any = field(init=False, default=None)

    def __post_init__(self) -> None:
        from distributed import Client

        self._client = Client(self.address)  # type: ignore[no-untyped-call]
        self._pool = self._client.get_executor(pure=False)
        for _ in range(AHEAD * sum(self._client.nthreads().values())):
            self._ask()

    def collect(self, seconds: float) -> Iterator[HandedIn]:
        """Generates what has been handed in, waiting at most so long for the first."""
        done, self._running = wait(self._running, seconds, FIRST_COMPLETED)
        for ready in done:
            self._ask()
            yield ready.result()

    def close(self) -> None:
        """Sends everybody home."""
        for task in self._running:
            task.cancel()
        self._client.close()

    def _ask(self) -> None:
        self.seed += STRIDE
        if self.weights.exists() and (written := self.weights.stat().st_mtime_ns) != self._written:
            # Every worker gets them once.
            self._newest = self._client.scatter(self.weights.read_bytes(), broadcast=True)
            self._written = written
        self._running.add(self._pool.submit(practise, self.game, self.net, self._newest, self.seed))


class _Own(threading.local):
    """What a thread of a worker remembers; two that think cannot share a pupil."""

    def __init__(self) -> None:
        self.what = ("", "")
        self.pupil: Pupil | None = None
        self.weights: bytes | None = None


_own = _Own()


def practise(game: str, net: str, weights: bytes | None, seed: int) -> HandedIn:
    """Plays some games, wherever that is."""
    if _own.pupil is None or _own.what != (game, net):
        _own.what, _own.pupil, _own.weights = (game, net), subjects(game)[net].pupil(), None
    if weights is not None and weights != _own.weights:
        _own.pupil.remember(weights)
        _own.weights = weights
    games = [_own.pupil.practise(seed + i) for i in range(GAMES_AT_ONCE)]
    return HandedIn([each[:3] for each in games], b"".join(each[3] for each in games))

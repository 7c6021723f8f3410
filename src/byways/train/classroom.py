"""Games to learn from: pupils play with the newest weights and hand in their lessons, here or far away."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from byways.bots.workers import pool
from byways.kernel.subject import Pupil, Subject
from byways.registry import GAMES

GAMES_AT_ONCE = 8
"""So many are handed in together."""

AHEAD = 8
"""So many tasks wait for each pupil, so that none is ever idle while the teacher is busy."""

STRIDE = 1_000_000_007
"""Far between the seeds of two tasks."""


def subjects(game: str) -> dict[str, Subject]:
    """Gets what can be learned in a game, by the names of its nets; nothing in some games.

    :raises KeyError: there is no such game.
    """
    module = GAMES[game].facets.module("learning")
    return {} if module is None else cast(dict[str, Subject], module.SUBJECTS)


@dataclass(frozen=True, slots=True)
class HandedIn:
    """What a pupil hands in."""

    played: list[tuple[str, int, bool]]
    """What was played, the score, and whether it was played boldly."""

    lessons: bytes


@dataclass(slots=True)
class Classroom:
    """Pupils at work in processes here, or in those of a Dask scheduler. Leave it with :meth:`close`.

    :raises ModuleNotFoundError: Dask is not there.
    :raises OSError: nobody answers at its address.
    """

    game: str
    net: str
    weights: Path
    pupils: int
    seed: int
    dask: str | None = None
    _client: Any = field(init=False, default=None)
    _pool: Executor = field(init=False)
    _running: set[Future[HandedIn]] = field(init=False, default_factory=set)
    _written: int = field(init=False, default=0)
    _newest: Any = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.dask is None:
            self._pool = pool(self.pupils)
        else:
            from distributed import Client

            self._client = Client(self.dask)  # type: ignore[no-untyped-call]
            self._pool = self._client.get_executor(pure=False)
            self.pupils = sum(self._client.nthreads().values())
        for _ in range(AHEAD * self.pupils):
            self._ask()

    def collect(self, seconds: float) -> Iterator[HandedIn]:
        """Generates what has been handed in, waiting at most so long for the first.

        :raises BrokenExecutor: a pupil has left.
        """
        done, self._running = wait(self._running, seconds, FIRST_COMPLETED)
        for ready in done:
            self._ask()
            yield ready.result()

    def close(self) -> None:
        """Sends everybody home."""
        for task in self._running:
            task.cancel()
        self._pool.shutdown()
        if self._client is not None:
            self._client.close()

    def _ask(self) -> None:
        self.seed += STRIDE
        if self.weights.exists() and (written := self.weights.stat().st_mtime_ns) != self._written:
            self._newest, self._written = self.weights, written
            if self._client is not None:
                # Every worker gets them once.
                self._newest = self._client.scatter(self.weights.read_bytes(), broadcast=True)
        weights = self._newest, self._written
        self._running.add(self._pool.submit(practise, self.game, self.net, *weights, self.seed))


class _Own(threading.local):
    """What a thread of a pupil remembers; two that think cannot share it."""

    def __init__(self) -> None:
        self.what = ("", "")
        self.pupil: Pupil | None = None
        self.written = 0


_own = _Own()


def practise(game: str, net: str, weights: bytes | Path | None, written: int, seed: int) -> HandedIn:
    """Plays some games, wherever that is, with *weights* that were *written* then."""
    if _own.pupil is None or _own.what != (game, net):
        _own.what, _own.pupil, _own.written = (game, net), subjects(game)[net].pupil(), 0
    if weights is not None and written != _own.written:
        _own.pupil.remember(weights.read_bytes() if isinstance(weights, Path) else weights)
        _own.written = written
    games = [_own.pupil.practise(seed + i) for i in range(GAMES_AT_ONCE)]
    return HandedIn([each[:3] for each in games], b"".join(each[3] for each in games))

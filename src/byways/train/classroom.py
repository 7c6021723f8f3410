"""Games on all cores: processes that play with the newest weights and hand in their lessons."""

from __future__ import annotations

import os
import queue
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from .subject import subjects

GAMES_AT_ONCE = 8
"""So many are handed in together."""

STRIDE = 1_000_000_007
"""Far between the seeds of two pupils."""


@dataclass(frozen=True, slots=True)
class HandedIn:
    """What a pupil hands in."""

    played: list[tuple[str, int, bool]]
    """What was played, the score, and whether it was played boldly."""

    lessons: bytes


@dataclass(slots=True)
class Classroom:
    """Pupils at work. Leave it with :meth:`close`."""

    game: str
    net: str
    weights: Path
    pupils: int
    seed: int
    _stop: Event = field(init=False)
    _desk: Queue[HandedIn] = field(init=False)
    _processes: list[SpawnProcess] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        context = get_context("spawn")
        self._stop = context.Event()
        self._desk = context.Queue(maxsize=64 * self.pupils)
        for number in range(self.pupils):
            work = (
                self.game,
                self.net,
                self.weights,
                self.seed + number * STRIDE,
                self._desk,
                self._stop,
            )
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            self._processes.append(process)

    def collect(self, seconds: float) -> Iterator[HandedIn]:
        """Generates what has been handed in, waiting at most so long for the first.

        :raises RuntimeError: a pupil has left.
        """
        try:
            yield self._desk.get(timeout=seconds)
            while True:
                yield self._desk.get_nowait()
        except queue.Empty:
            if any(process.exitcode for process in self._processes):
                raise RuntimeError("a process that plays games has ended") from None

    def close(self) -> None:
        """Sends everybody home."""
        self._stop.set()
        for process in self._processes:
            process.join(timeout=0.5)
            if process.is_alive():
                process.terminate()


def _work(game: str, net: str, weights: Path, seed: int, desk: Queue[Any], stop: Event) -> None:
    if hasattr(os, "nice"):
        os.nice(5)
    pupil = subjects(game)[net].pupil()
    known = 0
    while not stop.is_set():
        if weights.exists() and (newest := weights.stat().st_mtime_ns) != known:
            pupil.remember(weights.read_bytes())
            known = newest
        games = [pupil.practise(seed + i) for i in range(GAMES_AT_ONCE)]
        seed += GAMES_AT_ONCE
        desk.put(HandedIn([game[:3] for game in games], b"".join(game[3] for game in games)))

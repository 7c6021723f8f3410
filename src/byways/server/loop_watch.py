"""How long the event loop keeps everybody waiting, and with what."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import threading
from collections import deque
from dataclasses import dataclass, field
from time import thread_time
from types import FrameType

from .clock import monotonic

EVERY = 0.025
"""Seconds between two beats."""

LONG = 0.1
"""Nothing may keep the loop busy for longer at a stretch."""

YOUNG = 50_000
"""Among so many new objects cycles are looked for at once: that takes 2 to 5 ms."""

LATELY = 10.0
"""Seconds for which a delay is remembered."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class LoopWatch:
    """Beats on the event loop: a beat that comes late tells how long nothing else could happen.

    The time on the clock says how long people wait, also where the machine is busy with something else. What
    we do ourselves for too long is measured in the loop's own computing time, and logged with where it was.
    """

    blocked: int = 0
    """How often we were busy for too long at a stretch."""

    _late: deque[tuple[float, float]] = field(default_factory=deque)
    _beaten: float = field(default_factory=monotonic)
    _seen: str = ""
    """Where the loop was when it was last found busy."""

    def lag(self) -> float:
        """Gets the longest delay of late, in seconds."""
        now = monotonic()
        while self._late and self._late[0][0] < now - LATELY:
            self._late.popleft()
        return max((late for _, late in self._late), default=0.0)

    async def run(self) -> None:
        """Beats for ever."""
        stop = threading.Event()
        looking = threading.Thread(target=self._look, args=(threading.get_ident(), stop), daemon=True)
        looking.start()
        try:
            while True:
                began, used = monotonic(), thread_time()
                await asyncio.sleep(EVERY)
                collect_young(late=monotonic() - began > 2 * EVERY)
                self._beat(monotonic() - began - EVERY, thread_time() - used)
        finally:
            stop.set()

    def _beat(self, late: float, busy: float) -> None:
        self._beaten = monotonic()
        if late > EVERY:
            self._late.append((self._beaten, late))
        if busy > LONG + EVERY:
            self.blocked += 1
            log.warning("the event loop was kept busy for %.0f ms: %s", busy * 1000, self._seen or "?")
        self._seen = ""

    def _look(self, loop: int, stop: threading.Event) -> None:
        """Notes where the loop is whenever it has not come round for long."""
        while not stop.wait(LONG / 2):
            if monotonic() - self._beaten > LONG / 2 + EVERY:
                self._seen = _where(sys._current_frames().get(loop)) or self._seen


def collect_young(*, late: bool) -> None:
    """Looks for cycles among new objects, unless a late beat finds too many of them.

    Python itself starts a search when objects have become more. In a full server new ones replace old ones,
    so by then there are half a million: 0.2 to 0.9 s with 1,000 tables. At every beat it is 1 ms. After a
    late beat, for instance when a thousand tables were opened, the new objects wait for the hourly search
    (``rooms.py``) instead.

    Trap: ``gc.get_count`` subtracts every object that went away, old ones too, so it misses new objects that
    replaced old ones. Listing them finds them all, eight times faster than the search.

    Trap: while the list is there, it holds tuples that other threads are still building, and those fail. So
    it comes and goes within one call in C, where no other thread has its turn.
    """
    if late and sum(map(len, map(gc.get_objects, (0,)))) > YOUNG:
        gc.freeze()
    else:
        gc.collect(0)


def _where(frame: FrameType | None) -> str:
    """Gets the functions of ours that are being called, the innermost first."""
    found: list[str] = []
    while frame is not None and len(found) < 5:
        code = frame.f_code
        if "byways" in code.co_filename:
            found.append(f"{code.co_qualname} ({code.co_filename.rpartition('byways/')[2]}:{frame.f_lineno})")
        frame = frame.f_back
    return " < ".join(found)

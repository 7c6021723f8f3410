"""The time. A simulation of the whole server has its own clock."""

from __future__ import annotations

import time as _time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_since_1970: Callable[[], float] = _time.time
_running: Callable[[], float] = _time.monotonic


def time() -> float:
    """Gets the seconds since 1970."""
    return _since_1970()


def monotonic() -> float:
    """Gets seconds that are never set back."""
    return _running()


@contextmanager
def set_to(clock: Callable[[], float]) -> Iterator[None]:
    """Lets everybody look at another clock meanwhile."""
    global _since_1970, _running
    before = _since_1970, _running
    _since_1970 = _running = clock
    try:
        yield
    finally:
        _since_1970, _running = before

"""Processes that play many games at low priority, and end at once when somebody presses Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from . import step_back


def pool(jobs: int) -> ProcessPoolExecutor:
    """Gets so many processes."""
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)


@contextmanager
def lent(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Lends so many processes; what waits for them is dropped if something goes wrong."""
    processes = pool(jobs)
    try:
        yield processes
    except BaseException:
        processes.shutdown(wait=False, cancel_futures=True)
        raise
    processes.shutdown()


def _begin() -> None:
    step_back()
    # Otherwise each would end its own game only and begin the next one.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

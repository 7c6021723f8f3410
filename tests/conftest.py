"""In which order tests are run, and whose event loop runs."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from itertools import groupby

import pytest

LATE = ("tests/print", "tests/server", "tests/terminal", "tests/web")
"""What takes its time; a browser most of all."""


def lateness(file: str) -> int:
    return next((number for number, folder in enumerate(LATE, 1) if file.startswith(folder)), 0)


def pytest_sessionstart() -> None:
    """Lets nobody look for garbage while hundreds of modules are loaded, of which nothing goes away."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Leaves what was loaded out of every later search."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lets quick tests come first, so that a red run is red early.

    Every worker begins with a part of its own of the list, all equally long but for one test. Each part has
    the tests in this order.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items.sort(key=lambda item: lateness(item.nodeid))
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for _, group in groupby(items, key=lambda item: lateness(item.nodeid)):
        left = list(group)
        # Those who have least so far take one more where it does not come out even; of those, the last.
        order = sorted(range(workers), key=lambda number: (len(parts[number]), -number))
        for share, number in enumerate(order):
            size = -(-len(left) // (workers - share))
            parts[number] += left[:size]
            del left[:size]
    items[:] = [item for part in parts for item in part]


@pytest.fixture(autouse=True)
def _loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """Lets a test run an event loop beside Playwright's, which runs for as long as there is a browser."""
    if "playwright" in request.fixturenames:
        yield
        return
    browsers = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(browsers)

"""In which order tests are run."""

from __future__ import annotations

import os
from itertools import groupby

import pytest

LATE = ("tests/print", "tests/server", "tests/terminal", "tests/web")
"""What takes its time; a browser most of all."""


def lateness(file: str) -> int:
    return next((number for number, folder in enumerate(LATE, 1) if file.startswith(folder)), 0)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lets quick tests come first, so that a red run is red early.

    Every worker begins with a part of its own of the list; so each gets the files in this order. A file
    stays whole, for the sake of the servers that its tests share.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items.sort(key=lambda item: lateness(item.nodeid))
    files = [list(group) for _, group in groupby(items, key=lambda item: item.path)]
    items[:] = [item for first in range(workers) for file in files[first::workers] for item in file]

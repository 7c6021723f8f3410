"""Lines are closed after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import hang_up


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    hang_up()

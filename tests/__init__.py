"""What Byways promises, tried out. ``./test --deep`` tries more of the same, for longer."""

from __future__ import annotations

import os

from hypothesis import settings

DEEP = bool(os.environ.get("BYWAYS_DEEP"))


def examples(count: int, deep: int) -> settings:
    """Gets how many examples a property is tried on."""
    return settings(max_examples=deep if DEEP else count, deadline=None)

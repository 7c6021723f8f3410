"""What the cores of games are written in: buffers of whole numbers, and the numbers themselves.

A core runs as it is written. Where there is a C compiler, ``hatch_build.py`` gives it these types as C has
them; ``at`` and ``part`` then come from ``uncompiled.pxd``. Functions take where buffers begin. Python calls
those that find that out with ``at`` or ``part``, and those that are given another name in the end.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

Buffer = MutableSequence[int]
"""Numbers of 32 bits."""

Table = Sequence[int]
"""The same, only read."""

Shorts = MutableSequence[int]
Longs = MutableSequence[int]
Long = int
Index = int
"""What a loop counts with so that the compiler can make it a vector instruction."""


def at(buffer: Any) -> Any:
    """Gets where a buffer begins, as the functions of a core take it."""
    return buffer


def part(buffer: Any, start: int) -> Any:
    """Gets a buffer from *start* on."""
    return memoryview(buffer)[start:]

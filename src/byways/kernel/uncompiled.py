"""Stands in for Cython's own module where it is not installed: a core then runs as it is written.

What all cores need besides stands here as well; compiled, ``at`` and ``part`` come from ``uncompiled.pxd``.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from typing import Any

compiled = False

Buffer = MutableSequence[int]
Table = Sequence[int]


def at(buffer: Any) -> Any:
    """Gets where a buffer begins, as the functions of a core take it."""
    return buffer


def part(buffer: array[int], start: int) -> Any:
    """Gets a buffer from *start* on."""
    return memoryview(buffer)[start:]

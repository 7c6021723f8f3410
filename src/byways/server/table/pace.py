"""How long a turn may take, and since when somebody is waited for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Since = Mapping[int, float]
"""When each seat that is to act began its turn."""


def began(before: Since, to_act: Iterable[int], fresh: int | None, now: float) -> dict[int, float]:
    """Gets since when each seat that is to act is waited for.

    Who was waited for before still is, except the seat that has just ended its turn (*fresh*).

    >>> began({1: 10.0, 2: 10.0}, [1, 2], 2, 15.0)
    {1: 10.0, 2: 15.0}
    """
    return {int(seat): now if seat == fresh else before.get(seat, now) for seat in sorted(to_act) if seat > 0}


def read_since(summary: Mapping[str, Any], to_act: Iterable[int], otherwise: float) -> dict[int, float]:
    """Gets what was kept of it with a table; a table that kept nothing waits since *otherwise*."""
    kept = {int(seat): float(at) for seat, at in summary.get("since", {}).items()}
    return began(kept, to_act, None, otherwise)


def waited(since: Since, pace: float | None, now: float) -> dict[str, float]:
    """Gets how many seconds each seat has taken so far, where a pace was agreed."""
    if pace is None:
        return {}
    return {str(seat): round(max(0.0, now - at), 1) for seat, at in since.items()}

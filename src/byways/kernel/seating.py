"""Who sits where. Seat 1 begins; who sits there is drawn by lot, or chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .protocol import Event, Seat
from .rng import Fair

T = TypeVar("T")

DRAWN = Event("match.drawn", Seat(1))
"""That the lot fell on whoever sits in seat 1."""


def lot(seed: str | int, count: int) -> int:
    """Gets which of *count* players begins, counted from 1: it follows from the seed, like nature's moves.

    >>> [lot("harvest moon", count) for count in (1, 2, 3, 4)]
    [1, 2, 1, 4]
    """
    return Fair(str(seed), (), 0).below(count) + 1


def seated(players: Sequence[T], first: int) -> tuple[T, ...]:
    """Gets players in the order of their seats if number *first* of them begins; all keep their neighbours.

    >>> seated(("Ann", "Bob", "Eve"), 2)
    ('Bob', 'Eve', 'Ann')
    """
    return (*players[first - 1 :], *players[: first - 1])

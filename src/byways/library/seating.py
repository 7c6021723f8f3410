"""Who sits where at a table that a program opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from byways.i18n import LANGUAGES
from byways.kernel import seating

from .arguments import Arguments

T = TypeVar("T")


def lot(seed: str | int, count: int, *, lang: str = LANGUAGES[0]) -> int:
    """Gets which of *count* players begins, counted from 1: it follows from the seed, like rolls and cards.

    >>> [lot("harvest moon", count) for count in (1, 2, 3, 4)]
    [1, 2, 1, 4]

    :raises Refused: an argument is of no use.
    """
    given = Arguments(lang)
    return seating.lot(given.seed(seed), given.count("count", count))


def seated(players: Sequence[T], first: int, *, lang: str = LANGUAGES[0]) -> tuple[T, ...]:
    """Gets players in the order of their seats if number *first* of them begins; all keep their neighbours.

    >>> seated(("Ann", "Bob", "Eve"), 2)
    ('Bob', 'Eve', 'Ann')

    :raises Refused: an argument is of no use.
    """
    given = Arguments(lang)
    known: tuple[T, ...] = given.players(players)
    return seating.seated(known, given.count("first", first, len(known)))

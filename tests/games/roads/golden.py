"""How a golden game with a small deck is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from byways.kernel.match import Entry
from byways.kernel.protocol import NATURE, Seat


@dataclass(frozen=True)
class Golden:
    name: str
    variant: int
    deck: str
    """Rows of the deck for each player."""
    moves: str
    """The log, a line each; comments after ``#``."""
    reason: str
    winners: set[int]
    scores: list[tuple[int, int, int]]
    """For each seat laid, left, skips."""
    options: dict[str, Any] = field(default_factory=dict)


def log(moves: str) -> list[Entry]:
    rows = [row.partition("#")[0].split() for row in moves.strip().splitlines()]
    return [Entry(NATURE if who == "*" else Seat(int(who)), tuple(words)) for who, *words in rows]

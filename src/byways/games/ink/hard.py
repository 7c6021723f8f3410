"""The longest route on boards that are too knotted to walk them: by sets of joins, never compiled."""

from __future__ import annotations

from byways.kernel.geometry.square import Side
from byways.kernel.trail import longest_trail

from .components import box
from .layout import CELLS_ONCE


def longest_by_sets(links: list[int], arms: list[int], played: int) -> int:
    """Gets the length of a longest route over cells with *arms*, joined at the sides of *links* (bits)."""
    beside = box().board.beside
    visits = {
        cell: 1 if played & CELLS_ONCE else (mask.bit_count() + 1) // 2
        for cell, mask in enumerate(arms)
        if mask
    }
    joins = [
        (cell, beside[cell][side]) for cell in visits for side in (Side.E, Side.S) if links[cell] >> side & 1
    ]
    return len(longest_trail(joins, visits))

"""Square tiles: what leaves over each side, and what joins inside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

BLANK = "-"

Mapper = Callable[[int], int]
"""Where a side goes when a tile is moved."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A drawing on a square.

    >>> Tile("HRHR", ((0, 2), (1, 3))).turned(1)
    Tile(sides='RHRH', joins=((0, 2), (1, 3)))
    """

    sides: str
    """The kind of line over each side, north, east, south, west; ``-`` is blank."""

    joins: tuple[tuple[int, ...], ...]
    """The sides that are joined inside, each group ascending, in order of their first side."""

    def turned(self, quarters: int) -> Tile:
        """Turns clockwise."""
        return self._moved(lambda side: (side + quarters) % 4)

    def mirrored(self) -> Tile:
        """Mirrors left to right."""
        return self._moved(lambda side: -side % 4)

    def lays(self, *, mirrors: bool = True) -> tuple[Tile, ...]:
        """Gets the distinct ways to lay the tile, as it is first."""
        return _lays(self, mirrors)

    def _moved(self, to: Mapper) -> Tile:
        sides = [BLANK] * 4
        for side, kind in enumerate(self.sides):
            sides[to(side)] = kind
        joins = sorted(tuple(sorted(map(to, group))) for group in self.joins)
        return Tile("".join(sides), tuple(joins))


@cache
def _lays(tile: Tile, mirrors: bool) -> tuple[Tile, ...]:
    faces = (tile, tile.mirrored()) if mirrors else (tile,)
    return tuple(dict.fromkeys(face.turned(quarters) for face in faces for quarters in range(4)))

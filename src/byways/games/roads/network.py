"""The roads on the table, and what the cells beside them ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from byways.kernel.geometry.square import STEPS, Cell
from byways.kernel.tiles import BLANK

from .components import is_road

UNKNOWN = "?"
OPEN = UNKNOWN * 4
"""What a cell asks for that touches neither a card nor an edge."""


@dataclass(frozen=True, slots=True)
class Field:
    """Where cards may lie, if not everywhere."""

    columns: int
    rows: int
    edge: str
    """What its edge asks of a card: ``-``, a blank side, or ``?``, anything: then roads run off it."""

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows

    def cells(self) -> list[Cell]:
        """Gets all cells, row by row."""
        return [(x, y) for y in range(self.rows) for x in range(self.columns)]

    def rim(self, cell: Cell) -> str:
        """Gets what a cell asks for that touches no card.

        >>> Field(5, 7, "-").rim((4, 6)), Field(5, 7, "?").rim((4, 6))
        ('?--?', '????')
        """
        x, y = cell
        beside = ((x + dx, y + dy) for dx, dy in STEPS)
        return "".join(UNKNOWN if each in self else self.edge for each in beside)

    def takes(self, sides: str) -> bool:
        """Whether a card that lies like this could be the first somewhere."""
        return any(not clashes(self.rim(cell), sides) for cell in self.cells())


def untouched(cell: Cell, field: Field | None) -> str:
    """Gets what a cell asks for that touches no card."""
    return OPEN if field is None else field.rim(cell)


@dataclass(frozen=True, slots=True)
class Card:
    """A card on the table."""

    kind: str
    sides: str
    seat: int
    """Who laid it."""


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """All cards on the table. Compares by them; a new one is derived for each card."""

    cells: Mapping[Cell, Card] = field(default_factory=dict)
    rims: Mapping[Cell, str] = field(default_factory=dict, repr=False)
    """For each empty cell beside a card what its neighbours turn to it, ``2?-?``.

    It follows from the cells. It is kept because nearly every question is about
    the rim, and a card changes only four cells of it.
    """

    def __eq__(self, other: object) -> bool:
        return self.cells == other.cells if isinstance(other, Network) else NotImplemented

    def __hash__(self) -> int:
        return hash(frozenset(self.cells.items()))

    @property
    def closed(self) -> bool:
        """Whether no road end is open; not so before the first card."""
        return bool(self.cells) and not any(map(calls, self.rims.values()))

    @classmethod
    def of(cls, cells: Mapping[Cell, Card], field: Field | None) -> Network:
        """Gets the network of some cards; the rim ends at the edge of the field."""
        rims: dict[Cell, str] = {}
        for cell, card in cells.items():
            _ask(rims, cells, cell, card, field)
        return cls(cells, rims)

    def with_card(self, cell: Cell, card: Card, field: Field | None) -> Network:
        """Gets the network with one more card."""
        cells = {**self.cells, cell: card}
        rims = {**self.rims}
        rims.pop(cell, None)
        _ask(rims, cells, cell, card, field)
        return Network(cells, rims)


def _ask(
    rims: dict[Cell, str], cells: Mapping[Cell, Card], cell: Cell, card: Card, field: Field | None
) -> None:
    """Tells the empty cells beside a card what it turns to them."""
    x, y = cell
    for side, (dx, dy) in enumerate(STEPS):
        beside = (x + dx, y + dy)
        if beside not in cells and (field is None or beside in field):
            facing = (side + 2) % 4
            before = rims.get(beside) or untouched(beside, field)
            rims[beside] = before[:facing] + card.sides[side] + before[facing + 1 :]


@cache
def calls(rim: str) -> bool:
    """Whether a road leads into a cell with this rim.

    >>> calls("?-?2"), calls("?-??")
    (True, False)
    """
    return any(map(is_road, rim))


@cache
def clashes(rim: str, sides: str) -> tuple[int, ...]:
    """Gets the sides on which a card disagrees with what lies beside it.

    >>> clashes("2-?4", "2-22")
    (3,)
    """
    return tuple(side for side in range(4) if rim[side] not in (UNKNOWN, sides[side]))


@cache
def fits(rim: str, sides: str) -> bool:
    """Whether a card may lie in a cell with this rim: it agrees with all, and a road is joined.

    >>> fits("2???", "2-2-"), fits("-???", "-22-")
    (True, False)
    """
    joined = any(is_road(side) and side == wanted for wanted, side in zip(rim, sides, strict=True))
    return joined and not clashes(rim, sides)


def leads_nowhere(wanted: str, side: str) -> bool:
    """Whether a road would run against a blank side, from here or from there."""
    return BLANK in (wanted, side)

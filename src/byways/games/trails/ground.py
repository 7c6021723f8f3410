"""What lies on top of an area, and the trails that set out from its camps.

A new card changes only the trails that reach its cells; the others are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from byways.kernel.geometry.square import STEPS, Cell, Side, beside

from .components import CAMP_CELLS, Face, camp_cells, card_cells, faces

Edge = tuple[Cell, int]
"""A cell and one of its sides."""


@dataclass(frozen=True, slots=True)
class Camp:
    """A camp on the table."""

    kind: str
    """The letter of the trails it joins."""

    cell: Cell
    """Its north-west cell."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A trail card on the table."""

    card: str
    """The name of the card."""

    cell: Cell
    """Where its first half lies: column and row."""

    direction: str
    """In which direction the second half lies: `n`, `e`, `s` or `w`."""

    token: str = ""
    """The species on it."""


class Trail(NamedTuple):
    """What can be followed from one edge of a camp."""

    kind: str
    start: Edge
    steps: tuple[Edge, ...]
    """The cells on the way, each with the side over which it is entered."""

    end: Edge | None
    """The edge over which it comes back to its camp, if it is a loop."""

    reached: frozenset[Cell]
    """The cells on the way, and the one in which it goes no further."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A trail from a camp back to it."""

    kind: str
    cells: tuple[Cell, ...]
    """In order; one that is passed twice stands there twice."""

    edges: tuple[Edge, ...]
    """What it crosses: the edge where it sets out, then the exit of each cell."""

    species: frozenset[str]

    @property
    def length(self) -> int:
        return len(self.cells)


_CAMP_EDGES: tuple[tuple[Cell, int], ...] = tuple(
    ((x, y), side)
    for x, y in camp_cells((0, 0))
    for side in Side
    if beside((x, y), side) not in camp_cells((0, 0))
)


class Ground:
    """The top of an area. Never changed once it is made."""

    __slots__ = ("_near", "_out", "_reach", "camps", "cells", "homes", "tokens", "trails")

    def __init__(
        self,
        cells: dict[Cell, Face],
        camps: dict[Cell, str],
        homes: dict[str, Cell],
        tokens: dict[Cell, str],
        trails: dict[Edge, Trail],
    ) -> None:
        self.cells = cells
        """The trail cells that can be seen."""
        self.camps = camps
        """The kind of each cell of a camp."""
        self.homes = homes
        """The north-west cell of each camp."""
        self.tokens = tokens
        """The species on both cells of a card with a token."""
        self.trails = trails
        """What sets out from each outer edge of each camp."""
        self._near: frozenset[Cell] | None = None
        self._out: Counter[str] | None = None
        self._reach: tuple[Cell, ...] | None = None

    @classmethod
    def of(cls, camps: Iterable[Camp], cards: Iterable[Laid]) -> Ground:
        """Looks at an area from scratch. Camps lie on top wherever they are: nothing covers one."""
        cells: dict[Cell, Face] = {}
        tokens: dict[Cell, str] = {}
        for laid in cards:
            spots = card_cells(laid.cell, laid.direction)
            cells.update(zip(spots, faces(laid.card, laid.direction), strict=True))
            if laid.token:
                tokens.update(dict.fromkeys(spots, laid.token))
        homes = {camp.kind: camp.cell for camp in camps}
        kinds = {cell: kind for kind, home in homes.items() for cell in camp_cells(home)}
        cells = {cell: face for cell, face in cells.items() if cell not in kinds}
        ground = cls(cells, kinds, homes, tokens, {})
        for home in homes.values():
            for edge in camp_edges(home):
                ground.trails[edge] = ground.trace(edge)
        return ground

    def with_card(self, laid: Laid) -> Ground:
        """Gets the ground with one more card on it."""
        spots = card_cells(laid.cell, laid.direction)
        cells = {**self.cells, **dict(zip(spots, faces(laid.card, laid.direction), strict=True))}
        tokens = {**self.tokens, **dict.fromkeys(spots, laid.token)} if laid.token else self.tokens
        after = Ground(cells, self.camps, self.homes, tokens, {})
        after._follow(self.trails, spots)
        if self._near is not None:
            after._near = self._near | _spread(spots)
        return after

    def with_camp(self, camp: Camp) -> Ground:
        """Gets the ground with one more camp on it."""
        spots = camp_cells(camp.cell)
        cells = {cell: face for cell, face in self.cells.items() if cell not in spots}
        camps = {**self.camps, **dict.fromkeys(spots, camp.kind)}
        after = Ground(cells, camps, {**self.homes, camp.kind: camp.cell}, self.tokens, {})
        after._follow(self.trails, spots)
        for edge in camp_edges(camp.cell):
            after.trails[edge] = after.trace(edge)
        return after

    def _follow(self, before: Mapping[Edge, Trail], changed: tuple[Cell, ...]) -> None:
        """Keeps the trails that reach none of the changed cells and follows the others anew."""
        for edge, trail in before.items():
            self.trails[edge] = trail if trail.reached.isdisjoint(changed) else self.trace(edge)

    def trace(self, edge: Edge) -> Trail:
        """Follows the trail that sets out from an edge of a camp."""
        (x, y), side = edge
        cells, kind = self.cells, self.camps[edge[0]]
        steps: list[Edge] = []
        reached: list[Cell] = []
        while True:
            dx, dy = STEPS[side]
            x, y = cell = x + dx, y + dy
            into = (side + 2) % 4
            reached.append(cell)
            face = cells.get(cell)
            if face is None or face.kinds[into] != kind:
                end = (cell, into) if self.camps.get(cell) == kind else None
                return Trail(kind, edge, tuple(steps), end, frozenset(reached))
            steps.append((cell, into))
            side = face.exits[into]

    def loops(self) -> list[Loop]:
        """Gets every loop once, camp by camp."""
        return [self._loop(trail) for edge, trail in self.trails.items() if trail.end and edge < trail.end]

    def _loop(self, trail: Trail) -> Loop:
        cells, tokens = self.cells, self.tokens
        exits = tuple((cell, cells[cell].exits[into]) for cell, into in trail.steps)
        species = {tokens[cell] for cell, into in trail.steps if cell in tokens and cells[cell].long[into]}
        visited = tuple(cell for cell, _ in trail.steps)
        return Loop(trail.kind, visited, (trail.start, *exits), frozenset(species))

    @property
    def out(self) -> Mapping[str, int]:
        """How many tokens of each species lie here."""
        if self._out is None:
            self._out = Counter({name: count // 2 for name, count in Counter(self.tokens.values()).items()})
        return self._out

    @property
    def near(self) -> frozenset[Cell]:
        """The cells of the area and all that share an edge with them."""
        if self._near is None:
            self._near = _spread((*self.cells, *self.camps))
        return self._near

    @property
    def reach(self) -> tuple[Cell, ...]:
        """The cells where the A cell of a card that touches the area can be, in order."""
        if self._reach is None:
            self._reach = tuple(sorted(_spread(self.near)))
        return self._reach

    @property
    def camp_reach(self) -> tuple[Cell, ...]:
        """The cells where the north-west cell of a camp that touches the area can be, in order."""
        return tuple(sorted({(x - dx, y - dy) for x, y in self.near for dx, dy in CAMP_CELLS}))


def camp_edges(home: Cell) -> list[Edge]:
    """Gets the eight outer edges of a camp."""
    x, y = home
    return [((x + dx, y + dy), side) for (dx, dy), side in _CAMP_EDGES]


def _spread(cells: Iterable[Cell]) -> frozenset[Cell]:
    found = set(cells)
    for x, y in tuple(found):
        found.update(((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
    return frozenset(found)

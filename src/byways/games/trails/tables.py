"""What the core looks up, made from the box; and an area as the core has it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from math import exp

from byways.kernel.geometry.square import Cell, Side
from byways.kernel.protocol import Seat

from . import core, layout
from .animals import SPECIES
from .components import KINDS, Face, box, card_cells, card_of, faces
from .goals import FINAL, Goal
from .options import Rules
from .scoring import slot_values
from .state import Area, Lay, View

WHOLE = "i"
WAYS = {Side.N: "n", Side.E: "e", Side.S: "s", Side.W: "w"}
"""The direction in which the B cell lies, by the side of the A cell."""

LIKELY, FARTHER = 900, 780
"""How often two ends that meet in one cell are joined in the end; how much less with each cell between."""

PATIENCE = 1.5
"""After so many cards most of what is open will have been closed, as far as it ever will be."""

CLOSING = 4.0
"""So many quarters of a pair of ends are closed by each card to come."""

MEASURES = ("longest", "loops", "sum", "loops-at-one-camp", "camps-with", "surrounded", "weakest")


@lru_cache(maxsize=1)
def face_numbers() -> dict[Face, int]:
    """Gets the faces of all cards, each with its number."""
    every = {
        face for card in box().cards for way in WAYS.values() for face in faces(f"t{card.number:03}", way)
    }
    return {
        face: i for i, face in enumerate(sorted(every, key=lambda face: (face.kinds, face.exits, face.long)))
    }


@lru_cache(maxsize=8)
def tables(points: tuple[int, ...]) -> array[int]:
    """Gets what the core looks up, with the points for so many species on a loop."""
    found = array(WHOLE, bytes(4 * layout.TABLES))
    for face, number in face_numbers().items():
        for side in range(4):
            found[layout.KIND + 4 * number + side] = KINDS.index(face.kinds[side])
            found[layout.EXIT + 4 * number + side] = face.exits[side]
            found[layout.LONG + 4 * number + side] = face.long[side]
    for i, card in enumerate(box().cards):
        for side, way in WAYS.items():
            for half, face in enumerate(faces(f"t{card.number:03}", way)):
                found[layout.FACE + 2 * (4 * i + side) + half] = 1 + face_numbers()[face]
    for gap in range(layout.FAR):
        found[layout.HOPE + gap] = LIKELY * FARTHER**gap // 1000**gap
    for cards in range(layout.MOST - layout.FADE):
        found[layout.FADE + cards] = int(1000 * (1 - exp(-cards / PATIENCE)))
        found[layout.MOST + cards] = int(CLOSING * cards)
    for count, value in enumerate(points, 1):
        found[layout.ANIMALS + count] = value
    for side, step in enumerate((-layout.WIDE, 1, layout.WIDE, -1)):
        found[layout.STEP + side] = step
    return found


class Place:
    """An area as the core has it, and where its cells lie."""

    __slots__ = ("buffer", "tables", "x", "y")

    def __init__(self, area: Area, rules: Rules) -> None:
        self.tables = tables(rules.animal_map.points if rules.animals else (0,) * len(SPECIES))
        self.buffer = array(WHOLE, bytes(4 * layout.AREA))
        ground = area.ground
        cells = [*ground.cells, *ground.camps] or [(0, 0)]
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        self.x = layout.WIDE // 2 - (min(xs) + max(xs)) // 2
        self.y = layout.WIDE // 2 - (min(ys) + max(ys)) // 2
        self.buffer[layout.LOW_X] = self.buffer[layout.LOW_Y] = layout.WIDE
        for cell, face in ground.cells.items():
            what = 1 + face_numbers()[face]
            if cell in ground.tokens:
                what += layout.TOKEN * (1 + SPECIES.index(ground.tokens[cell]))
            core.put_cell(self.buffer, self.tables, self.number(cell), what)
        for kind, home in ground.homes.items():
            core.put_camp(self.buffer, self.tables, KINDS.index(kind), self.number(home))

    def number(self, cell: Cell) -> int:
        return (cell[1] + self.y) * layout.WIDE + cell[0] + self.x

    def cell(self, number: int) -> Cell:
        return number % layout.WIDE - self.x, number // layout.WIDE - self.y

    def with_cards(self, lays: Iterable[Lay], rules: Rules) -> array[int]:
        """Gets the area with more cards on it."""
        after = self.buffer[:]
        for lay in lays:
            what = layout.TOKEN * (1 + SPECIES.index(rules.animal_map.shown(lay.card))) if lay.token else 0
            for cell, face in zip(
                card_cells(lay.cell, lay.direction), faces(lay.card, lay.direction), strict=True
            ):
                core.put_cell(after, self.tables, self.number(cell), 1 + face_numbers()[face] + what)
        return after

    def hold(self, area: array[int], hand: tuple[str, ...]) -> None:
        """Gives *area* imagined cards, without their animals."""
        area[layout.HAND] = len(hand)
        for slot, card in enumerate(hand):
            area[layout.CARDS + slot] = card_of(card).number - 1
            area[layout.SPECIES + slot] = 0

    def deal(self, hand: tuple[str, ...], rules: Rules, view: View, seat: Seat) -> None:
        """Gives the core the cards from which it may choose; animals only where two tokens are left."""
        self.buffer[layout.HAND] = len(hand)
        for slot, card in enumerate(hand):
            species = rules.animal_map.shown(card) if rules.animals else ""
            if species and tokens_seen(view, seat, species) + 2 > rules.animal_map.tokens[species]:
                species = ""
            self.buffer[layout.CARDS + slot] = card_of(card).number - 1
            self.buffer[layout.SPECIES + slot] = 1 + SPECIES.index(species) if species else 0

    def set_goals(self, view: View, rules: Rules, seat: Seat) -> None:
        """Tells the core which goals are worth something to a seat."""
        for name, slots in zip(view.goals, view.claims, strict=True):
            goal, values = rules.goal_set.named(name), slot_values(rules, name)
            assert goal is not None
            final = goal.sort == FINAL
            if goal.measure == "surrounded" or (not final and _out_of_reach(slots, len(values), seat)):
                continue
            rivals = [goal.value(a.ground) for i, a in enumerate(view.areas, 1) if i != seat]
            at = layout.GOAL + layout.GOAL_SIZE * self.buffer[layout.GOALS]
            self.buffer[layout.GOALS] += 1
            self.buffer[at + layout.MEASURE] = MEASURES.index(goal.measure)
            self.buffer[at + layout.WORD] = _word(goal)
            self.buffer[at + layout.NEED] = 0 if final else goal.at_least
            self.buffer[at + layout.PRIZE] = values[0 if final else len(slots)]
            self.buffer[at + layout.RIVAL] = max(rivals, default=0)


def tokens_seen(view: View, seat: Seat, species: str) -> int:
    """Gets how many tokens of a species lie out, as a seat sees it."""
    own = view.own.area if view.own is not None else view.areas[seat - 1]
    areas = (own if i == seat else area for i, area in enumerate(view.areas, 1))
    return sum(area.ground.out.get(species, 0) for area in areas)


def _out_of_reach(slots: tuple[tuple[Seat, ...], ...], room: int, seat: Seat) -> bool:
    return len(slots) >= room or any(seat in slot for slot in slots)


def _word(goal: Goal) -> int:
    if goal.word in KINDS:
        return KINDS.index(goal.word)
    return int(goal.word) if goal.word else -1


def moves_of(plan: array[int], depth: int, number: int) -> list[tuple[int, int, int, bool]]:
    """Gets the cards of a board in the order in which they are placed: slot, cell, side, token."""
    width, found = plan[layout.WIDTH], []
    for level in range(depth, 0, -1):
        at = layout.BOARDS + layout.BOARD * (level * width + number)
        found.append(
            (
                plan[at + layout.SLOT],
                plan[at + layout.CELL],
                plan[at + layout.WAY],
                bool(plan[at + layout.PUT]),
            )
        )
        number = plan[at + layout.PARENT]
    return found[::-1]


def camp_cells(area: array[int]) -> list[int]:
    """Gets where one more camp may be placed, by its north-west cell."""
    columns = range(area[layout.LOW_X] - 2, area[layout.HIGH_X] + 2)
    rows = range(area[layout.LOW_Y] - 2, area[layout.HIGH_Y] + 2)
    cells = (y * layout.WIDE + x for y, x in product(rows, columns))
    return [cell for cell in cells if core.is_camp_fit(area, cell)]

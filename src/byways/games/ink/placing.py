"""What may be drawn where: the board's side of the rules, without dice and turns."""

from __future__ import annotations

from functools import cache, lru_cache

from byways.kernel.geometry.square import Side
from byways.kernel.moves import Moves, one_of
from byways.kernel.protocol import Refusal
from byways.kernel.tiles import BLANK

from .components import CRATER, EMPTY, VOLCANO, box
from .notation import cell_name
from .state import Sheet

ROUTE_KINDS = frozenset("HR")
BORDER = ("----", "HHHH", "RRRR")
"""What can come over the border: nothing, or an exit of a kind."""


def facing(cells: tuple[str, ...], cell: int) -> str:
    """Gets the kinds of line that come to *cell* over its four sides, exits included."""
    return _facing(_drawn(cells), cell)


def _facing(drawn: list[str], cell: int) -> str:
    north, east, south, west = _neighbours()[cell]
    return drawn[north][2] + drawn[east][3] + drawn[south][0] + drawn[west][1]


def _drawn(cells: tuple[str, ...]) -> list[str]:
    """Gets what cells have at their sides, nothing where they are free; then what the border may have."""
    return [*[BLANK * 4 if text in (EMPTY, CRATER) else text for text in cells], *BORDER]


@cache
def _neighbours() -> tuple[tuple[int, ...], ...]:
    """Gets for each cell what lies beyond its four sides, as it is counted where all that is drawn stands."""
    return tuple(
        tuple(
            other if other >= 0 else box().board.size + BORDER.index(4 * exits[side])
            for side, other in enumerate(beside)
        )
        for beside, exits in zip(box().board.beside, box().exits, strict=True)
    )


@cache
def clashes(text: str, around: str) -> tuple[int, ...]:
    """Gets the sides at which highway meets railway."""
    return tuple(
        side for side in Side if {text[side], around[side]} <= ROUTE_KINDS and text[side] != around[side]
    )


@cache
def joins(text: str, around: str, kinds: str) -> bool:
    """Whether at least one line of one of *kinds* meets its like."""
    return any(text[side] == around[side] and text[side] in kinds for side in Side)


@cache
def lays(piece: str, around: str, kinds: str) -> Moves:
    """Gets the drawings of a piece that fit a cell with *around* coming to it, joined by one of *kinds*."""
    return one_of(
        tuple(text for text in box().lays[piece] if not clashes(text, around) and joins(text, around, kinds))
    )


@lru_cache(maxsize=1_000)
def frontier(cells: tuple[str, ...], kinds: str) -> tuple[tuple[str, str], ...]:
    """Gets the free cells that a line of one of *kinds* runs into, with what comes to them."""
    drawn, apart = _drawn(cells), frozenset(kinds).isdisjoint
    return tuple(
        [
            (cell_name(cell), around)
            for cell, text in enumerate(cells)
            if text in (EMPTY, CRATER) and not apart(around := _facing(drawn, cell))
        ]
    )


def routes(sheet: Sheet, piece: str) -> Moves:
    """Gets where and how a route can be drawn."""
    return _routes(sheet.cells, piece)


@lru_cache(maxsize=1_000)
def _routes(cells: tuple[str, ...], piece: str) -> Moves:
    return _places(frontier(cells, "HR"), piece, "HR")


def lava(sheet: Sheet, piece: str) -> Moves:
    """Gets where and how a lava face can be drawn; over routes only while no free cell is left."""
    return _places(frontier(sheet.cells, "L") or _shores(sheet.cells), piece, "L")


def _places(room: tuple[tuple[str, str], ...], piece: str, kinds: str) -> Moves:
    return Moves({name: ways for name, around in room if (ways := lays(piece, around, kinds)).next})


def _shores(cells: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Gets the drawn cells that lava runs into, with what comes to them."""
    return tuple(
        (cell_name(cell), around)
        for cell, text in enumerate(cells)
        if text and "L" not in text and "L" in (around := facing(cells, cell))
    )


def volcanoes(sheet: Sheet) -> Moves:
    """Gets where a new volcano may stand."""
    cells = range(len(sheet.cells))
    return one_of(tuple(cell_name(cell) for cell in cells if check_volcano(sheet, cell) is None))


def check_route(sheet: Sheet, cell: int, text: str) -> Refusal | None:
    """Gets why a route may not be drawn like this."""
    if not sheet.free(cell):
        return Refusal("ink.lay.taken", (cell_name(cell),))
    around = facing(sheet.cells, cell)
    if sides := clashes(text, around):
        return _clash(cell, sides)
    if not joins(text, around, "HR"):
        return Refusal("ink.lay.loose", (cell_name(cell),))
    return None


def check_lava(sheet: Sheet, cell: int, text: str) -> Refusal | None:
    """Gets why lava may not be drawn like this."""
    here = cell_name(cell)
    around = facing(sheet.cells, cell)
    if not sheet.free(cell):
        if "L" in sheet.cells[cell]:
            return Refusal("ink.lay.taken", (here,))
        if room := frontier(sheet.cells, "L"):
            return Refusal("ink.lava.room_left", (here, room[0][0]))
    if sides := clashes(text, around):
        return _clash(cell, sides)
    if not joins(text, around, "L"):
        return Refusal("ink.lava.loose", (here,))
    return None


def _clash(cell: int, sides: tuple[int, ...]) -> Refusal:
    beside = box().board.beside[cell]
    others = tuple(cell_name(beside[side]) for side in sides if beside[side] >= 0)
    return Refusal("ink.lay.kind", (cell_name(cell), *others))


def check_volcano(sheet: Sheet, cell: int) -> Refusal | None:
    """Gets why a new volcano may not stand here."""
    if not sheet.free(cell):
        return Refusal("ink.lay.taken", (cell_name(cell),))
    near = [other for other in box().board.beside[cell] if other >= 0 and "L" in sheet.cells[other]]
    return Refusal("ink.volcano.near", tuple(map(cell_name, (cell, *near)))) if near else None


def way_to_pour(sheet: Sheet, pieces: tuple[str, ...]) -> str:
    """Gets when one of the lava faces can be drawn: ``now``, after a new ``volcano``; empty if never."""
    if any(lava(sheet, piece) for piece in pieces):
        return "now"
    for cell in range(len(sheet.cells)):
        if check_volcano(sheet, cell) is None:
            erupted = sheet.with_cell(cell, VOLCANO, 0)
            if any(lava(erupted, piece) for piece in pieces):
                return "volcano"
    return ""


def landing(sheet: Sheet, direction: str, distance: int) -> int | None:
    """Gets the cell that a meteor hits; ``None`` if its whole line is craters."""
    way = flight(sheet, direction, distance)
    return way[-1] if way else None


def flight(sheet: Sheet, direction: str, distance: int) -> tuple[int, ...]:
    """Gets the cells over which a meteor flies, from the last one that was hit to the next; none if its
    whole line is craters.

    It turns back at the border, and passes over craters in the direction it has then.
    """
    board = box().board
    side = "nesw".index(direction)
    line = [sheet.hit]
    for way in (side, (side + 2) % 4):
        at = sheet.hit
        while (at := board.beside[at][way]) >= 0:
            line.append(at)
    if all(sheet.cells[cell] == CRATER for cell in line):
        return ()
    passed, left = [sheet.hit], distance
    while left > 0 or sheet.cells[passed[-1]] == CRATER:
        if board.beside[passed[-1]][side] < 0:
            side = (side + 2) % 4
        passed.append(board.beside[passed[-1]][side])
        left -= 1
    return tuple(passed)

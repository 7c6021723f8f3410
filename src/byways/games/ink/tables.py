"""The tables of the core, made from the data of the box. Never compiled."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import product

from byways.kernel.geometry.square import Side
from byways.kernel.rng import Quick
from byways.kernel.tiles import BLANK

from . import layout
from .components import CHOOSE, CRATER, DIRECTIONS, EMPTY, LAVA, ROUTES, VOLCANO, Box, box
from .options import Rules

DIGITS = {EMPTY: 0, "H": layout.HIGHWAY, "R": layout.RAILWAY, BLANK: layout.BLANK_SIDE, "L": layout.LAVA_SIDE}
KIND_SHIFTS = {"H": 0, "R": 4, "L": 8}
MEANT = (layout.HIGHWAY, layout.RAILWAY, layout.LAVA_SIDE, layout.CRATER_SIDE, layout.BLANK_SIDE)


@cache
def pieces() -> tuple[str, ...]:
    """Gets the names of all that is drawn from: faces of route dice, special routes, faces of lava dice."""
    dice = box().dice
    routes = dict.fromkeys(face for die in ROUTES for face in dice[die])
    return (*routes, *box().specials, *dict.fromkeys(dice[LAVA[0]]))


@cache
def drawings() -> tuple[str, ...]:
    """Gets all that can stand in a cell, as it is written."""
    lays = dict.fromkeys(text for piece in pieces() for text in box().lays[piece])
    return (EMPTY, CRATER, VOLCANO, *lays)


@cache
def piece_numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(pieces())}


@cache
def drawing_numbers() -> dict[str, int]:
    return {text: number for number, text in enumerate(drawings())}


def played(rules: Rules) -> int:
    """Gets the bits that tell the core which rules are played."""
    return (
        layout.CELLS_ONCE * (rules.printed.longest == "cells")
        | layout.WITH_LAVA * rules.lava
        | layout.WITH_METEOR * rules.meteor
    )


@cache
def tables() -> array[int]:
    """Gets the tables, laid out as ``layout.py`` says."""
    found = array("i", [0]) * layout.TABLES
    _board(found, box())
    _drawings(found, box())
    _dice(found, box())
    _codes(found)
    _hashes(found)
    _fits(found, box())
    return found


def _board(found: array[int], data: Box) -> None:
    exits: list[tuple[int, int]] = []
    for cell, beside in enumerate(data.board.beside):
        found[layout.EXIT_AT + cell] = -1
        for side in Side:
            found[layout.BESIDE + 4 * cell + side] = beside[side]
            if beside[side] < 0:
                found[layout.BORDER + cell] |= 1 << side
            if data.exits[cell][side] != BLANK:
                found[layout.EXIT_AT + cell] = len(exits)
                exits.append((cell, side))
        found[layout.CENTRE + cell] = cell in data.centre
    for number, (cell, at) in enumerate(exits):
        found[layout.EXIT + 2 * number] = cell
        found[layout.EXIT + 2 * number + 1] = at
        found[layout.EXIT_KIND + number] = DIGITS[data.exits[cell][at]]
    _fill(found, layout.POINTS, data.network_points)
    found[layout.CRATER_POINTS] = data.crater_points
    found[layout.LAKE_POINTS] = data.lake_points
    found[layout.MAX_SPECIALS] = data.max_specials
    found[layout.START_CELL] = data.start


def _drawings(found: array[int], data: Box) -> None:
    assert len(drawings()) <= layout.TILES and len(pieces()) == layout.PIECES
    for number, text in enumerate(drawings()):
        for side in Side:
            at = 4 * number + side
            if text in (EMPTY, CRATER):
                found[layout.SIDES + at] = layout.CRATER_SIDE if text == CRATER else 0
                continue
            kind = text[side]
            found[layout.SIDES + at] = DIGITS[kind]
            if kind != BLANK:
                found[layout.KINDS + number] |= 1 << side << KIND_SHIFTS[kind]
            found[layout.GROUP + at] = text.endswith("x") and kind == "R"


def _dice(found: array[int], data: Box) -> None:
    for start, die in ((0, ROUTES[0]), (6, ROUTES[-1]), (12, LAVA[0])):
        _fill(found, layout.ROLL + start, [piece_numbers()[face] for face in data.dice[die]])
    sides = [*DIRECTIONS, CHOOSE]
    _fill(found, layout.METEOR_ROLL, [sides.index(face) for face in data.dice["direction"]])
    _fill(found, layout.METEOR_ROLL + 6, [int(face) for face in data.dice["distance"]])


def _codes(found: array[int]) -> None:
    _fill(found, layout.POWER, [6**side for side in Side])
    _fill(found, layout.BITS, [bits.bit_count() for bits in range(16)])
    for code in range(layout.CODES):
        for side in Side:
            digit = code // 6**side % 6
            found[layout.QUAD + code] += (0, 1, 2, 3, 3, 0)[digit] << 2 * side
            if digit:
                found[layout.MEANS + code] |= 1 << side << 4 * MEANT.index(digit)


def _hashes(found: array[int]) -> None:
    rng = Quick("ink hash")
    for at in range(layout.MIX + 2 * 49, layout.FITS):
        found[at] = rng.below(1 << 31)


def _fits(found: array[int], data: Box) -> None:
    """Fills in how each piece can be drawn, for every code that a cell may have."""
    places: dict[tuple[int, ...], int] = {}
    end = layout.POOL
    for piece, name in enumerate(pieces()):
        kinds = "L" if piece >= layout.LAVA_FACE else "HR"
        for code, digits in enumerate(product(range(6), repeat=4)):
            around = digits[::-1]
            ways = tuple(
                drawing_numbers()[text] for text in data.lays[name] if _may_meet(text, around, kinds)
            )
            if ways and ways not in places:
                places[ways] = end
                _fill(found, end, ways)
                end += len(ways)
            found[layout.FITS + layout.CODES * piece + code] = 16 * places.get(ways, 0) + len(ways)
    assert end <= layout.TABLES


def _may_meet(text: str, around: tuple[int, ...], kinds: str) -> bool:
    """Whether a drawing joins something of *kinds* and meets no route of the other kind."""
    meets = [(DIGITS[text[side]], around[side]) for side in Side]
    routes = {layout.HIGHWAY, layout.RAILWAY}
    if any({own, other} == routes for own, other in meets):
        return False
    return any(own == other and own in {DIGITS[kind] for kind in kinds} for own, other in meets)


def _fill(found: array[int], at: int, numbers: Sequence[int]) -> None:
    found[at : at + len(numbers)] = array("i", numbers)

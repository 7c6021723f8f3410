"""The eight ways to turn and mirror the sheet so that it stays the same sheet.

A quarter turn lays the highways' exits on the railways', so the kinds change
places with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from byways.kernel.geometry.square import Side

from . import layout as at
from .components import CRATER, EMPTY, box
from .tables import drawing_numbers, drawings, tables

SIZE = 7


@dataclass(frozen=True, slots=True)
class Symmetry:
    """Where everything goes."""

    cells: tuple[int, ...]
    sides: tuple[int, ...]
    swaps: bool
    """Whether highways become railways."""

    def kind(self, kind: str) -> str:
        return kind.translate(str.maketrans("HR", "RH")) if self.swaps else kind

    def drawing(self, text: str) -> str:
        if text in (EMPTY, CRATER):
            return text
        sides = [""] * 4
        for side in Side:
            sides[self.sides[side]] = self.kind(text[side])
        return "".join(sides) + text[4:]


@cache
def symmetries() -> tuple[Symmetry, ...]:
    """Gets all eight, the one that changes nothing first."""
    turns: tuple[Callable[[int, int], tuple[int, int]], ...] = (
        lambda x, y: (x, y),
        lambda x, y: (6 - y, x),
        lambda x, y: (6 - x, 6 - y),
        lambda x, y: (y, 6 - x),
    )
    found = []
    for mirrored in (False, True):
        for quarter, turn in enumerate(turns):
            cells = []
            for cell in range(SIZE * SIZE):
                x, y = turn(cell % SIZE, cell // SIZE)
                cells.append(SIZE * y + (6 - x if mirrored else x))
            sides = [(side + quarter) % 4 for side in Side]
            if mirrored:
                sides = [(-side) % 4 for side in sides]
            found.append(Symmetry(tuple(cells), tuple(sides), quarter % 2 == 1))
    return tuple(found)


def features(symmetry: Symmetry) -> list[int]:
    """Gets for each feature the one that the turned sheet shows in its place."""
    where = list(range(at.FEATURES))

    def block(start: int, count: int, each: int, moved: Callable[[int, int], tuple[int, int]]) -> None:
        for one in range(count):
            for two in range(each):
                to, within = moved(one, two)
                where[start + each * one + two] = start + each * to + within

    numbers, texts = drawing_numbers(), drawings()
    exits = [tables()[at.EXIT + 2 * i] for i in range(12)]
    codes = [_code(symmetry, code) for code in range(256)]
    specials = [_special(symmetry, special) for special in range(6)]
    cells = symmetry.cells
    block(at.SEES_TILE, len(texts), 49, lambda t, c: (numbers[symmetry.drawing(texts[t])], cells[c]))
    block(at.SEES_END, 49, 48, lambda c, e: (cells[c], _end(symmetry, e)))
    block(at.SEES_FRONT, 49, 256, lambda c, code: (cells[c], codes[code]))
    block(at.SEES_MEETING, 49, 10, lambda c, e: (cells[c], e))
    block(at.SEES_EXIT, 12, 14, lambda i, e: (exits.index(cells[exits[i]]), e))
    block(at.SEES_USED, 6, 1, lambda s, _: (specials[s], 0))
    block(at.SEES_LONGEST, 2, 28, lambda kind, n: (kind ^ symmetry.swaps, n))
    block(at.SEES_HIT, 49, 1, lambda c, _: (cells[c], 0))
    block(at.SEES_SHORE, 49, 8, lambda c, s: (cells[c], 2 * symmetry.sides[s // 2] + s % 2))
    return where


def _end(symmetry: Symmetry, end: int) -> int:
    side, rest = divmod(end, 12)
    kind, exits = divmod(rest, 6)
    return 12 * symmetry.sides[side] + 6 * (kind ^ symmetry.swaps) + exits


def _code(symmetry: Symmetry, code: int) -> int:
    digits = [code >> 2 * side & 3 for side in Side]
    if symmetry.swaps:
        digits = [(0, 2, 1, 3)[digit] for digit in digits]
    return sum(digits[side] << 2 * symmetry.sides[side] for side in Side)


def _special(symmetry: Symmetry, special: int) -> int:
    names = box().specials
    text = symmetry.drawing(box().lays[names[special]][0])
    return next(i for i, name in enumerate(names) if text in box().lays[name])

"""Letters on a grid, each with the name of its ink, and strokes drawn with box characters.

Lines keep the sides to which they go on, so that bends, forks and crossings join up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from byways.kernel.looks import Letters, Look
from byways.kernel.scene import UNIT, Point, Stroke
from byways.registry import looks


@dataclass(frozen=True, slots=True)
class Scale:
    """How many letters a unit takes, and how far the grid is shifted so that edges meet middles."""

    wide: int
    high: int
    phase: int = 20
    """In hundredths of a letter: a margin of 40 units gets a row of its own, however small the scale."""

    def column(self, x: int) -> int:
        return (x * self.wide + self.phase) // UNIT

    def row(self, y: int) -> int:
        return (y * self.high + self.phase) // UNIT


LARGE, NORMAL, SMALL = Scale(11, 5, 0), Scale(7, 3), Scale(5, 2)

N, E, S, W = 1, 2, 4, 8
_WAYS = {(0, -1): N, (1, 0): E, (0, 1): S, (-1, 0): W}
_BACK = {N: S, E: W, S: N, W: E}
_ORDER = (N | S, E | W, S | E, S | W, N | E, N | W, N | S | E, N | S | W, S | E | W, N | E | W, N | E | S | W)


HEADS = {(0, -1): "↑", (1, 0): "→", (0, 1): "↓", (-1, 0): "←"}


def seat_sign(seat: int) -> str:
    """Gets what tells a seat apart without colour."""
    letters = looks().seat_letters
    return letters[(seat - 1) % len(letters)]


def ink_of(look: Look, more: str = "") -> str:
    """Gets the ink of a look, followed by more inks."""
    own = " ".join(f"seat{look.seat}" if word == "seat" else word for word in look.terminal.inks.split())
    return f"{own} {more}".strip()


def look_of(stroke: Stroke) -> Look:
    """Gets how a stroke looks: a sign, a field, or a line."""
    if len(stroke.points) == 1:
        return looks().sign(stroke.style)
    return looks().lines.get(stroke.style) or looks().fields.get(stroke.style) or looks().line(stroke.style)


class Canvas:
    """Letters and inks on a grid."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.letters = [[" "] * columns for _ in range(rows)]
        self.inks = [[""] * columns for _ in range(rows)]
        self._joints: dict[Point, dict[str, int]] = {}

    def put(self, column: int, row: int, text: str, ink: str = "") -> None:
        """Writes letters; what falls outside is left out."""
        if not 0 <= row < self.rows:
            return
        for i, letter in enumerate(text):
            if 0 <= column + i < self.columns:
                self.letters[row][column + i] = letter
                self.inks[row][column + i] = ink

    def tint(self, column: int, row: int, columns: int, rows: int, ink: str) -> None:
        """Adds an ink to a rectangle, keeping its letters."""
        for y in range(max(row, 0), min(row + rows, self.rows)):
            for x in range(max(column, 0), min(column + columns, self.columns)):
                self.inks[y][x] = f"{self.inks[y][x]} {ink}".strip()

    def forget(self, column: int, row: int, columns: int, rows: int) -> None:
        """Lets lines that are drawn later not join those in a rectangle."""
        for x in range(column, column + columns):
            for y in range(row, row + rows):
                self._joints.pop((x, y), None)

    def stroke(self, stroke: Stroke, scale: Scale, at: Point | None = None, ink: str = "") -> None:
        """Draws a line or a sign; *at* is the corner of its cell, or nothing for the area."""
        look = look_of(stroke)
        if len(stroke.points) > 1 and not look.terminal.joints:
            return
        ink = ink_of(look, ink)
        places = [_place(point, scale, at) for point in stroke.points]
        if at is None:
            places = _shortened(places)
        if len(places) == 1:
            self.put(*places[0], look.terminal.sign, ink)
            return
        if at is not None and len(places) > 2:
            self._curve(look, stroke, scale, at, ink)
            return
        for (start, a), (end, b) in pairwise(zip(places, stroke.points, strict=True)):
            self._line(stroke.style, look, start, end, ink)
            if start == end:
                self._join(start, stroke.style, _edge(a, b), ink)
        if look.terminal.head:
            (x, y), (p, q) = places[-2], places[-1]
            self.put(p, q, HEADS.get((_sign(p - x), _sign(q - y)), "*"), ink)
        if look.seat:
            for (x, y), (p, q) in pairwise(places):
                self.put((x + p) // 2, (y + q) // 2, seat_sign(look.seat), ink)

    def _line(self, style: str, look: Look, start: Point, end: Point, ink: str) -> None:
        across, below = end[0] - start[0], end[1] - start[1]
        steps = max(abs(across), abs(below))
        if across and below:
            slope = look.terminal.slopes[(across > 0) != (below > 0)]
            for step in range(steps + 1):
                self.put(start[0] + across * step // steps, start[1] + below * step // steps, slope, ink)
            return
        way = _WAYS.get((_sign(across), _sign(below)), 0)
        for step in range(steps + 1):
            place = (start[0] + _sign(across) * step, start[1] + _sign(below) * step)
            self._join(place, style, (way if step < steps else 0) | (_BACK[way] if step else 0), ink)

    def _curve(self, look: Look, stroke: Stroke, scale: Scale, at: Point, ink: str) -> None:
        """Draws a line of many points, letter by letter, each by where the line comes from and goes to."""
        letters = look.terminal
        down, along = letters.joints[0], letters.joints[1]
        way = _letters(stroke.points, scale, at)
        for i, (x, y) in enumerate(way):
            (a, b), (c, d) = way[max(i - 1, 0)], way[min(i + 1, len(way) - 1)]
            if i in (0, len(way) - 1):
                letter = along if stroke.points[-1 if i else 0][0] % UNIT == 0 else down
            elif b == d or a == c:
                letter = along if b == d else down
            else:
                letter = letters.slopes[(c > a) != (d > b)]
            self.put(x, y, letter, ink)

    def _join(self, place: Point, style: str, ways: int, ink: str) -> None:
        """Lets lines of a style go on from a place to more sides."""
        here = self._joints.setdefault(place, {})
        here[style] = here.get(style, 0) | ways
        self.put(*place, _across(here) or _joint(_letters_of(style), here[style]), ink)

    def text(self) -> str:
        """Gets the letters alone."""
        return "\n".join("".join(row).rstrip() for row in self.letters)


def _letters_of(style: str) -> Letters:
    return look_of(Stroke(style, ((0, 0), (0, 0)))).terminal


def _across(here: Mapping[str, int]) -> str:
    """Gets the letter for two lines of which one runs across the other, empty if none does."""
    for style, own in here.items():
        for other, letters in _letters_of(style).cross.items():
            ways = here.get(other, 0)
            if own and ways and not own & ways:
                return letters[not own & (E | W)]
    return ""


def _joint(letters: Letters, ways: int) -> str:
    if ways in (N, S):
        ways = N | S
    elif ways in (E, W, 0):
        ways = E | W
    return letters.joints[_ORDER.index(ways)]


def _place(point: Point, scale: Scale, at: Point | None) -> Point:
    """Gets where a point falls; the far edges of a cell stay inside."""
    if at is None:
        return scale.column(point[0]), scale.row(point[1])
    x, y = _inside(point[0], scale.wide), _inside(point[1], scale.high)
    return scale.column(at[0]) + x, scale.row(at[1]) + y


def _inside(length: int, letters: int) -> int:
    """Gets the letter of a length within a cell; the far edge belongs to the last letter."""
    far = length > 0 and length % UNIT == 0
    return length * letters // UNIT - far


def _letters(points: tuple[Point, ...], scale: Scale, at: Point) -> list[Point]:
    """Gets the letters that a curve passes, without those that only lead round a corner."""
    found: list[Point] = []
    for (a, b), (c, d) in pairwise(points):
        for step in range(9):
            place = _place((a + (c - a) * step // 8, b + (d - b) * step // 8), scale, at)
            if not found or found[-1] != place:
                found.append(place)
            while len(found) > 2 and max(abs(found[-3][0] - place[0]), abs(found[-3][1] - place[1])) == 1:
                del found[-2]
    return found


def _shortened(places: list[Point]) -> list[Point]:
    """Gets a straight line on an area without its far end, which belongs to the next cell."""
    if len(places) != 2:
        return places
    (x, y), (p, q) = places
    far = (max(x, p), max(y, q))
    cut = (int(abs(x - p) > 0 and y == q), int(abs(y - q) > 0 and x == p))
    return [(c - cut[0] * (c == far[0]), r - cut[1] * (r == far[1])) for c, r in places]


def _edge(a: Point, b: Point) -> int:
    """Gets the side of the cell that a stroke too short to be seen goes to."""
    for outer, inner in ((a, b), (b, a)):
        for axis, (low, high) in enumerate(((W, E), (N, S))):
            if outer[axis] != inner[axis] and outer[axis] % UNIT == 0 and inner[axis] % UNIT:
                return low if outer[axis] < inner[axis] else high
    return N | S if a[0] == b[0] else 0


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)

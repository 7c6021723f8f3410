"""A scene as text, for terminals. Knows the styles of the visual language, not the games."""

from __future__ import annotations

from itertools import pairwise

from byways.i18n import say
from byways.kernel.scene import UNIT, Area, Point, Scene, Spot, Stroke

WIDE, HIGH = 7, 3
"""How many characters a cell takes."""

LINES: dict[str, tuple[str, str, str]] = {
    "highway": ("═", "║", "╬"),
    "railway": ("┼", "┼", "┼"),
    "lava": ("░", "░", "░"),
    "hiking": ("·", "·", "·"),
    "biking": ("╌", "╎", "╳"),
    "kayaking": ("≈", "≈", "≈"),
    "two-lane": ("═", "║", "╬"),
    "four-lane": ("━", "┃", "╋"),
    "line": ("·", "·", "·"),
}
"""How a style looks along, down, and where it turns."""

SIGNS = {"crater": "O", "volcano": "▲", "station": "■"}


class Canvas:
    """Characters on a grid."""

    def __init__(self, size: Point) -> None:
        self.columns, self.rows = _across(size[0]), _down(size[1])
        self._cells = [[" "] * self.columns for _ in range(self.rows)]

    def put(self, column: int, row: int, text: str) -> None:
        for i, letter in enumerate(text):
            if 0 <= row < self.rows and 0 <= column + i < self.columns:
                self._cells[row][column + i] = letter

    def draw(self, stroke: Stroke, at: Point) -> None:
        points = [self._place(at, point) for point in stroke.points]
        if len(points) == 1:
            self.put(*points[0], SIGNS.get(stroke.style, "*"))
            return
        for start, end in pairwise(points):
            self._line(stroke.style, start, end)

    def _place(self, at: Point, point: Point) -> Point:
        """Gets where a point of a spot falls; its far edges stay inside."""
        column = _across(at[0]) + min(_across(point[0]), _across(max(point[0] - 1, 0)))
        row = _down(at[1]) + min(_down(point[1]), _down(max(point[1] - 1, 0)))
        return column, row

    def _line(self, style: str, start: Point, end: Point) -> None:
        along, down, turn = LINES.get(style, ("*", "*", "*"))
        across, below = end[0] - start[0], end[1] - start[1]
        steps = max(abs(across), abs(below), 1)
        if across and below:
            letter = "╲" if (across > 0) == (below > 0) else "╱"
        else:
            letter = along if across else down
        for step in range(steps + 1):
            column, row = start[0] + across * step // steps, start[1] + below * step // steps
            before = self._cells[row][column] if 0 <= row < self.rows and 0 <= column < self.columns else " "
            crossing = before in (along, down) and before != letter
            self.put(column, row, turn if crossing or before == turn else letter)

    def __str__(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self._cells)


def board(area: Area, wrong: frozenset[str] = frozenset()) -> str:
    """Draws a board; what is empty shows its name, so that it can be typed. What is *wrong* is crossed."""
    canvas = Canvas(area.size)
    for stroke in area.strokes:
        canvas.draw(stroke, (0, 0))
    for spot in area.spots:
        _draw_spot(canvas, spot)
        if spot.ref in wrong:
            canvas.put(_across(spot.at[0] + spot.size[0]) - 2, _down(spot.at[1]), "⊗")
    return str(canvas)


def _draw_spot(canvas: Canvas, spot: Spot) -> None:
    for stroke in spot.strokes:
        canvas.draw(stroke, spot.at)
    if not spot.strokes:
        name = spot.text or spot.ref
        middle = _across(spot.at[0] + spot.size[0] // 2) - len(name) // 2
        canvas.put(middle, _down(spot.at[1] + spot.size[1] // 2), name)
    elif "new" in spot.marks:
        canvas.put(_across(spot.at[0]), _down(spot.at[1]), "·")


def tray(area: Area, lang: str) -> str:
    """Lists what can be picked up, a line each; what is used is left out."""
    rows = [
        f"  {spot.ref:<8} {spot.text:<8} {say(lang, spot.label.code, spot.label.args)}".rstrip()
        for spot in area.spots
        if "used" not in spot.marks
    ]
    return "\n".join(rows)


def scene(drawn: Scene, lang: str, *, others: bool = True) -> str:
    """Draws the boards, the own one first, and the trays."""
    parts = []
    boards = 0
    for area in drawn.areas:
        title = say(lang, area.label.code, area.label.args)
        if area.kind == "board":
            boards += 1
            if boards == 1 or others:
                parts.append(f"{title}\n{board(area)}")
        elif area.kind == "tray" and area.spots:
            parts.append(f"{title}\n{tray(area, lang)}")
    return "\n\n".join(parts)


def _across(length: int) -> int:
    return length * WIDE // UNIT


def _down(length: int) -> int:
    return length * HIGH // UNIT

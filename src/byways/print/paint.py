"""Areas as drawings: what there is of a spot besides its strokes, by shape and marks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from math import cos, pi, sin

from byways.kernel.scene import UNIT, Area, Spot, Stroke, Text

from . import strokes
from .curve import At, Way, box, circle, levels, lines, num
from .marks import BLANK, INK, Drawing, Mark, Word, filled, ink, outlined
from .signs import reach, seat_mark

Say = Callable[[Text], str]
HATCHES: dict[str, float | None] = {"red": 90.0, "blue": 0.0, "green": 45.0, "yellow": None, "grey": None}
"""Colours as engravers of coats of arms show them: the angle of their lines. Gold is dotted, silver plain."""

SHORT = 4
"""A short word of more letters is only for surfaces without drawing; people read the label."""

BEYOND = UNIT // 4
"""So far lines run over the border: whole periods of every dashed line, farther than any bleed."""

NAME = 9
"""How high the name of an empty cell is."""


def paint(area: Area, say: Say, *, names: bool = False) -> Drawing:
    """Draws an area: cells and cards, what is printed on it, pieces. *names*: also those of empty cells."""
    found = Drawing()
    for spot in area.spots:
        found.marks += _body(spot)
        if names and spot.shape == "cell" and spot.ref and not spot.strokes:
            at = (spot.at[0] + 5, spot.at[1] + 5 + NAME / 2)
            found.words.append(Word(spot.ref, at, NAME, 40, left=True))
    found.marks += _rim([spot for spot in area.spots if "centre" in spot.marks])
    printed = strokes.draw(area.strokes, cell=False)
    found.marks += printed.marks
    found.words += printed.words
    for spot in area.spots:
        _content(found, spot, say)
    return found


def hatch(colour: str, shape: Way, gap: float, width: float) -> list[Mark]:
    """Fills a convex shape with the lines or dots that stand for a colour."""
    angle = HATCHES[colour]
    if colour == "yellow":
        dots = [
            f"M{num(x * gap)} {num(a[1])}h.01"
            for k, (a, b) in enumerate(levels(shape, gap, 0))
            for x in _steps(a[0] / gap + width / gap, b[0] / gap - width / gap, k % 2 / 2)
        ]
        return [ink("".join(dots), 2.2 * width, 0, soft=True)]
    if angle is None:
        return []
    turned = [_turn(point, -angle) for point in shape]
    level = (lines([_turn(a, angle), _turn(b, angle)]) for a, b in levels(turned, gap, 0))
    return [ink("".join(level), width, 0)]


def _steps(low: float, high: float, shift: float) -> Iterable[float]:
    """Gets the whole numbers, moved by *shift*, in a range."""
    first = int(low - shift) + 1
    return (each + shift for each in range(first, int(high - shift) + 1) if low <= each + shift <= high)


def _turn(point: At, degrees: float) -> At:
    angle = degrees * pi / 180
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def _ring(at: At, r: float) -> list[At]:
    return [(at[0] + r * cos(2 * pi * i / 36), at[1] + r * sin(2 * pi * i / 36)) for i in range(36)]


def _colour(spot: Spot) -> str:
    return next((colour for colour in HATCHES if colour in spot.marks), "")


def _body(spot: Spot) -> list[Mark]:
    (x, y), (w, h) = spot.at, spot.size
    match spot.shape:
        case "cell":
            return [Mark(box(x, y, w, h), 0, INK, 1, fine=True)]
        case "card" if not _colour(spot):
            return [outlined(box(x, y, w, h, 9), 1.6, 0)]
        case "card":
            edge, deep = 0.07 * min(w, h), 0.2 * min(w, h)
            shape = [(x + edge, y + edge), (x + w - edge, y + edge)]
            shape += [(x + w - edge, y + h - edge), (x + edge, y + h - edge)]
            inner = box(x + deep, y + deep, w - 2 * deep, h - 2 * deep, edge)
            frame = ink(lines([*shape, shape[0]]), 2.4, 0)
            return [*hatch(_colour(spot), shape, 5, 1.5), frame, outlined(inner, 2.4, 0)]
        case "die":
            return [outlined(box(x, y, w, h, 14), 1.6, 0)]
        case _:
            return []


def _rim(spots: list[Spot]) -> list[Mark]:
    """Draws the border of cells that belong together: every side that is not shared."""
    sides: dict[tuple[At, At], int] = {}
    for spot in spots:
        (x, y), (w, h) = spot.at, spot.size
        ring = [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
        for a, b in pairwise(ring):
            side = (min(a, b), max(a, b))
            sides[side] = sides.get(side, 0) + 1
    d = "".join(lines(side) for side, count in sides.items() if count == 1)
    return [ink(d, 5, 0, soft=True)] if d else []


def _content(found: Drawing, spot: Spot, say: Say) -> None:
    """Draws what is in a spot."""
    (x, y), (w, h) = spot.at, spot.size
    if spot.shape == "peg":
        found.marks += _peg(spot)
        middle = (x + w / 2, y + h / 2)
        if spot.text:
            found.words.append(Word(spot.text, middle, 0.46 * w, w / 2, bold=True))
    signs = [reach(stroke.style) for stroke in spot.strokes if len(stroke.points) == 1]
    scale = min([1.0, *(min(w, h) / 2 / far for far in signs)])
    drawn = strokes.draw(spot.strokes, text=spot.text, scale=scale)
    found.marks += [replace(mark, at=spot.at) for mark in drawn.marks]
    found.words += drawn.moved(spot.at)
    for place, seat in enumerate(_seats(spot)):
        at = (x + w / 2, y + h / 2) if spot.shape != "peg" else (x + w + 5 - 15 * place, y + h + 3)
        big = 0.8 if spot.shape == "peg" else min(w, h) / 24
        found.marks.append(Mark(seat_mark(seat, at, big), 7, BLANK, 2, INK))
    if len(spot.text) > SHORT and spot.shape == "card" and not spot.strokes:
        inner = (x + 0.06 * w, y + 0.1 * h)
        found.words.append(Word(say(spot.label), inner, 11, 0.88 * w, left=True, height=0.8 * h))
    elif not spot.strokes and spot.shape != "peg" and spot.text:
        if _colour(spot) and h > w:
            found.words.append(Word(say(spot.label), (x + w / 2, y + h - 0.3 * w), 0.075 * w, 0.56 * w))
        colour = BLANK if _seats(spot) else INK
        size = min((0.42 if 2 * h > w else 0.8) * h, 1.5 * w / len(spot.text))
        found.words.append(Word(spot.text, (x + w / 2, y + h / 2), size, 0.8 * w, colour=colour, bold=True))


def _seats(spot: Spot) -> list[int]:
    return sorted(int(mark[4:]) for mark in spot.marks if re.fullmatch(r"seat[1-9]\d?", mark))


def _peg(spot: Spot) -> list[Mark]:
    (x, y), r = spot.at, spot.size[0] / 2
    at = (x + r, y + r)
    marks = []
    if "start" in spot.marks:
        marks += [filled(circle(at, r + 9), 0, BLANK), ink(circle(at, r + 7), 2.2, 0, (5.0, 4.0))]
    marks.append(filled(circle(at, r), 0, BLANK))
    if (colour := _colour(spot)) != "":
        marks += hatch(colour, _ring(at, r), 4, 1.3)
    marks += [ink(circle(at, r), 2.2, 0), outlined(circle(at, 0.62 * r), 1.3, 0)]
    if "unusable" in spot.marks:
        a, b = r / 4, 1.75 * r
        marks.append(ink(f"M{num(x + a)} {num(y + a)}L{num(x + b)} {num(y + b)}", 4, 0))
        marks.append(ink(f"M{num(x + b)} {num(y + a)}L{num(x + a)} {num(y + b)}", 4, 0))
    return marks


def run_over(area: Area) -> Area:
    """Gets an area in which every line that ends at the border goes on beyond it."""
    spots = tuple(replace(spot, strokes=(*spot.strokes, *_beyond(spot, area.size))) for spot in area.spots)
    return replace(area, spots=spots)


def _beyond(spot: Spot, size: tuple[int, int]) -> Iterable[Stroke]:
    """Generates what of the lines of a spot lies beyond the border of its area."""
    (dx, dy), (wide, high) = spot.at, size
    for stroke in spot.strokes:
        for x, y in {stroke.points[0], stroke.points[-1]} if len(stroke.points) > 1 else ():
            out = ((x + dx == wide) - (x + dx == 0), (y + dy == high) - (y + dy == 0))
            if out != (0, 0):
                yield Stroke(stroke.style, ((x, y), (x + BEYOND * out[0], y + BEYOND * out[1])))

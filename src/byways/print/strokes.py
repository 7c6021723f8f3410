"""Strokes as marks: lines that say what they are without colour; the same as in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot

from byways.kernel.scene import UNIT, Stroke

from .curve import (
    At,
    Way,
    along,
    beside,
    between,
    chains,
    circle,
    closed,
    corner,
    distance,
    flat,
    length,
    levels,
    lines,
    near,
    pair,
    rounded,
    rungs,
    scallop,
    shrink,
    wave,
)
from .marks import BLANK, Drawing, Mark, blank, filled, ink
from .signs import sign

CORNER = UNIT / 2
TIES = 12.5
SIDE_BY_SIDE = 25
"""How far apart signs stand that share a place."""

ROADS = {"highway": (30.0, 23.0), "two-lane": (20.0, 13.0), "four-lane": (48.0, 39.0)}
"""How wide a road is, and how wide between its lines. Within four lanes run two."""


def draw(strokes: Sequence[Stroke], *, text: str = "", cell: bool = True, scale: float = 1) -> Drawing:
    """Draws strokes, lower ones first.

    *text* is the short word of their spot, *cell* says whether they lie in a cell, whose sides
    are multiples of a unit, and *scale* how large signs are.
    """
    found = Drawing()
    styles: dict[str, list[Way]] = {}
    signs: list[tuple[str, At]] = []
    for stroke in strokes:
        points: list[At] = [
            p for i, p in enumerate(stroke.points) if not i or not near(p, stroke.points[i - 1])
        ]
        if len(points) == 1:
            signs.append((stroke.style, points[0]))
        elif closed(points):
            found.marks += _plot(stroke.style, points)
        elif points:
            styles.setdefault(stroke.style, []).append(points)
    if "four-lane" in styles:
        styles["two-lane"] = [*styles.get("two-lane", ()), *styles["four-lane"]]
    for style, ways in styles.items():
        others = [
            way for other, those in styles.items() if other != style and "-lane" not in other for way in those
        ]
        pins = [at for _, at in signs] + [end for way in others for end in (way[0], way[-1])]
        found.marks += _line(style, ways, cell, pins)
    for i, (style, at) in enumerate(signs):
        here = [k for k, other in enumerate(signs) if near(other[1], at)]
        aside = (here.index(i) - (len(here) - 1) / 2) * SIDE_BY_SIDE * scale
        drawn = sign(style, (at[0] + aside, at[1]), scale, text)
        found.marks += drawn.marks
        found.words += drawn.words
    found.marks.sort(key=lambda mark: mark.z)
    return found


def _line(style: str, ways: list[Way], cell: bool, pins: list[At]) -> list[Mark]:
    if style in ROADS:
        return _roads(style, ways, cell, pins)
    if style in _TRAILS:
        return [mark for i, way in enumerate(ways) for mark in _trail(style, way, i)]
    match style:
        case "railway":
            return _railway(ways, pins)
        case "lava":
            return _lavas(ways, cell, pins)
        case "line":
            return [ink("".join(map(lines, ways)), 1.6, 1)]
        case "canal":
            return [mark for way in ways for mark in _canal(way)]
        case "arrow":
            return [mark for way in ways for mark in _arrow(way)]
        case _:
            return _unknown(style, ways)


def _bent(ways: Sequence[Way], pins: Sequence[At] = ()) -> tuple[list[tuple[list[At], str]], list[At]]:
    """Joins strokes and rounds their corners, but not where something else stands: at *pins*."""
    found, knots = chains(ways, pins)
    return [(flat(way, CORNER), rounded(_overlap(way), CORNER)) for way in found], knots


def _overlap(way: list[At]) -> list[At]:
    """Lets a way that ends at a side of its cell run on a little, so that no seam shows next door."""
    longer = list(way)
    for end, inner in ((0, 1), (-1, -2)):
        if not _inside(way[end]):
            longer[end] = between(way[inner], way[end], 1 + 0.5 / distance(way[end], way[inner]))
    return longer


def _inside(at: At) -> bool:
    """Whether a point is within a cell, not on its side."""
    return at[0] % UNIT != 0 and at[1] % UNIT != 0


def _roads(style: str, ways: list[Way], cell: bool, pins: list[At]) -> list[Mark]:
    """Double lines: wide ink, then narrower paper, so that roads which meet open into each other."""
    found, knots = _bent(ways, pins)
    d = "".join(each for _, each in found)
    wide, narrow = ROADS[style]
    z = 0.2 if style == "two-lane" else 0.0
    drawn = [ink(d, wide, z), blank(d, narrow, z + 0.1)]
    through = [*knots, *pins]
    for way, _ in found if cell else ():
        for end, inwards in ((way[0], way[1]), (way[-1], way[-2])):
            if _inside(end) and not any(near(point, end) for point in through):
                drawn.append(_stop(end, inwards, wide, (wide - narrow) / 2, z + 0.15))
    if style == "highway":
        drawn += [_dashes(way, each, 3.5, 25, 14, 3) for way, each in found]
        drawn += [filled(circle(knot, 11), 3.1, BLANK) for knot in knots]
    return drawn


def _stop(end: At, inwards: At, wide: float, line: float, z: float) -> Mark:
    """Closes a road that ends within its cell."""
    far = distance(end, inwards) or 1
    x, y = (inwards[0] - end[0]) / far, (inwards[1] - end[1]) / far
    cx, cy = end[0] + x * line / 2, end[1] + y * line / 2
    sx, sy = -y * wide / 2, x * wide / 2
    return ink(f"M{pair((cx - sx, cy - sy))}L{pair((cx + sx, cy + sy))}", line, z)


def _railway(ways: list[Way], pins: list[At]) -> list[Mark]:
    """A single line with ties; where lines meet the ties keep clear of each other."""
    found, knots = _bent(ways, pins)
    rail = ink("".join(d for _, d in found), 5, 2)
    clear = _clear_of(knots, TIES)
    ties = "".join(rungs(way, 11, TIES, 0, clear) for way, _ in found)
    return [rail, ink(ties, 3.5, 2)]


def _clear_of(points: Sequence[At], far: float) -> Callable[[At], bool]:
    return lambda at: all(hypot(point[0] - at[0], point[1] - at[1]) > far for point in points)


def _dashes(way: Way, d: str, width: float, period: float, on: float, z: float, soft: bool = False) -> Mark:
    """Gets a dashed line, dashes of *on* about every *period*, half a gap at both ends."""
    long = length(way)
    count = max(1, round(long / period))
    fit = long / (count * period)
    gap = (period - on) * fit
    return replace(ink(d, width, z, (on * fit, gap), soft), offset=on * fit + gap / 2)


_TRAILS: dict[str, tuple[float, Callable[[Way, str, float], Mark]]] = {
    "kayaking": (2, lambda way, d, z: ink(wave(way, 6.5, 25), 5, z, soft=True)),
    "biking": (2.2, lambda way, d, z: _dashes(way, d, 8, 25, 15, z)),
    "hiking": (2.4, lambda way, d, z: _dashes(way, d, 9, 12.5, 0.01, z, soft=True)),
}


def _trail(style: str, points: Way, order: int) -> list[Mark]:
    """Draws a trail between two thin banks, so that the lower one is interrupted where two cross."""
    bent = corner(points, UNIT)
    way, d = flat(bent, CORNER), rounded(bent, CORNER)
    longer = flat(_overlap(list(bent)), CORNER)
    base, line = _TRAILS[style]
    z, long = base + order * 0.01, length(way)
    bed = replace(blank(d, 34, z), dash=(0.8 * long, long), offset=-0.1 * long)
    banks = "".join(lines(beside(longer, side)) for side in (-14, 14))
    return [bed, ink(banks, 1.2, z + 0.002), line(way, d, z + 0.006)]


def _lavas(ways: list[Way], cell: bool, pins: list[At]) -> list[Mark]:
    found, knots = chains(ways, pins)
    clear = _clear_of([*knots, *pins], 12)
    return [mark for way in found for mark in _lava(way, cell, clear)]


def _lava(points: list[At], cell: bool, clear: Callable[[At], bool]) -> list[Mark]:
    """A scalloped bank on both sides, slanted hatching between them."""
    way = flat(points, CORNER)
    half, bump, long = 13, 3, 12.5
    a, left = scallop(way, -half, bump, long)
    b, right = scallop(way, half, bump, long, back=True)
    first, last = (cell and _inside(end) for end in (way[0], way[-1]))
    bank = f"M{pair(a)}{left}{'L' if last else 'M'}{pair(b)}{right}{'Z' if first else ''}"
    return [
        ink(bank, 6, 1),
        filled(f"M{pair(a)}{left}L{pair(b)}{right}Z", 1.1, BLANK),
        ink(rungs(way, 9, 9, 5, clear), 2.4, 1.2, soft=True),
    ]


def _canal(points: Way) -> list[Mark]:
    d = lines(points)
    return [
        blank(d, 20, 1),
        ink(d, 14, 1.05),
        blank(d, 11.5, 1.1),
        ink(wave(points, 3, 20), 2.5, 1.2, soft=True),
    ]


def _arrow(points: Way) -> list[Mark]:
    far = length(points)
    one, two = (pair(along(points, far - 18, aside)) for aside in (-13, 13))
    return [ink(lines(points), 7, 5, soft=True), ink(f"M{one}L{pair(points[-1])}L{two}", 7, 5, soft=True)]


def _plot(style: str, points: Way) -> list[Mark]:
    """Draws a field: what it is."""
    d, shape = lines(points), points[:-1]
    match style:
        case "water":
            return [ink("".join(wave(level, 2.5, 16) for level in levels(shape, 19, 14)), 1.5, 0.1)]
        case "crater":
            hatch = "".join(lines(level) for level in levels(shape, 9, 4))
            return [ink(hatch, 1.5, 0.1)]
        case "totem":
            return [ink(lines(shrink(points, 0.72)), 2, 0.1)]
        case "drawing":
            return [ink(lines(shrink(points, 0.74)), 2.4, 0.1, (0.01, 6.0), soft=True)]
        case _:
            return [ink(d, 2, 0)]


def _unknown(style: str, ways: list[Way]) -> list[Mark]:
    """A line in a style that nobody has drawn yet: plain ink, dashed by its name, so that two differ."""
    dash = ((), (16, 6), (6, 6), (18, 5, 3, 5), (10, 4, 10, 10))[sum(map(ord, style)) % 5]
    d = "".join(each for _, each in _bent(ways)[0])
    return [blank(d, 16, 2), ink(d, 6, 2.1, tuple(map(float, dash)))]

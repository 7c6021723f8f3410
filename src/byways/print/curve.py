"""Curves as the browser computes them: ways with round corners, what runs beside them, what a shape holds."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from math import floor, sqrt

from byways.kernel.geometry.polygon import hull

At = tuple[float, float]
Way = Sequence[At]
ROUND = 0.5523
"""How far the handles of a cubic reach towards the corner of a quarter circle."""

STEPS = 10


def near(a: At, b: At) -> bool:
    return abs(a[0] - b[0]) < 0.01 and abs(a[1] - b[1]) < 0.01


def distance(a: At, b: At) -> float:
    x, y = a[0] - b[0], a[1] - b[1]
    return sqrt(x * x + y * y)


def between(a: At, b: At, t: float) -> At:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def num(x: float) -> str:
    """Writes a number shortly.

    >>> num(2.0), num(-0.04), num(12.346)
    ('2', '-0.04', '12.35')
    """
    return f"{floor(x * 100 + 0.5) / 100 + 0:g}"


def pair(p: At) -> str:
    return f"{num(p[0])} {num(p[1])}"


def closed(points: Way) -> bool:
    return len(points) > 3 and near(points[0], points[-1])


def lines(points: Way) -> str:
    """Gets lines joined straight through points."""
    if closed(points):
        return f"M{'L'.join(map(pair, points[:-1]))}Z"
    return f"M{'L'.join(map(pair, points))}"


def rounded(points: Way, radius: float) -> str:
    """Gets a polyline as path data with corners rounded by at most *radius*."""
    parts = []
    for i, bend in enumerate(_bends(points, radius)):
        curve = f"C{' '.join(map(pair, bend[1:]))}" if len(bend) > 1 else ""
        parts.append(f"{'L' if i else 'M'}{pair(bend[0])}{curve}")
    return "".join(parts)


def flat(points: Way, radius: float) -> list[At]:
    """Gets the same way as many short lines."""
    way: list[At] = []
    for bend in _bends(points, radius):
        way += [bend[0]] if len(bend) == 1 else [_cubic(bend, i / STEPS) for i in range(STEPS + 1)]
    return [point for i, point in enumerate(way) if not i or not near(point, way[i - 1])]


def _bends(points: Way, radius: float) -> list[list[At]]:
    """Gets the ends as single points and each corner as the four points of a cubic."""
    last = len(points) - 1
    found: list[list[At]] = [[points[0]]]
    for i in range(1, last):
        before, point, after = points[i - 1 : i + 2]
        room = (
            distance(point, before) / (1 if i == 1 else 2),
            distance(point, after) / (1 if i == last - 1 else 2),
        )
        reach = min(radius, *room)
        a = between(point, before, reach / distance(point, before))
        b = between(point, after, reach / distance(point, after))
        found.append([a, between(a, point, ROUND), between(b, point, ROUND), b])
    return [*found, [points[last]]] if last else found


def _cubic(p: Way, t: float) -> At:
    s = 1 - t
    factors = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
        sum(f * point[0] for f, point in zip(factors, p, strict=True)),
        sum(f * point[1] for f, point in zip(factors, p, strict=True)),
    )


def length(way: Way) -> float:
    return sum(distance(a, b) for a, b in pairwise(way))


def along(way: Way, far: float, aside: float = 0) -> At:
    """Gets the point *far* along a way, *aside* to the right of it."""
    left = far
    for i, (a, b) in enumerate(pairwise(way), 1):
        step = distance(a, b)
        if left <= step or i == len(way) - 1:
            x, y = between(a, b, min(1.0, left / step) if step else 0)
            dx, dy = ((b[0] - a[0]) / step, (b[1] - a[1]) / step) if step else (1.0, 0.0)
            return x - dy * aside, y + dx * aside
        left -= step
    return way[0]


def beside(way: Way, aside: float) -> list[At]:
    """Gets a way that runs beside another one."""
    far = [length(way[: i + 1]) for i in range(len(way))]
    return [along(way, each, aside) for each in far]


def wave(way: Way, height: float, long: float) -> str:
    """Gets a wave along a way: it starts and ends on the way, so that waves of neighbours meet."""
    halves = 2 * max(1, floor(length(way) / long + 0.5))
    step = length(way) / halves
    parts = [f"M{pair(along(way, 0))}"]
    for i in range(halves):
        top = along(way, (i + 0.5) * step, (-2 if i % 2 else 2) * height)
        parts.append(f"Q{pair(top)} {pair(along(way, (i + 1) * step))}")
    return "".join(parts)


def scallop(way: Way, aside: float, bump: float, long: float, back: bool = False) -> tuple[At, str]:
    """Gets bumps beside a way, *aside* of it (negative: to the left): where they begin, and path data."""
    whole = length(way)
    count = max(1, floor(whole / long + 0.5))
    out = aside + (2 * bump if aside > 0 else -2 * bump)

    def at(i: float, off: float) -> At:
        return along(way, whole * (count - i if back else i) / count, off)

    return at(0, aside), "".join(f"Q{pair(at(i + 0.5, out))} {pair(at(i + 1, aside))}" for i in range(count))


def rungs(
    way: Way, half: float, gap: float, slant: float = 0, clear: Callable[[At], bool] = lambda _: True
) -> str:
    """Gets short lines across a way, slanted by *slant*, where *clear* has nothing against it."""
    whole = length(way)
    count = max(1, floor(whole / gap + 0.5))
    parts = []
    for i in range(count):
        far = (i + 0.5) * whole / count
        if clear(along(way, far)):
            ends = (max(0.0, far - slant), -half), (min(whole, far + slant), half)
            parts.append(f"M{pair(along(way, *ends[0]))}L{pair(along(way, *ends[1]))}")
    return "".join(parts)


def levels(shape: Way, gap: float, inset: float) -> list[tuple[At, At]]:
    """Gets level lines through a convex shape, *gap* apart and *inset* from its border."""
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    count = int((bottom - top) / gap)
    found: list[tuple[At, At]] = []
    for i in range(count):
        y = (top + bottom) / 2 + (i - (count - 1) / 2) * gap
        xs = [
            a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
            for a, b in pairwise([*shape, shape[0]])
            if (a[1] <= y) != (b[1] <= y)
        ]
        if len(xs) > 1 and max(xs) - min(xs) - 2 * inset > inset:
            found.append(((min(xs) + inset, y), (max(xs) - inset, y)))
    return found


def chains(pieces: Sequence[Way], pins: Sequence[At] = ()) -> tuple[list[list[At]], list[At]]:
    """Joins pieces that meet end to end into long ways; gets these and the knots where more than two meet.

    At a knot the straightest go through and the others end there; so it is at
    *pins* too, where no bend is made.
    """
    ends = [end for points in pieces for end in ((points[0], points[1]), (points[-1], points[-2]))]
    mate: dict[int, int] = {}
    knots: list[At] = []
    seen: list[At] = []
    for at, _ in ends:
        if any(near(point, at) for point in seen):
            continue
        seen.append(at)
        here = [i for i, end in enumerate(ends) if near(end[0], at)]
        if len(here) > 2:
            knots.append(at)
        free = len(here) == 2 and not any(near(pin, at) for pin in pins)
        meeting = sorted(
            (_cosine(ends[a], ends[b]), a, b) for a, b in combinations(here, 2) if a // 2 != b // 2
        )
        for bend, a, b in meeting:
            if a not in mate and b not in mate and (bend < -0.7 or free):
                mate[a], mate[b] = b, a
    return [_straighten(way) for way in _walks(pieces, mate)], knots


def _walks(pieces: Sequence[Way], mate: dict[int, int]) -> list[list[At]]:
    """Follows the pieces from end to end; even numbers are first ends, odd ones last ends."""
    used: set[int] = set()
    ways = []
    starts = [end for end in range(2 * len(pieces)) if end not in mate]
    for start in (*starts, *range(0, 2 * len(pieces), 2)):
        way: list[At] = []
        end: int | None = start
        while end is not None and end // 2 not in used:
            used.add(end // 2)
            points = pieces[end // 2]
            run = list(reversed(points)) if end % 2 else list(points)
            way += run[1:] if way else run
            end = mate.get(end ^ 1)
        if way:
            ways.append(way)
    return ways


def _cosine(a: tuple[At, At], b: tuple[At, At]) -> float:
    (a_at, a_to), (b_at, b_to) = a, b
    ax, ay, bx, by = a_to[0] - a_at[0], a_to[1] - a_at[1], b_to[0] - b_at[0], b_to[1] - b_at[1]
    return (ax * bx + ay * by) / (sqrt(ax * ax + ay * ay) * sqrt(bx * bx + by * by) or 1)


def _straighten(way: list[At]) -> list[At]:
    """Leaves out points on a straight line."""
    inner = [
        p
        for a, p, b in zip(way, way[1:], way[2:], strict=False)
        if abs((p[0] - a[0]) * (b[1] - p[1]) - (p[1] - a[1]) * (b[0] - p[0])) > 0.5
    ]
    return [way[0], *inner, way[-1]]


def corner(points: Way, unit: float) -> Way:
    """Gets a turn that is given as many points and runs from one side of a cell to another as its corner."""
    if len(points) < 3:
        return points
    a, b = points[0], points[-1]

    def on(v: float) -> bool:
        return abs(v % unit) < 0.01

    if on(a[1]) and not on(a[0]) and on(b[0]) and not on(b[1]):
        return [a, (a[0], b[1]), b]
    if on(a[0]) and not on(a[1]) and on(b[1]) and not on(b[0]):
        return [a, (b[0], a[1]), b]
    return points


def within(points: Way, inset: float) -> list[At]:
    """Gets a closed shape with its sides so far inside those of another one."""
    steps = list(pairwise(points))
    clockwise = sum(a[0] * b[1] - b[0] * a[1] for a, b in steps) > 0
    # What points to the right of each step, one long.
    sides = [((a[1] - b[1]) / distance(a, b), (b[0] - a[0]) / distance(a, b)) for a, b in steps]
    found = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = sides[i % len(sides) - 1], sides[i % len(sides)]
        far = (inset if clockwise else -inset) / (1 + ax * bx + ay * by)
        found.append((x + far * (ax + bx), y + far * (ay + by)))
    return found


def contour(points: Way, radius: float, mid: float, back: bool = False) -> str:
    """Gets what runs round points, *radius* from each and *mid* from the middle of each span, or *back*."""
    corners = hull(points)[:: -1 if back else 1]
    sweep, side = (0, -1) if back else (1, 1)

    def beside(p: At, a: At, b: At, far: float) -> At:
        long = distance(a, b)
        x, y = side * (b[1] - a[1]) / long, side * (a[0] - b[0]) / long
        return p[0] + x * far, p[1] + y * far

    d = ""
    for i, p in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        start, end = beside(p, before, p, radius), beside(p, p, after, radius)
        waist = beside(between(p, after, 0.5), p, after, 2 * mid - radius)
        d += "" if i else f"M{pair(start)}"
        d += f"A{num(radius)} {num(radius)} 0 0 {sweep} {pair(end)}"
        d += f"Q{pair(waist)} {pair(beside(after, p, after, radius))}"
    return f"{d}Z" if d else ""


def circle(at: At, r: float) -> str:
    x, y = at
    arc = f"a{num(r)} {num(r)} 0 1 0"
    return f"M{pair((x - r, y))}{arc} {num(2 * r)} 0{arc} {num(-2 * r)} 0Z"


def crescent(middle: At, inner: float, wide: float) -> str:
    """Gets the upper right quarter of a ring."""
    (x, y), outer = middle, inner + wide
    out, back = f"A{num(outer)} {num(outer)} 0 0 1", f"A{num(inner)} {num(inner)} 0 0 0"
    ends = pair((x + outer, y)), pair((x + inner, y)), pair((x, y - inner))
    return f"M{pair((x, y - outer))}{out} {ends[0]}L{ends[1]}{back} {ends[2]}Z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Gets a rectangle with round corners."""
    if not r:
        return f"M{pair((x, y))}h{num(w)}v{num(h)}h{num(-w)}Z"
    return (
        f"M{pair((x + r, y))}h{num(w - 2 * r)}q{num(r)} 0 {num(r)} {num(r)}v{num(h - 2 * r)}"
        f"q0 {num(r)} {num(-r)} {num(r)}h{num(2 * r - w)}q{num(-r)} 0 {num(-r)} {num(-r)}"
        f"v{num(2 * r - h)}q0 {num(-r)} {num(r)} {num(-r)}Z"
    )


def move(d: str, at: At, scale: float = 1) -> str:
    """Moves and scales path data that is written with the commands M L H V Q T A Z and ``@`` for circles.

    >>> move("M0-9 H4 V-2Z", (10, 10)), move("M-10 0L10 0", (50, 50), 0.5)
    ('M10 1H14V8Z', 'M45 50L55 50')
    """
    x, y = at
    found = []
    for command, rest in re.findall(r"([MLHVQTAZ@])([^MLHVQTAZ@]*)", d):
        numbers = [float(each) for each in re.findall(r"-?\d*\.?\d+", rest)]
        if command == "@":
            found.append(circle((x + numbers[0] * scale, y + numbers[1] * scale), numbers[2] * scale))
        elif command in "HV":
            found.append(command + num((x if command == "H" else y) + numbers[0] * scale))
        elif command == "A":
            end = (x + numbers[5] * scale, y + numbers[6] * scale)
            bend = " ".join(map(num, (numbers[0] * scale, numbers[1] * scale, *numbers[2:5])))
            found.append(f"A{bend} {pair(end)}")
        else:
            ends = zip(numbers[::2], numbers[1::2], strict=True)
            found.append(command + " ".join(pair((x + a * scale, y + b * scale)) for a, b in ends))
    return "".join(found)

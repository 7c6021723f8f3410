"""Strokes as paths: interprets what :mod:`byways.kernel.looks` says of lines, fields and signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace

from byways.kernel.looks import Inked, Layer, Look
from byways.kernel.scene import UNIT, Badge, Stroke
from byways.registry import looks

from .curve import (
    At,
    Way,
    along,
    beside,
    between,
    box,
    chains,
    circle,
    closed,
    contour,
    corner,
    distance,
    flat,
    length,
    levels,
    lines,
    move,
    near,
    pair,
    rounded,
    rungs,
    scallop,
    wave,
    within,
)
from .marks import Drawing, Mark, Word

TOP = 6.0
"""How high signs stand."""

STEP = 0.01
"""How much higher a line lies than the one of its style before it."""


@dataclass(frozen=True, slots=True)
class _Run:
    """A way, as it was given, as many short lines, and as path data."""

    points: Way
    way: Way
    d: str


@dataclass(frozen=True, slots=True)
class _Group:
    """Lines of one style that are drawn together."""

    runs: Sequence[_Run]
    knots: Sequence[At] = ()
    """Where more than two meet."""

    pins: Sequence[At] = ()
    """Where something else stands."""

    cell: bool = False
    """Whether they lie in a cell, whose sides are multiples of a unit."""


def draw(
    strokes: Sequence[Stroke], *, badges: Sequence[Badge] = (), cell: bool = True, scale: float = 1
) -> Drawing:
    """Draws strokes, lower ones first; signs as large as *scale* says, with the numbers of their *badges*."""
    found, known = Drawing(), looks()
    styles: dict[str, list[Way]] = {}
    signs: list[tuple[str, At]] = []
    for stroke in strokes:
        points: list[At] = [
            p for i, p in enumerate(stroke.points) if not i or not near(p, stroke.points[i - 1])
        ]
        if len(points) == 1:
            signs.append((stroke.style, points[0]))
        elif closed(points) and stroke.style in known.fields:
            run = _Run(points, points, lines(points))
            found.marks += _layers(known.fields[stroke.style], _Group([run]))
        elif points:
            styles.setdefault(stroke.style, []).append(points)
    for style, ways in list(styles.items()):
        if also := known.line(style).also:
            styles.setdefault(also, []).extend(ways)
    for style, ways in styles.items():
        others = [those for other, those in styles.items() if other != style and known.line(other).pins]
        ends = [end for those in others for way in those for end in (way[0], way[-1])]
        found.marks += _line(known.line(style), ways, cell, [*(at for _, at in signs), *ends])
    counts = {badge.sign: badge.count for badge in badges}
    for i, (style, at) in enumerate(signs):
        here = [k for k, other in enumerate(signs) if near(other[1], at)]
        aside = (here.index(i) - (len(here) - 1) / 2) * known.common["apart"] * scale
        _sign(found, known.sign(style), (at[0] + aside, at[1]), scale, counts.get(style))
    found.marks.sort(key=lambda mark: mark.z)
    return found


def _line(look: Look, ways: Sequence[Way], cell: bool, pins: Sequence[At]) -> Iterator[Mark]:
    radius = looks().common["corner"]
    if look.way == "cornered":
        for order, points in enumerate(ways):
            bent = corner(points, UNIT)
            run = _Run(bent, flat(bent, radius), rounded(bent, radius))
            for mark in _layers(look, _Group([run])):
                yield replace(mark, z=mark.z + order * STEP)
    elif look.way == "joined":
        found, knots = chains(ways, pins)
        runs = [_Run(way, flat(way, radius), rounded(_overlap(way), radius)) for way in found]
        yield from _layers(look, _Group(runs, knots, pins, cell))
    else:
        yield from _layers(look, _Group([_Run(points, points, lines(points)) for points in ways]))


def _overlap(way: Way) -> list[At]:
    """Lets a way that ends at a side of its cell run on a little, so that no seam shows next door."""
    longer = list(way)
    for end, inner in ((0, 1), (-1, -2)):
        if not _inside(way[end]):
            longer[end] = between(way[inner], way[end], 1 + 0.5 / distance(way[end], way[inner]))
    return longer


def _inside(at: At) -> bool:
    """Whether a point is within a cell, not on its side."""
    return at[0] % UNIT != 0 and at[1] % UNIT != 0


def _layers(look: Look, group: _Group) -> Iterator[Mark]:
    for layer in look.layers:
        for mark in _DRAWS[layer.draw](layer, group):
            if mark.d:
                yield mark


_INKED = tuple(each.name for each in fields(Inked))


def mark_of(layer: Layer, d: str, real: float = 0) -> Mark:
    """Gets a path as a layer says; *real* is how long it is."""
    return Mark(**{name: getattr(layer, name) for name in _INKED} | {"d": d, "real": real})


def _whole(part: Callable[[Layer, _Run, _Group], str]) -> Callable[[Layer, _Group], list[Mark]]:
    """Gets what draws a part for every run, all as one path."""
    return lambda layer, group: [
        mark_of(
            layer,
            "".join(part(layer, run, group) for run in group.runs),
            sum(length(run.way) for run in group.runs) if layer.long else 0,
        )
    ]


def _dashes(layer: Layer, group: _Group) -> Iterator[Mark]:
    """Gets dashes of *on* every *period*, half a gap at both ends."""
    period, on = layer["period"], layer["on"]
    gap = period - on
    for run in group.runs:
        far = length(run.way)
        count = max(1, int(far / period + 0.5))
        mark = mark_of(layer, run.d, far)
        yield replace(mark, dash=(on, gap), offset=on + gap / 2, long=count * period)


def _rungs(layer: Layer, run: _Run, group: _Group) -> str:
    keep = [(at, layer["off_knots"]) for at in group.knots] + [(at, layer["off_pins"]) for at in group.pins]

    def clear(at: At) -> bool:
        return all(distance(point, at) > far for point, far in keep if far)

    return rungs(run.way, layer["half"], layer["period"], layer["slant"], clear)


def _stops(layer: Layer, group: _Group) -> Iterator[Mark]:
    """Closes roads that end within their cell."""
    through = [*group.knots, *group.pins]
    for run in group.runs if group.cell else ():
        for end, inwards in ((run.way[0], run.way[1]), (run.way[-1], run.way[-2])):
            if _inside(end) and not any(near(point, end) for point in through):
                far = distance(end, inwards) or 1
                x, y = (inwards[0] - end[0]) / far, (inwards[1] - end[1]) / far
                cx, cy = end[0] + x * layer.width / 2, end[1] + y * layer.width / 2
                sx, sy = -y * layer["across"] / 2, x * layer["across"] / 2
                yield mark_of(layer, f"M{pair((cx - sx, cy - sy))}L{pair((cx + sx, cy + sy))}")


def _bank(layer: Layer, group: _Group) -> Iterator[Mark]:
    """Gets scalloped banks on both sides; a filling is closed, a stroke where the way ends in its cell."""
    for run in group.runs:
        a, left = scallop(run.way, -layer["half"], layer["bump"], layer["period"])
        b, right = scallop(run.way, layer["half"], layer["bump"], layer["period"], back=True)
        first, last = (bool(layer.fill) or (group.cell and _inside(run.way[end])) for end in (0, -1))
        d = f"M{pair(a)}{left}{'L' if last else 'M'}{pair(b)}{right}{'Z' if first else ''}"
        yield mark_of(layer, d)


def _head(layer: Layer, run: _Run, group: _Group) -> str:
    back = length(run.way) - layer["back"]
    one, two = (pair(along(run.way, back, aside)) for aside in (-layer["aside"], layer["aside"]))
    return f"M{one}L{pair(run.way[-1])}L{two}"


def _elastic(layer: Layer, run: _Run, group: _Group) -> str:
    """Gets a rubber band round pegs: as thick as it is round them, thin where it is stretched."""
    outer = contour(run.points, layer["far"], layer["far_mid"])
    return outer + contour(run.points, layer["near"], layer["near_mid"], back=True)


def _bounds(points: Way) -> tuple[At, At]:
    """Gets the upper left and the lower right corner of the box around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys)), (max(xs), max(ys))


def _plate(points: Way, inset: float, radius: float) -> str:
    (left, top), (right, bottom) = _bounds(points)
    return box(left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset, radius)


def _corner(layer: Layer, run: _Run, group: _Group) -> str:
    """Puts something into a corner of the box around a field; the upper left one is 0, then clockwise."""
    (left, top), (right, bottom) = _bounds(run.points)
    far, number = layer["inset"], layer["number"]
    at = (right - far if number in (1, 2) else left + far, bottom - far if number in (2, 3) else top + far)
    return move(layer.d, at, 1)


def _levels(layer: Layer, run: _Run, group: _Group) -> str:
    return "".join(lines(level) for level in levels(run.points[:-1], layer["gap"], layer["inset"]))


def _ripples(layer: Layer, run: _Run, group: _Group) -> str:
    found = levels(run.points[:-1], layer["gap"], layer["inset"])
    return "".join(wave(level, layer["height"], layer["period"]) for level in found)


def _beside(layer: Layer, run: _Run, group: _Group) -> str:
    way = flat(_overlap(run.points), looks().common["corner"])
    return "".join(lines(beside(way, aside)) for aside in (-layer["aside"], layer["aside"]))


_DRAWS: dict[str, Callable[[Layer, _Group], Sequence[Mark] | Iterator[Mark]]] = {
    "line": _whole(lambda layer, run, group: run.d),
    "dashes": _dashes,
    "wave": _whole(lambda layer, run, group: wave(run.way, layer["height"], layer["period"])),
    "rungs": _whole(_rungs),
    "stop": _stops,
    "knots": lambda layer, group: [mark_of(layer, circle(at, layer["radius"])) for at in group.knots],
    "bank": _bank,
    "beside": _whole(_beside),
    "head": _whole(_head),
    "start": _whole(lambda layer, run, group: circle(run.way[0], layer["radius"])),
    "inside": _whole(lambda layer, run, group: lines(run.points) if closed(run.points) else ""),
    "hull": _whole(lambda layer, run, group: contour(run.points, layer["radius"], layer["mid"])),
    "elastic": _whole(_elastic),
    "plate": _whole(lambda layer, run, group: _plate(run.points, layer["inset"], layer["radius"])),
    "spread": _whole(lambda layer, run, group: _plate(run.points, -layer["far"], 0)),
    "corner": _whole(_corner),
    "path": _whole(lambda layer, run, group: move(layer.d, between(*_bounds(run.points), 0.5), 1)),
    "levels": _whole(_levels),
    "ripples": _whole(_ripples),
    "ring": _whole(lambda layer, run, group: lines(within(run.points, layer["inset"]))),
}


def _sign(found: Drawing, look: Look, at: At, scale: float, number: int | None) -> None:
    """Draws a sign, as often as its number or with it."""
    count = look.count
    many = count is not None and number is not None and number <= count.most
    shown = number if many and number else 1
    for i in range(shown):
        x = at[0] + (i - (shown - 1) / 2) * (count.apart if count else 0) * scale
        found.marks += [scaled(layer, (x, at[1]), scale) for layer in look.layers]
    if count is not None and number is not None and not many:
        found.words.append(Word(str(number), at, count.size * scale, 1.3 * count.size * scale, bold=True))


def scaled(layer: Layer, at: At, scale: float) -> Mark:
    """Gets the path of a layer at a place."""
    mark = mark_of(layer, move(layer.d, at, scale))
    return replace(mark, z=TOP, width=layer.width * scale, dash=tuple(each * scale for each in layer.dash))


def reach(strokes: Sequence[Stroke]) -> float:
    """Gets how far the largest sign reaches from its middle, 0 if there is none."""
    return max((looks().sign(each.style).reach for each in strokes if len(each.points) == 1), default=0)

"""Closed lines in the plane."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

Point = tuple[int, int]
P = TypeVar("P", bound=tuple[float, float])


def winding(point: Point, line: Sequence[Point]) -> int:
    """Gets how often a closed line goes round *point*, which must not lie on it.

    The line runs through its points and back to the first; it may cross itself.
    Which way round is positive does not matter to us, only that both ways cancel.

    >>> square = [(0, 0), (4, 0), (4, 4), (0, 4)]
    >>> winding((1, 2), square), winding((5, 2), square), winding((1, 2), square + square)
    (1, 0, 2)
    >>> winding((1, 2), square + square[::-1])
    0
    """
    x, y = point
    turns = 0
    for (ax, ay), (bx, by) in zip(line, [*line[1:], *line[:1]], strict=True):
        # On which side of the step from a to b the point lies; the ray goes east.
        side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
        if ay <= y < by and side > 0:
            turns += 1
        elif by <= y < ay and side < 0:
            turns -= 1
    return turns


def hull(points: Iterable[P]) -> list[P]:
    """Gets the corners of the convex shape around points, clockwise where y goes down.

    >>> hull([(0, 0), (2, 0), (1, 1), (4, 0), (0, 4)])
    [(0, 0), (4, 0), (0, 4)]
    """
    found = sorted(set(points))

    def half(way: Sequence[P]) -> list[P]:
        kept: list[P] = []
        for p in way:
            while len(kept) > 1 and _turn(kept[-2], kept[-1], p) <= 0:
                kept.pop()
            kept.append(p)
        return kept[:-1]

    return half(found) + half(found[::-1])


def outlines(faces: Iterable[Sequence[P]]) -> Iterator[list[P]]:
    """Generates the closed lines around convex faces that share sides, clockwise where y goes down.

    >>> [sorted(line) for line in outlines([[(0, 0), (4, 0), (0, 4)], [(0, 4), (4, 4), (4, 0)]])]
    [[(0, 0), (0, 4), (4, 0), (4, 4)]]
    """
    sides: dict[P, list[P]] = {}
    for face in faces:
        way = hull(face)
        for a, b in zip(way, [*way[1:], *way[:1]], strict=True):
            if a in sides.get(b, ()):
                sides[b].remove(a)
            else:
                sides.setdefault(a, []).append(b)
    for start, ends in sides.items():
        while ends:
            line = [start]
            while (after := sides[line[-1]].pop()) != start:
                line.append(after)
            yield line


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

"""Closed lines in the plane, with whole numbers only."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[int, int]


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

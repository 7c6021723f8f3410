"""Pegs joined by lines into triangles (*sectors*), and what a fence along lines cuts off from the outside.

Pegs are named by row letter and number, ``c4``, and counted row by row. A set
of lines or sectors is a whole number, one bit each.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

Place = tuple[float, float]
"""Across and down; a line of the hexagon has length 1."""

OUTSIDE = -1
MAX_RADIUS = 12
_NAME = re.compile(r"[a-z][1-9][0-9]?\Z")
_NEAR = 0.05
"""How far, in lengths of a line, a peg may lie from where a symmetry puts it."""


class BadLattice(ValueError):
    """Raised when pegs, lines and sectors do not belong together, with the pegs that are wrong."""

    def __init__(self, reason: str, *pegs: str) -> None:
        super().__init__(f"{reason} {' '.join(pegs)}".strip())
        self.reason = reason
        self.pegs = pegs


def is_name(word: str) -> bool:
    """Whether a peg can be called so."""
    return _NAME.match(word) is not None


def row_order(name: str) -> tuple[str, int]:
    """Gets the key by which pegs are sorted: row by row, from the left.

    >>> sorted(["a10", "b1", "a2"], key=row_order)
    ['a2', 'a10', 'b1']
    """
    return name[0], int(name[1:])


@dataclass(frozen=True)
class Lattice:
    """Pegs, lines and sectors by number, and their neighbours."""

    names: tuple[str, ...]
    places: tuple[Place, ...]
    lines: tuple[tuple[int, int], ...]
    sectors: tuple[tuple[int, int, int], ...]
    number: dict[str, int] = field(init=False, repr=False, compare=False)
    line_at: dict[tuple[int, ...], int] = field(init=False, repr=False, compare=False)
    sector_at: dict[tuple[int, ...], int] = field(init=False, repr=False, compare=False)
    sides: tuple[tuple[int, int, int], ...] = field(init=False, repr=False, compare=False)
    """The three lines round each sector."""

    beside: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    """The one or two sectors at each line; none where a line joins two pegs and bounds nothing."""

    beyond: tuple[tuple[tuple[int, int], ...], ...] = field(init=False, repr=False, compare=False)
    """For each sector and each of its sides the bit of the line and the sector behind it, or OUTSIDE."""

    def __post_init__(self) -> None:
        def put(name: str, value: object) -> None:
            object.__setattr__(self, name, value)

        put("number", {name: i for i, name in enumerate(self.names)})
        put("line_at", {line: i for i, line in enumerate(self.lines)})
        put("sector_at", {sector: i for i, sector in enumerate(self.sectors)})
        put("sides", tuple(tuple(self.line_at[pair] for pair in pairs(s)) for s in self.sectors))
        beside: list[list[int]] = [[] for _ in self.lines]
        for sector, sides in enumerate(self.sides):
            for line in sides:
                beside[line].append(sector)
        put("beside", tuple(map(tuple, beside)))
        put(
            "beyond",
            tuple(
                tuple((1 << line, self._behind(line, sector)) for line in sides)
                for sector, sides in enumerate(self.sides)
            ),
        )

    def _behind(self, line: int, sector: int) -> int:
        return next((other for other in self.beside[line] if other != sector), OUTSIDE)

    def reached(self, covered: int) -> int:
        """Gets the sectors that can be reached from outside without crossing a covered line.

        The rim of the board is no cover: a sector at the rim is reached over its
        rim line unless that line itself is covered.
        """
        found, todo = 0, []
        for sector, ways in enumerate(self.beyond):
            for line, behind in ways:
                if behind == OUTSIDE and not covered & line:
                    found |= 1 << sector
                    todo.append(sector)
                    break
        while todo:
            for line, behind in self.beyond[todo.pop()]:
                if behind >= 0 and not covered & line and not found >> behind & 1:
                    found |= 1 << behind
                    todo.append(behind)
        return found

    def cut_off(self, covered: int) -> int:
        """Gets the sectors from which the outside cannot be reached without crossing a covered line."""
        return (1 << len(self.sectors)) - 1 & ~self.reached(covered)

    def parts(self, among: int, covered: int) -> Iterator[int]:
        """Generates the parts of *among* that hang together across lines that are not covered."""
        while among:
            first = among & -among
            part, todo = first, [first.bit_length() - 1]
            while todo:
                for line, behind in self.beyond[todo.pop()]:
                    if behind >= 0 and not covered & line and among >> behind & 1 and not part >> behind & 1:
                        part |= 1 << behind
                        todo.append(behind)
            among &= ~part
            yield part

    def rhombi(self) -> Iterator[tuple[int, int]]:
        """Generates the pairs of sectors with a common side."""
        for sectors in self.beside:
            if len(sectors) == 2:
                yield sectors[0], sectors[1]

    def angle(self, middle: int, one: int, two: int) -> float:
        """Gets the angle at *middle* between the ways to *one* and *two*, in degrees from 0 to 180."""
        (x, y), (a, b), (c, d) = self.places[middle], self.places[one], self.places[two]
        turn = math.degrees(math.atan2(b - y, a - x) - math.atan2(d - y, c - x)) % 360
        return min(turn, 360 - turn)

    def close_pairs(self) -> Iterator[tuple[int, int]]:
        """Generates pegs that are joined by a line or face each other across one: at distance 1 or √3."""
        yield from self.lines
        for one, two in self.rhombi():
            first, second = set(self.sectors[one]), set(self.sectors[two])
            low, high = sorted(first ^ second)
            yield low, high

    def symmetries(self) -> Iterator[tuple[int, ...]]:
        """Generates the ways to turn and mirror the board onto itself, each as the new place of every peg."""
        count = len(self.places)
        middle_x = sum(x for x, _ in self.places) / count
        middle_y = sum(y for _, y in self.places) / count
        points = [complex(x - middle_x, y - middle_y) for x, y in self.places]
        near = _NEAR * min(abs(points[a] - points[b]) for a, b in self.lines)
        far = max(points, key=abs)
        known = set()
        for mirrored in ([*points], [point.conjugate() for point in points]):
            anchor = far if mirrored == points else far.conjugate()
            for target in points:
                if abs(abs(target) - abs(anchor)) > near:
                    continue
                turned = [point * (target / anchor) for point in mirrored]
                image = _matched(turned, points, near)
                if image is not None and image not in known and self._keeps(image):
                    known.add(image)
                    yield image

    def _keeps(self, image: Sequence[int]) -> bool:
        return all(tuple(sorted((image[a], image[b]))) in self.line_at for a, b in self.lines) and all(
            tuple(sorted(image[peg] for peg in sector)) in self.sector_at for sector in self.sectors
        )


def _matched(turned: list[complex], points: list[complex], near: float) -> tuple[int, ...] | None:
    """Gets which point each turned point falls on, ``None`` if one falls between them."""
    image = []
    for point in turned:
        found = next((i for i, other in enumerate(points) if abs(point - other) <= near), None)
        if found is None:
            return None
        image.append(found)
    return tuple(image) if len(set(image)) == len(image) else None


def pairs(sector: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Gets the three sides of a triangle by their pegs."""
    a, b, c = sector
    return (a, b), (a, c), (b, c)


def hexagon(radius: int) -> Lattice:
    """Gets the hexagon of side *radius* + 1 of the triangular lattice.

    >>> board = hexagon(4)
    >>> len(board.names), len(board.lines), len(board.sectors), board.names[-1]
    (61, 156, 96, 'i5')

    :raises BadLattice: there is none of that size, or no letters for its rows.
    """
    if not 1 <= radius <= MAX_RADIUS:
        raise BadLattice("radius")
    # Half steps across, so that all are whole numbers.
    at = {
        (2 * j + abs(i - radius), i): f"{chr(97 + i)}{j + 1}"
        for i in range(2 * radius + 1)
        for j in range(2 * radius + 1 - abs(i - radius))
    }
    number = {spot: n for n, spot in enumerate(at)}
    lines, sectors = [], []
    for (x, y), n in number.items():
        right, left_below, right_below = (number.get(s) for s in ((x + 2, y), (x - 1, y + 1), (x + 1, y + 1)))
        above = number.get((x + 1, y - 1))
        lines += [(n, other) for other in (right, left_below, right_below) if other is not None]
        if right is not None and right_below is not None:
            sectors.append((n, right, right_below))
        if right is not None and above is not None:
            sectors.append((above, n, right))
    places = tuple((x / 2, y * math.sqrt(3) / 2) for x, y in number)
    return Lattice(tuple(at.values()), places, tuple(sorted(lines)), tuple(sorted(sectors)))


def explicit(
    pegs: dict[str, Place], lines: Iterable[tuple[str, str]], sectors: Iterable[tuple[str, str, str]]
) -> Lattice:
    """Gets a lattice from lists.

    :raises BadLattice: a peg is unknown or misnamed, something is listed twice, a
        sector lacks a line, three sectors meet at a line, or four pegs form two different rhombi.
    """
    for name in pegs:
        if not is_name(name):
            raise BadLattice("name", name)
    names = tuple(sorted(pegs, key=row_order))
    number = {name: i for i, name in enumerate(names)}
    joined = [_numbers(line, number) for line in lines]
    faces = [_numbers(sector, number) for sector in sectors]
    for listed in (joined, faces):
        known: set[tuple[int, ...]] = set()
        for item in listed:
            if item in known:
                raise BadLattice("twice", *(names[peg] for peg in item))
            known.add(item)
    there = set(joined)
    for face in faces:
        for side in pairs(face):
            if side not in there:
                raise BadLattice("side", *(names[peg] for peg in side))
    lattice = Lattice(
        names,
        tuple(pegs[name] for name in names),
        tuple(sorted((a, b) for a, b in joined)),
        tuple(sorted((a, b, c) for a, b, c in faces)),
    )
    _check_plane(lattice)
    return lattice


def _numbers(words: Sequence[str], number: dict[str, int]) -> tuple[int, ...]:
    for word in words:
        if word not in number:
            raise BadLattice("unknown", word)
    if len(set(words)) != len(words):
        raise BadLattice("twice", *words)
    return tuple(sorted(number[word] for word in words))


def _check_plane(lattice: Lattice) -> None:
    for line, sectors in zip(lattice.lines, lattice.beside, strict=True):
        if len(sectors) > 2:
            raise BadLattice("crowded", *(lattice.names[peg] for peg in line))
    known: set[tuple[int, ...]] = set()
    for one, two in lattice.rhombi():
        four = tuple(sorted({*lattice.sectors[one], *lattice.sectors[two]}))
        if four in known or len(four) != 4:
            raise BadLattice("rhombus", *(lattice.names[peg] for peg in four))
        known.add(four)

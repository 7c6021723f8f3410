"""A board, and every band that could go on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from byways.kernel.geometry.pegs import Lattice, pairs
from byways.kernel.protocol import Refusal

from .scenarios import FENCE, RHOMBUS, SCENARIOS, SEGMENT, TRIANGLE, Scenario, Start

SHARPEST_FENCE = 90
"""A long fence bends by 120° or runs straight; drawn boards are never exact, and the next bend is 60°."""


@dataclass(frozen=True, slots=True)
class Stuff:
    """What lies in a sector or on a line."""

    treasure: int = 0
    crystals: int = 0
    kind: str = ""
    """``water``, ``totem``, ``crater``; empty for plain land, or on a line ``canal``."""

    what: str = ""
    """Whose totem, or which artifact."""


NOTHING = Stuff()


@dataclass(frozen=True, slots=True)
class Home:
    """Where a seat sits."""

    start: tuple[int, ...] = ()
    target: tuple[int, ...] = ()


@dataclass(frozen=True)
class Board:
    """What a board file says."""

    scenario: int
    players: int
    lattice: Lattice
    colours: tuple[int, ...]
    """The colour of each peg."""

    sectors: tuple[Stuff, ...]
    lines: tuple[Stuff, ...]
    homes: tuple[Home, ...]
    start: tuple[int, ...] = ()
    glow: tuple[int, ...] = ()
    unusable: tuple[int, ...] = ()
    drawings: tuple[tuple[int, ...], ...] = ()
    """The sectors of each drawing."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A way to put on a band."""

    number: int
    kind: str
    names: tuple[str, ...]
    pegs: tuple[int, ...]
    pegs_mask: int
    sectors: int
    """The sectors inside."""

    lines: int
    """The lines it covers."""

    line: int = -1
    """The line of a two-peg band."""


@dataclass(frozen=True, eq=False)
class ReadyBoard:
    """A board made ready for play. Equal to itself alone, so that what follows from it can be kept."""

    board: Board
    scenario: Scenario
    shapes: tuple[Shape, ...]
    """Every shape of the game, also those that this scenario does not allow."""

    at: dict[tuple[str, ...], Shape] = field(repr=False)
    allowed: tuple[Shape, ...] = field(repr=False)
    """What the scenario and the ground allow, attached or not."""

    usable: int = 0
    """The sectors that can be explored or surrounded at all."""

    starts: tuple[int, ...] = ()
    """The pegs from which each seat may begin."""

    targets: tuple[int, ...] = ()
    drawings: tuple[int, ...] = ()
    drawn: int = 0
    """The sectors of all drawings."""

    totems: tuple[tuple[str, int], ...] = ()
    """The sectors of each kind of totem."""

    artifacts: tuple[tuple[str, int], ...] = ()
    """The lines on which each kind of artifact lies."""

    neighbours: tuple[int, ...] = ()
    """For each sector those that share a peg with it."""


def mask(numbers: Iterator[int] | tuple[int, ...]) -> int:
    """Gets a set of numbers as one whole number."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def bits(numbers: int) -> Iterator[int]:
    """Generates the numbers of a set, lowest first.

    >>> list(bits(0b10110))
    [1, 2, 4]
    """
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest


def find_shapes(lattice: Lattice) -> tuple[Shape, ...]:
    """Gets every segment, triangle, rhombus and long fence of a lattice."""
    found: list[tuple[str, tuple[int, ...], int, int, int]] = []
    for line, pegs in enumerate(lattice.lines):
        found.append((SEGMENT, pegs, 0, 1 << line, line))
    for sector, corners in enumerate(lattice.sectors):
        found.append((TRIANGLE, corners, 1 << sector, mask(lattice.sides[sector]), -1))
    for one, two in lattice.rhombi():
        four = tuple(sorted({*lattice.sectors[one], *lattice.sectors[two]}))
        outer = mask(lattice.sides[one]) ^ mask(lattice.sides[two])
        found.append((RHOMBUS, four, 1 << one | 1 << two, outer, -1))
    for middle in range(len(lattice.names)):
        ends = [a + b - middle for a, b in lattice.lines if middle in (a, b)]
        for one, two in combinations(ends, 2):
            three = tuple(sorted((one, middle, two)))
            if three in lattice.sector_at or lattice.angle(middle, one, two) < SHARPEST_FENCE:
                continue
            both = mask(tuple(lattice.line_at[pair] for pair in pairs(three) if pair in lattice.line_at))
            if both.bit_count() == 2:
                found.append((FENCE, three, 0, both, -1))
    found.sort(key=lambda item: item[1])
    return tuple(
        Shape(i, kind, tuple(lattice.names[peg] for peg in pegs), pegs, mask(pegs), sectors, lines, line)
        for i, (kind, pegs, sectors, lines, line) in enumerate(found)
    )


def make_table(board: Board) -> ReadyBoard:
    """Makes a board ready for play."""
    lattice, scenario = board.lattice, SCENARIOS[board.scenario]
    shapes = find_shapes(lattice)
    crater = mask(board.unusable)
    usable = mask(
        i
        for i, pegs in enumerate(lattice.sectors)
        if not mask(pegs) & crater and board.sectors[i].kind != "crater"
    )
    allowed = tuple(shape for shape in shapes if check_ground(board, scenario, usable, shape) is None)
    around = [
        mask(i for i, pegs in enumerate(lattice.sectors) if peg in pegs) for peg in range(len(lattice.names))
    ]
    return ReadyBoard(
        board,
        scenario,
        shapes,
        {shape.names: shape for shape in shapes},
        allowed,
        usable,
        _starts(board, scenario),
        tuple(mask(home.target) for home in board.homes),
        tuple(mask(drawing) for drawing in board.drawings),
        mask(sector for drawing in board.drawings for sector in drawing),
        _by_kind(board.sectors, "totem"),
        _by_kind(board.lines, ""),
        tuple((around[a] | around[b] | around[c]) & ~(1 << i) for i, (a, b, c) in enumerate(lattice.sectors)),
    )


def check_ground(board: Board, scenario: Scenario, usable: int, shape: Shape) -> Refusal | None:
    """Gets why no band of this shape can ever lie here."""
    if shape.kind not in scenario.shapes:
        return Refusal("bands.band.shape_here", shape.names, {"shape": shape.kind})
    unusable = tuple(board.lattice.names[peg] for peg in shape.pegs if peg in board.unusable)
    if unusable or shape.sectors & ~usable:
        return Refusal("bands.band.unusable", unusable or shape.names)
    kinds = {board.sectors[sector].kind for sector in bits(shape.sectors)}
    if kinds & scenario.barred:
        return Refusal("bands.band.barred", shape.names)
    if len(kinds) > 1 and kinds & scenario.apart:
        return Refusal("bands.band.apart", shape.names)
    return None


def _starts(board: Board, scenario: Scenario) -> tuple[int, ...]:
    if scenario.start is Start.EDGE:
        return tuple(mask(home.start) for home in board.homes)
    common = {Start.COMMON: board.start, Start.GLOW: board.glow, Start.ANYWHERE: ()}[scenario.start]
    return (mask(common),) * board.players


def _by_kind(stuff: tuple[Stuff, ...], kind: str) -> tuple[tuple[str, int], ...]:
    names = sorted({each.what for each in stuff if each.kind == kind and each.what})
    return tuple((name, mask(i for i, each in enumerate(stuff) if each.what == name)) for name in names)


def sector_pegs(table: ReadyBoard, sectors: int) -> tuple[str, ...]:
    """Gets the names of the pegs round sectors, for the eye."""
    lattice = table.board.lattice
    pegs = sorted({peg for sector in bits(sectors) for peg in lattice.sectors[sector]})
    return tuple([lattice.names[peg] for peg in pegs])

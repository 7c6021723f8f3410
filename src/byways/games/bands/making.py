"""New boards from a seed: the same for the same seed, valid, and alike for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan2, floor, pi

from byways.kernel.datafile import BadFile, Fault
from byways.kernel.geometry.pegs import Lattice, hexagon
from byways.kernel.rng import Quick, Rng, pick, shuffled
from byways.kernel.text import Args

from . import boardfile, judging
from .board import NOTHING, Board, Home, Stuff
from .components import ARTIFACTS, COLOURS, GODS
from .scenarios import SCENARIOS

RADIUS = 4
TRIES = 200
TINTS = 20
"""The most even of so many colourings is taken."""

SIDES = {2: (0, 3), 3: (0, 2, 4), 4: (1, 2, 4, 5)}
"""Which sides of the hexagon the seats sit at, clockwise from the upper right."""

MAX_SEED = 100
Turn = tuple[int, ...]
"""Where a symmetry of the board puts each peg."""

Weights = tuple[tuple[int, Stuff], ...]


@dataclass(frozen=True, slots=True)
class Recipe:
    """What lies on the boards of a scenario."""

    sectors: Weights = ()
    """How often a group of like sectors holds what."""

    lines: Weights = ()
    crater: bool = False
    islands: bool = False
    drawings: bool = False
    totems: int = 0
    """How many totems of each kind there are at least."""

    artifacts: int = 0
    all_turns: bool = False
    """Whether it looks the same from all six sides, not only from those with a seat."""


def _land(*weights: int) -> Weights:
    """Gets weights of plain land, one to three treasure, a crystal, and both."""
    stuff = (NOTHING, Stuff(1), Stuff(2), Stuff(3), Stuff(0, 1), Stuff(1, 1), Stuff(2, 1))
    return tuple(zip(weights, stuff, strict=True))


RECIPES: dict[int, Recipe] = {
    1: Recipe(_land(34, 22, 14, 4, 14, 9, 3)),
    2: Recipe(_land(10, 16, 18, 12, 4, 20, 16), crater=True, all_turns=True),
    3: Recipe(
        _land(0, 10, 40, 22, 0, 14, 14),
        ((30, Stuff(kind="canal")), (18, Stuff(0, 2, "canal"))),
        islands=True,
        all_turns=True,
    ),
    4: Recipe(drawings=True),
    5: Recipe(_land(10, 15, 25, 10, 12, 14, 14)),
    6: Recipe(_land(16, 20, 22, 10, 12, 14, 6)),
    7: Recipe(_land(14, 20, 22, 10, 12, 12, 10), totems=6),
    8: Recipe(
        lines=(
            (70, NOTHING),
            (24, Stuff(1)),
            (15, Stuff(2)),
            (12, Stuff(0, 1)),
            (9, Stuff(1, 1)),
            (6, Stuff(0, 2)),
        ),
        artifacts=6,
    ),
}
DRAWING_SIZES = {2: (6, 5, 5, 4), 3: (6, 5, 4), 4: (6, 5, 4)}
"""The drawings of one seat's part of the board."""

DRAWING_CRYSTALS = 2
GLOW_A_SEAT = 2


def make(settings: Mapping[str, str]) -> str:
    """Makes a board from the settings ``scenario``, ``players`` and ``seed``.

    :raises BadFile: a setting is unknown, missing or out of range.
    """
    for name in settings:
        if name not in ("scenario", "players", "seed"):
            raise BadFile((Fault(0, "bands.new.unknown", {"setting": name[:40]}),))
    scenario = _setting(settings, "scenario", tuple(SCENARIOS))
    players = _setting(settings, "players", tuple(SIDES))
    seed = settings.get("seed", "")
    if not seed or len(seed) > MAX_SEED or not seed.isprintable():
        raise BadFile((Fault(0, "bands.new.seed", {"high": MAX_SEED}),))
    rng = Quick(f"bands board {scenario} {players} {seed}")
    remarks = (f"Scenario {scenario} for {players} players.", f"Made from the seed {seed}")
    for _ in range(TRIES):
        board = _attempt(scenario, players, rng)
        if board is not None and not judging.check(text := boardfile.write(board, *remarks)):
            return text
    raise BadFile((Fault(0, "bands.new.failed"),))


def _setting(settings: Mapping[str, str], name: str, offered: Sequence[int]) -> int:
    for value in offered:
        if settings.get(name) == str(value):
            return value
    args: Args = {"setting": name, "low": min(offered), "high": max(offered)}
    raise BadFile((Fault(0, "bands.new.setting", args),))


def _attempt(scenario: int, players: int, rng: Rng) -> Board | None:
    """Gets a board that may turn out not to be valid."""
    recipe, lattice = RECIPES[scenario], hexagon(RADIUS)
    sides = _sides(lattice)
    homes = tuple(
        Home(sides[side][1:-1], sides[(side + 3) % 6] if SCENARIOS[scenario].edge else ())
        for side in SIDES[players]
    )
    turns = _turns(lattice, [set(home.start) for home in homes], recipe.all_turns)
    sectors = _scatter(lattice.sectors, lattice.sector_at, turns, recipe.sectors, rng)
    lines = _scatter(lattice.lines, lattice.line_at, turns, recipe.lines, rng)
    start: tuple[int, ...] = ()
    glow: tuple[int, ...] = ()
    unusable: tuple[int, ...] = ()
    drawings: tuple[tuple[int, ...], ...] = ()
    if recipe.crater:
        unusable, start = _crater(lattice, sectors)
    if recipe.islands:
        _flood(lattice, sectors, lines, _islands(lattice, rng))
    if recipe.drawings:
        found = _draw(lattice, turns, players, sectors, rng)
        if found is None:
            return None
        drawings = found
        glow = _glowing(lattice, turns, drawings, rng)
    totems = [Stuff(1, 0, "totem", god) for god in GODS for _ in range(0, recipe.totems, len(turns))]
    artifacts = [Stuff(what=name) for name in ARTIFACTS for _ in range(0, recipe.artifacts, len(turns))]
    _hide(_orbits(lattice.sectors, lattice.sector_at, turns), sectors, totems, len(turns), rng)
    _hide(_orbits(lattice.lines, lattice.line_at, turns), lines, artifacts, len(turns), rng)
    tints = [_colours(lattice, turns, rng) for _ in range(TINTS)]
    colours = max(tints, key=lambda tint: min(map(tint.count, range(len(COLOURS)))))
    return Board(
        scenario,
        players,
        lattice,
        colours,
        tuple(sectors),
        tuple(lines),
        homes,
        start,
        glow,
        unusable,
        drawings,
    )


# Symmetry


def _sides(lattice: Lattice) -> list[tuple[int, ...]]:
    """Gets the pegs of the six sides, clockwise from the upper right."""
    width, number = 2 * RADIUS + 1, lattice.number
    rows = [[n for n in lattice.names if n[0] == chr(97 + i)] for i in range(width)]
    upper, lower = rows[: RADIUS + 1], rows[RADIUS:]
    sides = [
        [row[-1] for row in upper],
        [row[-1] for row in lower],
        rows[-1],
        [row[0] for row in lower],
        [row[0] for row in upper],
        rows[0],
    ]
    return [tuple(sorted(number[name] for name in side)) for side in sides]


def _turns(lattice: Lattice, homes: list[set[int]], all_turns: bool) -> list[Turn]:
    """Gets a group of symmetries that takes every seat to every other one.

    Rotations where they are enough, else also the mirrors that move every seat.
    """
    found = list(lattice.symmetries())
    rotations = [turn for turn in found if not _mirrors(lattice, turn)]
    if all_turns:
        return rotations
    fitting = [turn for turn in rotations if all({turn[p] for p in home} in homes for home in homes)]
    if len(fitting) == len(homes):
        return fitting
    return fitting + [
        turn
        for turn in found
        if _mirrors(lattice, turn)
        and all({turn[p] for p in home} in homes and {turn[p] for p in home} != home for home in homes)
    ]


def _mirrors(lattice: Lattice, turn: Turn) -> bool:
    def area(pegs: Sequence[int]) -> float:
        (ax, ay), (bx, by), (cx, cy) = (lattice.places[peg] for peg in pegs)
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    first = lattice.sectors[0]
    return area(first) * area([turn[peg] for peg in first]) < 0


def _orbits(
    groups: Sequence[tuple[int, ...]], at: Mapping[tuple[int, ...], int], turns: list[Turn]
) -> list[list[int]]:
    """Gets sectors or lines in groups that the symmetries take to one another."""
    left, found = dict.fromkeys(range(len(groups))), []
    while left:
        first = next(iter(left))
        orbit = sorted({at[tuple(sorted(turn[peg] for peg in groups[first]))] for turn in turns})
        for number in orbit:
            del left[number]
        found.append(orbit)
    return found


def _weighted(weights: Weights, rng: Rng) -> Stuff:
    left = rng.below(sum(weight for weight, _ in weights))
    for weight, stuff in weights:
        left -= weight
        if left < 0:
            return stuff
    raise AssertionError(weights)


def _scatter(
    groups: Sequence[tuple[int, ...]],
    at: Mapping[tuple[int, ...], int],
    turns: list[Turn],
    weights: Weights,
    rng: Rng,
) -> list[Stuff]:
    found = [NOTHING] * len(groups)
    if weights:
        for orbit in _orbits(groups, at, turns):
            stuff = _weighted(weights, rng)
            for number in orbit:
                found[number] = stuff
    return found


def _hide(orbits: list[list[int]], where: list[Stuff], things: list[Stuff], size: int, rng: Rng) -> None:
    """Puts each thing into a group of the full size."""
    full = shuffled(rng, [orbit for orbit in orbits if len(orbit) == size])
    for orbit, thing in zip(full, things, strict=False):
        for number in orbit:
            where[number] = thing


# Land and water


def _crater(lattice: Lattice, sectors: list[Stuff]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Empties the middle. Gets its peg and those round it."""
    middle = len(lattice.names) // 2
    for number, pegs in enumerate(lattice.sectors):
        if middle in pegs:
            sectors[number] = Stuff(kind="crater")
    ring = tuple(sorted(a + b - middle for a, b in lattice.lines if middle in (a, b)))
    return (middle,), ring


def _islands(lattice: Lattice, rng: Rng) -> list[int]:
    """Gets the island of each peg: one in the middle, six round it, cut at a random angle."""
    middle = lattice.places[len(lattice.names) // 2]
    cut = (rng.below(24) + 0.5) * pi / 72
    found = []
    for x, y in lattice.places:
        across, down = x - middle[0], y - middle[1]
        near = across * across + down * down < 2
        found.append(0 if near else 1 + floor((atan2(down, across) - cut) / (pi / 3)) % 6)
    return found


def _flood(lattice: Lattice, sectors: list[Stuff], lines: list[Stuff], islands: list[int]) -> None:
    for number, pegs in enumerate(lattice.sectors):
        if len({islands[peg] for peg in pegs}) > 1:
            sectors[number] = Stuff(kind="water")
    for number, (a, b) in enumerate(lattice.lines):
        if islands[a] == islands[b]:
            lines[number] = NOTHING


# Drawings


def _draw(
    lattice: Lattice, turns: list[Turn], players: int, sectors: list[Stuff], rng: Rng
) -> tuple[tuple[int, ...], ...] | None:
    """Gets drawings, each turned to every seat, and puts crystals into them; ``None`` if there is no room."""
    images = [
        [lattice.sector_at[tuple(sorted(turn[peg] for peg in pegs))] for pegs in lattice.sectors]
        for turn in turns
    ]
    taken: set[int] = set()
    found: list[tuple[int, ...]] = []
    for size in DRAWING_SIZES[players]:
        drawing = _grow(lattice, images, taken, size, rng)
        if drawing is None:
            return None
        lit = shuffled(rng, drawing)[:DRAWING_CRYSTALS]
        for image in images:
            moved = tuple(sorted(image[sector] for sector in drawing))
            taken.update(moved)
            found.append(moved)
            for sector in lit:
                sectors[image[sector]] = Stuff(0, 1)
    return tuple(found)


def _grow(
    lattice: Lattice, images: list[list[int]], taken: set[int], size: int, rng: Rng
) -> list[int] | None:
    """Gets sectors that hang together and of which no image meets another."""
    for start in shuffled(rng, [n for n in range(len(lattice.sectors)) if n not in taken]):
        drawing = [start]
        while len(drawing) < size:
            edge = {b for sector in drawing for _, b in lattice.beyond[sector] if b >= 0}
            edge -= taken | {image[sector] for image in images for sector in drawing}
            fitting = [n for n in sorted(edge) if len({image[n] for image in images}) == len(images)]
            if not fitting:
                break
            drawing.append(pick(rng, fitting))
        if len(drawing) == size and len({image[n] for image in images for n in drawing}) == size * len(
            images
        ):
            return drawing
    return None


def _glowing(
    lattice: Lattice, turns: list[Turn], drawings: tuple[tuple[int, ...], ...], rng: Rng
) -> tuple[int, ...]:
    """Gets pegs at drawings, as many for every seat."""
    corners = sorted({peg for drawing in drawings for sector in drawing for peg in lattice.sectors[sector]})
    found: set[int] = set()
    for peg in shuffled(rng, corners):
        orbit = {turn[peg] for turn in turns}
        if len(orbit) == len(turns) and not orbit & found and len(found) < GLOW_A_SEAT * len(turns):
            found |= orbit
    return tuple(sorted(found))


# Colours


def _colours(lattice: Lattice, turns: list[Turn], rng: Rng) -> tuple[int, ...]:
    """Gets colours of which no two alike are near: four in a pattern, the fifth strewn into it."""
    names = lattice.names
    order = shuffled(rng, range(len(COLOURS)))
    found = []
    for name in names:
        down = ord(name[0]) - 97
        across = int(name[1:]) - 1 + max(0, RADIUS - down)
        found.append(order[across % 2 * 2 + down % 2])
    near: dict[int, set[int]] = {peg: set() for peg in range(len(names))}
    for one, two in lattice.close_pairs():
        near[one].add(two)
        near[two].add(one)
    fifth, wanted = order[4], len(names) // len(COLOURS)
    keeps = [turn for turn in turns if all(found[turn[p]] == found[p] for p in range(len(names)))]
    for peg in shuffled(rng, range(len(names))):
        orbit = {turn[peg] for turn in keeps}
        clear = all(not near[p] & orbit and all(found[q] != fifth for q in near[p]) for p in orbit)
        if clear and found[peg] != fifth and found.count(found[peg]) - len(orbit) >= wanted:
            for p in orbit:
                found[p] = fifth
    return tuple(found)

"""What is wrong with a board: first whether it can be played at all, then whether it is fair.

A printed board that its owner enters may well break the second kind of rule;
it is reported and can be played all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from byways.kernel.datafile import BadFile, Fault

from .board import NOTHING, Board, ReadyBoard, Shape, Stuff, bits, make_table, mask
from .boardfile import Source, examine
from .components import ARTIFACTS, GODS
from .scenarios import SCENARIOS, Scenario, Start

DRAWING_SIZES = (4, 5, 6)


def read(text: str) -> Board:
    """Reads a board that can be played.

    :raises BadFile: with everything that makes it unplayable.
    """
    board, source = examine(text)
    if board is not None:
        _check_needs(board, source)
    if board is None or source.faults:
        raise BadFile(_sorted(source))
    return board


def check(text: str) -> tuple[Fault, ...]:
    """Gets everything that is wrong with a board."""
    board, source = examine(text)
    if board is not None:
        _check_needs(board, source)
    if board is not None and not source.faults:
        _check_fairness(board, source)
    return _sorted(source)


def _sorted(source: Source) -> tuple[Fault, ...]:
    return tuple(sorted(source.faults, key=lambda fault: (fault.line == 0, fault.line, fault.code)))


# Can it be played?


def _check_needs(board: Board, source: Source) -> None:
    scenario = SCENARIOS[board.scenario]
    given = {"start": board.start, "glow": board.glow, "drawing": board.drawings}
    wanted = {
        "start": scenario.start is Start.COMMON,
        "glow": scenario.start is Start.GLOW,
        "drawing": bool(scenario.end_drawings),
    }
    for word, needed in wanted.items():
        if needed and not given[word]:
            source.fault(0, "bands.board.missing", what=word)
        if given[word] and not needed:
            source.fault(source.all(word)[0].line, "bands.board.unfit", what=word)
    if scenario.start is Start.EDGE:
        _check_homes(board, source, scenario)
    _check_kinds(board, source, scenario)
    _check_drawings(board, source, scenario)


def _check_homes(board: Board, source: Source, scenario: Scenario) -> None:
    if not board.homes:
        source.fault(0, "bands.board.missing", what="seat")
    for seat, home in enumerate(board.homes, 1):
        line = source.line_of("seat", str(seat))
        if not home.start:
            source.fault(line, "bands.board.no_start", seat=seat)
        if scenario.edge and not home.target:
            source.fault(line, "bands.board.no_target", seat=seat)


def _check_kinds(board: Board, source: Source, scenario: Scenario) -> None:
    """Totems, artifacts, water and canals belong to one scenario each."""
    bonuses = {name for name, _ in scenario.bonuses}
    fits = {
        "totem": "totems" in bonuses,
        "artifact": "sets" in bonuses,
        "water": "water" in scenario.barred,
        "canal": "water" in scenario.barred,
        "crater": True,
        "": True,
    }
    for word, pegs, stuff in _everything(board):
        kind = "artifact" if word == "line" and stuff.what else stuff.kind
        if not fits[kind]:
            source.fault(source.line_of(word, *pegs), "bands.board.unfit", what=kind)


def _everything(board: Board) -> list[tuple[str, tuple[str, ...], Stuff]]:
    """Gets every sector and line on which something lies, by the names of its pegs."""
    lattice = board.lattice
    groups: list[tuple[str, Sequence[tuple[int, ...]], tuple[Stuff, ...]]] = [
        ("sector", lattice.sectors, board.sectors),
        ("line", lattice.lines, board.lines),
    ]
    return [
        (word, tuple(lattice.names[peg] for peg in pegs), stuff)
        for word, places, all_stuff in groups
        for pegs, stuff in zip(places, all_stuff, strict=True)
        if stuff != NOTHING
    ]


def _check_drawings(board: Board, source: Source, scenario: Scenario) -> None:
    if not scenario.end_drawings:
        return
    needed = scenario.end_drawings[board.players - 2]
    if len(board.drawings) < needed:
        args = {"count": len(board.drawings), "needed": needed}
        source.fault(source.line_of("drawing", "1"), "bands.board.drawings", **args)
    known: set[int] = set()
    for number, drawing in enumerate(board.drawings, 1):
        line = source.line_of("drawing", str(number))
        if len(drawing) not in DRAWING_SIZES:
            source.fault(line, "bands.board.drawing_size", count=len(drawing))
        if known & set(drawing) or len(set(drawing)) != len(drawing):
            source.fault(line, "bands.board.drawing_overlap")
        if len(list(board.lattice.parts(mask(drawing), 0))) > 1:
            source.fault(line, "bands.board.drawing_parts")
        known |= set(drawing)


# Is it fair?


def _check_fairness(board: Board, source: Source) -> None:
    table = make_table(board)
    _check_colours(board, source)
    _check_reach(table, source)
    _check_counts(board, source, table.scenario)
    _check_symmetry(board, source)


def _check_colours(board: Board, source: Source) -> None:
    names = board.lattice.names
    for one, two in board.lattice.close_pairs():
        if board.colours[one] == board.colours[two]:
            line = source.line_of("peg", names[two])
            source.fault(line, "bands.board.same_colour", one=names[one], two=names[two])


def _check_reach(table: ReadyBoard, source: Source) -> None:
    """Everything can be collected by somebody, and it is enough."""
    board, scenario = table.board, table.scenario
    shapes = _reachable(table)
    sectors = lines = 0
    for shape in shapes:
        sectors |= shape.sectors
        if scenario.on_lines and shape.line >= 0:
            lines |= shape.lines
    got = [board.sectors[i] for i in bits(sectors)] + [board.lines[i] for i in bits(lines)]
    lattice = board.lattice
    for word, pegs, stuff in _everything(board):
        numbers = tuple(lattice.number[name] for name in pegs)
        reached = (
            sectors >> lattice.sector_at[numbers] & 1
            if word == "sector"
            else lines >> lattice.line_at[numbers] & 1
        )
        if not reached and (stuff.treasure or stuff.crystals or stuff.what):
            source.fault(source.line_of(word, *pegs), "bands.board.unreachable", pegs=" ".join(pegs))
    for number, drawing in enumerate(table.drawings, 1):
        if drawing & ~sectors:
            line = source.line_of("drawing", str(number))
            source.fault(line, "bands.board.unreachable", pegs=f"{number}")
    crystals, treasure = sum(s.crystals for s in got), sum(s.treasure for s in got)
    if crystals < scenario.hand_in * board.players:
        needed = scenario.hand_in * board.players
        source.fault(0, "bands.board.few_crystals", count=crystals, needed=needed)
    if treasure < scenario.end_score:
        source.fault(0, "bands.board.few_treasure", count=treasure, needed=scenario.end_score)


def _reachable(table: ReadyBoard) -> list[Shape]:
    """Gets the bands that some seat could come to put on."""
    pegs = 0
    for start in table.starts:
        pegs |= start
    if table.scenario.start is Start.ANYWHERE:
        return list(table.allowed)
    left, found = list(table.allowed), list[Shape]()
    while more := [shape for shape in left if shape.pegs_mask & pegs]:
        found += more
        left = [shape for shape in left if not shape.pegs_mask & pegs]
        for shape in more:
            pegs |= shape.pegs_mask
    return found


def _check_counts(board: Board, source: Source, scenario: Scenario) -> None:
    bonuses = {name for name, _ in scenario.bonuses}
    if "totems" in bonuses:
        counts = Counter(stuff.what for stuff in board.sectors if stuff.what)
        if len({counts[god] for god in GODS}) > 1 or not counts:
            source.fault(0, "bands.board.totems", **{god: counts[god] for god in GODS})
    if "sets" in bonuses:
        counts = Counter(stuff.what for stuff in board.lines if stuff.what)
        if len({counts[artifact] for artifact in ARTIFACTS}) > 1 or not counts:
            source.fault(0, "bands.board.artifacts", **{name: counts[name] for name in ARTIFACTS})
    if board.glow and len(board.glow) < board.players:
        source.fault(
            source.single["glow"].line, "bands.board.few_glow", count=len(board.glow), needed=board.players
        )
    lattice = board.lattice
    for line, stuff in enumerate(board.lines):
        beside = [board.sectors[sector].kind for sector in lattice.beside[line]]
        if stuff.kind == "canal" and any(kind != "water" for kind in beside):
            names = tuple(lattice.names[peg] for peg in lattice.lines[line])
            source.fault(source.line_of("line", *names), "bands.board.canal", pegs=" ".join(names))
    for seat, home in enumerate(board.homes, 1):
        if any(set(home.start) & set(other.start) for other in board.homes[: seat - 1]):
            source.fault(source.line_of("seat", str(seat)), "bands.board.shared_start", seat=seat)


# The same for every seat


@dataclass(frozen=True, slots=True)
class _Difference:
    """Something that has another thing in its place when the board is turned."""

    line: int
    pegs: str
    other: str


def _check_symmetry(board: Board, source: Source) -> None:
    symmetries = list(board.lattice.symmetries())
    said: set[frozenset[str]] = set()
    for seat, home in enumerate(board.homes[1:], 2):
        first = board.homes[0]
        turns = [
            turn
            for turn in symmetries
            if _moved(turn, first.start) == home.start and _moved(turn, first.target) == home.target
        ]
        if not turns:
            source.fault(source.line_of("seat", str(seat)), "bands.board.seat_place", seat=seat)
            continue
        for each in min((_differences(board, source, turn) for turn in turns), key=len):
            if frozenset((each.pegs, each.other)) not in said:
                said.add(frozenset((each.pegs, each.other)))
                source.fault(each.line, "bands.board.asymmetric", pegs=each.pegs, other=each.other, seat=seat)


def _moved(turn: Sequence[int], pegs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(turn[peg] for peg in pegs))


def _differences(board: Board, source: Source, turn: Sequence[int]) -> list[_Difference]:
    lattice, names, found = board.lattice, board.lattice.names, list[_Difference]()

    def differ(word: str, one: tuple[int, ...], two: tuple[int, ...]) -> None:
        texts = [tuple(names[peg] for peg in pegs) for pegs in (one, two)]
        line = source.line_of(word, *texts[0]) or source.line_of(word, *texts[1])
        found.append(_Difference(line, " ".join(texts[0]), " ".join(texts[1])))

    for i, sector in enumerate(lattice.sectors):
        image = _moved(turn, sector)
        if board.sectors[i] != board.sectors[lattice.sector_at[image]]:
            differ("sector", sector, image)
    for i, line in enumerate(lattice.lines):
        image = _moved(turn, line)
        if board.lines[i] != board.lines[lattice.line_at[image]]:
            differ("line", line, image)
    for word, pegs in (("start", board.start), ("glow", board.glow), ("unusable", board.unusable)):
        if (moved := _moved(turn, pegs)) != pegs:
            texts = [" ".join(names[peg] for peg in group) for group in (pegs, moved)]
            found.append(_Difference(source.single[word].line, *texts))
    for number, drawing in enumerate(board.drawings, 1):
        image = tuple(sorted(lattice.sector_at[_moved(turn, lattice.sectors[i])] for i in drawing))
        if image not in board.drawings:
            place = "-".join(names[peg] for peg in lattice.sectors[image[0]])
            found.append(_Difference(source.line_of("drawing", str(number)), f"{number}", place))
    return found

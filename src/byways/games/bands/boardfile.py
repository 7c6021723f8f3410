"""Boards as text that people read and edit; docs/boards.md describes the form."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from byways.kernel.datafile import BadFile, Fault, Row, heading, rows
from byways.kernel.geometry.pegs import BadLattice, Lattice, Place, explicit, hexagon

from .board import NOTHING, Board, Home, Stuff
from .components import ARTIFACTS, COLOURS, GODS, LETTERS
from .scenarios import SCENARIOS

SECTOR_KINDS = ("water", "crater")
MAX_WORTH = 99
MAX_PEGS = 500
_DECIMAL = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,6})?\Z")


@dataclass(slots=True)
class Source:
    """A board file while it is read: what was said, and on which line."""

    rows: list[Row]
    faults: list[Fault] = field(default_factory=list)
    single: dict[str, Row] = field(default_factory=dict)
    """Rows that may stand only once, by their first word."""

    places: dict[tuple[str, ...], int] = field(default_factory=dict)
    """The line that speaks of some pegs, a row, a seat or a drawing."""

    def fault(self, line: int, code: str, **args: str | int) -> None:
        self.faults.append(Fault(line, code, args))

    def all(self, word: str) -> list[Row]:
        return [row for row in self.rows if row.words[0] == word]

    def line_of(self, *key: str) -> int:
        return self.places.get(key, 0)


ONCE = ("scenario", "players", "lattice", "start", "glow", "unusable")
MANY = ("row", "peg", "line", "sector", "drawing", "seat")


def examine(text: str) -> tuple[Board | None, Source]:
    """Reads a board as far as it goes. Gets it, if there is one at all, and what was found on which line."""
    source = Source([])
    try:
        if heading(text) != ("board", "bands"):
            raise BadFile((Fault(rows(text)[0].line, "bands.board.heading"),))
    except BadFile as e:
        source.faults.extend(e.faults)
        return None, source
    source.rows = rows(text)[1:]
    _sort(source)
    scenario = _number(source, "scenario", 1, max(SCENARIOS))
    players = _number(source, "players", 2, 4)
    lattice = _lattice(source)
    if lattice is None or scenario is None or players is None:
        return None, source
    colours = _colours(source, lattice)
    sectors = _stuff(source, "sector", lattice.sector_at, lattice, _SECTOR_WORDS)
    lines = _stuff(source, "line", lattice.line_at, lattice, _LINE_WORDS)
    board = Board(
        scenario,
        players,
        lattice,
        colours,
        sectors,
        lines,
        _homes(source, lattice, players),
        _pegs_of(source, lattice, "start"),
        _pegs_of(source, lattice, "glow"),
        _pegs_of(source, lattice, "unusable"),
        _drawings(source, lattice),
    )
    return board, source


def _sort(source: Source) -> None:
    for row in source.rows:
        word = row.words[0]
        if word in ONCE:
            if word in source.single:
                source.fault(row.line, "bands.board.twice", what=word)
            source.single[word] = row
        elif word not in MANY:
            source.fault(row.line, "bands.board.word", word=word[:40])


def _number(source: Source, word: str, low: int, high: int) -> int | None:
    row = source.single.get(word)
    if row is None:
        source.fault(0, "bands.board.missing", what=word)
        return None
    value = _count(row.words[1], high) if len(row.words) == 2 else None
    if value is None or value < low:
        source.fault(row.line, "bands.board.number", what=word, low=low, high=high)
        return None
    return value


def _count(word: str, high: int) -> int | None:
    if word.isascii() and word.isdigit() and len(word) <= 3 and int(word) <= high:
        return int(word)
    return None


# The lattice

_LATTICE_FAULTS = {
    "radius": "bands.board.radius",
    "name": "bands.board.peg_name",
    "twice": "bands.board.pegs_twice",
    "side": "bands.board.side",
    "unknown": "bands.board.peg",
    "crowded": "bands.board.crowded",
    "rhombus": "bands.board.rhombus",
}


def _lattice(source: Source) -> Lattice | None:
    row = source.single.get("lattice")
    if row is None:
        source.fault(0, "bands.board.missing", what="lattice")
        return None
    try:
        match row.words:
            case (_, "hex", radius):
                return hexagon(_count(radius, 99) or 0)
            case (_, "explicit"):
                return _explicit(source)
    except BadLattice as e:
        line = next((r.line for r in source.rows if set(e.pegs) <= set(r.words) and e.pegs), row.line)
        source.fault(line, _LATTICE_FAULTS[e.reason], pegs=" ".join(e.pegs))
        return None
    source.fault(row.line, "bands.board.lattice")
    return None


def _explicit(source: Source) -> Lattice | None:
    pegs: dict[str, Place] = {}
    before = len(source.faults)
    for row in source.all("peg"):
        if len(row.words) != 5 or row.words[2] not in LETTERS:
            source.fault(row.line, "bands.board.peg_line")
            continue
        if row.words[1] in pegs:
            source.fault(row.line, "bands.board.pegs_twice", pegs=row.words[1])
        x, y = _coordinate(row.words[3]), _coordinate(row.words[4])
        if x is None or y is None:
            source.fault(row.line, "bands.board.peg_line")
        else:
            pegs[row.words[1]] = (x, y)
    if len(pegs) > MAX_PEGS:
        source.fault(source.single["lattice"].line, "bands.board.too_many", count=MAX_PEGS)
    lines = _groups(source, "line", 2)
    sectors = _groups(source, "sector", 3)
    if len(source.faults) > before:
        return None
    if not lines or len(set(pegs.values())) != len(pegs):
        source.fault(source.single["lattice"].line, "bands.board.lattice")
        return None
    return explicit(pegs, [(a, b) for a, b in lines], [(a, b, c) for a, b, c in sectors])


def _coordinate(word: str) -> float | None:
    return float(word) if _DECIMAL.match(word) else None


def _groups(source: Source, word: str, size: int) -> list[tuple[str, ...]]:
    found = []
    for row in source.all(word):
        if len(row.words) <= size:
            source.fault(row.line, "bands.board.few_pegs", count=size)
        else:
            found.append(row.words[1 : size + 1])
    return found


def _colours(source: Source, lattice: Lattice) -> tuple[int, ...]:
    found: dict[str, int] = {}
    explicit_pegs = source.single["lattice"].words[1] == "explicit"
    for row in source.all("peg"):
        if explicit_pegs:
            found[row.words[1]] = LETTERS.index(row.words[2])
            source.places["peg", row.words[1]] = row.line
        else:
            source.fault(row.line, "bands.board.unfit", what="peg")
    letters = sorted({name[0] for name in lattice.names})
    for row in source.all("row"):
        letter = row.words[1] if len(row.words) > 1 else ""
        names = [name for name in lattice.names if name[0] == letter]
        if not names or names[0] in found:
            source.fault(row.line, "bands.board.row", row=letter[:9])
            continue
        if len(row.words) - 2 != len(names):
            source.fault(row.line, "bands.board.row_length", row=letter, count=len(names))
        for name, word in zip(names, row.words[2:], strict=False):
            source.places["peg", name] = row.line
            if word not in LETTERS:
                source.fault(row.line, "bands.board.colour", word=word[:9])
            found[name] = LETTERS.index(word) if word in LETTERS else 0
    for letter in letters:
        if not any(name[0] == letter for name in found):
            source.fault(0, "bands.board.missing", what=f"row {letter}")
    return tuple(found.get(name, 0) for name in lattice.names)


# What lies where


def _worth(name: str) -> Callable[[str], tuple[str, str | int] | None]:
    def read_worth(word: str) -> tuple[str, str | int] | None:
        value = _count(word, MAX_WORTH)
        return None if not value else (name, value)

    return read_worth


def _one_of(names: Sequence[str], kind: str) -> Callable[[str], tuple[str, str | int] | None]:
    return lambda word: ("what", word) if word in names else None


_SECTOR_WORDS = {
    "treasure": _worth("treasure"),
    "crystals": _worth("crystals"),
    "totem": _one_of(GODS, "totem"),
}
_LINE_WORDS = {
    "treasure": _worth("treasure"),
    "crystals": _worth("crystals"),
    "artifact": _one_of(ARTIFACTS, "artifact"),
}
_Words = dict[str, Callable[[str], tuple[str, str | int] | None]]


def _stuff(
    source: Source, word: str, at: dict[tuple[int, ...], int], lattice: Lattice, words: _Words
) -> tuple[Stuff, ...]:
    found = [NOTHING] * len(at)
    size = 2 if word == "line" else 3
    for row in source.all(word):
        pegs = _pegs(source, row, row.words[1 : size + 1], lattice)
        number = at.get(tuple(sorted(pegs))) if len(pegs) == size else None
        named = " ".join(row.words[1 : size + 1])
        if number is None:
            if len(pegs) == len(row.words[1 : size + 1]):
                source.fault(row.line, f"bands.board.no_{word}", pegs=named)
            continue
        key = (word, *(lattice.names[peg] for peg in sorted(pegs)))
        if key in source.places:
            source.fault(row.line, "bands.board.pegs_twice", pegs=named)
        source.places[key] = row.line
        found[number] = _read_stuff(source, row, row.words[size + 1 :], words)
    return tuple(found)


def _read_stuff(source: Source, row: Row, rest: Sequence[str], words: _Words) -> Stuff:
    said: dict[str, str | int] = {}
    left = list(rest)
    while left:
        word = left.pop(0)
        plain = ("canal",) if words is _LINE_WORDS else SECTOR_KINDS
        pair: tuple[str, str | int] | None = ("kind", word) if word in plain else None
        if word in words and left:
            pair = words[word](left.pop(0))
            if word == "totem" and pair is not None:
                said["kind"] = "totem"
        if pair is None or pair[0] in said:
            source.fault(row.line, "bands.board.word", word=word[:40])
            continue
        said[pair[0]] = pair[1]
    return Stuff(
        int(said.get("treasure", 0)),
        int(said.get("crystals", 0)),
        str(said.get("kind", "")),
        str(said.get("what", "")),
    )


def _pegs(source: Source, row: Row, words: Sequence[str], lattice: Lattice) -> tuple[int, ...]:
    found = []
    for word in words:
        if word in lattice.number:
            found.append(lattice.number[word])
        else:
            source.fault(row.line, "bands.board.peg", pegs=word[:9])
    if len(set(found)) != len(found):
        source.fault(row.line, "bands.board.pegs_twice", pegs=" ".join(words))
    return tuple(found)


def _pegs_of(source: Source, lattice: Lattice, word: str) -> tuple[int, ...]:
    row = source.single.get(word)
    return tuple(sorted(_pegs(source, row, row.words[1:], lattice))) if row else ()


def _drawings(source: Source, lattice: Lattice) -> tuple[tuple[int, ...], ...]:
    found = []
    for number, row in enumerate(source.all("drawing"), 1):
        source.places["drawing", str(number)] = row.line
        sectors = []
        for word in row.words[1:]:
            pegs = [lattice.number.get(name, -1) for name in word.split("-")]
            sector = lattice.sector_at.get(tuple(sorted(pegs)))
            if sector is None:
                source.fault(row.line, "bands.board.no_sector", pegs=word[:40])
            else:
                sectors.append(sector)
        found.append(tuple(sorted(sectors)))
    return tuple(found)


def _homes(source: Source, lattice: Lattice, players: int) -> tuple[Home, ...]:
    found: dict[int, Home] = {}
    for row in source.all("seat"):
        seat = _count(row.words[1], players) if len(row.words) > 1 else None
        if not seat or seat in found or row.words[2:3] != ("start",):
            source.fault(row.line, "bands.board.seat", high=players)
            continue
        words = row.words[3:]
        cut = words.index("target") if "target" in words else len(words)
        start = _pegs(source, row, words[:cut], lattice)
        found[seat] = Home(tuple(sorted(start)), tuple(sorted(_pegs(source, row, words[cut + 1 :], lattice))))
        source.places["seat", str(seat)] = row.line
    if found and len(found) != players:
        source.fault(0, "bands.board.seats", count=players)
    return tuple(found.get(seat, Home()) for seat in range(1, players + 1)) if found else ()


# Writing


def write(board: Board, *remarks: str) -> str:
    """Writes a board as a file that :func:`read` reads back."""
    lattice = board.lattice
    names = lattice.names
    hexagonal = next((r for r in range(1, 13) if _same(hexagon(r), lattice)), None)
    out = ["byways board bands", *(f"# {remark}" for remark in remarks)]
    out += [f"scenario {board.scenario}", f"players {board.players}"]
    if hexagonal is not None:
        out.append(f"lattice hex {hexagonal}")
        out += ["", f"# The colours of the pegs: {_legend()}"]
        for letter in sorted({name[0] for name in names}):
            row = [LETTERS[board.colours[i]] for i, name in enumerate(names) if name[0] == letter]
            indent = " " * (2 * hexagonal + 1 - len(row))
            out.append(f"row {letter} {indent}{' '.join(row)}")
    else:
        out += ["lattice explicit", "", f"# Peg, colour, across, down. {_legend()}"]
        for i, (x, y) in enumerate(lattice.places):
            out.append(f"peg {names[i]} {LETTERS[board.colours[i]]} {x:g} {y:g}")
    out.append("")
    for seat, home in enumerate(board.homes, 1):
        target = f" target {_list(names, home.target)}" if home.target else ""
        out.append(f"seat {seat} start {_list(names, home.start)}{target}")
    for word, pegs in (("start", board.start), ("glow", board.glow), ("unusable", board.unusable)):
        if pegs:
            out.append(f"{word} {_list(names, pegs)}")
    for drawing in board.drawings:
        out.append("drawing " + " ".join("-".join(names[p] for p in lattice.sectors[s]) for s in drawing))
    out.append("")
    for word, groups, stuff in (
        ("sector", lattice.sectors, board.sectors),
        ("line", lattice.lines, board.lines),
    ):
        for pegs, each in zip(groups, stuff, strict=True):
            if each != NOTHING or hexagonal is None:
                out.append(f"{word} {_list(names, pegs)}{_write_stuff(each)}")
    return "\n".join(out).rstrip() + "\n"


def _same(one: Lattice, two: Lattice) -> bool:
    return one.names == two.names and one.lines == two.lines and one.sectors == two.sectors


def _legend() -> str:
    return ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, COLOURS, strict=True))


def _list(names: Sequence[str], pegs: Sequence[int]) -> str:
    return " ".join(names[peg] for peg in pegs)


def _write_stuff(stuff: Stuff) -> str:
    text = ""
    if stuff.kind and stuff.kind != "totem":
        text += f" {stuff.kind}"
    if stuff.what:
        text += f" {'totem' if stuff.kind == 'totem' else 'artifact'} {stuff.what}"
    if stuff.treasure:
        text += f" treasure {stuff.treasure}"
    if stuff.crystals:
        text += f" crystals {stuff.crystals}"
    return text

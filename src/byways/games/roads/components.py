"""What is in the box: decks, read from the files in ``decks``. No rules here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files

from byways.kernel.datafile import BadFile, Fault, Row, heading, rows
from byways.kernel.tiles import Tile

DECK = "deck"
GAME = "roads"
WIDTHS = "24"
MAX_CARDS = 100
"""The most cards for each player that a deck may hold."""

DEAL, DRAW, SKIP = "deal", "draw", "skip"
_KIND = re.compile(r"[A-Za-z][A-Za-z0-9]{0,15}\Z")
_SIDES = re.compile(r"[24-]{4}\Z")
_COUNT = re.compile(r"[1-9][0-9]{0,2}\Z")

Bag = tuple[str, ...]
"""Cards by their kinds, sorted: what there is, never in which order it lies."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards that are alike."""

    name: str
    sides: str
    """The lanes over each side, north, east, south, west; ``-`` is blank."""

    count: int
    """How many of them there are for each player."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards for one player."""

    kinds: tuple[Kind, ...]
    lays: Mapping[str, tuple[str, ...]] = field(compare=False, repr=False)
    """For each kind the distinct ways to turn it."""

    @property
    def size(self) -> int:
        return sum(kind.count for kind in self.kinds)

    def cards(self, times: int) -> Bag:
        """Gets *times* as many cards as there are for one player."""
        return tuple(sorted(kind.name for kind in self.kinds for _ in range(kind.count * times)))


def rotations(sides: str) -> tuple[str, ...]:
    """Gets the distinct ways to turn a card, as it is first.

    >>> rotations("2-2-"), rotations("424-")[1]
    (('2-2-', '-2-2'), '-424')
    """
    return tuple(tile.sides for tile in Tile(sides, ()).lays(mirrors=False))


@lru_cache(maxsize=32)
def read_deck(text: str) -> Deck:
    """Reads a deck.

    :raises BadFile: something is wrong in it.
    """
    kinds, faults = _parse(text)
    if faults:
        raise BadFile(faults)
    return Deck(kinds, {kind.name: rotations(kind.sides) for kind in kinds})


@cache
def printed_kinds() -> frozenset[str]:
    """Gets the kinds of card of all decks in the box."""
    texts = [file.read_text("utf-8") for file in files(__package__).joinpath("decks").iterdir()]
    return frozenset(kind.name for text in texts for kind in read_deck(text).kinds)


def check_deck(text: str) -> tuple[Fault, ...]:
    """Gets everything that is wrong in the text of a deck, line by line."""
    return _parse(text)[1]


def _parse(text: str) -> tuple[tuple[Kind, ...], tuple[Fault, ...]]:
    try:
        if heading(text) != (DECK, GAME):
            return (), (Fault(rows(text)[0].line, "file.heading"),)
    except BadFile as e:
        return (), e.faults
    kinds: list[Kind] = []
    faults: list[Fault] = []
    names: dict[str, int] = {}
    looks: dict[str, str] = {}
    for row in rows(text)[1:]:
        found = _row_faults(row, names, looks)
        faults += found
        if not found:
            kind, sides, count = row.words
            kinds.append(Kind(kind, sides, int(count)))
        for name in row.words[:1]:
            names.setdefault(name, row.line)
        for sides in row.words[1:2]:
            looks.setdefault(_look(sides), row.words[0])
    cards = sum(kind.count for kind in kinds)
    if not kinds and not faults:
        faults.append(Fault(0, "roads.deck.empty"))
    if cards > MAX_CARDS:
        faults.append(Fault(0, "roads.deck.too_many", {"cards": cards, "most": MAX_CARDS}))
    return tuple(kinds), tuple(faults)


def _row_faults(row: Row, names: Mapping[str, int], looks: Mapping[str, str]) -> list[Fault]:
    """Gets what is wrong in one row, given the kinds and the drawings of the rows above it."""
    if len(row.words) != 3:
        return [Fault(row.line, "roads.deck.row")]
    kind, sides, count = row.words
    faults = []
    if not _KIND.match(kind) or kind in (DEAL, DRAW, SKIP):
        faults.append(Fault(row.line, "roads.deck.kind", {"kind": kind[:40]}))
    elif kind in names:
        faults.append(Fault(row.line, "roads.deck.twice", {"kind": kind, "above": names[kind]}))
    if not _SIDES.match(sides):
        faults.append(Fault(row.line, "roads.deck.sides", {"sides": sides[:40]}))
    elif _look(sides) in looks and kind not in names:
        other = looks[_look(sides)]
        faults.append(Fault(row.line, "roads.deck.same", {"kind": kind, "other": other}))
    if not _COUNT.match(count):
        faults.append(Fault(row.line, "roads.deck.count", {"count": count[:40]}))
    return faults


def _look(sides: str) -> str:
    """Gets what a card looks like, however it is turned."""
    return min(rotations(sides)) if _SIDES.match(sides) else sides


def is_road(side: str) -> bool:
    """Whether this is how a side with a road is written."""
    return side in WIDTHS

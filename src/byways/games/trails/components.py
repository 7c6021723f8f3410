"""What is in the box: kinds, shapes, cards and how they lie. No rules here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product

from byways.kernel.datafile import Row, rows
from byways.kernel.geometry.square import Cell, Side, beside

KINDS = ("H", "B", "K")
"""Hiking, biking, kayaking."""

DIRECTIONS = ("e", "s", "w", "n")
"""Where the B cell lies from the A cell; each is a quarter turn clockwise from the one before."""

DECKS = ("t", "u")
"""The first letter of the ids of the first and of the second deck."""

PAIR = 2
"""So many cards are placed a turn."""

ORIGIN = (0, 0)
CAMP_CELLS = ((0, 0), (1, 0), (0, 1), (1, 1))

Ends = tuple[int, int]
"""The two sides that a segment joins."""


class BadBox(ValueError):
    """Raised when the data file of the box contradicts itself."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How the trails run on a card: in each cell a segment of the long trail and a short one."""

    name: str
    long: tuple[Ends, Ends]
    short: tuple[Ends, Ends]


@dataclass(frozen=True, slots=True)
class Card:
    """A trail card, whichever deck it is from."""

    number: int
    shape: str
    long: str
    """The kind of the long trail."""

    short: tuple[str, str]
    """The kinds of the short trails in A and in B."""

    @property
    def shows_contrast(self) -> bool:
        """Whether both short trails differ in kind from the long one, as on every card with an animal."""
        return self.long not in self.short


@dataclass(frozen=True, slots=True)
class Face:
    """One cell as it lies on the table."""

    kinds: str
    """The kind of the trail over each side, north, east, south, west."""

    exits: tuple[int, ...]
    """For each side the other side of its segment."""

    long: tuple[bool, ...]
    """For each side whether its segment belongs to the long trail of the card."""


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    shapes: Mapping[str, Shape]
    cards: tuple[Card, ...]
    rounds: int
    hand: int
    pairs: int
    seats_for_a_deck: int
    solo_win: int


def read_box(text: str) -> Box:
    """Reads the data file.

    :raises BadBox: it contradicts itself.
    """
    lines = rows(text)[1:]
    shapes = {row.words[1]: _shape(row) for row in lines if row.words[0] == "shape"}
    figures = {row.words[0]: row.words[1:] for row in lines if row.words[0] != "shape"}
    if figures["kinds"] != KINDS:
        raise BadBox("the kinds are H, B and K")
    return Box(
        shapes=shapes,
        cards=_every_card_once(shapes),
        rounds=int(figures["rounds"][0]),
        hand=int(figures["hand"][0]),
        pairs=int(figures["pairs"][0]),
        seats_for_a_deck=int(figures["seats-for-a-deck"][0]),
        solo_win=int(figures["solo-win"][0]),
    )


def _shape(row: Row) -> Shape:
    _, name, through, short_a, short_b = row.words
    a, b = (int(Side[end.partition(".")[2]]) for end in through.split("-"))
    long = ((a, int(Side.E)), (int(Side.W), b))
    short = (_ends(short_a), _ends(short_b))
    for pair in zip(long, short, strict=True):
        if sorted(side for ends in pair for side in ends) != sorted(Side):
            raise BadBox(f"line {row.line}: a cell of {name} does not use each side once")
    return Shape(name, long, short)


def _ends(text: str) -> Ends:
    a, b = (int(Side[name]) for name in text.split("-"))
    return a, b


def _every_card_once(shapes: Mapping[str, Shape]) -> tuple[Card, ...]:
    """Gets all cards that look different, also after a half-turn, in the order of the printed list."""
    seen: set[frozenset[tuple[Face, Face]]] = set()
    cards: list[Card] = []
    for shape in shapes.values():
        for long, a, b in product(KINDS, repeat=3):
            card = Card(len(cards) + 1, shape.name, long, (a, b))
            looks = frozenset(_looks(shape, card, quarters) for quarters in (0, 2))
            if looks not in seen:
                seen.add(looks)
                cards.append(card)
    return tuple(cards)


def _looks(shape: Shape, card: Card, quarters: int) -> tuple[Face, Face]:
    """Gets the two cells of a card from north-west to south-east."""
    a, b = (_turned(shape, card, half, quarters) for half in (0, 1))
    return (a, b) if quarters < 2 else (b, a)


def _turned(shape: Shape, card: Card, half: int, quarters: int) -> Face:
    kinds, exits, long = [""] * 4, [0] * 4, [False] * 4
    for ends, kind, is_long in (
        (shape.long[half], card.long, True),
        (shape.short[half], card.short[half], False),
    ):
        for one, other in (ends, ends[::-1]):
            side = (one + quarters) % 4
            kinds[side], exits[side], long[side] = kind, (other + quarters) % 4, is_long
    return Face("".join(kinds), tuple(exits), tuple(long))


@cache
def box() -> Box:
    """Gets the box as it is printed."""
    return read_box(files(__package__).joinpath("data", "box.txt").read_text("utf-8"))


@cache
def deck(decks: int) -> tuple[str, ...]:
    """Gets the ids of all cards of one or two decks, ascending: ``t001`` … ``u135``."""
    return tuple(f"{letter}{card.number:03}" for letter in DECKS[:decks] for card in box().cards)


@cache
def card_of(ref: str) -> Card:
    """Gets the card with that id.

    :raises KeyError: there is none, in neither deck.
    """
    if ref not in deck(len(DECKS)):
        raise KeyError(ref)
    return box().cards[int(ref[1:]) - 1]


@cache
def faces(ref: str, direction: str) -> tuple[Face, Face]:
    """Gets the A and the B cell of a card as they lie.

    >>> [face.kinds for face in faces("t024", "e")], [face.kinds for face in faces("t024", "s")]
    (['HHBB', 'HKKH'], ['BHHB', 'HHKK'])
    """
    card = card_of(ref)
    shape, quarters = box().shapes[card.shape], DIRECTIONS.index(direction)
    return _turned(shape, card, 0, quarters), _turned(shape, card, 1, quarters)


_TOWARDS = {"e": Side.E, "s": Side.S, "w": Side.W, "n": Side.N}


def card_cells(cell: Cell, direction: str) -> tuple[Cell, Cell]:
    """Gets where the A and the B cell of a card lie.

    >>> card_cells((3, 1), "n")
    ((3, 1), (3, 0))
    """
    return cell, beside(cell, _TOWARDS[direction])


def camp_cells(cell: Cell) -> tuple[Cell, ...]:
    """Gets the cells of a camp whose north-west cell is given."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in CAMP_CELLS)

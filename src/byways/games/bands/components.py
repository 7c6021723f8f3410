"""Cards by colour. A deck, a hand, a row is a bag: how many of each colour, never an order."""

from __future__ import annotations

from collections.abc import Iterable

COLOURS = ("red", "yellow", "green", "blue", "grey")
LETTERS = ("R", "Y", "G", "B", "S")
"""How a board file writes the colour of a peg."""

COLOUR = {name: i for i, name in enumerate(COLOURS)}
Bag = tuple[int, ...]
EMPTY: Bag = (0,) * len(COLOURS)
BOX: Bag = (10,) * len(COLOURS)
"""All cards of the game."""

MAX_BANDS = 18
ACTIONS = 2
CRYSTALS_AN_ACTION = 3
CRYSTALS_A_POINT = 3
MAX_ROUNDS = 40
MAX_IDLE_ROUNDS = 2
ARTIFACTS = ("sword", "shield", "helmet")
GODS = ("orange", "blue")


def hand_size(seat: int) -> int:
    """Gets how many cards a seat begins with."""
    return 3 + seat


def bag(cards: Iterable[str]) -> Bag:
    """Counts cards.

    >>> bag(["grey", "red", "grey"])
    (1, 0, 0, 0, 2)
    """
    counts = [0] * len(COLOURS)
    for card in cards:
        counts[COLOUR[card]] += 1
    return tuple(counts)


def cards(counts: Bag) -> tuple[str, ...]:
    """Gets the cards of a bag in a fixed order.

    >>> cards((1, 0, 0, 0, 2))
    ('red', 'grey', 'grey')
    """
    return tuple(name for name, count in zip(COLOURS, counts, strict=True) for _ in range(count))


def plus(one: Bag, two: Bag) -> Bag:
    return tuple([a + b for a, b in zip(one, two, strict=True)])


def minus(one: Bag, two: Bag) -> Bag:
    """Takes cards out; what is not there is not missed."""
    return tuple([a - b if a > b else 0 for a, b in zip(one, two, strict=True)])


def least(one: Bag, two: Bag) -> Bag:
    """Gets what is in both bags."""
    return tuple([min(a, b) for a, b in zip(one, two, strict=True)])


def holds(one: Bag, two: Bag) -> bool:
    """Whether all of *two* is in *one*."""
    return all(a >= b for a, b in zip(one, two, strict=True))


def some(colour: int, count: int = 1) -> Bag:
    """Gets a bag of one colour."""
    return _SOME[count][colour]


_SOME = tuple(tuple(tuple(n * (i == c) for i in range(5)) for c in range(5)) for n in range(3))

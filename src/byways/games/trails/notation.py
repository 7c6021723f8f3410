"""``camp K 4,-1``, ``t024 3,1 e``, ``t024 3,1 e token``, ``done``; ``goals …``, ``deal 1 t003 …``."""

from __future__ import annotations

import re
from functools import lru_cache

from byways.kernel.geometry.square import Cell, read_unbounded
from byways.kernel.protocol import Path, Seat, UnreadableAction

from .components import DECKS, DIRECTIONS, KINDS, deck
from .goals import NEEDED
from .state import Action, Deal, Done, Goals, Lay, PlaceCamp

CARDS = frozenset(deck(len(DECKS)))
TOKEN = "token"
_GOAL = re.compile(r"[a-z][A-Za-z0-9-]{1,29}\Z")
_SEAT = re.compile(r"[1-9]\Z")


@lru_cache(maxsize=20_000)
def cell_name(cell: Cell) -> str:
    """Writes a cell.

    >>> cell_name((3, -1))
    '3,-1'
    """
    return f"{cell[0]},{cell[1]}"


@lru_cache(maxsize=100_000)
def lay(card: str, cell: Cell, direction: str, token: bool) -> Lay:
    """Gets the action; the same thousands are offered over and over."""
    return Lay(card, cell, direction, token)


def path(action: Action) -> Path:
    """Writes an action."""
    match action:
        case Lay(card, cell, direction, token):
            if token:
                return card, cell_name(cell), direction, TOKEN
            return card, cell_name(cell), direction
        case Done():
            return ("done",)
        case PlaceCamp(kind, cell):
            return "camp", kind, cell_name(cell)
        case Deal(seat, cards):
            return ("deal", str(seat), *cards)
        case Goals(names):
            return ("goals", *names)


@lru_cache(maxsize=20_000)
def read(path: Path) -> Action:
    """Reads an action.

    :raises UnreadableAction: no action is written like this.
    """
    match path:
        case (card, cell, direction, *token) if card in CARDS and direction in DIRECTIONS:
            if token in ([], [TOKEN]):
                return Lay(card, _cell(cell), direction, bool(token))
        case ("done",):
            return Done()
        case ("camp", kind, cell) if kind in KINDS:
            return PlaceCamp(kind, _cell(cell))
        case ("deal", seat, *cards) if cards and _SEAT.match(seat) and CARDS.issuperset(cards):
            return Deal(Seat(int(seat)), tuple(cards))
        case ("goals", *names) if len(names) == 2 * NEEDED and all(map(_GOAL.match, names)):
            return Goals(tuple(names))
        case _:
            pass
    raise UnreadableAction(" ".join(path))


def _cell(word: str) -> Cell:
    try:
        return read_unbounded(word)
    except ValueError:
        raise UnreadableAction(word) from None

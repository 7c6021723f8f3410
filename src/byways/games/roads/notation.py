"""``turn 3,-1 -22-``, ``skip``, ``deal 1 turn T``, ``draw turn``."""

from __future__ import annotations

import re
from collections.abc import Container

from byways.kernel.geometry.square import read_unbounded, write_unbounded
from byways.kernel.protocol import Path, Seat, UnreadableAction

from .components import DEAL, DRAW, SKIP, printed_kinds
from .state import Action, Deal, Draw, Lay, Skip

_SEAT = re.compile(r"[1-9]\Z")
_SIDES = re.compile(r"[24-]{4}\Z")


def path(action: Action) -> Path:
    """Writes an action."""
    match action:
        case Lay(kind, cell, sides):
            return kind, write_unbounded(cell), sides
        case Skip():
            return (SKIP,)
        case Draw(kind):
            return DRAW, kind
        case Deal(seat, cards):
            return (DEAL, str(seat), *cards)


def read(path: Path, kinds: Container[str]) -> Action:
    """Reads an action of a game with cards of these *kinds*.

    :raises UnreadableAction: no action is written like this.
    """
    match path:
        case ("skip",):
            return Skip()
        case ("draw", kind) if kind in kinds:
            return Draw(kind)
        case ("deal", seat, *cards) if _SEAT.match(seat) and cards and all(card in kinds for card in cards):
            return Deal(Seat(int(seat)), tuple(cards))
        # A card of another deck is a move, though never a legal one.
        case (kind, cell, sides) if (kind in kinds or kind in printed_kinds()) and _SIDES.match(sides):
            try:
                return Lay(kind, read_unbounded(cell), sides)
            except ValueError:
                pass
    raise UnreadableAction(f"not an action: {' '.join(path)!r}")

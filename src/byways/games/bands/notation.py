"""``take red``, ``band c3 c4 d4``, ``pay d4 grey grey to 1 2``, ``crystal``, ``end``, ``deal 1 red …``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from byways.kernel.protocol import Path, Seat, UnreadableAction

from .components import COLOUR
from .state import Action, Band, Crystal, Deal, Draw, End, Open, OwnDeck, Pay, Take

DECK = "deck"
SEATS = {"1": Seat(1), "2": Seat(2), "3": Seat(3), "4": Seat(4)}


def path(action: Action) -> Path:
    """Writes an action."""
    match action:
        case Band(pegs):
            return ("band", *pegs)
        case Take(card):
            return "take", card
        case Pay(peg, cards, to, None):
            return ("pay", peg, *cards, *(("to", *map(str, to)) if to else ()))
        case Pay(peg, cards, _, seat):
            return ("pay", peg, *cards, "crystal", str(seat))
        case Crystal():
            return ("crystal",)
        case End():
            return ("end",)
        case Draw(card):
            return "draw", card
        case Open(cards):
            return ("open", *cards)
        case Deal(seat, cards):
            return ("deal", str(seat), *cards)
        case OwnDeck(seat, cards):
            return (DECK, str(seat), *cards)


def read(path: Path, number: Mapping[str, int]) -> Action:
    """Reads an action on a board whose pegs have these numbers.

    :raises UnreadableAction: no action is written like this.
    """
    match path:
        case ("end",):
            return End()
        case ("crystal",):
            return Crystal()
        case ("take", card) if card in COLOUR or card == DECK:
            return Take(card)
        case ("band", *pegs) if 2 <= len(pegs) <= 4 and _ascending(pegs, number):
            return Band(tuple(pegs))
        case ("pay", peg, *rest) if peg in number:
            return _read_payment(path, peg, rest)
        case ("draw", card) if card in COLOUR:
            return Draw(card)
        case ("open", *cards) if _cards(cards):
            return Open(tuple(cards))
        case ("deal", seat, *cards) if seat in SEATS and _cards(cards):
            return Deal(SEATS[seat], tuple(cards))
        case ("deck", seat, *cards) if seat in SEATS and _cards(cards):
            return OwnDeck(SEATS[seat], tuple(cards))
        case _:
            raise UnreadableAction(" ".join(path))


def _read_payment(path: Path, peg: str, rest: Sequence[str]) -> Pay:
    size = next((i for i, word in enumerate(rest) if word not in COLOUR), len(rest))
    cards, tail = tuple(rest[:size]), rest[size:]
    if 1 <= size <= 2:
        match tail:
            case []:
                return Pay(peg, cards)
            case ["to", one] if one in SEATS:
                return Pay(peg, cards, (SEATS[one],))
            case ["to", one, two] if one in SEATS and two in SEATS and one < two:
                return Pay(peg, cards, (SEATS[one], SEATS[two]))
            case ["crystal", one] if one in SEATS:
                return Pay(peg, cards, crystal=SEATS[one])
    raise UnreadableAction(" ".join(path))


def _ascending(pegs: Sequence[str], number: Mapping[str, int]) -> bool:
    found = [number.get(peg, -1) for peg in pegs]
    return found[0] >= 0 and all(a < b for a, b in pairwise(found))


def _cards(words: Sequence[str]) -> bool:
    return bool(words) and all(word in COLOUR for word in words)

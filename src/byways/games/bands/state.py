"""Piles, desks, the table, and what can be done with them."""

from __future__ import annotations

from dataclasses import dataclass

from byways.kernel.protocol import Seat

from .components import EMPTY, Bag


@dataclass(frozen=True, slots=True)
class Pile:
    """A deck and the discards that will become one."""

    deck: Bag = EMPTY
    discards: Bag = EMPTY
    most: Bag = EMPTY
    """The most of each colour that the deck can hold, as far as everybody has seen."""

    @property
    def size(self) -> int:
        return sum(self.deck) + sum(self.discards)


@dataclass(frozen=True, slots=True)
class Desk:
    """One player's things. Sets of pegs, lines and sectors are whole numbers, one bit each."""

    hand: Bag = EMPTY
    shown: Bag = EMPTY
    """The part of the hand that everybody has seen come in."""

    drawn: Bag = EMPTY
    """What this player drew unseen since the deck was last made; only this player knows."""

    bands: tuple[int, ...] = ()
    """Numbers of the shapes, in the order in which they were put on."""

    pegs: int = 0
    lines: int = 0
    """The lines that the bands cover."""

    held: int = 0
    """Sectors explored or surrounded, whoever was first."""

    first: int = 0
    """Sectors explored or surrounded before anybody else."""

    crossed: int = 0
    """Lines whose contents this player took."""

    ends: int = 0
    """The pegs from which a chain goes on: its head, or both pegs of a first band that leaves it open."""

    points: int = 0
    crystals: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The whole table."""

    piles: tuple[Pile, ...]
    """One for everybody, or one for each seat."""

    desks: tuple[Desk, ...]
    row: Bag = EMPTY
    dealt: int = 0
    """How many of nature's moves before the first turn have been made."""

    round: int = 1
    seat: Seat = Seat(1)
    moment: int = 0
    """Goes up with each turn and each time that nature must move."""

    actions: int = 0
    """Actions that this turn still has."""

    bought: bool = False
    must_act: bool = False
    """Whether the action just bought must begin now."""

    taking: int = 0
    """Cards still to take in the action that was begun."""

    drawing: bool = False
    """Whether a card comes from the deck now."""

    band: int = -1
    """The shape that is being paid for."""

    owed: tuple[int, ...] = ()
    """Pegs still to pay for, in order."""

    reached: tuple[Seat, ...] = ()
    """Who reached the opposite edge, in order."""

    triggered: bool = False
    acted: bool = False
    """Whether anybody took a card or put on a band this round."""

    idle: int = 0
    """How many whole rounds in a row nobody did."""

    ended: str = ""
    """Why the game is over."""

    def desk(self, seat: Seat) -> Desk:
        return self.desks[seat - 1]

    def pile(self, seat: Seat) -> Pile:
        return self.piles[seat - 1 if len(self.piles) > 1 else 0]


def with_item(items: tuple[Desk, ...], seat: int, item: Desk) -> tuple[Desk, ...]:
    """Gets the desks with another one for *seat*."""
    return items[: seat - 1] + (item,) + items[seat:]


def with_pile(state: State, seat: int, pile: Pile) -> tuple[Pile, ...]:
    """Gets the piles with another one for *seat*, or for all."""
    if len(state.piles) == 1:
        return (pile,)
    return state.piles[: seat - 1] + (pile,) + state.piles[seat:]


@dataclass(frozen=True, slots=True)
class PileView:
    """A deck and its discards, as everybody sees them."""

    deck: int
    """How many cards the deck holds."""

    discards: tuple[str, ...]
    """The discarded cards."""

    most: tuple[str, ...]
    """The deck holds nothing but some of these, as far as this seat can know."""


@dataclass(frozen=True, slots=True)
class DeskView:
    """What everybody sees of a player. Pegs, lines and sectors are written as ``c3-c4-d4``."""

    cards: int
    """How many cards the hand holds."""

    shown: tuple[str, ...]
    """The part of the hand that everybody has seen come in."""

    bands: tuple[str, ...]
    """The bands, in the order in which they were put on."""

    held: tuple[str, ...]
    """Sectors explored or surrounded, whoever was first."""

    first: tuple[str, ...]
    """Sectors explored or surrounded before anybody else."""

    crossed: tuple[str, ...]
    """Lines whose contents this player took."""

    ends: tuple[str, ...]
    """The pegs from which a chain continues."""

    points: int
    """Points scored so far."""

    crystals: int
    """Crystals in hand."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know."""

    viewer: Seat | None
    """Who is looking; null for a spectator."""

    hand: tuple[str, ...]
    """Your cards."""

    row: tuple[str, ...]
    """The open cards."""

    piles: tuple[PileView, ...]
    desks: tuple[DeskView, ...]
    """Every seat's bands, cards and score."""

    dealt: int
    round: int
    """The round, from 1."""

    seat: Seat
    """Whose turn it is."""

    moment: int
    actions: int
    bought: bool
    """Whether an action was bought this turn."""

    must_act: bool
    taking: int
    drawing: bool
    band: str
    owed: tuple[str, ...]
    reached: tuple[Seat, ...]
    triggered: bool
    """Whether the end of the game has been triggered."""

    acted: bool
    idle: int
    ended: str


@dataclass(frozen=True, slots=True)
class Take:
    card: str
    """A colour of the row, or ``deck``."""


@dataclass(frozen=True, slots=True)
class Band:
    pegs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pay:
    peg: str
    cards: tuple[str, ...]
    to: tuple[Seat, ...] = ()
    crystal: Seat | None = None
    """Who gets a crystal instead of the cards."""


@dataclass(frozen=True, slots=True)
class Crystal:
    pass


@dataclass(frozen=True, slots=True)
class End:
    pass


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """The cards of a seat's own deck."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Open:
    """Cards turned up into the row."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    card: str


Chance = OwnDeck | Deal | Open | Draw
Action = Chance | Take | Band | Pay | Crystal | End

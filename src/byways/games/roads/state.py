"""Hands, the table, and what can be done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from byways.kernel.geometry.square import Cell, read_unbounded
from byways.kernel.protocol import Seat

from .components import Bag
from .network import Card, Field, Network


@dataclass(frozen=True, slots=True)
class Player:
    """One seat in the current game."""

    hand: Bag = ()
    skips: int = 0
    out: bool = False
    """Whether this seat could not lay and is out for good (variant 2)."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole table."""

    players: tuple[Player, ...]
    pile: Bag
    """Cards not yet dealt or drawn."""

    network: Network = Network()
    seat: Seat = Seat(1)
    """Whose turn it is."""

    drawn: bool = False
    """Whether the card of this turn was drawn (variant 3)."""

    passes: int = 0
    """Skips in a row since the pile was empty (variant 3)."""

    latest: Cell | None = None
    """Where the latest card was laid."""

    game: int = 1
    """Which game of a match this is."""

    turn: int = 0
    """Moves so far, nature's included, in all games of a match."""

    won: tuple[frozenset[Seat], ...] = ()
    """Who won each finished game."""

    ended: str = ""
    """How the latest finished game ended."""

    def player(self, seat: int) -> Player:
        return self.players[seat - 1]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(1, len(self.players) + 1)))

    @property
    def next_seat(self) -> Seat:
        return Seat(self.seat % len(self.players) + 1)

    @property
    def last_to_lay(self) -> Seat | None:
        return None if self.latest is None else Seat(self.network.cells[self.latest].seat)

    def with_player(self, seat: int, player: Player) -> tuple[Player, ...]:
        """Gets all players, one of them changed."""
        return self.players[: seat - 1] + (player,) + self.players[seat:]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table as everybody sees it."""

    cell: str
    """Where it lies."""

    kind: str
    """The name of the card."""

    sides: str
    """What its sides show, from the top clockwise."""

    seat: int
    """Who laid it."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know."""

    seat: Seat | None
    """Who is looking; null for a spectator."""

    hand: Bag
    """Your hand; a spectator has none."""

    hands: tuple[int, ...]
    """How many cards each seat holds."""

    pile: int
    network: tuple[Laid, ...]
    """All cards on the table, row by row."""

    latest: str | None
    mover: Seat
    """Whose turn it is."""

    drawn: bool
    passes: int
    skips: tuple[int, ...]
    """How often each seat has skipped."""

    out: tuple[Seat, ...]
    """The seats that couldn't lay a card and are out (variant 2)."""

    game: int
    turn: int
    won: tuple[frozenset[Seat], ...]
    ended: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature gives a seat its hand."""

    seat: Seat
    cards: tuple[str, ...]
    """In any order."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Nature turns up the card that the seat on turn draws."""

    kind: str


@dataclass(frozen=True, slots=True)
class Lay:
    kind: str
    cell: Cell
    sides: str


@dataclass(frozen=True, slots=True)
class Skip:
    pass


Action = Deal | Draw | Lay | Skip


def network_of(laid: Iterable[Laid], field: Field | None) -> Network:
    """Gets the network that everybody sees."""
    cells = {read_unbounded(card.cell): Card(card.kind, card.sides, card.seat) for card in laid}
    return Network.of(cells, field)


def without(bag: Bag, card: str) -> Bag:
    """Gets a bag with one card less.

    :raises ValueError: it is not in the bag.
    """
    at = bag.index(card)
    return bag[:at] + bag[at + 1 :]

"""Areas, desks, the table, and what can be done with them."""

from __future__ import annotations

from dataclasses import dataclass

from byways.kernel.geometry.square import Cell
from byways.kernel.protocol import Seat

from .components import PAIR
from .ground import Camp, Ground, Laid


class _Remembers:
    """Room for what follows from the fields and is dear to find out twice. It is no field itself."""

    __slots__ = ("_ground",)
    _ground: Ground


@dataclass(frozen=True, slots=True)
class Area(_Remembers):
    """What one player has laid out."""

    camps: tuple[Camp, ...] = ()
    """In the order laid."""

    cards: tuple[Laid, ...] = ()
    """In the order laid; a later one lies on top of an earlier one, and camps on top of all."""

    @property
    def ground(self) -> Ground:
        """What lies on top."""
        try:
            return self._ground
        except AttributeError:
            return self._remember(Ground.of(self.camps, self.cards))

    def _remember(self, ground: Ground) -> Ground:
        object.__setattr__(self, "_ground", ground)
        return ground

    def with_card(self, laid: Laid) -> Area:
        after = Area(self.camps, (*self.cards, laid))
        after._remember(self.ground.with_card(laid))
        return after

    def with_camp(self, camp: Camp) -> Area:
        after = Area((*self.camps, camp), self.cards)
        after._remember(self.ground.with_camp(camp))
        return after


@dataclass(frozen=True, slots=True)
class Desk:
    """One player's turn."""

    area: Area = Area()
    before: Area = Area()
    """The area when the turn began. It is all that others see until everybody is done."""

    hand: tuple[str, ...] = ()
    """Cards still in hand, ascending."""

    held: tuple[str, ...] = ()
    """The hand when the turn began."""

    done: bool = False
    """Whether the turn is over for this player."""


Claims = tuple[tuple[Seat, ...], ...]
"""Who has a marker on each slot of a goal, best slot first; several may share one."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole table."""

    round: int
    step: int
    """0 while camps are placed, then which of the pairs of cards is being placed."""

    dealt: int
    """How many hands of this round were dealt."""

    deck: tuple[str, ...]
    """The cards that were never dealt, ascending. Their order does not exist."""

    desks: tuple[Desk, ...]
    goals: tuple[str, ...] = ()
    """The goals in play, interim ones first; empty before they are drawn, and alone."""

    claims: tuple[Claims, ...] = ()
    """For each goal, who has a marker on it."""

    discards: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """For each round that is over what each seat discarded."""

    def desk(self, seat: Seat) -> Desk:
        return self.desks[seat - 1]

    def with_desk(self, seat: Seat, desk: Desk) -> State:
        return State(
            self.round,
            self.step,
            self.dealt,
            self.deck,
            self.desks[: seat - 1] + (desk,) + self.desks[seat:],
            self.goals,
            self.claims,
            self.discards,
        )


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know."""

    seat: Seat | None
    """Who is looking; null for a spectator."""

    round: int
    """The round, from 1."""

    step: int
    dealt: int
    deck: int
    """How many cards were never dealt."""

    goals: tuple[str, ...]
    claims: tuple[Claims, ...]
    areas: tuple[Area, ...]
    """Every seat's area as it was when the turn began."""

    held: tuple[int, ...]
    """How many cards each seat held when the turn began."""

    hands: tuple[tuple[str, ...] | None, ...]
    """The cards in each hand, as far as this seat has held it this round."""

    discards: tuple[tuple[tuple[str, ...] | None, ...], ...]
    """Discarded cards, as far as this seat has held them."""

    own: Desk | None
    """Your desk, with your draft."""


@dataclass(frozen=True, slots=True)
class Goals:
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlaceCamp:
    kind: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class Lay:
    card: str
    cell: Cell
    direction: str
    token: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    pass


Action = Goals | Deal | PlaceCamp | Lay | Done


def markers(claims: tuple[Claims, ...], seat: Seat) -> int:
    """Gets how many markers a seat has on goals."""
    return sum(seat in slot for slots in claims for slot in slots)


def tokens_out(state: State, seat: Seat, species: str) -> int:
    """Gets how many tokens of a species lay out when the turn began, and in the own draft."""
    areas = (desk.area if i == seat else desk.before for i, desk in enumerate(state.desks, 1))
    return sum(area.ground.out.get(species, 0) for area in areas)


def to_play(desk: Desk) -> int:
    """Gets how many cards are still to be placed this turn."""
    return len(desk.hand) + PAIR - len(desk.held)

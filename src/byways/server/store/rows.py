"""What is kept of a table, as values."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from byways.kernel.bot import STAND_IN_LEVEL
from byways.kernel.codec import encode
from byways.kernel.match import Entry
from byways.kernel.protocol import Seat
from byways.kernel.record import Provenance
from byways.kernel.table import Verb
from byways.wire.avatars import Avatar

Kind = Literal["person", "bot", "open", "closed"]
Origin = Literal["seed", "deal"]
"""A deal that follows from a text that somebody chose, or that was dealt before."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where."""

    seat: int
    kind: Kind
    """``person``, ``bot``, ``open``: nobody has come yet; ``closed``: nobody plays it now."""

    name: str = ""
    level: int | None = None
    player: str | None = None
    invite: str | None = None
    """What a link ends with that leads here; once the seat is taken, to another one, or to watching."""

    kept_for: str | None = None
    """The player for whom an open seat is kept."""

    holders: frozenset[str] = frozenset()
    """Other devices that came with the seat's private link."""

    pledge: str | None = None
    """The SHA-256 of what the seat adds to joint dice, promised before it is told."""

    salt: str | None = None
    """What it adds."""

    stand_in: bool = False
    """Whether a bot plays, or has played, for whoever had the seat."""

    avatar: Avatar | None = field(default=None, compare=False)
    """What stands for the person beside their name; kept with the person."""

    def remembers(self, player: str) -> bool:
        """Whether it is this player's seat, or was before a bot took over."""
        return player == self.player or player in self.holders

    def lent_by(self, player: str) -> bool:
        """Whether a bot plays here for this player, who may have the seat back."""
        return self.kind == "bot" and self.remembers(player)

    def held_by(self, player: str) -> bool:
        """Whether this player plays here now."""
        return self.kind == "person" and self.remembers(player)


def played(seats: Iterable[SeatRow]) -> list[Seat]:
    """Gets the seats that somebody plays, or played to the end."""
    return [Seat(row.seat) for row in seats if row.kind != "closed"]


@dataclass(frozen=True, slots=True)
class Step:
    """Something a seat did, in order."""

    number: int
    seat: int
    do: Verb
    path: tuple[str, ...]
    key: str
    chain: str = ""
    """The digest of this step and of all before it."""


class ResultRow(NamedTuple):
    """What a seat made of a game that is over."""

    seat: int
    total: int
    won: bool
    at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    creator: str
    key: str
    summary: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    updated: float = 0.0
    seats: tuple[SeatRow, ...] = ()
    position: str | None = None
    """Where the game began, if not at its start."""

    begun: tuple[Entry, ...] = ()
    """Moves taken over from a record: the table goes on from there."""

    pace: float | None = None
    """How many seconds were agreed for a turn; none: as long as it takes."""

    listed: bool = False
    """Whether strangers may join."""

    typed: bool = False
    """Whether dice and cards are real ones, and what they show is typed in."""

    day: str | None = None
    """The day whose daily deal it is."""

    steps: int = 0
    """How many steps are kept of it."""

    head: str = ""
    """The chain of the last of them."""

    origin: Origin | None = None
    """How somebody knows its deal beforehand, if anybody does."""

    previous: str | None = None
    """The table after which the same people play again."""

    home: int = 1
    """Where whoever opened it sits; so does everybody who plays its deal alone."""

    drawn: bool = False
    """Whether it was drawn by lot who begins."""

    results: tuple[ResultRow, ...] = ()
    """Of a game that is over; of real dice none are kept."""

    joint: bool = False
    """Whether each seat adds something of its own to the dice before the first of them."""

    salts: tuple[str, ...] | None = None
    """What the seats have added, once it is all there."""

    increment: float | None = None
    """Seconds given back for each turn; then the pace is for all turns of a seat together."""

    hints: Literal["off", "asked"] | None = None
    """Whether nobody is shown good turns, or somebody was; none: nobody was, but may be."""

    request: str = ""
    """What was asked for with the key, as a digest; older tables have none."""

    watchers_named: bool = False
    """Whether those who watch are named to everybody, not only counted."""

    @property
    def waits(self) -> bool:
        """Whether the dice wait for what the seats add."""
        return self.joint and self.salts is None

    def knows(self, player: str) -> bool:
        """Whether a player sits here or has opened the table."""
        return self.creator == player or self.seat_of(player) is not None

    def seat_of(self, player: str) -> SeatRow | None:
        """Gets the first seat that is a player's, or was before a bot took over."""
        return next((seat for seat in self.seats if seat.remembers(player)), None)

    def seated(self, *changed: SeatRow) -> TableRow:
        """Gets the table once somebody else has some of its seats."""
        by_seat = {row.seat: row for row in changed}
        return replace(self, seats=tuple(by_seat.get(row.seat, row) for row in self.seats))

    def without(self, player: str) -> TableRow:
        """Gets the table once a player has gone: a bot goes on for them, or their name is blank."""
        opened = self.creator == player
        return replace(
            self,
            creator="" if opened else self.creator,
            key=self.id if opened else self.key,
            seats=tuple(
                _left(seat, self.over)
                if seat.player == player
                else replace(
                    seat,
                    holders=seat.holders - {player},
                    kept_for=None if seat.kept_for == player else seat.kept_for,
                )
                for seat in self.seats
            ),
        )

    @property
    def known(self) -> bool:
        """Whether somebody may know beforehand what is dealt."""
        return self.origin is not None or bool(self.begun)

    @property
    def rateable(self) -> bool:
        """Whether what came of it says how strong its players are; whoever a bot helped has given up."""
        return not {*self.provenance} - {"stand-in", "hints"} and self.position is None

    @property
    def provenance(self) -> tuple[Provenance, ...]:
        """Gets what everybody who sits down ought to know of how the table came about."""
        found: list[Provenance] = [self.origin] if self.origin is not None else []
        marks: dict[Provenance, bool] = {
            "branch": bool(self.begun),
            "typed": self.typed,
            "hints": self.hints == "asked",
            "stand-in": any(seat.stand_in for seat in self.seats),
        }
        return (*found, *(mark for mark, holds in marks.items() if holds))

    @property
    def deal(self) -> str:
        """Gets a name for what came by chance: the same for everybody who has to do with the same.

        Where one sits with it is a part of it. A table that goes on from another game, or whose dice are
        real, has a deal of its own.
        """
        own = self.id if self.typed or self.begun else ""
        parts = [self.game, self.rules, encode(self.options), len(self.seats), self.seed, self.position, own]
        if self.home != 1:
            parts.append(self.home)
        if self.joint:
            parts.append(self.id if self.salts is None else list(self.salts))
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def _left(seat: SeatRow, over: bool) -> SeatRow:
    if over or seat.kind != "person":
        return SeatRow(seat.seat, seat.kind, level=seat.level, stand_in=seat.stand_in)
    return SeatRow(seat.seat, "bot", level=STAND_IN_LEVEL, stand_in=True)

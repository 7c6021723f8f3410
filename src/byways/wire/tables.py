"""Tables in short, invitations to them, and the answers to opening and joining one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.record import Provenance
from byways.kernel.scene import Text

from .evening import Increment
from .games import Options
from .messages import PROVENANCE, SeatShown
from .wishes import Number

Ident = Annotated[str, Meta(description="The id of a table, or of an uploaded record.")]


class Made(Struct):
    """A new table or record."""

    id: Ident


class Joined(Struct):
    """A seat that is yours now, or a table to watch."""

    id: Ident
    seat: Annotated[int | None, Meta(description="None if every seat is taken: then you can watch.")]


Pace = Annotated[float | None, Meta(description="Seconds agreed per turn; none: no limit.")]


Waited = Annotated[
    dict[str, float],
    Meta(description="The seconds used by each seat that is to act, if a pace was agreed."),
]


class Reached(Struct):
    """A seat's result in a finished game."""

    seat: Number
    total: int
    won: bool


class Summary(Struct):
    """A table, in short."""

    id: Ident
    game: str
    options: Options
    stage: Text
    to_act: list[int]
    over: bool
    yours: Annotated[bool, Meta(description="Whether it is your turn.")]
    seats: list[SeatShown]
    typed: Annotated[bool, Meta(description="Whether dice and cards are real.")]
    invites: Annotated[dict[str, str], Meta(description="Each seat's invitation, if the table is yours.")]
    link: Annotated[
        str | None,
        Meta(description="One invitation for everybody: to their seat, a free one, or watching."),
    ]
    pace: Pace
    increment: Increment
    waited: Waited
    listed: Annotated[bool, Meta(description="Whether strangers may join.")]
    updated: Annotated[float, Meta(description="Seconds since 1970.")]
    results: Annotated[list[Reached], Meta(description="Results of a finished game; none with real dice.")]
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    unbegun: Annotated[bool, Meta(description="Whether you opened it and can still cancel it.")]
    day: Annotated[str | None, Meta(description="The day, if it counts for a deal of the day.")]


class TableOffer(Struct):
    """A table, for somebody who doesn't sit there yet."""

    id: Ident
    game: str
    options: Options
    pace: Pace
    increment: Increment
    seats: list[SeatShown]
    over: bool
    provenance: Annotated[tuple[Provenance, ...], Meta(description=PROVENANCE)]


class Invitation(TableOffer):
    """What is behind an invitation."""

    seat: Annotated[int | None, Meta(description="Where you would sit; none: you can watch.")]
    yours: Annotated[bool, Meta(description="Whether you sit there already.")]


class OpenTables(Struct):
    """Tables open to strangers."""

    allowed: Annotated[bool, Meta(description="Whether this server has open tables.")]
    tables: Annotated[list[TableOffer], Meta(description="Tables to join.")]
    running: Annotated[list[TableOffer], Meta(description="Full tables, to watch.")]

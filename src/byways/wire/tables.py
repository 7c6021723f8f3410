"""Tables in short, invitations to them, and what comes of making and joining one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.record import Provenance
from byways.kernel.scene import Text

from .evening import Increment
from .games import Options
from .messages import PROVENANCE, Number, SeatShown

Ident = Annotated[str, Meta(description="The name of a table, or of a record that was brought along.")]


class Made(Struct):
    """Something new."""

    id: Ident


class Joined(Struct):
    """A seat that is yours now, or a table to watch."""

    id: Ident
    seat: Annotated[int | None, Meta(description="None where every seat is taken: then you may watch.")]


Pace = Annotated[float | None, Meta(description="Seconds agreed for a turn; none: no limit.")]


Waited = Annotated[
    dict[str, float],
    Meta(description="Seat to the seconds it has taken, if it is to act and a pace was agreed."),
]


class Reached(Struct):
    """What a seat made of a game that is over."""

    seat: Number
    total: int
    won: bool


class Summary(Struct):
    """A table in short."""

    id: Ident
    game: str
    options: Options
    stage: Text
    to_act: list[int]
    over: bool
    yours: Annotated[bool, Meta(description="Whether it is your turn.")]
    seats: list[SeatShown]
    typed: Annotated[bool, Meta(description="Whether dice and cards are real ones.")]
    invites: Annotated[dict[str, str], Meta(description="Seat to invitation, if the table is yours.")]
    link: Annotated[
        str | None,
        Meta(description="An invitation for everybody: to their seat, a free one, or watching; if you play."),
    ]
    pace: Pace
    increment: Increment
    waited: Waited
    listed: Annotated[bool, Meta(description="Whether strangers may join.")]
    updated: Annotated[float, Meta(description="Seconds since 1970.")]
    results: Annotated[list[Reached], Meta(description="Of a game that is over; of real dice none are kept.")]
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    unbegun: Annotated[bool, Meta(description="Whether you opened it and may still take it away.")]
    day: Annotated[str | None, Meta(description="The day for whose deal it counts.")]


class TableOffer(Struct):
    """A table for somebody who does not sit there yet."""

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

    seat: Annotated[int | None, Meta(description="Where you would sit; none: you may watch.")]
    yours: Annotated[bool, Meta(description="Whether you sit there already.")]


class OpenTables(Struct):
    """Tables that are open to strangers."""

    allowed: Annotated[bool, Meta(description="Whether there can be any here.")]
    tables: Annotated[list[TableOffer], Meta(description="Those that they may join.")]
    running: Annotated[list[TableOffer], Meta(description="Those where every seat is taken: to watch.")]

"""Playing again with the same people, and the standings of a series."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .avatars import Avatar
from .requests import Key

Increment = Annotated[
    float | None,
    Meta(description="Seconds given back per turn; then `pace` is for the whole game."),
]


class Rematch(Struct, frozen=True):
    """Another game of the same people: its table, and what each of them has said to it.

    Seats are those of the game that is over.
    """

    table: str
    same: Annotated[bool, Meta(description="Whether dice and cards are the same.")]
    by: Annotated[int | None, Meta(description="The player who asked for it.")]
    asked: Annotated[tuple[int, ...], Meta(description="The players who haven't answered yet.")]
    came: Annotated[tuple[int, ...], Meta(description="The players at the new table.")]


class PlayAgain(Struct):
    """A new table like another one."""

    key: Key
    same: Annotated[bool, Meta(description="Whether to keep the same dice and cards.")] = False
    swap: Annotated[
        bool,
        Meta(
            description="Whether you change seats with who asked first; then the game is dealt anew. Where"
            " nobody has asked, you change seats with the person after you."
        ),
    ] = False


class SeriesGame(Struct):
    """A game of a series."""

    table: str
    at: Annotated[float, Meta(description="When it ended, in seconds since 1970.")]
    winners: Annotated[list[int], Meta(description="Places in the list of players.")]
    totals: Annotated[list[int | None], Meta(description="One for each of the players.")]


class SeriesPlayer(Struct):
    """A player of a series."""

    name: str
    kind: Literal["person", "bot", "open", "closed"]
    level: int | None
    seat: Annotated[int | None, Meta(description="The seat at this table, if any.")]
    mine: bool
    wins: int
    total: Annotated[int, Meta(description="The sum of all points.")]
    avatar: Annotated[Avatar | None, Meta(description="Of a person.")] = None


class Series(Struct):
    """The games the same people have played in a row, up to this one."""

    games: Annotated[list[SeriesGame], Meta(description="In order; only finished ones.")]
    players: list[SeriesPlayer]
    scored: Annotated[bool, Meta(description="Whether points decide.")]

"""Finished games of a player."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .avatars import Avatar
from .games import Options
from .tables import Ident


class Opponent(Struct):
    """Another player at a table."""

    name: str
    kind: Literal["person", "bot", "open", "closed"]
    level: int | None
    total: int
    won: bool
    avatar: Annotated[Avatar | None, Meta(description="Of a person.")] = None


class PlayedGame(Struct):
    """A game you have finished."""

    table: Ident
    game: str
    options: Options
    at: Annotated[float, Meta(description="When it ended, in seconds since 1970.")]
    total: int
    won: bool
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    day: Annotated[str | None, Meta(description="The day, if it was a deal of the day.")]
    others: list[Opponent]


class History(Struct):
    """The games you have finished, newest first."""

    games: list[PlayedGame]

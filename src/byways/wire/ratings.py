"""How strong players are, for everybody to see. See docs/ratings.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .avatars import Avatar


class RatedPlayer(Struct):
    """Somebody on a ladder."""

    kind: Literal["person", "bot"]
    name: str
    avatar: Avatar | None
    level: int | None
    place: Annotated[int | None, Meta(description="Among people who are listed; none: a bot, or unlisted.")]
    points: Annotated[int, Meta(ge=0, description="What they have proved: 0 to begin with.")]
    strength: float
    margin: Annotated[float, Meta(description="How far off the strength may be, 95 times in 100.")]
    games: int
    won: int
    mine: bool


class RatedLadder(Struct):
    """Everybody who has played a game with so many at the table."""

    seats: int
    players: Annotated[list[RatedPlayer], Meta(description="The strongest first; you, and bots, among them.")]
    level: Annotated[int, Meta(description="The level of bots that suits you.")]


class Leaderboard(Struct):
    """The ladders of a game, for each number of seats."""

    game: str
    unlisted: Annotated[bool, Meta(description="Whether you are shown to nobody but yourself.")]
    ladders: list[RatedLadder]

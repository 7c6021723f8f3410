"""How strong players are, for everybody to see. See docs/ratings.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .avatars import Avatar


class RatedPlayer(Struct):
    """A player on a leaderboard."""

    kind: Literal["person", "bot"]
    name: str
    avatar: Avatar | None
    level: int | None
    place: Annotated[int | None, Meta(description="The place among listed people; none: a bot, or unlisted.")]
    points: Annotated[int, Meta(ge=0, description="The points on the leaderboard: 0 at first.")]
    strength: float
    margin: Annotated[float, Meta(description="The error of the strength, with 95 % confidence.")]
    games: int
    won: int
    mine: bool


class RatedLadder(Struct):
    """The leaderboard of a game for one number of players."""

    seats: int
    players: Annotated[list[RatedPlayer], Meta(description="Strongest first, including you and the bots.")]
    level: Annotated[int, Meta(description="The level of bots that suits you.")]


class Leaderboard(Struct):
    """The leaderboards of a game, for each number of players."""

    game: str
    unlisted: Annotated[bool, Meta(description="Whether only you can see yourself.")]
    ladders: list[RatedLadder]

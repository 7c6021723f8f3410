"""What requests bring along."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from byways.bots import LEVELS
from byways.registry import GAMES

from .avatars import Avatar

Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=100,
        pattern=r"^[^\x00]+$",
        description="New for every wish; what is asked again with the same key is done once.",
    ),
]
Name = Annotated[str, Meta(description="Shown to others as plain text, at most 40 characters of it.")]
Game = Annotated[
    str, Meta(description="A `name` from `GET /api/games`.", extra_json_schema={"enum": list(GAMES)})
]
Level = Annotated[int, Meta(ge=min(LEVELS), le=max(LEVELS), description="How strong a bot is.")]
Options = Annotated[
    dict[str, Any], Meta(description="Options of the game that are not as usual; see `GET /api/games`.")
]


class SeatChoice(Struct):
    """Who shall sit there. Seats that are `empty` are left out."""

    kind: Literal["me", "here", "invite", "bot", "empty"]
    name: Name | None = None
    level: Annotated[Level | None, Meta(description="How strong a bot is; none: the strongest.")] = None


Seats = Annotated[list[SeatChoice], Meta(max_length=20, description="In the order in which they sit.")]


class Rename(Struct):
    """What you want to be called."""

    name: Name


class OpenTable(Struct):
    """A new table."""

    game: Game
    seats: Seats
    key: Key
    options: Options = {}
    seed: (
        Annotated[
            str,
            Meta(
                min_length=1,
                max_length=200,
                pattern=r"^[^\x00]+$",
                description="The deal that follows from a text; then nobody may be invited.",
            ),
        ]
        | None
    ) = None
    typed: Annotated[
        bool, Meta(description="Whether dice and cards are real ones and are told; then there is no seed.")
    ] = False
    joint: Annotated[
        bool,
        Meta(description="Whether each seat adds to the dice; then they wait for everybody who is invited."),
    ] = False
    rules: Annotated[int, Meta(ge=1, description="The version of the rules; none: the newest.")] | None = None
    begins: (
        Annotated[
            int,
            Meta(
                ge=1,
                description="Which of the seats, as they are listed, becomes seat 1, which begins where"
                " seats take turns; the others follow in their order. None: drawn by lot.",
            ),
        ]
        | None
    ) = 1
    pace: (
        Annotated[float, Meta(ge=60, le=2_592_000, description="Seconds agreed for a turn; none: no limit.")]
        | None
    ) = None
    increment: (
        Annotated[
            float,
            Meta(
                ge=0,
                le=3600,
                description="Seconds given back for each turn; then `pace` is for all turns together.",
            ),
        ]
        | None
    ) = None
    listed: Annotated[
        bool, Meta(description="Whether strangers may join from the lobby, where the server allows it.")
    ] = False
    hints: Annotated[bool, Meta(description="Whether good turns are shown to whoever asks.")] = True
    watchers_named: Annotated[
        bool, Meta(description="Whether those who watch are named, not only counted.")
    ] = False


class HandOver(Struct):
    """A bot that plays on."""

    level: Level


class PaperBoard(Struct):
    """A board that was played on paper."""

    options: Options = {}
    position: Annotated[str, Meta(max_length=8000, description="The board as text.")] = ""
    place: (
        Annotated[
            str, Meta(max_length=100, description="Where something is entered, or may be: see `offers`.")
        ]
        | None
    ) = None
    entry: (
        Annotated[
            str,
            Meta(max_length=100, description="What is entered at the place; empty: the place is cleared."),
        ]
        | None
    ) = None


class PlayDeal(Struct):
    """That you want to play a deal."""

    key: Key


class NotifySettings(Struct):
    """How messages reach you; what is left out stays as it is."""

    lang: Annotated[Literal["en", "ru", "uk"] | UnsetType, Meta(description="The language of messages.")] = (
        UNSET
    )
    hook: Annotated[
        str | UnsetType | None,
        Meta(description="An address, http or https, that is sent a POST when it is your turn; none: null."),
    ] = UNSET
    avatar: Annotated[
        Avatar | UnsetType | None, Meta(description="What stands for you beside your name; your own: null.")
    ] = UNSET
    unlisted: Annotated[bool | UnsetType, Meta(description="Whether you are on no leaderboard.")] = UNSET


class Forget(Struct):
    """That you are sure."""

    confirm: Literal["delete"]


class PutAway(Struct, frozen=True):
    """Where a table of yours shall be."""

    away: bool


class OpenHouse(Struct):
    """Whether guests in the house can come."""

    open: bool


class JoinTable(Struct):
    """Taking a seat."""

    name: Name | None = None


class Branch(Struct):
    """A table that goes on from the middle of a finished game."""

    move: Annotated[int, Meta(description="How many moves are taken over.")]
    seats: Seats
    key: Key


class NewToken(Struct):
    """A token for a program."""

    label: Annotated[str, Meta(description="A note by which you know the program again.")] | None = None

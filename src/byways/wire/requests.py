"""The bodies of requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from byways.kernel.bot import LEVELS
from byways.registry import GAMES

from .avatars import Avatar

Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=100,
        pattern=r"^[^\x00]+$",
        description="New for every request; a repeated key is carried out once.",
    ),
]
Name = Annotated[str, Meta(description="Shown to others as plain text, at most 40 characters.")]
Game = Annotated[
    str, Meta(description="A `name` from `GET /api/games`.", extra_json_schema={"enum": list(GAMES)})
]
Level = Annotated[int, Meta(ge=min(LEVELS), le=max(LEVELS), description="How strong a bot is.")]
Options = Annotated[
    dict[str, Any], Meta(description="Options that differ from the defaults; see `GET /api/games`.")
]


class SeatChoice(Struct):
    """Who sits there. `empty` seats are left out."""

    kind: Literal["me", "here", "invite", "bot", "empty"]
    name: Name | None = None
    level: Annotated[Level | None, Meta(description="How strong a bot is; none: the strongest.")] = None


Seats = Annotated[list[SeatChoice], Meta(max_length=20, description="In seating order.")]


class Rename(Struct):
    """Your name."""

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
                description="The text from which the deal follows; then nobody can be invited.",
            ),
        ]
        | None
    ) = None
    typed: Annotated[bool, Meta(description="Whether dice and cards are real; then there is no seed.")] = (
        False
    )
    joint: Annotated[
        bool,
        Meta(description="Whether each seat adds to the dice; then the first roll waits for all guests."),
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
        Annotated[float, Meta(ge=60, le=2_592_000, description="Seconds agreed per turn; none: no limit.")]
        | None
    ) = None
    increment: (
        Annotated[
            float,
            Meta(
                ge=0,
                le=3600,
                description="Seconds given back per turn; then `pace` is for the whole game.",
            ),
        ]
        | None
    ) = None
    listed: Annotated[
        bool, Meta(description="Whether strangers may join from the lobby, where the server allows it.")
    ] = False
    hints: Annotated[bool, Meta(description="Whether players can ask for good turns.")] = True
    watchers_named: Annotated[bool, Meta(description="Whether spectators are named, not only counted.")] = (
        False
    )


class HandOver(Struct):
    """A bot that takes over."""

    level: Level


class PaperBoard(Struct):
    """A board played on paper."""

    options: Options = {}
    position: Annotated[str, Meta(max_length=8000, description="The board as text.")] = ""
    place: Annotated[str, Meta(max_length=100, description="The place to change; see `offers`.")] | None = (
        None
    )
    entry: (
        Annotated[
            str,
            Meta(max_length=100, description="What to enter there; empty: clear it."),
        ]
        | None
    ) = None


class PlayDeal(Struct):
    """A request to play a deal."""

    key: Key


class NotifySettings(Struct):
    """How messages reach you; whatever is left out stays as it is."""

    lang: Annotated[Literal["en", "ru", "uk"] | UnsetType, Meta(description="The language of messages.")] = (
        UNSET
    )
    hook: Annotated[
        str | UnsetType | None,
        Meta(description="An http or https address that gets a POST when it is your turn; null: none."),
    ] = UNSET
    avatar: Annotated[
        Avatar | UnsetType | None, Meta(description="The mark beside your name; null: your default.")
    ] = UNSET
    unlisted: Annotated[bool | UnsetType, Meta(description="Whether you are hidden on leaderboards.")] = UNSET


class Forget(Struct):
    """Your confirmation."""

    confirm: Literal["delete"]


class PutAway(Struct, frozen=True):
    """Whether one of your tables is hidden in the lobby."""

    away: bool


class OpenHouse(Struct):
    """Whether guests in the home network can come in."""

    open: bool


class JoinTable(Struct):
    """Taking a seat."""

    name: Name | None = None


class Branch(Struct):
    """A table that continues from the middle of a finished game."""

    move: Annotated[int, Meta(description="The number of moves to take over.")]
    seats: Seats
    key: Key


class NewToken(Struct):
    """A token for a program."""

    label: Annotated[str, Meta(description="A note to recognise the program by.")] | None = None

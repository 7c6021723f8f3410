"""The same dice for several tables: deals and the deals of the day."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .avatars import Avatar
from .games import Options
from .messages import Number
from .tables import Ident

Counts = Annotated[
    list[tuple[int, int]], Meta(description="Each total with how many reached it, the lowest first.")
]


class DealResult(Struct):
    """What somebody made of a deal."""

    table: Ident
    seat: Number
    kind: Literal["person", "bot", "open", "closed"]
    name: str
    level: int | None
    total: int
    won: bool
    mine: bool
    again: Annotated[bool, Meta(description="Whether they had the deal before and knew it.")]
    avatar: Annotated[Avatar | None, Meta(description="Of a person.")] = None


class Elsewhere(Struct):
    """The same deal at other tables."""

    deal: Annotated[str | None, Meta(description="Its name for a link; none: it cannot be dealt again.")]
    game: str
    seats: int
    results: Annotated[list[DealResult], Meta(description="The best first; not all, if many.")]
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    count: Annotated[int, Meta(description="How many results there are.")]
    totals: Annotated[Counts, Meta(description="Of people who had it for the first time.")]
    median: float | None
    day: Annotated[str | None, Meta(description="The day for which this table counts.")]
    games: Annotated[int, Meta(description="How many games with these options you have finished.")]
    best: Annotated[int | None, Meta(description="Your best total in them.")]
    average: float | None


class SharedDeal(Struct):
    """A deal, without what it brings."""

    game: str
    options: Options
    seats: int
    running: Annotated[str | None, Meta(description="Your table where it goes on.")]
    finished: Annotated[str | None, Meta(description="Your first table where it is over.")]


class DailyStanding(Struct):
    """Where you are with a deal of the day."""

    game: str
    running: str | None
    finished: str | None
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    total: Annotated[int | None, Meta(description="What you reached in the try that counts.")]
    won: Annotated[bool | None, Meta(description="Whether you won then.")]
    count: Annotated[int, Meta(description="How many have finished it.")]
    ranked: Annotated[
        bool, Meta(description="Whether your try counts: no hints, no bot's move, no turn taken back.")
    ]


class DayResult(Struct):
    """What you made of a game's deal on its day."""

    game: str
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    total: int
    won: bool
    ranked: bool


class CalendarDay(Struct):
    """A day that had deals."""

    day: str
    results: list[DayResult]


class Calendar(Struct):
    """The deals of a month, as you played them on their days."""

    month: str
    today: str
    first: Annotated[str, Meta(description="The first day of all that had deals.")]
    days: Annotated[list[CalendarDay], Meta(description="Those that had deals.")]
    streak: Annotated[int, Meta(description="How many days in a row, up to today or yesterday.")]
    longest: Annotated[int, Meta(description="The most days in a row that you ever played.")]
    games: Annotated[list[str], Meta(description="The games that have deals.")]


class Today(Struct):
    """The deals of the day."""

    day: str
    games: list[DailyStanding]
    days: Annotated[list[str], Meta(description="Of the last seven, those on which you finished a deal.")]
    streak: Annotated[int, Meta(description="How many days in a row, up to today or yesterday.")]


class Daily(DailyStanding):
    """A day's deal of one game."""

    day: str
    today: bool
    seats: int
    commitment: Annotated[str, Meta(description="The promise: the SHA-256 of the seed.")]
    totals: Annotated[Counts | None, Meta(description="None before you have finished.")]
    median: float | None
    previous: str | None
    next: str | None

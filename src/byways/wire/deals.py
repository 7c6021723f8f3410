"""Deals, the same dice for several tables, and the deals of the day."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .avatars import Avatar
from .games import Options
from .tables import Ident
from .wishes import Number

Counts = Annotated[
    list[tuple[int, int]], Meta(description="Each total and how many reached it, lowest first.")
]


class DealResult(Struct):
    """Somebody's result with a deal."""

    table: Ident
    seat: Number
    kind: Literal["person", "bot", "open", "closed"]
    name: str
    level: int | None
    total: int
    won: bool
    mine: bool
    again: Annotated[bool, Meta(description="Whether they had played the deal before.")]
    avatar: Annotated[Avatar | None, Meta(description="Of a person.")] = None


class Elsewhere(Struct):
    """The same deal at other tables."""

    deal: Annotated[str | None, Meta(description="Its name for a link; none: it can't be dealt again.")]
    game: str
    seats: int
    results: Annotated[list[DealResult], Meta(description="Best first; not all, if there are many.")]
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    count: Annotated[int, Meta(description="The number of results.")]
    totals: Annotated[Counts, Meta(description="The histogram of first tries by people.")]
    median: float | None
    day: Annotated[str | None, Meta(description="The day for which this table counts.")]
    games: Annotated[int, Meta(description="How many games you have finished with these options.")]
    best: Annotated[int | None, Meta(description="Your best total in them.")]
    average: float | None


class SharedDeal(Struct):
    """A deal, without its dice and cards."""

    game: str
    options: Options
    seats: int
    running: Annotated[str | None, Meta(description="Your unfinished table.")]
    finished: Annotated[str | None, Meta(description="Your first table, if it is over.")]


class DailyStanding(Struct):
    """Where you are with a deal of the day."""

    game: str
    running: str | None
    finished: str | None
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    total: Annotated[int | None, Meta(description="Your points in the try that counts.")]
    won: Annotated[bool | None, Meta(description="Whether you won.")]
    count: Annotated[int, Meta(description="How many have finished it.")]
    ranked: Annotated[
        bool, Meta(description="Whether your result is ranked: no hints, no bot's move, no turn taken back.")
    ]


class DayResult(Struct):
    """Your result with a game's deal on its day."""

    game: str
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    total: int
    won: bool
    ranked: bool


class CalendarDay(Struct):
    """A day with deals."""

    day: str
    results: list[DayResult]


class Calendar(Struct):
    """The deals of a month, as you played them on their days."""

    month: str
    today: str
    first: Annotated[str, Meta(description="The first day with deals.")]
    days: Annotated[list[CalendarDay], Meta(description="Days with deals.")]
    streak: Annotated[int, Meta(description="Days in a row, up to today or yesterday.")]
    longest: Annotated[int, Meta(description="Your longest streak.")]
    games: Annotated[list[str], Meta(description="Games with deals.")]


class Today(Struct):
    """The deals of the day."""

    day: str
    games: list[DailyStanding]
    days: Annotated[list[str], Meta(description="Which of the last seven days you finished a deal on.")]
    streak: Annotated[int, Meta(description="Days in a row, up to today or yesterday.")]


class Daily(DailyStanding):
    """One game's deal of one day."""

    day: str
    today: bool
    seats: int
    commitment: Annotated[str, Meta(description="The commitment: the SHA-256 of the seed.")]
    totals: Annotated[Counts | None, Meta(description="None until you have finished.")]
    median: float | None
    previous: str | None
    next: str | None

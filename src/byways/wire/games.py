"""The games offered here, and the choices for a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from byways.kernel.facts import Choice, Need, Suggestion

from .requests import SeatChoice

OptionValue = bool | int | str | list[int | str] | None


Options = dict[str, OptionValue]


class OptionEntry(Struct, rename="camel", omit_defaults=True):
    """What each entry of a list can be."""

    type: str | UnsetType = UNSET
    enum: list[int | str | None] | UnsetType = UNSET
    max_length: int | UnsetType = UNSET


class OptionSchema(Struct, rename="camel", omit_defaults=True):
    """What an option can be, as a JSON schema."""

    default: OptionValue
    type: str | list[str] | UnsetType = UNSET
    enum: list[int | str | None] | UnsetType = UNSET
    items: OptionEntry | UnsetType = UNSET
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    min_items: int | UnsetType = UNSET
    max_items: int | UnsetType = UNSET
    max_length: int | UnsetType = UNSET
    unique_items: bool | UnsetType = UNSET


class Copying(Struct):
    """How to copy a board from paper."""

    settings: Annotated[tuple[str, ...], Meta(description="The options that matter.")]
    example: str


class JustStart(Struct):
    """A suggested first table."""

    options: Options
    seats: list[SeatChoice]


class TourOffer(Struct):
    """A short tour of what is special about certain options."""

    name: str
    options: Annotated[Options, Meta(description="For lists, at least these values.")]


class GameFacts(Struct):
    """A game, without its rules."""

    name: str
    seats: Annotated[tuple[int, int], Meta(description="The fewest and the most players.")]
    rules: Annotated[int, Meta(description="The version of the rules.")]
    options: dict[str, OptionSchema]
    secret: Annotated[bool, Meta(description="Whether players have hidden hands.")]
    in_turn: Annotated[bool, Meta(description="Whether seats take turns, seat 1 first.")]
    paper: Annotated[bool, Meta(description="Whether it can be printed.")]
    tour: Annotated[bool, Meta(description="Whether it has a tour for newcomers.")]
    puzzles: Annotated[bool, Meta(description="Whether it has puzzles.")]
    tours: Annotated[list[TourOffer], Meta(description="Short tours of what is special about some options.")]
    score: Annotated[Copying | None, Meta(description="None if boards can't be copied from paper.")]
    levels: Annotated[list[int], Meta(description="The levels of bots, weakest first.")]
    first_level: Annotated[int, Meta(description="The level for somebody who is new to the game.")]
    weaker: Annotated[bool, Meta(description="Whether bots are weaker, for want of a C compiler.")]
    minutes: Annotated[int | None, Meta(description="How long a usual game takes.")]
    drawings: Annotated[list[str], Meta(description="`cover`, and `<option>-<value>` for choices.")]
    choices: Annotated[dict[str, tuple[Choice, ...]], Meta(description="Options whose values are cards.")]
    needs: Annotated[dict[str, Need], Meta(description="Options that don't apply to every table.")]
    start: JustStart
    advice: Annotated[tuple[Suggestion, ...], Meta(description="Suggestions on the set-up page.")]


class Games(Struct):
    """All games offered here."""

    games: list[GameFacts]

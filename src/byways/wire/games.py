"""The games that are played here, and what can be chosen for a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from .requests import SeatChoice

OptionValue = bool | int | str | list[int | str] | None


Options = dict[str, OptionValue]


class OptionEntry(Struct, rename="camel", omit_defaults=True):
    """What each of a list can be."""

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
    """How a board is copied from paper."""

    settings: Annotated[tuple[str, ...], Meta(description="The options that matter for it.")]
    example: str


class JustStart(Struct):
    """A table to begin with."""

    options: Options
    seats: list[SeatChoice]


class Advised(Struct):
    """What goes better with some options; the sentence is `<game>.advice.<name>`."""

    name: str
    when: Annotated[dict[str, Any], Meta(description="Options that are chosen.")]
    instead: Annotated[dict[str, Any], Meta(description="What is suggested in their place.")]


class TourOffer(Struct):
    """A short tour of what is different at tables with certain options."""

    name: str
    options: Annotated[Options, Meta(description="Of a list, at least what is named here.")]


class ShownChoice(Struct):
    """A value of an option as a card; its goal is the sentence `<game>.option.<option>-<value>-goal`."""

    value: int | str
    minutes: Annotated[int | None, Meta(description="Where it has one, the choice is a world or variant.")]
    difficulty: Annotated[int | None, Meta(description="From 1 to 3.")]
    seats: Annotated[tuple[int, int] | None, Meta(description="The fewest and the most, if others.")]
    group: Annotated[str, Meta(description="As many are chosen from each group.")]


class OptionNeed(Struct):
    """What must be chosen before an option means anything."""

    options: Options
    seats: Annotated[int, Meta(description="The fewest.")]


class GameFacts(Struct):
    """What is known of a game."""

    name: str
    seats: Annotated[tuple[int, int], Meta(description="The fewest and the most.")]
    rules: Annotated[int, Meta(description="The version of the rules.")]
    options: dict[str, OptionSchema]
    secret: Annotated[bool, Meta(description="Whether hands are hidden from one another.")]
    in_turn: Annotated[bool, Meta(description="Whether seats take turns, seat 1 first.")]
    paper: Annotated[bool, Meta(description="Whether it can be printed.")]
    tour: Annotated[bool, Meta(description="Whether it has a tour for newcomers.")]
    puzzles: Annotated[bool, Meta(description="Whether it has puzzles.")]
    tours: Annotated[list[TourOffer], Meta(description="Short tours of what is different at some tables.")]
    score: Annotated[Copying | None, Meta(description="None where no board can be copied from paper.")]
    levels: Annotated[list[int], Meta(description="How strong bots can be, the weakest first.")]
    first_level: Annotated[int, Meta(description="The level for somebody who is new to the game.")]
    weaker: Annotated[bool, Meta(description="Whether bots play weaker here than they could.")]
    minutes: Annotated[int | None, Meta(description="How long a usual game takes.")]
    drawings: Annotated[list[str], Meta(description="`cover`, and `<option>-<value>` for choices.")]
    choices: Annotated[dict[str, list[ShownChoice]], Meta(description="Options whose values are cards.")]
    needs: Annotated[dict[str, OptionNeed], Meta(description="Options that are not for every table.")]
    start: JustStart
    advice: Annotated[list[Advised], Meta(description="What to suggest to whoever sets up a table.")]


class Games(Struct):
    """Every game that is played here."""

    games: list[GameFacts]

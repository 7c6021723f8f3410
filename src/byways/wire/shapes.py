"""What answers and messages are made of, as types. Loaded for the description only."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Args = Annotated[
    dict[str, "str | int | list[Text]"],
    Meta(description="What the holes of the sentence are filled with; texts are said one after the other."),
]
Number = Annotated[int, Meta(ge=1, description="A seat, counted from 1.")]
Word = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[^ ]+$")]
Words = Annotated[list[Word], Meta(max_length=60, description="What is pointed at, in order.")]
Point = tuple[int, int]
Ident = Annotated[str, Meta(description="The name of a table, or of a record that was brought along.")]


# Pieces


class Text(Struct):
    """A sentence in no language: message `a-b-c` of `/i18n/{lang}.ftl` for code `a.b.c`."""

    code: str
    args: Args


class Reason(Struct):
    """Why not."""

    code: str
    args: Args
    refs: Annotated[list[str], Meta(description="The places it is about, the first one first.")]


class Happened(Struct):
    """Something that happened, as the reader may know it."""

    code: str
    args: Args
    seat: int | None
    refs: list[str]


class Problem(Struct):
    """Why something was not done."""

    code: str
    args: Args
    reasons: list[Reason]


class Refused(Struct):
    """Every answer with a status of 400 or more."""

    error: Problem


class Stroke(Struct):
    """A line or a sign."""

    style: str
    points: list[Point]


class Badge(Struct):
    """A sign with a number."""

    sign: str
    count: int


class Spot(Struct):
    """A place, a piece or a button."""

    ref: Annotated[str, Meta(description="The word that points at it, empty if it only decorates.")]
    label: Text
    at: Point
    size: Point
    shape: str
    strokes: list[Stroke]
    text: str
    marks: list[str]
    count: int | None
    badges: list[Badge]
    short: Text | None


class Area(Struct):
    """Spots that belong together."""

    kind: Literal["board", "tray", "ghosts", "bar"]
    label: Text
    size: Point
    seat: int | None
    strokes: list[Stroke]
    spots: list[Spot]


class Scene(Struct):
    """What to draw; 100 units are the width of a cell, card or die."""

    areas: list[Area]


class ScoreLine(Struct):
    """One row of a score sheet; its name is the sentence `<game>.score.<code>`."""

    code: str
    points: int
    refs: list[str]


class Sheet(Struct):
    """A score sheet."""

    seat: Number
    total: int
    lines: list[ScoreLine]


class Outcome(Struct):
    """How a game ended."""

    reason: Text
    winners: list[Number]


class SeatSummary(Struct):
    """Who sits where."""

    seat: Number
    kind: Literal["person", "bot", "open", "closed"]
    name: str
    level: int | None
    mine: bool
    back: Annotated[bool, Meta(description="Whether a bot plays for you, and you may have the seat back.")]
    online: bool | UnsetType = UNSET

"""What goes over a table's socket, as types. Loaded for the description only."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from .answers import Pace, Waited
from .asked import Key
from .shapes import (
    Area,
    Args,
    Happened,
    Ident,
    Number,
    Outcome,
    Problem,
    Reason,
    Scene,
    SeatSummary,
    Sheet,
    Text,
    Words,
)

# Messages to the server


class Play(Struct, tag_field="do", tag="play"):
    """Makes a move."""

    key: Key
    seat: Number
    path: Words


class Undo(Struct, tag_field="do", tag="undo"):
    """Takes back the last step of the turn."""

    key: Key
    seat: Number


class Redo(Struct, tag_field="do", tag="redo"):
    """Does again what was taken back."""

    key: Key
    seat: Number


class Restart(Struct, tag_field="do", tag="restart"):
    """Takes back the whole turn so far."""

    key: Key
    seat: Number


class Reopen(Struct, tag_field="do", tag="reopen"):
    """Takes the turn back while others still play theirs."""

    key: Key
    seat: Number


class Auto(Struct, tag_field="do", tag="auto"):
    """Lets the bot make one move for the seat."""

    key: Key
    seat: Number


class Choices(Struct, tag_field="do", tag="choices"):
    """Asks which words can come next."""

    key: Key
    seat: Number
    picked: Words


class Why(Struct, tag_field="do", tag="why"):
    """Asks why not."""

    key: Key
    seat: Number
    picked: Words


class Usual(Struct, tag_field="do", tag="usual"):
    """Asks for the usual move that begins so."""

    key: Key
    seat: Number
    picked: Words


class Tell(Struct, tag_field="do", tag="tell"):
    """Says what real dice or cards show."""

    key: Key
    path: Words


class Untell(Struct, tag_field="do", tag="untell"):
    """Takes back what was said last of real dice or cards, while nobody has acted on it."""

    key: Key


class Say(Struct, tag_field="do", tag="say"):
    """Says something to everybody at the table."""

    key: Key
    seat: Number
    text: Annotated[str, Meta(min_length=1, description="One line of plain text, at most 500 letters.")]


class Ping(Struct, tag_field="do", tag="ping"):
    """Asks whether somebody is there."""

    key: Key


ToServer = Play | Undo | Redo | Restart | Reopen | Auto | Choices | Why | Usual | Tell | Untell | Say | Ping


# Messages from the server


class Can(Struct):
    """What else can be done now."""

    undo: bool
    redo: bool
    restart: bool
    reopen: bool
    untell: bool


class View(Struct):
    """What one seat sees, or a spectator."""

    seat: int | None
    stage: Text
    scene: Scene
    scores: list[Sheet]
    acting: Annotated[bool, Meta(description="Whether this seat is to act.")]
    can: Can
    next: Annotated[list[str], Meta(description="The first words that can be picked now.")]
    draft: Annotated[list[list[str]], Meta(description="The steps of this turn that are not final yet.")]
    missing: Annotated[list[Reason], Meta(description="Why the turn cannot be ended yet.")]


class Lot(Struct):
    """Words of which some are told."""

    count: Annotated[int, Meta(description="How many are told.")]
    most: Annotated[dict[str, int], Meta(description="How often a word can be told at most, where it can.")]
    area: Area


class Asked(Struct):
    """What real dice or cards are to be told now."""

    seat: Annotated[int | None, Meta(description="Who alone sees them; none: everybody.")]
    mine: Annotated[bool, Meta(description="Whether you may tell it.")]
    head: Annotated[list[str], Meta(description="The words that come first.")]
    mixed: Annotated[bool, Meta(description="Whether the order does not matter.")]
    lots: list[Lot]
    example: str


class Table(Struct, tag_field="type", tag="table"):
    """The whole table, on connecting and whenever anything has changed."""

    seq: Annotated[int, Meta(ge=0, description="Goes up with every change.")]
    id: Ident
    game: str
    options: dict[str, Any]
    secret: bool
    over: bool
    to_act: list[int]
    seats: list[SeatSummary]
    views: Annotated[list[View], Meta(description="One for each of your seats; one for a spectator.")]
    outcome: Outcome | None
    pace: Pace
    waited: Waited
    typed: Annotated[bool, Meta(description="Whether dice and cards are real ones.")]
    asked: Asked | None
    commitment: Annotated[str | None, Meta(description="SHA-256 of the seed; none with real dice.")]
    seed: Annotated[str | None, Meta(description="Told once the game is over.")]


class Events(Struct, tag_field="type", tag="events"):
    """What others did; on connecting, what happened lately (`all`)."""

    all: bool
    events: list[Happened]


class TalkLine(Struct):
    """What somebody said (`said`), or what happened around the table (`code`, `args`)."""

    id: int
    at: Annotated[float, Meta(description="Seconds since 1970.")]
    seat: Annotated[int, Meta(description="Who says it, or whom it is about.")]
    name: str
    said: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    args: Args | UnsetType = UNSET


class Talk(Struct, tag_field="type", tag="talk"):
    """What was said: all of it on connecting, then what is new."""

    all: bool
    lines: list[TalkLine]


class Ack(Struct, tag_field="type", tag="ack"):
    """Done, with what happened; or not, with the reason."""

    key: str | None
    ok: bool
    events: list[Happened] | UnsetType = UNSET
    error: Problem | UnsetType = UNSET


class Chosen(Struct, tag_field="type", tag="choices"):
    """Which words can come next, and whether the words so far are a move."""

    key: str
    next: list[str]
    complete: bool


class Explained(Struct, tag_field="type", tag="why"):
    """Why not; empty if it can be played, or completed into something that can."""

    key: str
    reasons: list[Reason]


class Advised(Struct, tag_field="type", tag="usual"):
    """The usual move; none where there is a real choice."""

    key: str
    path: list[str] | None


class Pong(Struct, tag_field="type", tag="pong"):
    """Somebody is there."""

    key: str


class Cut(Struct, tag_field="type", tag="error"):
    """Why the server ends the connection."""

    code: str
    args: Args
    reasons: list[Reason] | UnsetType = UNSET


FromServer = Table | Events | Talk | Ack | Chosen | Explained | Advised | Pong | Cut

"""What a server tells over a table's socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from byways.kernel.intent import Preview
from byways.kernel.protocol import Happening, Path, Refusal, Seat
from byways.kernel.record import Provenance
from byways.kernel.scene import Area, Args, Badge, Brief, Place, Point, Spot, Stroke, Text
from byways.kernel.table import Ending, Perspective, ScoreSheet, Verb
from byways.kernel.tree import Tree

from .avatars import Avatar
from .evening import Increment, Rematch
from .wishes import Number

PROVENANCE = """What somebody may have known before the game: `seed` a text from which all dice follow, `deal`
dice and cards that were dealt before, `branch` the beginning, from another game; `typed` are real dice."""


class SeatShown(Struct, frozen=True):
    """Who sits where."""

    seat: Number
    kind: Literal["person", "bot", "open", "closed"]
    name: str
    level: int | None
    mine: bool
    back: Annotated[bool, Meta(description="Whether a bot plays for you; you can take your seat back.")]
    online: bool | UnsetType = UNSET
    shared: Annotated[int, Meta(description="How many other devices share the seat by its private link.")] = 0
    avatar: Annotated[Avatar | None, Meta(description="Of the person who sits or sat there.")] = None


class LotShown(Struct, frozen=True):
    """Words to choose from: equal dice, or a bag of cards."""

    count: Annotated[int, Meta(description="How many to enter.")]
    most: Annotated[dict[str, int], Meta(description="How often each word can occur.")]
    area: Area


class Question(Struct, frozen=True):
    """Which real dice or cards to enter now."""

    seat: Annotated[int | None, Meta(description="The only seat that sees them; none: everybody does.")]
    yours: Annotated[bool, Meta(description="Whether you may enter them.")]
    head: Annotated[Path, Meta(description="The words that come first.")]
    mixed: Annotated[bool, Meta(description="Whether the order does not matter.")]
    lots: tuple[LotShown, ...]
    example: str


STAMP = """Stands for what is seen here. Who comes back with it (`?stamp=` at the socket's address) and would
see just that is sent an `update` without views instead of the whole table."""
Hints = Literal["allowed", "asked", "off"]
HINTS = "Whether good turns are shown to who asks, somebody has asked, or nobody is shown any."


class Joint(Struct, frozen=True):
    """What the seats add to the dice; see docs/fair-dice.md."""

    waiting: Annotated[bool, Meta(description="Whether the first roll waits for it.")]
    promised: Annotated[bool, Meta(description="Whether everybody has committed, so salts can be revealed.")]
    pledges: Annotated[tuple[str | None, ...], Meta(description="The SHA-256 of each seat's salt.")]
    salts: Annotated[tuple[str | None, ...], Meta(description="Each seat's salt, once revealed.")]


class TurnAsked(Struct, frozen=True):
    """A seat's request to take back its last final turn."""

    seat: Number
    waits: Annotated[tuple[Seat, ...], Meta(description="The players who haven't agreed yet.")]


class Watching(Struct, frozen=True):
    """The spectators."""

    count: int = 0
    names: Annotated[
        tuple[str, ...] | None,
        Meta(description="The names of those who have one; none if the table doesn't show them."),
    ] = None


class Snapshot(Struct, frozen=True, tag_field="type", tag="table"):
    """The whole table, on connecting and on request."""

    seq: Annotated[int, Meta(ge=0, description="Goes up by one with every update you are sent.")]
    id: str
    game: str
    options: dict[str, Any]
    secret: bool
    over: bool
    to_act: tuple[Seat, ...]
    seats: tuple[SeatShown, ...]
    views: Annotated[
        tuple[Perspective, ...], Meta(description="One for each of your seats; one for a spectator.")
    ]
    ending: Ending | None = None
    pace: Annotated[float | None, Meta(description="Seconds agreed per turn; none: no limit.")] = None
    waited: Annotated[dict[str, float], Meta(description="Each seat's seconds used when this was sent.")] = {}
    typed: Annotated[bool, Meta(description="Whether dice and cards are real.")] = False
    question: Question | None = None
    provenance: Annotated[tuple[Provenance, ...], Meta(description=PROVENANCE)] = ()
    commitment: Annotated[str | None, Meta(description="SHA-256 of the seed; none with real dice.")] = None
    seed: Annotated[str | None, Meta(description="Published once the game is over.")] = None
    joint: Annotated[Joint | None, Meta(description="None if the seats add nothing to the dice.")] = None
    rematch: Annotated[Rematch | None, Meta(description="Another game with the same people.")] = None
    increment: Increment = None
    hints: Annotated[Hints, Meta(description=HINTS)] = "allowed"
    watching: Watching = Watching()
    takeback: TurnAsked | None = None
    stamp: Annotated[str, Meta(description=STAMP)] = ""


class Splice(Struct, frozen=True):
    """Spots that replace others; positions are those before the change, the last one first."""

    start: int
    removed: int
    spots: tuple[Spot, ...]


class StrokeSplice(Struct, frozen=True):
    """Strokes that replace others, given like spots."""

    start: int
    removed: int
    strokes: tuple[Stroke, ...]


class SpotChange(Struct, frozen=True, omit_defaults=True):
    """The changes of a spot; its number is the current one."""

    number: int
    ref: str | UnsetType = UNSET
    label: Text | UnsetType = UNSET
    at: Point | UnsetType = UNSET
    size: Point | UnsetType = UNSET
    shape: str | UnsetType = UNSET
    strokes: tuple[Stroke, ...] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    marks: tuple[str, ...] | UnsetType = UNSET
    count: int | UnsetType | None = UNSET
    badges: tuple[Badge, ...] | UnsetType = UNSET
    short: Text | UnsetType | None = UNSET
    means: Path | UnsetType = UNSET


class AreaChange(Struct, frozen=True, omit_defaults=True):
    """A changed area: all of it (`area`), or its changes, applied in the order of the fields."""

    number: int
    area: Area | None = None
    label: Text | UnsetType = UNSET
    size: Point | UnsetType = UNSET
    rule: Text | UnsetType | None = UNSET
    count: Text | UnsetType | None = UNSET
    place: Place | UnsetType = UNSET
    folds: bool | UnsetType = UNSET
    moved: Annotated[Point, Meta(description="How far all spots and strokes have moved.")] = (0, 0)
    strokes: tuple[StrokeSplice, ...] = ()
    splices: tuple[Splice, ...] = ()
    spots: tuple[SpotChange, ...] = ()


class ViewChange(Struct, frozen=True):
    """The changes for one seat, or a spectator; whatever is left out is unchanged."""

    seat: Seat | None
    stage: Text | UnsetType = UNSET
    brief: Brief | UnsetType = UNSET
    count: Annotated[int | UnsetType, Meta(description="How many areas the scene has now.")] = UNSET
    areas: tuple[AreaChange, ...] | UnsetType = UNSET
    sheets: Annotated[
        tuple[ScoreSheet, ...] | UnsetType, Meta(description="The changed sheets, each with its seat.")
    ] = UNSET
    acting: bool | UnsetType = UNSET
    can: tuple[Verb, ...] | UnsetType = UNSET
    next: Path | UnsetType = UNSET
    tree: Tree | UnsetType | None = UNSET
    usual: Path | UnsetType | None = UNSET
    draft: tuple[Path, ...] | UnsetType = UNSET
    missing: tuple[Refusal, ...] | UnsetType = UNSET
    happened: tuple[Happening, ...] | UnsetType = UNSET


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The changes since the previous message; whatever is left out is unchanged."""

    seq: Annotated[
        int,
        Meta(
            ge=0,
            description="One more than before; after a gap ask with `sync`. Numbers begin anew with every"
            " line, also where its first message is an update.",
        ),
    ]
    over: bool | UnsetType = UNSET
    to_act: tuple[Seat, ...] | UnsetType = UNSET
    seats: tuple[SeatShown, ...] | UnsetType = UNSET
    views: tuple[ViewChange, ...] | UnsetType = UNSET
    ending: Ending | UnsetType | None = UNSET
    waited: dict[str, float] | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    seed: str | UnsetType | None = UNSET
    joint: Joint | UnsetType | None = UNSET
    rematch: Rematch | UnsetType | None = UNSET
    provenance: tuple[Provenance, ...] | UnsetType = UNSET
    hints: Hints | UnsetType = UNSET
    watching: Watching | UnsetType = UNSET
    takeback: TurnAsked | UnsetType | None = UNSET
    stamp: str | UnsetType = UNSET


class News(Struct, frozen=True, tag_field="type", tag="events"):
    """What became known to everybody, sent after the table that shows it; with `all`, recent events."""

    all: bool
    events: tuple[Happening, ...]


class TalkLine(Struct, frozen=True):
    """A chat message (`said`), or what happened around the table (`code`, `args`)."""

    id: int
    at: Annotated[float, Meta(description="Seconds since 1970.")]
    seat: Annotated[int, Meta(description="The speaker, or the person it is about.")]
    name: str
    said: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    args: Args | UnsetType = UNSET


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """The chat: all of it on connecting, then what is new."""

    all: bool
    lines: tuple[TalkLine, ...]


class Problem(Struct, frozen=True):
    """Why something was not done."""

    code: str
    args: Args
    reasons: tuple[Refusal, ...] = ()


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The request was carried out, with its events; or not, with the reason."""

    key: str | None
    events: tuple[Happening, ...] = ()
    error: Problem | None = None


class Chosen(Struct, frozen=True, tag_field="type", tag="choices"):
    """Which words can come next, and whether the words so far are a move."""

    key: str
    next: Path
    complete: bool


class Foreseen(Struct, frozen=True, tag_field="type", tag="preview"):
    """What a move would do; none if the words aren't a possible move."""

    key: str
    preview: Preview | None


class Explained(Struct, frozen=True, tag_field="type", tag="why"):
    """The reasons against a move; empty if it can be played, or completed to one that can."""

    key: str
    reasons: tuple[Refusal, ...]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The server is there."""

    key: str


class Cut(Struct, frozen=True, tag_field="type", tag="error"):
    """Why the server ends the connection."""

    error: Problem


FromServer = Snapshot | Update | News | Talk | Ack | Chosen | Foreseen | Explained | Pong | Cut

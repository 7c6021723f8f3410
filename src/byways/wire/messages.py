"""What goes over a table's socket."""

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
from .requests import Key

Number = Annotated[int, Meta(ge=1, le=99, description="A seat, counted from 1.")]
Word = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[^ \x00]+$")]
PROVENANCE = """What somebody may have known before the game: `seed` a text from which all dice follow, `deal`
dice and cards that were dealt before, `branch` the beginning, from another game; `typed` are real dice."""
Words = Annotated[tuple[Word, ...], Meta(max_length=60, description="What is pointed at, in order.")]

# Messages to the server


class Wish(Struct, frozen=True, tag_field="do"):
    """Something that is asked for once, however often it is sent."""

    key: Key


class SeatWish(Wish, frozen=True):
    """Something that is asked for a seat."""

    seat: Number


Whole = Annotated[bool, Meta(description="Whether with the steps that go without saying after it.")]


class Play(SeatWish, frozen=True, tag="play"):
    """Makes a move."""

    path: Words
    whole: Whole = False


class Undo(SeatWish, frozen=True, tag="undo"):
    """Takes back the last step of the turn."""

    whole: Whole = False


class Redo(SeatWish, frozen=True, tag="redo"):
    """Does again what was taken back."""

    whole: Whole = False


class Restart(SeatWish, frozen=True, tag="restart"):
    """Takes back the whole turn so far."""


class Reopen(SeatWish, frozen=True, tag="reopen"):
    """Takes the turn back while others still play theirs."""


class Takeback(SeatWish, frozen=True, tag="takeback"):
    """Asks the others for the last turn that is final; bots agree."""


class Agree(SeatWish, frozen=True, tag="agree"):
    """Lets somebody take a final turn back."""


class Decline(SeatWish, frozen=True, tag="decline"):
    """Does not let somebody take a final turn back, or asks for it no longer."""


class Auto(SeatWish, frozen=True, tag="auto"):
    """Lets the bot make one move for the seat."""


class Choose(SeatWish, frozen=True, tag="choices"):
    """Asks which words can come next."""

    picked: Words


class Foresee(SeatWish, frozen=True, tag="preview"):
    """Asks what a move would bring."""

    picked: Words


class Why(SeatWish, frozen=True, tag="why"):
    """Asks why not."""

    picked: Words


class Tell(Wish, frozen=True, tag="tell"):
    """Says what real dice or cards show."""

    path: Words


class Untell(Wish, frozen=True, tag="untell"):
    """Takes back what was said last of real dice or cards, while nobody has acted on it."""


class Say(SeatWish, frozen=True, tag="say"):
    """Says something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, description="One line of plain text, at most 500 letters.")]


Reaction = Literal["well", "thanks", "wow", "haha", "oops", "hurry"]


class React(SeatWish, frozen=True, tag="react"):
    """Shows everybody at the table a mark, without a word."""

    mark: Reaction


class Pledge(SeatWish, frozen=True, tag="pledge"):
    """Promises what the seat adds to joint dice, before anybody tells theirs."""

    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="The SHA-256 of the salt.")]


class Reveal(SeatWish, frozen=True, tag="reveal"):
    """Tells what the seat adds to joint dice, once all have promised theirs."""

    salt: Annotated[str, Meta(max_length=100, description="Any text, better one that nobody can guess.")]


class GoOn(Wish, frozen=True, tag="go_on"):
    """Lets joint dice wait no longer for those who are not there; they add nothing."""


class Sync(Wish, frozen=True, tag="sync"):
    """Asks for the whole table again."""


class Ping(Wish, frozen=True, tag="ping"):
    """Asks whether somebody is there."""


ToServer = (
    Play
    | Undo
    | Redo
    | Restart
    | Reopen
    | Takeback
    | Agree
    | Decline
    | Auto
    | Choose
    | Foresee
    | Why
    | Tell
    | Untell
    | Say
    | React
    | Pledge
    | Reveal
    | GoOn
    | Sync
    | Ping
)

# Messages from the server


class SeatShown(Struct, frozen=True):
    """Who sits where."""

    seat: Number
    kind: Literal["person", "bot", "open", "closed"]
    name: str
    level: int | None
    mine: bool
    back: Annotated[bool, Meta(description="Whether a bot plays for you, and you may have the seat back.")]
    online: bool | UnsetType = UNSET
    shared: Annotated[
        int, Meta(description="How many others have the seat, too: devices that came with its private link.")
    ] = 0
    avatar: Annotated[Avatar | None, Meta(description="Of a person who sits or sat there.")] = None


class LotShown(Struct, frozen=True):
    """Words of which some are told: dice that are alike, or a bag of cards."""

    count: Annotated[int, Meta(description="How many are told.")]
    most: Annotated[dict[str, int], Meta(description="How often a word can be told at most, where it can.")]
    area: Area


class Question(Struct, frozen=True):
    """What real dice or cards are to be told now."""

    seat: Annotated[int | None, Meta(description="Who alone sees them; none: everybody.")]
    yours: Annotated[bool, Meta(description="Whether you may tell it.")]
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

    waiting: Annotated[bool, Meta(description="Whether the first dice wait for it.")]
    promised: Annotated[bool, Meta(description="Whether all have promised theirs, so that it can be told.")]
    pledges: Annotated[tuple[str | None, ...], Meta(description="The SHA-256 of each seat's, as promised.")]
    salts: Annotated[tuple[str | None, ...], Meta(description="Each seat's, once it is told.")]


class TurnAsked(Struct, frozen=True):
    """That a seat asks to take its last final turn back."""

    seat: Number
    waits: Annotated[tuple[Seat, ...], Meta(description="Who has not agreed yet.")]


class Watching(Struct, frozen=True):
    """Who watches and does not play."""

    count: int = 0
    names: Annotated[
        tuple[str, ...] | None,
        Meta(description="Of those who have one; none where the table does not tell who they are."),
    ] = None


class Snapshot(Struct, frozen=True, tag_field="type", tag="table"):
    """The whole table, on connecting and when it is asked for."""

    seq: Annotated[int, Meta(ge=0, description="Goes up by one with every update that you are sent.")]
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
    pace: Annotated[float | None, Meta(description="Seconds agreed for a turn; none: no limit.")] = None
    waited: Annotated[
        dict[str, float], Meta(description="Seat to the seconds it had taken when this was sent.")
    ] = {}
    typed: Annotated[bool, Meta(description="Whether dice and cards are real ones.")] = False
    question: Question | None = None
    provenance: Annotated[tuple[Provenance, ...], Meta(description=PROVENANCE)] = ()
    commitment: Annotated[str | None, Meta(description="SHA-256 of the seed; none with real dice.")] = None
    seed: Annotated[str | None, Meta(description="Told once the game is over.")] = None
    joint: Annotated[Joint | None, Meta(description="None where the seats add nothing to the dice.")] = None
    rematch: Annotated[Rematch | None, Meta(description="Another game of the same people.")] = None
    increment: Increment = None
    hints: Annotated[Hints, Meta(description=HINTS)] = "allowed"
    watching: Watching = Watching()
    takeback: TurnAsked | None = None
    stamp: Annotated[str, Meta(description=STAMP)] = ""


class Splice(Struct, frozen=True):
    """Spots in place of others; places are those before the change, the last one comes first."""

    start: int
    removed: int
    spots: tuple[Spot, ...]


class StrokeSplice(Struct, frozen=True):
    """Strokes in place of others, told as spots are."""

    start: int
    removed: int
    strokes: tuple[Stroke, ...]


class SpotChange(Struct, frozen=True, omit_defaults=True):
    """What differs of a spot; its number is the one that it has now."""

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
    """An area that differs: all of it (`area`), or what is told of it, done in the order of the fields."""

    number: int
    area: Area | None = None
    label: Text | UnsetType = UNSET
    size: Point | UnsetType = UNSET
    rule: Text | UnsetType | None = UNSET
    count: Text | UnsetType | None = UNSET
    place: Place | UnsetType = UNSET
    folds: bool | UnsetType = UNSET
    moved: Annotated[Point, Meta(description="How far every spot and stroke has moved.")] = (0, 0)
    strokes: tuple[StrokeSplice, ...] = ()
    splices: tuple[Splice, ...] = ()
    spots: tuple[SpotChange, ...] = ()


class ViewChange(Struct, frozen=True):
    """What differs for one seat, or a spectator; what is left out is as before."""

    seat: Seat | None
    stage: Text | UnsetType = UNSET
    brief: Brief | UnsetType = UNSET
    count: Annotated[int | UnsetType, Meta(description="How many areas the scene has now.")] = UNSET
    areas: tuple[AreaChange, ...] | UnsetType = UNSET
    sheets: Annotated[
        tuple[ScoreSheet, ...] | UnsetType, Meta(description="The sheets that differ, each of its seat.")
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
    """What has changed since the message before; what is left out is as before."""

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
    """What has become known to everybody, after the table that shows it; `all`: what happened lately."""

    all: bool
    events: tuple[Happening, ...]


class TalkLine(Struct, frozen=True):
    """What somebody said (`said`), or what happened around the table (`code`, `args`)."""

    id: int
    at: Annotated[float, Meta(description="Seconds since 1970.")]
    seat: Annotated[int, Meta(description="Who says it, or whom it is about.")]
    name: str
    said: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    args: Args | UnsetType = UNSET


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """What was said: all of it on connecting, then what is new."""

    all: bool
    lines: tuple[TalkLine, ...]


class Problem(Struct, frozen=True):
    """Why something was not done."""

    code: str
    args: Args
    reasons: tuple[Refusal, ...] = ()


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """Done, with what happened; or not, with the reason."""

    key: str | None
    events: tuple[Happening, ...] = ()
    error: Problem | None = None


class Chosen(Struct, frozen=True, tag_field="type", tag="choices"):
    """Which words can come next, and whether the words so far are a move."""

    key: str
    next: Path
    complete: bool


class Foreseen(Struct, frozen=True, tag_field="type", tag="preview"):
    """What a move would bring; none where the words are no move that can be made."""

    key: str
    preview: Preview | None


class Explained(Struct, frozen=True, tag_field="type", tag="why"):
    """Why not; empty if it can be played, or completed into something that can."""

    key: str
    reasons: tuple[Refusal, ...]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""

    key: str


class Cut(Struct, frozen=True, tag_field="type", tag="error"):
    """Why the server ends the connection."""

    error: Problem


FromServer = Snapshot | Update | News | Talk | Ack | Chosen | Foreseen | Explained | Pong | Cut

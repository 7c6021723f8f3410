"""What the server answers and what goes over a table's socket, as types. Loaded for the description only."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .asked import Key, Seat

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
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None
    mine: bool
    online: bool | UnsetType = UNSET


# Answers over HTTP


class Health(Struct):
    """The server is well."""

    version: str


class Copying(Struct):
    """How a board is copied from paper."""

    settings: Annotated[list[str], Meta(description="The options that matter for it.")]
    example: str


class JustStart(Struct):
    """A table to begin with."""

    options: dict[str, Any]
    seats: list[Seat]


class GameFacts(Struct):
    """What is known of a game."""

    name: str
    seats: Annotated[tuple[int, int], Meta(description="The fewest and the most.")]
    rules: Annotated[int, Meta(description="The version of the rules.")]
    options: Annotated[dict[str, dict[str, Any]], Meta(description="Each option as a JSON schema.")]
    secret: Annotated[bool, Meta(description="Whether hands are hidden from one another.")]
    paper: Annotated[bool, Meta(description="Whether it can be printed.")]
    tour: Annotated[bool, Meta(description="Whether it has a tour for newcomers.")]
    score: Annotated[Copying | None, Meta(description="None where no board can be copied from paper.")]
    levels: Annotated[list[int], Meta(description="How strong bots can be.")]
    start: JustStart


class Games(Struct):
    """Every game that is played here."""

    games: list[GameFacts]


class Offer(Struct):
    """A piece that may be entered at a place."""

    spot: Spot
    entries: Annotated[list[str], Meta(description="Once for every way to turn it; those that fit first.")]
    fits: Annotated[int, Meta(description="How many go with what is round the place.")]


class Judged(Struct):
    """A board that was played on paper, as far as it can be read."""

    position: str
    options: dict[str, Any]
    board: Area
    score: Annotated[Sheet | None, Meta(description="None while something is wrong.")]
    faults: list[Reason]
    offers: list[Offer]


class Rules(Struct):
    """The rules of a game."""

    markdown: str


class TourStep(Struct):
    """A step of a tour: what is said, what is seen, and perhaps a move to make."""

    text: Text
    seat: int | None
    stage: Text
    scene: Scene
    scores: list[Sheet]
    lines: Annotated[list[str], Meta(description="Lines of the score that are pointed at.")]
    do: Annotated[list[str], Meta(description="The move that the learner is to make.")]
    next: list[str]
    point: Annotated[list[str], Meta(description="Places that are pointed at.")]
    tried: Annotated[list[str], Meta(description="A move that is shown to be refused.")]
    reasons: list[Reason]


class Tour(Struct):
    """A tour of a game."""

    steps: list[TourStep]


class TourChoices(Struct):
    """What can be picked at a step of a tour; where nothing can, why not."""

    next: list[str]
    complete: bool
    reasons: list[Reason]


class RulesPicture(Struct):
    """A picture in the rules."""

    scene: Scene
    shown: Annotated[int, Meta(description="How many areas, from the first on, are drawn.")]
    scored: bool
    losses: list[str]
    point: list[str]
    tried: list[str]
    reasons: list[Reason]


class RulesPictures(Struct):
    """The pictures of the rules by their names."""

    pictures: dict[str, RulesPicture]


class Summary(Struct):
    """A table in short."""

    id: Ident
    game: str
    options: dict[str, Any]
    stage: Text
    to_act: list[int]
    over: bool
    yours: Annotated[bool, Meta(description="Whether it is your turn.")]
    seats: list[SeatSummary]
    typed: Annotated[bool, Meta(description="Whether dice and cards are real ones.")]
    invites: Annotated[dict[str, str], Meta(description="Seat to invitation, if the table is yours.")]
    updated: Annotated[float, Meta(description="Seconds since 1970.")]


class Me(Struct):
    """You."""

    name: str
    tables: Annotated[list[Summary], Meta(description="Your turn first, then the newest.")]


class Made(Struct):
    """Something new."""

    id: Ident


class Joined(Struct):
    """A seat that is yours now."""

    id: Ident
    seat: Number


class Token(Struct):
    """A fresh token; it is shown this once."""

    token: str


class TokenNote(Struct):
    """A token that you have."""

    id: str
    label: str
    created: Annotated[float, Meta(description="Seconds since 1970.")]


class Tokens(Struct):
    """Your tokens, the oldest first."""

    tokens: list[TokenNote]


Counts = Annotated[
    list[tuple[int, int]], Meta(description="Each total with how many reached it, the lowest first.")
]


class DealResult(Struct):
    """What somebody made of a deal."""

    table: Ident
    seat: Number
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None
    total: int
    won: bool
    mine: bool
    again: Annotated[bool, Meta(description="Whether they had the deal before and knew it.")]


class Elsewhere(Struct):
    """The same deal at other tables."""

    deal: Annotated[str | None, Meta(description="Its name for a link; none: it cannot be dealt again.")]
    game: str
    seats: int
    results: Annotated[list[DealResult], Meta(description="The highest total first; not all, if many.")]
    count: Annotated[int, Meta(description="How many results there are.")]
    totals: Annotated[Counts, Meta(description="Of people who had it for the first time.")]
    median: float | None
    day: Annotated[str | None, Meta(description="The day for which this table counts.")]


class SharedDeal(Struct):
    """A deal, without what it brings."""

    game: str
    options: dict[str, Any]
    seats: int
    running: Annotated[str | None, Meta(description="Your table where it goes on.")]
    finished: Annotated[str | None, Meta(description="Your first table where it is over.")]


class DailyStanding(Struct):
    """Where you are with a deal of the day."""

    game: str
    running: str | None
    finished: str | None
    total: Annotated[int | None, Meta(description="What you reached in the try that counts.")]
    count: Annotated[int, Meta(description="How many have finished it.")]


class Today(Struct):
    """The deals of the day."""

    day: str
    games: list[DailyStanding]


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


class MySettings(Struct):
    """How messages reach you."""

    name: str
    lang: str | None
    hook: str | None
    webhooks: Annotated[
        Literal["public", "private", "off"], Meta(description="Where this server sends messages.")
    ]


class Sent(Struct):
    """The message was taken."""

    ok: bool


class Deleted(Struct):
    """Nothing is left."""

    deleted: bool


class MyData(Struct):
    """Everything that is kept of you."""

    player: dict[str, Any] | None
    tables: Annotated[
        list[dict[str, Any]], Meta(description="As in `GET /api/me`, finished ones with their `record`.")
    ]
    results: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    records: list[dict[str, Any]]
    programs: list[dict[str, Any]]


class ToldMove(Struct):
    """A move of a finished game."""

    seat: Annotated[int, Meta(ge=0, description="0 is nature: dice and cards.")]
    path: list[str]
    events: list[Happened]
    stage: Text


class Told(Struct):
    """A finished game in short."""

    id: Ident
    game: str
    seats: list[SeatSummary]
    moves: list[ToldMove]
    outcome: Outcome | None
    start: Text
    table: Annotated[bool, Meta(description="Whether it was played at a table here.")]


class Moment(Struct):
    """How a finished game stood after a move."""

    move: int
    seat: int | None
    stage: Text
    scene: Scene
    scores: list[Sheet]


class CurveLine(Struct):
    """A line of the score, move by move."""

    code: str
    points: list[int]


class SeatCurve(Struct):
    """A seat's score, move by move."""

    seat: Number
    totals: list[int]
    lines: list[CurveLine]


class Curve(Struct):
    """Every seat's score before the first move and after each."""

    seats: list[SeatCurve]


class Roll(Struct):
    """A move of nature, and the numbers behind it."""

    path: list[str]
    draws: (
        Annotated[list[tuple[int, int]], Meta(description="Pairs: a bound, and the number below it.")] | None
    )


class Dice(Struct):
    """Every move of nature in order."""

    rolls: list[Roll]


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


class Ping(Struct, tag_field="do", tag="ping"):
    """Asks whether somebody is there."""

    key: Key


ToServer = Play | Undo | Redo | Restart | Reopen | Auto | Choices | Why | Usual | Tell | Untell | Ping


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
    typed: Annotated[bool, Meta(description="Whether dice and cards are real ones.")]
    asked: Asked | None
    commitment: Annotated[str | None, Meta(description="SHA-256 of the seed; none with real dice.")]
    seed: Annotated[str | None, Meta(description="Told once the game is over.")]


class Events(Struct, tag_field="type", tag="events"):
    """What others did."""

    events: list[Happened]


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


FromServer = Table | Events | Ack | Chosen | Explained | Advised | Pong | Cut

"""What the server answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from byways.kernel.protocol import Happening, Path, Refusal
from byways.kernel.record import Provenance
from byways.kernel.scene import Area, Scene, Text
from byways.kernel.sketch import Offer
from byways.kernel.table import Ending, Perspective, ScoreSheet

from .evening import Increment, Number
from .messages import PROVENANCE, Problem, SeatShown
from .requests import SeatChoice

Ident = Annotated[str, Meta(description="The name of a table, or of a record that was brought along.")]


class Refused(Struct):
    """Every answer with a status of 400 or more."""

    error: Problem


class Health(Struct):
    """The server is well: it has just saved something."""

    version: str
    lag: Annotated[float, Meta(description="The longest delay of the last ten seconds, in seconds.")]
    blocked: Annotated[
        int, Meta(description="How often it was busy with one thing for more than a tenth of a second.")
    ]


class Alive(Struct):
    """The server answers."""

    version: str


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
    tours: Annotated[list[TourOffer], Meta(description="Short tours of what is different at some tables.")]
    score: Annotated[Copying | None, Meta(description="None where no board can be copied from paper.")]
    levels: Annotated[list[int], Meta(description="How strong bots can be, the weakest first.")]
    first_level: Annotated[int, Meta(description="The level for somebody who is new to the game.")]
    minutes: Annotated[int | None, Meta(description="How long a usual game takes.")]
    drawings: Annotated[list[str], Meta(description="`cover`, and `<option>-<value>` for choices.")]
    choices: Annotated[dict[str, list[ShownChoice]], Meta(description="Options whose values are cards.")]
    needs: Annotated[dict[str, OptionNeed], Meta(description="Options that are not for every table.")]
    start: JustStart
    advice: Annotated[list[Advised], Meta(description="What to suggest to whoever sets up a table.")]


class HouseNetwork(Struct):
    """Whether guests who are in the same house can come."""

    offered: Annotated[bool, Meta(description="Whether you may open it: you sit at the server's machine.")]
    address: Annotated[str | None, Meta(description="Where guests find us; none: nobody else can come.")]


class Games(Struct):
    """Every game that is played here."""

    games: list[GameFacts]


class Judged(Struct):
    """A board that was played on paper, as far as it can be read."""

    position: str
    options: Options
    board: Area
    score: Annotated[ScoreSheet | None, Meta(description="None while something is wrong.")]
    faults: tuple[Refusal, ...]
    offers: tuple[Offer, ...]


class Rules(Struct):
    """The rules of a game."""

    markdown: Annotated[
        str, Meta(description="`![what it shows](scene:NAME)` on a line of its own is a picture.")
    ]


class TourStep(Struct):
    """A step of a tour: what is said, what is seen, and perhaps a move to make."""

    text: Text
    view: Perspective
    lines: Annotated[tuple[str, ...], Meta(description="Lines of the score that are pointed at.")]
    do: Annotated[Path, Meta(description="The move that the learner is to make.")]
    point: Annotated[Path, Meta(description="Places that are pointed at.")]
    tried: Annotated[Path, Meta(description="A move that is drawn as if it were being made.")]
    reasons: tuple[Refusal, ...]


class Tour(Struct):
    """A tour of a game."""

    steps: list[TourStep]
    options: Annotated[Options, Meta(description="Those of the table that it is about.")]
    seats: int


class TourChoices(Struct):
    """What can be picked at a step of a tour; where nothing can, why not."""

    next: Path
    complete: bool
    reasons: tuple[Refusal, ...]


class RulesPicture(Struct):
    """A picture in the rules."""

    scene: Scene
    shown: Annotated[int, Meta(description="How many areas, from the first on, are drawn.")]
    scored: Annotated[bool, Meta(description="Whether what is pointed at earns points.")]
    losses: Annotated[Path, Meta(description="Places that cost points.")]
    point: Annotated[Path, Meta(description="Places that are pointed at.")]
    tried: Annotated[Path, Meta(description="A move that is drawn as if it were being made.")]
    reasons: tuple[Refusal, ...]


class RulesPictures(Struct):
    """The pictures of the rules by their names."""

    pictures: dict[str, RulesPicture]


Pace = Annotated[float | None, Meta(description="Seconds agreed for a turn; none: no limit.")]
Waited = Annotated[
    dict[str, float],
    Meta(description="Seat to the seconds it has taken, if it is to act and a pace was agreed."),
]


class Reached(Struct):
    """What a seat made of a game that is over."""

    seat: Number
    total: int
    won: bool


class Summary(Struct):
    """A table in short."""

    id: Ident
    game: str
    options: Options
    stage: Text
    to_act: list[int]
    over: bool
    yours: Annotated[bool, Meta(description="Whether it is your turn.")]
    seats: list[SeatShown]
    typed: Annotated[bool, Meta(description="Whether dice and cards are real ones.")]
    invites: Annotated[dict[str, str], Meta(description="Seat to invitation, if the table is yours.")]
    pace: Pace
    increment: Increment
    waited: Waited
    listed: Annotated[bool, Meta(description="Whether strangers may join.")]
    updated: Annotated[float, Meta(description="Seconds since 1970.")]
    results: Annotated[list[Reached], Meta(description="Of a game that is over; of real dice none are kept.")]
    scored: Annotated[bool, Meta(description="Whether points decide.")]
    unbegun: Annotated[bool, Meta(description="Whether you opened it and may still take it away.")]


class TableOffer(Struct):
    """A table for somebody who does not sit there yet."""

    id: Ident
    game: str
    options: Options
    pace: Pace
    increment: Increment
    seats: list[SeatShown]
    over: bool
    provenance: Annotated[tuple[Provenance, ...], Meta(description=PROVENANCE)]


class Invitation(TableOffer):
    """What is behind an invitation."""

    seat: Number


class OpenTables(Struct):
    """Tables that strangers may join."""

    allowed: Annotated[bool, Meta(description="Whether there can be any here.")]
    tables: list[TableOffer]


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
    kind: Literal["person", "bot", "open", "closed"]
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


class ReplayMove(Struct):
    """A move of a finished game."""

    seat: Annotated[int, Meta(ge=0, description="0 is nature: dice and cards.")]
    path: Path
    events: tuple[Happening, ...]
    stage: Text


class Replay(Struct):
    """A finished game in short."""

    id: Ident
    game: str
    seats: list[SeatShown]
    moves: tuple[ReplayMove, ...]
    ending: Ending | None
    start: Annotated[Text, Meta(description="The stage before the first move.")]
    table: Annotated[bool, Meta(description="Whether it was played at a table here.")]


class Moment(Struct):
    """How a finished game stood after a move."""

    move: int
    view: Perspective


class CurveLine(Struct):
    """A line of the score, move by move."""

    code: str
    points: list[int]


class SeatCurve(Struct):
    """A seat's score, move by move."""

    seat: Number
    totals: list[int]
    lines: list[CurveLine]


class ScoreCurve(Struct):
    """Every seat's score before the first move and after each."""

    seats: list[SeatCurve]


class Roll(Struct):
    """A move of nature, and the numbers behind it."""

    path: Path
    draws: Annotated[
        tuple[tuple[int, int], ...] | None, Meta(description="Pairs: a bound, and the number below it.")
    ]


class Dice(Struct):
    """Every move of nature in order."""

    rolls: list[Roll]

"""Every request, with what it takes and gives and how it can be refused. Loaded for the description only.

``tests/server/test_described.py`` holds it against the handlers, and sends whatever fits it or does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from msgspec import Meta

from byways.wire import answers, shapes
from byways.wire import requests as asked

PDF = "application/pdf"
TEXT = "text/plain"


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter behind the question mark."""

    name: str
    about: str
    type: Any
    default: Any = None


@dataclass(frozen=True, slots=True)
class Request:
    """What can be asked."""

    about: str
    gives: Any
    """A shape, or a media type."""

    status: int = 200
    takes: Any = None
    """The shape of the body, or its media type."""

    query: tuple[Query, ...] = ()
    refuses: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    makes: bool = False
    """Whether something is made that is counted."""


LANG = Query("lang", "en, ru or uk; another one is taken for en.", str, "en")
NO_GAME = {404: ("server.no_game",)}
OLD = ("server.old_rules",)
NO_DAILY = {404: ("server.no_game", "server.no_daily")}
NO_DEAL = {404: ("server.no_deal",)}
HOOK = ("server.hook_address", "server.hook_private", "server.hook_unknown")
NO_TABLE: Mapping[int, tuple[str, ...]] = {404: ("server.no_table",), 410: OLD}
NO_SEAT: Mapping[int, tuple[str, ...]] = {
    400: ("server.field",),
    404: ("server.no_table", "server.no_seat"),
    410: OLD,
}
TOLD: Mapping[int, tuple[str, ...]] = {**NO_TABLE, 409: ("server.still_playing",)}
Whole = Annotated[int, Meta(ge=0, le=999_999_999)]

Name = Annotated[str, Meta(min_length=1)]
PARTS: dict[str, Any] = {
    "/i18n/{name}": Literal["en.ftl", "ru.ftl", "uk.ftl"],
    "/games/{name}": asked.Game,
    "/tour/{number}": Annotated[int, Meta(ge=1, le=999, description="A step, counted from 1.")],
    "/tokens/{token}": Annotated[Name, Meta(description="The `id` of a token.")],
    "/tables/{table}": Annotated[Name, Meta(description="The `id` of a table.")],
    "/seats/{seat}": Annotated[Whole, Meta(description="A seat, counted from 1.")],
    "/seat/{token}": Annotated[Name, Meta(description="What a private link ends with.")],
    "/join/{token}": Annotated[Name, Meta(description="An invitation.")],
    "/deals/{deal}": Annotated[Name, Meta(description="The name of a deal, from a table that is over.")],
    "/daily/{game}": asked.Game,
    "/{day}": Annotated[Name, Meta(description="A day, such as `2026-11-15`, in universal time.")],
    "/replays/{name}": Annotated[Name, Meta(description="The `id` of a finished table, or of a record.")],
    "/moves/{move}": Annotated[Whole, Meta(description="How many moves were made.")],
}
"""What the parts of an address can be."""

REQUESTS: dict[str, Request] = {
    "GET /health": Request("Whether the server is well.", answers.Health),
    "GET /i18n/{name}": Request(
        "All sentences of a language in [Fluent](https://projectfluent.org): `en.ftl`, `ru.ftl`, `uk.ftl`.",
        TEXT,
        refuses={404: ("server.no_page",)},
    ),
    "GET /api/openapi.json": Request("This description.", dict[str, Any]),
    "GET /api/wire.json": Request("The messages of a table's socket as a JSON schema.", dict[str, Any]),
    "GET /api/games": Request("Every game that is played here.", answers.Games),
    "GET /api/games/{name}/picture": Request(
        "A scene to advertise a game with.", shapes.Scene, refuses=NO_GAME
    ),
    "GET /api/games/{name}/rules": Request(
        "The rules of a game.", answers.Rules, query=(LANG,), refuses=NO_GAME
    ),
    "GET /api/games/{name}/paper": Request(
        "A game to print.",
        PDF,
        query=(
            LANG,
            Query("size", "The paper.", str, "a4"),
            Query("seats", "For how many players.", int | None),
            Query("options", "Options of the game as a JSON object.", str, "{}"),
        ),
        refuses={
            400: ("server.field", "server.options", "server.message"),
            **NO_GAME,
        },
    ),
    "GET /api/games/{name}/tour": Request(
        "A tour for newcomers.", answers.Tour, refuses={404: ("server.no_game", "server.no_tour")}
    ),
    "GET /api/games/{name}/tour/{number}": Request(
        "What can be picked at a step of a tour, after some words.",
        answers.TourChoices,
        query=(Query("picked", "The words, with spaces between; at most 400 characters.", str, ""),),
        refuses={400: ("server.field",), 404: ("server.no_game", "server.no_move")},
    ),
    "GET /api/games/{name}/pictures": Request(
        "The pictures of the rules.", answers.RulesPictures, refuses=NO_GAME
    ),
    "POST /api/games/{name}/score": Request(
        "Draws and scores a board that was played on paper, and says what may be entered at a place of it.",
        answers.Judged,
        takes=asked.Score,
        refuses={400: ("server.options",), 404: ("server.no_game", "engine.no_positions")},
    ),
    "GET /api/me": Request("Your name and your tables.", answers.Me),
    "POST /api/me": Request("Sets your name.", answers.Me, takes=asked.Rename),
    "GET /api/me/settings": Request("How messages reach you.", answers.MySettings),
    "POST /api/me/settings": Request(
        "Sets the language of messages and the address that is told when it is your turn.",
        answers.MySettings,
        takes=asked.Tell,
        refuses={400: HOOK, 409: ("server.hooks_off",), 502: ("server.hook_silent",)},
    ),
    "POST /api/me/hook/test": Request(
        "Sends your address a test message at once.",
        answers.Sent,
        refuses={
            400: HOOK,
            409: ("server.hooks_off", "server.hook_none"),
            429: ("server.hook_wait",),
            502: (
                "server.hook_silent",
                "server.hook_certificate",
                "server.hook_redirect",
                "server.hook_answer",
            ),
        },
    ),
    "GET /api/me/export": Request("Everything that is kept of you, as a file.", answers.MyData),
    "POST /api/me/delete": Request(
        "Deletes what is kept of you. Whoever asks is somebody new from then on.",
        answers.Deleted,
        takes=asked.Forget,
    ),
    "GET /api/tokens": Request("Your tokens for programs.", answers.Tokens),
    "POST /api/tokens": Request(
        "Makes a token for a program. Who asks without token and cookie becomes somebody new.",
        answers.Token,
        201,
        takes=asked.NewToken,
        refuses={409: ("server.tokens_full",)},
        makes=True,
    ),
    "DELETE /api/tokens/{token}": Request(
        "Revokes a token of yours by its `id`. Gives those that are left.",
        answers.Tokens,
        refuses={404: ("server.no_such_token",)},
    ),
    "POST /api/tables": Request(
        "Opens a table.",
        answers.Made,
        201,
        takes=asked.OpenTable,
        refuses={
            400: ("server.options", "server.no_seat_for_you", "server.known_seed"),
            403: ("server.no_open_tables",),
            409: ("server.twice",),
            **NO_GAME,
        },
        makes=True,
    ),
    "GET /api/tables/{table}": Request("A table in short.", answers.Summary, refuses=NO_TABLE),
    "GET /api/tables/{table}/record": Request(
        "The record of a table at which the game is over.", TEXT, refuses=TOLD
    ),
    "POST /api/tables/{table}/again": Request(
        "Opens a table with the same seats and options, and with the same deal if wished.",
        answers.Made,
        201,
        takes=asked.PlayAgain,
        refuses={
            **NO_TABLE,
            403: ("server.not_your_seat",),
            409: ("server.still_playing", "server.real_deal", "server.twice"),
        },
        makes=True,
    ),
    "GET /api/tables/{table}/deal": Request(
        "What others made of the deal of a table that is over, once you have finished it yourself.",
        answers.Elsewhere,
        refuses={404: ("server.no_table",), 409: ("server.still_playing", "server.deal_open")},
    ),
    "GET /api/deals/{deal}": Request("A deal that somebody shares.", answers.SharedDeal, refuses=NO_DEAL),
    "POST /api/deals/{deal}/play": Request(
        "Plays a deal alone, against bots if it is for several: where you are at it, else at a new table.",
        answers.Made,
        201,
        takes=asked.Keyed,
        refuses={**NO_DEAL, 409: ("server.twice",), 410: OLD},
        makes=True,
    ),
    "GET /api/daily": Request("Where you are with today's deals.", answers.Today),
    "GET /api/daily/{game}/{day}": Request(
        "A day's deal, with everybody's points once that spoils nothing for you.",
        answers.Daily,
        refuses=NO_DAILY,
    ),
    "POST /api/daily/{game}/{day}/play": Request(
        "Plays a day's deal; the first time, on the day itself, it counts.",
        answers.Made,
        201,
        takes=asked.Keyed,
        refuses={**NO_DAILY, 409: ("server.twice",), 410: OLD},
        makes=True,
    ),
    "GET /api/open": Request("Tables that strangers may join.", answers.OpenTables),
    "POST /api/tables/{table}/join": Request(
        "Takes a free seat at a table that strangers may join.",
        answers.Joined,
        takes=asked.Join,
        refuses={**NO_TABLE, 403: ("server.not_open",), 409: ("server.table_full",)},
    ),
    "POST /api/tables/{table}/seats/{seat}/link": Request(
        "Makes a private link for your seat, `/seat/…`; one made before leads nowhere any more.",
        answers.Token,
        201,
        refuses={**NO_SEAT, 403: ("server.not_your_seat",)},
        makes=True,
    ),
    "POST /api/tables/{table}/seats/{seat}/bot": Request(
        "Lets a bot play on: for you, for somebody whose time is up, or where no guest came.",
        answers.Made,
        takes=asked.HandOver,
        refuses={
            **NO_SEAT,
            403: ("server.not_at_table", "server.no_pace"),
            409: ("server.time_left", "server.seat_closed", "match.over"),
        },
    ),
    "POST /api/tables/{table}/seats/{seat}/close": Request(
        "Closes the seat of somebody whose time is up.",
        answers.Made,
        refuses={
            **NO_SEAT,
            403: ("server.not_at_table", "server.no_pace", "server.is_played"),
            409: ("server.time_left", "match.over"),
        },
    ),
    "POST /api/tables/{table}/seats/{seat}/back": Request(
        "Takes your seat back from a bot.",
        answers.Made,
        refuses={**NO_SEAT, 403: ("server.not_your_seat",), 409: ("server.seat_closed", "match.over")},
    ),
    "POST /api/seat/{token}": Request(
        "Takes the seat behind a private link for this device, too: the last part of a link `/seat/…`.",
        answers.Joined,
        refuses={404: ("server.no_link", "server.no_table"), 409: ("server.seat_closed",), 410: OLD},
    ),
    "GET /api/join/{token}": Request(
        "What is behind an invitation.",
        answers.Invitation,
        refuses={404: ("server.no_invite", "server.no_table"), 410: OLD},
    ),
    "POST /api/join/{token}": Request(
        "Takes the seat behind an invitation: the last part of a link `/join/…`.",
        answers.Joined,
        takes=asked.Join,
        refuses={404: ("server.no_invite", "server.no_table"), 409: ("server.no_invite",), 410: OLD},
    ),
    "POST /api/records": Request(
        "Brings a record along, to look at it. The same text has the same name.",
        answers.Made,
        201,
        takes=TEXT,
        refuses={400: ("server.bad_record",)},
        makes=True,
    ),
    "GET /api/replays/{name}": Request("A finished game in short.", answers.Told, refuses=TOLD),
    "GET /api/replays/{name}/moves/{move}": Request(
        "How a finished game stood after so many moves.",
        answers.Moment,
        query=(Query("seat", "As this seat saw it; everything if left out.", Whole | Literal[""], ""),),
        refuses={**TOLD, 404: ("server.no_table", "server.no_move"), 400: ("server.field",)},
    ),
    "GET /api/replays/{name}/curve": Request(
        "Every seat's score, move by move.", answers.Curve, refuses=TOLD
    ),
    "GET /api/replays/{name}/dice": Request("The numbers behind dice and cards.", answers.Dice, refuses=TOLD),
    "GET /api/replays/{name}/record": Request("The record.", TEXT, refuses=TOLD),
    "POST /api/replays/{name}/branch": Request(
        "Opens a table that goes on from the middle of a finished game, with new dice.",
        answers.Made,
        201,
        takes=asked.Branch,
        refuses={
            **NO_TABLE,
            400: ("server.no_seat_for_you",),
            404: ("server.no_table", "server.no_move"),
            409: ("server.still_playing", "server.twice", "match.over"),
        },
        makes=True,
    ),
}

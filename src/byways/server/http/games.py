"""The games offered here: facts, rules and printing."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from byways.bots import is_compiled
from byways.i18n import LANGUAGES, rules_text
from byways.kernel.bot import FIRST_LEVEL
from byways.kernel.facts import Facts
from byways.kernel.lesson import tours_of
from byways.kernel.puzzle import FILE as PUZZLES
from byways.registry import GAMES
from byways.wire.games import (
    Copying,
    GameFacts,
    Games,
    JustStart,
    OptionSchema,
    TourOffer,
)
from byways.wire.lessons import Rules
from byways.wire.requests import SeatChoice

from ..catalogue import game_named
from ..errors import Trouble
from ..work.printing import print_pdf
from .parameters import DrawingName, GameName, Lang
from .refusals import FIELD, NO_GAME, SLOW, merged
from .request import AnyRequest, work


@get("/api/games", sync_to_thread=False)
def list_games() -> Games:
    """All games offered here."""
    return Games([_facts(facts) for facts in GAMES.values()])


def _facts(facts: Facts) -> GameFacts:
    copying = facts.facets.positions if facts.facets.positions is not None else None
    bots = [SeatChoice("bot", level=FIRST_LEVEL)] * (min(2, facts.seats[1]) - 1)
    return GameFacts(
        name=facts.name,
        seats=facts.seats,
        rules=facts.rules,
        options=msgspec.convert(facts.schema, dict[str, OptionSchema]),
        secret=facts.secret,
        in_turn=facts.in_turn,
        paper=facts.facets.paper is not None,
        tour=facts.facets.text("lesson.txt") is not None,
        puzzles=facts.facets.text(PUZZLES) is not None,
        tours=[TourOffer(tour.name, dict(tour.options)) for tour in tours_of(facts)],
        score=Copying(copying.settings, copying.example) if copying is not None else None,
        levels=list(facts.levels),
        first_level=FIRST_LEVEL,
        weaker=not is_compiled(facts),
        minutes=facts.minutes,
        drawings=list(facts.facets.drawings()),
        choices=dict(facts.choices),
        needs=dict(facts.needs),
        start=JustStart({}, [SeatChoice("me"), *bots]),
        advice=facts.advice,
    )


@get(
    "/api/games/{name:str}/art/{drawing:str}",
    sync_to_thread=False,
    media_type="image/svg+xml",
    refuses={404: ("server.no_game", "server.no_page")},
)
def get_drawing(name: GameName, drawing: DrawingName) -> Response[str]:
    """A drawing of a game, such as its `cover`."""
    found = game_named(name).facets.drawing(drawing)
    if found is None:
        raise Trouble(404, "server.no_page")
    return Response(found, headers={"cache-control": "public, max-age=3600"})


@get("/api/games/{name:str}/rules", sync_to_thread=False, refuses=NO_GAME)
def get_rules(name: GameName, lang: Lang = "en") -> Rules:
    """The rules of a game."""
    return Rules(rules_text(_language(lang), game_named(name).name))


@get(
    "/api/games/{name:str}/paper",
    media_type="application/pdf",
    refuses=merged(FIELD, SLOW, {400: ("server.options",)}, NO_GAME),
)
async def print_game(
    request: AnyRequest,
    name: GameName,
    lang: Lang = "en",
    size: Annotated[str, QueryParameter(description="The paper size.")] = "a4",
    seats: Annotated[int | None, QueryParameter(description="The number of players.")] = None,
    options: Annotated[str, QueryParameter(description="Options of the game as a JSON object.")] = "{}",
) -> Response[bytes]:
    """A PDF of a game to print."""
    try:
        given = msgspec.json.decode(options)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        raise Trouble(400, "server.field", field="options")
    made = await work(request, print_pdf, game_named(name).name, given, _language(lang), size, seats)
    return Response(made, headers={"content-disposition": f'inline; filename="byways-{name}.pdf"'})


def _language(lang: str) -> str:
    return lang if lang in LANGUAGES else LANGUAGES[0]

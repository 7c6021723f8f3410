"""What turns are worth: good turns at a table, reviews and par of finished games. See docs/insight.md."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from byways.insight.explore import Outlook
from byways.insight.turns import Advice
from byways.wire.insight import LadderScore, ReviewPart
from byways.wire.requests import PaperBoard

from ..access.limits import address_of
from ..store.judgements import kept
from ..table.hints import show
from ..work.insight import VERSION, look_at
from .parameters import MOST, GameName, ReplayName, SeatNumber, TableName
from .refusals import FIELD, NO_REPLAY, NO_SEAT, SLOW, merged
from .request import AnyRequest, count, encoded, rooms_of, services, visitor_of, work

RETOLD = merged(FIELD, SLOW, NO_REPLAY)
REVIEWED = 20_000
"""About the size in bytes of some judged turns in the database."""

Since = Annotated[int, QueryParameter(ge=0, le=MOST, description="The log line to start from.")]
Played = Annotated[int, QueryParameter(ge=0, le=MOST, description="The number of moves before.")]
Strength = Annotated[int, QueryParameter(ge=1, le=MOST, description="The level of the bots.")]


@post(
    "/api/tables/{table:str}/seats/{seat:str}/hints",
    status_code=200,
    refuses=merged(
        FIELD,
        SLOW,
        NO_SEAT,
        {
            403: ("server.not_your_seat", "server.no_hints"),
            409: ("match.over", "match.not_your_turn"),
        },
    ),
)
async def show_hints(request: AnyRequest, table: TableName, seat: SeatNumber) -> Response[Advice]:
    """Shows the best turns your seat can take now. The game is then marked and not compared with others."""
    count(request, "hints")
    room, workers = await rooms_of(request).room(table), services(request).workers
    return encoded(await show(room, visitor_of(request), seat, workers, address_of(request)))


@get("/api/replays/{name:str}/seats/{seat:str}/review", refuses=merged(RETOLD, {404: ("server.no_move",)}))
async def get_review(
    request: AnyRequest, name: ReplayName, seat: SeatNumber, since: Since = 0
) -> Response[ReviewPart]:
    """How good the turns of a seat in a finished game were, a few at a time."""
    count(request, "reviews", REVIEWED)
    return encoded(await services(request).replays.review(name, seat, since, address_of(request)))


@get("/api/replays/{name:str}/seats/{seat:str}/par", refuses=merged(RETOLD, {404: ("server.no_par",)}))
async def get_par(
    request: AnyRequest, name: ReplayName, seat: SeatNumber, level: Strength
) -> Response[LadderScore]:
    """What bots of one level make of a finished game's dice or cards."""
    count(request, "reviews")
    return encoded(await services(request).replays.ladder(name, seat, level, address_of(request)))


@get("/api/replays/{name:str}/seats/{seat:str}/outlook", refuses=merged(RETOLD, {404: ("server.no_move",)}))
async def explore_moment(
    request: AnyRequest, name: ReplayName, seat: SeatNumber, move: Played
) -> Response[Outlook]:
    """The outlook at a moment of a finished game, from what a seat could know then."""
    count(request, "hints")
    return encoded(await services(request).replays.outlook(name, seat, move, address_of(request)))


@post(
    "/api/games/{name:str}/outlook",
    status_code=200,
    refuses=merged(SLOW, {400: ("server.options",), 404: ("server.no_game", "engine.no_positions")}),
)
async def explore_board(request: AnyRequest, name: GameName, data: JSONBody[PaperBoard]) -> Response[Outlook]:
    """The outlook of a board played on paper."""
    count(request, "hints")

    async def find() -> bytes:
        return await work(request, look_at, name, data)

    return encoded(await kept(rooms_of(request).store, ("outlook", VERSION, name, data), find))

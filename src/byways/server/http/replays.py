"""Finished games, move by move. See docs/replay.md."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter, RawBody

from byways.wire.replays import Dice, Moment, Replay, ScoreCurve
from byways.wire.requests import Branch
from byways.wire.tables import Made

from ..access.limits import address_of
from ..archive.replays import MAX_RECORD
from .parameters import MOST, MoveNumber, ReplayName
from .refusals import FIELD, NO_REPLAY, SLOW, merged
from .request import AnyRequest, count, encoded, services, visitor_of

NO_MOVE = {404: ("server.no_move",)}
RETOLD = merged(SLOW, NO_REPLAY)
As = Annotated[
    int | None, QueryParameter(ge=0, le=MOST, description="As this seat saw it; none: everything.")
]


@get("/api/replays/{name:str}", refuses=RETOLD)
async def get_replay(request: AnyRequest, name: ReplayName) -> Response[Replay]:
    """A finished game, in short."""
    return encoded(await services(request).replays.overview(name, visitor_of(request), address_of(request)))


@get("/api/replays/{name:str}/moves/{move:str}", refuses=merged(FIELD, RETOLD, NO_MOVE))
async def get_moment(
    request: AnyRequest, name: ReplayName, move: MoveNumber, seat: As = None
) -> Response[Moment]:
    """A finished game after this many moves."""
    return encoded(await services(request).replays.view(name, move, seat, address_of(request)))


@get("/api/replays/{name:str}/curve", refuses=RETOLD)
async def get_score_curve(request: AnyRequest, name: ReplayName) -> Response[ScoreCurve]:
    """Every seat's score, move by move."""
    return encoded(await services(request).replays.curve(name, address_of(request)))


@get("/api/replays/{name:str}/dice", refuses=RETOLD)
async def get_dice(request: AnyRequest, name: ReplayName) -> Response[Dice]:
    """The numbers behind dice and cards."""
    return encoded(await services(request).replays.dice(name, address_of(request)))


@get("/api/replays/{name:str}/record", media_type=MediaType.TEXT, refuses=RETOLD)
async def get_record(request: AnyRequest, name: ReplayName) -> Response[str]:
    """The record."""
    text, file = await services(request).replays.text(name, address_of(request))
    return Response(text, headers={"content-disposition": f'attachment; filename="{file}"'})


@post(
    "/api/replays/{name:str}/branch",
    status_code=201,
    refuses=merged(
        RETOLD,
        NO_MOVE,
        {
            400: ("server.no_seat_for_you", "server.known_deal"),
            409: ("server.twice", "server.key_used", "match.over"),
        },
    ),
)
async def branch_off(request: AnyRequest, name: ReplayName, data: JSONBody[Branch]) -> Made:
    """Opens a table that continues from the middle of a finished game, with new dice."""
    count(request, "tables")
    return Made(await services(request).replays.branch(visitor_of(request), name, data, address_of(request)))


@post(
    "/api/records",
    status_code=201,
    request_max_body_size=MAX_RECORD,
    takes=MediaType.TEXT,
    refuses=merged(SLOW, {400: ("server.bad_record",), 409: ("server.records_full",)}),
)
async def bring_record(request: AnyRequest, body: RawBody) -> Made:
    """Uploads a record to look at it. The same text gets the same id."""
    count(request, "records", len(body))
    return Made(await services(request).replays.bring(visitor_of(request), body, address_of(request)))

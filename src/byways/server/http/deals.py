"""Deals: what a browser asks about the same dice elsewhere, shared deals, and those of the day."""

from __future__ import annotations

from litestar import Response, get, post

from byways.wire.requests import Keyed

from ..archive.dailies import Dailies
from ..archive.deals import Deals
from ..wire import Json
from .request import AnyRequest, answered, count, read_body, visitor_of


def _deals(request: AnyRequest) -> Deals:
    deals: Deals = request.app.state.deals
    return deals


def _dailies(request: AnyRequest) -> Dailies:
    dailies: Dailies = request.app.state.dailies
    return dailies


@get("/api/tables/{table:str}/deal")
async def elsewhere(request: AnyRequest, table: str) -> Response[Json]:
    return answered(request, await _deals(request).of_table(visitor_of(request), table))


@get("/api/deals/{deal:str}")
async def shared(request: AnyRequest, deal: str) -> Response[Json]:
    return answered(request, await _deals(request).of_deal(visitor_of(request), deal))


@post("/api/deals/{deal:str}/play", status_code=201)
async def play_shared(request: AnyRequest, deal: str) -> Response[Json]:
    body, today = await read_body(request, Keyed), _dailies(request).today()
    count(request, "tables")
    return answered(request, {"id": await _deals(request).play(visitor_of(request), deal, body, today)})


@get("/api/daily")
async def today(request: AnyRequest) -> Response[Json]:
    return answered(request, await _dailies(request).lobby(visitor_of(request)))


@get("/api/daily/{game:str}/{day:str}")
async def daily(request: AnyRequest, game: str, day: str) -> Response[Json]:
    return answered(request, await _dailies(request).about(visitor_of(request), game, day))


@post("/api/daily/{game:str}/{day:str}/play", status_code=201)
async def play_daily(request: AnyRequest, game: str, day: str) -> Response[Json]:
    body = await read_body(request, Keyed)
    count(request, "tables")
    return answered(request, {"id": await _dailies(request).play(visitor_of(request), game, day, body)})


HANDLERS = [elsewhere, shared, play_shared, today, daily, play_daily]

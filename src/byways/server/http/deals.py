"""Deals: the same dice elsewhere, shared deals, and deals of the day."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from byways.wire.deals import Calendar, Daily, Elsewhere, SharedDeal, Today
from byways.wire.requests import PlayDeal
from byways.wire.tables import Made

from .parameters import Day, DealName, GameName, Month, TableName
from .refusals import NO_DEAL, OLD_RULES, merged
from .request import AnyRequest, count, services, visitor_of

NO_DAILY = {404: ("server.no_game", "server.no_daily")}
PLAYED = {409: ("server.twice", "server.key_used"), **OLD_RULES}


@get(
    "/api/tables/{table:str}/deal",
    refuses={404: ("server.no_table",), 409: ("server.still_playing", "server.deal_open")},
)
async def compare_deal(request: AnyRequest, table: TableName) -> Elsewhere:
    """How others did with the deal of a finished table, once you have finished it yourself."""
    return await services(request).deals.of_table(visitor_of(request), table)


@get("/api/deals/{deal:str}", refuses=NO_DEAL)
async def get_deal(request: AnyRequest, deal: DealName) -> SharedDeal:
    """A shared deal."""
    return await services(request).deals.of_deal(visitor_of(request), deal)


@post("/api/deals/{deal:str}/play", status_code=201, refuses=merged(NO_DEAL, PLAYED))
async def play_deal(request: AnyRequest, deal: DealName, data: JSONBody[PlayDeal]) -> Made:
    """Plays a deal, with bots in the other seats: at your unfinished table, or else at a new one."""
    count(request, "tables")
    today = services(request).dailies.today()
    return Made(await services(request).deals.play(visitor_of(request), deal, data.key, today))


@get("/api/daily")
async def get_today(request: AnyRequest) -> Today:
    """Where you are with today's deals."""
    return await services(request).dailies.lobby(visitor_of(request))


@get("/api/calendar/{month:str}", refuses={404: ("server.no_daily",)})
async def get_calendar(request: AnyRequest, month: Month) -> Calendar:
    """The deals of a month, with your results on their days."""
    return await services(request).dailies.calendar(visitor_of(request), month)


@get("/api/daily/{game:str}/{day:str}", refuses=NO_DAILY)
async def get_daily(request: AnyRequest, game: GameName, day: Day) -> Daily:
    """A day's deal, with everybody's points once they no longer spoil anything for you."""
    return await services(request).dailies.about(visitor_of(request), game, day)


@post("/api/daily/{game:str}/{day:str}/play", status_code=201, refuses=merged(NO_DAILY, PLAYED))
async def play_daily(request: AnyRequest, game: GameName, day: Day, data: JSONBody[PlayDeal]) -> Made:
    """Plays a day's deal; the first time, on the day itself, it counts."""
    count(request, "tables")
    return Made(await services(request).dailies.play(visitor_of(request), game, day, data.key))

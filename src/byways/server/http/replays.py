"""After the game: what a browser asks to look at it again. See docs/replay.md."""

from __future__ import annotations

from litestar import MediaType, Response, get, post

from byways.wire.requests import Branch

from ..archive.replays import MAX_RECORD, Replays
from ..wire import Json
from .request import AnyRequest, answered, count, number, read_body, visitor_of


def _replays(request: AnyRequest) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


@get("/api/replays/{name:str}")
async def overview(request: AnyRequest, name: str) -> Response[Json]:
    return answered(request, await _replays(request).overview(name, visitor_of(request)))


@get("/api/replays/{name:str}/moves/{move:str}")
async def view(request: AnyRequest, name: str, move: str, seat: str = "") -> Json:
    return await _replays(request).view(name, number(move, "move"), number(seat, "seat") if seat else None)


@get("/api/replays/{name:str}/curve")
async def curve(request: AnyRequest, name: str) -> Json:
    return await _replays(request).curve(name)


@get("/api/replays/{name:str}/dice")
async def dice(request: AnyRequest, name: str) -> Json:
    return await _replays(request).dice(name)


@get("/api/replays/{name:str}/record", media_type=MediaType.TEXT)
async def written(request: AnyRequest, name: str) -> Response[str]:
    text, file = await _replays(request).text(name)
    return Response(text, headers={"content-disposition": f'attachment; filename="{file}"'})


@post("/api/replays/{name:str}/branch", status_code=201)
async def branch(request: AnyRequest, name: str) -> Response[Json]:
    body = await read_body(request, Branch)
    count(request, "tables")
    table = await _replays(request).branch(visitor_of(request), name, body)
    return answered(request, {"id": table})


@post("/api/records", status_code=201, request_max_body_size=MAX_RECORD)
async def bring(request: AnyRequest) -> Response[Json]:
    count(request, "records")
    name = await _replays(request).bring(visitor_of(request), await request.body())
    return answered(request, {"id": name})


HANDLERS = [overview, view, curve, dice, written, branch, bring]

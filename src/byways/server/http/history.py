"""Your finished games, as a list and as CSV."""

from __future__ import annotations

from litestar import Response, get

from byways.wire.history import History

from ..archive.history import as_csv, history_of
from .request import AnyRequest, rooms_of, visitor_of


@get("/api/me/history")
async def get_history(request: AnyRequest) -> History:
    """The games you have finished."""
    return await history_of(rooms_of(request).store, visitor_of(request))


@get("/api/me/history.csv", media_type="text/csv")
async def get_history_table(request: AnyRequest) -> Response[str]:
    """The games you have finished, as CSV; a `*` marks the totals of other winners."""
    found = await history_of(rooms_of(request).store, visitor_of(request))
    headers = {"content-disposition": 'attachment; filename="byways-games.csv"'}
    return Response(as_csv(found), media_type="text/csv; charset=utf-8", headers=headers)

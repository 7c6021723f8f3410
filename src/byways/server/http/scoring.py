"""Scoring boards played on paper. See docs/paper.md."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from byways.wire.requests import PaperBoard
from byways.wire.scoring import Judged

from ..work.judging import judge
from .parameters import GameName
from .refusals import SLOW, merged
from .request import AnyRequest, encoded, work


@post(
    "/api/games/{name:str}/score",
    status_code=200,
    refuses=merged(SLOW, {400: ("server.options",), 404: ("server.no_game", "engine.no_positions")}),
)
async def score_board(request: AnyRequest, name: GameName, data: JSONBody[PaperBoard]) -> Response[Judged]:
    """Draws and scores a board played on paper, and says what can be entered at one of its places."""
    return encoded(await work(request, judge, name, data))

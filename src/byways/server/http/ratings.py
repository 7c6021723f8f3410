"""Leaderboards. See docs/ratings.md."""

from __future__ import annotations

from litestar import get

from byways.wire.ratings import Leaderboard

from .parameters import GameName
from .request import AnyRequest, services, visitor_of


@get("/api/games/{name:str}/ratings", refuses={404: ("server.no_game",)})
async def get_ratings(request: AnyRequest, name: GameName) -> Leaderboard:
    """The leaderboards of a game for each number of players, and the level of bots that suits you."""
    ratings = services(request).ratings
    return await ratings.leaderboard(visitor_of(request), name)

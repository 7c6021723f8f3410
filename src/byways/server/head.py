"""``HEAD``: what stands above the answer to ``GET``, without the answer."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """Gets what answers ``HEAD`` wherever *app* answers ``GET``."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked.get("method") == "HEAD":
            # A copy: in its own, uvicorn sees that the body has to be left out.
            asked = {**asked, "method": "GET"}
        await app(asked, receive, send)

    return answer

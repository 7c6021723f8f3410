"""Who is asking: a private token in a cookie. We keep only its hash."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from byways.kernel.rng import token as fresh_token

from .errors import Trouble
from .settings import Settings

COOKIE = "byways"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}\Z")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody with a token, known or fresh."""

    player: str
    fresh: str | None = None
    """A token that has to be handed over."""

    def cookies(self, settings: Settings) -> list[Cookie]:
        if self.fresh is None:
            return []
        return [
            Cookie(
                key=COOKIE,
                value=self.fresh,
                path="/",
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=settings.secure,
            )
        ]


def identify(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Gets who is asking; somebody new gets a token."""
    token = connection.cookies.get(COOKIE, "")
    if _TOKEN.match(token):
        return Visitor(hashed(token))
    token = fresh_token(32)
    return Visitor(hashed(token), token)


def hashed(token: str) -> str:
    """Gets what we keep of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings, *, need: bool) -> None:
    """Refuses what another site's page sends in our visitor's name.

    :raises Trouble: the request comes from elsewhere, or, where it is needed, does not say from where.
    """
    host = connection.headers.get("host", "")
    hosts = settings.hosts()
    if hosts is not None and host not in hosts:
        raise Trouble(421, "server.host")
    origin = connection.headers.get("origin")
    if origin is None:
        if need:
            raise Trouble(403, "server.origin")
        return
    if urlsplit(origin).netloc != host:
        raise Trouble(403, "server.origin")

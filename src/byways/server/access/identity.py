"""Who is asking: a private token in a cookie, or a program's in a header. We keep only their hashes."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from byways.kernel.rng import token as fresh_token

from ..errors import Trouble
from ..house import House
from ..settings import Settings

COOKIE = "byways"
SAFE_COOKIE = "__Host-byways"
"""What it is called over https: browsers take such a name from us alone. A neighbour of our domain could else
make us take a visitor for another one."""

YEAR = 365 * 24 * 3600
TOKEN_PREFIX = "byways_"
"""How a program's token begins, so that it is known where it should not be."""

_TOKEN = re.compile(r"([\w-]+)=([A-Za-z0-9_-]{43})", re.ASCII)
"""A token with the name of its cookie."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody with a token, known or fresh."""

    player: str
    fresh: str | None = None
    """A token that has to be handed over."""

    renewed: str | None = None
    """The token of somebody known, which has to be handed over once more, under another name."""

    program: str | None = None
    """The hash of the token by which a program was recognized."""

    device: str = ""
    """The hash of the token in the cookie; a program has none."""

    @property
    def credential(self) -> str:
        """By which of their secrets somebody was recognized, as a hash."""
        return self.program or self.device

    def cookies(self, settings: Settings) -> list[Cookie]:
        token = self.fresh or self.renewed
        if token is None:
            return []
        return [
            Cookie(
                key=_name(settings),
                value=token,
                path="/",
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=settings.secure,
            )
        ]


def _name(settings: Settings) -> str:
    return SAFE_COOKIE if settings.secure else COOKIE


def identify(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> Visitor:
    """Gets who is asking; somebody new gets a token."""
    # Only what may be ours is read: to unpack what others have put into quotes takes long.
    shown = (_TOKEN.fullmatch(each.strip()) for each in connection.headers.get("cookie", "").split(";"))
    tokens = {each[1]: each[2] for each in shown if each is not None}
    for name in dict.fromkeys((_name(settings), COOKIE)):
        if token := tokens.get(name):
            renewed = token if name != _name(settings) else None
            return Visitor(hash_of(token), renewed=renewed, device=hash_of(token))
    return newcomer()


def newcomer() -> Visitor:
    """Gets somebody who was never here."""
    token = fresh_token(32)
    return Visitor(hash_of(token), token, device=hash_of(token))


def bearer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Gets a program's token; another kind of authorization is a proxy's business, not ours."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def check_host(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuses what was sent to another name.

    :raises Trouble: it was.
    """
    hosts, host = settings.hosts(), connection.headers.get("host", "")
    house: House = connection.app.state.house
    if hosts is not None and host not in hosts and host != house.netloc:
        raise Trouble(421, "server.host")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings, *, need: bool) -> None:
    """Refuses what another site's page sends in our visitor's name; one of our name that came without
    encryption is another site's, too: anybody on the way may have written it.

    :raises Trouble: the request comes from elsewhere, or, where it is needed, does not say from where.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if need:
            raise Trouble(403, "server.origin")
        return
    schemes = ("https",) if settings.secure else ("http", "https")
    if origin not in {f"{scheme}://{connection.headers.get('host', '')}" for scheme in schemes}:
        raise Trouble(403, "server.origin")

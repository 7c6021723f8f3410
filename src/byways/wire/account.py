"""You: your tables, your settings, your tokens, and everything that is kept about you."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .avatars import Avatar
from .tables import Summary


class Me(Struct):
    """You."""

    name: str
    avatar: Avatar
    tables: Annotated[list[Summary], Meta(description="Your turn first, then the newest.")]


class MySettings(Struct):
    """How messages reach you."""

    name: str
    lang: str | None
    hook: str | None
    webhooks: Annotated[
        Literal["public", "private", "off"], Meta(description="Where this server sends messages.")
    ]
    avatar: Avatar
    unlisted: Annotated[bool, Meta(description="Whether you are hidden on leaderboards.")]


class Sent(Struct):
    """The message was accepted."""

    ok: bool


class Deleted(Struct):
    """Nothing is left."""

    deleted: bool


class MyData(Struct):
    """Everything that is kept about you."""

    player: dict[str, Any] | None
    tables: Annotated[
        list[dict[str, Any]], Meta(description="As in `GET /api/me`, finished ones with their `record`.")
    ]
    results: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    records: list[dict[str, Any]]
    studies: list[dict[str, Any]]
    programs: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    pushes: Annotated[list[dict[str, Any]], Meta(description="Browsers that are notified of your turns.")]


class Token(Struct):
    """A new token, shown only this once."""

    token: str


class TokenNote(Struct):
    """One of your tokens."""

    id: str
    label: str
    created: Annotated[float, Meta(description="Seconds since 1970.")]


class Tokens(Struct):
    """Your tokens, oldest first."""

    tokens: list[TokenNote]

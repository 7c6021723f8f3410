"""Told when it is your turn, with the page closed. See docs/evenings.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class PushKey(Struct):
    """What a browser needs to be told."""

    allowed: Annotated[bool, Meta(description="Whether this server tells browsers at all.")]
    key: Annotated[str, Meta(description="The server's public key (VAPID), base64url; empty: not allowed.")]


class PushKeys(Struct):
    """What messages to a browser are encrypted for, as the browser gives it."""

    p256dh: Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]


class Subscribe(Struct):
    """A browser that wants to be told."""

    endpoint: Annotated[str, Meta(max_length=500, description="Its address at its push service.")]
    keys: PushKeys
    lang: Annotated[Literal["en", "ru", "uk"], Meta(description="The language of messages.")]


class Unsubscribe(Struct):
    """A browser that wants to be told no more."""

    endpoint: Annotated[str, Meta(max_length=500)]


class Subscribed(Struct):
    """Whether the browser is told."""

    on: bool


class Mute(Struct):
    """Whether you want to hear nothing of your turns at a table while you are away."""

    muted: bool

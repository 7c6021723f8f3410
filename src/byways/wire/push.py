"""Notifications for your turn, even with the page closed. See docs/evenings.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class PushKey(Struct):
    """What a browser needs to subscribe."""

    allowed: Annotated[bool, Meta(description="Whether this server sends notifications.")]
    key: Annotated[str, Meta(description="The server's public key (VAPID), base64url; empty: not allowed.")]


class PushKeys(Struct):
    """The keys for which messages to a browser are encrypted, as the browser gives them."""

    p256dh: Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]


class Subscribe(Struct):
    """A browser that subscribes."""

    endpoint: Annotated[str, Meta(max_length=500, description="The browser's address at its push service.")]
    keys: PushKeys
    lang: Annotated[Literal["en", "ru", "uk"], Meta(description="The language of messages.")]


class Unsubscribe(Struct):
    """A browser that unsubscribes."""

    endpoint: Annotated[str, Meta(max_length=500)]


class Subscribed(Struct):
    """Whether the browser is subscribed."""

    on: bool


class Mute(Struct):
    """Whether a table is muted: no messages about your turns there while you are away."""

    muted: bool

"""Your devices: adding another one, and removing one again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .requests import Name

Secret = Annotated[str, Meta(min_length=1, max_length=200, description="The secret in the link or code.")]


class NewPass(Struct):
    """What lets another device in: a link for a few minutes, or a code to keep on paper."""

    kind: Literal["link", "code"]


class Pass(Struct):
    """A new pass, shown only this once; it works once."""

    secret: str
    link: Annotated[str, Meta(description="The link, with the secret in it.")]
    picture: Annotated[str, Meta(description="The link as a QR code, SVG.")]
    expires: Annotated[float | None, Meta(description="When it expires, in seconds since 1970; none: never.")]


class ShownPass(Struct):
    """A pass, as text."""

    secret: Secret


class UsePass(ShownPass):
    """A pass for this device."""

    label: Annotated[Name, Meta(description="A name for the device.")] = ""


class PassOffer(Struct):
    """What using a pass would do."""

    name: Annotated[str, Meta(description="The player whose device this would become.")]
    same: Annotated[bool, Meta(description="Whether it already belongs to that player.")]
    games: Annotated[int, Meta(description="How many tables of this device would come along.")]


class Welcome(Struct):
    """Whose device this is now."""

    name: str


class DeviceNote(Struct):
    """One of your devices."""

    id: str
    label: str
    created: Annotated[float | None, Meta(description="Since when, in seconds since 1970.")]
    here: Annotated[bool, Meta(description="Whether it is the device that asks.")]


class Devices(Struct):
    """Your devices, oldest first, and whether you have a recovery code."""

    devices: list[DeviceNote]
    code: Annotated[float | None, Meta(description="When the current recovery code was made.")]


class PasskeyNote(Struct):
    """One of your passkeys."""

    id: str
    label: str
    created: Annotated[float, Meta(description="Seconds since 1970.")]
    used: Annotated[float | None, Meta(description="When it was last used.")]


class Passkeys(Struct):
    """Your passkeys, oldest first."""

    allowed: Annotated[bool, Meta(description="Whether passkeys work at this address.")]
    passkeys: list[PasskeyNote]


class PasskeyRequest(Struct):
    """What to ask the browser: WebAuthn's options, as JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Struct):
    """The browser's answer: WebAuthn's credential, as JSON."""

    answer: dict[str, Any]
    label: Annotated[Name, Meta(description="A name for the passkey, or for the device.")] = ""

"""Your devices: how another one becomes yours, and how one is taken off again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .requests import Name

Secret = Annotated[str, Meta(min_length=1, max_length=200, description="What the link or the code says.")]


class NewPass(Struct):
    """What shall let another device in: a link for a few minutes, or a code to be kept on paper."""

    kind: Literal["link", "code"]


class Pass(Struct):
    """A fresh pass; it is shown this once, and works once."""

    secret: str
    link: Annotated[str, Meta(description="The address of a page that asks for it, the secret in it.")]
    picture: Annotated[str, Meta(description="The link as a QR code, SVG.")]
    expires: Annotated[float | None, Meta(description="Seconds since 1970; none: it does not.")]


class ShownPass(Struct):
    """A pass that somebody holds."""

    secret: Secret


class UsePass(ShownPass):
    """A pass for this device."""

    label: Annotated[Name, Meta(description="How the device is called among yours.")] = ""


class PassOffer(Struct):
    """What using a pass would do."""

    name: Annotated[str, Meta(description="Whose device this would be.")]
    same: Annotated[bool, Meta(description="Whether it is that person's already.")]
    games: Annotated[int, Meta(description="How many tables of this device would come along.")]


class Welcome(Struct):
    """Whose device this is now."""

    name: str


class DeviceNote(Struct):
    """A device of yours."""

    id: str
    label: str
    created: Annotated[float | None, Meta(description="Since when, in seconds since 1970.")]
    here: Annotated[bool, Meta(description="Whether it is the one that asks.")]


class Devices(Struct):
    """Your devices, the oldest first, and whether there is a code on paper."""

    devices: list[DeviceNote]
    code: Annotated[float | None, Meta(description="When the code was made that is still good.")]


class PasskeyNote(Struct):
    """A passkey of yours."""

    id: str
    label: str
    created: Annotated[float, Meta(description="Seconds since 1970.")]
    used: Annotated[float | None, Meta(description="When it last let a device in.")]


class Passkeys(Struct):
    """Your passkeys, the oldest first."""

    allowed: Annotated[bool, Meta(description="Whether there can be any at this address.")]
    passkeys: list[PasskeyNote]


class PasskeyRequest(Struct):
    """What a browser is to be asked: WebAuthn's options, as JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Struct):
    """What the browser has answered: WebAuthn's credential, as JSON."""

    answer: dict[str, Any]
    label: Annotated[Name, Meta(description="How the passkey, or the device, is called among yours.")] = ""

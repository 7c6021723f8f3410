"""A mark and a colour beside a person's name; the mark alone is enough to tell them apart."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Mark = Literal[
    "peak", "wave", "star", "moon", "leaf", "bridge", "drop", "sail", "tree", "fork", "sun", "rings"
]
Colour = Literal["orange", "sky", "green", "yellow", "blue", "red", "pink", "black"]
"""The colours of Okabe and Ito."""

_WHOLE = tuple((mark, colour) for mark in get_args(Mark) for colour in get_args(Colour))


class Avatar(Struct, frozen=True):
    """The mark and colour beside somebody's name."""

    mark: Annotated[Mark, Meta(description="`avatars.json` says how to draw it.")]
    colour: Colour

    def __str__(self) -> str:
        return f"{self.mark} {self.colour}"


def default_avatar(who: str) -> Avatar:
    """Gets the avatar of somebody who has chosen none: always the same for the same person."""
    return Avatar(*_WHOLE[int(hashlib.sha256(f"avatar {who}".encode()).hexdigest()[:8], 16) % len(_WHOLE)])


def avatar_of(who: str, chosen: str | None) -> Avatar:
    """Gets the avatar that somebody has chosen, or their default."""
    mark, _, colour = (chosen or "").partition(" ")
    found = (mark, colour)
    return Avatar(*_WHOLE[_WHOLE.index(found)]) if found in _WHOLE else default_avatar(who)


@cache
def drawing(avatar: Avatar) -> str:
    """Draws an avatar as SVG; marks and colours are data."""
    looks = json.loads(files(__package__).joinpath("avatars.json").read_text("utf-8"))
    ground, ink = looks["colours"][avatar.colour]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<circle cx="12" cy="12" r="11.2" fill="{ground}" stroke="#888" stroke-width="1.2"/>'
        f'<path d="{looks["marks"][avatar.mark]}" transform="translate(2.4 2.4) scale(.8)" fill="none" '
        f'stroke="{ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )

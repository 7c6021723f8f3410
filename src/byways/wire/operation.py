"""Whether the server is well, what is refused, and guests of the same house."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .messages import Problem


class Refused(Struct):
    """Every answer with a status of 400 or more."""

    error: Problem
    text: Annotated[
        str,
        Meta(description="The same in words, in the language of `Accept-Language`, or in English."),
    ] = ""


class Health(Struct):
    """The server is well: it has just saved something."""

    version: str
    lag: Annotated[float, Meta(description="The longest delay of the last ten seconds, in seconds.")]
    blocked: Annotated[
        int, Meta(description="How often it was busy with one thing for more than a tenth of a second.")
    ]


class Alive(Struct):
    """The server answers."""

    version: str


class HouseNetwork(Struct):
    """Whether guests who are in the same house can come."""

    offered: Annotated[bool, Meta(description="Whether you may open it: you sit at the server's machine.")]
    address: Annotated[str | None, Meta(description="Where guests find us; none: nobody else can come.")]

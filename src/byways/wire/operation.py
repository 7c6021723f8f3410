"""The server's health, refusals, and guests in the home network."""

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
    """The server is healthy: it has just saved something."""

    version: str
    lag: Annotated[float, Meta(description="The longest delay of the last ten seconds, in seconds.")]
    blocked: Annotated[
        int, Meta(description="How often one thing blocked it for more than a tenth of a second.")
    ]


class Alive(Struct):
    """The server answers."""

    version: str


class HouseNetwork(Struct):
    """Whether guests in the home network can come in."""

    offered: Annotated[bool, Meta(description="Whether you may open it, from the server's computer.")]
    address: Annotated[str | None, Meta(description="The address for guests; none: nobody else can come in.")]

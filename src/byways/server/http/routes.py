"""Every request that is answered, in the order in which they are described."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from . import (
    deals,
    devices,
    games,
    history,
    house,
    insight,
    lessons,
    me,
    operation,
    pages,
    passkeys,
    programs,
    push,
    puzzles,
    ratings,
    replays,
    scoring,
    seats,
    studies,
    tables,
    tokens,
)

_MODULES = (
    pages,
    programs,
    operation,
    games,
    house,
    lessons,
    puzzles,
    scoring,
    me,
    devices,
    passkeys,
    push,
    history,
    ratings,
    tokens,
    tables,
    deals,
    seats,
    replays,
    insight,
    studies,
)

HANDLERS = [
    each for module in _MODULES for each in vars(module).values() if isinstance(each, BaseRouteHandler)
]

"""Every request that is answered, in the order in which they are described."""

from __future__ import annotations

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
    tables,
    tokens,
)

HANDLERS = [
    *pages.HANDLERS,
    *programs.HANDLERS,
    *operation.HANDLERS,
    *games.HANDLERS,
    *house.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *scoring.HANDLERS,
    *me.HANDLERS,
    *devices.HANDLERS,
    *passkeys.HANDLERS,
    *push.HANDLERS,
    *history.HANDLERS,
    *ratings.HANDLERS,
    *tokens.HANDLERS,
    *tables.HANDLERS,
    *deals.HANDLERS,
    *seats.HANDLERS,
    *replays.HANDLERS,
    *insight.HANDLERS,
]

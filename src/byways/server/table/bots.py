"""Bots at the server's tables, thinking in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any

from anyio.lowlevel import RunVar

from byways.bots import bot_for, seed_at, step_back
from byways.bots.simple import ChanceBot
from byways.kernel.bot import LEVELS
from byways.kernel.choice import choices
from byways.kernel.facets import bot_of, scene_of
from byways.kernel.facts import Options
from byways.kernel.match import TakebackRequest
from byways.kernel.protocol import Path, Seat
from byways.kernel.rng import Quick

from ..catalogue import kept_game
from ..errors import Trouble
from ..work.pool import Workers
from .room import PLAYED, Room

SECONDS = 1.5
"""How long a bot may think about a move."""

LEAST = 0.4
"""And at least, where many bots of one person think at once: they share their time."""

PATIENCE = 20.0
"""After so long a bot that does not answer is stopped, and a random move is made."""

AT_ONCE = max(2, os.cpu_count() or 2)
"""How many bots think at the same time; one of them is left to other addresses."""

MOST_WAITING = 1_000_000
"""Bots wait as long as it takes: each table has one that thinks."""

log = logging.getLogger(__name__)


def choose(
    game: str,
    rules: int,
    options: Options,
    seats: int,
    positioned: bool,
    view: Any,
    seat: Seat,
    level: int,
    seconds: float,
    seed: str,
) -> Path:
    """Gets a bot's move; runs anywhere, since it is given nothing but what the seat may know."""
    played = kept_game(game, rules, options, seats, positioned)
    return played.path(bot_for(played, level, seed).choose(played, view, seat, seconds))


def choose_apart(*question: Any) -> Path:
    """Gets a bot's move in a process of its own, which lets tables come first."""
    step_back()
    return choose(*question)


_workers: RunVar[Workers] = RunVar("thinking")


def _thinking() -> Workers:
    """Gets where bots think."""
    try:
        return _workers.get()
    except LookupError:
        found = Workers(AT_ONCE, AT_ONCE - 1, MOST_WAITING, PATIENCE, PATIENCE)
        _workers.set(found)
        return found


def _waits(room: Room) -> tuple[str, str]:
    """Gets the address of somebody who plays at a table and is there, and who it is; where nobody is, tables
    share one."""
    there = [watcher for watcher in room.gallery.watchers if room.seats_of(watcher.player)]
    return min(((watcher.address, watcher.player) for watcher in there), default=("", ""))


async def think(room: Room, seat: Seat, level: int) -> Path:
    """Gets a move from a bot, or at random if it fails or takes too long."""
    match = room.match
    if level == min(LEVELS) and bot_of(match.game, level) is None:
        return any_move(room, seat)
    (address, person), seed = _waits(room), seed_at(match, seat)
    try:
        workers = _thinking()
        # Whoever has many bots think at once has them think for less long.
        seconds = max(LEAST, SECONDS / (1 + workers.load_of(person)))
        return await workers.do(
            address, choose_apart, *room.seen_by(seat), level, seconds, seed, person=person
        )
    except Exception as e:
        # Whatever is wrong with a bot, the others at the table want to go on.
        log.warning("a bot of level %s failed at %s: %r", level, room.row.game, e)
        return any_move(room, seat)


def any_move(room: Room, seat: Seat) -> Path:
    """Gets a random move, at once."""
    match = room.match
    bot = ChanceBot(Quick(seed_at(match, seat)))
    return match.game.path(bot.choose(match.game, match.view(seat), seat, SECONDS))


def pass_on(room: Room, seat: Seat) -> Path:
    """Gets a move for a seat that nobody plays any more: the end of its turn if it may end, else any move."""
    match = room.match
    end = scene_of(match.game, match.view(seat)).end
    if end is not None and choices(match.game, match.state_for(seat), seat, (end,)).complete:
        return (end,)
    return any_move(room, seat)


Thinker = Callable[[Room, Seat, int], Awaitable[Path]]
"""Gets the move of a bot of some level."""


async def _answer(room: Room, takeback: TakebackRequest) -> None:
    """Agrees for everybody whom nobody plays when somebody asks for a turn back; else waits for an answer.

    Nobody moves meanwhile: that would be an answer, too.
    """
    rows = room.row.seats
    agrees = [row for row in rows if row.seat in takeback.waits and row.kind != "person"]
    gone = rows[takeback.seat - 1].kind != "person"
    if not (agrees or gone):
        room.changed.clear()
        await room.changed.wait()
        return
    try:
        if gone:
            await room.act_for(rows[takeback.seat - 1], (), "decline")
        else:
            await room.act_for(agrees[0], (), "agree")
    except Trouble:
        await asyncio.sleep(1)


async def keep_playing(room: Room, think: Thinker) -> None:
    """Makes the moves of bots, and of seats that nobody plays any more, until the game is over."""
    while not room.match.over:
        if (takeback := room.match.takeback) is not None:
            await _answer(room, takeback)
            continue
        # Asked anew each time: a bot may take over where somebody has left.
        acting = [row for row in room.row.seats if row.kind in PLAYED and row.seat in room.match.to_act]
        # Once anybody has acted, what was typed wrongly cannot be taken back: people come first.
        if not acting or (room.match.can_untell() and len(acting) < len(room.match.to_act)):
            room.changed.clear()
            await room.changed.wait()
            continue
        row, seat, before = acting[0], Seat(acting[0].seat), room.match
        path = (
            pass_on(room, seat) if row.kind == "closed" else await think(room, seat, row.level or min(LEVELS))
        )
        # Somebody may have asked for a turn back while it was thinking.
        if room.match.takeback is not None:
            continue
        try:
            # Asked again, a bot that answers nonsense would say the same for ever.
            if not await room.act_for(row, path) and room.match is before:
                log.warning("no move at %s: %r", room.row.game, path)
                await room.act_for(row, any_move(room, seat))
        except Trouble:
            # The disk is full or the database locked: the move is not made, and is tried again later.
            await asyncio.sleep(1)
        await asyncio.sleep(0)

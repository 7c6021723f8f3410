"""Help from a bot: good turns, or a move made. Everybody at the table sees who had it."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import update

from byways.kernel.codec import dump, encode
from byways.kernel.protocol import Seat

from ..errors import Trouble
from ..store.database import executes
from ..store.judgements import kept
from ..store.schema import tables
from ..work.insight import VERSION, advise
from ..work.pool import Workers
from .room import Room

CODE = "talk.hint"


async def show(room: Room, player: str, seat: int, workers: Workers, asker: str) -> bytes:
    """Marks the table and gets good turns of a player's seat.

    :raises Trouble: the seat is not theirs or not to act, or nobody is shown anything here.
    """
    if seat not in room.seats_of(player):
        raise Trouble(403, "server.not_your_seat")
    if seat not in room.match.to_act:
        raise Trouble(409, "match.over" if room.match.over else "match.not_your_turn")
    await mark_helped(room, seat)
    row, match = room.row, room.match

    async def find() -> bytes:
        return await workers.do(asker, advise, *room.seen_by(Seat(seat)))

    seen = dump(encode((row.options, match.view(Seat(seat)))))
    return await kept(room.store, ("hints", VERSION, row.game, row.rules, match.seats, seat, seen), find)


async def mark_helped(room: Room, seat: int) -> None:
    """Notes for good that a bot helps somebody, and says so to everybody, once for each seat in a game.

    :raises Trouble: nobody is helped here.
    """
    if room.row.hints == "off":
        raise Trouble(403, "server.no_hints")
    async with room.lock:
        row = room.row.seats[seat - 1]
        said_before = any(line.code == CODE and line.seat == seat for line in room.talk.lines)
        if room.row.hints == "asked" and said_before:
            return
        note = room.talk.note(row, CODE)
        mark = update(tables).where(tables.c.id == room.row.id).values(hints="asked")
        await room.store.do(executes(mark, note), room.row.id)
        room.row = replace(room.row, hints="asked")
        room.announce(room.talk.add(note))
        room.reseat()

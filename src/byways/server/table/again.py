"""Playing again with the same people: each of them is asked, and nobody is put at a table."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import and_, select

from byways.kernel.bot import STAND_IN_LEVEL
from byways.kernel.rng import secret, token
from byways.wire.messages import TalkLine
from byways.wire.requests import PlayAgain

from ..catalogue import game_named
from ..clock import time
from ..errors import Trouble
from ..store.rows import SeatRow
from ..store.schema import tables
from .room import Room
from .rooms import Rooms, with_seats_taken
from .seating import take


async def play_again(rooms: Rooms, player: str, table: str, wish: PlayAgain) -> str:
    """Gets a table like another, with the same dice if wished: the one that others opened, else a new one.

    Who asks sits there; seats are kept for the others until they ask, too.

    :raises Trouble: the player does not sit there, or the deal is still being played.
    """
    room = await rooms.room(table)
    own = room.seats_of(player)
    if not own:
        raise Trouble(403, "server.not_your_seat")
    if wish.same and not room.match.over:
        raise Trouble(409, "server.still_playing")
    if wish.same and room.row.typed:
        raise Trouble(409, "server.real_deal")
    existing = await rooms.store.table_by_key(player, wish.key)
    if existing is not None:
        return existing
    opened = await _opened(rooms, table, wish)
    if opened is not None and await _sit_down(await rooms.room(opened, fetch=True), player):
        return opened
    return await _open(rooms, room, player, wish)


async def _opened(rooms: Rooms, table: str, wish: PlayAgain) -> str | None:
    """Gets the table at which the others want to play again, as long as it is not over."""
    origin = tables.c.origin == "deal" if wish.same else tables.c.origin.is_distinct_from("deal")
    query = (
        select(tables.c.id)
        .where(and_(tables.c.previous == table, ~tables.c.over, origin))
        .order_by(tables.c.created.desc())
        .limit(1)
    )
    return await rooms.store.read(lambda connection: connection.scalar(query))


async def _sit_down(room: Room, player: str) -> bool:
    """Gives a player the seat that is kept for them. Gets whether they sit there now."""
    async with room.lock:
        kept = [row for row in room.row.seats if row.kind == "open" and row.asked == player]
        for row in kept:
            await take(room, row, player, row.name)
        return bool(room.seats_of(player))


async def _open(rooms: Rooms, room: Room, player: str, wish: PlayAgain) -> str:
    old = room.row
    fresh = replace(
        old,
        id=token(9),
        seed=old.seed if wish.same else secret(),
        creator=player,
        key=wish.key,
        seats=tuple(replace(_seat(row, player), pledge=None, salt=None) for row in old.seats),
        # Only the first try counts for a day.
        day=None,
        steps=0,
        head="",
        origin="deal" if wish.same else None,
        previous=old.id,
        salts=old.salts if wish.same else None,
    )
    if not wish.same:
        fresh = with_seats_taken(replace(fresh, rules=game_named(old.game).rules), 1)
    made = await rooms.add(fresh)
    if any(row.asked for row in fresh.seats):
        row = next(row for row in old.seats if row.held_by(player))
        write, written = room.talk.writing(TalkLine(0, time(), row.seat, row.name, code="talk.again"))
        await rooms.store.do(write, old.id)
        room.announce(room.talk.add(written()))
    return made


def _seat(row: SeatRow, player: str) -> SeatRow:
    """Gets who sits there in another game: a bot where a player has left, nobody yet where another played."""
    match row.kind:
        case "open":
            return replace(row, invite=token(18))
        case "bot" | "closed" if row.player is not None or row.kind == "closed":
            return SeatRow(row.seat, "bot", level=row.level or STAND_IN_LEVEL)
        case "person" if not row.held_by(player):
            return SeatRow(row.seat, "open", row.name, invite=token(18), asked=row.player)
        case _:
            return row

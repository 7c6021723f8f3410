"""Playing again with the same people: each of them is asked, and nobody is put at a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from sqlalchemy import update

from byways.kernel.bot import STAND_IN_LEVEL
from byways.kernel.rng import secret, token
from byways.wire.evening import PlayAgain
from byways.wire.messages import Problem

from ..catalogue import game_named
from ..errors import Trouble
from ..store.database import executes
from ..store.rows import SeatRow, TableRow
from ..store.schema import seats
from .answers import content_of
from .new_tables import with_seats_taken
from .room import Room
from .rooms import Rooms
from .seating import take
from .sequel import find_sequel, show_sequel


async def play_again(rooms: Rooms, player: str, table: str, wish: PlayAgain) -> str:
    """Gets a table like another, with the same dice if wished: the one that others opened, else a new one.

    Who asks sits there; seats are kept for the others until they ask, too.

    :raises Trouble: the player does not sit there, or the deal is still being played.
    """
    # Two who press at the same moment come to one table.
    async with rooms.locked(table) as room:
        if not room.seats_of(player):
            raise Trouble(403, "server.not_your_seat")
        if wish.same and not room.match.over:
            raise Trouble(409, "server.still_playing")
        if wish.same and room.row.typed:
            raise Trouble(409, "server.real_deal")
        existing = await rooms.store.table_by_key(player, wish.key, _request(table, wish))
        if existing is not None:
            return existing
        opened = await _opened(rooms, room, wish)
        if opened is not None and wish.swap and (swapped := await _swap(rooms, opened, player, wish)):
            return swapped
        if opened is not None and await _sit_down(rooms, opened, room.row, player):
            return opened
        return await _open(rooms, room, player, wish)


async def decline(rooms: Rooms, player: str, table: str) -> None:
    """Says no to another game: the seat that was kept is free for somebody else, or for a bot.

    :raises Trouble: nobody has asked this player.
    """
    async with rooms.locked(table) as room:
        if (name := await _opened(rooms, room, None)) is None:
            raise Trouble(409, "server.not_asked")
        async with rooms.locked(name) as opened:
            if not (kept := _kept(opened.row, player)):
                raise Trouble(409, "server.not_asked")
            left = tuple(replace(row, kept_for=None) if row in kept else row for row in opened.row.seats)
            note = opened.talk.note(kept[0], "talk.declined")
            free = update(seats).filter_by(table_id=opened.row.id, kept_for=player).values(kept_for=None)
            await rooms.store.do(executes(free, note), opened.row.id)
            opened.row = replace(opened.row, seats=left)
            opened.reseat()
            opened.announce(opened.talk.add(note))
        await show_sequel(rooms, opened.row)


async def cancel(rooms: Rooms, player: str, table: str) -> None:
    """Takes a table away at which nobody has made a move yet, bots apart.

    :raises Trouble: somebody else opened it, or the game has begun.
    """
    async with rooms.locked(table) as room:
        if room.row.creator != player:
            raise Trouble(403, "server.not_your_table")
        if not await _unbegun(room):
            raise Trouble(409, "server.has_begun")
        await rooms.remove(room, Problem("server.cancelled", {}))
    await show_sequel(rooms, room.row, gone=True)


async def _opened(rooms: Rooms, room: Room, wish: PlayAgain | None) -> str | None:
    """Gets the table at which the others want to play again, as long as it is not over; it runs here then."""
    found = await find_sequel(rooms.store, room.row.id, None if wish is None else wish.same)
    return None if found is None else (await rooms.room(found.id, fetch=True)).row.id


def _kept(row: TableRow, player: str) -> list[SeatRow]:
    return [seat for seat in row.seats if seat.kind == "open" and seat.kept_for == player]


async def _sit_down(rooms: Rooms, opened: str, before: TableRow, player: str) -> bool:
    """Gives a player the seat that is kept for them, or one that is free. Gets whether they have one now."""
    name = next(row.name for row in before.seats if row.held_by(player))
    async with rooms.locked(opened) as room:
        if not room.row.seat_of(player):
            free = [row for row in room.row.seats if row.kind == "open" and row.kept_for is None]
            for row in _kept(room.row, player) or free[:1]:
                await take(rooms, room, row, player, row.name if row.kept_for == player else name)
        return room.row.seat_of(player) is not None


async def _swap(rooms: Rooms, opened: str, player: str, wish: PlayAgain) -> str | None:
    """Puts a table in the place of one that has not begun, at which a player and who asked first have
    changed seats; who is there already is brought along. What was dealt is not dealt again: somebody may
    have seen it.

    Gets nothing where they have no seats to change.

    :raises Trouble: the game has begun.
    """
    async with rooms.locked(opened) as room:
        old = room.row
        own = next((row for row in old.seats if row.kept_for == player or row.held_by(player)), None)
        other = next((row for row in old.seats if row.remembers(old.creator) and row is not own), None)
        if own is None or other is None:
            return None
        if not await _unbegun(room):
            raise Trouble(409, "server.has_begun")
        guest = replace(own, kind="person", player=player, kept_for=None)
        changed = {own.seat: replace(other, seat=own.seat), other.seat: replace(guest, seat=other.seat)}
        moved = (changed.get(row.seat, row) for row in old.seats)
        sitting = tuple(
            replace(row, pledge=None, salt=None, invite=token(18) if row.kind == "open" else None)
            for row in moved
        )
        fresh = replace(
            old,
            id=token(9),
            seed=old.seed if wish.same else secret(),
            key=wish.key,
            request=_request(old.previous or "", wish),
            creator=player,
            seats=sitting,
            steps=0,
            head="",
            drawn=False,
            hints=_unasked(old),
            home=other.seat,
            salts=old.salts if wish.same else None,
        )
        made = await rooms.add(fresh)
        await rooms.remove(room, Problem("server.moved", {"table": made}))
    await show_sequel(rooms, fresh)
    return made


async def _unbegun(room: Room) -> bool:
    """Whether no person has made a step yet: bots may have."""
    bots = {row.seat for row in room.row.seats if row.kind == "bot"}
    return all(step.seat in bots for step in await room.store.steps(room.row.id))


def _request(table: str, wish: PlayAgain) -> str:
    return content_of("again", table, wish)


async def _open(rooms: Rooms, room: Room, player: str, wish: PlayAgain) -> str:
    old = room.row
    fresh = replace(
        old,
        id=token(9),
        seed=old.seed if wish.same else secret(),
        creator=player,
        key=wish.key,
        request=_request(old.id, wish),
        seats=tuple(replace(_seat(row, player), pledge=None, salt=None) for row in _order(old, player, wish)),
        # Only the first try counts for a day.
        day=None,
        steps=0,
        head="",
        origin="deal" if wish.same else None,
        hints=_unasked(old),
        previous=old.id,
        salts=old.salts if wish.same else None,
    )
    if not wish.same:
        # Whoever asks for another order gets it; else it is drawn anew.
        drawn = old.drawn and not wish.swap
        fresh = with_seats_taken(replace(fresh, rules=game_named(old.game).rules, drawn=drawn), 1)
    made = await rooms.add(fresh)
    if any(row.kept_for for row in fresh.seats):
        row = next(row for row in old.seats if row.held_by(player))
        note = room.talk.note(row, "talk.again")
        await rooms.store.do(note, old.id)
        room.announce(room.talk.add(note))
    await show_sequel(rooms, fresh)
    return made


def _unasked(old: TableRow) -> Literal["off"] | None:
    """Gets whether hints are shown in another game: whoever was shown some in this one was not in that."""
    return "off" if old.hints == "off" else None


def _order(old: TableRow, player: str, wish: PlayAgain) -> tuple[SeatRow, ...]:
    """Gets who sits where in another game: as before, or a player and the next person have changed seats."""
    people = [row for row in old.seats if row.kind == "person"]
    own = next(row for row in people if row.held_by(player))
    others = [row for row in (*people[people.index(own) :], *people) if not row.held_by(player)]
    if not wish.swap or not others:
        return old.seats
    changed = {own.seat: others[0], others[0].seat: own}
    return tuple(replace(changed.get(row.seat, row), seat=row.seat) for row in old.seats)


def _seat(row: SeatRow, player: str) -> SeatRow:
    """Gets who sits there in another game: a bot where a player has left, nobody yet where another played."""
    match row.kind:
        case "open":
            return replace(row, invite=token(18))
        case "bot" | "closed" if row.player is not None or row.kind == "closed":
            return SeatRow(row.seat, "bot", level=row.level or STAND_IN_LEVEL)
        case "person" if not row.held_by(player):
            return SeatRow(row.seat, "open", row.name, invite=token(18), kept_for=row.player)
        case _:
            return replace(row, invite=None, stand_in=False)

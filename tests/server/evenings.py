"""People who play several games in a row, without a server: rooms, and those who watch them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Path as Words
from byways.kernel.protocol import Seat
from byways.registry import GAMES
from byways.server.store.database import Store
from byways.server.table.bots import Thinker, any_move
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.server.table.seating import join
from byways.wire.requests import OpenTable, SeatChoice

_keys = count(1)


def turn_game() -> str:
    """A game in which one acts after the other."""
    return next(
        name
        for name, facts in GAMES.items()
        if facts.seats[1] > 1 and len(Match.start(facts.create({}, 2), 2, Chance("turns")).to_act) == 1
    )


def key() -> str:
    return f"key {next(_keys)}"


async def any_bot(room: Room, seat: Seat, _level: int) -> Words:
    return any_move(room, seat)


def play(folder: Path, scenario: Callable[[Rooms], Awaitable[None]], think: Thinker = any_bot) -> None:
    """Runs a scenario with rooms of its own, on a database that is there already or is made."""

    async def run() -> None:
        rooms = Rooms(await Store.open(f"sqlite:///{folder / 'db'}"), think=think)
        try:
            await scenario(rooms)
        finally:
            await rooms.close()
            await rooms.store.close()

    asyncio.run(run())


async def meet(rooms: Rooms, *people: str, game: str = "", pace: float | None = None) -> Room:
    """Opens a table of the first, at which the others take their seats."""
    seats = [SeatChoice("me"), *(SeatChoice("invite") for _ in people[1:])]
    for name in people:
        await rooms.store.name_player(name, name.capitalize())
    table = await rooms.open(people[0], OpenTable(game or turn_game(), seats, key(), pace=pace))
    room = await rooms.room(table)
    for name, row in zip(people[1:], room.row.seats[1:], strict=True):
        assert row.invite is not None
        await join(rooms, name, row.invite, name.capitalize())
    return room


async def step(room: Room, seat: int | None = None) -> None:
    """Makes a move at random, for who is to act."""
    acting = Seat(min(room.match.to_act) if seat is None else seat)
    player = room.row.seats[acting - 1].player
    assert player is not None
    await room.act(player, acting, "play", any_move(room, acting), key())


async def finish(room: Room) -> None:
    """Plays a game to its end at random."""
    while not room.match.over:
        await step(room)


async def play_out(room: Room) -> None:
    """Plays to the end; bots play by themselves."""
    while not room.match.over:
        acting = min(room.match.to_act)
        if room.row.seats[acting - 1].kind == "person":
            await step(room, acting)
        else:
            room.changed.clear()
            if acting in room.match.to_act and not room.match.over:
                await room.changed.wait()


def sitting(room: Room) -> list[str | None]:
    """Gets who sits where."""
    return [row.player for row in room.row.seats]

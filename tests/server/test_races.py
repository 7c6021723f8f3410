"""Two who act at the same moment: what one of them ends, the other cannot go on with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from byways.registry import GAMES
from byways.server.access import tokens
from byways.server.access.identity import Visitor
from byways.server.errors import Trouble
from byways.server.store import database
from byways.server.table import again, seating
from byways.server.table.rooms import Rooms
from byways.wire.evening import PlayAgain
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.evenings import finish, key, meet, play

Asked = Callable[[Rooms, str], Awaitable[object]]


async def tried(asked: Awaitable[Any]) -> Any:
    """Gets what is answered, or why it was refused."""
    try:
        return await asked
    except Trouble as e:
        return e.code


def test_who_was_expelled_is_out_whatever_they_did_meanwhile(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob")
        table, seat = room.row.id, room.seats_of("ann")[0]
        link = await seating.make_link(rooms, "ann", table, seat)
        await seating.open_link(rooms, "eve", link)
        expelled, made = await asyncio.gather(
            tried(seating.expel(rooms, "ann", table, seat)),
            tried(seating.make_link(rooms, "eve", table, seat)),
        )
        assert (expelled, made) == (None, "server.not_your_seat")
        link = await seating.make_link(rooms, "ann", table, seat)
        expelled, opened = await asyncio.gather(
            tried(seating.expel(rooms, "ann", table, seat)), tried(seating.open_link(rooms, "eve", link))
        )
        assert (expelled, opened) == (None, "server.no_link")
        assert not room.seats_of("eve")

    play(tmp_path, scenario)


async def _join(rooms: Rooms, table: str) -> object:
    row = await rooms.store.table(table)
    assert row is not None
    invite = next(seat.invite for seat in row.seats if seat.invite)
    return await seating.join(rooms, "bob", invite, "Bob")


AT_ONCE: dict[str, Asked] = {
    "join": _join,
    "link": lambda rooms, table: seating.make_link(rooms, "ann", table, 1),
    "close": lambda rooms, table: seating.close_seat(rooms, "ann", table, 1),
    "again": lambda rooms, table: again.play_again(rooms, "ann", table, PlayAgain(key())),
}


@pytest.mark.parametrize("what", AT_ONCE)
def test_nothing_is_done_at_a_table_that_was_just_cancelled(tmp_path: Path, what: str) -> None:
    async def scenario(rooms: Rooms) -> None:
        wish = OpenTable(next(iter(GAMES)), [SeatChoice("me"), SeatChoice("invite")], key())
        table = await rooms.open("ann", wish)
        gone, asked = await asyncio.gather(
            tried(again.cancel(rooms, "ann", table)), tried(AT_ONCE[what](rooms, table))
        )
        assert gone is None and asked in ("server.no_table", "server.no_invite")

    play(tmp_path, scenario)


def test_what_two_devices_say_with_one_key_is_said_once(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob")
        row, same = room.row.seats[room.seats_of("ann")[0] - 1], key()
        said = await asyncio.gather(*(room.talk.say("ann", row, "hello", same) for _ in range(3)))
        assert sum(line is not None for line in said) == 1 and len(room.talk.lines) == 1

    play(tmp_path, scenario)


def test_nobody_has_more_tokens_by_asking_for_many_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tokens, "MOST", 3)

    async def scenario(rooms: Rooms) -> None:
        made = await asyncio.gather(
            *(tried(tokens.add_token(rooms.store, Visitor("ann", device="ann"), "")) for _ in range(9))
        )
        assert made.count("server.tokens_full") == 6
        assert len(await tokens.list_tokens(rooms.store, "ann")) == 3

    play(tmp_path, scenario)


def test_nobody_keeps_more_records_by_bringing_many_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "MOST_RECORDS", 3)

    async def scenario(rooms: Rooms) -> None:
        brought = (tried(rooms.store.add_record(f"r{at}", "ann", "text")) for at in range(9))
        assert (await asyncio.gather(*brought)).count("server.records_full") == 6

    play(tmp_path, scenario)


def test_who_has_left_takes_no_second_seat(tmp_path: Path) -> None:
    """They would know two hands: that which a bot plays now, which they may have back, and a new one."""

    async def scenario(rooms: Rooms) -> None:
        rooms.open_tables = True
        game = next(name for name, facts in GAMES.items() if facts.secret and facts.seats[1] > 2)
        seats = [SeatChoice("me"), SeatChoice("invite"), SeatChoice("invite")]
        table = await rooms.open("ann", OpenTable(game, seats, key(), listed=True))
        room = await rooms.room(table)
        own = room.seats_of("ann")[0]
        await seating.hand_over(rooms, "ann", table, own, 1)
        assert await seating.join_open(rooms, "ann", table, "Ann") == (table, own)
        await seating.take_back(rooms, "ann", table, own)
        assert room.seats_of("ann") == [own]

    play(tmp_path, scenario)


def test_who_has_left_another_game_is_led_back_to_their_seat(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob", "cat")
        await finish(room)
        table = await again.play_again(rooms, "ann", room.row.id, PlayAgain(key()))
        fresh = await rooms.room(table)
        own = fresh.seats_of("ann")[0]
        await again.play_again(rooms, "bob", room.row.id, PlayAgain(key()))
        await seating.hand_over(rooms, "ann", table, own, 1)
        await again.decline(rooms, "cat", room.row.id)
        assert await again.play_again(rooms, "ann", room.row.id, PlayAgain(key())) == table
        assert not fresh.seats_of("ann") and fresh.row.seats[own - 1].lent_by("ann")

    play(tmp_path, scenario)

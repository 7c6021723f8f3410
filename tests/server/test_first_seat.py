"""Who begins at a table: drawn by lot, or chosen; and where one sits with a deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from byways.kernel.seating import DRAWN, lot
from byways.registry import GAMES
from byways.server.archive.dailies import Dailies
from byways.server.archive.deals import Deals
from byways.server.errors import Trouble
from byways.server.table.again import play_again
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.wire.evening import PlayAgain
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.opened import with_rooms

IN_TURN = [name for name, facts in GAMES.items() if facts.in_turn]
SEATS = [SeatChoice("me"), SeatChoice("here", name="Bob"), SeatChoice("invite", name="Eve")]
NAMES = ["", "Bob", "Eve"]


async def opened(rooms: Rooms, key: str, game: str = IN_TURN[0], **wish: object) -> Room:
    made = OpenTable(game, wish.pop("seats", SEATS), key, **wish)  # type: ignore[arg-type]
    return await rooms.room(await rooms.open("ann", made))


def names(room: Room) -> list[str]:
    return [row.name for row in room.row.seats]


def test_seat_1_is_drawn_by_lot_from_the_seed_and_that_is_told(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        begun = set()
        for number in range(12):
            room = await opened(rooms, f"lot {number}", begins=None)
            first = lot(room.row.seed, 3)
            assert names(room) == NAMES[first - 1 :] + NAMES[: first - 1]
            assert [row.seat for row in room.row.seats] == [1, 2, 3]
            assert room.row.drawn and room.past[0] == (DRAWN,)
            assert room.row.seats[room.row.home - 1].player == "ann"
            begun.add(first)
        assert len(begun) > 1, "it is never anybody else"
        again = await rooms.room(await play_again(rooms, "ann", room.row.id, PlayAgain("again")))
        first = lot(again.row.seed, 3)
        assert again.row.drawn and names(again) == names(room)[first - 1 :] + names(room)[: first - 1]

    with_rooms(f"sqlite:///{tmp_path / 'db'}", scenario)


def test_who_begins_can_be_chosen(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        assert names(await opened(rooms, "listed")) == NAMES
        room = await opened(rooms, "second", begins=2)
        assert names(room) == ["Bob", "Eve", ""] and room.row.home == 1 and not room.row.drawn
        assert (DRAWN,) not in room.past
        with pytest.raises(Trouble, match="field"):
            await opened(rooms, "fourth", begins=4)

    with_rooms(f"sqlite:///{tmp_path / 'db'}", scenario)


def test_where_nobody_begins_nothing_is_drawn(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        for game in GAMES:
            if game not in IN_TURN:
                room = await opened(rooms, game, game, begins=None)
                assert names(room) == NAMES and not room.row.drawn

    with_rooms(f"sqlite:///{tmp_path / 'db'}", scenario)


def test_the_seating_is_part_of_a_deal(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        bots = [SeatChoice("me"), SeatChoice("bot", level=1)]
        one = await opened(rooms, "one", seed="x", seats=bots)
        two = await opened(rooms, "two", seed="x", seats=bots, begins=2)
        assert one.row.deal != two.row.deal and two.row.home == 2
        deals = Deals(rooms)
        theirs = await rooms.room(await deals.play("bob", two.row.deal, "theirs", "2026-01-01"))
        assert theirs.row.deal == two.row.deal
        assert theirs.row.seats[1].player == "bob" and theirs.row.seats[0].kind == "bot"
        dailies = Dailies(deals)
        for game in IN_TURN:
            tables = [await dailies.play(player, game, dailies.today(), game) for player in ("bob", "eve")]
            first, second = [(await rooms.room(table)).row for table in tables]
            assert (first.deal, first.home, first.drawn) == (second.deal, second.home, True)
            listed = [1, *range(2, len(first.seats) + 1)]
            begins = lot(first.seed, len(listed))
            assert [*listed[begins - 1 :], *listed[: begins - 1]].index(1) + 1 == first.home

    with_rooms(f"sqlite:///{tmp_path / 'db'}", scenario)


def test_rules_of_a_printed_code(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        for game, facts in GAMES.items():
            seats = [SeatChoice("me"), SeatChoice("here")]
            assert (await opened(rooms, f"{game} 1", game, seats=seats, seed="x", rules=1)).row.rules == 1
            assert (await opened(rooms, game, game, seats=seats, seed="x")).row.rules == facts.rules
            with pytest.raises(Trouble, match="field"):
                await opened(rooms, f"{game} 9", game, seats=seats, rules=9)

    with_rooms(f"sqlite:///{tmp_path / 'db'}", scenario)

"""The clock: it runs for a turn, not for each card in it, and once everybody sits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from byways.registry import GAMES
from byways.server.errors import Trouble
from byways.server.store.rows import SeatRow, TableRow
from byways.server.table.pace import Clock, read_clock
from byways.server.table.rooms import Rooms
from byways.server.table.seating import hand_over, join
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.evenings import key, meet, play, step, turn_game

ROW = TableRow(
    "t", "game", 1, {}, "", "ann", "k", pace=60.0, seats=(SeatRow(1, "person"), SeatRow(2, "person"))
)
DAY = 24 * 3600.0


class Hand:
    """A clock that a test sets."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        for place in ("room", "rooms", "seating", "gallery", "summaries"):
            patch.setattr(f"byways.server.table.{place}.time", lambda: self.now)


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


def test_a_turn_that_goes_on_is_not_begun_anew() -> None:
    clock = Clock().after(ROW, [1, 2], 10.0)
    assert clock.after(ROW, [1, 2], 15.0).since == {1: 10.0, 2: 10.0}
    assert clock.after(ROW, [1, 2], 15.0, ended=2).since == {1: 10.0, 2: 15.0}
    assert clock.after(ROW, [2], 15.0).after(ROW, [1, 2], 20.0).since == {1: 20.0, 2: 10.0}


def test_time_for_the_whole_game_is_used_up_and_given_back_in_part() -> None:
    bank = replace(ROW, increment=5.0)
    clock = Clock().after(bank, [1], 0.0)
    clock = clock.after(bank, [2], 20.0)
    assert clock.spent == {1: 15.0}
    clock = clock.after(bank, [1], 21.0).after(bank, [1], 30.0)
    assert clock.waited(60.0, 31.0) == {"1": 25.0}, "15 s before, 10 s now"
    assert clock.spent[2] == -4.0, "who is quick has more than at first"
    # A seat that changes hands in the middle of a turn is given nothing for it.
    assert clock.after(bank, [1], 31.0, 1, back=False).waited(60.0, 31.0) == {"1": 25.0}
    kept = TableRow(
        "t", "game", 1, {}, "", "ann", "k", clock.kept(), pace=60.0, seats=bank.seats, increment=5.0
    )
    assert read_clock(kept, [1]) == clock


def test_the_clock_starts_when_everybody_sits(tmp_path: Path, hand: Hand) -> None:
    async def scenario(rooms: Rooms) -> None:
        seats = [SeatChoice("me"), SeatChoice("invite"), SeatChoice("invite")]
        for limit, running in ((120.0, False), (DAY, True)):
            table = await rooms.open("ann", OpenTable(turn_game(), seats, key(), pace=limit))
            room = await rooms.room(table)
            assert bool(room.clock.since) is running, "by letter, time runs from the first day on"
            hand.now += 500
            first, second = (row.invite for row in room.row.seats[1:])
            assert first is not None and second is not None
            await join(rooms, "bob", first, "Bob")
            assert bool(room.clock.since) is running
            await join(rooms, "cat", second, "Cat")
            waited = room.clock.waited(limit, hand.now)
            assert list(waited.values()) == [500.0 if running else 0.0]

    play(tmp_path, scenario)


def test_a_card_taken_in_the_middle_renews_nothing(tmp_path: Path, hand: Hand) -> None:
    async def scenario(rooms: Rooms) -> None:
        games = [name for name, facts in GAMES.items() if facts.in_turn and facts.seats[1] > 1]
        assert sum([await cards_taken(rooms, game) for game in games]) > 0

    async def cards_taken(rooms: Rooms, game: str) -> int:
        """Plays some moves. Gets how often something was revealed in the middle of a turn."""
        room, taken = await meet(rooms, "ann", "bob", game=game, pace=120.0), 0
        for _ in range(30):
            (seat,) = room.match.to_act
            before, length = room.clock.since[seat], len(room.match.log)
            hand.now += 7
            await step(room)
            if seat in room.match.to_act:
                assert room.clock.since[seat] == before
                taken += len(room.match.log) > length
            elif not room.match.over:
                assert room.clock.since == dict.fromkeys(room.match.to_act, hand.now)
            else:
                break
        return taken

    play(tmp_path, scenario)


def test_who_has_used_up_all_may_be_replaced(tmp_path: Path, hand: Hand) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob", pace=120.0)
        (seat,) = room.match.to_act
        other = str(room.row.seats[2 - seat].player)
        hand.now += 119
        with pytest.raises(Trouble, match=r"server\.time_left"):
            await hand_over(rooms, other, room.row.id, seat, 1)
        hand.now += 1
        await hand_over(rooms, other, room.row.id, seat, 1)
        assert room.row.seats[seat - 1].kind == "bot"

    play(tmp_path, scenario)

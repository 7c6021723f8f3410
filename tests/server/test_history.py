"""What somebody has played, as a list and as a table for other programs."""

from __future__ import annotations

import csv
from functools import partial
from pathlib import Path

from byways.server.archive.history import COLUMNS, as_csv, history_of
from byways.server.table.rooms import Rooms
from byways.server.table.seating import close_seat, hand_over
from byways.wire.avatars import default_avatar
from tests.server.evenings import finish, meet, play, play_out


def test_history_is_right_for_everybody_who_played(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        rooms_ = [await meet(rooms, "ann", "=bob"), await meet(rooms, "=bob", "ann", "cat")]
        for room in rooms_:
            await finish(room)
        told = {name: (await history_of(rooms.store, name)).games for name in ("ann", "=bob", "cat", "eve")}
        assert {name: len(games) for name, games in told.items()} == {"ann": 2, "=bob": 2, "cat": 1, "eve": 0}
        newest, oldest = told["ann"]
        assert (newest.table, oldest.table) == (rooms_[1].row.id, rooms_[0].row.id)
        for name, games in told.items():
            for game in games:
                row = await rooms.store.table(game.table)
                assert row is not None
                own = next(seat.seat for seat in row.seats if seat.player == name)
                reached = {each.seat: each for each in row.results}
                assert (game.total, game.won) == (reached[own].total, reached[own].won)
                assert len(game.others) == len(row.seats) - 1
                assert sum(each.won for each in game.others) + game.won == sum(r.won for r in row.results)
        rows = list(csv.reader(as_csv(await history_of(rooms.store, "ann")).splitlines()))
        assert tuple(rows[0]) == COLUMNS and len(rows) == 3
        assert not any(cell.startswith("=") for row in rows for cell in row), "no formulas"

    play(tmp_path, scenario)


def test_who_gave_up_has_it_in_their_history_and_has_not_won(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        for give_up in (close_seat, partial(hand_over, level=1)):
            room = await meet(rooms, "ann", "bob")
            await give_up(rooms, "ann", room.row.id, 1)
            await play_out(room)
        assert [game.won for game in (await history_of(rooms.store, "ann")).games] == [False, False]
        (other,) = (await history_of(rooms.store, "bob")).games[0].others
        assert other.name == "Ann" and other.avatar == default_avatar("ann")

    play(tmp_path, scenario)

"""Another game with the same people: one table for all, and a series that is counted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from byways.server.errors import Trouble
from byways.server.table import again
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.server.table.sequel import rematch
from byways.server.table.series import series_of
from byways.server.table.watching import Watcher
from byways.wire.evening import PlayAgain
from byways.wire.messages import Cut, Snapshot
from tests.server.evenings import finish, key, meet, play, sitting, step
from tests.server.test_watching import heard


async def ask(rooms: Rooms, player: str, room: Room, **more: Any) -> Room:
    return await rooms.room(await again.play_again(rooms, player, room.row.id, PlayAgain(key(), **more)))


def test_who_presses_at_the_same_time_lands_at_the_same_table(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob", "cat")
        await finish(room)
        found = await asyncio.gather(*(ask(rooms, name, room) for name in ("cat", "ann", "bob")))
        assert len({each.row.id for each in found}) == 1
        assert sorted(map(str, sitting(found[0]))) == ["ann", "bob", "cat"]

    play(tmp_path, scenario)


def test_who_still_looks_at_the_end_is_asked_and_told(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob", "cat")
        await finish(room)
        watcher = Watcher("bob")
        room.enter(watcher)
        fresh = await ask(rooms, "ann", room)
        told = room.gallery._snapshot(room.gallery._rights("bob"), 0).rematch
        assert told is not None and (told.table, told.by) == (fresh.row.id, 1)
        assert (told.asked, told.came) == ((2, 3), (1,))
        assert any(b'"rematch"' in each[0] for each in watcher._waiting), "it was sent"
        await again.decline(rooms, "cat", room.row.id)
        with pytest.raises(Trouble, match=r"server\.not_asked"):
            await again.decline(rooms, "cat", room.row.id)
        assert fresh.talk.lines[-1].code == "talk.declined"
        await ask(rooms, "bob", room)
        assert rematch(room.row, room.sequel) == rematch(room.row, fresh.row)
        shown = rematch(room.row, room.sequel)
        assert shown is not None and (shown.asked, shown.came) == ((), (1, 2))
        # Who changes their mind comes all the same.
        assert "cat" in sitting(await ask(rooms, "cat", room))

    async def later(rooms: Rooms) -> None:
        row = (await rooms.store.tables_of("ann"))[-1]
        shown = (await rooms.room(row.previous or row.id)).sequel
        assert shown is not None, "a server that was started anew knows it, too"

    play(tmp_path, scenario)
    play(tmp_path, later)


def test_swapping_seats_deals_anew_and_brings_everybody_along(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob")
        await finish(room)
        first = await ask(rooms, "ann", room)
        watcher = Watcher("ann")
        first.enter(watcher)
        assert any(isinstance(each, Snapshot) for each in await heard(watcher))
        swapped = await ask(rooms, "bob", room, swap=True)
        names = [row.kept_for or row.player for row in first.row.seats]
        assert sitting(swapped) == names[::-1]
        assert swapped.row.seed != first.row.seed, "ann has seen what was dealt before"
        cut = (await heard(watcher))[-1]
        assert isinstance(cut, Cut) and cut.error.args["table"] == swapped.row.id
        assert await rooms.store.table(first.row.id) is None
        assert (await ask(rooms, "ann", room)).row.id == swapped.row.id
        await step(swapped)
        with pytest.raises(Trouble, match=r"server\.has_begun"):
            await ask(rooms, "ann", room, swap=True)

    play(tmp_path, scenario)


def test_a_table_is_cancelled_only_before_it_begins_and_only_by_who_opened_it(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob")
        with pytest.raises(Trouble, match=r"server\.not_your_table"):
            await again.cancel(rooms, "bob", room.row.id)
        await finish(room)
        with pytest.raises(Trouble, match=r"server\.has_begun"):
            await again.cancel(rooms, "ann", room.row.id)
        fresh = await ask(rooms, "ann", room)
        watcher = Watcher("bob")
        fresh.enter(watcher)
        await again.cancel(rooms, "ann", fresh.row.id)
        cut = (await heard(watcher))[-1]
        assert isinstance(cut, Cut) and cut.error.code == "server.cancelled"
        assert room.sequel is None and await rooms.store.table(fresh.row.id) is None
        assert (await ask(rooms, "bob", room)).row.id != fresh.row.id

    play(tmp_path, scenario)


def test_a_series_counts_wins_by_person_wherever_they_sit(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob")
        wins = {"ann": 0, "bob": 0}
        for _ in range(3):
            await finish(room)
            row = await rooms.store.table(room.row.id)
            assert row is not None
            for each in row.results:
                wins[str(row.seats[each.seat - 1].player)] += each.won
            last = room
            room = await ask(rooms, "ann", room, swap=True)
            await ask(rooms, "bob", last)
        found = await series_of(rooms.store, room.row.id, "ann")
        assert len(found.games) == 3
        by_name = {each.name: each for each in found.players}
        assert {name: by_name[name.capitalize()].wins for name in wins} == wins
        assert by_name["Ann"].mine and not by_name["Bob"].mine
        assert {each.seat for each in found.players} == {1, 2}

    play(tmp_path, scenario)

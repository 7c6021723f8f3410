"""What watchers are sent: as little as is enough, once for all who may see the same, whatever they do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from byways.kernel.protocol import Seat
from byways.registry import GAMES
from byways.server.errors import Trouble
from byways.server.store.database import Store
from byways.server.table import rooms as rooms_module
from byways.server.table.answers import Request
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.server.table.seating import join
from byways.server.table.socket import answer
from byways.server.table.watching import MOST_UPDATES, MOST_WAITING, Watcher
from byways.wire.delta import patch
from byways.wire.messages import Ack, FromServer, Snapshot, Update
from byways.wire.requests import OpenTable, SeatChoice

GAME = next(iter(GAMES))


def play(folder: Path, scenario: Callable[[Rooms], Awaitable[None]]) -> None:
    async def run() -> None:
        rooms = Rooms(await Store.open(f"sqlite:///{folder / 'db'}"))
        try:
            await scenario(rooms)
        finally:
            await rooms.close()
            await rooms.store.close()

    asyncio.run(run())


async def open_table(rooms: Rooms) -> Room:
    """Opens a table of Ann's and Bob's."""
    table = await rooms.open("ann", OpenTable(GAME, [SeatChoice("me"), SeatChoice("invite")], "k"))
    room = await rooms.room(table)
    assert room.row.seats[1].invite is not None
    await join(rooms, "bob", room.row.seats[1].invite, "Bob")
    return room


async def heard(watcher: Watcher) -> list[Any]:
    """Gets all that waits for somebody."""
    found = []
    while watcher._waiting or watcher._behind:
        found.append((await watcher.next())[0])
    return [msgspec.json.decode(each, type=FromServer) for each in found]


async def ask(room: Room, watcher: Watcher, do: str, **fields: Any) -> Any:
    return await answer(room, watcher, json.dumps({"do": do, "seat": 1, **fields}))


def move(room: Room) -> list[str]:
    """Gets a move that Ann may make."""
    path: tuple[str, ...] = ()
    while not (found := room.choices(1, path)).complete:
        path = (*path, found.next[-1])
    return [*path]


def test_only_those_are_sent_something_who_see_something_new(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_table(rooms)
        ann, again, bob, eve, guest = (Watcher(name) for name in ("ann", "ann", "bob", "eve", "guest"))
        for each in (ann, bob, eve):
            room.enter(each)
        for each in (ann, bob, eve):
            await heard(each)
        room.enter(guest)
        await heard(guest)
        for each in (ann, bob, eve):
            [counted] = await heard(each)
            assert counted == Update(counted.seq, watching=counted.watching), "who watches is only counted"
        room.enter(again)
        whole = await heard(again)
        assert isinstance(whole[0], Snapshot) and await heard(ann) == [], "Ann was there already"
        assert isinstance(await ask(room, ann, "play", path=move(room), key="1"), Ack)
        assert await heard(bob) == await heard(eve) == [], "a draft is seen by its owner alone"
        [update] = [each for each in await heard(again) if isinstance(each, Update)]
        assert patch(whole[0], update).views[0].draft
        room.leave(bob)
        gone = await heard(eve)
        assert len(gone) == 1 and isinstance(gone[0], Update) and gone[0].views is msgspec.UNSET
        assert gone == await heard(guest)

    play(tmp_path, scenario)


def test_who_reads_slowly_gets_the_whole_table(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_table(rooms)
        ann, other = Watcher("ann"), Watcher("ann")
        room.enter(ann)
        room.enter(other)
        path = move(room)
        for number in range(MOST_UPDATES):
            await ask(room, ann, *("undo",) if number % 2 else ("play",), path=path, key=str(number))
        told = [each for each in await heard(other) if isinstance(each, Snapshot | Update)]
        assert [type(each) for each in told] == [Snapshot]
        assert other.audience is not None and told[0] == other.audience.snapshot
        for _ in range(MOST_WAITING + 1):
            other.send(Ack("k"))
        last = (await heard(other))[-1]
        assert last.error.code == "server.slow" and other.cut

    play(tmp_path, scenario)


def test_who_comes_back_and_has_missed_nothing_is_not_shown_it_again(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_table(rooms)
        ann, bob = Watcher("ann"), Watcher("bob")
        shown: dict[str, Snapshot] = {}
        for each in (ann, bob):
            room.enter(each)
            shown[each.player] = (await heard(each))[0]
        await ask(room, ann, "play", path=move(room), key="1")
        for message in await heard(ann):
            if isinstance(message, Update):
                shown["ann"] = patch(shown["ann"], message)
        for player, table in shown.items():
            # As after a restart: nothing is in memory, and nothing is drawn for who knows it already.
            kept = await rooms._read(room.row.id)
            watcher = Watcher(player)
            kept.enter(watcher, table.stamp)
            first = (await heard(watcher))[0]
            assert isinstance(first, Update) and first.views is msgspec.UNSET and not kept.gallery._views
            assert patch(table, first).views == kept.gallery._views_of(kept.gallery._rights(player))
            # What comes next needs what was not drawn: the whole table, once.
            assert isinstance(await ask(kept, watcher, "sync", key="2"), Ack)
            [whole] = await heard(watcher)
            assert whole.views == table.views and whole.stamp == table.stamp
        bob_again = Watcher("bob")
        room.enter(bob_again, shown["ann"].stamp)
        assert isinstance((await heard(bob_again))[0], Snapshot), "a stamp is of one's own seats"

    play(tmp_path, scenario)


def test_a_draft_of_others_changes_no_stamp(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_table(rooms)
        before = [room.stamps.stamp(room.row, (Seat(seat),)) for seat in (1, 2)]
        await ask(room, Watcher("ann"), "play", path=move(room), key="1")
        after = [room.stamps.stamp(room.row, (Seat(seat),)) for seat in (1, 2)]
        assert before[0] != after[0] and before[1] == after[1]

    play(tmp_path, scenario)


def test_after_a_gap_the_whole_table_is_asked_for(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_table(rooms)
        ann = Watcher("ann")
        room.enter(ann)
        await ask(room, ann, "play", path=move(room), key="1")
        await heard(ann)
        assert await ask(room, ann, "sync", key="2") == Ack("2")
        [whole] = await heard(ann)
        assert isinstance(whole, Snapshot) and ann.audience is not None and whole == ann.audience.snapshot

    play(tmp_path, scenario)


def test_keys_are_ones_own_and_for_one_thing(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_table(rooms)
        ann, bob, path = Watcher("ann"), Watcher("bob"), move(room)
        first = await ask(room, ann, "play", path=path, key="once")
        assert first.error is None and await ask(room, ann, "play", path=path, key="once") == first
        other = await ask(room, ann, "undo", key="once")
        assert other.error is not None and other.error.code == "server.key_used"
        stolen = await ask(room, bob, "undo", seat=2, key="once")
        assert stolen.error is not None and stolen.error.code == "match.refused"
        kept = Room.replayed(rooms.store, room.row, await rooms.store.steps(room.row.id))
        again = await kept.act("ann", 1, "play", tuple(path), "once")
        assert again == first and kept.steps == room.steps
        with pytest.raises(Trouble) as error:
            kept.answered("once", Request.of("ann", "once", "undo", 1, ()))
        assert error.value.status == 409

    play(tmp_path, scenario)


def test_one_write_that_fails_in_any_way_spares_the_others(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        def spoil(_connection: object) -> None:
            raise UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates not allowed")

        room = await open_table(rooms)
        results = await asyncio.gather(
            rooms.store.name_player("a", "Ann"),
            rooms.store.do(spoil),
            room.act("ann", 1, "play", tuple(move(room)), "k"),
            return_exceptions=True,
        )
        assert isinstance(results[1], Trouble) and results[1].code == "server.storage"
        assert await rooms.store.player_name("a") == "Ann" and room.steps == 1
        await rooms.store.name_player("a", "Anna")
        assert await rooms.store.player_name("a") == "Anna"

    play(tmp_path, scenario)


def test_tables_that_nobody_needs_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(rooms: Rooms) -> None:
        monkeypatch.setattr(rooms_module, "IDLE", 0.0)
        monkeypatch.setattr(rooms_module, "SWEEP", 0.0)
        room = await open_table(rooms)
        await room.act("ann", 1, "play", tuple(move(room)), "k")
        watched = await rooms.open("ann", OpenTable(GAME, [SeatChoice("me")], "watched"))
        (await rooms.room(watched)).enter(Watcher("ann"))
        await rooms.open("ann", OpenTable(GAME, [SeatChoice("me")], "next"))
        assert room.row.id not in rooms._rooms and watched in rooms._rooms
        back = await rooms.room(room.row.id)
        assert back is not room and back.match.draft(min(back.match.to_act)) == room.match.draft(
            min(room.match.to_act)
        )

    play(tmp_path, scenario)

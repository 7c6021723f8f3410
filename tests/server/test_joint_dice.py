"""Joint dice: nobody can choose them, and whoever is not there keeps nobody waiting for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from byways.kernel import record
from byways.kernel.protocol import NATURE
from byways.kernel.rng import commitment
from byways.registry import GAMES
from byways.server.table import salts
from byways.server.table.again import play_again
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.server.table.seating import hand_over, join, take_back
from byways.server.table.socket import answer
from byways.server.table.watching import Watcher
from byways.wire.evening import PlayAgain
from byways.wire.joint import additions, awaited
from byways.wire.messages import Ack, Snapshot
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.test_watching import GAME, heard, play


async def open_joint(rooms: Rooms, game: str = GAME, *, guests: int = 1) -> Room:
    seats = [SeatChoice("me"), *[SeatChoice("invite")] * guests]
    table = await rooms.open("ann", OpenTable(game, seats, "k", joint=True, begins=1))
    return await rooms.room(table)


async def ask(room: Room, who: str, do: str, **fields: Any) -> Any:
    return await answer(room, Watcher(who), json.dumps({"do": do, "key": "k", **fields}))


async def code(room: Room, who: str, do: str, **fields: Any) -> str | None:
    error = (await ask(room, who, do, **fields)).error
    return None if error is None else str(error.code)


async def come(rooms: Rooms, room: Room, seat: int, who: str) -> None:
    invite = room.row.seats[seat - 1].invite
    assert invite is not None
    await join(rooms, who, invite, who)


async def begin(rooms: Rooms, room: Room) -> None:
    """Lets Ann and Bob add their salts."""
    await come(rooms, room, 2, "bob")
    for seat, who in ((1, "ann"), (2, "bob")):
        assert await code(room, who, "pledge", seat=seat, commitment=commitment(f"salt of {who}")) is None
    for seat, who in ((1, "ann"), (2, "bob")):
        assert await code(room, who, "reveal", seat=seat, salt=f"salt of {who}") is None


@pytest.mark.parametrize("game", [name for name, facts in GAMES.items() if facts.seats[0] <= 2])
def test_dice_wait_for_everybody_and_follow_from_what_each_adds(tmp_path: Path, game: str) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_joint(rooms, game)
        eve = Watcher("eve")
        room.enter(eve)
        assert room.match.to_act == {NATURE} and not room.match.log
        [first] = [each for each in await heard(eve) if isinstance(each, Snapshot)]
        assert first.joint is not None and first.joint.waiting and first.question is None
        assert first.commitment == commitment(room.row.seed), "promised before any salt is known"
        await begin(rooms, room)
        assert room.match.log and NATURE not in room.match.to_act and room.changed.is_set()
        room.gallery.sync(eve)
        last = [each for each in await heard(eve) if isinstance(each, Snapshot)][-1]
        assert last.joint is not None and not last.joint.waiting
        assert last.joint.salts == ("salt of ann", "salt of bob")
        again = await Rooms(rooms.store).room(room.row.id)
        assert again.match.log == room.match.log and again.match.state == room.match.state
        written = record.read(room.record().text())
        assert written.salts == ("salt of ann", "salt of bob")
        assert (await code(room, "ann", "pledge", seat=1, commitment="0" * 64)) == "server.salt_late"

    play(tmp_path, scenario)


def test_nobody_tells_before_all_have_promised_or_something_else(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_joint(rooms)
        assert await code(room, "ann", "pledge", seat=1, commitment=commitment("a")) is None
        assert await code(room, "ann", "reveal", seat=1, salt="a") == "server.salt_early"
        await come(rooms, room, 2, "bob")
        assert await code(room, "bob", "pledge", seat=1, commitment=commitment("b")) == "server.not_your_seat"
        assert await code(room, "bob", "pledge", seat=2, commitment=commitment("b")) is None
        assert await code(room, "bob", "pledge", seat=2, commitment=commitment("other")) is None
        assert room.row.seats[1].pledge == commitment("b"), "the first promise counts"
        assert await code(room, "bob", "reveal", seat=2, salt="other") == "server.salt_other"
        assert await code(room, "bob", "reveal", seat=2, salt="b") is None
        assert room.row.waits
        assert await code(room, "ann", "reveal", seat=1, salt="a") is None
        assert room.row.salts == ("a", "b")

    play(tmp_path, scenario)


def test_who_is_not_there_adds_nothing(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_joint(rooms)
        assert await code(room, "ann", "pledge", seat=1, commitment=commitment("a")) is None
        assert await code(room, "eve", "go_on") == "server.not_at_table"
        assert await code(room, "ann", "go_on") is None
        assert room.row.waits and room.row.seats[1].salt == "", "Ann has promised, and tells hers first"
        await come(rooms, room, 2, "bob")
        assert await code(room, "bob", "pledge", seat=2, commitment=commitment("b")) is None
        assert room.row.seats[1].pledge is None, "he might know what Ann adds"
        assert await code(room, "ann", "reveal", seat=1, salt="a") is None
        assert room.row.salts == ("a", "")

        silent = await open_joint_again(rooms, room)
        await come(rooms, silent, 2, "bob")
        for seat, who in ((1, "ann"), (2, "bob")):
            await ask(silent, who, "pledge", seat=seat, commitment=commitment(who))
        await ask(silent, "ann", "reveal", seat=1, salt="ann")
        assert await code(silent, "ann", "go_on") is None
        assert silent.row.salts == ("ann", ""), "who promised and does not tell adds nothing"

    play(tmp_path, scenario)


def test_who_is_there_cannot_be_skipped_at_once_and_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(rooms: Rooms) -> None:
        now = 1000.0
        monkeypatch.setattr(salts, "monotonic", lambda: now)
        room = await open_joint(rooms, guests=2)
        for seat, who in ((2, "bob"), (3, "cat")):
            await come(rooms, room, seat, who)
        for who in ("ann", "bob", "cat"):
            room.enter(Watcher(who))
        assert await code(room, "ann", "pledge", seat=1, commitment=commitment("a")) is None
        for _ in range(2):
            assert await code(room, "ann", "go_on") == "server.salt_soon"
        assert await code(room, "bob", "pledge", seat=2, commitment=commitment("b")) is None
        now += salts.GRACE
        assert await code(room, "ann", "go_on") == "server.salt_soon", "from now on, since Bob did something"
        now += salts.GRACE
        assert await code(room, "ann", "go_on") is None
        assert await code(room, "ann", "go_on") == "server.salt_soon", "telling takes its time, too"
        assert await code(room, "ann", "reveal", seat=1, salt="a") is None
        assert await code(room, "bob", "reveal", seat=2, salt="b") is None
        assert room.row.salts == ("a", "b", "")

    play(tmp_path, scenario)


async def open_joint_again(rooms: Rooms, room: Room) -> Room:
    """Opens a table like another, where dice are made anew."""
    seats = [SeatChoice("me"), SeatChoice("invite")]
    return await rooms.room(await rooms.open("ann", OpenTable(GAME, seats, "k2", joint=True, begins=1)))


def test_a_bot_adds_nothing_and_who_comes_back_cannot_choose(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_joint(rooms, guests=2)
        await come(rooms, room, 2, "bob")
        await come(rooms, room, 3, "eve")
        await hand_over(rooms, "bob", room.row.id, 2, 1)
        for seat, who in ((1, "ann"), (3, "eve")):
            assert await code(room, who, "pledge", seat=seat, commitment=commitment(who)) is None
        assert await code(room, "ann", "reveal", seat=1, salt="ann") is None
        await take_back(rooms, "bob", room.row.id, 2)
        assert await code(room, "bob", "pledge", seat=2, commitment=commitment("b")) is None
        assert (room.row.seats[1].pledge, room.row.seats[1].salt) == (None, "")
        await hand_over(rooms, "eve", room.row.id, 3, 1)
        assert room.row.salts == ("ann", "", ""), "it begins as soon as nobody is waited for"

    play(tmp_path, scenario)


def test_who_plays_at_one_screen_waits_for_nobody(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        wish = OpenTable(GAME, [SeatChoice("me"), SeatChoice("here")], "k", joint=True)
        room = await rooms.room(await rooms.open("ann", wish))
        assert not room.row.joint and room.match.log

    play(tmp_path, scenario)


def test_the_same_deal_again_has_the_same_salts(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_joint(rooms)
        await begin(rooms, room)
        fresh = await rooms.room(await play_again(rooms, "ann", room.row.id, PlayAgain("again")))
        assert fresh.row.waits and all(seat.pledge is seat.salt is None for seat in fresh.row.seats)
        assert room.row.deal != fresh.row.deal

    play(tmp_path, scenario)


def test_a_terminal_adds_by_itself_and_says_for_whom_it_waits(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await open_joint(rooms)
        made: dict[str, dict[int, str]] = {"ann": {}, "bob": {}}

        async def add(who: str) -> list[int]:
            watcher = Watcher(who)
            room.enter(watcher)
            [shown] = [each for each in await heard(watcher) if isinstance(each, Snapshot)]
            room.leave(watcher)
            for wish in additions(shown, made[who]):
                reply = await answer(room, Watcher(who), msgspec.json.encode(wish).decode())
                assert isinstance(reply, Ack) and reply.error is None
            return awaited(shown)

        assert await add("ann") == [1, 2]
        await come(rooms, room, 2, "bob")
        assert await add("bob") == [2]
        assert await add("ann") == [1, 2], "all have promised, nobody has told"
        assert await add("bob") == [2]
        assert room.row.salts == (made["ann"][1], made["bob"][2])
        assert await add("ann") == []

    play(tmp_path, scenario)

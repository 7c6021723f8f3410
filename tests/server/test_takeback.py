"""Taking back a final turn at a server: who is asked, what is told, and what outlasts a restart."""

from __future__ import annotations

from pathlib import Path

from byways.kernel.record import load, read
from byways.registry import GAMES
from byways.server.store.chain import is_whole
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.server.table.seating import hand_over
from tests.server.evenings import finish, key, meet, play, step


async def end_a_turn(room: Room) -> tuple[int, str]:
    """Lets whoever is to act end a turn. Gets the seat and its player."""
    seat, length = min(room.match.to_act), len(room.match.log)
    while len(room.match.log) == length:
        await step(room, seat)
    player = room.row.seats[seat - 1].player
    assert player is not None
    return seat, player


async def ask(room: Room, player: str, seat: int, do: str = "takeback") -> str | None:
    """Asks for something. Gets why it was refused, if it was."""
    answer = await room.act(player, seat, do, (), key())  # type: ignore[arg-type]
    return None if answer.error is None else answer.error.reasons[0].code


def test_all_agree_and_a_restart_in_between_changes_nothing(tmp_path: Path) -> None:
    found: dict[str, str] = {}

    async def first(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob", "cat")
        seat, player = await end_a_turn(room)
        before = list(room.match.log)
        await end_a_turn(room)
        assert await ask(room, player, seat) is None
        others = [row for row in room.row.seats if row.seat != seat]
        assert await ask(room, others[0].player or "", others[0].seat, "agree") is None
        assert len(room.match.log) > len(before), "one has not agreed yet"
        found.update(
            table=room.row.id, seat=str(seat), last=str(others[1].seat), player=others[1].player or ""
        )

    async def second(rooms: Rooms) -> None:
        room, seat = await rooms.room(found["table"]), int(found["seat"])
        shown = room.gallery._snapshot(room.gallery._rights("dan"), 0).takeback
        assert shown is not None and (shown.seat, shown.waits) == (seat, (int(found["last"]),))
        assert await ask(room, found["player"], int(found["last"]), "agree") is None
        assert room.match.to_act == {seat} and room.match.taken_back == 1
        assert room.talk.lines[-1].code == "talk.taken_back" and room.talk.lines[-1].seat == seat
        assert "match.taken_back" in [event.code for move in room.past for event in move]
        assert room.provenance == ("undone",)
        found["log"] = str(room.match.log)

    async def third(rooms: Rooms) -> None:
        room = await rooms.room(found["table"])
        assert str(room.match.log) == found["log"]
        row = await rooms.store.table(found["table"])
        assert row is not None and is_whole(row, await rooms.store.steps(row.id))
        await finish(room)
        written = read(room.record().text())
        assert written.provenance == ("undone",)
        assert load(written, GAMES[written.game]).over, "every roll follows from the seed"

    for scenario in (first, second, third):
        play(tmp_path, scenario)


def test_one_no_is_enough_and_is_not_asked_again(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob", "cat")
        seat, player = await end_a_turn(room)
        log = list(room.match.log)
        assert await ask(room, player, seat) is None
        other = next(row for row in room.row.seats if row.seat != seat)
        assert await ask(room, other.player or "", other.seat, "decline") is None
        assert room.match.takeback is None and room.match.log == log
        assert [line.code for line in room.talk.lines[-2:]] == ["talk.takeback", "talk.takeback_declined"]
        assert await ask(room, player, seat) == "match.takeback_declined"
        assert await ask(room, other.player or "", other.seat, "agree") == "match.nothing_asked"

    play(tmp_path, scenario)


def test_bots_agree_and_wait_with_their_moves(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob", "cat")
        seat, player = await end_a_turn(room)
        assert await ask(room, player, seat) is None
        log = list(room.match.log)
        one, two = (row for row in room.row.seats if row.seat != seat)
        await hand_over(rooms, one.player or "", room.row.id, one.seat, 1)
        while room.match.takeback is not None and one.seat in room.match.takeback.waits:
            room.changed.set()
            await rooms.store.player_name("ann")
        assert room.match.takeback is not None and room.match.log == log, "the bot has agreed and not moved"
        assert await ask(room, two.player or "", two.seat, "agree") is None
        assert room.match.taken_back == 1 and room.match.to_act == {seat}

    play(tmp_path, scenario)

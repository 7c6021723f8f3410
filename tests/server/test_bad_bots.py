"""A bot that crashes, hangs or answers nonsense loses its time, not the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from byways.kernel.protocol import Path as Words
from byways.kernel.protocol import Seat
from byways.server.store.rows import SeatRow
from byways.server.table import bots
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.evenings import key, play, step, turn_game


def play_some(folder: Path, monkeypatch: pytest.MonkeyPatch, think: bots.Thinker) -> None:
    """Plays with a bot until it has made two moves."""
    acted, made, act_for = asyncio.Event(), list[bool](), Room.act_for

    async def watched(room: Room, row: SeatRow, path: Words) -> bool:
        made.append(await act_for(room, row, path))
        acted.set()
        return made[-1]

    async def evening(rooms: Rooms) -> None:
        await rooms.store.name_player("anna", "Anna")
        seats = [SeatChoice("me"), SeatChoice("bot", level=5)]
        room = await rooms.room(await rooms.open("anna", OpenTable(turn_game(), seats, key())))
        async with asyncio.timeout(20):
            while sum(made) < 2:
                acted.clear()
                person = next(row.seat for row in room.row.seats if row.player)
                await (step(room) if person in room.match.to_act else acted.wait())

    monkeypatch.setattr(Room, "act_for", watched)
    play(folder, evening, think)


@pytest.mark.parametrize("nonsense", [(), ("nonsense",), ("end", "end"), ("",)])
def test_nonsense(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nonsense: Words) -> None:
    async def babble(_room: Room, _seat: Seat, _level: int) -> Words:
        return nonsense

    play_some(tmp_path, monkeypatch, babble)


@pytest.mark.parametrize("failure", [TimeoutError("stopped"), RuntimeError("crashed")])
def test_a_crash_or_a_bot_that_had_to_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    class Failing:
        async def do(self, *_: Any) -> Words:
            raise failure

    monkeypatch.setattr(bots, "_thinking", Failing)
    play_some(tmp_path, monkeypatch, bots.think)

"""A bot that crashes, hangs or answers nonsense loses its time, not the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from byways.kernel.protocol import Path as Words
from byways.kernel.protocol import Seat
from byways.server.table import bots
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.evenings import key, play, turn_game

MOVES = 6


def play_some(folder: Path, think: bots.Thinker) -> None:
    """Lets two bots play until some moves are made."""

    async def alone(rooms: Rooms) -> None:
        await rooms.store.name_player("anna", "Anna")
        seats = [SeatChoice("bot", level=5), SeatChoice("bot", level=5)]
        await rooms.room(await rooms.open("anna", OpenTable(turn_game(), seats, key())))
        async with asyncio.timeout(20):
            await enough.wait()

    async def watched(room: Room, seat: Seat, level: int) -> Words:
        if len(room.match.log) >= MOVES:
            enough.set()
        return await think(room, seat, level)

    enough = asyncio.Event()
    play(folder, alone, think=watched)


@pytest.mark.parametrize("nonsense", [(), ("nonsense",), ("end", "end"), ("",)])
def test_nonsense(tmp_path: Path, nonsense: Words) -> None:
    async def babble(_room: Room, _seat: Seat, _level: int) -> Words:
        return nonsense

    play_some(tmp_path, babble)


@pytest.mark.parametrize("failure", [TimeoutError("stopped"), RuntimeError("crashed")])
def test_a_crash_or_a_bot_that_had_to_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    class Failing:
        async def do(self, *_: Any) -> Words:
            raise failure

    monkeypatch.setattr(bots, "_thinking", Failing)
    play_some(tmp_path, bots.think)

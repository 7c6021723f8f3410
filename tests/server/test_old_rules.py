"""A database made when every game had only its first rules: all in it goes on under them."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from byways.kernel import record
from byways.kernel.choice import random_action
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.archive.dailies import Dailies
from byways.server.archive.deals import Deals
from byways.server.errors import Trouble
from byways.server.store.schema import tables
from byways.server.table.again import play_again
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.wire.evening import PlayAgain
from tests.server.opened import with_rooms

MADE = Path(__file__).with_name("rules_1.sql")
"""Three games in the middle, and the deals of a day; it was written by the release before rules 2."""

DAY = "2025-11-01"


@pytest.fixture
def url(tmp_path: Path) -> str:
    database = sqlite3.connect(tmp_path / "old.db")
    database.executescript(MADE.read_text("utf-8"))
    database.close()
    return f"sqlite:///{tmp_path / 'old.db'}"


async def play_to_the_end(room: Room) -> None:
    rng = Quick("on")
    while not room.match.over:
        seat = min(room.match.to_act)
        path = room.match.game.path(random_action(room.match.game, room.match.state_for(seat), seat, rng))
        ack = await room.act("ann", seat, "play", path, f"on {room.steps}")
        assert ack.error is None


def test_its_tables_go_on_under_the_rules_they_began_with(url: str) -> None:
    async def scenario(rooms: Rooms) -> None:
        ids = await rooms.store.read(lambda connection: [*connection.scalars(select(tables.c.id))])
        found = {room.row.game: room for room in [await rooms.room(each) for each in ids]}
        assert {game for game in found if GAMES[game].rules > 1} == {"roads", "ink"}
        for game, room in found.items():
            assert room.match.log and room.facts.rules == 1
            await play_to_the_end(room)
            written = record.read(room.record().text())
            assert written.rules == 1 and record.load(written, GAMES[game]).over
            again = await play_again(rooms, "ann", room.row.id, PlayAgain(f"again {game}", same=True))
            fresh = await play_again(rooms, "ann", room.row.id, PlayAgain(f"fresh {game}"))
            assert (await rooms.room(again)).row.rules == 1, "the same deal has the same rules"
            assert (await rooms.room(again)).row.deal == room.row.deal
            assert (await rooms.room(fresh)).row.rules == GAMES[game].rules
        # A road that leaves the field was laid, which rules 2 refuse.
        roads = found["roads"].record()
        with pytest.raises(record.BadRecord, match="illegal"):
            record.load(replace(roads, rules=2), GAMES["roads"])

    with_rooms(url, scenario)


def test_its_daily_deals_stay_what_they_were(url: str) -> None:
    async def scenario(rooms: Rooms) -> None:
        dailies = Dailies(Deals(rooms))
        for game in GAMES:
            room = await rooms.room(await dailies.play("bob", game, DAY, f"old {game}"))
            assert room.row.rules == 1 and room.row.seats[0].player == "bob" and not room.row.drawn
        today = await rooms.room(await dailies.play("bob", "roads", dailies.today(), "new"))
        assert today.row.rules == GAMES["roads"].rules and today.row.drawn

    with_rooms(url, scenario)


def test_rules_that_are_not_known_are_refused(url: str) -> None:
    async def scenario(rooms: Rooms) -> None:
        (table, *_) = await rooms.store.read(lambda connection: [*connection.scalars(select(tables.c.id))])

        def forge(connection: Connection) -> None:
            connection.execute(tables.update().values(rules=99))

        await rooms.store.do(forge)
        with pytest.raises(Trouble) as refused:
            await rooms.room(table)
        assert (refused.value.status, refused.value.code) == (410, "server.old_rules")

    with_rooms(url, scenario)

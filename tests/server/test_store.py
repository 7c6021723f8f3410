"""The database: migrations, and one commit for all that wait."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, inspect, text

from byways.bots import ChanceBot
from byways.kernel.match import Entry
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES
from byways.server.archive.dailies import Dailies
from byways.server.archive.deals import Deals
from byways.server.errors import Trouble
from byways.server.store.database import Store
from byways.server.store.opening import open_database
from byways.server.store.rows import SeatRow, Step, TableRow
from byways.server.store.schema import VERSION, metadata
from byways.server.store.upgrading import upgrade, version_of
from byways.server.table.leaving import collect
from byways.server.table.rooms import Rooms
from byways.server.table.turns import queue_calls
from byways.server.webhooks.calling import Caller
from byways.server.webhooks.queue import Hooks
from byways.soak.migrations import take_back

MADE = Path(__file__).with_name("rules_1.sql")
"""A database of version 3 as it was made then."""


def row(name: str) -> TableRow:
    seats = (SeatRow(1, "person", "Ann", player="a"), SeatRow(2, "open", invite=f"invite {name}"))
    return TableRow(name, "some", 1, {"x": [1]}, "seed", "a", f"key {name}", {"to_act": [1]}, seats=seats)


def old_engine(path: Path, version: int) -> Engine:
    """Gets an empty database of an older version."""
    open_database(f"sqlite:///{path}").close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        take_back(connection, version)
    return engine


def shape(connection: Connection) -> dict[str, object]:
    """Gets everything that a database has place for."""
    found = inspect(connection)
    return {
        table: (
            {
                column["name"]: (str(column["type"]), column["nullable"], column["default"])
                for column in found.get_columns(table)
            },
            {(index["name"], *index["column_names"], index["unique"]) for index in found.get_indexes(table)},
            {*map(str, found.get_foreign_keys(table))},
            {*map(str, found.get_unique_constraints(table))},
            str(found.get_pk_constraint(table)),
        )
        for table in found.get_table_names()
    }


@pytest.mark.parametrize("version", range(1, int(VERSION)))
def test_every_older_database_is_brought_up_to_date(version: int, tmp_path: Path) -> None:
    open_database(f"sqlite:///{tmp_path / 'new'}").close()
    new, old = create_engine(f"sqlite:///{tmp_path / 'new'}"), old_engine(tmp_path / "old", version)
    with new.begin() as fresh, old.begin() as connection:
        assert version_of(connection) == f"{version:04}" and shape(connection) != shape(fresh)
        upgrade(connection)
        assert shape(connection) == shape(fresh)
        assert {table.name for table in metadata.sorted_tables} == {*inspect(connection).get_table_names()}
    new.dispose()
    old.dispose()


def test_what_the_schema_has_gained_is_told_apart(tmp_path: Path) -> None:
    made = create_engine("sqlite://")
    old = old_engine(tmp_path / "old", 3)
    with made.begin() as kept, old.begin() as connection:
        assert kept.connection.driver_connection is not None
        kept.connection.driver_connection.executescript(MADE.read_text("utf-8"))
        assert shape(kept) == shape(connection)
    made.dispose()
    old.dispose()


def test_a_database_of_a_version_to_come_is_refused(tmp_path: Path) -> None:
    open_database(f"sqlite:///{tmp_path / 'db'}").close()
    engine = create_engine(f"sqlite:///{tmp_path / 'db'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Trouble) as caught:
        open_database(f"sqlite:///{tmp_path / 'db'}")
    assert caught.value.words == {"reason": f"9999 > {VERSION}"}
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = old_engine(tmp_path / "db", 1)
    with engine.begin() as connection:
        values = "'t','some',1,'{}','seed','a','k','{}',false,0,0"
        connection.execute(text(f"INSERT INTO tables VALUES ({values})"))
    engine.dispose()

    async def scenario() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'db'}")
        kept = await store.table("t")
        assert kept is not None and kept.begun == () and kept.position is None
        await store.close()

    asyncio.run(scenario())


def test_for_whom_bots_have_played_is_found_out_from_before(tmp_path: Path) -> None:
    engine = old_engine(tmp_path / "db", 15)
    columns = "id,game,rules,options,seed,creator,key,summary,over,created,updated,stand_in"
    sitting = [("told", 1, "bot", "'a'"), ("told", 2, "bot", "NULL"), ("told", 3, "person", "'b'")]
    sitting += [("gone", 1, "bot", "NULL"), ("gone", 2, "person", "'b'"), ("none", 1, "bot", "NULL")]
    with engine.begin() as connection:
        for name in ("told", "gone", "none"):
            values = f"'{name}','some',1,'{{}}','s','a','{name}','{{}}',true,0,0,{name != 'none'}"
            connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
        for name, seat, kind, player in sitting:
            values = f"'{name}',{seat},'{kind}',{player},''"
            connection.execute(text(f"INSERT INTO seats (table_id,seat,kind,player,name) VALUES ({values})"))
        values = "'told',0,1,'','talk.left','k'"
        connection.execute(text(f"INSERT INTO talk (table_id,at,seat,name,code,key) VALUES ({values})"))
        upgrade(connection)
        found = connection.execute(text("SELECT table_id, seat FROM seats WHERE stand_in"))
        assert {*map(tuple, found)} == {("told", 1), ("gone", 1)}
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return (
        f"sqlite:///{tmp_path / 'db'}" if request.param == "sqlite" else request.getfixturevalue("postgres")
    )


def test_what_is_written_is_read(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        await asyncio.gather(*(store.add_table(row(f"t{n}")) for n in range(50)))
        await asyncio.gather(
            *(
                store.add_steps("t1", [Step(n, 1, "play", ("w1", "b1"), f"k{n}")], {"to_act": []}, False)
                for n in range(30)
            )
        )
        assert [step.number for step in await store.steps("t1")] == list(range(30))
        kept = await store.table("t1")
        assert kept is not None and kept.seats == row("t1").seats and kept.summary == {"to_act": []}
        assert await store.invited("invite t3") == ("t3", 2)
        held = SeatRow(1, "person", "Ann", player="a", holders=frozenset({"b", "c"}))
        await store.add_table(replace(row("held"), seats=(held,)))
        kept = await store.table("held")
        assert kept is not None and kept.seats == (held,)
        assert [each.id for each in await store.tables_of("b")] == ["held"]
        assert await store.table_by_key("a", "key t7", "anything") == "t7"
        await store.name_player("a", "Ann")
        await store.name_player("a", "Anna")
        assert await store.player_name("a") == "Anna" and await store.player_name("z") == ""
        await store.close()

    asyncio.run(scenario())


def test_what_a_table_took_over_and_records(url: str) -> None:
    begun = (Entry(NATURE, ("roll", "a", "b")), Entry(Seat(2), ("done",)))

    async def scenario() -> None:
        store = await Store.open(url)
        await store.add_table(replace(row("branch"), begun=begun, position="a position\nof two lines"))
        kept = await store.table("branch")
        assert kept is not None and (kept.begun, kept.position) == (begun, "a position\nof two lines")
        assert await store.record("r") is None
        await asyncio.gather(*(store.add_record("r", "a", "text\n") for _ in range(3)))
        assert await store.record("r") == "text\n"
        await store.close()

    asyncio.run(scenario())


def test_one_that_spoils_the_batch_spoils_only_itself(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        await store.add_table(row("s1"))
        results = await asyncio.gather(
            *(store.add_table(row(name)) for name in ("s2", "s1", "s3")), return_exceptions=True
        )
        assert [isinstance(result, Trouble) for result in results] == [False, True, False]
        assert await store.table("s2") and await store.table("s3")
        await store.close()

    asyncio.run(scenario())


def test_a_life_from_the_first_deal_to_the_end(url: str) -> None:
    """A day's deal is played, compared, exported and forgotten; two who are forgotten do not meet."""
    game = next(iter(GAMES))

    async def play(rooms: Rooms, player: str) -> str:
        dailies = Dailies(Deals(rooms))
        table = await dailies.play(player, game, dailies.today(), f"key of {player}")
        room, rng = await rooms.room(table), Quick(player)
        bot = ChanceBot(rng)
        while not room.match.over:
            seat = pick(rng, sorted(room.match.to_act))
            move = room.match.game.path(bot.choose(room.match.game, room.match.view(seat), seat, 1))
            await room.act(player, seat, "play", move, f"{room.steps}")
        return table

    async def scenario() -> None:
        store = await Store.open(url)
        rooms = Rooms(store)
        dailies = Dailies(Deals(rooms))
        before = (await dailies.about("x", game, dailies.today())).count
        for player in ("p1", "p2"):
            await store.keep_player(player, name=f"Name of {player}", hook="http://a.example/")
        tables = [await play(rooms, player) for player in ("p1", "p2")]
        seen = await dailies.deals.of_table("p1", tables[1])
        assert {each.table for each in seen.results if each.mine} == {tables[0]}
        assert (await dailies.about("p1", game, dailies.today())).count == before + 2
        mine = await collect(store, "p2")
        assert [each["id"] for each in mine["tables"]] == [tables[1]] and mine["player"][
            "name"
        ] == "Name of p2"
        await store.do(queue_calls((await rooms.room(tables[0])).row, [1], []))
        await Hooks(rooms, Caller(), "http://here.example", now=lambda: 1e12).send_due()
        for player in ("p1", "p2"):
            await rooms.leave(player)
            assert (await collect(store, player))["player"] is None
        kept = await store.table(tables[0])
        assert kept is not None and (kept.creator, kept.seats[0].name, kept.seats[0].player) == ("", "", None)
        assert (await dailies.about("x", game, dailies.today())).count == before + 2
        await rooms.close()
        await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("wrong", ["sqlite:////nowhere/at/all/db", "nonsense", "oracle://x", ""])
def test_a_database_that_cannot_be_opened_is_said(wrong: str) -> None:
    with pytest.raises(Trouble) as error:
        asyncio.run(Store.open(wrong))
    assert error.value.code == "server.database"

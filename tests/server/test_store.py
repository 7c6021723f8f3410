"""The database: migrations, and one commit for all that wait."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

from byways.bots.simple import ChanceBot
from byways.kernel.match import Entry
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES
from byways.server.archive.dailies import Dailies
from byways.server.archive.deals import Deals
from byways.server.errors import Trouble
from byways.server.store import admin
from byways.server.store.database import Store
from byways.server.store.migrations import MIGRATIONS
from byways.server.store.opening import migrate, open_database, reading
from byways.server.store.rows import SeatRow, Step, TableRow
from byways.server.store.schema import VERSION, metadata
from byways.server.table.leaving import collect
from byways.server.table.rooms import Rooms
from byways.server.table.turns import queue_calls
from byways.server.webhooks.calling import Caller
from byways.server.webhooks.queue import Hooks


def row(name: str) -> TableRow:
    seats = (SeatRow(1, "person", "Ann", player="a"), SeatRow(2, "open", invite=f"invite {name}"))
    return TableRow(name, "some", 1, {"x": [1]}, "seed", "a", f"key {name}", {"to_act": [1]}, seats=seats)


def test_the_newest_migration_is_the_one_we_ask_for() -> None:
    assert [*MIGRATIONS] == [f"{number:04}" for number in range(1, int(VERSION) + 1)]


def test_migrations_give_the_schema(tmp_path: Path) -> None:
    async def scenario() -> None:
        await (await Store.open(f"sqlite:///{tmp_path / 'db'}")).close()
        await (await Store.open(f"sqlite:///{tmp_path / 'db'}")).close()

    asyncio.run(scenario())
    engine = create_engine(f"sqlite:///{tmp_path / 'db'}")
    found = inspect(engine)
    for table in metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys())
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'db'}"
    engine = create_engine(url)
    with engine.begin() as connection:
        migrate(connection, "0001")
        values = "'t','some',1,'{}','seed','a','k','{}',false,0,0"
        connection.execute(text(f"INSERT INTO tables VALUES ({values})"))
    engine.dispose()

    async def scenario() -> None:
        store = await Store.open(url)
        kept = await store.table("t")
        assert kept is not None and kept.begun == () and kept.position is None
        await store.close()

    asyncio.run(scenario())


def test_for_whom_bots_have_played_is_found_out_from_before(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'db'}")
    columns = "id,game,rules,options,seed,creator,key,summary,over,created,updated,stand_in"
    sitting = [("told", 1, "bot", "'a'"), ("told", 2, "bot", "NULL"), ("told", 3, "person", "'b'")]
    sitting += [("gone", 1, "bot", "NULL"), ("gone", 2, "person", "'b'"), ("none", 1, "bot", "NULL")]
    with engine.begin() as connection:
        migrate(connection, "0015")
        for name in ("told", "gone", "none"):
            values = f"'{name}','some',1,'{{}}','s','a','{name}','{{}}',true,0,0,{name != 'none'}"
            connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
        for name, seat, kind, player in sitting:
            values = f"'{name}',{seat},'{kind}',{player},''"
            connection.execute(text(f"INSERT INTO seats (table_id,seat,kind,player,name) VALUES ({values})"))
        values = "'told',0,1,'','talk.left','k'"
        connection.execute(text(f"INSERT INTO talk (table_id,at,seat,name,code,key) VALUES ({values})"))
        migrate(connection)
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


@pytest.mark.parametrize(
    "wrong", ["sqlite:////nowhere/at/all/db", "/nowhere/at/all/db", "postgresql://u@:1/x"]
)
def test_a_database_that_cannot_be_opened_is_said(wrong: str) -> None:
    with pytest.raises(Trouble) as error:
        asyncio.run(Store.open(wrong))
    assert error.value.code == "server.database"


@pytest.mark.parametrize("wrong", ["oracle://x", "postgresql://localhost:port/x", "://", ""])
def test_what_is_no_database_is_told_what_would_be(wrong: str) -> None:
    with pytest.raises(Trouble) as error:
        asyncio.run(Store.open(wrong))
    assert error.value.code == "server.no_database"


def test_a_database_may_be_named_as_a_file(tmp_path: Path) -> None:
    file = tmp_path / "50 % of what?.sqlite"
    open_database(str(file)).close()
    with reading(str(file)) as connection:
        assert not list(admin.all_tables(connection))

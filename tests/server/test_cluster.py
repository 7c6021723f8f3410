"""Several processes on one PostgreSQL: people at all of them, one killed, one paused for too long."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from byways.kernel.rng import Quick
from byways.server.errors import Trouble
from byways.server.store.database import Store
from byways.server.store.membership import Membership
from byways.server.store.opening import Opened, address_of, open_database
from byways.server.store.rows import SeatRow, Step, TableRow
from tests.server.client import Line, Server, Visitor, done, start
from tests.server.evenings import turn_game
from tests.server.test_server import make_move

HOST = "127.0.0.2"
"""A loopback address that answers to any name, as behind a proxy."""

LIMITS = [f"--{name}-limit=0" for name in ("make", "ask", "line")]


@pytest.fixture
def database(postgres: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """A database of its own."""
    name = f"cluster_{abs(hash(request.node.name))}"
    engine = create_engine(address_of(postgres), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield postgres.replace("/postgres?", f"/{name}?")
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    servers = [start(tmp_path, *LIMITS, database=database, host=HOST) for _ in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGCONT)
            server.kill()


def rows(database: str, query: str) -> list[Any]:
    engine = create_engine(address_of(database))
    with engine.connect() as connection:
        found = [*connection.execute(text(query))]
    engine.dispose()
    return found


def seated(two: tuple[Server, Server], game: str = "ink") -> tuple[Visitor, Visitor, str]:
    """Ann opens a table at the first process, Ben comes to it by the second."""
    ann, ben = Visitor(two[0].url), Visitor(two[1].url)
    table = ann.open(game, [{"kind": "me"}, {"kind": "invite"}])
    (invite,) = ann.ask(f"/api/tables/{table}")[1]["invites"].values()
    status, joined = ben.ask(f"/api/join/{invite}", {"name": "Ben"})
    assert status == 200, joined
    return ann, ben, table


def first_path(line: Line) -> tuple[int, list[str]]:
    """Gets a seat that may act now, and any move of it."""
    (view, *_) = line.wait_for_turn()
    picked: list[str] = []
    while True:
        found = line.ask("choices", seat=view["seat"], picked=picked)
        if found["complete"]:
            return view["seat"], picked
        picked.append(found["next"][0])


def play(line: Line, key: str | None = None) -> Any:
    seat, path = first_path(line)
    return line.ask("play", seat=seat, path=path, key=key)


def heard_to_the_end(line: ClientConnection) -> list[str]:
    """Gets what comes until the line ends."""
    heard: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(str(line.recv(60)))
    return heard


def come_back(visitor: Visitor, table: str) -> Line:
    """Connects again and again, as the page does."""
    until = time.monotonic() + 60
    while True:
        try:
            line = visitor.sit(table)
            line.receive()
            return line
        except (OSError, WebSocketException, TimeoutError):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def test_people_at_two_processes_play_at_one_table(two: tuple[Server, Server], database: str) -> None:
    ann, ben, table = seated(two)
    lines = [ann.sit(table), ben.sit(table)]
    assert rows(database, "SELECT count(DISTINCT owner) FROM leases") == [(1,)]
    for number in range(12):
        assert done(play(lines[number % 2]))
    assert done(lines[1].ask("say", seat=2, text="hello"))
    for line in lines:
        line.ask("ping")
    assert any("hello" in each for each in lines[0].heard)
    assert [seat["online"] for seat in lines[0].table["seats"]] == [True, True]
    watching = [Visitor(server.url).sit(table) for server in two]
    seen = [line.receive() for line in watching]
    assert seen[0]["views"] == seen[1]["views"]
    # What is asked for over HTTP comes from the process that runs the table, too.
    assert ben.ask(f"/api/tables/{table}/picture")[0] == 200
    assert ben.ask(f"/api/tables/{table}/seats/2/bot", {"level": 1})[0] == 200
    assert ann.ask(f"/api/tables/{table}")[1]["seats"][1]["kind"] == "bot"
    assert ben.ask(f"/api/tables/{table}/seats/1/link", {})[0] == 403


def test_a_process_is_killed_and_the_other_goes_on(two: tuple[Server, Server], database: str) -> None:
    ann, ben, table = seated(two)
    lines = [ann.sit(table), ben.sit(table)]
    for number in range(4):
        assert done(play(lines[number % 2], key=f"before {number}"))
    # Asked for, and nobody will ever know whether it was done.
    seat, path = first_path(lines[1])
    wish = {"seat": seat, "path": path, "key": "in between"}
    lines[1].socket.send(json.dumps({"do": "play", **wish}))
    two[0].kill()
    line = come_back(ben, table)
    first = line.ask("play", **wish)
    assert done(first) and done(line.ask("play", **wish)), "asked again it is done once"
    ann.url = two[1].url
    other = come_back(ann, table)
    for each in (other, line):
        assert done(play(each))
    kept = rows(database, f"SELECT number, key FROM steps WHERE table_id = '{table}' ORDER BY number")
    assert [number for number, _ in kept] == [*range(1, len(kept) + 1)]
    assert len({key for _, key in kept}) == len(kept) == 7


def test_a_process_that_was_paused_can_write_nothing(two: tuple[Server, Server], database: str) -> None:
    ann, ben, table = seated(two)
    old, line = ann.sit(table), ben.sit(table)
    seat, path = first_path(old)
    two[0].process.send_signal(signal.SIGSTOP)
    # The other process notices, and the page comes back.
    heard_to_the_end(line.socket)
    line = come_back(ben, table)
    for _ in range(2):
        assert done(play(line))
    old.socket.send(json.dumps({"do": "play", "seat": seat, "path": path, "key": "late"}))
    two[0].process.send_signal(signal.SIGCONT)
    assert not any('"late"' in each for each in heard_to_the_end(old.socket)), "it was answered"
    kept = rows(database, f"SELECT seat FROM steps WHERE table_id = '{table}'")
    assert kept == [(2,), (2,)]
    # It begins anew, passes on what is for the other, and the late move can be made.
    line = come_back(ann, table)
    assert done(line.ask("play", seat=seat, path=path, key="late"))


def test_a_program_and_a_player_go_everywhere(two: tuple[Server, Server], database: str) -> None:
    ann, ben, table = seated(two)
    token = ben.ask("/api/tokens", {"label": "x"})[1]["token"]
    ident = ben.ask("/api/tokens")[1]["tokens"][0]["id"]
    program = Visitor(two[0].url)
    address = two[0].url.replace("http", "ws") + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        assert ben.ask(f"/api/tokens/{ident}", method="DELETE")[0] == 200
        heard_to_the_end(line)
    assert program.ask("/api/me")[0] == 200
    seen = ann.sit(table)
    assert ben.ask("/api/me/delete", {"confirm": "delete"})[0] == 200
    line2 = come_back(ann, table)
    assert [seat["kind"] for seat in line2.table["seats"]] == ["person", "bot"]
    assert seen is not line2


def test_devices_that_change_hands_are_told_everywhere(two: tuple[Server, Server], database: str) -> None:
    ben, phone, cleo = Visitor(two[0].url), Visitor(two[0].url), Visitor(two[1].url)
    for each in (ben, phone):
        assert each.ask("/api/me", {"name": "Ben"})[0] == 200
    # It runs at the second process; whatever follows is asked of the first.
    table = cleo.open("ink", [{"kind": "me"}, {"kind": "invite"}])
    watching = phone.sit(table)
    watching.receive()
    secret = ben.ask("/api/me/passes", {"kind": "link"})[1]["secret"]
    assert phone.ask("/api/passes/use", {"secret": secret, "label": "phone"})[0] == 200
    assert any("server.let_in" in each for each in heard_to_the_end(watching.socket))
    there = Visitor(two[1].url, phone.cookie)
    assert there.ask("/api/me")[1]["name"] == "Ben"
    again = phone.sit(table)
    again.receive()
    (device,) = [each for each in ben.ask("/api/me/devices")[1]["devices"] if each["label"] == "phone"]
    assert ben.ask(f"/api/me/devices/{device['id']}", method="DELETE")[0] == 200
    heard_to_the_end(again.socket)
    # The second process remembered whose it was.
    assert there.ask("/api/me")[1]["name"] == ""


def test_another_game_is_shown_where_the_first_one_runs(two: tuple[Server, Server], database: str) -> None:
    ann, _, table = seated(two)
    line = ann.sit(table)
    made = ann.ask(f"/api/tables/{table}/again", {"key": "again"})[1]["id"]
    while not line.table or line.table["rematch"] is None:
        line.receive()
    assert line.table["rematch"]["table"] == made
    # The second process runs the new table from now on.
    engine = create_engine(address_of(database))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM leases WHERE table_id = :made"), {"made": made})
    engine.dispose()
    elsewhere = Visitor(two[1].url, ann.cookie)
    elsewhere.sit(made).receive()
    assert elsewhere.ask(f"/api/tables/{made}/cancel", {})[0] == 200
    while line.table["rematch"] is not None:
        line.receive()


def rated(visitor: Visitor, game: str) -> dict[str, tuple[float, int]]:
    """Gets what everybody has reached, as a visitor is told it."""
    status, board = visitor.ask(f"/api/games/{game}/ratings")
    assert status == 200, board
    (two,) = (each for each in board["ladders"] if each["seats"] == 2)
    return {each["name"]: (each["strength"], each["games"]) for each in two["players"]}


def test_both_know_the_same_ratings(two: tuple[Server, Server], database: str) -> None:
    game = turn_game()
    ann, ben, table = seated(two, game)
    assert ann.ask("/api/me", {"name": "Ann"})[0] == 200
    lines, rng = [ann.sit(table), ben.sit(table)], Quick("ratings")
    while True:
        lines[0].ask("ping")
        if lines[0].table["over"]:
            break
        make_move(lines[lines[0].table["to_act"][0] - 1], rng)
    here, there = rated(ann, game), rated(ben, game)
    assert here == there and {name: games for name, (_, games) in here.items()} == {"Ann": 1, "Ben": 1}


def test_a_turn_is_taken_back_although_a_process_dies_between_two_answers(
    two: tuple[Server, Server], database: str
) -> None:
    ann, ben, table = seated(two, turn_game())
    lines, rng = {1: ann.sit(table), 2: ben.sit(table)}, Quick("takeback")
    # Whoever is at the second process asks; the first one, where the table runs, dies.
    while True:
        lines[2].ask("ping")
        (acting,) = lines[2].table["to_act"]
        make_move(lines[acting], rng)
        lines[2].ask("ping")
        if acting == 2 and lines[2].table["to_act"] == [1]:
            break
    assert done(lines[2].ask("takeback", seat=2))
    two[0].kill()
    ann.url = two[1].url
    mine, other = come_back(ben, table), come_back(ann, table)
    assert other.table["takeback"]["waits"] == [1]
    assert done(other.ask("agree", seat=1))
    mine.ask("ping")
    assert mine.table["to_act"] == [2] and mine.table["takeback"] is None
    assert mine.table["provenance"] == ["undone"]
    make_move(mine, rng)


NEVER = """
import asyncio
import byways.server.table.bots as bots
async def think(*_):
    await asyncio.sleep(3600)
bots.think = think
"""
"""Lets bots think for ever."""


def test_a_bot_whose_process_dies_is_taken_over(database: str, tmp_path: Path) -> None:
    first = start(tmp_path, *LIMITS, database=database, host=HOST, before=NEVER)
    second = start(tmp_path, *LIMITS, database=database, host=HOST)
    try:
        table = Visitor(first.url).open("ink", [{"kind": "me"}, {"kind": "bot", "level": 1}])
        first.kill()
        until = time.monotonic() + 60
        while not rows(database, f"SELECT 1 FROM steps WHERE table_id = '{table}' AND seat = 2"):
            assert time.monotonic() < until, "nobody plays for the bot"
            time.sleep(0.2)
    finally:
        second.kill()


def shared(url: str) -> Opened:
    return open_database(url, shared=True)


def one_table(name: str) -> TableRow:
    return TableRow(name, "ink", 1, {}, "seed", "a", name, seats=(SeatRow(1, "person", player="a"),))


async def write_after_loss(url: str) -> list[Step]:
    """A process is taken out, another has its table and writes, then the first writes. Gets what is kept."""
    opened = [await asyncio.to_thread(shared, url) for _ in range(2)]
    members = [each.membership for each in opened if each.membership is not None]
    stores = [Store(each).start() for each in opened]
    for number, member in enumerate(members):
        member.join(f"127.0.0.1:{number + 1}")
    await stores[0].add_table(one_table("t"))
    assert members[0].take(["t"]) == {"t": None} and members[1].take(["t"]) == {"t": members[0].me}
    await stores[0].add_steps("t", [Step(1, 1, "play", ("a",), "k1")], None, False)
    with opened[1].engine.begin() as connection:
        connection.execute(text("UPDATE processes SET until = 0 WHERE address = '127.0.0.1:1'"))
    assert members[1].beat() and members[1].take(["t"]) == {"t": None}
    for store, number, key in ((stores[1], 2, "k2"), (stores[0], 3, "k3")):
        with suppress(Trouble):
            await store.add_steps("t", [Step(number, 1, "play", ("a",), key)], None, False)
    assert not members[0].beat()
    found = await stores[1].steps("t")
    for member, store in zip(members, stores, strict=True):
        await asyncio.to_thread(member.leave)
        await store.close()
    return found


def test_every_write_asks_for_the_lease(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [step.key for step in asyncio.run(write_after_loss(database))] == ["k1", "k2"]
    # Without that, the process that was taken out writes on: this is what the check is for.
    engine = create_engine(address_of(database))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM tables"))
    engine.dispose()
    monkeypatch.setattr(Membership, "check", lambda *_: None)
    assert [step.key for step in asyncio.run(write_after_loss(database))] == ["k1", "k2", "k3"]


def test_one_command_runs_several(database: str, tmp_path: Path) -> None:
    server = start(tmp_path, *LIMITS, "--processes", "2", database=database, host=HOST)
    try:
        visitors = [Visitor(server.url) for _ in range(8)]
        assert all(each.ask("/api/me")[0] == 200 for each in visitors)
        assert rows(database, "SELECT count(*) FROM processes") == [(2,)]
    finally:
        assert server.stop() == 0
    assert rows(database, "SELECT count(*) FROM processes") == [(0,)]
    assert "one_process" not in (tmp_path / "errors.txt").read_text()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="PostgreSQL"):
        start(tmp_path, "--processes", "2")


def test_a_name_that_postgresql_cannot_take_is_nobodys(two: tuple[Server, Server], database: str) -> None:
    """It failed, and with it all that was asked for at the same moment."""
    for path in ("/api/tables/%00", "/api/replays/a%00b", "/api/join/%00", "/api/studies/%00/record"):
        for server in two:
            assert Visitor(server.url).ask(path)[0] == 404
    with pytest.raises(InvalidStatus) as refused:
        Visitor(two[0].url).sit("%00")
    assert refused.value.response.status_code == 404

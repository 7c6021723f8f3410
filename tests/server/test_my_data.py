"""My data: all of it is handed over, nothing of others, and nothing is left once it is deleted."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.access.identity import hash_of
from tests.server.client import Server, Visitor, running
from tests.server.test_deals import finish, today
from tests.server.test_replay import bring
from tests.server.test_server import HERE, ME, first_game, make_move

NAME = "Anneliese the Unmistakable"
GUEST = "Guest beside Anneliese"
SURE = {"confirm": "delete"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    with running(folder, "--webhooks", "private") as server:
        yield server


def everything(folder: Path) -> list[tuple[str, str, str]]:
    """Gets every value of every column of every table, with where it stands."""
    found = []
    with sqlite3.connect(folder / "games.db") as database:
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in names:
            rows = database.execute(f'SELECT * FROM "{table}"')
            columns = [column[0] for column in rows.description]
            found += [
                (table, column, str(value))
                for row in rows
                for column, value in zip(columns, row, strict=True)
            ]
    return found


def where(folder: Path, *needles: str) -> set[tuple[str, str]]:
    return {
        (table, column)
        for table, column, value in everything(folder)
        if any(needle in value for needle in needles)
    }


def player_of(visitor: Visitor) -> str:
    return hash_of(visitor.cookie.split("=", 1)[1])


def say_something(folder: Path, table: str, player: str) -> None:
    """Writes into the talk at a table, as its people and the table itself would."""
    with sqlite3.connect(folder / "games.db") as database:
        values = "table_id, at, seat, player, name, said, code, args, key"
        rows = [
            (table, 1.0, 1, player, NAME, f"I am {NAME}", None, None, "1"),
            (table, 2.0, 1, None, NAME, None, "some.code", json.dumps({"name": NAME, "n": 1}), "2"),
            (table, 3.0, 2, "bob", "Bob", "Hello", None, None, "3"),
        ]
        database.executemany(f"INSERT INTO talk ({values}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def a_life(server: Server, folder: Path) -> tuple[Visitor, Visitor, dict[str, str]]:
    """Somebody who has left traces everywhere, and somebody they played with."""
    ann, bob = Visitor(server.url), Visitor(server.url)
    ann.ask("/api/me", {"name": NAME})
    bob.ask("/api/me", {"name": "Bob"})
    ann.ask("/api/me/settings", {"hook": "http://127.0.0.1:9/hook", "lang": "uk"})
    game = first_game()
    tables = {"over": ann.open(game, [ME, {**HERE, "name": GUEST}]), "alone": ann.open(game, [ME])}
    finish(ann, tables["over"])
    for name in ("shared", "shared over"):
        tables[name] = ann.open(game, [ME, {"kind": "invite"}])
        invite = ann.ask(f"/api/tables/{tables[name]}")[1]["invites"]["2"]
        assert bob.ask(f"/api/join/{invite}", {})[0] == 200
    mine, other = ann.sit(tables["shared over"]), bob.sit(tables["shared over"])
    rng = Quick("life")
    while not mine.table.get("over"):
        for line in (mine, other):
            line.ask("ping")
            while any(view["acting"] for view in line.table["views"]):
                make_move(line, rng)
    tables["daily"] = ann.ask(f"/api/daily/{game}/{today()}/play", {"key": "d"})[1]["id"]
    finish(ann, tables["daily"])
    _, written = ann.ask(f"/api/tables/{tables['over']}/record")
    assert NAME in written and bring(ann, written)[0] == 201
    assert ann.ask("/api/tokens", {"label": f"robot of {NAME}"})[0] == 201
    say_something(folder, tables["shared"], player_of(ann))
    return ann, bob, tables


def test_all_of_mine_is_handed_over_and_nothing_of_others(server: Server, folder: Path) -> None:
    ann, bob, tables = a_life(server, folder)
    status, mine = ann.ask("/api/me/export")
    assert status == 200
    told = {key: mine["player"][key] for key in ("name", "lang", "hook")}
    assert told == {"name": NAME, "lang": "uk", "hook": "http://127.0.0.1:9/hook"}
    assert {table["id"] for table in mine["tables"]} == set(tables.values())
    over = {tables[name] for name in ("over", "shared over", "daily")}
    assert {table["id"] for table in mine["tables"] if table["record"]} == over
    _, record = ann.ask(f"/api/tables/{tables['over']}/record")
    assert record in [table["record"] for table in mine["tables"]]
    assert {result["table_id"] for result in mine["results"]} == over
    assert [each["said"] for each in mine["talk"]] == [f"I am {NAME}"]
    assert [each["text"] for each in mine["records"]] == [record]
    assert [each["label"] for each in mine["programs"]] == [f"robot of {NAME}"]
    seeds = [value for table, column, value in everything(folder) if (table, column) == ("tables", "seed")]
    text = json.dumps(mine)
    assert sum(seed in text for seed in seeds) == len(over), "no seed of a game that goes on"
    secrets = {("tokens", "id"), ("seats", "invite"), ("seats", "link"), ("players", "id")}
    for table, column, value in everything(folder):
        if (table, column) in secrets and value != "None":
            assert value not in text, (table, column)
    assert [table["id"] for table in bob.ask("/api/me/export")[1]["tables"]] == [
        tables["shared"],
        tables["shared over"],
    ]
    assert Visitor(server.url).ask("/api/me/export")[1]["tables"] == []


def test_nothing_is_left_of_who_is_deleted(server: Server, folder: Path) -> None:
    ann, bob, tables = a_life(server, folder)
    old = player_of(ann)
    traces = where(folder, NAME, old)
    assert {table for table, _ in traces} == {
        *("players", "tables", "seats", "results", "records", "talk", "tokens"),
    }
    watching = bob.sit(tables["shared"])
    watching.receive()
    _, before = bob.ask(f"/api/replays/{tables['over']}")
    assert before["seats"][0]["name"] == NAME
    assert ann.ask("/api/me/delete", {})[0] == 400
    assert ann.ask("/api/me/delete", {"confirm": "yes"})[0] == 400
    assert where(folder, NAME, old) == traces
    cookie = ann.cookie
    assert ann.ask("/api/me/delete", SURE) == (200, {"deleted": True})
    assert ann.cookie != cookie
    assert where(folder, NAME, GUEST, old, "127.0.0.1:9") == set()

    # What others have a part in is still there; a bot goes on.
    assert bob.ask(f"/api/tables/{tables['alone']}")[0] == 404
    assert bob.ask(f"/api/replays/{tables['over']}")[1]["seats"][0]["name"] == ""
    assert where(folder, "Bob") == {
        ("players", "name"),
        ("seats", "name"),
        ("results", "name"),
        ("talk", "name"),
    }
    while watching.table["seats"][0]["kind"] != "bot":
        watching.receive()
    rng = Quick("goes on")
    while watching.wait_for_turn():
        make_move(watching, rng)
    assert watching.table["ending"] is not None
    assert bob.ask(f"/api/daily/{first_game()}/{today()}")[1]["count"] == 1, "points without a name"

    # Deleted again, nothing more happens; the old cookie is somebody without a past.
    assert ann.ask("/api/me/delete", SURE)[0] == 200
    ann.cookie = cookie
    me = ann.ask("/api/me")[1]
    assert (me["name"], me["tables"]) == ("", [])
    assert ann.ask("/api/me/delete", SURE)[0] == 200
    assert bob.ask("/api/me")[1]["name"] == "Bob"


def test_two_who_are_deleted_do_not_meet(server: Server, folder: Path) -> None:
    """Both have opened the same day's deal: what they asked for it with must not clash."""
    for _ in range(2):
        visitor = Visitor(server.url)
        table = visitor.ask(f"/api/daily/{first_game()}/{today()}/play", {"key": "d"})[1]["id"]
        finish(visitor, table)
        assert visitor.ask("/api/me/delete", SURE)[0] == 200


def test_what_is_deleted_stays_deleted_after_a_restart(folder: Path) -> None:
    with running(folder) as server:
        ann, bob = Visitor(server.url), Visitor(server.url)
        ann.ask("/api/me", {"name": NAME})
        game = next(name for name, facts in GAMES.items() if facts.seats[1] > 1)
        table = ann.open(game, [ME, {"kind": "invite"}])
        bob.ask(f"/api/join/{ann.ask(f'/api/tables/{table}')[1]['invites']['2']}", {"name": "Bob"})
    with running(folder) as server:
        ann.url = bob.url = server.url
        assert ann.ask("/api/me/delete", SURE)[0] == 200
        # Nobody has come to the table since the start: the bot sits there nevertheless.
        line, rng = bob.sit(table), Quick("restart")
        while line.wait_for_turn():
            make_move(line, rng)
        assert line.table["seats"][0]["kind"] == "bot"
    assert where(folder, NAME) == set()

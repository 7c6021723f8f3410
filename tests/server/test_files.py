"""Tables with a file of one's own: what was chosen stays, whatever becomes of the file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from byways.kernel.record import load, read
from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.kernel.test_files import as_before
from tests.server.client import Server, Visitor, done, start
from tests.server.test_replay import bring
from tests.server.test_server import BOT, ME, make_move

GAME, OPTION = "roads", "deck"
DECK = "byways deck roads\nturn 22-- 3\nend 2--- 2\n"
_keys = count(1)


@dataclass
class House:
    """A server that can be started anew, its database, and a deck of its owner's own."""

    folder: Path
    server: Server

    @property
    def deck(self) -> Path:
        return self.folder / OPTION / "mine.txt"

    def restart(self, visitor: Visitor) -> None:
        self.server.kill()
        self.server = start(self.folder)
        visitor.url = self.server.url

    def do(self, query: str, *values: str) -> list[Any]:
        with closing(sqlite3.connect(self.folder / "games.db")) as database, database:
            return database.execute(query, values).fetchall()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path))
    (tmp_path / OPTION).mkdir()
    (tmp_path / OPTION / "mine.txt").write_text(DECK, "utf-8")
    found = House(tmp_path, start(tmp_path))
    yield found
    found.server.kill()


def play(visitor: Visitor, table: str, moves: int = 10_000) -> Any:
    line, rng = visitor.sit(table), Quick(table)
    while line.wait_for_turn() and moves:
        assert done(make_move(line, rng))
        moves -= 1
    return line.table


def test_an_edited_or_deleted_file_changes_nothing(house: House) -> None:
    visitor = Visitor(house.server.url)
    table = visitor.open(GAME, [ME, BOT], deck="mine")
    assert play(visitor, table, 2)["options"]["deck"] == "mine", "the text is for nobody to see"
    house.deck.write_text("nonsense", "utf-8")
    house.restart(visitor)
    assert play(visitor, table)["over"]
    house.deck.unlink()
    house.restart(visitor)
    assert visitor.ask(f"/api/replays/{table}")[0] == 200
    (lobby,) = visitor.ask("/api/me")[1]["tables"]
    assert lobby["options"]["deck"] == "mine"
    _, written = visitor.ask(f"/api/replays/{table}/record")
    assert load(read(written), GAMES[GAME]).over and "| turn 22-- 3" in written.splitlines()
    status, answer = bring(visitor, written)
    assert status == 201, answer
    for name in (table, answer["id"]):
        # One hand is dealt: of so small a deck, whatever comes next may end the game.
        asked = {"move": 1, "seats": [ME, BOT], "key": f"branch {next(_keys)}"}
        status, branch = visitor.ask(f"/api/replays/{name}/branch", asked)
        assert status == 201, branch
        assert play(visitor, branch["id"])["over"]
    asked = {"same": True, "key": f"again {next(_keys)}"}
    status, again = visitor.ask(f"/api/tables/{table}/again", asked)
    assert status == 201 and play(visitor, again["id"])["over"]


def test_deals_are_the_same_only_with_the_same_text(house: House) -> None:
    visitor = Visitor(house.server.url)
    for text in (DECK, DECK.replace("\n", " \r\n"), DECK.replace("3", "4")):
        house.deck.write_bytes(text.encode())
        asked = {"game": GAME, "options": {"deck": "mine"}, "seats": [ME, BOT], "seed": "x"}
        status, answer = visitor.ask("/api/tables", {**asked, "key": f"deal {next(_keys)}"})
        assert status == 201, answer
    first, same, other = (deal for (deal,) in house.do("SELECT deal FROM tables ORDER BY created"))
    assert first == same != other
    status, told = visitor.ask(f"/api/deals/{first}")
    assert status == 200 and told["options"]["deck"] == "mine"


def test_a_table_and_a_record_made_before(house: House) -> None:
    visitor = Visitor(house.server.url)
    table = visitor.open(GAME, [ME, BOT], deck="mine")
    play(visitor, table, 1)
    ((kept,),) = house.do("SELECT options FROM tables WHERE id = ?", table)
    options = json.loads(kept)
    assert options["deck"] == {"name": "mine", "text": DECK}
    before = json.dumps({**options, "deck": "mine"})
    house.server.kill()
    house.do("UPDATE tables SET options = ? WHERE id = ?", before, table)
    house.restart(visitor)
    assert play(visitor, table)["over"]
    old = as_before(visitor.ask(f"/api/replays/{table}/record")[1])
    status, answer = bring(visitor, old)
    assert status == 201, answer
    house.deck.unlink()
    house.restart(visitor)
    assert visitor.ask(f"/api/replays/{answer['id']}")[0] == 200, "it was kept with the file"
    status, gone = visitor.ask(f"/api/replays/{table}")
    assert status == 410 and codes(gone) == ["server.old_rules", "file.missing"]
    status, refused = bring(visitor, old)
    assert status == 400 and codes(refused) == ["server.bad_record", "record.options", "file.missing"]


def codes(answer: Any) -> list[str]:
    return [answer["error"]["code"], *(each["code"] for each in answer["error"].get("reasons", ()))]


def test_a_visitor_can_only_name_a_file(house: House) -> None:
    visitor = Visitor(house.server.url)
    for deck in ({"name": "mine", "text": DECK}, "../games", "/etc/passwd", "x" * 41):
        asked = {"game": GAME, "options": {"deck": deck}, "seats": [ME, BOT], "key": f"name {next(_keys)}"}
        status, answer = visitor.ask("/api/tables", asked)
        assert status == 400 and codes(answer)[0] == "server.options"

"""The server as a black box: what it keeps, whom it answers, what it says when it cannot."""

from __future__ import annotations

import gzip
import json
import re
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from byways import __version__
from byways.kernel.rng import Quick, Rng, pick
from byways.registry import GAMES
from byways.server.access.limits import Limits
from byways.server.http.request import POLICY
from tests.server.client import Line, Server, Visitor, done, hang_up, running, start

ME: dict[str, Any] = {"kind": "me"}
HERE: dict[str, Any] = {"kind": "here", "name": "Bob"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}


def first_game() -> str:
    return next(iter(GAMES))


def make_move(line: Line, rng: Rng) -> Any:
    """Picks word by word, as somebody would who knows no rule, and plays it."""
    view = pick(rng, line.wait_for_turn())
    picked: list[str] = []
    found = {"next": view["next"], "complete": False}
    while found["next"] and not (found["complete"] and rng.below(2)):
        picked.append(pick(rng, found["next"]))
        found = line.ask("choices", seat=view["seat"], picked=picked)
    return line.ask("play", seat=view["seat"], path=picked)


def test_starts_answers_and_stops(tmp_path: Path) -> None:
    server = start(tmp_path)
    visitor = Visitor(server.url)
    status, health = visitor.ask("/health")
    assert status == 200 and health["version"] == __version__
    assert server.stop() == 0


def test_a_port_that_is_taken_is_said(server: Server, tmp_path: Path) -> None:
    import subprocess
    import sys

    port = server.url.rsplit(":", 1)[1]
    done = subprocess.run(
        [sys.executable, "-m", "byways", "serve", "--port", port, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1 and f"Port {port}" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(server: Server, game: str) -> None:
    facts = GAMES[game]
    visitor = Visitor(server.url)
    seats = [ME, *[BOT] * (max(facts.seats[0], 2) - 1)] if facts.seats[1] > 1 else [ME]
    line, rng = visitor.sit(visitor.open(game, seats)), Quick(f"server {game}")
    while line.wait_for_turn():
        assert done(make_move(line, rng))
    assert line.table["ending"] is not None and line.table["seed"]
    status, record = visitor.ask(f"/api/tables/{line.table['id']}/record")
    assert status == 200 and record.startswith("byways record 1\n")
    status, again = visitor.ask(f"/api/tables/{line.table['id']}/again", {"same": True, "key": "again"})
    assert status == 201
    other = visitor.sit(again["id"])
    other.wait_for_turn()
    assert other.table["commitment"] == line.table["commitment"]


def test_asked_twice_done_once(server: Server) -> None:
    visitor = Visitor(server.url)
    asked = {"game": first_game(), "options": {}, "seats": [ME], "key": "twice"}
    one, two = visitor.ask("/api/tables", asked), visitor.ask("/api/tables", asked)
    assert one == two and one[0] == 201
    line = visitor.sit(one[1]["id"])
    make_move(line, Quick("twice"))
    draft = line.table["views"][0]["draft"][0]
    first = line.ask("undo", seat=1, key="undo once")
    assert line.ask("undo", seat=1, key="undo once") == first
    assert done(line.ask("play", seat=1, path=draft, key="play once"))
    refused = line.ask("play", seat=1, path=draft, key="refused")
    assert not done(refused) and refused["error"]["reasons"][0]["code"]
    assert line.ask("play", seat=1, path=draft, key="refused") == refused
    again = visitor.sit(one[1]["id"])
    assert done(again.ask("play", seat=1, path=draft, key="play once"))
    assert again.table["views"][0]["draft"] == [draft]


def test_two_people_at_one_table(server: Server) -> None:
    ann, bob, eve = Visitor(server.url), Visitor(server.url), Visitor(server.url)
    ann.ask("/api/me", {"name": "Ann"})
    bob.ask("/api/me", {"name": "Bob"})
    table = ann.open(first_game(), [ME, {"kind": "invite"}])
    status, summary = ann.ask(f"/api/tables/{table}")
    invite = summary["invites"]["2"]
    assert bob.ask(f"/api/tables/{table}")[1]["invites"] == {}
    line = ann.sit(table)
    assert bob.ask(f"/api/join/{invite}", {}) == (200, {"id": table, "seat": 2})
    assert eve.ask(f"/api/join/{invite}", {}) == (200, {"id": table, "seat": None}), "Eve may watch"
    other, watcher = bob.sit(table), eve.sit(table)
    other.wait_for_turn()
    watcher.receive()
    assert [view["seat"] for view in watcher.table["views"]] == [None]
    make_move(line, Quick("ann"))
    assert not done(other.ask("undo", seat=1)) and not done(watcher.ask("undo", seat=1))
    assert other.ask("why", seat=1, picked=["done"])["error"]["code"] == "server.not_your_seat"
    assert other.table["views"][0]["sheets"][0]["total"] == 0
    assert [seat["name"] for seat in other.table["seats"]] == ["Ann", "Bob"]
    assert ann.ask("/api/me")[1]["tables"][0]["yours"]
    assert status == 200


def test_a_restarted_server_goes_on(tmp_path: Path) -> None:
    server = start(tmp_path)
    visitor = Visitor(server.url)
    table = visitor.open(first_game(), [ME, HERE])
    line, rng = visitor.sit(table), Quick("restart")
    for _ in range(25):
        make_move(line, rng)
    before = line.table
    port = int(server.url.rsplit(":", 1)[1])
    server.kill()
    server = start(tmp_path, port=port)
    try:
        line = visitor.sit(table)
        line.wait_for_turn()
        same = ("to_act", "views", "commitment")
        assert {name: line.table[name] for name in same} == {name: before[name] for name in same}
        while line.wait_for_turn():
            assert done(make_move(line, rng))
    finally:
        server.kill()


@contextmanager
def locked_database(folder: Path, _server: Server) -> Iterator[None]:
    locked = sqlite3.connect(folder / "games.db", isolation_level=None)
    locked.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        locked.execute("ROLLBACK")
        locked.close()


@contextmanager
def full_disk(folder: Path, server: Server) -> Iterator[None]:
    """Lets no file of the server grow: its writes fail as they do where no room is left."""
    log = folder / "games.db-wal"
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("spoil", [locked_database, full_disk])
def test_what_cannot_be_saved_is_said_and_nothing_is_lost(
    tmp_path: Path, spoil: Callable[[Path, Server], AbstractContextManager[None]]
) -> None:
    with running(tmp_path) as server:
        visitor = Visitor(server.url)
        table = visitor.open(first_game(), [ME])
        line = visitor.sit(table)
        view = line.wait_for_turn()[0]
        word = view["next"][-1]
        cell = line.ask("choices", seat=1, picked=[word])["next"][0]
        lay = line.ask("choices", seat=1, picked=[word, cell])["next"][0]
        with spoil(tmp_path, server):
            answer = line.ask("play", seat=1, path=[word, cell, lay], key="spoilt")
            assert answer["error"]["code"] == "server.storage"
            assert visitor.ask("/api/me", {"name": "Ann"})[0] == 503
        assert done(line.ask("play", seat=1, path=[word, cell, lay], key="spoilt"))
        assert line.table["views"][0]["draft"] == [[word, cell, lay]]
        assert visitor.ask("/api/me", {"name": "Ann"})[1]["name"] == "Ann"
        server.kill()
    with running(tmp_path) as server:
        visitor.url = server.url
        again = visitor.sit(table)
        again.receive()
        assert again.table["views"][0]["draft"] == [[word, cell, lay]]


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", ""])
def test_other_sites_get_no_line(server: Server, origin: str) -> None:
    visitor = Visitor(server.url)
    table = visitor.open(first_game(), [ME])
    with pytest.raises(InvalidStatus) as error:
        visitor.sit(table, origin=origin)
    assert error.value.response.status_code == 403


def test_other_sites_and_other_names_get_no_answer(server: Server) -> None:
    visitor = Visitor(server.url)
    host = server.url.removeprefix("http:")
    for origin in ("http://evil.example", "null", host, f"ftp:{host}", f"http://me@{host[2:]}"):
        assert visitor.ask("/api/me", {"name": "x"}, origin=origin)[0] == 403
    assert visitor.ask("/api/me", host="evil.example")[0] == 421


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "server.message"),
        ("[]", "server.message"),
        ("[" * 4000, "server.message"),
        ("{}", "server.field"),
        ('{"key":5,"do":"ping"}', "server.field"),
        ('{"key":"a","do":"fly","seat":1}', "server.field"),
        ('{"key":"b","do":"play","seat":1}', "server.field"),
        ('{"key":"c","do":"play","seat":9,"path":["done"]}', "server.field"),
        ('{"key":"d","do":"play","seat":true,"path":["done"]}', "server.field"),
        ('{"key":"e","do":"play","seat":1,"path":["a b"]}', "server.field"),
        ('{"key":"f","do":"play","seat":1,"path":"done"}', "server.field"),
        ('{"key":"\\ud800","do":"undo","seat":1}', "server.message"),
        ('{"key":"g","do":"play","seat":1,"path":["nonsense"]}', "match.refused"),
    ],
)
def test_junk_is_answered(server: Server, message: str, code: str) -> None:
    visitor = Visitor(server.url)
    line = visitor.sit(visitor.open(first_game(), [ME]))
    line.receive()
    line.socket.send(message)
    while (answer := line.receive())["type"] != "ack":
        assert answer["type"] == "events", "what happened so far may come first"
    assert not done(answer) and answer["error"]["code"] == code
    assert line.ask("ping")["type"] == "pong"


def test_long_messages_and_floods_end_the_line_with_a_reason(server: Server, tmp_path: Path) -> None:
    # Who sends so fast may also be too slow to read the answers.
    floods = {"server.flood", "server.slow"}
    with running(tmp_path) as limited:
        for where, messages, codes in (
            (server, ["x" * 9000], {"server.too_long"}),
            (limited, ["{}"] * 3000, floods),
        ):
            visitor = Visitor(where.url)
            line = visitor.sit(visitor.open(first_game(), [ME]))
            line.receive()
            with pytest.raises(ConnectionClosed):
                _send_all(line, messages)
            assert codes & {json.loads(text).get("error", {}).get("code") for text in line.heard}


def test_whoever_sets_no_limit_for_requests_sets_none_for_messages() -> None:
    assert all(Limits(0, 0).messages().allow() for _ in range(9999))
    bucket = Limits(0, 200).messages()
    assert not all(bucket.allow() for _ in range(9999))


def _send_all(line: Line, messages: list[str]) -> None:
    with suppress(ConnectionClosed):
        for message in messages:
            line.socket.send(message)
    while True:
        line.receive()


@pytest.mark.parametrize("path", ["/nowhere", "/table/", "/deal/nope"])
def test_a_person_who_is_lost_gets_a_page(server: Server, path: str) -> None:
    request = Request(server.url + path, headers={"accept": "text/html,*/*"})
    with pytest.raises(HTTPError) as caught:
        urlopen(request)
    answer = caught.value
    assert answer.code == 404
    assert answer.headers.get_content_type() == "text/html"
    assert answer.headers.get_all("content-security-policy") == [POLICY]
    assert b"<script" in answer.read()
    assert Visitor(server.url).ask(path)[1]["error"]["code"] == "server.no_page"


def test_what_lies_packed_is_unpacked_for_programs_that_cannot(server: Server) -> None:
    with urlopen(f"{server.url}/") as page:
        found = re.search(rb"/assets/index-[^\"]+[.]js", page.read())
    assert found
    script = f"{server.url}{found[0].decode()}"
    with urlopen(script) as plain, urlopen(Request(script, headers={"accept-encoding": "gzip"})) as packed:
        assert packed.headers["content-encoding"] == "gzip" and plain.headers["content-encoding"] is None
        assert gzip.decompress(packed.read()) == plain.read()


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables/none", None, 404, "server.no_table"),
        ("/api/games/chess/rules", None, 404, "server.no_game"),
        ("/api/games/chess/art/cover", None, 404, "server.no_game"),
        ("/api/join/none", {}, 404, "server.no_invite"),
        ("/i18n/de.ftl", None, 404, "server.no_page"),
        ("/nowhere", None, 404, "server.no_page"),
        ("/assets/../app.py", None, 404, None),
        ("/assets/%2e%2e%2fapp.py", None, 404, None),
        ("/api/me", {"name": 5}, 400, "server.field"),
        ("/api/me", [], 400, "server.message"),
        ("/api/tables", {}, 400, "server.field"),
        ("/api/tables", {"game": "chess", "key": "k", "seats": [ME]}, 404, "server.no_game"),
        ("/api/tables", {"game": "ink"}, 400, "server.field"),
        ("/api/tables", {"game": "ink", "key": "k", "seats": 5}, 400, "server.field"),
        ("/api/tables", {"game": "ink", "key": "k", "seats": [BOT]}, 400, "server.no_seat_for_you"),
        ("/api/tables", {"game": "ink", "key": "k", "seats": [ME] * 9}, 400, "server.options"),
        (
            "/api/tables",
            {"game": "ink", "key": "k", "seats": [ME], "options": {"draft": True}},
            400,
            "server.options",
        ),
        ("/api/tables", {"x": "y" * 100_000}, 413, "server.too_long"),
    ],
)
def test_wrong_requests_are_answered(
    server: Server, path: str, body: Any, status: int, code: str | None
) -> None:
    found, answer = Visitor(server.url).ask(path, body)
    assert found == status
    if code is not None:
        assert answer["error"]["code"] == code


def test_sentences_and_rules_for_browsers(server: Server) -> None:
    visitor = Visitor(server.url)
    for lang in ("en", "ru", "uk"):
        status, text = visitor.ask(f"/i18n/{lang}.ftl")
        assert status == 200 and "match-over" in text
        for game in GAMES:
            assert visitor.ask(f"/api/games/{game}/rules?lang={lang}")[1]["markdown"].startswith("# ")


def test_names_are_plain_text(server: Server) -> None:
    visitor = Visitor(server.url)
    assert visitor.ask("/api/me", {"name": "  A\u0000n\u202en \n <script> " + "x" * 100})[1]["name"] == (
        "Ann <script> " + "x" * 27
    )


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_later_is_told_what_happened(tmp_path: Path, game: str) -> None:
    server = start(tmp_path)
    ann, rng = Visitor(server.url), Quick(f"past {game}")
    seats = [ME, {"kind": "here", "name": "Bob"}] if GAMES[game].seats[1] > 1 else [ME]
    table = ann.open(game, seats)
    line = ann.sit(table)
    for _ in range(40):
        make_move(line, rng)
        if line.table["over"]:
            break
    [told] = _past(Visitor(server.url), table)
    assert told["all"] and told["events"]
    again = start(tmp_path, port=_stopped(server))
    try:
        assert _past(Visitor(again.url), table) == [told], "a restart tells another story"
    finally:
        again.stop()


def _stopped(server: Server) -> int:
    hang_up()
    server.stop()
    return int(server.url.rsplit(":", 1)[1])


def _past(visitor: Visitor, table: str) -> list[Any]:
    """Gets what somebody who comes now is told of what happened."""
    line = visitor.sit(table)
    line.ask("ping")
    return [message for message in map(json.loads, line.heard) if message["type"] == "events"]

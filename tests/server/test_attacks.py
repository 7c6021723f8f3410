"""Attacks on a running server from outside: others play on, nothing stops, nothing is told."""

from __future__ import annotations

import json
import socket
import sqlite3
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.soak.loop import VirtualLoop
from byways.soak.virtual_server import Disk, Message, VirtualServer, fresh_database, from_seed, scope_of
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.client import Line, Server, Visitor, done, running, start
from tests.server.finished import record_of
from tests.server.test_replay import bring

ME, HERE = {"kind": "me"}, {"kind": "here"}
INVITE = {"kind": "invite"}
GAME = next(iter(GAMES))
COPIED = [name for name, facts in GAMES.items() if facts.facets.positions is not None]


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(folder, "--make-limit", "0", "--ask-limit", "0") as found:
        yield found


def blocked(server: Server, folder: Path) -> str:
    """Gets what has kept the event loop busy for too long."""
    status, health = Visitor(server.url).ask("/health")
    assert status == 200, health
    return (folder / "errors.txt").read_text() if health["blocked"] else ""


def guests(server: Server, game: str = GAME, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Gets two people and the table at which they sit."""
    ann, bob = Visitor(server.url), Visitor(server.url)
    bob.ask("/api/me")
    table = ann.open(game, [ME, INVITE], **more)
    token = ann.ask(f"/api/tables/{table}")[1]["invites"]["2"]
    assert bob.ask(f"/api/join/{token}", {"name": "Bob"})[0] == 200
    return ann, bob, table


def play(line: Line, seat: int = 1) -> Any:
    """Makes the first move that there is, and gets the answer."""
    view = next(view for view in line.wait_for_turn() if view["seat"] == seat)
    path: list[str] = []
    found: Any = {"next": view["next"], "complete": False}
    while found["next"] and not found["complete"]:
        path.append(found["next"][0])
        found = line.ask("choices", seat=seat, picked=path)
    return line.ask("play", seat=seat, path=path)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keeps the database from being written."""
    with closing(sqlite3.connect(folder / "games.db", isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.parametrize("game", COPIED)
def test_boards_are_scored_where_nobody_waits(server: Server, folder: Path, game: str) -> None:
    facts = GAMES[game]
    assert facts.facets.positions is not None
    example = facts.facets.positions.example
    crossings = " ".join(f"{column}{row}=HHHH" for column in "abcdefg" for row in range(1, 8))
    for text in (example, crossings, (example + " ") * (8000 // len(example) - 1)):
        status, _ = Visitor(server.url).ask(f"/api/games/{game}/score", {"position": text})
        assert status in (200, 400)
    assert not blocked(server, folder)


@pytest.mark.parametrize("game", GAMES)
def test_records_replays_and_branches_keep_nobody_waiting(server: Server, folder: Path, game: str) -> None:
    visitor = Visitor(server.url)
    visitor.ask("/api/me")
    status, made = bring(visitor, record_of(game, GAMES[game].seats[1]))
    assert status == 201, made
    for path in ("", "/curve", "/dice", "/moves/3", "/moves/5?seat=1", "/record"):
        assert visitor.ask(f"/api/replays/{made['id']}{path}")[0] == 200
    seats = [ME, *[HERE] * (GAMES[game].seats[1] - 1)]
    wish = {"move": 4, "seats": seats, "key": f"branch {game}"}
    status, branch = visitor.ask(f"/api/replays/{made['id']}/branch", wish)
    assert status == 201, branch
    visitor.sit(branch["id"]).receive()
    with urllib.request.urlopen(f"{server.url}/api/games/{game}/paper", timeout=60) as paper:
        assert paper.read(4) == b"%PDF"
    assert visitor.ask("/api/me/export")[0] == 200
    assert not blocked(server, folder)


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_keeps_others_waiting(server: Server, folder: Path, game: str) -> None:
    visitor = Visitor(server.url)
    line = visitor.sit(visitor.open(game, [ME, *[HERE] * max(1, GAMES[game].seats[0] - 1)]))
    for _ in range(40):
        views = line.wait_for_turn()
        if not views:
            break
        seat = views[0]["seat"]
        line.ask("why", seat=seat, picked=list(views[0]["next"][:3]))
        assert done(play(line, seat))
        line.ask("sync")
    assert not blocked(server, folder)


def test_a_busy_loop_is_noticed(tmp_path: Path) -> None:
    slow = """
import time
from byways.server.table.room import Room
def why(self, seat, picked):
    until = time.thread_time() + 0.3
    while time.thread_time() < until: pass
    return ()
Room.why = why
"""
    with running(tmp_path, before=slow) as server:
        visitor = Visitor(server.url)
        line = visitor.sit(visitor.open(GAME, [ME]))
        line.receive()
        line.ask("why", seat=1, picked=[])
        line.ask("ping")
        assert "_obey_seat" in blocked(server, tmp_path), "the log says what it was busy with"


def test_lines_are_limited_for_each_visitor_and_others_play_on(server: Server, folder: Path) -> None:
    ann, bob, table = guests(server)
    lines = [ann.sit(table) for _ in range(30)]
    with pytest.raises(InvalidStatus) as refused:
        ann.sit(table)
    answer = refused.value.response
    assert answer.status_code == 429 and answer.headers["retry-after"]
    assert json.loads(answer.body or b"")["error"]["code"] == "server.too_many_lines"
    line = bob.sit(table)
    assert done(play(line, 2))
    lines.pop().socket.close()
    Visitor(server.url).ask("/health")
    ann.sit(table).receive()
    assert not blocked(server, folder)


def test_handshakes_are_requests(tmp_path: Path) -> None:
    with running(tmp_path, "--ask-limit", "1") as server:
        visitor = Visitor(server.url)
        table = visitor.open(GAME, [ME])
        statuses = []
        for _ in range(40):
            try:
                visitor.sit(table).socket.close()
            except InvalidStatus as e:
                statuses.append(e.response.status_code)
        assert statuses and set(statuses) == {429}


def test_half_a_request_is_given_up_and_lines_are_not(tmp_path: Path) -> None:
    with running(tmp_path, before="from byways.server import connections as c; c.PATIENCE = 0.5") as server:
        visitor = Visitor(server.url)
        line = visitor.sit(visitor.open(GAME, [ME]))
        line.receive()
        host, port = server.url.removeprefix("http://").split(":")
        name = f"Host: {host}:{port}\r\n".encode()
        posted = b"POST /api/me HTTP/1.1\r\n" + name + b"Content-Length: 9\r\n\r\n{"
        for sent in (b"", b"GET /health HTTP/1.1\r\n" + name, posted):
            with closing(socket.create_connection((host, int(port)), 10)) as half:
                half.sendall(sent)
                assert half.recv(1000) == b"", "nothing is answered, and the connection is gone"
        assert line.ask("ping")["type"] == "pong"


def test_one_address_cannot_hold_all_connections(tmp_path: Path) -> None:
    few = "from byways.server import connections as c; c.BESIDES = 2"
    with running(tmp_path, "--line-limit", "1", before=few) as server:
        host, port = server.url.removeprefix("http://").split(":")
        held = [socket.create_connection((host, int(port)), 10) for _ in range(13)]
        assert held[-1].recv(1) == b"", "one more than an address may have"
        for each in held:
            each.close()


def test_health_says_whether_it_can_save_and_stopping_does_not_take_for_ever(tmp_path: Path) -> None:
    server = start(tmp_path)
    visitor = Visitor(server.url)
    assert visitor.ask("/health")[0] == 200
    line = visitor.sit(visitor.open(GAME, [ME]))
    line.wait_for_turn()
    with locked(tmp_path):
        status, answer = Visitor(server.url).ask("/health")
        while status == 200:  # The last answer is good for a second.
            status, answer = Visitor(server.url).ask("/health")
        assert (status, answer["error"]["code"]) == (503, "server.storage")
        assert "GET /health was answered with 503" in (tmp_path / "errors.txt").read_text()
        view = line.table["views"][0]
        line.socket.send(json.dumps({"do": "play", "key": "late", "seat": 1, "path": view["next"][:1]}))
        assert server.stop() in (0, 1)


def test_every_answer_protects_the_browser(tmp_path: Path) -> None:
    with running(tmp_path, "--public", "https://play.example") as server:
        visitor = Visitor(server.url)
        asked = [
            ("/", None, 200),
            ("/assets/" + "x" * 5000, None, 404),
            ("/assets/..%2findex.html", None, 404),
            ("/api/nowhere", None, 404),
            ("/api/tables", {"game": "x" * 70_000}, 413),
            ("/api/tables", {"game": 1}, 400),
        ]
        for path, body, status in asked:
            assert visitor.ask(path, body, host="play.example")[0] == status, path
            assert "default-src 'none'" in visitor.headers["content-security-policy"], path
            assert visitor.headers["strict-transport-security"], path
            assert visitor.headers["cache-control"] == "private, no-cache", path
        assert visitor.ask("/")[0] == 421 and visitor.headers["content-security-policy"]
        assert visitor.ask("/api/me", method="PUT", host="play.example")[0] == 405
        assert visitor.headers["content-security-policy"]
        for scheme, status in (("http", 403), ("https", 200)):
            # Whoever sits between a browser and us can write a page of our name that came without encryption.
            came = f"{scheme}://play.example"
            assert visitor.ask("/api/me", {"name": "x"}, host="play.example", origin=came)[0] == status


def test_who_hangs_up_in_the_middle_leaves_no_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(loop: VirtualLoop) -> None:
        stage = VirtualServer(loop, fresh_database(tmp_path, "db"), Disk(Quick("gone")))
        await stage.open()
        assert stage.app is not None
        table = await stage.rooms.open("ann", OpenTable(GAME, [SeatChoice("me")], "k"))
        headers = [(b"content-type", b"application/json"), (b"content-length", b"20")]
        request = scope_of("http", "/api/tables", "") | {"method": "POST"}
        request["headers"] += headers
        begun = iter([{"type": "http.request", "body": b"{", "more_body": True}])

        async def half() -> Message:
            return next(begun, {"type": "http.disconnect"})

        async def greet() -> Message:
            return {"type": "websocket.connect"}

        async def hang_up(_message: Message) -> None:
            raise ConnectionResetError

        async def ignore(_message: Message) -> None:
            return

        await stage.app(request, half, ignore)  # type: ignore[arg-type]
        line = scope_of("websocket", f"/api/tables/{table}/socket", "x" * 43)
        await stage.app(line, greet, hang_up)  # type: ignore[arg-type]
        await stage.kill()

    from_seed("gone", scenario)
    assert not [each for each in caplog.records if not each.name.startswith("alembic")]


def test_a_draft_shows_nowhere(server: Server) -> None:
    ann, bob, table = guests(server)
    line, other = ann.sit(table), bob.sit(table)
    other.wait_for_turn()
    before = bob.ask(f"/api/tables/{table}")[1]
    other.ask("sync")
    seq = other.table["seq"]
    assert done(play(line)) and done(line.ask("undo", seat=1))
    other.ask("ping")
    assert other.table["seq"] == seq
    after = bob.ask(f"/api/tables/{table}")[1]
    assert after["updated"] == before["updated"]
    assert before["seats"][0] | {"online": True} == after["seats"][0]


def test_nobody_is_put_at_a_table_who_did_not_ask(server: Server) -> None:
    ann, bob, table = guests(server)
    listening = bob.sit(table)
    listening.receive()
    status, again = ann.ask(f"/api/tables/{table}/again", {"key": "a1"})
    assert status == 201
    more = {ann.ask(f"/api/tables/{table}/again", {"key": f"more {i}"})[1]["id"] for i in range(5)}
    assert more == {again["id"]}, "asked again and again it is the same table"
    assert [each["id"] for each in bob.ask("/api/me")[1]["tables"]] == [table]
    listening.ask("ping")
    assert any("talk.again" in each for each in listening.heard), "Bob is asked"
    seats = ann.ask(f"/api/tables/{again['id']}")[1]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open"]
    status, joined = bob.ask(f"/api/tables/{table}/again", {"key": "b1"})
    assert (status, joined["id"]) == (201, again["id"])
    seats = bob.ask(f"/api/tables/{again['id']}")[1]["seats"]
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("person", False), ("person", True)]


def test_who_shares_a_seat_is_seen_and_can_be_expelled(server: Server) -> None:
    ann, bob, table = guests(server)
    watching = bob.sit(table)
    watching.receive()
    token = ann.ask(f"/api/tables/{table}/seats/1/link", {})[1]["token"]
    other = Visitor(server.url)
    assert other.ask(f"/api/seat/{token}", {})[0] == 200
    watching.ask("ping")
    assert watching.table["seats"][0]["shared"] == 1
    assert any("talk.shared" in each for each in watching.heard)
    line = other.sit(table)
    line.receive()
    assert line.table["views"][0]["seat"] == 1
    assert other.ask(f"/api/tables/{table}/seats/1/expel", {})[0] == 403, "only whose seat it is"
    assert ann.ask(f"/api/tables/{table}/seats/1/expel", {})[0] == 200
    line.ask("ping")
    assert line.table["views"][0]["seat"] is None and line.ask("undo", seat=1)["error"]
    assert Visitor(server.url).ask(f"/api/seat/{token}", {})[0] == 404
    watching.ask("ping")
    assert watching.table["seats"][0]["shared"] == 0


@pytest.mark.parametrize("game", [name for name in GAMES if GAMES[name].secret])
def test_nobody_is_invited_to_a_hand_that_is_known(server: Server, game: str) -> None:
    maker = Visitor(server.url)
    maker.ask("/api/me")
    least = max(2, GAMES[game].seats[0])
    seats = [ME, INVITE, *[HERE] * (least - 2)]
    _, made = bring(maker, record_of(game))
    wish = {"move": 4, "seats": seats, "key": f"trap {game}"}
    status, answer = maker.ask(f"/api/replays/{made['id']}/branch", wish)
    assert (status, answer["error"]["code"]) == (400, "server.known_deal")
    # A seat that is handed on by its private link is no way around.
    asked = {"game": game, "seats": [ME, *[HERE] * (least - 1)], "seed": "known", "key": f"seed {game}"}
    table = maker.ask("/api/tables", asked)[1]["id"]
    token = maker.ask(f"/api/tables/{table}/seats/2/link", {})[1]["token"]
    status, answer = Visitor(server.url).ask(f"/api/seat/{token}", {})
    assert (status, answer["error"]["code"]) == (403, "server.known_deal")
    line = maker.sit(table)
    line.receive()
    assert line.table["provenance"] == ["seed"]


def test_where_a_table_comes_from_is_said(server: Server) -> None:
    maker, guest = Visitor(server.url), Visitor(server.url)
    maker.ask("/api/me")
    open_ = next(name for name in GAMES if not GAMES[name].secret)
    _, made = bring(maker, record_of(open_))
    wish = {"move": 4, "seats": [ME, INVITE], "key": "branch with a guest"}
    table = maker.ask(f"/api/replays/{made['id']}/branch", wish)[1]["id"]
    token = maker.ask(f"/api/tables/{table}")[1]["invites"]["2"]
    assert guest.ask(f"/api/join/{token}")[1]["provenance"] == ["branch"]
    line = guest.sit(table)
    line.receive()
    assert line.table["provenance"] == ["branch"]


def test_the_record_says_it_too(server: Server) -> None:
    visitor = Visitor(server.url)
    game = next(name for name in GAMES if GAMES[name].seats[0] == 1)
    table = visitor.ask("/api/tables", {"game": game, "seats": [ME], "seed": "mine", "key": "known"})[1]["id"]
    line = visitor.sit(table)
    while line.wait_for_turn():
        line.ask("auto", seat=1)
    with urllib.request.urlopen(f"{server.url}/api/tables/{table}/record", timeout=30) as answer:
        written = answer.read().decode()
    assert "\nprovenance seed hints\n" in written
    status, made = bring(visitor, written)
    assert status == 201, made


def test_a_refusal_stays_a_refusal_over_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, bob, table = guests(server)
        line = bob.sit(table)
        line.receive()
        assert line.ask("undo", seat=2, key="mine")["error"]["code"] == "match.refused"
    with running(tmp_path) as server:
        bob.url = server.url
        line = bob.sit(table)
        assert done(play(line, 2)), "now there would be something to take back"
        assert line.ask("undo", seat=2, key="mine")["error"]["code"] == "match.refused"
        assert line.ask("redo", seat=2, key="mine")["error"]["code"] == "server.key_used"


def test_what_an_address_may_have_kept_is_limited(tmp_path: Path) -> None:
    with running(tmp_path, before="import byways.server.access.limits as l; l.BYTES = 10_000") as server:
        visitor = Visitor(server.url)
        visitor.ask("/api/me")
        text = record_of(GAME)
        statuses = [bring(visitor, text)[0] for _ in range(10_000 // len(text) + 2)]
        assert statuses[0] == 201 and statuses[-1] == 429


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/me/settings", "/api/tables/{table}/mute", "/api/join/none"]
)
def test_nobody_fills_the_disk_as_somebody_new_each_time(tmp_path: Path, path: str) -> None:
    with running(tmp_path, before="import byways.server.access.limits as l; l.BYTES = 10_000") as server:
        table = Visitor(server.url).open(GAME, [ME])
        body = {"name": "x" * 40, "lang": "en", "muted": True}
        asked = (Visitor(server.url).ask(path.format(table=table), body)[0] for _ in range(60))
        assert 429 in asked


def test_what_is_said_and_done_at_a_table_is_limited_too(tmp_path: Path) -> None:
    with running(tmp_path, before="import byways.server.access.limits as l; l.BYTES = 10_000") as server:
        visitor = Visitor(server.url)
        line = visitor.sit(visitor.open(GAME, [ME]))
        view = line.wait_for_turn()[0]
        asked = (line.ask("undo", seat=view["seat"])["error"]["code"] for _ in range(60))
        assert "server.too_many" in asked
        assert line.ask("choices", seat=view["seat"], picked=[])["next"], "looking is free"


def test_whatever_fails_the_line_holds_and_the_game_goes_on(tmp_path: Path) -> None:
    broken = """
from byways.server.table import bots
from byways.server.table.room import Room
def fail(*_):
    raise KeyError("nobody thought of this")
Room.why = fail
bots.choose = fail
"""
    with running(tmp_path, before=broken) as server:
        visitor = Visitor(server.url)
        line = visitor.sit(visitor.open(GAME, [ME]))
        line.receive()
        assert line.ask("why", seat=1, picked=[])["error"]["code"] == "server.failed"
        assert done(line.ask("auto", seat=1)), "any move, where the bot fails"
        assert "nobody thought of this" in (tmp_path / "errors.txt").read_text()


def test_the_event_loop_lags_no_more_after_all_this(server: Server, folder: Path) -> None:
    assert not blocked(server, folder)

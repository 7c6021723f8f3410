"""After the game: looking at it again, bringing records along, going on from the middle."""

from __future__ import annotations

import urllib.error
import urllib.request
from http.client import HTTPConnection
from itertools import combinations, count
from pathlib import Path
from typing import Any

import pytest

from byways.kernel.protocol import NATURE
from byways.kernel.record import load, read, sealed
from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Server, Visitor, _parsed, done, start
from tests.server.finished import record_from_position, record_of
from tests.server.test_server import BOT, ME, first_game, make_move

_keys = count(1)


def bring(visitor: Visitor, text: str | bytes) -> tuple[int, Any]:
    """Sends a record as a browser does."""
    body = text if isinstance(text, bytes) else text.encode()
    headers = {"content-type": "text/plain", "cookie": visitor.cookie}
    request = urllib.request.Request(f"{visitor.url}/api/records", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, _parsed(answer.read())
    except urllib.error.HTTPError as e:
        return e.code, _parsed(e.read())


def brought(server: Server, game: str) -> tuple[Visitor, str]:
    visitor = Visitor(server.url)
    visitor.ask("/api/me")
    status, answer = bring(visitor, record_of(game))
    assert status == 201, answer
    return visitor, answer["id"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_shown_move_by_move(server: Server, game: str) -> None:
    visitor, name = brought(server, game)
    record = read(record_of(game))
    status, told = visitor.ask(f"/api/replays/{name}")
    assert status == 200 and not told["table"] and told["ending"]["reason"]["code"]
    assert [move["path"] for move in told["moves"]] == [list(entry.path) for entry in record.log]
    assert [move["seat"] for move in told["moves"]] == [entry.seat for entry in record.log]
    _, curve = visitor.ask(f"/api/replays/{name}/curve")
    for seat in curve["seats"]:
        assert all(len(line["points"]) == len(record.log) + 1 for line in seat["lines"])
    for move in (0, len(record.log) // 2, len(record.log)):
        for seat in (None, 1, record.seats):
            status, view = visitor.ask(f"/api/replays/{name}/moves/{move}{f'?seat={seat}' if seat else ''}")
            assert status == 200 and any(area["kind"] == "board" for area in view["view"]["scene"]["areas"])
            assert [sheet["total"] for sheet in view["view"]["sheets"]] == [
                each["totals"][move] for each in curve["seats"]
            ]
    assert visitor.ask(f"/api/replays/{name}/record") == (200, record_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_hidden_any_more(server: Server, game: str) -> None:
    visitor, name = brought(server, game)
    record = read(record_of(game))
    for move in range(0, len(record.log) + 1, 5):
        everything = visitor.ask(f"/api/replays/{name}/moves/{move}")[1]["view"]["scene"]["areas"]
        for seat in range(1, record.seats + 1):
            mine = visitor.ask(f"/api/replays/{name}/moves/{move}?seat={seat}")[1]["view"]["scene"]["areas"]
            for area in mine:
                if area["seat"] == seat and area["kind"] in ("board", "tray"):
                    assert any({**each, "label": area["label"]} == area for each in everything)
        hands = [each for each in everything if each["seat"] and each["place"] == "edge"]
        for one, other in combinations(hands, 2):
            assert one["seat"] == other["seat"] or one["label"] != other["label"], "whose it is, is said"


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_of_a_record(server: Server, game: str) -> None:
    visitor, name = brought(server, game)
    rolls = visitor.ask(f"/api/replays/{name}/dice")[1]["rolls"]
    log = read(record_of(game)).log
    assert [roll["path"] for roll in rolls] == [list(entry.path) for entry in log if entry.seat == NATURE]
    assert any(roll["draws"] for roll in rolls)
    assert all(0 <= number < bound for roll in rolls for bound, number in roll["draws"])


@pytest.mark.parametrize("game", GAMES)
def test_going_on_from_the_middle(server: Server, game: str) -> None:
    visitor, name = brought(server, game)
    record = read(record_of(game))
    seats = [ME, *[BOT] * (record.seats - 1)]
    for part in range(1, 4):
        move = part * len(record.log) // 4
        asked = {"move": move, "seats": seats, "key": f"branch {next(_keys)}"}
        status, answer = visitor.ask(f"/api/replays/{name}/branch", asked)
        assert status == 201, answer
        assert visitor.ask(f"/api/replays/{name}/branch", asked) == (201, answer)
        line, rng = visitor.sit(answer["id"]), Quick(f"branch {game}")
        while line.wait_for_turn():
            assert done(make_move(line, rng))
        written = read(visitor.ask(f"/api/tables/{answer['id']}/record")[1])
        given = [entry.path for entry in record.log[:move] if entry.seat == NATURE]
        assert [e.path for e in written.log if e.seat == NATURE][: len(given)] == given
        assert written.given == len(given) and load(written, GAMES[game]).over
        assert written.commitment != record.commitment


@pytest.mark.parametrize("game", [name for name in GAMES if record_from_position(name)])
def test_going_on_from_a_record_that_began_in_the_middle(server: Server, game: str) -> None:
    visitor = Visitor(server.url)
    visitor.ask("/api/me")
    text = record_from_position(game)
    name = bring(visitor, text)[1]["id"]
    asked = {"move": len(read(text).log) // 2, "seats": [ME], "key": f"branch {next(_keys)}"}
    table = visitor.ask(f"/api/replays/{name}/branch", asked)[1]["id"]
    line = visitor.sit(table)
    while line.wait_for_turn():
        assert done(line.ask("auto", seat=1))
    written = read(visitor.ask(f"/api/tables/{table}/record")[1])
    assert written.position == read(text).position and load(written, GAMES[game]).over
    assert bring(visitor, written.text())[0] == 201


def test_a_branch_keeps_its_beginning_over_a_restart(tmp_path: Path) -> None:
    game = first_game()
    record = read(record_of(game))
    server = start(tmp_path)
    visitor, name = brought(server, game)
    here = [ME, *[{"kind": "here"}] * (record.seats - 1)]
    asked = {"move": len(record.log) // 2, "seats": here, "key": "kept"}
    table = visitor.ask(f"/api/replays/{name}/branch", asked)[1]["id"]
    line = visitor.sit(table)
    line.wait_for_turn()
    before = line.table["views"]
    server.kill()
    server = start(tmp_path)
    visitor = Visitor(server.url, visitor.cookie)
    try:
        line = visitor.sit(table)
        line.wait_for_turn()
        assert line.table["views"] == before
        assert visitor.ask(f"/api/replays/{name}")[0] == 200
        assert visitor.ask(f"/api/tables/{table}/again", {"same": False, "key": "anew"})[0] == 201
    finally:
        server.kill()


def test_a_table_can_be_seen_again_only_once_it_is_over(server: Server) -> None:
    visitor = Visitor(server.url)
    line = visitor.sit(visitor.open(first_game(), [ME, BOT]))
    line.wait_for_turn()
    name = line.table["id"]
    for path in ("", "/moves/0", "/curve", "/dice", "/record"):
        status, answer = visitor.ask(f"/api/replays/{name}{path}")
        assert (status, answer["error"]["code"]) == (409, "server.still_playing")
    rng = Quick("over")
    while line.wait_for_turn():
        make_move(line, rng)
    status, told = visitor.ask(f"/api/replays/{name}")
    assert status == 200 and told["table"] and told["seats"][0]["mine"]
    assert visitor.ask(f"/api/replays/{name}/record") == visitor.ask(f"/api/tables/{name}/record")


def broken() -> list[tuple[str, bytes, int, str]]:
    """Records with something wrong, the line of it, and the code of the reason."""
    lines = record_of(first_game()).splitlines()
    moves = [number for number, line in enumerate(lines) if line[0] in "*12" and line[1] == " "]
    played = next(number for number in moves if lines[number][0] != "*")
    rolled = next(number for number in moves if lines[number][0] == "*")
    other = "\n".join(lines[:-2])
    swapped = [*lines[:-2], 'seed "another"']
    twice = [*lines[: played + 1], lines[played], *lines[played + 1 : -1]]
    strange = [*lines[:played], "1 nonsense", *lines[played + 1 : -1]]
    dice = lines[rolled].split(" ")
    turned = [*lines[:rolled], " ".join([*dice[:-1], dice[-2]]), *lines[rolled + 1 : -1]]
    return [
        ("empty", b"", 1, "record.format"),
        ("no record", b"hello", 1, "record.format"),
        ("no text", b"byways record 1\n\xff\xfe", 2, "record.line"),
        ("nothing", b"byways record 1\ngame \0x\nend", 2, "record.line"),
        ("cut", other.encode(), len(lines) - 2, "record.cut"),
        ("changed", "\n".join(lines).replace("1 ", "2 ", 1).encode(), len(lines), "record.changed"),
        ("another seed", sealed(swapped).encode(), len(lines) - 1, "record.commitment"),
        ("twice", sealed(twice).encode(), played + 2, "record.illegal"),
        ("strange", sealed(strange).encode(), played + 1, "record.unreadable"),
        ("another roll", sealed(turned).encode(), rolled + 1, "record."),
        ("another game", sealed([lines[0], "game chess", *lines[2:-1]]).encode(), 2, "record.game"),
    ]


@pytest.mark.parametrize(
    ("text", "line", "code"), [each[1:] for each in broken()], ids=[e[0] for e in broken()]
)
def test_a_broken_record_is_refused_with_line_and_reason(
    server: Server, text: bytes, line: int, code: str
) -> None:
    status, answer = bring(Visitor(server.url), text)
    assert status == 400 and answer["error"]["code"] == "server.bad_record"
    reason = answer["error"]["reasons"][0]
    assert (
        reason["code"].startswith(code) and reason["args"]["line"] == line == answer["error"]["args"]["line"]
    )


def test_half_a_letter_is_no_text(server: Server) -> None:
    lines = record_of(first_game()).splitlines()[:-1]
    at = next(number for number, line in enumerate(lines) if line.startswith("options "))
    lines[at] = 'options {"x":"\\ud800"}'
    assert bring(Visitor(server.url), sealed(lines))[1]["error"]["args"]["line"] == at + 1


def test_a_record_that_is_too_long_is_refused(server: Server) -> None:
    """It is refused by its length, before it has come over the line."""
    line = HTTPConnection(server.url.removeprefix("http://"), timeout=30)
    line.putrequest("POST", "/api/records")
    line.putheader("content-length", str(1024 * 1024 + 1))
    line.endheaders()
    answer = line.getresponse()
    assert answer.status == 413 and _parsed(answer.read())["error"] == {
        "code": "server.too_long",
        "args": {"most": 1024 * 1024},
        "reasons": [],
    }
    line.close()


def test_the_same_record_is_kept_once(server: Server) -> None:
    one, two = brought(server, first_game())[1], brought(server, first_game())[1]
    assert one == two
    assert bring(Visitor(server.url), record_of(first_game()).replace("\n", "\r\n"))[1]["id"] == one


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("none", None, 404, "server.no_table"),
        ("{}/moves/9999", None, 404, "server.no_move"),
        ("{}/moves/x", None, 400, "server.field"),
        ("{}/moves/-1", None, 400, "server.field"),
        ("{}/moves/1?seat=9", None, 400, "server.field"),
        ("{}/moves/1?seat=x", None, 400, "server.field"),
        ("{}/branch", {}, 400, "server.field"),
        ("{}/branch", {"key": "a", "move": "1"}, 400, "server.field"),
        ("{}/branch", {"key": "a", "move": True, "seats": [ME, BOT]}, 400, "server.field"),
        ("{}/branch", {"key": "a", "move": 9999, "seats": [ME, BOT]}, 404, "server.no_move"),
        ("{}/branch", {"key": "a", "move": 1, "seats": [ME]}, 400, "server.field"),
        ("{}/branch", {"key": "a", "move": 1, "seats": [BOT, BOT]}, 400, "server.no_seat_for_you"),
    ],
)
def test_wrong_requests_are_answered(server: Server, path: str, body: Any, status: int, code: str) -> None:
    visitor, name = brought(server, first_game())
    found, answer = visitor.ask(f"/api/replays/{path.format(name)}", body)
    assert (found, answer["error"]["code"]) == (status, code)


def test_nothing_branches_off_from_the_end(server: Server) -> None:
    visitor, name = brought(server, first_game())
    record = read(record_of(first_game()))
    asked = {"key": "end", "move": len(record.log), "seats": [ME, *[BOT] * (record.seats - 1)]}
    status, answer = visitor.ask(f"/api/replays/{name}/branch", asked)
    assert (status, answer["error"]["code"]) == (409, "match.over")

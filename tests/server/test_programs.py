"""Programs: their tokens, and the example in the documentation."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from byways.i18n import say
from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Line, Server, Visitor, done, running
from tests.server.test_server import BOT, ME, first_game, make_move

BOT_FILE = Path(__file__).parents[2] / "docs" / "example_bot.py"


class Program(Visitor):
    """Somebody with a token instead of a cookie."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url)
        self.token = token

    def ask(
        self, path: str, body: Any = None, *, method: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        authorization = f"Bearer {self.token}"
        return Visitor(self.url).ask(path, body, method=method, authorization=authorization, **headers)

    def line(self, table: str) -> Line:
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        return Line(connect(address, additional_headers=headers, max_size=None).__enter__())


def test_a_token_is_the_player_who_made_it(server: Server) -> None:
    ann = Visitor(server.url)
    ann.ask("/api/me", {"name": "Ann"})
    status, made = ann.ask("/api/tokens", {"label": "my  bot\n"})
    assert status == 201 and re.fullmatch(r"byways_[\w-]{43}", made["token"])
    program = Program(server.url, made["token"])
    assert program.ask("/api/me")[1]["name"] == "Ann"
    table = ann.open(first_game(), [ME])
    line = program.line(table)
    assert done(make_move(line, Quick("program")))
    line.socket.close()
    [note] = ann.ask("/api/tokens")[1]["tokens"]
    assert note["label"] == "my bot" and made["token"] not in json.dumps(note)


def test_a_program_can_be_somebody_of_its_own(server: Server) -> None:
    one = Program(server.url, Visitor(server.url).ask("/api/tokens", {})[1]["token"])
    two = Program(server.url, Visitor(server.url).ask("/api/tokens", {})[1]["token"])
    one.ask("/api/me", {"name": "One"})
    assert (one.ask("/api/me")[1]["name"], two.ask("/api/me")[1]["name"]) == ("One", "")


def test_a_revoked_token_is_nobody(server: Server) -> None:
    ann, eve = Visitor(server.url), Visitor(server.url)
    token = ann.ask("/api/tokens", {})[1]["token"]
    table = ann.open(first_game(), [ME])
    open_line, other = Program(server.url, token).line(table), ann.sit(table)
    [note] = ann.ask("/api/tokens")[1]["tokens"]
    assert eve.ask(f"/api/tokens/{note['id']}", method="DELETE")[0] == 404
    assert ann.ask(f"/api/tokens/{note['id']}", method="DELETE") == (200, {"tokens": []})
    while open_line.receive()["type"] != "error":
        pass
    with pytest.raises(ConnectionClosed) as closed:
        open_line.receive()
    assert closed.value.rcvd and closed.value.rcvd.code == 1008
    assert json.loads(open_line.heard[-1])["error"]["code"] == "server.no_token"
    assert other.ask("ping")["type"] == "pong"
    program = Program(server.url, token)
    status, answer = program.ask("/api/me")
    assert status == 401 and answer["error"]["code"] == "server.no_token"
    with pytest.raises(InvalidStatus) as error:
        program.line(table)
    response = error.value.response
    assert response.status_code == 401
    assert json.loads(response.body or b"")["error"]["code"] == "server.no_token"


def test_a_token_needs_no_origin_and_the_right_host(server: Server) -> None:
    program = Program(server.url, Visitor(server.url).ask("/api/tokens", {})[1]["token"])
    assert program.ask("/api/me", origin="http://elsewhere.example")[0] == 200
    assert program.ask("/api/me", host="evil.example")[0] == 421


def test_what_a_proxy_asks_for_is_none_of_our_business(server: Server) -> None:
    assert Visitor(server.url).ask("/api/me", authorization="Basic eDp5")[0] == 200


def test_too_many_tables_and_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path, "--make-limit", "3", "--ask-limit", "4") as server:
        visitor = Visitor(server.url)
        asked = {"game": first_game(), "options": {}, "seats": [ME]}
        statuses = [visitor.ask("/api/tables", {**asked, "key": str(n)})[0] for n in range(4)]
        assert statuses == [201, 201, 201, 429]
        # Another kind is counted on its own, and so is another visitor.
        assert visitor.ask("/api/tokens", {})[0] == 201
        assert Visitor(server.url).ask("/api/tables", {**asked, "key": "k"})[0] == 201
        answer: dict[str, Any] = {}
        for _ in range(200):
            status, answer = visitor.ask("/api/games")
            if status == 429:
                break
        assert answer["error"]["code"] == "server.too_many"
        assert visitor.headers["retry-after"] == str(answer["error"]["args"]["seconds"])


def test_one_address_shares_a_limit(tmp_path: Path) -> None:
    with running(tmp_path, "--make-limit", "1") as server:
        statuses = {Visitor(server.url).ask("/api/tokens", {})[0] for _ in range(11)}
        assert statuses == {201, 429}


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_move_is_legal(server: Server, game: str) -> None:
    visitor, rng, told = Visitor(server.url), Quick(f"usual {game}"), 0
    seats = [ME, *[BOT] * (max(GAMES[game].seats[0], 1) - 1)]
    # Dice are secret, and in a short game the choice may be real all the time: then another is played.
    while not told:
        line = visitor.sit(visitor.open(game, seats))
        while line.wait_for_turn():
            view = line.wait_for_turn()[0]
            if view["usual"] is not None:
                told += 1
                assert line.ask("why", seat=view["seat"], picked=view["usual"])["reasons"] == []
            make_move(line, rng)
        assert line.table["views"][0]["usual"] is None


@pytest.mark.parametrize("game", GAMES)
def test_the_example_bot_plays_a_whole_game(server: Server, game: str) -> None:
    done = _run_bot(server.url, game)
    assert done.returncode == 0 and done.stdout.startswith("won by seats ["), done.stderr


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].seats[1] > 1])
def test_the_example_bot_takes_an_invited_seat(server: Server, game: str) -> None:
    visitor, rng = Visitor(server.url), Quick(f"host {game}")
    table = visitor.open(game, [ME, {"kind": "invite"}])
    invite = visitor.ask(f"/api/tables/{table}")[1]["invites"]["2"]
    command = [sys.executable, str(BOT_FILE), f"{server.url}/join/{invite}"]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    line = visitor.sit(table)
    while line.wait_for_turn():
        make_move(line, rng)
    out, err = bot.communicate(timeout=60)
    assert bot.returncode == 0 and out.startswith("won by seats ["), err
    assert line.table["seats"][1]["name"] == "Example bot"


def test_the_example_bot_runs_as_the_documents_say_and_warns_of_nothing(server: Server) -> None:
    text = (BOT_FILE.parent / "programs.md").read_text("utf-8")
    [command] = [row for row in text.splitlines() if row.startswith("python ") and row.endswith(" GAME")]
    words = command.replace("http://127.0.0.1:8000", server.url).replace("GAME", first_game()).split()[1:]
    root = BOT_FILE.parents[1]
    done = subprocess.run(
        [sys.executable, "-W", "error", *words],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("won by seats [")


def test_refusals_are_said_in_the_language_that_is_asked_for(server: Server) -> None:
    visitor = Visitor(server.url)
    for asked, lang in (("uk-UA,uk;q=0.9,en;q=0.5", "uk"), ("de, ru;q=0.3", "ru"), ("de", "en"), ("", "en")):
        status, told = visitor.ask("/api/tables/nowhere", **{"accept-language": asked})
        assert status == 404 and told["error"]["code"] == "server.no_table"
        assert told["text"] == say(lang, "server.no_table")
    _, told = visitor.ask("/api/tables", {"game": 5}, **{"accept-language": "ru"})
    assert told["text"].startswith(say("ru", "server.field", field="game"))


def test_the_example_bot_is_short() -> None:
    assert len(BOT_FILE.read_text("utf-8").splitlines()) <= 60


def _run_bot(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BOT_FILE), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

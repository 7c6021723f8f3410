"""Paper and the server: a PDF for the asking, and a deal from paper."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import urlopen

import pytest

from byways.kernel import record
from byways.kernel.protocol import NATURE
from byways.kernel.rng import commitment
from byways.print import Wish, make
from byways.print.deal import seal
from byways.registry import GAMES
from tests.print.reader import codes
from tests.server.client import Line, Server, Visitor, done

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}
INVITE: dict[str, Any] = {"kind": "invite"}


@pytest.mark.parametrize("game", GAMES)
def test_a_pdf_for_the_asking(server: Server, game: str) -> None:
    seats = GAMES[game].seats[0]
    query = urlencode({"lang": "uk", "seats": seats, "size": "letter", "options": "{}"})
    with urlopen(f"{server.url}/api/games/{game}/paper?{query}", timeout=60) as answer:
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.read().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/paper", 404, "server.no_game"),
        ("ink/paper?options=[", 400, "server.field"),
        ("ink/paper?options=[1]", 400, "server.field"),
        ("ink/paper?options=%7B%22edition%22:5%7D", 400, "server.options"),
        ("ink/paper?size=a3", 400, "server.options"),
        ("roads/paper?seats=99", 400, "server.options"),
        ("ink/paper?seats=0", 400, "server.options"),
        ("ink/paper?seats=1000000", 400, "server.options"),
        ("trails/paper?seats=100000", 400, "server.options"),
    ],
)
def test_what_cannot_be_printed(server: Server, path: str, status: int, code: str) -> None:
    with pytest.raises(HTTPError) as refused:
        urlopen(f"{server.url}/api/games/{path}", timeout=30)
    error = json.loads(refused.value.read())["error"]
    refused.value.close()
    assert (refused.value.code, error["code"]) == (status, code)


def test_a_deal_from_paper(server: Server) -> None:
    visitor = Visitor(server.url)
    asked = {"game": "ink", "options": {}, "seats": [ME, BOT], "key": "deal", "seed": "harvest moon"}
    status, answer = visitor.ask("/api/tables", asked)
    assert status == 201
    line = visitor.sit(answer["id"])
    line.wait_for_turn()
    assert line.table["commitment"] == commitment("harvest moon") and line.table["seed"] is None


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"seed": ""}, "server.field"),
        ({"seed": 5}, "server.field"),
        ({"seed": "x" * 201}, "server.field"),
        ({"seed": "x", "seats": [ME, INVITE]}, "server.known_seed"),
    ],
)
def test_a_seed_that_cannot_be(server: Server, more: dict[str, Any], code: str) -> None:
    asked = {"game": "ink", "options": {}, "seats": [ME], "key": "bad", **more}
    status, answer = Visitor(server.url).ask("/api/tables", asked)
    assert (status, answer["error"]["code"]) == (400, code)


def test_the_code_on_a_sheet_opens_the_deal_that_is_printed_on_it(server: Server) -> None:
    """The sheet is printed, its code read, the table that it opens played to the end: same rolls."""
    facts, seed = GAMES["ink"], "harvest moon"
    given = {"expansions": ["lava"]}
    pdf, _ = make(Wish(facts, given, "en", seats=1, seed=seed, site=server.url))
    address = urlsplit(codes(pdf)[0][0])
    with urlopen(address.geturl(), timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/html")
    asked = parse_qs(address.query)
    visitor = Visitor(server.url)
    table = visitor.ask(
        "/api/tables",
        {
            "game": address.path.rpartition("/")[2],
            "options": json.loads(asked["options"][0]),
            "seats": [ME] * int(asked["seats"][0]),
            "seed": asked["seed"][0],
            "key": "code",
        },
    )[1]["id"]
    line = visitor.sit(table)
    while line.wait_for_turn():
        play_first(line)
    log = record.read(visitor.ask(f"/api/tables/{table}/record")[1]).log
    assert facts.facets.paper is not None
    dealt = facts.facets.paper.dealt
    (printed,) = seal(facts, facts.options(given), 1, seed)
    rolled = [dealt(facts.options(given), entry.path) for entry in log if entry.seat == NATURE]
    shown = [area for _, areas in printed.folds for area in areas]
    assert [each.area for each in rolled if each is not None] == shown


def play_first(line: Line) -> None:
    """Makes the first move that is offered."""
    picked: list[str] = []
    while not (found := line.ask("choices", seat=1, picked=picked))["complete"]:
        picked.append(found["next"][-1])
    assert done(line.ask("play", seat=1, path=picked))

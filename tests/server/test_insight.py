"""Good turns at a table, reviews and par of finished games, outlooks of copied boards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from byways.kernel.protocol import NATURE
from byways.kernel.record import read
from byways.server.errors import Trouble
from byways.server.work.insight import ladder
from tests.server.client import Server, Visitor, done
from tests.server.finished import record_of
from tests.server.test_replay import brought
from tests.server.test_server import ME, first_game


def test_good_turns_are_shown_and_the_game_is_marked(server: Server) -> None:
    ann = Visitor(server.url)
    table = ann.open(first_game(), [ME])
    line = ann.sit(table)
    line.wait_for_turn()
    assert line.table["hints"] == "allowed"
    status, advice = ann.ask(f"/api/tables/{table}/seats/1/hints", {})
    assert status == 200 and len(advice["turns"]) == 3
    best = advice["turns"][0]
    assert best["expected"] >= advice["turns"][1]["expected"] and best["says"]["code"] == "insight.turn"
    # Asked again, the same is told, from what was kept.
    assert ann.ask(f"/api/tables/{table}/seats/1/hints", {}) == (200, advice)
    for path in best["moves"]:
        assert done(line.ask("play", seat=1, path=path))
    assert line.table["hints"] == "asked" and "hints" in line.table["provenance"]
    assert sum("talk.hint" in text for text in line.heard) == 1


def test_nobody_else_is_shown_good_turns_and_some_tables_have_none(server: Server) -> None:
    ann, bob = Visitor(server.url), Visitor(server.url)
    table = ann.open(first_game(), [ME])
    assert bob.ask(f"/api/tables/{table}/seats/1/hints", {})[0] == 403
    wish = {"game": first_game(), "seats": [ME], "key": "without hints", "hints": False}
    off = ann.ask("/api/tables", wish)[1]["id"]
    status, answer = ann.ask(f"/api/tables/{off}/seats/1/hints", {})
    assert status == 403 and answer["error"]["code"] == "server.no_hints"
    assert ann.ask(f"/api/tables/{table}/seats/2/hints", {})[0] in (400, 403, 404)


def test_a_move_by_a_bot_marks_the_game_too(server: Server) -> None:
    ann = Visitor(server.url)
    line = ann.sit(ann.open(first_game(), [ME]))
    line.wait_for_turn()
    assert done(line.ask("auto", seat=1))
    assert line.table["hints"] == "asked" and "hints" in line.table["provenance"]
    wish = {"game": first_game(), "seats": [ME], "key": "without bots", "hints": False}
    line = ann.sit(ann.ask("/api/tables", wish)[1]["id"])
    line.wait_for_turn()
    assert line.ask("auto", seat=1)["error"]["code"] == "server.no_hints"


def test_a_finished_game_is_reviewed_part_by_part(server: Server) -> None:
    visitor, name = brought(server, first_game())
    _, text = visitor.ask(f"/api/replays/{name}/record")
    turns: list[dict[str, Any]] = []
    since: int | None = 0
    while since is not None:
        status, part = visitor.ask(f"/api/replays/{name}/seats/1/review?since={since}")
        assert status == 200 and part["moves"] == len(read(text).log)
        turns += part["turns"]
        since = part["after"]
    assert len(turns) == 7 and part["result"] is not None
    assert all(turn["loss"] >= 0 for turn in turns)
    assert visitor.ask(f"/api/replays/{name}/seats/3/review")[0] == 400
    status, score = visitor.ask(f"/api/replays/{name}/seats/1/par?level=2")
    assert status == 200 and score["level"] == 2 and score["total"] > 0
    assert visitor.ask(f"/api/replays/{name}/seats/1/par?level=9")[0] == 404


def test_cards_that_are_given_fit_nobody_who_plays_otherwise() -> None:
    record = read(record_of("bands", 4))
    drawn = sum(entry.seat == NATURE for entry in record.log)
    with pytest.raises(Trouble) as refused:
        ladder(replace(record, given=drawn).text(), 1, 1)
    assert refused.value.status == 404


def test_a_copied_board_has_an_outlook(server: Server) -> None:
    visitor = Visitor(server.url)
    board = {"position": "round=7 | b1=H-H-"}
    status, outlook = visitor.ask(f"/api/games/{first_game()}/outlook", board)
    assert status == 200 and outlook["expected"] is not None and outlook["helps"]
    assert visitor.ask(f"/api/games/{first_game()}/outlook", {"position": "round=7 | d1=H-H-"})[0] == 400

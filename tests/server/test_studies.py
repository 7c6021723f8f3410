"""Studies of finished games: kept, shared by a link, taken along as a record, and moves tried in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import byways
from byways.kernel.choice import legal
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.record import load, read
from byways.kernel.remarks import places
from byways.kernel.story import Story, retell
from byways.registry import GAMES
from tests.server.client import Server, Visitor, running
from tests.server.finished import record_of
from tests.server.test_replay import bring, brought
from tests.server.test_server import first_game


def story_of(game: str) -> Story:
    return retell(read(record_of(game)), GAMES[game])


def begin(server: Server, game: str) -> tuple[Visitor, str, str]:
    """Gets somebody with a new study: who, of which game, which."""
    visitor, replay = brought(server, game)
    status, made = visitor.ask(f"/api/replays/{replay}/studies", {"key": f"study of {game}"})
    assert status == 201, made
    return visitor, replay, made["id"]


def decision(story: Story) -> tuple[int, Seat]:
    """Gets a moment in the middle at which a seat had more than one move, and which seat."""
    for move in range(len(story.moments) // 2, len(story.moments)):
        entry = story.moments[move].entry
        if entry.seat != NATURE and len([*legal(story.game, story.state(move), entry.seat)]) > 1:
            return move, entry.seat
    raise AssertionError


@pytest.mark.parametrize("game", GAMES)
def test_a_study_is_kept_shared_and_taken_along(server: Server, game: str) -> None:
    ann, replay, study = begin(server, game)
    story = story_of(game)
    move, seat = decision(story)
    where = f"/api/replays/{replay}/line"
    _, here = ann.ask(where, {"move": move, "moves": [], "seat": seat})
    assert here["view"]["acting"] and seat in here["to_act"] and here["moves"] == []
    other = next(
        path
        for path in (story.game.path(each) for each in legal(story.game, story.state(move), seat))
        if path != story.moments[move].entry.path
    )
    asked = {"move": move, "moves": [], "seat": seat, "played": list(other)}
    status, there = ann.ask(where, asked)
    assert status == 200 and there["moves"][0] == {"seat": seat, "path": list(other)}, there
    assert ann.ask(where, asked) == (200, there), "the same dice each time"
    _, again = ann.ask(where, {"move": move, "moves": there["moves"]})
    assert again["moves"] == there["moves"] and again["to_act"] == there["to_act"]

    board, place = min(places(story.game, story.state(move), story.record.seats))
    remark = {
        "text": " <b>Better</b>\n\x00 was the loop ",
        "marks": [{"board": board, "place": place}] * 2,
        "arrows": [{"board": board, "start": place, "end": place}],
        "variations": [{"moves": there["moves"], "remarks": [[1, {"text": "so"}], [9, {"text": ""}]]}],
    }
    edit = {"title": "My best \u202egame", "remarks": [[move, remark], [0, {"text": ""}]], "revision": 0}
    status, kept = ann.ask(f"/api/studies/{study}", edit)
    assert status == 200 and kept["mine"] and kept["revision"] == 1 and kept["title"] == "My best game", kept
    assert [each[0] for each in kept["remarks"]] == [move]
    assert kept["remarks"][0][1]["text"] == "<b>Better</b>\nwas the loop"
    assert len(kept["remarks"][0][1]["marks"]) == 1

    _, mine = ann.ask("/api/me/studies")
    (listed,) = (each for each in mine["studies"] if each["id"] == study)
    assert (listed["title"], listed["game"], listed["replay"]) == ("My best game", game, replay)

    guest = Visitor(server.url)
    assert guest.ask("/api/me/studies") == (200, {"studies": []})
    status, read_there = guest.ask(f"/api/studies/{study}")
    assert status == 200 and read_there == {**kept, "mine": False}
    status, text = guest.ask(f"/api/studies/{study}/record")
    assert status == 200 and load(read(text), GAMES[game]).over
    table = byways.load(text)
    tried = [[*map(str, line)] for line in list(table.positions())[move].variations()]
    assert len(tried) == 1 and len(tried[0]) == len(there["moves"])

    status, copy = bring(guest, text)
    assert status == 201
    _, told = guest.ask(f"/api/replays/{copy['id']}")
    assert told["remarks"] == kept["remarks"], "a record that is brought along keeps its comments"
    own = guest.ask(f"/api/replays/{copy['id']}/studies", {"key": "copied"})[1]["id"]
    assert guest.ask(f"/api/studies/{own}")[1]["remarks"] == kept["remarks"]
    assert ann.ask(f"/api/replays/{replay}")[1]["remarks"] == []


def test_only_who_made_it_changes_it(server: Server) -> None:
    ann, replay, study = begin(server, first_game())
    bob = Visitor(server.url)
    edit: dict[str, Any] = {"title": "Mine now", "remarks": [], "revision": 0}
    for asked in (bob.ask(f"/api/studies/{study}", edit), bob.ask(f"/api/studies/{study}", method="DELETE")):
        assert asked[0] == 403 and asked[1]["error"]["code"] == "server.not_your_study"
    assert ann.ask(f"/api/replays/{replay}/studies", {"key": f"study of {first_game()}"})[1]["id"] == study
    assert ann.ask(f"/api/studies/{study}", edit)[0] == 200
    status, answer = ann.ask(f"/api/studies/{study}", edit)
    assert status == 409 and answer["error"]["code"] == "server.study_stale"
    assert [each["title"] for each in ann.ask(f"/api/replays/{replay}/studies")[1]["studies"]] == ["Mine now"]
    assert bob.ask(f"/api/replays/{replay}/studies")[1]["studies"] == []
    assert [each["id"] for each in ann.ask("/api/me/export")[1]["studies"]] == [study]
    assert ann.ask(f"/api/studies/{study}", method="DELETE") == (200, {"deleted": True})
    assert ann.ask(f"/api/studies/{study}")[0] == 404


def test_what_does_not_fit_is_not_kept(server: Server) -> None:
    ann, replay, study = begin(server, first_game())
    story = story_of(first_game())
    move, seat = decision(story)
    there = story.moments[move].entry.path
    tried = {"moves": [{"seat": int(seat), "path": [*there]}]}
    deep: dict[str, Any] = {"text": "bottom"}
    for _ in range(60):
        deep = {"variations": [{"moves": tried["moves"], "remarks": [[1, deep]]}]}
    for remarks in (
        [[move, {"marks": [{"board": 1, "place": "nowhere"}]}]],
        [[move, {"arrows": [{"board": 9, "start": "a", "end": "b"}]}]],
        [[move, {"variations": [{"moves": [{"seat": 0, "path": ["roll", "x"]}]}]}]],
        [[move, {"variations": [{"moves": [{"seat": 77, "path": ["x"]}]}]}]],
        [[move, deep]],
        [[move, {"text": "x" * 5000}]],
        [[10**30, {"text": "late"}]],
        [[-1, {"text": "early"}]],
        [[0, {"text": "a"}], [0, {"text": "b"}]],
    ):
        status, answer = ann.ask(f"/api/studies/{study}", {"title": "", "remarks": remarks, "revision": 0})
        assert status == 400 and answer["error"]["code"] == "server.bad_study", (remarks, answer)
    assert ann.ask(f"/api/studies/{study}")[1]["revision"] == 0
    where = f"/api/replays/{replay}/line"
    for line, expected in (
        ({"move": move, "moves": [], "seat": int(seat), "played": ["nothing"]}, 400),
        ({"move": move, "moves": [], "seat": 99}, 400),
        ({"move": 10**6, "moves": []}, 404),
        ({"move": move, "moves": tried["moves"] * 401}, 400),
        ({"move": 0, "moves": [{"seat": int(seat), "path": [*there]}] * 2}, 409),
    ):
        assert ann.ask(where, line)[0] == expected, line
    status, found = ann.ask(f"{where}/choices", {"move": move, "moves": [], "seat": int(seat), "picked": []})
    assert status == 200 and found["next"]
    status, found = ann.ask(
        f"{where}/choices", {"move": move, "moves": [], "seat": int(seat), "picked": ["nothing"]}
    )
    assert status == 200 and not found["next"] and not found["complete"]


def test_a_key_begins_one_study(server: Server) -> None:
    ann, replay, _ = begin(server, first_game())
    _, other = bring(ann, record_of(first_game(), seed="another"))
    status, made = ann.ask(f"/api/replays/{replay}/studies", {"key": "one"})
    assert (status, ann.ask(f"/api/replays/{replay}/studies", {"key": "one"})) == (201, (201, made))
    status, refused = ann.ask(f"/api/replays/{other['id']}/studies", {"key": "one"})
    assert (status, refused["error"]["code"]) == (409, "server.key_used")


def test_there_is_an_end_to_them(tmp_path: Path) -> None:
    with running(tmp_path, "--make-limit", "3") as server:
        ann, _, study = begin(server, first_game())
        asked = [
            ann.ask(f"/api/studies/{study}", {"title": "", "remarks": [], "revision": i})[0] for i in range(3)
        ]
        assert asked == [200, 200, 429]

"""The engine protocol as a black box: exactly as it is written."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from byways.engine.lines import MAX_LINE, answer
from byways.engine.session import Session
from byways.kernel.codec import dump
from tests import examples


def ask(session: Session, **request: Any) -> Any:
    return json.loads(dump(answer(session, json.dumps(request).encode())))


def error(reply: Any) -> str:
    return str(reply["error"]["code"])


def run(lines: bytes) -> list[Any]:
    """Runs the real program and gets its answers."""
    done = subprocess.run(
        [sys.executable, "-m", "byways", "engine"], input=lines, capture_output=True, check=True
    )
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_exchange_in_the_documentation() -> None:
    requests = [
        {
            "id": 1,
            "do": "new",
            "game": "ink",
            "seats": 1,
            "options": {"edition": "2020", "expansions": ["lava"]},
            "seed": "abc",
            "chance": ["roll hs rc rt ov", "lava cc st"],
        },
        {"id": 2, "do": "choices", "table": "t1", "seat": 1, "picked": ["w1"]},
        {"id": 3, "do": "play", "table": "t1", "seat": 1, "move": "w1 b1 H-H-"},
        {"id": 4, "do": "play", "table": "t1", "seat": 1, "move": "w2 b2 RR--"},
        {"id": 5, "do": "why", "table": "t1", "seat": 1, "move": "done"},
        {"id": 6, "do": "score", "table": "t1", "seat": 1},
    ]
    one, two, three, four, five, six = run("".join(json.dumps(r) + "\n" for r in requests).encode())
    assert one == {"id": 1, "table": "t1", "to_act": [1], "log": ["* roll hs rc rt ov", "* lava cc st"]}
    assert two == {"id": 2, "next": ["a4", "b1", "b7", "f1", "f7", "g4"], "complete": False}
    assert (three["to_act"], three["over"], three["log"]) == ([1], False, [])
    assert three["events"][0]["code"] == "ink.drew"
    assert four["error"] == {
        "code": "illegal",
        "reasons": [
            {"code": "ink.lay.kind", "refs": ["b2", "b1"], "text": "Railway cannot meet highway here."}
        ],
    }
    assert [(r["code"], r["refs"]) for r in five["reasons"]] == [
        ("ink.done.must_draw", ["w2"]),
        ("ink.done.must_draw", ["w3"]),
        ("ink.done.must_draw", ["w4"]),
        ("ink.done.must_pour", ["l1", "l2"]),
    ]
    assert six == {
        "id": 6,
        "over": False,
        "scores": [
            {
                "seat": 1,
                "total": -2,
                "lines": [
                    {"code": "networks", "points": 0, "refs": []},
                    {"code": "highway", "points": 1, "refs": ["b1"]},
                    {"code": "railway", "points": 0, "refs": []},
                    {"code": "centre", "points": 1, "refs": ["d4"]},
                    {"code": "errors", "points": -5, "refs": ["b1", "d4"]},
                    {"code": "lakes", "points": 0, "refs": []},
                    {"code": "largest-lake", "points": 1, "refs": ["d4"]},
                ],
            }
        ],
    }


def test_a_line_too_long_and_broken_lines_do_not_end_the_session() -> None:
    good = b'{"id":9,"do":"games"}\n'
    broken = (
        b"\n" + b"{\n" + b"[]\n" + b"\xff\xfe\n" + b"[" * 200_000 + b"\n" + b'{"id":1e999,"do":"games"}\n'
    )
    replies = run(b'{"x":"' + b"a" * (MAX_LINE + 10) + b'"}\n' + good + broken + b'{"a":NaN}\n' + good)
    assert [reply["id"] for reply in replies] == [None, 9] + [None] * 7 + [9]
    assert {error(reply) for reply in replies if "error" in reply} == {"bad-request"}


def test_games() -> None:
    games = {game["name"]: game for game in ask(Session(), id=1, do="games")["games"]}
    ink = games["ink"]
    assert ink["seats"] == [1, 6] and ink["rules"] == 2
    assert ink["options"]["properties"]["edition"] == {"enum": ["2019", "2020"], "default": "2020"}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "bad-request"),
        ({"do": "dance"}, "bad-request"),
        ({"do": ["new"]}, "bad-request"),
        ({"do": "new"}, "bad-request"),
        ({"do": "new", "game": "chess", "seats": 1}, "unknown-game"),
        ({"do": "new", "game": "ink"}, "bad-request"),
        ({"do": "new", "game": "ink", "seats": True}, "bad-request"),
        ({"do": "new", "game": "ink", "seats": 1.0}, "bad-request"),
        ({"do": "new", "game": "ink", "seats": 0}, "bad-options"),
        ({"do": "new", "game": "ink", "seats": 7}, "bad-options"),
        ({"do": "new", "game": "ink", "seats": 1, "options": []}, "bad-request"),
        ({"do": "new", "game": "ink", "seats": 1, "options": {"edition": 2020}}, "bad-options"),
        ({"do": "new", "game": "ink", "seats": 1, "options": {"speed": 1}}, "bad-options"),
        ({"do": "new", "game": "ink", "seats": 1, "options": {"draft": True}}, "bad-options"),
        (
            {"do": "new", "game": "ink", "seats": 2, "options": {"draft": True, "edition": "2019"}},
            "bad-options",
        ),
        (
            {
                "do": "new",
                "game": "ink",
                "seats": 1,
                "options": {"edition": "2019", "expansions": ["lava", "meteor"]},
            },
            "bad-options",
        ),
        (
            {"do": "new", "game": "ink", "seats": 1, "options": {"expansions": ["lava", "lava"]}},
            "bad-options",
        ),
        ({"do": "new", "game": "ink", "seats": 1, "seed": 5}, "bad-request"),
        ({"do": "new", "game": "ink", "seats": 1, "chance": "roll"}, "bad-request"),
        ({"do": "new", "game": "ink", "seats": 1, "chance": ["roll ov ov ov ov"]}, "bad-options"),
        (
            {"do": "new", "game": "ink", "seats": 1, "chance": ["roll hs hs hs ov", "lava cc st"]},
            "bad-options",
        ),
        ({"do": "new", "game": "ink", "seats": 1, "lang": "de"}, "bad-request"),
        ({"do": "position", "game": "ink", "position": "b1=R-R-"}, "bad-request"),
        ({"do": "load", "record": "byways record 1\n"}, "bad-request"),
        ({"do": "legal", "table": "t9", "seat": 1}, "unknown-table"),
        ({"do": "legal", "table": 1, "seat": 1}, "bad-request"),
        ({"do": "legal", "table": "t1", "seat": 3}, "bad-request"),
        ({"do": "legal", "table": "t1", "seat": 0}, "bad-request"),
        ({"do": "legal", "table": "t1", "seat": None}, "bad-request"),
        ({"do": "legal", "table": "t1", "seat": 1, "within": "w1"}, "bad-request"),
        ({"do": "legal", "table": "t1", "seat": 1, "within": [1]}, "bad-request"),
        ({"do": "view", "table": "t1"}, "bad-request"),
        ({"do": "play", "table": "t1", "seat": 1}, "bad-request"),
        ({"do": "play", "table": "t1", "seat": 1, "move": "fly"}, "unreadable"),
        ({"do": "play", "table": "t1", "seat": 1, "move": "w1  b1 H-H-"}, "unreadable"),
        ({"do": "play", "table": "t1", "seat": 1, "move": "w1 b1 H-H- "}, "unreadable"),
        ({"do": "play", "table": "t1", "seat": 1, "move": "w1 b1"}, "unreadable"),
        ({"do": "play", "table": "t1", "seat": 1, "move": "done"}, "illegal"),
        ({"do": "play", "table": "t1", "seat": 1, "move": "roll hs hs hs ov"}, "illegal"),
        ({"do": "undo", "table": "t1", "seat": 1}, "illegal"),
        ({"do": "bot", "table": "t1", "seat": 1, "level": 99}, "bad-request"),
        ({"do": "bot", "table": "t1", "seat": 1, "level": 1, "seconds": -1}, "bad-request"),
    ],
)
def test_errors_change_nothing(request_: dict[str, Any], code: str) -> None:
    session = Session()
    ask(session, do="new", game="ink", seats=2, seed="x")
    before = (ask(session, do="record", table="t1"), list(session.tables))
    reply = ask(session, id="e", **request_)
    assert reply["id"] == "e" and error(reply) == code
    assert all(reason["text"] for reason in reply["error"]["reasons"])
    assert (ask(session, do="record", table="t1"), list(session.tables)) == before


@pytest.mark.parametrize(
    ("request_", "there"),
    [
        ({"game": "chess"}, "ink, trails, roads, bands."),
        ({"game": "ink", "options": {"speed": 1}}, "edition, expansions, draft."),
        ({"game": "ink", "options": {"edition": 2020}}, '"2019", "2020".'),
        ({"game": "ink", "options": {"expansions": ["ice"]}}, '"lava", "meteor".'),
        ({"game": "ink", "options": {"draft": 1}}, "true, false."),
        ({"game": "bands", "options": {"scenario": 9}}, "1–8."),
        ({"game": "bands", "options": {"board": "k9-2"}}, "k1-2."),
        ({"game": "roads", "options": {"deck": "clasic"}}, "balanced, classic, lanes, lanes-balanced."),
        ({"game": "roads", "options": {"copies": "1"}}, "1, 2."),
        ({"game": "roads", "options": {"deck": "x" * 41}}, "40"),
    ],
)
def test_a_wrong_name_or_value_is_told_what_there_is(
    request_: dict[str, Any], there: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path))
    for lang in ("en", "ru", "uk"):
        reply = ask(Session(), do="new", seats=2, lang=lang, **request_)
        assert there in reply["error"]["reasons"][0]["text"]


def test_turns_and_views_and_scores() -> None:
    session = Session()
    ask(session, do="new", game="ink", seats=2, seed="x", chance=["roll hs rs hc ss"])
    for move in ("w1 b1 H-H-", "w2 d1 R-R-", "w3 f1 HH--", "w4 a4 -R-H"):
        reply = ask(session, do="play", table="t1", seat=1, move=move)
        assert reply["log"] == [] and reply["to_act"] == [1, 2]
    assert ask(session, do="score", table="t1", seat=1)["scores"][0]["total"] != 0
    assert ask(session, do="score", table="t1", seat=2)["scores"][0]["total"] == 0
    assert ask(session, do="view", table="t1", seat=2) == ask(two_seats(), do="view", table="t1", seat=2)
    done = ask(session, do="play", table="t1", seat=1, move="done")
    assert done["to_act"] == [2] and len(done["log"]) == 5 and not done["over"]
    assert error(ask(session, do="play", table="t1", seat=1, move="done")) == "not-your-turn"
    assert error(ask(session, do="undo", table="t1", seat=1)) == "illegal"
    assert ask(session, do="legal", table="t1", seat=1)["moves"] == []
    assert (
        ask(session, do="why", table="t1", seat=1, move="done")["reasons"][0]["code"] == "match.not_your_turn"
    )
    assert "winners" not in ask(session, do="score", table="t1", seat=None)


def two_seats() -> Session:
    session = Session()
    ask(session, do="new", game="ink", seats=2, seed="x", chance=["roll hs rs hc ss"])
    return session


@pytest.mark.parametrize("level", [1, 2])
def test_bots_play_to_the_end(level: int) -> None:
    session = Session()
    to_act = ask(session, do="new", game="ink", seats=2, seed="bots", options={"expansions": ["lava"]})[
        "to_act"
    ]
    over = False
    while not over:
        move = ask(session, do="bot", table="t1", seat=to_act[0], level=level, seconds=5)["move"]
        reply = ask(session, do="play", table="t1", seat=to_act[0], move=move)
        to_act, over = reply["to_act"], reply["over"]
    score = ask(session, do="score", table="t1", seat=None)
    best = max(seat["total"] for seat in score["scores"])
    assert score["over"] and all(score["scores"][seat - 1]["total"] == best for seat in score["winners"])
    assert error(ask(session, do="play", table="t1", seat=1, move="done")) == "over"
    assert error(ask(session, do="bot", table="t1", seat=1, level=1)) == "over"
    text = ask(session, do="record", table="t1")["record"]
    assert ask(session, do="load", record=text)["to_act"] == []
    assert ask(session, do="record", table="t2")["record"] == text
    assert ask(session, do="close", table="t1") == {"id": None}
    assert error(ask(session, do="close", table="t1")) == "unknown-table"


def test_a_bot_says_what_it_thinks() -> None:
    session = Session()
    table = ask(session, do="new", game="ink", seats=1, options={}, seed="judge")["table"]
    asked = {"do": "evaluate", "table": table, "seat": 1}
    told = ask(session, **asked, ideas=2)
    assert told == ask(session, **asked, ideas=2)
    assert 40 < told["expected"] < 80 and told["spread"] > 1
    first, second = told["turns"]
    assert told["expected"] == first["expected"] >= second["expected"]
    for move in first["moves"]:
        last = ask(session, do="score", table=table, seat=1)
        assert "error" not in ask(session, do="play", table=table, seat=1, move=move)
    (scored,) = last["scores"]
    assert scored["total"] == first["total"] == sum(line["points"] for line in first["lines"])
    assert error(ask(session, **asked, ideas=0)) == "bad-request"
    assert told["scored"]
    for game, scored in (("trails", True), ("bands", True), ("roads", False)):
        other = ask(session, do="new", game=game, seats=2, options={}, seed="judge")
        asked = {"do": "evaluate", "table": other["table"], "seat": other["to_act"][0]}
        told = ask(session, **asked)
        assert told["scored"] is scored and told["turns"] and told == ask(session, **asked)
    other = ask(session, do="new", game="ink", seats=2, options={"draft": True}, seed="judge")
    drafting = {"table": other["table"], "seat": other["to_act"][0]}
    told = ask(session, do="evaluate", **drafting)
    assert told["scored"] and told["turns"][0]["moves"][0].startswith("pair ")


def test_same_seed_same_game_and_a_loaded_table_goes_on() -> None:
    session = Session()
    logs = []
    for name in ("t1", "t2"):
        log = ask(session, do="new", game="ink", seats=1, seed="same")["log"]
        for _ in range(12):
            move = ask(session, do="bot", table=name, seat=1, level=1)["move"]
            log += ask(session, do="play", table=name, seat=1, move=move)["log"]
        logs.append(log)
    assert logs[0] == logs[1]
    text = ask(session, do="record", table="t1")["record"]
    loaded = ask(session, do="load", record=text)["table"]
    assert ask(session, do="record", table=loaded)["record"] == text


def test_sentences_come_in_three_languages() -> None:
    session = two_seats()
    texts = {
        lang: ask(session, do="why", table="t1", seat=1, move="w1 d1", lang=lang)["reasons"][0]["text"]
        for lang in ("en", "ru", "uk")
    }
    assert len(set(texts.values())) == 3


def test_positions() -> None:
    session = Session()
    text = "edition=2019 expansions=meteor round=3 used=s1,s4 meteor=c2 | b1=H-H- d2=O"
    reply = ask(session, do="position", game="ink", position=text, chance=["roll hs hs hs ov", "meteor n 1"])
    assert reply == {"id": None, "table": "t1", "to_act": [1]}
    moves = ask(session, do="legal", table="t1", seat=1)["moves"]
    assert moves == ["meteor n", "shield s2", "shield s3", "shield s5", "shield s6"]
    for text, options in (
        ("edition=2019 |", {"edition": "2020"}),
        ("expansions=lava |", {"expansions": []}),
    ):
        reply = ask(session, do="position", game="ink", position=text, options=options)
        assert error(reply) == "bad-request"
        assert [reason["code"] for reason in reply["error"]["reasons"]] == ["ink.position.options"]
    over = ask(session, do="position", game="ink", position="round=8 | b1=H-H-")
    assert over["to_act"] == []
    score = ask(session, do="score", table="t2", seat=1)
    assert score["over"] and score["winners"] == [1] and score["scores"][0]["total"] == 0
    record = ask(session, do="record", table="t1")["record"]
    assert ask(session, do="load", record=record)["to_act"] == [1]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS: tuple[str, ...] = (
    "id",
    "do",
    "game",
    "seats",
    "options",
    "seed",
    "chance",
    "table",
    "seat",
    "within",
    "picked",
)
FIELDS += ("move", "position", "record", "level", "seconds", "lang")
DO = (
    "games",
    "new",
    "position",
    "legal",
    "choices",
    "why",
    "play",
    "undo",
    "view",
    "score",
    "record",
    "load",
)


@given(st.lists(st.dictionaries(st.sampled_from(FIELDS), JSON), max_size=3), st.sampled_from(DO))
@examples(80, deep=1000)
def test_no_request_ends_the_session(requests: list[dict[str, Any]], do: str) -> None:
    session = two_seats()
    before = ask(session, do="record", table="t1")
    for request in requests:
        for fields in (request, {"table": "t1", "seat": 1, **request, "do": do}):
            reply = answer(session, json.dumps(fields).encode())
            assert "\n" not in dump(reply)
    if do != "play":
        assert ask(session, do="record", table="t1") == before


@given(st.binary(max_size=200))
@examples(300, deep=3000)
def test_no_line_ends_the_session(line: bytes) -> None:
    reply = answer(Session(), line)
    assert "error" in reply and dump(reply)


@given(
    st.text(max_size=30)
    | st.lists(st.sampled_from(["w1", "b1", "H-H-", "done", "s1", "meteor", "n"])).map(" ".join)
)
@examples(300, deep=3000)
def test_no_move_breaks_the_table(move: str) -> None:
    session = two_seats()
    reply = ask(session, do="play", table="t1", seat=1, move=move)
    reasons = ask(session, do="why", table="t1", seat=2, move=move)["reasons"]
    assert ("error" in reply) == bool(reasons) or not reasons


def test_a_table_keeps_the_deck_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path))
    deck = tmp_path / "deck" / "mine.txt"
    deck.parent.mkdir()
    deck.write_text("byways deck roads\nturn 22-- 3\nend 2--- 2\n", "utf-8")
    session = Session()
    table = ask(session, do="new", game="roads", seats=2, options={"deck": "mine"}, seed="x")["table"]
    deck.unlink()
    written = ask(session, do="record", table=table)["record"]
    for again in (session, Session()):
        loaded = ask(again, do="load", record=written)["table"]
        rows = ask(again, do="record", table=loaded)["record"].splitlines()
        assert "| turn 22-- 3" in rows and rows[3] == written.splitlines()[3]
    refused = ask(session, do="new", game="roads", seats=2, options={"deck": "mine"})["error"]
    assert refused["code"] == "bad-options" and refused["reasons"][0]["refs"] == ["deck"]
    given = {"name": "mine", "text": "byways deck roads\n"}
    refused = ask(session, do="new", game="roads", seats=2, options={"deck": given})["error"]
    assert refused["code"] == "bad-options"

"""Trailblazers through the engine, and what its scene shows."""

from __future__ import annotations

import json
from typing import Any

import pytest

import byways
from byways.engine.lines import answer
from byways.engine.session import Session
from byways.kernel.codec import dump
from byways.kernel.facets import scene_of
from byways.kernel.protocol import Seat
from byways.kernel.scene import Area, Spot
from tests.games.trails.helpers import Table, play, start

RING = "camps K@0,0 B@2,0 | t100@2,-1w* t127@3,-1e t013@4,0s t101@3,2e t128@2,2w"
ONE = Seat(1)


def ask(session: Session, **request: Any) -> Any:
    return json.loads(dump(answer(session, json.dumps(request).encode())))


def test_position_with_animals_is_scored_recorded_and_loaded() -> None:
    session = Session()
    made = ask(session, do="position", game="trails", position=RING, options={"animals": True})
    assert made["to_act"] == []
    reply = ask(session, do="score", table=made["table"], seat=1)
    points = {line["code"]: line["points"] for line in reply["scores"][0]["lines"]}
    assert points == {"loops-H": 0, "loops-B": 0, "loops-K": 10, "goals": 0, "animals": 1}
    assert reply["over"] and reply["winners"] == []
    written = ask(session, do="record", table=made["table"])["record"]
    loaded = ask(session, do="load", record=written)
    assert ask(session, do="score", table=loaded["table"], seat=1)["scores"] == reply["scores"]
    assert ask(session, do="legal", table=made["table"], seat=1)["moves"] == []


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "position", "game": "trails", "position": "camps K@0,0 | t999@2,0e"}, "bad-request"),
        ({"do": "position", "game": "trails", "position": "camps K@0,0 K@2,0 |"}, "bad-request"),
        ({"do": "position", "game": "trails", "position": "camps K@0,0 | t001@2,0e*"}, "bad-request"),
        ({"do": "new", "game": "trails", "seats": 1, "options": {"animals": True}}, "bad-options"),
        ({"do": "new", "game": "trails", "seats": 5, "options": {"decks": 1}}, "bad-options"),
        ({"do": "new", "game": "trails", "seats": 2, "chance": ["deal 1 t001"]}, "bad-options"),
    ],
)
def test_engine_refuses(request_: dict[str, Any], code: str) -> None:
    assert ask(Session(), **request_)["error"]["code"] == code


def test_given_deal_that_turns_out_impossible_is_told_when_it_is_due() -> None:
    first = "deal 1 t001 t004 t019 t024 t046 t064 t082 t109"
    session = Session()
    table = ask(session, do="new", game="trails", seats=1, seed="x", chance=[first, first])["table"]
    moves = ["camp H 0,0", "done"]
    for pair in (("t001", "t004"), ("t019", "t024"), ("t046", "t064")):
        moves += [f"{card} 0,2 s" for card in pair]
        moves.append("done")
    for move in moves[:-1]:
        assert "error" not in ask(session, do="play", table=table, seat=1, move=move)
    assert ask(session, do="play", table=table, seat=1, move="done")["error"]["code"] == "bad-options"
    assert ask(session, do="legal", table=table, seat=1)["moves"] == ["done"]


def area(match: Table, kind: str, seat: int | None = 1) -> Area:
    scene = scene_of(match.game, match.view(ONE))
    return next(area for area in scene.areas if area.kind == kind and area.seat == seat)


def in_hand(match: Table) -> set[str]:
    """Gets what lies in the trays of seat 1."""
    scene = scene_of(match.game, match.view(ONE))
    trays = [area for area in scene.areas if area.kind == "tray" and area.seat == 1]
    return {spot.ref for area in trays for spot in area.spots}


def spot(drawn: Area, ref: str) -> Spot:
    return next(spot for spot in drawn.spots if spot.ref == ref)


def test_scene_of_a_turn() -> None:
    match = start(
        2,
        "deal 1 t001 t023 t024 t026 t027 t028 t030 t034",
        animals=True,
        goals=["ten", "round-camp", "longest-H", "most-loops"],
    )
    assert {"H", "B", "K"} <= in_hand(match)
    assert "t023" not in in_hand(match), "cards come after camps"
    assert {spot.ref for spot in area(match, "bar").spots} == {"camp", "token", "done"}
    for seat in (1, 2):
        play(match, seat, "camp H 0,0", "done")
    assert "t023" in in_hand(match)
    hand = next(a for a in scene_of(match.game, match.view(ONE)).areas if a.place == "edge")
    assert spot(hand, "t023").strokes[-1].style == "moose", "a card shows its animal"
    play(match, 1, "t023 0,2 e token")
    board = area(match, "board")
    assert spot(board, "0,2").marks == ("new",) and spot(board, "0,0").marks == ()
    assert [stroke.style for stroke in spot(board, "0,2").strokes] == ["hiking", "biking", "moose"]
    assert spot(board, "0,2").strokes[-1].points == ((100, 50),)
    assert spot(board, "1,2").at == (spot(board, "0,2").at[0] + 100, spot(board, "0,2").at[1])
    assert spot(board, "0,2").text == "neH swB"
    assert [spot.ref for spot in area(match, "ghosts").spots] == ["e", "s", "w", "n"]
    assert "t023" not in in_hand(match)
    goals = area(match, "tray", None)
    assert [spot.ref for spot in goals.spots] == ["ten", "round-camp", "longest-H", "most-loops"]
    others = area(match, "board", 2)
    assert {spot.ref for spot in others.spots} == {"0,0", "1,0", "0,1", "1,1"}


def test_plates_never_overlap() -> None:
    match = start(1, "deal 1 t001 t004 t019 t024 t046 t064 t082 t109")
    play(match, 1, "camp H 0,0", "done", "t001 0,2 e", "t004 1,2 s")
    plates = [stroke for stroke in area(match, "board").strokes if stroke.style in ("turf", "half")]
    boxes = [(min(stroke.points), max(stroke.points)) for stroke in plates]
    sizes = [(right - left, bottom - top) for (left, top), (right, bottom) in boxes]
    assert [stroke.style for stroke in plates] == ["half", "turf"] and sizes == [(100, 100), (100, 200)]


def test_known_hands_are_shown() -> None:
    match = start(3, seed="shown")
    for seat in (1, 2, 3):
        play(match, seat, "camp H 0,0", "done")
    assert not [a for a in scene_of(match.game, match.view(ONE)).areas if a.label.code == "trails.known_hand"]
    for seat in (1, 2, 3):
        hand = match.state.desk(Seat(seat)).hand
        play(match, seat, f"{hand[0]} 0,2 e", f"{hand[1]} 0,3 e", "done")
    shown = [a for a in scene_of(match.game, match.view(ONE)).areas if a.label.code == "trails.known_hand"]
    assert [a.seat for a in shown] == [2] and len(shown[0].spots) == 6


def test_a_goal_is_named_once_and_nobody_has_a_free_slot() -> None:
    shown = byways.open_table("trails", seats=2, seed="x").text(1)
    rows = [row for row in shown.splitlines() if "goal:" in row]
    assert len(rows) == 4
    for row in rows:
        assert row.count(row.split()[0]) == 1 and row.endswith("Slots: 6; 3; 1")

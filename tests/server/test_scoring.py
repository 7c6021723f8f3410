"""Scoring boards from paper over HTTP. Names no game where none is needed."""

from __future__ import annotations

from typing import Any

import pytest

from byways.kernel.protocol import Seat
from byways.registry import GAMES
from tests.server.client import Server, Visitor

COPIED = [name for name, facts in GAMES.items() if facts.facets.positions is not None]


def judged(server: Server, game: str, **asked: Any) -> Any:
    status, answer = Visitor(server.url).ask(f"/api/games/{game}/score", asked)
    assert status == 200, answer
    return answer


@pytest.mark.parametrize("game", COPIED)
def test_a_board_is_drawn_and_scored(server: Server, game: str) -> None:
    facts = GAMES[game]
    assert facts.facets.positions is not None
    text = facts.facets.positions.example
    answer = judged(server, game, position=text)
    options, state = facts.facets.positions.read(text, {})
    tally = facts.create_position(options).tally(state, Seat(1))
    assert answer["score"]["total"] == tally.total and answer["faults"] == []
    assert [line["code"] for line in answer["score"]["lines"]] == [line.code for line in tally.shown]
    assert answer["position"] == text and answer["board"]["kind"] == "board" and answer["offers"] == []


@pytest.mark.parametrize("game", COPIED)
def test_entering_and_clearing(server: Server, game: str) -> None:
    empty = judged(server, game)
    place = empty["board"]["spots"][0]["ref"]
    offers = judged(server, game, place=place)["offers"]
    entry = next(offer["entries"][0] for offer in offers if offer["fits"])
    put = judged(server, game, place=place, entry=entry)
    assert entry in put["position"].split() and put["score"] is not None and put["offers"]
    cleared = judged(server, game, position=put["position"], place=place, entry="")
    assert cleared["board"] == empty["board"] and entry not in cleared["position"]


def test_an_impossible_board_keeps_everything_and_names_the_cells(server: Server) -> None:
    text = "b1=H-H- b2=R-R- zz=H-H- c4=HHHH"
    answer = judged(server, "ink", position=text)
    assert answer["score"] is None and answer["position"] == text
    assert [(fault["code"], fault["refs"]) for fault in answer["faults"]] == [
        ("ink.position.word", []),
        ("ink.lay.kind", ["b1", "b2"]),
    ]
    drawn = {spot["ref"] for spot in answer["board"]["spots"] if spot["strokes"]}
    assert drawn == {"b1", "b2", "c4"}


@pytest.mark.parametrize(
    ("game", "asked", "status", "code"),
    [
        ("chess", {}, 404, "server.no_game"),
        ("roads", {}, 404, "engine.no_positions"),
        ("ink", {"position": 5}, 400, "server.field"),
        ("ink", {"position": "x" * 8001}, 400, "server.field"),
        ("ink", {"place": [], "entry": {}}, 400, "server.field"),
        ("ink", {"options": []}, 400, "server.field"),
        ("ink", {"options": {"edition": "1"}}, 400, "server.options"),
        ("ink", {"options": {"nothing": 1}}, 400, "server.options"),
    ],
)
def test_what_cannot_be_asked(server: Server, game: str, asked: Any, status: int, code: str) -> None:
    found, answer = Visitor(server.url).ask(f"/api/games/{game}/score", asked)
    assert (found, answer["error"]["code"]) == (status, code)


def test_browsers_know_which_boards_can_be_copied(server: Server) -> None:
    games = Visitor(server.url).ask("/api/games")[1]["games"]
    assert [game["name"] for game in games if game["score"]] == COPIED

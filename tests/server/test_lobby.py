"""What the lobby shows: covers, the board of a table, what came of it, and what is put away."""

from __future__ import annotations

import pytest

from byways.registry import GAMES
from byways.server.archive.dailies import streak
from tests.server.client import Server, Visitor
from tests.server.test_deals import finish, first_game
from tests.server.test_server import BOT, HERE, ME


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_its_cover_and_a_drawing_for_every_choice_it_lists(server: Server, game: str) -> None:
    visitor = Visitor(server.url)
    facts = next(each for each in visitor.ask("/api/games")[1]["games"] if each["name"] == game)
    assert "cover" in facts["drawings"]
    for drawing in facts["drawings"]:
        status, svg = visitor.ask(f"/api/games/{game}/art/{drawing}")
        assert status == 200 and svg.startswith("<svg ")
    for drawing in ("none", "..%2Frules"):
        assert visitor.ask(f"/api/games/{game}/art/{drawing}")[0] == 404


def test_choices_are_offered_and_their_needs_are_options() -> None:
    for facts in GAMES.values():
        for option, choices in facts.choices.items():
            assert option in facts.schema and choices
        for option, need in facts.needs.items():
            assert option in facts.schema and need.options.keys() <= facts.schema.keys()
            facts.options(need.options)


def test_the_board_of_a_table(server: Server) -> None:
    """One's own seat is seen; who holds several, or none, sees what everybody does."""
    ann, table = Visitor(server.url), ""
    table = ann.open(first_game(), [ME, BOT])
    status, scene = ann.ask(f"/api/tables/{table}/picture")
    assert status == 200 and [area["kind"] for area in scene["areas"]] == ["board"]
    assert Visitor(server.url).ask(f"/api/tables/{table}/picture")[0] == 200
    assert ann.ask("/api/tables/none/picture")[0] == 404


def test_what_came_of_a_table_is_in_the_list(server: Server) -> None:
    ann = Visitor(server.url)
    table = ann.open(first_game(), [ME, HERE])
    assert ann.ask("/api/me")[1]["tables"][0]["results"] == []
    finish(ann, table)
    told = ann.ask("/api/me")[1]["tables"][0]
    assert [each["seat"] for each in told["results"]] == [1, 2] and told["scored"]
    best = max(each["total"] for each in told["results"])
    assert {each["total"] for each in told["results"] if each["won"]} == {best}


def test_a_table_is_put_away_and_put_back(server: Server) -> None:
    ann, eve = Visitor(server.url), Visitor(server.url)
    table = ann.open(first_game(), [ME])
    address = f"/api/tables/{table}/away"
    assert eve.ask(address, {"away": True})[0] == 404
    for _ in range(2):
        assert ann.ask(address, {"away": True})[1]["tables"] == []
    assert ann.ask("/api/me")[1]["tables"] == [] and ann.ask(f"/api/tables/{table}")[0] == 200
    assert [each["id"] for each in ann.ask(address, {"away": False})[1]["tables"]] == [table]


def test_days_in_a_row() -> None:
    days = {"2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25"}
    assert streak(days, "2026-03-01") == 3
    assert streak(days, "2026-03-02") == 3, "today is not over yet"
    assert streak(days, "2026-03-03") == 0
    assert streak(days, "2026-02-26") == 1


def test_a_finished_deal_of_the_day_counts_as_a_day(server: Server) -> None:
    ann = Visitor(server.url)
    before = ann.ask("/api/daily")[1]
    assert before["streak"] == 0 and before["days"] == []
    table = ann.ask(f"/api/daily/{first_game()}/{before['day']}/play", {"key": "the day's deal"})[1]["id"]
    finish(ann, table)
    after = ann.ask("/api/daily")[1]
    assert after["streak"] == 1 and after["days"] == [before["day"]]


def test_a_result_is_told_beside_ones_best_and_average(server: Server) -> None:
    """Of games with the same options and as many seats; others are another matter."""
    ann = Visitor(server.url)
    totals = []
    for seed in ("one", "two"):
        table = ann.open(first_game(), [ME])
        totals.append(finish(ann, table, seed)["views"][0]["sheets"][0]["total"])
    finish(ann, ann.open(first_game(), [ME, HERE]))
    told = ann.ask(f"/api/tables/{table}/deal")[1]
    assert (told["games"], told["best"], told["average"]) == (2, max(totals), sum(totals) / 2)
    assert Visitor(server.url).ask(f"/api/tables/{table}/deal")[1]["games"] == 0

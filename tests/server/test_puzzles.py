"""Puzzles over HTTP: the same for everybody, judged by the server, with reasons for what is refused."""

from __future__ import annotations

from datetime import date, timedelta
from urllib.parse import quote

import pytest

from byways.kernel.puzzle import puzzles_of
from byways.kernel.survey import Steps
from byways.registry import GAMES
from byways.server.http.puzzles import of_day
from tests.server.client import Server, Visitor

WITH_PUZZLES = [facts.name for facts in GAMES.values() if puzzles_of(facts)]


def written(steps: Steps) -> str:
    return quote(" / ".join(" ".join(step) for step in steps))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_todays_puzzle_is_solved(server: Server, game: str) -> None:
    visitor = Visitor(server.url)
    listed = visitor.ask("/api/puzzles")[1]
    mine = next(each for each in listed["games"] if each["game"] == game)
    assert mine["today"] == of_day(game, listed["day"])
    puzzle = next(each for each in puzzles_of(GAMES[game]) if each.name == mine["today"])
    at = f"/api/puzzles/{game}/{puzzle.name}"
    begun = visitor.ask(at)[1]
    assert begun["view"]["acting"] and begun["verdict"] is None and begun["steps"] == []
    first = puzzle.answers[0][0]
    assert first[0] in begun["view"]["next"]
    assert visitor.ask(f"{at}/choices?picked={quote(' '.join(first))}")[1]["complete"]
    over = visitor.ask(f"{at}?steps={written(puzzle.answers[0])}")[1]
    assert over["verdict"]["right"] is True
    answer = visitor.ask(f"{at}/answer")[1]
    assert answer["steps"] == [list(step) for step in puzzle.answers[0]]


def test_the_puzzle_of_the_day_is_easy_on_mondays_and_hard_on_sundays() -> None:
    game = WITH_PUZZLES[0]
    days = [date(2026, 11, 16) + timedelta(days=each) for each in range(28)]
    names = [of_day(game, day.isoformat()) for day in days]
    assert len(set(names)) > 14
    grade = {puzzle.name: puzzle.grade for puzzle in puzzles_of(GAMES[game])}
    assert [grade[name] for name in names[::7]] == [1] * 4
    assert [grade[name] for name in names[6::7]] == [5] * 4


def test_what_is_wrong_is_refused(server: Server) -> None:
    visitor, game = Visitor(server.url), WITH_PUZZLES[0]
    puzzle = puzzles_of(GAMES[game])[0]
    at = f"/api/puzzles/{game}/{puzzle.name}"
    assert visitor.ask(f"/api/puzzles/{game}/zzzzz")[0] == 404
    assert visitor.ask("/api/puzzles/nosuch/zzzzz")[0] == 404
    assert visitor.ask(f"{at}?steps={quote('x y z / / ?')}")[0] == 400
    # Nothing can be played after the end of the turn.
    assert visitor.ask(f"{at}?steps={written((*puzzle.answers[0], puzzle.answers[0][-1]))}")[0] == 409
    choices = visitor.ask(f"{at}/choices?picked=nonsense")[1]
    assert not choices["complete"] and choices["reasons"]

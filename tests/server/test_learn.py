"""Tours and pictures over HTTP."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from byways.kernel.lesson import lesson_of
from byways.registry import GAMES
from tests.server.client import Server, Visitor


@pytest.mark.parametrize("game", GAMES)
def test_a_tour(server: Server, game: str) -> None:
    visitor = Visitor(server.url)
    status, answer = visitor.ask(f"/api/games/{game}/tour")
    lesson = lesson_of(GAMES[game])
    assert status == 200
    assert [step["text"]["code"] for step in answer["steps"]] == [
        f"{game}.tour.{sight.name}" for sight in lesson.steps
    ]
    for number, step in enumerate(answer["steps"], 1):
        assert step["view"]["scene"]["areas"] and step["view"]["sheets"]
        if not step["do"]:
            continue
        assert step["do"][0] in step["view"]["next"]
        picked: list[str] = []
        for word in step["do"]:
            found = visitor.ask(f"/api/games/{game}/tour/{number}?picked={quote(' '.join(picked))}")[1]
            assert word in found["next"] and not found["reasons"]
            picked.append(word)
        assert visitor.ask(f"/api/games/{game}/tour/{number}?picked={quote(' '.join(picked))}")[1]["complete"]
        wrong = visitor.ask(f"/api/games/{game}/tour/{number}?picked=nonsense")[1]
        assert wrong["reasons"] and not wrong["next"] and not wrong["complete"]


@pytest.mark.parametrize("game", GAMES)
def test_short_tours_are_offered_and_can_be_taken(server: Server, game: str) -> None:
    visitor, lesson = Visitor(server.url), lesson_of(GAMES[game])
    facts = next(each for each in visitor.ask("/api/games")[1]["games"] if each["name"] == game)
    assert [(tour["name"], tour["options"]) for tour in facts["tours"]] == [
        (tour.name, dict(tour.options)) for tour in lesson.tours
    ]
    for tour in lesson.tours:
        status, answer = visitor.ask(f"/api/games/{game}/tour?of={tour.name}")
        assert status == 200 and len(answer["steps"]) == len(tour.steps)
        assert all(step["view"]["scene"]["areas"] for step in answer["steps"])
        for number, step in enumerate(answer["steps"], 1):
            if step["do"]:
                asked = f"/api/games/{game}/tour/{number}?of={tour.name}&picked={quote(' '.join(step['do']))}"
                assert step["do"][0] in step["view"]["next"] and visitor.ask(asked)[1]["complete"]
        record = tour.steps[0].story.record
        assert (answer["options"], answer["seats"]) == (dict(record.options), record.seats)


@pytest.mark.parametrize("game", GAMES)
def test_pictures(server: Server, game: str) -> None:
    status, answer = Visitor(server.url).ask(f"/api/games/{game}/pictures")
    assert status == 200
    assert set(answer["pictures"]) == {sight.name for sight in lesson_of(GAMES[game]).pictures}
    for picture in answer["pictures"].values():
        assert 0 < picture["shown"] <= len(picture["scene"]["areas"])


def test_nonsense_is_refused(server: Server) -> None:
    visitor, game = Visitor(server.url), next(iter(GAMES))
    for path, expected in {
        "/api/games/none/tour": (404, "server.no_game"),
        "/api/games/none/pictures": (404, "server.no_game"),
        "/api/games/none/tour/1": (404, "server.no_game"),
        f"/api/games/{game}/tour?of=nothing": (404, "server.no_tour"),
        f"/api/games/{game}/tour?of={'x' * 50}": (400, "server.field"),
        f"/api/games/{game}/tour/1?of=nothing": (404, "server.no_move"),
        f"/api/games/{game}/tour/0": (404, "server.no_move"),
        f"/api/games/{game}/tour/99": (404, "server.no_move"),
        f"/api/games/{game}/tour/x": (400, "server.field"),
        f"/api/games/{game}/tour/%D9%A1": (400, "server.field"),
        f"/api/games/{game}/tour/1?picked={'x' * 500}": (400, "server.field"),
    }.items():
        status, answer = visitor.ask(path)
        assert (status, answer["error"]["code"]) == expected, path

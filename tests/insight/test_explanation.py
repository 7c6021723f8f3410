"""What a turn does besides points, in the words of each game."""

from __future__ import annotations

from typing import Any

import pytest

from byways.i18n import LANGUAGES, say
from byways.insight.hints import hints
from byways.kernel.match import Chance, Entry, Match, replay_entry
from byways.kernel.protocol import Seat
from byways.kernel.puzzle import position, puzzles_of
from byways.registry import GAMES

ONE = Seat(1)


def told(game: Any, before: Any, after: Any, seat: Seat = ONE) -> dict[str, Any]:
    return {text.code: dict(text.args) for text in game.facets.explanation.effects(game, before, after, seat)}


def test_ink_tells_networks_that_are_joined_and_exits() -> None:
    facts = GAMES["ink"]
    assert facts.facets.positions is not None
    options, before = facts.facets.positions.read("round=3 | b1=H-H- b3=H-H-", {})
    _, after = facts.facets.positions.read("round=3 | b1=H-H- b2=H-H- b3=H-H- d1=-H-H f1=-H-H", {})
    game = facts.create_position(facts.options(options))
    found = told(game, before, after)
    assert found["ink.effect.joins"] == {"count": 2}
    assert found["ink.effect.shuts"]["exits"] == "d1, f1"
    assert found["ink.effect.open"]["count"] == 9
    _, fixed = facts.facets.positions.read("round=3 | b1=H-H- b2=-R-R b3=H-H-", {})
    assert told(game, before, fixed)["ink.effect.dead"] == {"count": 2}


def test_roads_tells_what_stays_open() -> None:
    match = Match.start(GAMES["roads"].create({}, 2), 2, Chance("open"))
    game, before = match.game, match.state
    seat = min(match.to_act)
    turn = hints(game, match.view(seat), seat, 1).turns[0]
    after = replay_entry(game, before, Entry(seat, turn.moves[0]))
    card = next(iter(after.network.cells.values()))
    found = told(game, before, after, seat)
    assert found["roads.effect.open"]["count"] == sum(side != "-" for side in card.sides)
    assert found["roads.effect.fit"]["of"] == len(after.player(seat).hand)


@pytest.mark.parametrize(
    ("name", "code", "goal"),
    [("trails", "trails.effect.closes", "total"), ("bands", "bands.effect.takes", "total")],
)
def test_answers_of_puzzles_say_what_they_do(name: str, code: str, goal: str) -> None:
    """Whoever gains points closes a loop, or takes sectors."""
    puzzles = [each for each in puzzles_of(GAMES[name]) if each.goal == goal][:12]
    found = 0
    for puzzle in puzzles:
        game, before = position(puzzle, GAMES[name])
        after = before
        for step in puzzle.answers[0]:
            after = replay_entry(game, after, Entry(puzzle.seat, step))
        texts = game.facets.explanation.effects(game, before, after, puzzle.seat)
        found += any(text.code == code for text in texts)
        assert all(say(lang, text.code, text.args) for lang in LANGUAGES for text in texts)
    assert found > len(puzzles) // 2

"""Hints, reviews and par for every game: legal, from what the seat may know, and adding up."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import byways
from byways.bots import bot_for
from byways.i18n import LANGUAGES, say
from byways.insight.explore import explore, played_on
from byways.insight.hints import hints
from byways.insight.par import Par, par
from byways.insight.review import judge_story, reviewed
from byways.kernel import record
from byways.kernel.bot import Calibration, Idea, Opinion
from byways.kernel.choice import random_action, refuse
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat, Tally
from byways.kernel.rng import Quick
from byways.kernel.story import retell
from byways.registry import GAMES

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("ink", 1, {}),
    ("ink", 2, {"expansions": ["lava", "meteor"]}),
    ("ink", 2, {"draft": True}),
    ("trails", 1, {}),
    ("trails", 3, {"animals": True}),
    ("roads", 2, {}),
    ("roads", 3, {"variant": 2}),
    ("bands", 2, {"scenario": 1}),
    ("bands", 2, {"scenario": 6}),
]
ONE = Seat(1)


def random_table(name: str, seats: int, options: dict[str, Any], moves: int) -> Match[Any, Any, Any]:
    """Gets a table after so many moves at random, in the middle of a turn or not."""
    rng = Quick(f"{name} {moves}")
    match = Match.start(GAMES[name].create(options, seats), seats, Chance(f"hints {moves}"))
    for _ in range(moves):
        if not match.to_act:
            break
        seat = min(match.to_act)
        match.play(seat, random_action(match.game, match.state_for(seat), seat, rng))
    return match


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_hint_is_never_refused_and_knows_no_more_than_the_seat(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for moves in (0, 3, 10, 17):
        match = random_table(name, seats, options, moves)
        if not match.to_act:
            continue
        seat, game = max(match.to_act), match.game
        view = match.view(seat)
        advice = hints(game, view, seat, 2)
        # Whatever others hide, who sees the same is told the same.
        other = game.imagine(view, Quick("another world"))
        assert hints(game, game.observe(other, seat), seat, 2) == advice
        assert 1 <= len(advice.turns) <= 2
        for turn in advice.turns:
            state = match.state_for(seat)
            for path in turn.moves:
                action = game.read(path)
                assert not refuse(game, state, seat, action)
                state = game.apply(state, seat, action)[0]
            assert all(say(lang, turn.says.code, turn.says.args) for lang in LANGUAGES)


@pytest.mark.parametrize(("name", "seats"), [("ink", 1), ("trails", 1), ("roads", 2), ("bands", 2)])
def test_a_review_adds_up(name: str, seats: int) -> None:
    """What was expected first, with all luck and without all losses, is what the game came to."""
    table = byways.open_table(name, seats, seed="reviewed")
    number = 0
    while not table.over:
        seat = min(table.to_act)
        bot = bot_for(table.game, 2, f"{number}")
        table.play(seat, bot.choose(table.game, table.view(seat), Seat(seat), 9))
        number += 1
    story = retell(record.read(table.record()), GAMES[name])
    turns = []
    for turn in judge_story(story, ONE):
        turns.append(turn)
        assert turn.loss >= 0 and (turn.loss == 0 or turn.played != turn.best)
        assert not turn.scored or abs(sum(each.points for each in turn.lost) - turn.loss) < 0.01
        if len(turns) == 6 and name in ("roads", "bands"):
            return
    found = reviewed(story, ONE, tuple(turns))
    assert found is not None
    assert found.result == table.scores()[0].total
    # Nothing is left to be off by after the last turn of somebody alone.
    assert seats > 1 or abs(turns[-1].before - turns[-1].loss - found.result) < 1e-6
    assert abs(found.expected + found.luck - found.loss - found.result) < 1e-6
    assert [each.loss for each in found.costliest] == sorted((t.loss for t in turns), reverse=True)[:3]


def test_par_is_what_the_ladder_makes_of_the_same_dice() -> None:
    game, chance = GAMES["ink"].create({}, 1), Chance("par")
    scores = [each.scores[-1] for each, _ in zip(par(game, 1, chance, ONE), range(3), strict=False)]
    assert [level for level, _ in scores] == [1, 2, 3]
    again = [each.scores[-1] for each, _ in zip(par(game, 1, chance, ONE), range(2), strict=False)]
    assert again == scores[:2]
    ladder = Par(((1, 30), (2, 45), (3, 58), (4, 61), (5, 66)))
    assert (ladder.par, ladder.beaten(64), ladder.beaten(58), ladder.beaten(12)) == (61, 4, 2, None)
    assert list(par(GAMES["roads"].create({}, 2), 2, chance, ONE)) == []


def test_what_is_known_to_be_wrong_is_put_right_and_what_is_certain_stays() -> None:
    half, calibration = Idea((), 0.5, Tally(())), Calibration(bias=0.25, error=0.95)
    assert calibration.applied(Opinion(0.5, (half,), scored=False)).expected == 0.4375
    solved = Opinion(0.0, (half,), scored=False)
    assert calibration.applied(solved) == solved
    twelve = Idea((), 12.0, Tally((), 10))
    assert calibration.applied(Opinion(3.0, (twelve,))).expected == 11.5


def test_imagined_games_differ_where_nothing_is_hidden() -> None:
    match = random_table("roads", 2, {"variant": 2}, 0)
    seat = min(match.to_act)
    games = played_on(match.game, match.view(seat), seat, "differ", level=2)
    wins = [round(each.wins * each.games) for each in islice(games, 40)]
    assert 0 < wins[-1] < 40


def test_a_copied_board_is_explored() -> None:
    facts = GAMES["ink"]
    assert facts.facets.positions is not None
    options, state = facts.facets.positions.read("round=6 | b1=H-H- b2=H-H- f1=H-H-", {})
    game = facts.create_position(facts.options(options))
    outlook = explore(game, game.observe(state, ONE), ONE, games=2)
    assert outlook.expected is not None and outlook.advice is None and outlook.helps
    assert outlook.chances is not None and 1 <= outlook.chances.games <= 2
    values = [each.expected for each in outlook.helps]
    assert values == sorted(values, reverse=True)
    chances = next(played_on(game, game.observe(state, ONE), ONE, "once"))
    assert chances.games == 1 and sum(times for _, times in chances.totals) == 1

"""Every level of the games that have their own: legal, the same for the same view, better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from byways.arena.bouts import Bout, Deal, play
from byways.bots import LEVELS, bot_for
from byways.kernel.match import Chance, Match
from byways.registry import GAMES

TRIALS: list[tuple[str, int, dict[str, Any]]] = [
    ("roads", 2, {"variant": 1}),
    ("roads", 3, {"variant": 2, "deck": "lanes", "field": "4x3"}),
    ("roads", 2, {"variant": 3, "co-operative": True}),
    *(("bands", 2 + scenario % 3, {"scenario": scenario}) for scenario in range(1, 9)),
    ("trails", 1, {}),
    ("trails", 3, {"animals": True}),
]

LONG = 36
"""How many moves are tried at most."""


@pytest.mark.parametrize(("name", "seats", "options"), TRIALS)
def test_levels_take_turns_at_one_table(name: str, seats: int, options: dict[str, Any]) -> None:
    """Five levels in turn: every move is checked by the match; a bot asked twice says the same."""
    game = GAMES[name].create(options, seats)
    match = Match.start(game, seats, Chance("levels"))
    for number in range(LONG):
        if not match.to_act:
            break
        seat = min(match.to_act)
        # The strongest is seldom asked, since it takes its time.
        level = 5 if number == 20 else 1 + number % 4
        action = bot_for(game, level, "one").choose(game, match.view(seat), seat, 60)
        if level < 4:
            assert action == bot_for(game, level, "two").choose(game, match.view(seat), seat, 60)
        match.play(seat, action)
    assert match.over or number == LONG - 1


@pytest.mark.parametrize(
    ("name", "options"), [("bands", {"scenario": 3}), ("bands", {"scenario": 8}), ("roads", {"variant": 2})]
)
def test_level_three_beats_chance(name: str, options: dict[str, Any]) -> None:
    full = GAMES[name].options(options)
    for players in (("3", "chance"), ("chance", "3")):
        played = play(name, full, Bout(Deal("strong"), players))
        assert played.winners == (1 + players.index("3"),)


def test_alone_open_trails_are_closed_in_the_end() -> None:
    full = GAMES["trails"].options({})
    points = [play("trails", full, Bout(Deal("alone"), (level,))).points[0] for level in ("1", "3")]
    assert points[0] + 10 < points[1]


@pytest.mark.parametrize("name", ["roads", "bands", "trails"])
def test_all_options_have_all_levels(name: str) -> None:
    assert GAMES[name].levels == LEVELS
    game = GAMES[name].create({}, 2)
    seat = min(Match.start(game, 2, Chance("x")).to_act)
    with pytest.raises(ValueError, match="nothing to do"):
        bot_for(game, 3, "").choose(game, game.observe(game.setup(2), seat), seat, 1)

"""How hard a puzzle is, from 1 to 5: by who does not find it."""

from __future__ import annotations

from typing import Any

from byways.bots import bot_for
from byways.kernel.choice import goes_on
from byways.kernel.foresight import FORCE, FORESEEN, SAVE, foreseen
from byways.kernel.match import Entry, replay_entry
from byways.kernel.protocol import Game, Seat
from byways.kernel.survey import Steps, Survey, greedy, values

SOLVERS = range(1, 5)
"""The levels of bots that try a puzzle about winning: each that fails adds one to the grade."""

RARE = (40, 400, 4_000)
"""One right turn in so many: each adds one to the grade of a puzzle about points."""

LEAST = {"in-three": 2, "in-four": 4, FORCE: 5, SAVE: 5}
"""The grade of a puzzle that looks ahead is no less: a bot solves at once what takes people long."""

THINKING = 0.5
SEEDS = 2
"""So often each bot tries."""


def grade_by_bots(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str) -> int:
    """Gets 1 and one more for every level of bot that does not find the answer, more to look far ahead."""
    known = dict(foreseen(game, state, seat, goal)) if goal in FORESEEN else {}
    missed = sum(not _finds(game, state, seat, level, goal, known) for level in SOLVERS)
    return max(1 + missed, LEAST.get(goal, 1))


def _finds(
    game: Game[Any, Any, Any], state: Any, seat: Seat, level: int, goal: str, known: dict[Any, int]
) -> bool:
    for seed in range(SEEDS):
        steps, here, turn = 0, state, game.turn(state)
        while steps == 0 or goes_on(game, here, seat, turn):
            bot = bot_for(game, level, f"{seed} {steps}")
            action = bot.choose(game, game.observe(here, seat), seat, THINKING)
            if goal in FORESEEN:
                if known[action] < max(known.values()):
                    return False
                break
            here, steps = game.apply(here, seat, action)[0], steps + 1
        if goal not in FORESEEN and not values(game, here, seat)[goal]:
            return False
    return True


def grade_by_search(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str, found: Survey) -> int:
    """Gets 1, one more if taking the best step each time fails, and more the rarer right turns are."""
    peak = found.peaks[goal]
    missed = values(game, greedy(game, state, seat, goal), seat)[goal] < peak.best
    return 1 + missed + sum(found.turns >= rare * peak.reached for rare in RARE)


def rest_of_turn(game: Game[Any, Any, Any], state: Any, seat: Seat, steps: Steps) -> Any:
    """Gets the state after the rest of a turn.

    :raises IllegalAction: a step breaks a rule.
    """
    for step in steps:
        state = replay_entry(game, state, Entry(seat, step))
    return state

"""Proves puzzles anew: every turn is looked at again, and every answer is played by the rules."""

from __future__ import annotations

from typing import Any

from byways.kernel.facts import Facts
from byways.kernel.foresight import FORESEEN, foreseen
from byways.kernel.protocol import Game, Seat
from byways.kernel.puzzle import FAULTS, Puzzle, attempt, position
from byways.kernel.survey import Identity, Steps, identity, surveyed

from .grading import rest_of_turn

ALL = 10_000_000


def distinct(
    game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str, answers: tuple[Steps, ...]
) -> tuple[Steps, ...]:
    """Gets one answer for each way in which the points are earned; the shortest, then the first."""
    found: dict[Identity, Steps] = {}
    for steps in sorted(answers, key=lambda steps: (len(steps), steps)):
        end = rest_of_turn(game, state, seat, steps)
        found.setdefault(identity(game.tally(end, seat), goal), steps)
    return tuple(found.values())


def faults(puzzle: Puzzle, facts: Facts) -> tuple[str, ...]:
    """Gets what is wrong with a puzzle; nothing if it is proved."""
    try:
        game, state = position(puzzle, facts)
    except FAULTS as e:
        return (f"position: {e}",)
    if puzzle.seat not in game.to_act(state) or puzzle.goal not in game.facets.puzzles.goals(game):
        return ("nothing to ask here",)
    found = list(_unproved(game, state, puzzle))
    for steps in puzzle.answers:
        try:
            tried = attempt(game, state, puzzle, steps)
        except FAULTS as e:
            return (f"answer: {e}",)
        if not tried.right or tried.value not in (None, puzzle.best):
            found.append(f"answer comes to {tried.value}, not {puzzle.best}")
    return tuple(found)


def _unproved(game: Game[Any, Any, Any], state: Any, puzzle: Puzzle) -> tuple[str, ...]:
    if puzzle.goal in FORESEEN:
        known = tuple(foreseen(game, state, puzzle.seat, puzzle.goal))
        results = sorted({result for _, result in known}, reverse=True)
        answers = {steps[0] for steps in puzzle.answers}
        best = {game.path(action) for action, result in known if result == results[0]}
        told = (puzzle.best, puzzle.second, puzzle.turns)
        if (*results[:2], len(known)) != told or answers != best:
            return (f"foreseen: {results}, {len(best)} of {len(known)}",)
        return ()
    found = surveyed(game, state, puzzle.seat, ALL)
    peak = found.peaks[puzzle.goal]
    if (peak.best, peak.second, found.turns) != (puzzle.best, puzzle.second, puzzle.turns):
        return (f"best {peak.best}, then {peak.second}, of {found.turns}",)
    if len(distinct(game, state, puzzle.seat, puzzle.goal, peak.answers)) > len(puzzle.answers):
        return ("more answers than it tells",)
    return ()

"""What each move leads to if the other side answers as well as it can: within a few turns, or to the end.

Only for positions in which a seat can work out all that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .protocol import Game, Seat

GUARD = "guard"
"""The goal of a move after which nobody else can win at once."""

FORCE = "force"
SAVE = "save"
"""The goals of the only move that wins, and of the only one that does not lose, if all play perfectly."""

AHEAD: Mapping[str, int] = {"in-two": 2, "in-three": 3, "in-four": 4}
"""The goals of winning with this turn or one of the next few, whatever the others do."""

SOLVED = (*AHEAD, FORCE, SAVE)
"""The goals for which all the rest of a game has to be solved."""

FORESEEN = (GUARD, *SOLVED)


def foreseen(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str) -> Iterator[tuple[Any, int]]:
    """Generates the moves of *seat* with what each leads to, as far as *goal* looks.

    1 is what is asked for, -1 is not that, 0 is a win that is shared. Nothing where it is not known.
    """
    if goal == GUARD:
        for action, after in _moves(game, state):
            yield action, 1 if _guards(game, after, seat) else -1
        return
    for action, result in game.facets.puzzles.solved(game, state, seat):
        if goal in AHEAD:
            soon = result == 1 and _wins(game, _after(game, state, seat, action), seat, AHEAD[goal] - 1)
            yield action, 1 if soon else -1
        else:
            yield action, result


def answer_to(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str) -> Any:
    """Gets the move by which another seat thwarts the *goal* of *seat*; ``None`` where none is to move."""
    mover = next(iter(game.to_act(state)), seat)
    if mover == seat:
        return None
    if goal in (FORCE, SAVE):
        known = game.facets.puzzles.solved(game, state, mover)
        return max(known, key=lambda each: each[1])[0] if known else None
    turns = AHEAD.get(goal, 1) - 1
    for action, after in _moves(game, state):
        if _won(game, after, mover) if goal == GUARD else not _wins(game, after, seat, turns):
            return action
    return None


def line_on(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str) -> Iterator[tuple[Seat, Any]]:
    """Generates how a game may go on to the win that *seat* has made sure of, the others holding out long.

    Nothing where the goal is not to win within some turns.
    """
    turns = AHEAD.get(goal, 0) - 1
    while turns >= 0 and (acting := game.to_act(state)):
        (mover,) = acting
        turns -= mover == seat
        moves = list(_moves(game, state))
        wanted = (
            each for each in moves if _wins(game, each[1], seat, turns - (mover != seat)) == (mover == seat)
        )
        action, state = next(wanted, moves[0])
        yield mover, action


def _guards(game: Game[Any, Any, Any], state: Any, seat: Seat) -> bool:
    if not (acting := game.to_act(state)):
        outcome = game.outcome(state)
        return outcome is not None and seat in outcome.winners
    (mover,) = acting
    return mover == seat or not any(_won(game, after, mover) for _, after in _moves(game, state))


def _wins(game: Game[Any, Any, Any], state: Any, seat: Seat, turns: int) -> bool:
    """Whether *seat* wins with so many more turns of its own, whatever the others do."""
    if not (acting := game.to_act(state)):
        return _won(game, state, seat)
    (mover,) = acting
    if mover != seat:
        return all(_wins(game, after, seat, turns) for _, after in _moves(game, state))
    if turns > 1 and (known := game.facets.puzzles.solved(game, state, seat)):
        # Only what wins at all can win soon.
        ends = (_after(game, state, seat, action) for action, result in known if result == 1)
        return any(_wins(game, after, seat, turns - 1) for after in ends)
    return turns > 0 and any(_wins(game, after, seat, turns - 1) for _, after in _moves(game, state))


def _won(game: Game[Any, Any, Any], state: Any, seat: Seat) -> bool:
    outcome = game.outcome(state)
    return outcome is not None and outcome.winners == {seat}


def _moves(game: Game[Any, Any, Any], state: Any) -> Iterator[tuple[Any, Any]]:
    """Generates the moves of whoever is to act, with where they lead."""
    (mover,) = game.to_act(state)
    for path in game.moves(state, mover).paths():
        action = game.read(path)
        yield action, _after(game, state, mover, action)


def _after(game: Game[Any, Any, Any], state: Any, seat: Seat, action: Any) -> Any:
    return game.apply(state, seat, action)[0]

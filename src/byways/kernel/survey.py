"""Every way in which a seat can finish its turn: which is best, and what comes next.

A turn ends when it is no longer the seat's to act in it, or when something unknown turns up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .choice import goes_on
from .protocol import Game, Path, Seat, Tally

TOTAL = "total"
"""The goal of scoring most; the other goals by score are lines of the score sheet."""

WIN = "win"
"""The goal of winning with this very turn."""

MOST_ANSWERS = 64
"""So many of the best turns are kept for each goal."""

Steps = tuple[Path, ...]
Identity = frozenset[tuple[str, int, frozenset[str]]]
"""What earns the points of an answer: two answers that earn the same for the same places are one."""


class TooMany(Exception):
    """Raised when a turn can be taken in more ways than somebody wants to look at."""


@dataclass(frozen=True, slots=True)
class Peak:
    """The most that a turn can do for one goal."""

    best: int
    second: int | None
    """The most of all turns that do less; ``None`` if all do the same."""

    reached: int
    """By how many different turns."""

    answers: tuple[Steps, ...]
    """Those turns, :data:`MOST_ANSWERS` at most."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What all the ways to take a turn come to."""

    turns: int
    """How many different ends the turn can have."""

    peaks: Mapping[str, Peak]
    """The best for each goal."""


@dataclass(slots=True)
class _Climb:
    """The best turns so far for one goal."""

    best: int
    second: int | None
    reached: int
    answers: list[Steps]


def surveyed(game: Game[Any, Any, Any], state: Any, seat: Seat, most: int) -> Survey:
    """Looks at every way in which *seat* can finish its turn, as fast as the game can.

    :raises TooMany: the turn has more than *most* different ends.
    """
    return game.facets.puzzles.survey(game, state, seat, most) or by_rules(game, state, seat, most)


def by_rules(game: Game[Any, Any, Any], state: Any, seat: Seat, most: int) -> Survey:
    """Looks at every way in which *seat* can finish its turn, by the rules alone.

    :raises TooMany: the turn has more than *most* different ends.
    """
    climbs: dict[str, _Climb] = {}
    turns = 0
    for steps, end in ends(game, state, seat):
        turns += 1
        if turns > most:
            raise TooMany
        for goal, value in values(game, end, seat).items():
            _climb(climbs, goal, value, steps)
    peaks = {
        goal: Peak(climb.best, climb.second, climb.reached, tuple(climb.answers))
        for goal, climb in climbs.items()
    }
    return Survey(turns, peaks)


def _climb(climbs: dict[str, _Climb], goal: str, value: int, steps: Steps) -> None:
    climb = climbs.get(goal)
    if climb is None:
        climbs[goal] = _Climb(value, None, 1, [steps])
    elif value > climb.best:
        climbs[goal] = _Climb(value, climb.best, 1, [steps])
    elif value == climb.best:
        climb.reached += 1
        if len(climb.answers) < MOST_ANSWERS:
            climb.answers.append(steps)
    elif climb.second is None or value > climb.second:
        climb.second = value


def ends(game: Game[Any, Any, Any], state: Any, seat: Seat) -> Iterator[tuple[Steps, Any]]:
    """Generates the states in which the turn of *seat* can end, each once, with steps that lead there."""
    turn, seen = game.turn(state), {state}
    waiting: list[tuple[Steps, Any]] = [((), state)]
    while waiting:
        steps, here = waiting.pop()
        for path in game.moves(here, seat).paths():
            after = game.apply(here, seat, game.read(path))[0]
            if after in seen:
                continue
            seen.add(after)
            if goes_on(game, after, seat, turn):
                waiting.append(((*steps, path), after))
            else:
                yield (*steps, path), after


def values(game: Game[Any, Any, Any], state: Any, seat: Seat) -> dict[str, int]:
    """Gets what a state is worth to *seat* for each goal."""
    tally = game.tally(state, seat)
    outcome = game.outcome(state)
    won = outcome is not None and outcome.winners == {seat}
    found = {line.code: line.points for line in tally.shown} if tally.scored else {}
    return {**found, **({TOTAL: tally.total} if tally.scored else {}), WIN: int(won)}


def identity(tally: Tally, goal: str) -> Identity:
    """Gets what earns the points that count for a goal."""
    lines = [line for line in tally.shown if goal in (line.code, TOTAL)]
    return frozenset((line.code, line.points, frozenset(line.refs)) for line in lines)


def greedy(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str) -> Any:
    """Gets where a turn ends each of whose steps is the best for *goal* at once, the first of equals."""
    turn = game.turn(state)
    while True:
        found = [game.apply(state, seat, game.read(path))[0] for path in game.moves(state, seat).paths()]
        # A step that ends the turn early is no better than one that goes on.
        state = max(
            found,
            key=lambda after: (values(game, after, seat).get(goal, 0), goes_on(game, after, seat, turn)),
        )
        if not goes_on(game, state, seat, turn):
            return state

"""Why a turn in a puzzle is right or wrong, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from byways.kernel.foresight import AHEAD, FORCE, GUARD, SAVE, line_on
from byways.kernel.protocol import Game, Path, Seat
from byways.kernel.puzzle import Attempt, Puzzle, lines_of, reply_to
from byways.kernel.survey import Steps
from byways.kernel.text import Text

from .turns import explained

OTHERS = {
    "points": "puzzle.others-points",
    "win": "puzzle.others-win",
    GUARD: "puzzle.others-guard",
    **dict.fromkeys(AHEAD, "puzzle.others-soon"),
    FORCE: "puzzle.others-force",
    SAVE: "puzzle.others-save",
}
"""How much less all other turns are worth, by what decides."""


def effect(puzzle: Puzzle, tried: Attempt, steps: Steps) -> Text:
    """Gets what a turn does."""
    view = tried.game.observe(tried.start, puzzle.seat)
    actions = [tried.game.read(step) for step in steps]
    return explained(tried.game, view, puzzle.seat, actions, None).says


def others(puzzle: Puzzle, best: Attempt) -> Text:
    """Gets how far all other turns fall short of the best."""
    # Where points do not decide, the numbers stand for a win, a shared one, a loss.
    points = best.value is not None and puzzle.goal in lines_of(best.after)
    code = OTHERS["points" if points else puzzle.goal]
    return Text(code, {"less": puzzle.best - puzzle.second, "turns": puzzle.turns})


def reply(puzzle: Puzzle, tried: Attempt) -> tuple[Text, Path] | None:
    """Gets what another seat answers to a wrong turn, in words and as a move; ``None`` if nothing."""
    if not (path := reply_to(tried, puzzle)):
        return None
    (mover,) = tried.game.to_act(tried.state)
    return _told(tried.game, tried.state, puzzle.seat, mover, tried.game.read(path)), path


def line(puzzle: Puzzle, best: Attempt) -> Iterator[Text]:
    """Generates how a game may go on after the answer of a puzzle that looks ahead, move by move."""
    state = best.state
    for mover, action in line_on(best.game, state, puzzle.seat, puzzle.goal):
        yield _told(best.game, state, puzzle.seat, mover, action)
        state = best.game.apply(state, mover, action)[0]


def _told(game: Game[Any, Any, Any], state: Any, seat: Seat, mover: Seat, action: Any) -> Text:
    """Gets what *seat* hears first of a move."""
    told = (event.seen_by(seat) for event in game.apply(state, mover, action)[1])
    first = next(each for each in told if each is not None)
    return Text(first.code, first.words)

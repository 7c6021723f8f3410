"""The best few turns, for somebody who asks what to do."""

from __future__ import annotations

from typing import Any

from byways.bots import bot_for
from byways.kernel.bot import LEVELS, Judge, Opinion, opinion_of
from byways.kernel.facets import bot_of
from byways.kernel.protocol import Game, Seat

from .turns import Advice, explained, from_idea

SECONDS = 2.0
"""How long a move may be thought about where only a move is to be had, no opinion."""


def judged(
    game: Game[Any, Any, Any], view: Any, seat: Seat, count: int, beside: tuple[Any, ...] = ()
) -> Opinion | None:
    """Gets what the strongest bot thinks, put right where it is known to be off.

    ``None`` where there is no turn to plan, or nobody who could.
    """
    judge = bot_of(game, max(LEVELS))
    if not isinstance(judge, Judge):
        return None
    try:
        opinion = opinion_of(judge, game, view, seat, count, beside)
    except ValueError:
        return None
    return game.facets.explanation.calibration(game).applied(opinion)


def error_of(game: Game[Any, Any, Any], opinion: Opinion) -> float:
    """Gets how far what is expected may be off."""
    return game.facets.explanation.calibration(game).error * opinion.spread


def hints(game: Game[Any, Any, Any], view: Any, seat: Seat, count: int = 3) -> Advice:
    """Gets the best turns that *seat* can take now, from what it may know alone; the same each time.

    In the middle of something that nobody has an opinion of it is the next move of a strong player.

    :raises ValueError: *seat* has nothing to do.
    """
    opinion = judged(game, view, seat, count)
    if opinion is None:
        action = bot_for(game, max(LEVELS), repr(view)).choose(game, view, seat, SECONDS)
        return Advice((explained(game, view, seat, (action,), None),))
    turns = tuple(from_idea(game, view, seat, idea, opinion.scored) for idea in opinion.ideas)
    return Advice(turns, opinion.scored, opinion.spread, error_of(game, opinion))

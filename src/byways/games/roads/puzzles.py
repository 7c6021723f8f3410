"""What puzzles ask for, and what is known of perfect play."""

from __future__ import annotations

from byways.kernel.bot import LEVELS
from byways.kernel.facets import Puzzles
from byways.kernel.protocol import Seat
from byways.kernel.puzzle import FORCE, SAVE
from byways.kernel.survey import WIN

from .player import Player
from .rules import Roads
from .state import Action, State


def goals(game: Roads) -> tuple[str, ...]:
    """Gets what a puzzle may ask for: nothing where several games count, or nobody wins alone."""
    return () if game.rules.match or game.rules.together else (WIN, FORCE, SAVE)


def solved(game: Roads, state: State, seat: Seat) -> tuple[tuple[Action, int], ...]:
    """Gets what each move leads to, where the core finds it out."""
    return Player(game.rules, max(LEVELS)).solved(game.observe(state, seat), seat)


PUZZLES = Puzzles(goals, solved=solved)

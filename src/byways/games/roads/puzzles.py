"""What puzzles ask for, and what is known of perfect play."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from byways.kernel.bot import LEVELS
from byways.kernel.facets import Puzzles
from byways.kernel.foresight import AHEAD, FORCE, GUARD, SAVE
from byways.kernel.protocol import Seat
from byways.kernel.scene import Area
from byways.kernel.survey import WIN
from byways.kernel.text import Text

from .player import Player
from .rules import Roads
from .scene import held_cards
from .state import Action, State


def goals(game: Roads) -> tuple[str, ...]:
    """Gets what a puzzle may ask for: nothing where several games count, or nobody wins alone."""
    if game.rules.match or game.rules.together:
        return ()
    return (WIN, *((GUARD,) if game.rules.dealt else ()), *AHEAD, FORCE, SAVE)


@lru_cache(1 << 12)
def solved(game: Roads, state: State, seat: Seat) -> tuple[tuple[Action, int], ...]:
    """Gets what each move leads to, where the core finds it out."""
    return Player(game.rules, max(LEVELS)).solved(game.observe(state, seat), seat)


def known(game: Roads, state: State, seat: Seat) -> tuple[Area, ...]:
    """Gets what the other one holds: all that neither lies on the table nor is held by *seat*."""
    others = [other for other in state.seats if other != seat]
    if len(others) > 1 or state.pile:
        return ()
    held = held_cards(others[0], state.player(others[0]).hand, game.rules.deck)
    spots = tuple(replace(spot, ref="") for spot in held.spots)
    return (replace(held, label=Text("roads.puzzle.holds"), spots=spots, rule=None),)


PUZZLES = Puzzles(goals, solved=solved, known=known)

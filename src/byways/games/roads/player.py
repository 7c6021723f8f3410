"""Players of every variant: they grow a tree over imagined hands, and solve what can be solved."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick

from . import layout, search
from .options import Rules
from .state import Lay, Skip, View
from .tables import WHOLE, Place, tables

COMPILED = not str(search.__file__).endswith(".py")
"""Whether search is fast enough for what the levels promise."""

SLOWER = 200
"""So many times fewer games are played where it is not."""

SOLVER_BITS = 16
LISTS = 250_000
DEEPEST = 3_000
"""No game has more moves: a hundred cards a player, twice, six players, and a skip for each."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays."""

    games: int = 0
    """How many games it imagines for a move; none: it looks no further than the move itself."""

    positions: int = 0
    """How many positions it looks at to solve the rest of a game exactly."""


_STRONG = Style(games=20_000, positions=300_000)
STYLES = {
    1: (Style(), Style(games=40), Style(games=150), Style(games=1_000, positions=10_000), _STRONG),
    2: (Style(), Style(games=200), Style(games=700), Style(games=2_500, positions=10_000), _STRONG),
    3: (Style(), Style(games=60), Style(games=400), Style(games=2_500, positions=10_000), _STRONG),
}
"""For each variant the levels, the weakest first. How many games make a difference depends on how many moves
there are to compare."""


@dataclass(frozen=True, slots=True)
class Player:
    """Plays one level; the same move for the same view."""

    rules: Rules
    level: int

    def choose(self, game: object, view: View, seat: Seat, seconds: float) -> Lay | Skip:
        """Gets a good move.

        :raises ValueError: *seat* has nothing to do.
        """
        drawing = view.pile and (self.rules.dealt or not view.drawn)
        if view.seat != seat or view.mover != seat or drawing or len(view.won) == self.rules.games:
            raise ValueError(f"seat {seat} has nothing to do")
        place = Place(self.rules, view, seat - 1)
        place.buffer[layout.CHANCE] = 1 + Quick(repr(view)).below(2_000_000_000)
        return place.action(self._find(place))

    def _find(self, place: Place) -> int:
        style, table, known = (
            STYLES[self.rules.variant][self.level - 1],
            place.buffer,
            tables(self.rules.deck),
        )
        memory, path = rooms(style.positions)
        if not style.games:
            return search.look_once(table, known, memory, 0)
        games = style.games if COMPILED else max(20, style.games // SLOWER)
        positions = style.positions if COMPILED else style.positions // SLOWER
        if positions and table[layout.SEATS] == 2 and not table[layout.PILE] and not self.rules.together:
            search.deal_known(table)
            found = search.find_solution(table, known, memory, positions)
            if found >= 0:
                return found
        tree = array(WHOLE, bytes(4 * layout.NODE * (2_000 + 60 * games)))
        tree[1] = len(tree)
        return search.grow_tree(table, known, tree, memory, path, games)


def rooms(positions: int) -> tuple[array[int], array[int]]:
    """Gets room for lists of moves with what a solver remembers, and for the way down a tree."""
    entries = 1 << SOLVER_BITS if positions else 1
    lists = layout.SOLVED_TABLE + 3 * entries
    memory = array(WHOLE, bytes(4 * (lists + LISTS)))
    memory[layout.SOLVED_MASK], memory[layout.SOLVED_LISTS] = entries - 1, lists
    memory[layout.SOLVED_END] = lists + LISTS
    return memory, array(WHOLE, bytes(4 * DEEPEST))

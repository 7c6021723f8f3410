"""Players of every variant: they grow a tree over imagined hands, and solve what can be solved."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING

from byways.kernel.bot import Opinion, idea
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick

from . import layout, search
from .options import Rules
from .state import Action, Lay, Skip, View
from .tables import WHOLE, Place, tables

if TYPE_CHECKING:
    from .rules import Roads

COMPILED = not str(search.__file__).endswith(".py")
"""Whether search is fast enough for what the levels promise."""

SLOWER = 200
"""So many times fewer games are played where it is not."""

SOON = 500
"""So many games are played in no time."""

NO_HURRY = 60.0

ROOT = 2
"""Where the first node of a tree stands."""

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
    1: (Style(), Style(games=16), Style(games=60), Style(games=220), _STRONG),
    2: (Style(), Style(games=100), Style(games=600), Style(games=2_500, positions=10_000), _STRONG),
    3: (Style(), Style(games=60), Style(games=400), Style(games=2_500, positions=10_000), _STRONG),
}
"""For each variant the levels, the weakest first. How many games make a difference depends on how many moves
there are to compare."""


Judged = list[tuple[float, int]]
"""Moves with how likely each wins, the best first."""


@dataclass(frozen=True, slots=True)
class Player:
    """Plays one level; the same move for the same view."""

    rules: Rules
    level: int
    luck: str = ""
    """What the games that it imagines follow from besides the view."""

    def with_luck(self, seed: str) -> Player:
        """Gets an equal that imagines other games."""
        return replace(self, luck=seed)

    def choose(self, game: object, view: View, seat: Seat, seconds: float) -> Lay | Skip:
        """Gets a good move.

        :raises ValueError: *seat* has nothing to do.
        """
        place = self._lay_out(view, seat)
        if not self._style.games:
            return place.action(search.look_once(place.buffer, tables(self.rules.deck), rooms(0)[0]))
        solved = self._solve(place, every=False)
        # Where all is lost, it should at least not be easy.
        judged = solved if solved and solved[0][0] > 0 else self._grow(place, seconds)
        return place.action(judged[0][1])

    def evaluate(
        self, game: Roads, view: View, seat: Seat, ideas: int, beside: tuple[Action, ...] = ()
    ) -> Opinion:
        """Gets the moves that win most often.

        :raises ValueError: *seat* has nothing to do.
        """
        place = self._lay_out(view, seat)
        solved = self._solve(place, every=True)
        judged = solved or self._grow(place, NO_HURRY)
        state = game.imagine(view, Quick(repr(view)))
        found = tuple(
            idea(game, state, seat, (place.action(code),), chance) for chance, code in judged[:ideas]
        )
        asked = next(
            (
                idea(game, state, seat, beside[:1], chance)
                for chance, code in judged
                if (place.action(code),) == beside[:1]
            ),
            None,
        )
        best = found[0].expected
        return Opinion(0.0 if solved else sqrt(best * (1 - best)), found, scored=False, beside=asked)

    def solved(self, view: View, seat: Seat) -> tuple[tuple[Lay | Skip, int], ...]:
        """Gets what every move leads to if both play perfectly; nothing where that is not known.

        :raises ValueError: *seat* has nothing to do.
        """
        place = self._lay_out(view, seat)
        return tuple(
            (place.action(code), round(2 * share - 1)) for share, code in self._solve(place, every=True)
        )

    @property
    def _style(self) -> Style:
        return STYLES[self.rules.variant][self.level - 1]

    def _lay_out(self, view: View, seat: Seat) -> Place:
        """Gets what a seat sees as the core has it.

        :raises ValueError: *seat* has nothing to do.
        """
        drawing = view.pile and (self.rules.dealt or not view.drawn)
        if view.seat != seat or view.mover != seat or drawing or len(view.won) == self.rules.games:
            raise ValueError(f"seat {seat} has nothing to do")
        place = Place(self.rules, view, seat - 1)
        place.buffer[layout.CHANCE] = 1 + Quick(self.luck + repr(view)).below(2_000_000_000)
        return place

    def _grow(self, place: Place, seconds: float) -> Judged:
        """Gets how often moves won in imagined games."""
        style, table = self._style, place.buffer
        games = style.games if COMPILED else max(20, style.games // SLOWER)
        memory, path = rooms(0)
        tree = array(WHOLE, bytes(4 * layout.NODE * (2_000 + 60 * games)))
        tree[1] = len(tree)
        if games > SOON:
            # A slow machine shows itself in a few games; then there are only as many as it has time for.
            began = monotonic()
            search.grow_tree(table, tables(self.rules.deck), tree, memory, path, SOON)
            games = min(games, max(SOON, int(seconds / (monotonic() - began) * SOON)))
        best = search.grow_tree(table, tables(self.rules.deck), tree, memory, path, games)
        found = []
        child = tree[ROOT + layout.CHILD]
        while child:
            code, visits = tree[child + layout.ACTION], tree[child + layout.VISITS]
            share = tree[child + layout.WORTH] / (layout.SHARE * visits)
            # Together, half of it is how many cards were laid, nearly all in games that are won.
            found.append((max(0.0, 2 * share - 1) if self.rules.together else share, visits, code))
            child = tree[child + layout.NEXT]
        # What was played most is what was found best; the rest was played too little to count before it.
        most = next(chance for chance, _, code in found if code == best)
        found.sort(key=lambda each: (each[2] != best, -min(each[0], most), -each[1]))
        return [(min(chance, most), code) for chance, _, code in found]

    def _solve(self, place: Place, every: bool) -> Judged:
        """Gets what moves lead to if both play perfectly; nothing where that is not known."""
        table = place.buffer
        positions = self._style.positions if COMPILED else self._style.positions // SLOWER
        if not positions or table[layout.SEATS] != 2 or table[layout.PILE] or self.rules.together:
            return []
        memory, _ = rooms(positions)
        search.deal_known(table)
        count = search.find_solution(table, tables(self.rules.deck), memory, positions, every)
        lists, all_moves = memory[layout.SOLVED_LISTS], memory[layout.SOLVED_COUNT]
        found = [(0.5 + memory[lists + all_moves + i] / 2, memory[lists + i]) for i in range(count)]
        return sorted(found, key=lambda each: -each[0])


def rooms(positions: int) -> tuple[array[int], array[int]]:
    """Gets room for lists of moves with what a solver remembers, and for the way down a tree."""
    entries = 1 << SOLVER_BITS if positions else 1
    lists = layout.SOLVED_TABLE + 3 * entries
    memory = array(WHOLE, bytes(4 * (lists + LISTS)))
    memory[layout.SOLVED_MASK], memory[layout.SOLVED_LISTS] = entries - 1, lists
    memory[layout.SOLVED_END] = lists + LISTS
    return memory, array(WHOLE, bytes(4 * DEEPEST))


def bot(game: Roads, level: int) -> Player:
    """Gets a player of a level."""
    return Player(game.rules, level)

"""Players of every scenario: a policy for whole turns, and above it games played on in imagined worlds."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING

from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick

from . import layout, search
from .board import ReadyBoard
from .components import COLOURS
from .knowledge import imagine
from .notation import DECK
from .state import Action, Band, Crystal, End, State, Take, View
from .tables import WHOLE, lay_out, notes, tables
from .usual import usual_move

if TYPE_CHECKING:
    from .rules import Bands

COMPILED = not str(search.__file__).endswith(".py")
"""Whether search is fast enough to play on."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays."""

    bands: int = 0
    """How many bands it compares by playing on; none: it moves at once."""

    games: int = 0
    """How many games it plays on with for each move that it compares."""

    rounds: int = 0
    """How many rounds it plays on for."""

    noise: int = 0
    """By how much it misjudges, in tenths of a point."""

    plain: bool = False
    """Whether only points count for it, not what they may lead to."""


STYLES = {
    1: Style(noise=30, plain=True),
    2: Style(noise=40),
    3: Style(),
    4: Style(bands=5, games=8, rounds=1),
    5: Style(bands=8, games=24, rounds=2),
}
WORLDS = 10
"""In so many imagined worlds games are played on at most."""

HALVINGS = 2


@dataclass(frozen=True, slots=True)
class Player:
    """Plays one level; the same move for the same view."""

    table: ReadyBoard
    level: int

    def choose(self, game: Bands, view: View, seat: Seat, seconds: float) -> Action:
        """Gets a good move.

        :raises ValueError: *seat* has nothing to do.
        """
        rng = Quick(repr(view))
        state = imagine(self.table, view, rng)
        if view.viewer != seat or seat not in game.to_act(state):
            raise ValueError(f"seat {seat} has nothing to do")
        usual = usual_move(self.table, state, seat)
        return usual if usual is not None else self._action(self._find(state, view, rng))

    def _find(self, state: State, view: View, rng: Quick) -> int:
        style, known, room = STYLES[self.level], tables(self.table), notes(self.table)
        lists = array(WHOLE, bytes(4 * 64))
        room[layout.NOISE], room[layout.PLAIN] = style.noise, style.plain
        table = lay_out(self.table, state)
        table[layout.CHANCE] = 1 + rng.below(2_000_000_000)
        at_once = search.move_at_once(table, known, room, lists)
        if not style.games or not COMPILED:
            return at_once
        moves = self._moves(table, room, lists, style, at_once)
        if len(moves) == 1:
            return moves[0]
        count = min(WORLDS, style.games)
        worlds = [table, *(lay_out(self.table, imagine(self.table, view, rng)) for _ in range(count - 1))]
        totals = dict.fromkeys(moves, 0)
        for _ in range(HALVINGS):
            for number in range(style.games // HALVINGS):
                chance = 1 + rng.below(2_000_000_000)
                for move in moves:
                    world = worlds[number % count][:]
                    world[layout.CHANCE] = chance
                    totals[move] += search.try_move(world, known, room, lists, move, style.rounds)
            moves = sorted(moves, key=lambda move: -totals[move])[: max(2, len(moves) // 3)]
        return moves[0]

    def _moves(
        self, table: array[int], room: array[int], lists: array[int], style: Style, at_once: int
    ) -> list[int]:
        """Gets the moves to compare, the one that the policy would make first."""
        moves = [at_once]
        if table[layout.TAKING] or table[layout.ACTIONS]:
            moves += [colour for colour in range(5) if table[layout.ROW + colour]]
            pile = table[layout.SEAT] if tables(self.table)[layout.OWN_DECK] else 0
            left = [table[at + 5 * pile + c] for at in (layout.DECK, layout.DISCARDS) for c in range(5)]
            moves += [layout.TAKE_DECK] * any(left)
        if not table[layout.TAKING]:
            if table[layout.ACTIONS]:
                found = search.find_bands(table, tables(self.table), room, lists, style.bands)
                moves += [lists[2 * i] for i in range(found)]
            moves += [layout.END] * (not table[layout.ACTIONS])
        return list(dict.fromkeys(moves))

    def _action(self, move: int) -> Action:
        if move >= layout.BAND:
            return Band(self.table.shapes[move - layout.BAND].names)
        if move == layout.BUY:
            return Crystal()
        if move == layout.END:
            return End()
        return Take(DECK if move == layout.TAKE_DECK else COLOURS[move])

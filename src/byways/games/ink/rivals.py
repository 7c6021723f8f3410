"""Plain players of this game for the arena, to compare the levels with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

from byways.kernel.rng import Quick

from . import player
from .player import Asked, Player, Throw, arrange, workspace
from .rules import Ink
from .state import Action, Desk, State
from .workspace import Widths

SECONDS = 1.0
"""Core-seconds for a turn: what the strongest level may take."""

CANDIDATES = Widths(16, 16, 100, 60, turns=40, narrow=8)
PLAY_OUT = Widths(1, 1, 1, 1, narrow=2)
STAGES = (40, 16, 6, 3)
"""So many turns are compared, each stage with a quarter of the time."""


@dataclass(frozen=True, slots=True)
class Flat(Player):
    """Flat Monte Carlo: games are played to the end from every good turn, with the same throws.

    Played out by the score alone; the last round is searched as closely as level 5 does. It has no net.
    """

    level: int = 1

    def _asked(self, state: State, desk: Desk) -> Asked:
        return self.rules, -1, state.lava, state.meteor, state.round, desk

    def _turn(self, state: State, desk: Desk, seconds: float) -> list[Action]:
        space = workspace(CANDIDATES, False, self.rules)
        arrange(space, desk.sheet)
        space.think(self.throw(state, desk), state.round, True, self._start(desk))
        turns = list(space.turns())
        if state.round == self.rules.rounds or len(turns) == 1:
            return player.actions_of(space.moves(turns[0]))
        boards = {}
        for turn in turns:
            space.take(turn)
            boards[turn] = space.board[:]
        rng = Quick(f"{state.round} {self.throw(state, desk)} {desk.sheet}")
        totals = dict.fromkeys(turns, 0)
        began = process_time()
        for number, kept in enumerate(STAGES, 1):
            turns = sorted(turns, key=lambda turn: (-totals[turn], turn))[:kept]
            deadline = began + number * min(seconds, SECONDS) / len(STAGES)
            while process_time() < deadline:
                throws = [self._roll(rng) for _ in range(state.round, self.rules.rounds)]
                for turn in turns:
                    totals[turn] += self._play_out(boards[turn], throws, state.round)
        best = max(turns, key=lambda turn: (totals[turn], -turn))
        return player.actions_of(space.moves(best))

    def _play_out(self, board: Sequence[int], throws: Sequence[Throw], round_: int) -> int:
        """Gets the final score if every turn is the one that scores most at once."""
        space = workspace(PLAY_OUT, False, self.rules)
        space.board[:] = board  # type: ignore[call-overload]
        for number, throw in enumerate(throws, round_ + 1):
            space.think(throw, number, True)
            space.take()
        return space.score()


def flat(game: Ink) -> Flat:
    return Flat(game.rules)


RIVALS = {"flat": flat}

"""Counting, to compare rules with other rules."""

from __future__ import annotations

from byways.kernel.choice import legal
from byways.kernel.protocol import NATURE, A, Game, S, Seat, V


def count(game: Game[S, A, V], state: S, depth: int, only: Seat | None = None) -> int:
    """Counts the sequences of exactly *depth* legal moves, of all seats or of one, before nature moves."""
    if depth == 0:
        return 1
    total = 0
    acting = game.to_act(state)
    for seat in sorted(acting) if NATURE not in acting else ():
        if only in (None, seat):
            actions = legal(game, state, seat)
            total += (
                sum(1 for _ in actions)
                if depth == 1
                else sum(count(game, game.apply(state, seat, each)[0], depth - 1, only) for each in actions)
            )
    return total

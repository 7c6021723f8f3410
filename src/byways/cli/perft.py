"""Counting, to compare rules with other rules."""

from __future__ import annotations

from byways.kernel.choice import legal
from byways.kernel.protocol import A, Game, S, Seat, V


def count(game: Game[S, A, V], state: S, seat: Seat, depth: int) -> int:
    """Counts the sequences of exactly *depth* legal moves of *seat* within its turn."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in legal(game, state, seat))
    number, total = game.turn(state), 0
    for action in legal(game, state, seat):
        after, _ = game.apply(state, seat, action)
        if seat in game.to_act(after) and game.turn(after) == number:
            total += count(game, after, seat, depth - 1)
    return total

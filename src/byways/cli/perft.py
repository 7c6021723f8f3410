"""Counting, to compare rules with other rules."""

from __future__ import annotations

from collections.abc import Callable

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


def count_showing(game: Game[S, A, V], state: S, depth: int, show: Callable[..., None]) -> int:
    """Counts the same for all seats, and tells after each first move how many of these are done."""
    acting = game.to_act(state)
    if depth == 1 or NATURE in acting:
        return count(game, state, depth)
    total = 0
    first = [(seat, action) for seat in sorted(acting) for action in legal(game, state, seat)]
    for number, (seat, action) in enumerate(first, 1):
        total += count(game, game.apply(state, seat, action)[0], depth - 1)
        show(number)
    return total

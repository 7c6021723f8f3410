"""Counting, to compare rules with other rules."""

from __future__ import annotations

from collections.abc import Callable

from byways.kernel.choice import legal
from byways.kernel.protocol import NATURE, A, Game, S, Seat, V


def count(
    game: Game[S, A, V],
    state: S,
    depth: int,
    only: Seat | None = None,
    show: Callable[[int], None] = lambda number: None,
) -> int:
    """Counts the sequences of exactly *depth* legal moves, of all seats or of one, before nature moves.

    Tells after each first move, but for the last of a sequence, how many of these are done.
    """
    if depth == 0:
        return 1
    total = done = 0
    acting = game.to_act(state)
    for seat in sorted(acting) if NATURE not in acting else ():
        actions = legal(game, state, seat) if only in (None, seat) else ()
        if depth == 1:
            total += sum(1 for _ in actions)
            continue
        for action in actions:
            total += count(game, game.apply(state, seat, action)[0], depth - 1, only)
            done += 1
            show(done)
    return total

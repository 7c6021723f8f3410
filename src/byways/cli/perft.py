"""Counting, to compare rules with other rules."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from byways.kernel.choice import legal
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE, A, Game, S, Seat, V

from .progress import progress
from .report import Report


def print_counts(match: Match[Any, Any, Any], depth: int, report: Report) -> None:
    """Prints how many sequences there are of one move, of two, and so on."""
    if not report.as_json:
        print("\n".join(map(str, match.log)))
    first = 1
    for deep in range(1, depth + 1):
        start = perf_counter()
        with progress(first, f"{deep}") as show:
            found = count(match.game, match.state, deep, show=show)
        first = found if deep == 1 else first
        rate = round(found / (perf_counter() - start))
        report.figure("cli.perft", {"depth": deep, "nodes": found, "rate": rate})


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

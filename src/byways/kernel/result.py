"""Who wins when somebody has left before the end."""

from __future__ import annotations

from collections.abc import Iterable

from .protocol import A, Game, S, Seat, V


def winners_among(game: Game[S, A, V], state: S, played: Iterable[Seat]) -> list[Seat]:
    """Gets who wins among the seats that were *played* to the end; nobody while the game goes on.

    Where all who win by the rules have left, who alone is still there wins, else who then has
    the most points. Where points do not decide, nobody wins: the rules name no other winner.
    """
    outcome = game.outcome(state)
    if outcome is None:
        return []
    totals = {seat: game.tally(state, seat).total for seat in played}
    left = sorted(outcome.winners & totals.keys())
    if left or not outcome.winners or not totals or (len(totals) > 1 and not outcome.by_total):
        return left
    most = max(totals.values())
    return sorted(seat for seat, total in totals.items() if total == most)

"""Who wins when somebody has left before the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .protocol import A, Game, S, Seat, V
from .text import Text


def tie_broken(code: str, rank: Mapping[Seat, tuple[int, int]]) -> Text | None:
    """Gets what decided where points were equal, with the figure that won and the next best.

    *rank* has for every seat its points and what decides between equal ones, the higher the better.
    """
    best = max(rank.values())
    others = [second for points, second in rank.values() if points == best[0] and second != best[1]]
    return Text(code, {"won": abs(best[1]), "other": abs(max(others))}) if others else None


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

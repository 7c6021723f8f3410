"""The score sheet and the winners."""

from __future__ import annotations

from byways.kernel.geometry.square import write_unbounded
from byways.kernel.protocol import Line, Outcome, Seat, Tally

from .options import Rules
from .state import State
from .variants import most_games

NO_SKIPS = frozenset({"skips"})


def tally(rules: Rules, state: State, seat: Seat) -> Tally:
    """Gets what a seat has laid, kept and skipped in the current game; the total is what it laid."""
    laid = [cell for cell, card in state.network.cells.items() if card.seat == seat]
    laid.sort(key=lambda cell: (cell[1], cell[0]))
    player = state.player(seat)
    lines = (
        Line("laid", len(laid), tuple(map(write_unbounded, laid))),
        Line("left", len(player.hand)),
        Line("skips", player.skips),
    )
    return Tally(lines, kept=len(laid), unused=NO_SKIPS if rules.dealt else frozenset(), scored=False)


def outcome(rules: Rules, state: State) -> Outcome | None:
    """Gets how the game, or the match, ended."""
    if len(state.won) < rules.games:
        return None
    reason = "roads.end.match" if rules.match else state.ended
    return Outcome(reason, most_games(state.won, state.seats), by_total=False)

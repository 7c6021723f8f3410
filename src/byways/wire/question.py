"""What real dice or cards are to be told, as it goes to whoever tells it."""

from __future__ import annotations

from typing import Any

from byways.kernel.lots import Lot, example
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE, Game
from byways.kernel.tray import lot_area

from .messages import Asked, Question


def question(match: Match[Any, Any, Any], *, yours: bool) -> Question | None:
    """Gets what is to be told now, if anything is; only who may tell it needs to see the dice or cards."""
    if NATURE not in match.to_act:
        return None
    lots = match.game.lots(match.state)
    return Question(
        lots.seat,
        yours,
        lots.head,
        lots.mixed,
        tuple(_asked(match.game, lot, open_=lots.seat is None) for lot in lots.lots) if yours else (),
        example(match.game, match.state, len(match.log)) if yours else "",
    )


def _asked(game: Game[Any, Any, Any], lot: Lot, *, open_: bool) -> Asked:
    most = {word: count for word, count in lot.most.items() if count} if open_ else {}
    return Asked(lot.count, most, lot_area(game, lot, open_=open_))

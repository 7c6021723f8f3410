"""Which real dice or cards to enter, for the person who enters them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from byways.kernel.lots import Lot, example, known_lots
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE, Game, Seat
from byways.kernel.scene import Area, Spot, tray

from .messages import LotShown, Question

GAP = 14
"""Between what can come up, in units."""


def question(match: Match[Any, Any, Any], *, yours: bool, teller: Seat | None = None) -> Question | None:
    """Gets what is to be told now, if anything is; only who may tell it needs to see the dice or cards.

    Nothing in it says more than *teller* may know; none: who alone sees it, or else a spectator.
    """
    if NATURE not in match.to_act:
        return None
    game, state, number = match.game, match.state, len(match.log)
    lots = game.lots(state)
    known = known_lots(game, state, teller or lots.seat, number).lots if yours else ()
    return Question(
        lots.seat,
        yours,
        lots.head,
        lots.mixed,
        tuple(_lot_shown(game, lot, open_=lots.seat is None) for lot in known),
        example(game, state, number, teller) if yours else "",
    )


def _lot_shown(game: Game[Any, Any, Any], lot: Lot, *, open_: bool) -> LotShown:
    most = {word: count for word, count in lot.most.items() if count} if open_ else {}
    return LotShown(lot.count, most, lot_area(game, lot, open_=open_))


def lot_area(game: Game[Any, Any, Any], lot: Lot, *, open_: bool) -> Area:
    """Draws what can come up, to be tapped; only where it is open to all, without what is gone."""
    spots: list[Spot] = []
    right = 0
    for word, most in lot.most.items():
        if most or not open_:
            face = game.facets.presentation.face(game, word)
            spots.append(replace(face, ref=word, at=(right, 0)))
            right += face.size[0] + GAP
    return tray(lot.label, spots)

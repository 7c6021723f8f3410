"""What a card does to the network and to the own hand, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator

from byways.kernel.bot import Calibration
from byways.kernel.facets import Explanation
from byways.kernel.protocol import Seat
from byways.kernel.text import Text

from .components import is_road
from .options import Rules
from .placing import laid_where
from .rules import Roads
from .state import State


def calibration(game: Roads) -> Calibration:
    """Gets how far what is expected is off; measured by ``bench/hints.py``, see docs/insight.md."""
    return Calibration(bias=0.25, error=0.95)


def effects(game: Roads, before: State, after: State, seat: Seat) -> tuple[Text, ...]:
    """Gets what a card of *seat* did."""
    return tuple(_effects(game.rules, before, after, seat))


def _effects(rules: Rules, before: State, after: State, seat: Seat) -> Iterator[Text]:
    if after.game != before.game or after.network == before.network:
        return
    if after.network.closed:
        yield Text("roads.effect.closes")
        return
    ends = sum(is_road(side) for rim in after.network.rims.values() for side in rim)
    yield Text("roads.effect.open", {"count": ends})
    if hand := after.player(seat).hand:
        fitting = {kind for _, kind in laid_where(rules, after.network, hand)}
        yield Text("roads.effect.fit", {"count": sum(kind in fitting for kind in hand), "of": len(hand)})


EXPLANATION = Explanation(effects, calibration)

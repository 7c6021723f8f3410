"""What is dealt and drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from byways.kernel.lots import Lot, Lots
from byways.kernel.protocol import NATURE, Path, Seat
from byways.kernel.rng import Rng, draw, pick
from byways.kernel.text import Text

from .components import DEAL, DRAW
from .options import Rules
from .state import Deal, Draw, State


def roll(rules: Rules, state: State, rng: Rng) -> Deal | Draw:
    """Samples nature's move."""
    if not rules.dealt:
        return Draw(pick(rng, state.pile))
    return Deal(_next_to_be_dealt(state), tuple(sorted(draw(rng, state.pile, rules.each))))


def lots(rules: Rules, state: State) -> Lots:
    """Gets what nature's next move is made of."""
    left = Counter(state.pile)
    if not rules.dealt:
        return _lots(rules, (DRAW,), left, 1, state.seat)
    seat = _next_to_be_dealt(state)
    return _lots(rules, (DEAL, str(seat)), left, rules.each, seat)


def all_lots(rules: Rules, seats: int) -> Iterator[Lots]:
    """Generates what all moves of nature at a table of *seats* are made of."""
    every = Counter(rules.deck.cards(rules.copies * seats))
    if not rules.dealt:
        yield _lots(rules, (DRAW,), every, 1, None)
        return
    for seat in range(1, seats + 1):
        yield _lots(rules, (DEAL, str(seat)), every, rules.each, Seat(seat))


def _lots(rules: Rules, head: Path, left: Mapping[str, int], count: int, seat: Seat | None) -> Lots:
    label = Text("roads.lot", {"seat": seat or 0, "count": count})
    most = {kind.name: left.get(kind.name, 0) for kind in rules.deck.kinds}
    return Lots(head, (Lot(label, count, most),), seat=seat)


def _next_to_be_dealt(state: State) -> Seat:
    """Gets the first seat without cards; asked only while cards are dealt."""
    return next((seat for seat in state.seats if not state.player(seat).hand), NATURE)

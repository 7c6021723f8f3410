"""Where a card may lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from byways.kernel.geometry.square import Cell, beside, write_unbounded
from byways.kernel.protocol import Refusal

from .components import Bag
from .network import OPEN, Network, calls, clashes, fits, leads_nowhere, within
from .options import Rules
from .state import Lay

START: Cell = (0, 0)


def refuse(rules: Rules, network: Network, cell: Cell, sides: str) -> tuple[Refusal, ...]:
    """Gets why a card may not be laid like this, empty if it may."""
    rim = network.rims.get(cell, OPEN)
    if fits(rim, sides):
        return ()
    name = write_unbounded(cell)
    if cell in network.cells:
        return (Refusal("roads.lay.taken", (name,)),)
    if not within(cell, rules.field):
        return (Refusal("roads.lay.off_field", (name,)),)
    if not network.cells:
        anywhere = rules.field is not None or cell == START
        return () if anywhere else (Refusal("roads.lay.first", (name,)),)
    found = []
    for side in clashes(rim, sides):
        code = "roads.lay.nowhere" if leads_nowhere(rim[side], sides[side]) else "roads.lay.width"
        other = write_unbounded(beside(cell, side))
        found.append(Refusal(code, (name, other), {"beside": other}))
    return tuple(found) or (Refusal("roads.lay.loose", (name,)),)


def places(rules: Rules, network: Network) -> Sequence[Cell]:
    """Gets the cells in which a card could be laid: those into which a road leads; at first, any."""
    if network.cells:
        # In a fixed order: in which order the cards were laid must not show in a refusal.
        return sorted(cell for cell, rim in network.rims.items() if calls(rim))
    if rules.field is None:
        return (START,)
    columns, rows = rules.field
    return [(x, y) for y in range(rows) for x in range(columns)]


def lays(rules: Rules, network: Network, kinds: Iterable[str]) -> Iterator[Lay]:
    """Generates every way to lay a card of one of these *kinds*."""
    ways = [(kind, sides) for kind in kinds for sides in rules.deck.lays[kind]]
    first = not network.cells
    for cell in places(rules, network):
        rim = network.rims.get(cell, OPEN)
        for kind, sides in ways:
            if first or fits(rim, sides):
                yield Lay(kind, cell, sides)


def can_lay(rules: Rules, network: Network, hand: Bag) -> bool:
    """Whether a seat with this hand has a card to lay."""
    if not network.cells:
        return bool(hand)
    ways = {sides for kind in dict.fromkeys(hand) for sides in rules.deck.lays[kind]}
    # Few cells of a rim differ, so the same question is asked only once.
    return any(fits(rim, sides) for rim in set(network.rims.values()) for sides in ways)

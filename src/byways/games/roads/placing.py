"""Where a card may lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from byways.kernel.geometry.square import Cell, beside, write_unbounded
from byways.kernel.moves import Moves, branches, one_of
from byways.kernel.protocol import Refusal

from .components import Bag
from .network import OPEN, Network, calls, clashes, fits, leads_nowhere, within
from .options import Rules

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


@lru_cache(maxsize=20_000)
def _ways(rim: str, lays: tuple[str, ...], *, first: bool) -> Moves:
    """Gets how a card that can be turned like this fits a cell; the first card may lie as it likes."""
    return one_of(tuple(sides for sides in lays if first or fits(rim, sides)))


def lays(rules: Rules, network: Network, hand: Bag) -> Moves:
    """Gets every way to lay a card of a hand."""
    first = not network.cells
    rims = [(write_unbounded(cell), network.rims.get(cell, OPEN)) for cell in places(rules, network)]
    return branches(
        {
            kind: branches({name: _ways(rim, rules.deck.lays[kind], first=first) for name, rim in rims})
            for kind in dict.fromkeys(hand)
        }
    )


def laid_where(rules: Rules, network: Network, hand: Bag) -> Iterator[tuple[str, str]]:
    """Generates cells, in order, each with the kinds of card that can be laid there."""
    found = lays(rules, network, hand)
    for cell in map(write_unbounded, places(rules, network)):
        yield from ((cell, kind) for kind, cells in found.next.items() if cell in cells.next)


def can_lay(rules: Rules, network: Network, hand: Bag) -> bool:
    """Whether a seat with this hand has a card to lay."""
    if not network.cells:
        return bool(hand)
    ways = {sides for kind in dict.fromkeys(hand) for sides in rules.deck.lays[kind]}
    # Few cells of a rim differ, so the same question is asked only once.
    return any(fits(rim, sides) for rim in set(network.rims.values()) for sides in ways)

"""Where a card may lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from byways.kernel.geometry.square import Cell, beside, write_unbounded
from byways.kernel.moves import Moves, branches, one_of
from byways.kernel.protocol import Refusal

from .components import Bag
from .network import Network, calls, clashes, fits, leads_nowhere, untouched
from .options import Rules

START: Cell = (0, 0)


def refuse(rules: Rules, network: Network, cell: Cell, sides: str) -> tuple[Refusal, ...]:
    """Gets why a card may not be laid like this, empty if it may."""
    rim = rim_of(rules, network, cell)
    if fits(rim, sides):
        return ()
    name = write_unbounded(cell)
    if cell in network.cells:
        return (Refusal("roads.lay.taken", (name,)),)
    if rules.field is not None and cell not in rules.field:
        return (Refusal("roads.lay.off_field", (name,)),)
    first = not network.cells
    if first and rules.field is None and cell != START:
        return (Refusal("roads.lay.first", (name,)),)
    found = tuple(_clash(rules, cell, rim, sides, side) for side in clashes(rim, sides))
    return found if found or first else (Refusal("roads.lay.loose", (name,)),)


def _clash(rules: Rules, cell: Cell, rim: str, sides: str, side: int) -> Refusal:
    """Gets why a card may not turn this side of it that way."""
    other, name = beside(cell, side), write_unbounded(cell)
    if rules.field is not None and other not in rules.field:
        return Refusal("roads.lay.edge", (name,))
    code = "roads.lay.nowhere" if leads_nowhere(rim[side], sides[side]) else "roads.lay.width"
    return Refusal(code, (name, write_unbounded(other)), {"beside": write_unbounded(other)})


def rim_of(rules: Rules, network: Network, cell: Cell) -> str:
    """Gets what a cell asks of a card."""
    return network.rims.get(cell) or untouched(cell, rules.field)


def places(rules: Rules, network: Network) -> Sequence[Cell]:
    """Gets the cells in which a card could be laid: those into which a road leads; at first, any."""
    if network.cells:
        # In a fixed order: in which order the cards were laid must not show in a refusal.
        return sorted(cell for cell, rim in network.rims.items() if calls(rim))
    if rules.field is None:
        return (START,)
    return rules.field.cells()


@lru_cache(maxsize=20_000)
def _ways(rim: str, lays: tuple[str, ...], *, first: bool) -> Moves:
    """Gets how a card that can be turned like this fits a cell; the first card joins no other."""
    suits = (lambda rim, sides: not clashes(rim, sides)) if first else fits
    return one_of(tuple(sides for sides in lays if suits(rim, sides)))


def lays(rules: Rules, network: Network, hand: Bag) -> Moves:
    """Gets every way to lay a card of a hand."""
    first = not network.cells
    rims = [(write_unbounded(cell), rim_of(rules, network, cell)) for cell in places(rules, network)]
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
    ways = {sides for kind in dict.fromkeys(hand) for sides in rules.deck.lays[kind]}
    if not network.cells:
        return any(rules.field is None or rules.field.takes(sides) for sides in ways)
    # Few cells of a rim differ, so the same question is asked only once.
    return any(fits(rim, sides) for rim in set(network.rims.values()) for sides in ways)

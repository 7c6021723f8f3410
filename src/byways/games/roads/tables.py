"""What the core looks up, made from a deck; and a table as the core has it, made from what a seat sees."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from byways.kernel.geometry.square import Cell, read_unbounded
from byways.kernel.tiles import BLANK

from . import layout
from .components import Deck, rotations
from .network import UNKNOWN, clashes, fits
from .options import Rules
from .state import Lay, Skip, View, network_of

CODES = UNKNOWN + BLANK + "24"
"""What a cell asks for on a side, by its number."""

WHOLE = "i"
ENDLESS = 1_000_000


def rim_of(number: int) -> str:
    """Gets a rim as the rules write it.

    >>> rim_of(0), rim_of(0b11_01_10_00)
    ('????', '?2-4')
    """
    return "".join(CODES[number >> 2 * side & 3] for side in range(4))


def number_of(rim: str) -> int:
    return sum(CODES.index(wanted) << 2 * side for side, wanted in enumerate(rim))


@lru_cache(maxsize=32)
def tables(deck: Deck) -> array[int]:
    """Gets what the core looks up for a deck."""
    found = array(WHOLE, bytes(4 * layout.TABLES))
    rims = [rim_of(number) for number in range(256)]
    for number, rim in enumerate(rims):
        found[layout.JOINS + number] = sum(wanted in "24" for wanted in rim)
    for kind, card in enumerate(deck.kinds):
        found[layout.ROADS + kind] = sum(side in "24" for side in card.sides)
        for turned, sides in enumerate(rotations(card.sides)):
            for side, what in enumerate(sides):
                found[layout.SIDES + (4 * kind + turned) * 4 + side] = CODES.index(what)
            for number, rim in enumerate(rims):
                found[layout.LEGAL + 256 * kind + number] |= fits(rim, sides) << turned
                found[layout.FIRST + 256 * kind + number] |= (not clashes(rim, sides)) << turned
    return found


class Place:
    """A table as the core has it, and where its cells lie."""

    __slots__ = ("buffer", "kinds", "left", "rules", "top", "wide")

    def __init__(self, rules: Rules, view: View, me: int) -> None:
        """Lays out what *me*, counted from 0, can see."""
        self.rules = rules
        self.kinds = {kind.name: number for number, kind in enumerate(rules.deck.kinds)}
        total = rules.each * len(view.hands)
        laid = {read_unbounded(card.cell): card for card in view.network}
        room = max(1, total - len(laid)) + 1 if rules.field is None else 1
        across = range(rules.field.columns) if rules.field else [x for x, _ in laid] or [0]
        down = range(rules.field.rows) if rules.field else [y for _, y in laid] or [0]
        self.left, self.top = min(across) - room, min(down) - room
        self.wide = max(across) - self.left + room + 1
        cells = self.wide * (max(down) - self.top + room + 1)
        lists = layout.GRID + 3 * cells
        # A move changes less than fifty numbers; the first shuts every cell of a field.
        notes = 2 * (60 * (total + 1) + 5 * cells)
        self.buffer = array(WHOLE, bytes(4 * (lists + 2 * total + notes)))
        s = self.buffer
        s[layout.VARIANT], s[layout.SEATS], s[layout.KINDS] = rules.variant, len(view.hands), len(self.kinds)
        s[layout.WIDE], s[layout.CELLS] = self.wide, cells
        s[layout.PILE_AT], s[layout.UNSEEN_AT], s[layout.NOTES_AT] = lists, lists + total, lists + 2 * total
        s[layout.SEAT], s[layout.STARTER], s[layout.VIEWER] = view.mover - 1, view.game - 1, me
        s[layout.TOGETHER], s[layout.PASSES], s[layout.PILE] = rules.together, view.passes, view.pile
        s[layout.LAID], s[layout.CHANCE] = len(laid), 1
        s[layout.ROOM] = ENDLESS if rules.field is None else len(across) * len(down) - len(laid)
        if view.latest is not None:
            s[layout.LAST] = laid[read_unbounded(view.latest)].seat - 1
        for seat, (held, skips) in enumerate(zip(view.hands, view.skips, strict=True)):
            s[layout.HELD + seat], s[layout.SKIPS + seat] = held, skips
            s[layout.OUT + seat] = seat + 1 in view.out
        for card in view.hand:
            s[layout.HAND + layout.KINDS_MOST * me + self.kinds[card]] += 1
        self._hide(view)
        self._lay_out(view, laid)

    def _hide(self, view: View) -> None:
        """Lists the cards that are not seen."""
        unseen = Counter(self.rules.deck.cards(self.rules.copies * len(view.hands)))
        unseen.subtract(card.kind for card in view.network)
        unseen.subtract(view.hand)
        cards = sorted(unseen.elements())
        s = self.buffer
        s[layout.UNSEEN] = len(cards)
        for i, card in enumerate(cards):
            s[s[layout.UNSEEN_AT] + i] = self.kinds[card]

    def _lay_out(self, view: View, laid: Mapping[Cell, object]) -> None:
        """Fills the grid: what lies there, what is off the field, what the rims ask for."""
        s, rules = self.buffer, self.rules
        network = network_of(view.network, rules.field)
        cells = s[layout.CELLS]
        if rules.field is not None:
            for number in range(cells):
                cell = self.cell(number)
                there = number_of(rules.field.rim(cell)) if cell in rules.field else layout.OFF
                s[layout.GRID + number] = there
        for cell in laid:
            s[layout.GRID + self.number(cell)] |= layout.TAKEN
        for cell, rim in network.rims.items():
            s[layout.GRID + self.number(cell)] = number_of(rim)
            s[layout.ENDS] += sum(wanted in "24" for wanted in rim)
        for number in range(cells):
            there = s[layout.GRID + number]
            if there & (layout.TAKEN | layout.OFF):
                continue
            open_ = tables(rules.deck)[layout.JOINS + (there & 255)]
            if not laid:
                open_ = rules.field is not None or self.cell(number) == (0, 0)
            if open_:
                s[layout.GRID + 2 * cells + s[layout.OPENS]] = number
                s[layout.OPENS] += 1
                s[layout.GRID + cells + number] = s[layout.OPENS]

    def number(self, cell: Cell) -> int:
        return (cell[1] - self.top) * self.wide + cell[0] - self.left

    def cell(self, number: int) -> Cell:
        return number % self.wide + self.left, number // self.wide + self.top

    def action(self, code: int) -> Lay | Skip:
        """Gets a move as the rules have it."""
        if code == layout.SKIPPING:
            return Skip()
        kind = self.rules.deck.kinds[code // 4 % layout.KINDS_MOST]
        return Lay(kind.name, self.cell(code // 96), rotations(kind.sides)[code % 4])

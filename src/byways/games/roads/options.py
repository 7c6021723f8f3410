"""Which rules are played."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from byways.kernel.facts import BadOptions, Options
from byways.kernel.geometry.square import Cell
from byways.kernel.protocol import Refusal
from byways.kernel.text import Args
from byways.kernel.tiles import BLANK

from . import FACTS
from .components import DECK, Deck, read_deck
from .network import UNKNOWN, Field

MAX_FIELD = 20
SMALL_FIELD: Cell = (5, 7)
LARGE_FIELD: Cell = (7, 10)
EDGES: Mapping[int, str] = {1: UNKNOWN, 2: BLANK}
"""What the edge of the field asks of a card, by the version of the rules: anything, or a blank side."""

_FIELD = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)\Z")


@dataclass(frozen=True, slots=True)
class Variant:
    """What the options have to know of a variant."""

    deck: str
    """The deck it is played with unless another is chosen."""

    seats: int
    """The most."""

    own: str
    """The option that only this variant has."""

    dealt: bool
    """Whether all cards are dealt out before the first is laid."""


VARIANTS: Mapping[int, Variant] = {
    1: Variant("balanced", 2, "match", dealt=True),
    2: Variant("classic", 6, "field", dealt=True),
    3: Variant("classic", 6, "co-operative", dealt=False),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """One choice of options."""

    variant: int
    deck: Deck
    copies: int = 1
    field: Field | None = None
    """None where the table is as wide as one likes."""

    match: bool = False
    together: bool = False
    """Whether everybody wins, or nobody."""

    version: int = FACTS.rules
    """Of the rules: rules 2 closed the edge of the field."""

    @property
    def dealt(self) -> bool:
        return VARIANTS[self.variant].dealt

    @property
    def each(self) -> int:
        """How many cards there are for each player."""
        return self.deck.size * self.copies

    @property
    def games(self) -> int:
        return 2 if self.match else 1


def choose(options: Options, seats: int, version: int = FACTS.rules) -> Rules:
    """Gets the rules for complete options.

    :raises BadOptions: a deck that is not there or cannot be used, a field that is
        none or too small for its cards, an option of another variant, or too many players.
    """
    number = options["variant"]
    variant = VARIANTS[number]
    if seats > variant.seats:
        raise BadOptions(Refusal("roads.options.seats", ("seats",), {"most": variant.seats}))
    for other, offered in VARIANTS.items():
        if other != number and options[offered.own] not in (None, False):
            args: Args = {"option": offered.own, "variant": other}
            raise BadOptions(Refusal("roads.options.variant", (offered.own,), args))
    chosen = variant.deck if options["deck"] is None else options["deck"]
    deck = FACTS.read_file(DECK, chosen, read_deck)
    field = _field(options["field"], seats, version) if variant.own == "field" else None
    if field is not None and not any(field.takes(sides) for lays in deck.lays.values() for sides in lays):
        raise BadOptions(Refusal("roads.options.no_card", ("field", "deck")))
    return Rules(number, deck, options["copies"], field, options["match"], options["co-operative"], version)


def _field(text: str | None, seats: int, version: int) -> Field:
    if text is None:
        return Field(*(SMALL_FIELD if seats == 2 else LARGE_FIELD), EDGES[version])
    found = _FIELD.match(text)
    columns, rows = (int(found[1]), int(found[2])) if found else (0, 0)
    if columns * rows < 2 or max(columns, rows) > MAX_FIELD:
        raise BadOptions(Refusal("roads.options.field", ("field",), {"most": MAX_FIELD}))
    return Field(columns, rows, EDGES[version])

"""What is printed: a deck for every player, the field, and hands to seal."""

from __future__ import annotations

from dataclasses import replace

from byways.kernel.facts import Options
from byways.kernel.geometry.square import write_unbounded
from byways.kernel.paper import Dealt, Group, Paper, Part, Piece, Pieces, PrintedField
from byways.kernel.protocol import Path, Seat
from byways.kernel.scene import UNIT, Area, Spot, Text, tray

from . import FACTS
from .components import DEAL, Kind
from .network import Field
from .options import Rules, choose
from .scene import card

CARD = (40, 40)
IN_A_ROW, GAP = 12, 14


def _parts(given: Options, seats: int | None) -> tuple[Part, ...]:
    players = seats or FACTS.seats[0]
    rules = choose(FACTS.options(given), players)
    pieces = tuple(_card(kind, rules, players) for kind in rules.deck.kinds)
    cards = Pieces("cards", Text("roads.paper.cards"), CARD, (Group(pieces),), Text("roads.name"))
    return (cards, _field(rules.field)) if rules.field is not None else (cards,)


def _field(field: Field) -> PrintedField:
    spots = tuple(
        Spot(name := write_unbounded(cell), Text("roads.cell.empty", {"cell": name}), at, shape="place")
        for cell in field.cells()
        for at in ((cell[0] * UNIT, cell[1] * UNIT),)
    )
    title = Text("roads.paper.field", {"columns": field.columns, "rows": field.rows})
    size = (field.columns * UNIT, field.rows * UNIT)
    return PrintedField("field", title, Area("board", title, size, spots), CARD)


def _card(kind: Kind, rules: Rules, players: int) -> Piece:
    spot = _spot(kind, 0, "bare")
    return Piece(kind.name, tray(spot.label, [spot]), copies=kind.count * rules.copies * players)


def _spot(kind: Kind, number: int, shape: str) -> Spot:
    at = (number % IN_A_ROW * (UNIT + GAP), number // IN_A_ROW * (UNIT + GAP))
    return replace(card(kind), at=at, shape=shape)


def _dealt(options: Options, path: Path) -> Dealt | None:
    """Gets a hand. A pile is drawn from card by card, so it has no page."""
    if path[0] != DEAL:
        return None
    kinds = {kind.name: kind for kind in choose(options, FACTS.seats[0]).deck.kinds}
    spots = (_spot(kinds[name], number, "card") for number, name in enumerate(path[2:]))
    return Dealt(tray(Text("roads.tray"), spots), Seat(int(path[1])))


PAPER = Paper(_parts, _dealt)

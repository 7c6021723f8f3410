"""What to draw: the table, the own hand, the pile, how many cards everybody has.

What has not changed since the last time is the same object, so that nobody compares or sends it again.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from byways.kernel.geometry.square import Cell, Side, read_unbounded, write_unbounded
from byways.kernel.protocol import Seat
from byways.kernel.scene import UNIT, Area, Badge, Point, Scene, Spot, Stroke, Text, tray
from byways.kernel.tiles import BLANK

from .components import SKIP, Bag, Deck, Kind, is_road
from .options import Rules
from .placing import places
from .rules import Roads
from .state import Laid, View, network_of

STYLES = {"2": "two-lane", "4": "four-lane"}
LANES = {"2": "two", "4": "four", BLANK: "none"}
"""How a side is told to a sentence; Fluent takes a digit for a number."""

MARGIN = 40
HALF = UNIT // 2
CENTRE: Point = (HALF, HALF)
EDGES: tuple[Point, ...] = ((HALF, 0), (UNIT, HALF), (HALF, UNIT), (0, HALF))


def draw(game: Roads, view: View) -> Scene:
    """Gets the scene for one seat or a spectator."""
    rules = game.rules
    areas = [_board(view.network, view.latest, rules, len(view.won) == rules.games)]
    if view.seat is not None:
        areas += [held_cards(view.seat, view.hand, rules.deck), _ghosts(view.seat, view.hand, rules.deck)]
        if not rules.dealt:
            areas.append(_bar(view.seat))
    areas.append(_players(view.hands, view.out, 0 if len(view.won) == rules.games else view.mover))
    if not rules.dealt:
        areas.append(_pile(view.pile))
    return Scene(tuple(areas))


@lru_cache(1 << 10)
def strokes(sides: str) -> tuple[Stroke, ...]:
    """Gets the roads of a card."""
    return tuple(Stroke(STYLES[sides[side]], (EDGES[side], CENTRE)) for side in Side if is_road(sides[side]))


def card(kind: Kind) -> Spot:
    """Gets a card as it is printed."""
    label = Text("roads.kind", {"kind": kind.name})
    return Spot("", label, (0, 0), shape="card", strokes=strokes(kind.sides))


@lru_cache(1 << 10)
def _board(cards: tuple[Laid, ...], latest: str | None, rules: Rules, over: bool) -> Area:
    """The field, or the cards with the cells beside them while any can be laid."""
    laid = {read_unbounded(card.cell): card for card in cards}
    if rules.field is not None:
        cells = rules.field.cells()
    else:
        free = () if over and laid else places(rules, network_of(cards, None))
        cells = sorted({*laid, *free}, key=lambda cell: (cell[1], cell[0]))
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    right, bottom = max(x for x, _ in cells), max(y for _, y in cells)
    size = (2 * MARGIN + (right - left + 1) * UNIT, 2 * MARGIN + (bottom - top + 1) * UNIT)
    spots = []
    for x, y in cells:
        at, card = (MARGIN + (x - left) * UNIT, MARGIN + (y - top) * UNIT), laid.get((x, y))
        spots.append(_cell((x, y), at, card, card is not None and card.cell == latest))
    (x, y) = size
    plain = Stroke("plain", ((0, 0), (x, 0), (x, y), (0, y), (0, 0)))
    return Area("board", Text("roads.board"), size, tuple(spots), strokes=(plain,))


@lru_cache(1 << 13)
def _cell(cell: Cell, at: Point, card: Laid | None, last: bool) -> Spot:
    name = write_unbounded(cell)
    if card is None:
        return Spot(name, Text("roads.cell.empty", {"cell": name}), at, shape="place")
    sides = {side.name.lower(): LANES[card.sides[side]] for side in Side}
    label = Text("roads.cell.laid", {"cell": name, "kind": card.kind, **sides, "seat": card.seat})
    marks = ("last", f"laid{card.seat}") if last else ()
    return Spot(name, label, at, (UNIT, UNIT), "card", strokes(card.sides), card.sides, marks)


@lru_cache(1 << 10)
def held_cards(seat: Seat, hand: Bag, deck: Deck) -> Area:
    """The own hand: cards that are alike lie on one heap."""
    held = Counter(hand)
    kinds = [kind for kind in deck.kinds if held[kind.name]]
    return tray(
        Text("roads.tray"),
        (_heap(kind, held[kind.name], i * UNIT) for i, kind in enumerate(kinds)),
        seat,
        rule=Text("roads.tray_rule"),
        count=Text("roads.cards", {"count": len(hand)}),
        place="edge",
    )


@lru_cache(1 << 10)
def _heap(kind: Kind, count: int, right: int) -> Spot:
    label = Text("roads.card", {"kind": kind.name, "count": count})
    printed = card(kind)
    return replace(printed, ref=kind.name, label=label, at=(right, 0), count=count, short=printed.label)


@lru_cache(1 << 10)
def _ghosts(seat: Seat, hand: Bag, deck: Deck) -> Area:
    """What can be laid, once for every way to turn it."""
    ways = dict.fromkeys(sides for kind in dict.fromkeys(hand) for sides in deck.lays[kind])
    return Area("ghosts", Text("roads.ghosts"), (UNIT, UNIT), tuple(map(_ghost, ways)), seat)


@lru_cache(1 << 10)
def _ghost(way: str) -> Spot:
    return Spot(way, Text("roads.ghost"), (0, 0), strokes=strokes(way), text=way)


@lru_cache(1 << 4)
def _bar(seat: Seat) -> Area:
    button = Spot(SKIP, Text("roads.button.skip"), (0, 0), shape="button", text=SKIP)
    return Area("bar", Text("roads.bar"), (UNIT, UNIT), (button,), seat)


@lru_cache(1 << 10)
def _players(hands: tuple[int, ...], out: tuple[Seat, ...], turn: int) -> Area:
    """How many cards everybody still has."""
    spots = tuple(_player(seat, count, seat in out, seat == turn) for seat, count in enumerate(hands, 1))
    return tray(Text("roads.players"), spots, place="standing")


@lru_cache(1 << 10)
def _player(seat: int, count: int, out: bool, turn: bool) -> Spot:
    return Spot(
        "",
        Text("roads.player", {"seat": seat, "count": count, "out": "yes" if out else "no"}),
        ((seat - 1) * 2 * UNIT, 0),
        (2 * UNIT, UNIT),
        "card",
        marks=(f"seat{seat}", "turn") if turn else (f"seat{seat}",),
        badges=(Badge("card", count),),
        short=Text("roads.player_name", {"seat": seat, "out": "yes" if out else "no"}),
    )


@lru_cache(1 << 8)
def _pile(count: int) -> Area:
    """Cards that lie face down; only their number is known."""
    back = Spot("", Text("roads.backs", {"count": count}), (0, 0), shape="back", count=count)
    return tray(
        Text("roads.pile"),
        [back],
        rule=Text("roads.pile_rule"),
        count=Text("roads.cards", {"count": count}),
        folds=True,
    )

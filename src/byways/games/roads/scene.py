"""What to draw: the table, the own hand, the pile, what others hold."""

from __future__ import annotations

from collections import Counter

from byways.kernel.geometry.square import Cell, Side, read_unbounded, write_unbounded
from byways.kernel.scene import UNIT, Area, Point, Scene, Spot, Stroke, Text
from byways.kernel.tiles import BLANK

from .components import SKIP, Kind, is_road
from .network import Card, Network
from .options import Rules
from .placing import places
from .state import Laid, View

STYLES = {"2": "two-lane", "4": "four-lane"}
LANES = {"2": "two", "4": "four", BLANK: "none"}
"""How a side is told to a sentence; Fluent takes a digit for a number."""

MARGIN = 40
HALF = UNIT // 2
CENTRE: Point = (HALF, HALF)
EDGES: tuple[Point, ...] = ((HALF, 0), (UNIT, HALF), (HALF, UNIT), (0, HALF))


def draw(view: View, rules: Rules) -> Scene:
    """Gets the scene for one seat or a spectator."""
    areas = [_board(view, rules)]
    if view.seat is not None:
        areas += [_tray(view, rules), _ghosts(view, rules)]
        if not rules.dealt:
            areas.append(_bar(view))
    others = [seat for seat in range(1, len(view.hands) + 1) if seat != view.seat]
    areas += [_backs(_others(view, seat), view.hands[seat - 1], seat) for seat in others]
    if not rules.dealt:
        areas.append(_backs(Text("roads.pile"), view.pile, None))
    return Scene(tuple(areas))


def stage(view: View, rules: Rules) -> Text:
    """Gets the heading."""
    if len(view.won) == rules.games:
        return Text("roads.stage.over")
    laid = {"laid": len(view.network), "cards": rules.each * len(view.hands)}
    if rules.match:
        return Text("roads.stage.match", {"game": view.game, **laid})
    return Text("roads.stage.laid", laid)


def strokes(sides: str) -> tuple[Stroke, ...]:
    """Gets the roads of a card."""
    return tuple(Stroke(STYLES[sides[side]], (EDGES[side], CENTRE)) for side in Side if is_road(sides[side]))


def card(kind: Kind) -> Spot:
    """Gets a card as it is printed."""
    label = Text("roads.kind", {"kind": kind.name})
    return Spot("", label, (0, 0), shape="card", strokes=strokes(kind.sides))


def _board(view: View, rules: Rules) -> Area:
    """The field, or the cards with the cells beside them."""
    laid = {read_unbounded(card.cell): card for card in view.network}
    if rules.field is not None:
        columns, rows = rules.field
        cells = [(x, y) for y in range(rows) for x in range(columns)]
    else:
        cells = sorted({*laid, *_free(view, rules)}, key=lambda cell: (cell[1], cell[0]))
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    right, bottom = max(x for x, _ in cells), max(y for _, y in cells)
    size = (2 * MARGIN + (right - left + 1) * UNIT, 2 * MARGIN + (bottom - top + 1) * UNIT)
    spots = []
    for x, y in cells:
        at = (MARGIN + (x - left) * UNIT, MARGIN + (y - top) * UNIT)
        spots.append(_cell((x, y), at, laid.get((x, y)), view.latest))
    return Area("board", Text("roads.board"), size, tuple(spots))


def _free(view: View, rules: Rules) -> list[Cell]:
    """Gets the empty cells in which a card could be laid."""
    network = Network()
    for laid in view.network:
        network = network.with_card(read_unbounded(laid.cell), Card(laid.kind, laid.sides, laid.seat), None)
    return list(places(rules, network))


def _cell(cell: Cell, at: Point, card: Laid | None, latest: str | None) -> Spot:
    name = write_unbounded(cell)
    if card is None:
        return Spot(name, Text("roads.cell.empty", {"cell": name}), at)
    sides = {side.name.lower(): LANES[card.sides[side]] for side in Side}
    label = Text("roads.cell.laid", {"cell": name, "kind": card.kind, **sides, "seat": card.seat})
    marks = frozenset({"last"}) if name == latest else frozenset[str]()
    return Spot(name, label, at, (UNIT, UNIT), "card", strokes(card.sides), card.sides, marks)


def _tray(view: View, rules: Rules) -> Area:
    """The own hand: cards that are alike lie on one heap."""
    held = Counter(view.hand)
    kinds = [kind for kind in rules.deck.kinds if held[kind.name]]
    spots = tuple(
        Spot(
            kind.name,
            Text("roads.card", {"kind": kind.name, "count": held[kind.name]}),
            (i * UNIT, 0),
            shape="card",
            strokes=strokes(kind.sides),
            text=f"×{held[kind.name]}",
        )
        for i, kind in enumerate(kinds)
    )
    return Area("tray", Text("roads.tray"), (max(1, len(spots)) * UNIT, UNIT), spots, view.seat)


def _ghosts(view: View, rules: Rules) -> Area:
    """What can be laid, once for every way to turn it."""
    ways = dict.fromkeys(sides for kind in dict.fromkeys(view.hand) for sides in rules.deck.lays[kind])
    spots = tuple(Spot(way, Text("roads.ghost"), (0, 0), strokes=strokes(way), text=way) for way in ways)
    return Area("ghosts", Text("roads.ghosts"), (UNIT, UNIT), spots, view.seat)


def _bar(view: View) -> Area:
    button = Spot(SKIP, Text("roads.button.skip"), (0, 0), shape="button", text=SKIP)
    return Area("bar", Text("roads.bar"), (UNIT, UNIT), (button,), view.seat)


def _others(view: View, seat: int) -> Text:
    return Text("roads.others", {"seat": seat, "out": "yes" if seat in view.out else "no"})


def _backs(label: Text, count: int, seat: int | None) -> Area:
    """Cards that lie face down; only their number is known."""
    back = Spot("", Text("roads.backs", {"count": count}), (0, 0), shape="card", text=f"×{count}")
    return Area("tray", label, (UNIT, UNIT), (back,), seat)

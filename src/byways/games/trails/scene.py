"""What to draw: areas, hands, camps, goals, buttons.

What has not changed since the last time is the same object, so that nobody compares or sends it again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from byways.kernel.geometry.square import Cell
from byways.kernel.protocol import Seat
from byways.kernel.scene import UNIT, Area, Args, Badge, Point, Scene, Spot, Stroke, Text, bar, bounds, tray

from .components import DIRECTIONS, KINDS, Face, camp_cells, card_cells, card_of, faces
from .goals import INTERIM, Goal
from .ground import Ground, camp_edges
from .notation import TOKEN, cell_name
from .options import Rules
from .passing import next_name, then
from .rules import Trails
from .scoring import slot_values
from .state import Area as Layout
from .state import Claims, Desk, View, to_play

STYLES = {"H": "hiking", "B": "biking", "K": "kayaking"}
HALF = UNIT // 2
EDGES: tuple[Point, ...] = ((HALF, 0), (UNIT, HALF), (HALF, UNIT), (0, HALF))
STUB = 18
"""How far a trail reaches into a camp."""

WAYS = {(0, 1): "ne", (0, 2): "ns", (0, 3): "nw", (1, 2): "es", (1, 3): "ew", (2, 3): "sw"}
TURNS: dict[tuple[int, int], tuple[Point, ...]] = {
    (0, 1): ((50, 0), (57, 25), (75, 43), (100, 50)),
    (1, 2): ((100, 50), (75, 57), (57, 75), (50, 100)),
    (2, 3): ((50, 100), (43, 75), (25, 57), (0, 50)),
    (0, 3): ((50, 0), (43, 25), (25, 43), (0, 50)),
}
"""Quarter circles round the corner, so that two turns in one cell do not touch."""

IN_A_ROW = 4


def draw(game: Trails, view: View) -> Scene:
    """Gets the scene for one seat or a spectator."""
    rules, areas = game.rules, []
    if view.own is not None and view.seat is not None:
        own, camps = view.own, view.step == 0
        over = view.round > rules.box.rounds and not rules.copied
        areas.append(_board(own.area, own.before, view.seat, "" if over else "camp" if camps else "card"))
        unused = tuple(kind for kind in KINDS if kind not in own.area.ground.homes) if camps else ()
        if camps:
            areas.append(_camps(view.seat, unused))
        areas.append(_hand(game, view, own, view.seat))
        areas += [_ghosts(view.seat), _bar(view.seat, camps, rules.animals)]
    for seat, layout in enumerate(view.areas, 1):
        if seat != view.seat:
            areas.append(_board(layout, layout, Seat(seat), ""))
    for seat, known in enumerate(view.hands, 1):
        if seat != view.seat and known:
            areas.append(_known_hand(_shown(game, known), Seat(seat)))
    if view.goals:
        both = zip(view.goals, view.claims, strict=True)
        ground = view.own.area.ground if view.own is not None else None
        areas.append(_goals(tuple(_slots(name, claims, rules, ground) for name, claims in both)))
    return Scene(tuple(areas))


# Areas


def _free(layout: Layout, laid: str) -> tuple[Cell, ...]:
    """Gets the cells at which a card, a camp or nothing may be laid now."""
    ground = layout.ground
    if not laid:
        return ()
    return ground.reach if laid == "card" else ground.camp_reach or camp_cells((0, 0))


@lru_cache(1 << 10)
def _board(layout: Layout, before: Layout, seat: Seat, laid: str) -> Area:
    ground, old = layout.ground, before.ground
    shown = {*ground.cells, *ground.camps, *_free(layout, laid)}
    west, east = min((x for x, _ in shown), default=0), max((x for x, _ in shown), default=0)
    north, south = min((y for _, y in shown), default=0), max((y for _, y in shown), default=0)
    spots = []
    for cell in sorted(shown, key=lambda cell: (cell[1], cell[0])):
        at = ((cell[0] - west) * UNIT, (cell[1] - north) * UNIT)
        face, kind = ground.cells.get(cell), ground.camps.get(cell)
        new = face != old.cells.get(cell) or kind != old.camps.get(cell)
        if kind is not None:
            home = ground.homes[kind]
            spots.append(_camp_cell(cell, at, kind, (cell[0] - home[0], cell[1] - home[1]), new))
        elif face is not None:
            species = ground.tokens.get(cell, "")
            spots.append(_cell(cell, at, face, species, _inner_edge(cell, layout) if species else None, new))
        else:
            spots.append(_empty(cell, at))
    size = ((east - west + 1) * UNIT, (south - north + 1) * UNIT)
    plates = [_rectangle("plate", camp_cells(home), (west, north)) for home in ground.homes.values()]
    plates += [_rectangle(style, cells, (west, north)) for style, cells in _turf(layout)]
    meadow = _rectangle("meadow", ((west, north), (east, south)), (west, north))
    return Area("board", Text("trails.board", {"seat": seat}), size, tuple(spots), seat, (meadow, *plates))


def _turf(layout: Layout) -> Iterator[tuple[str, Sequence[Cell]]]:
    """Generates what is seen of each card, whole or half, with the style of its plate."""
    cells = [card_cells(laid.cell, laid.direction) for laid in layout.cards]
    on_top = {cell: number for number, card in enumerate(cells) for cell in card}
    for number, card in enumerate(cells):
        seen = [cell for cell in card if on_top[cell] == number and cell not in layout.ground.camps]
        if seen:
            yield "turf" if len(seen) == len(card) else "half", seen


def _rectangle(style: str, cells: Sequence[Cell], corner: Cell) -> Stroke:
    """Gets the outline of cells as a field, seen from a corner."""
    xs, ys = [x - corner[0] for x, _ in cells], [y - corner[1] for _, y in cells]
    left, top = min(xs) * UNIT, min(ys) * UNIT
    right, bottom = (max(xs) + 1) * UNIT, (max(ys) + 1) * UNIT
    return Stroke(style, ((left, top), (right, top), (right, bottom), (left, bottom), (left, top)))


@lru_cache(1 << 13)
def _empty(cell: Cell, at: Point) -> Spot:
    name = cell_name(cell)
    return Spot(name, Text("trails.cell.empty", {"cell": name}), at, shape="place")


@lru_cache(1 << 10)
def _camp_cell(cell: Cell, at: Point, kind: str, part: Cell, new: bool) -> Spot:
    name = cell_name(cell)
    label = Text("trails.cell.camp", {"cell": name, "kind": kind})
    lines = _camp_strokes((0, 0), part, kind)
    return Spot(name, label, at, strokes=lines, text=kind, marks=("new",) if new else ())


@lru_cache(1 << 13)
def _cell(cell: Cell, at: Point, face: Face, species: str, token: Point | None, new: bool) -> Spot:
    name, lines = cell_name(cell), _strokes(face)
    if token is not None:
        lines += (Stroke(species, (token,)),)
    label = Text("trails.cell.trail", {"cell": name, **_segments(face), "species": species or "none"})
    return Spot(name, label, at, strokes=lines, text=_written(face), marks=("new",) if new else ())


def _inner_edge(cell: Cell, layout: Layout) -> Point:
    """Gets where a token lies: in the middle of its card, seen from one of its cells."""
    laid = next(laid for laid in reversed(layout.cards) if cell in card_cells(laid.cell, laid.direction))
    a, b = card_cells(laid.cell, laid.direction)
    other = b if cell == a else a
    return HALF + HALF * (other[0] - cell[0]), HALF + HALF * (other[1] - cell[1])


@lru_cache(1 << 10)
def _pairs(face: Face) -> tuple[tuple[int, int], ...]:
    """Gets the two segments of a cell by the sides they join."""
    return tuple(sorted({(min(side, other), max(side, other)) for side, other in enumerate(face.exits)}))


def _segments(face: Face) -> dict[str, str]:
    one, two = _pairs(face)
    return {
        "first": face.kinds[one[0]],
        "firstway": WAYS[one],
        "second": face.kinds[two[0]],
        "secondway": WAYS[two],
    }


def _written(face: Face) -> str:
    """Writes a cell in two short words: ``nsH ewB``."""
    return " ".join(f"{WAYS[pair]}{face.kinds[pair[0]]}" for pair in _pairs(face))


@lru_cache(1 << 10)
def _strokes(face: Face, dx: int = 0) -> tuple[Stroke, ...]:
    found = []
    for pair in _pairs(face):
        points = TURNS.get(pair, (EDGES[pair[0]], EDGES[pair[1]]))
        found.append(Stroke(STYLES[face.kinds[pair[0]]], tuple((x + dx, y) for x, y in points)))
    return tuple(found)


@lru_cache(1 << 6)
def _camp_strokes(home: Cell, cell: Cell, kind: str) -> tuple[Stroke, ...]:
    """Gets the trail heads at the outer edges of one cell of a camp, and its sign where its cells meet."""
    found = [
        Stroke(STYLES[kind], (EDGES[side], _inwards(EDGES[side])))
        for edge, side in camp_edges(home)
        if edge == cell
    ]
    if cell == home:
        found.append(Stroke(f"{STYLES[kind]}-camp", ((UNIT, UNIT),)))
    return tuple(found)


def _inwards(edge: Point) -> Point:
    x, y = edge
    return x + (HALF - x) * STUB // HALF, y + (HALF - y) * STUB // HALF


# Hands, buttons, goals


_Cards = tuple[tuple[str, str], ...]
"""Cards, each with the animal that it shows in this game."""


def _shown(game: Trails, cards: tuple[str, ...]) -> _Cards:
    return tuple((card, game.shown(card)) for card in cards)


def _hand(game: Trails, view: View, desk: Desk, seat: Seat) -> Area:
    """The own cards; while camps are placed they are only looked at."""
    args: Args = {"then": then(view, game.rules), "next": (next_name(view, seat),)}
    rule, left = Text("trails.tray_rule", args), to_play(desk) if view.step else None
    return _cards(seat, _shown(game, desk.hand), rule, left)


@lru_cache(1 << 10)
def _cards(seat: Seat, hand: _Cards, rule: Text, left: int | None) -> Area:
    spots = [
        card_spot("" if left is None else card, card, number, species)
        for number, (card, species) in enumerate(hand)
    ]
    count = (
        Text("trails.in_hand", {"count": len(hand)})
        if left is None
        else Text("trails.to_play", {"count": left})
    )
    return tray(Text("trails.tray"), spots, seat, rule=rule, count=count, place="edge")


@lru_cache(1 << 6)
def _camps(seat: Seat, unused: tuple[str, ...]) -> Area:
    spots = [camp_card(kind, number) for number, kind in enumerate(unused)]
    rule = Text("trails.camps_rule")
    return tray(Text("trails.camps"), spots, seat, rule=rule, place="edge")


@lru_cache(1 << 10)
def _known_hand(cards: _Cards, seat: Seat) -> Area:
    spots = [card_spot("", card, number, species) for number, (card, species) in enumerate(cards)]
    label, rule = Text("trails.known_hand", {"seat": seat}), Text("trails.known_rule")
    return tray(label, spots, seat, rule=rule)


@lru_cache(1 << 12)
def card_spot(ref: str, name: str, number: int, species: str = "") -> Spot:
    """Gets a card, with the animal that it shows where its token would lie."""
    card = card_of(name)
    at = (number % IN_A_ROW * 2 * UNIT, number // IN_A_ROW * UNIT)
    a, b = faces(name, DIRECTIONS[0])
    kinds = {"long": card.long, "a": card.short[0], "b": card.short[1]}
    label = Text("trails.card", {"card": name, "shape": card.shape, **kinds, "species": species or "none"})
    text = f"{name} {card.shape} {card.long}{card.short[0]}{card.short[1]}"
    animal = (Stroke(species, ((UNIT, HALF),)),) if species else ()
    return Spot(ref, label, at, (2 * UNIT, UNIT), "card", (*_strokes(a), *_strokes(b, UNIT), *animal), text)


def goal_card(goal: Goal) -> Spot:
    """Gets a goal with what it asks for."""
    return Spot("", goal.text, (0, 0), (2 * UNIT, UNIT), "note", text=goal.name)


@lru_cache(1 << 6)
def camp_card(kind: str, number: int) -> Spot:
    lines = []
    for cell in camp_cells((0, 0)):
        for stroke in _camp_strokes((0, 0), cell, kind):
            moved = tuple((x + cell[0] * UNIT, y + cell[1] * UNIT) for x, y in stroke.points)
            lines.append(Stroke(stroke.style, moved))
    label, at = Text("trails.camp_card", {"kind": kind}), (number * 2 * UNIT, 0)
    return Spot(kind, label, at, (2 * UNIT, 2 * UNIT), "card", tuple(lines), kind, short=label)


@lru_cache(1 << 4)
def _ghosts(seat: Seat) -> Area:
    """The four ways to lay a card, the A cell marked by where the arrow sets out."""
    spots: list[Spot] = []
    across = 0
    for quarters, word in enumerate(DIRECTIONS):
        (ax, ay), (bx, by) = card_cells((0, 0), word)
        left, top = min(ax, bx), min(ay, by)
        ends = tuple((HALF + (x - left) * UNIT, HALF + (y - top) * UNIT) for x, y in ((ax, ay), (bx, by)))
        size = (UNIT * (1 + abs(bx - ax)), UNIT * (1 + abs(by - ay)))
        label = Text("trails.direction", {"word": word})
        arrow, marks = (Stroke("arrow", ends),), (f"turned-{quarters}",)
        spots.append(Spot(word, label, (across, 0), size, "card", arrow, word, marks))
        across += size[0]
    return Area("ghosts", Text("trails.ghosts"), bounds(spots), tuple(spots), seat)


@lru_cache(1 << 6)
def _bar(seat: Seat, camps: bool, animals: bool) -> Area:
    verbs = {"camp": "verb"} if camps else {}
    return bar("trails", seat, {**verbs, **({TOKEN: "button"} if animals else {}), "done": "button"})


_Slots = tuple[tuple[int, tuple[Seat, ...]], ...]
"""What each slot of a goal is worth, and who has a marker on it."""


def _slots(name: str, claims: Claims, rules: Rules, own: Ground | None) -> tuple[Goal, _Slots, int | None]:
    """Gets a goal, its slots, and how much of it the own area has."""
    goal = rules.goal_set.named(name)
    assert goal is not None
    values = slot_values(rules, name)
    slots = tuple(zip(values, (*claims, *((),) * (len(values) - len(claims))), strict=True))
    return goal, slots, goal.value(own) if own is not None else None


@lru_cache(1 << 8)
def _goals(goals: tuple[tuple[Goal, _Slots, int | None], ...]) -> Area:
    spots = tuple(_goal(number, *each) for number, each in enumerate(goals))
    rule = Text("trails.goals_rule")
    return tray(Text("trails.goals"), spots, rule=rule, place="top")


def _goal(number: int, goal: Goal, slots: _Slots, own: int | None) -> Spot:
    """Gets a goal with its slots; beside its name stands how much of it the own area has."""
    label = Text("trails.goal", {**goal.words, "taken": tuple(_slot(*slot) for slot in slots)})
    short = goal.short
    if own is not None:
        own = min(own, goal.at_least) if goal.sort == INTERIM else own
        short = Text(
            "trails.goal_now", {"goal": (short,), "own": own, "sort": goal.sort, "count": goal.at_least}
        )
    badges = tuple(Badge("", points, tuple(map(int, seats))) for points, seats in slots)
    at = (number * 2 * UNIT, 0)
    return Spot(goal.name, label, at, (2 * UNIT, UNIT), "note", (), goal.name, badges=badges, short=short)


def _slot(points: int, seats: tuple[Seat, ...]) -> Text:
    """Gets what a slot of a goal is worth, and who has a marker on it."""
    names = tuple(Text("player.name", {"seat": seat}) for seat in seats)
    return Text("trails.slot", {"points": points, "names": names or "none"})

"""What to draw: the sheets, the dice, the special routes, the buttons.

What has not changed since the last time is the same object, so that nobody compares or sends it again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from byways.kernel.geometry.square import Side
from byways.kernel.protocol import Seat
from byways.kernel.scene import UNIT, Area, Args, Point, Scene, Spot, Stroke, Text, bar, tray

from .components import CHOOSE, CRATER, DIRECTIONS, EMPTY, LAVA, ROUTES, VOLCANO, box, tile
from .notation import SPECIALS, faces_named, meteor_named
from .options import Rules
from .placing import flight
from .rules import Ink
from .state import Desk, Sheet, View

STYLES = {"H": "highway", "R": "railway", "L": "lava"}
ARROWS = dict(zip(DIRECTIONS, "↑→↓←", strict=True))
MARGIN = 40
HALF = UNIT // 2
CENTRE: Point = (HALF, HALF)
EDGES: tuple[Point, ...] = ((HALF, 0), (UNIT, HALF), (HALF, UNIT), (0, HALF))
GAP = 30
"""How far the lower line of an overpass runs from its edge."""


def draw(game: Ink, view: View) -> Scene:
    """Gets the scene for one seat or a spectator."""
    areas = []
    if view.own is not None and view.seat is not None:
        falling = () if view.own.settled or view.meteor is None else view.meteor
        areas += [
            _board(view.own.sheet, view.seat, view.own.before, falling),
            *_trays(view, view.own, view.seat, game.rules),
        ]
        areas += [_ghosts(view.seat, (*view.own.faces, *view.lava)), _bar(view.seat, game.rules)]
    areas += [
        _board(sheet, Seat(seat), sheet) for seat, sheet in enumerate(view.sheets, 1) if seat != view.seat
    ]
    return Scene(tuple(areas))


@lru_cache(1 << 10)
def strokes(text: str) -> tuple[Stroke, ...]:
    """Gets the lines of a drawing within its cell."""
    if text == EMPTY:
        return ()
    if text == CRATER:
        return (Stroke("crater", (CENTRE,)),)
    found = []
    if text.endswith("x"):
        for side in Side:
            inner = CENTRE if text[side] == "H" else _towards(EDGES[side], GAP)
            found.append(Stroke(STYLES[text[side]], (EDGES[side], inner)))
        return tuple(found)
    for group in tile(text).joins:
        found += [Stroke(STYLES[text[side]], (EDGES[side], CENTRE)) for side in group]
        if {text[side] for side in group} == {"H", "R"}:
            found.append(Stroke("station", (CENTRE,)))
    if text == VOLCANO:
        found.append(Stroke("volcano", (CENTRE,)))
    return tuple(found)


def _towards(edge: Point, length: int) -> Point:
    x, y = edge
    return x + (HALF - x) * length // HALF, y + (HALF - y) * length // HALF


@lru_cache(1 << 14)
def _board(sheet: Sheet, seat: Seat, before: Sheet, falling: tuple[str, int] | tuple[()] = ()) -> Area:
    """Gets a sheet; while a meteor is *falling*, with its flight and the cells where it would land."""
    board = box().board
    flights = _flights(sheet, *falling) if falling else {}
    lands = {way[-1]: tuple(d for d in flights if flights[d][-1] == way[-1]) for way in flights.values()}
    hit = sheet.hit if CRATER in sheet.cells else None
    spots = tuple(
        _cell(cell, text, drawn, text != old, cell == hit, lands.get(cell, ()))
        for cell, (text, drawn, old) in enumerate(zip(sheet.cells, sheet.drawn, before.cells, strict=True))
    )
    size = (2 * MARGIN + board.columns * UNIT, 2 * MARGIN + board.rows * UNIT)
    ways = tuple(Stroke("arrow", tuple(map(_middle, way))) for way in flights.values())
    return Area(
        "board", Text("ink.board", {"seat": seat}), size, spots, seat, (_sheet(size), *_exits(), *ways)
    )


def _flights(sheet: Sheet, direction: str, distance: int) -> dict[str, tuple[int, ...]]:
    """Gets the flight of a meteor in every direction that it can take."""
    directions = DIRECTIONS if direction == CHOOSE else (direction,)
    return {each: way for each in directions if (way := flight(sheet, each, distance))}


def _middle(cell: int) -> Point:
    x, y = box().board.cell(cell)
    return MARGIN + x * UNIT + HALF, MARGIN + y * UNIT + HALF


@lru_cache(1)
def _sheet(size: Point) -> Stroke:
    right, bottom = size
    return Stroke("sheet", ((0, 0), (right, 0), (right, bottom), (0, bottom), (0, 0)))


@lru_cache(1 << 13)
def _cell(cell: int, text: str, round_: int, new: bool, hit: bool, means: tuple[str, ...]) -> Spot:
    board = box().board
    x, y = board.cell(cell)
    at, name = (MARGIN + x * UNIT, MARGIN + y * UNIT), board.names[cell]
    held = {"centre": cell in box().centre, "hit": hit, "new": new}
    marks = tuple(mark for mark, holds in held.items() if holds)
    label = _cell_label(name, text, round_)
    return Spot(name, label, at, strokes=strokes(text), text=text, marks=marks, means=means)


@lru_cache(1)
def _exits() -> tuple[Stroke, ...]:
    found = []
    for cell, exits in enumerate(box().exits):
        x, y = box().board.cell(cell)
        for side in Side:
            if exits[side] in STYLES:
                edge = (MARGIN + x * UNIT + EDGES[side][0], MARGIN + y * UNIT + EDGES[side][1])
                outer = (
                    edge[0] + (0, MARGIN, 0, -MARGIN)[side],
                    edge[1] + (-MARGIN, 0, MARGIN, 0)[side],
                )
                found.append(Stroke(STYLES[exits[side]], (outer, edge)))
    return tuple(found)


def _cell_label(name: str, text: str, round_: int) -> Text:
    if text == EMPTY:
        return Text("ink.cell.empty", {"cell": name})
    if text in (CRATER, VOLCANO):
        return Text("ink.cell.crater" if text == CRATER else "ink.cell.volcano", {"cell": name})
    return Text("ink.cell.drawn", {"cell": name, **_sides(text), "round": round_})


def _sides(text: str) -> dict[str, str]:
    """Gets what a drawing has at each side, for a sentence."""
    sides = {side.name.lower(): text[side] for side in Side}
    return {**sides, "crossing": "yes" if text.endswith("x") else "no"}


def _trays(view: View, desk: Desk, seat: Seat, rules: Rules) -> Iterator[Area]:
    """Generates the groups of what can be picked up; while pairs are taken, the others are only looked at."""
    if rules.draft and len(view.taken) < len(view.faces) // 2:
        yield _pairs(seat, view.faces, view.taken)
        yield from map(_looked_at, _drawn(view, desk, seat))
    else:
        yield from _drawn(view, desk, seat)


def _drawn(view: View, desk: Desk, seat: Seat) -> Iterator[Area]:
    """Generates the groups of what is drawn on the sheet, and the meteor."""
    if desk.faces:
        yield _dice(seat, desk.faces, desk.left)
    if view.lava:
        yield _lava(seat, view.lava, desk.lava, desk.poured)
    if view.meteor is not None:
        yield _meteor(seat, *view.meteor, desk.settled)
    yield _specials(seat, desk.sheet.used, desk.special, desk.settled)


@lru_cache(1 << 12)
def _looked_at(area: Area) -> Area:
    return replace(area, spots=tuple(replace(spot, ref="") for spot in area.spots), folds=True)


@lru_cache(1 << 12)
def _dice(seat: Seat, faces: tuple[str, ...], left: tuple[str, ...]) -> Area:
    spots = [
        _piece(die, face, "die", die not in left, i * UNIT)
        for i, (die, face) in enumerate(zip(ROUTES, faces, strict=False))
    ]
    rule = Text("ink.rule.dice", {"count": len(faces)})
    return tray(Text("ink.group.dice"), spots, seat, rule=rule, count=Text("ink.count", {"count": len(left)}))


@lru_cache(1 << 12)
def _lava(seat: Seat, faces: tuple[str, ...], left: tuple[str, ...], poured: bool) -> Area:
    """The lava dice, and the volcano that may be drawn beside them."""
    spots = [
        _piece(die, face, "die", die not in left, i * UNIT)
        for i, (die, face) in enumerate(zip(LAVA, faces, strict=True))
    ]
    at = (len(spots) * UNIT, 0)
    label = Text("ink.volcano_piece")
    spots.append(
        Spot("volcano", label, at, shape="card", strokes=strokes(VOLCANO), text=VOLCANO, short=label)
    )
    rule = Text("ink.rule.lava", {"poured": "yes" if poured else "no"})
    return tray(Text("ink.group.lava"), spots, seat, rule=rule)


@lru_cache(1 << 10)
def _meteor(seat: Seat, direction: str, distance: int, settled: bool) -> Area:
    """Where the meteor can fly, one arrow for each way."""
    ways = DIRECTIONS if direction == CHOOSE else (direction,)
    spots = [
        Spot(
            way,
            meteor_named(way, distance),
            (i * UNIT, 0),
            shape="die",
            text=f"{ARROWS[way]}{distance}",
            marks=("used",) if settled else (),
            short=Text("ink.side", {"word": way}),
        )
        for i, way in enumerate(ways)
    ]
    rule = Text("ink.rule.meteor", {"settled": "yes" if settled else "no"})
    return tray(Text("ink.group.meteor"), spots, seat, rule=rule)


@lru_cache(1 << 12)
def _specials(seat: Seat, used: tuple[str, ...], spent: bool, settled: bool) -> Area:
    spots = [_piece(each, each, "card", each in used, i * UNIT) for i, each in enumerate(SPECIALS)]
    state = "shield" if not settled else "spent" if spent else "free"
    left = box().max_specials - len(used)
    rule = Text("ink.rule.specials", {"state": state}) if left else None
    return tray(Text("ink.group.specials"), spots, seat, rule=rule, count=Text("ink.count", {"count": left}))


@lru_cache(1 << 10)
def _pairs(seat: Seat, faces: tuple[str, ...], taken: tuple[int, ...]) -> Area:
    numbers = range(1, len(faces) // 2 + 1)
    spots = [_pair(faces[2 * n - 2 : 2 * n], n, n in taken, (n - 1) * 2 * UNIT) for n in numbers]
    left = Text("ink.count", {"count": len(numbers) - len(taken)})
    return tray(Text("ink.group.pairs"), spots, seat, rule=Text("ink.rule.pairs"), count=left)


@lru_cache(1 << 10)
def _piece(ref: str, face: str, shape: str, used: bool, right: int) -> Spot:
    text = box().lays[face][0]
    label = Text("ink.piece", {"piece": ref, "face": face, "used": "yes" if used else "no"})
    marks = ("used",) if used else ()
    return Spot(ref, label, (right, 0), (UNIT, UNIT), shape, strokes(text), text, marks)


@lru_cache(1 << 10)
def _pair(faces: tuple[str, ...], number: int, taken: bool, right: int) -> Spot:
    args: Args = {"pair": number, "faces": faces_named(faces), "taken": "yes" if taken else "no"}
    one, two = (strokes(box().lays[face][0]) for face in faces)
    moved = tuple(Stroke(each.style, tuple((x + UNIT, y) for x, y in each.points)) for each in two)
    return Spot(
        str(number),
        Text("ink.pair_label", args),
        (right, 0),
        (2 * UNIT, UNIT),
        "die",
        (*one, *moved),
        " ".join(faces),
        ("used",) if taken else (),
        short=Text("ink.pair_name", {"pair": number}),
    )


@lru_cache(1 << 10)
def _ghosts(seat: Seat, faces: tuple[str, ...]) -> Area:
    """What can be drawn, once for every way to turn and mirror it."""
    texts = dict.fromkeys(text for piece in (*faces, *SPECIALS) for text in box().lays[piece])
    return Area("ghosts", Text("ink.ghosts"), (UNIT, UNIT), tuple(map(_ghost, texts)), seat)


@lru_cache(1 << 10)
def _ghost(text: str) -> Spot:
    return Spot(text, Text("ink.ghost", _sides(text)), (0, 0), strokes=strokes(text), text=text)


@lru_cache(1 << 6)
def _bar(seat: Seat, rules: Rules) -> Area:
    verbs = [*(["pair"] if rules.draft else []), *(["meteor", "shield"] if rules.meteor else [])]
    return bar("ink", seat, {**dict.fromkeys(verbs, "verb"), "done": "button"})

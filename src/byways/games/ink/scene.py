"""What to draw: the sheets, the dice, the special routes, the buttons."""

from __future__ import annotations

from collections.abc import Iterable

from byways.kernel.geometry.square import Side
from byways.kernel.protocol import Seat
from byways.kernel.scene import UNIT, Area, Point, Scene, Spot, Stroke, Text

from .components import CRATER, DIRECTIONS, EMPTY, LAVA, ROUTES, VOLCANO, box, tile
from .notation import SPECIALS, faces_named, meteor_named
from .options import Rules
from .state import Sheet, View

STYLES = {"H": "highway", "R": "railway", "L": "lava"}
MARGIN = 40
HALF = UNIT // 2
CENTRE: Point = (HALF, HALF)
EDGES: tuple[Point, ...] = ((HALF, 0), (UNIT, HALF), (HALF, UNIT), (0, HALF))
GAP = 30
"""How far the lower line of an overpass runs from its edge."""


def draw(view: View, rules: Rules) -> Scene:
    """Gets the scene for one seat or a spectator."""
    areas = []
    if view.own is not None and view.seat is not None:
        areas.append(_board(view.own.sheet, view.seat, view.own.before))
        areas += [_tray(view, rules), _ghosts(view), _bar(view, rules)]
    areas += [
        _board(sheet, Seat(seat), sheet) for seat, sheet in enumerate(view.sheets, 1) if seat != view.seat
    ]
    return Scene(tuple(areas))


def stage(view: View, rules: Rules) -> Text:
    """Gets the heading."""
    if view.round > rules.rounds:
        return Text("ink.stage.over")
    return Text("ink.stage.round", {"round": view.round, "rounds": rules.rounds})


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


def _board(sheet: Sheet, seat: Seat, before: Sheet) -> Area:
    board = box().board
    spots = []
    for cell, text in enumerate(sheet.cells):
        x, y = board.cell(cell)
        at = (MARGIN + x * UNIT, MARGIN + y * UNIT)
        marks = {
            "centre": cell in box().centre,
            "new": text != before.cells[cell],
            "hit": cell == sheet.hit and any(each == CRATER for each in sheet.cells),
        }
        label = _cell_label(board.names[cell], text, sheet.drawn[cell])
        kept = frozenset(mark for mark, holds in marks.items() if holds)
        spots.append(Spot(board.names[cell], label, at, strokes=strokes(text), text=text, marks=kept))
    size = (2 * MARGIN + board.columns * UNIT, 2 * MARGIN + board.rows * UNIT)
    return Area("board", Text("ink.board", {"seat": seat}), size, tuple(spots), seat, _exits())


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


def _tray(view: View, rules: Rules) -> Area:
    assert view.own is not None
    desk = view.own
    spots: list[Spot] = []
    for die, face in zip(ROUTES, desk.faces, strict=False):
        spots.append(_piece(die, face, "die", die not in desk.left, spots))
    if rules.lava:
        for die, face in zip(LAVA, view.lava, strict=False):
            spots.append(_piece(die, face, "die", die not in desk.lava, spots))
    for special in SPECIALS:
        spots.append(_piece(special, special, "card", special in desk.sheet.used, spots))
    if view.meteor is not None:
        direction, distance = view.meteor
        label = meteor_named(direction, distance)
        spots.append(Spot("", label, _place(spots), shape="die", text=f"{direction} {distance}"))
    if rules.draft:
        for number in range(1, len(view.faces) // 2 + 1):
            spots.append(_pair(view, number, spots))
    return Area("tray", Text("ink.tray"), (_place(spots)[0], UNIT), tuple(spots), view.seat)


def _piece(ref: str, face: str, shape: str, used: bool, before: list[Spot]) -> Spot:
    text = box().lays[face][0]
    label = Text("ink.piece", {"piece": ref, "face": face, "used": "yes" if used else "no"})
    marks = frozenset({"used"}) if used else frozenset[str]()
    return Spot(ref, label, _place(before), (UNIT, UNIT), shape, strokes(text), text, marks)


def _pair(view: View, number: int, before: list[Spot]) -> Spot:
    taken = number in view.taken
    faces = view.faces[2 * number - 2 : 2 * number]
    label = Text(
        "ink.pair_label",
        {"pair": number, "faces": faces_named(faces), "taken": "yes" if taken else "no"},
    )
    marks = frozenset({"used"}) if taken else frozenset[str]()
    left, right = (strokes(box().lays[face][0]) for face in faces)
    moved = tuple(Stroke(each.style, tuple((x + UNIT, y) for x, y in each.points)) for each in right)
    return Spot(
        str(number), label, _place(before), (2 * UNIT, UNIT), "die", (*left, *moved), " ".join(faces), marks
    )


def _place(before: list[Spot]) -> Point:
    """Gets where the next spot of a row goes."""
    return (before[-1].at[0] + before[-1].size[0], 0) if before else (0, 0)


def _ghosts(view: View) -> Area:
    """What can be drawn, once for every way to turn and mirror it."""
    assert view.own is not None
    pieces = (*view.own.faces, *view.lava, *SPECIALS)
    texts = dict.fromkeys(text for piece in pieces for text in box().lays[piece])
    spots = [
        Spot(text, Text("ink.ghost", _sides(text)), (0, 0), strokes=strokes(text), text=text)
        for text in texts
    ]
    return Area("ghosts", Text("ink.ghosts"), (UNIT, UNIT), tuple(spots), view.seat)


def _bar(view: View, rules: Rules) -> Area:
    buttons: list[str] = []
    if rules.draft:
        buttons.append("pair")
    if rules.lava:
        buttons.append("volcano")
    if rules.meteor:
        buttons += ["meteor", *DIRECTIONS, "shield"]
    buttons.append("done")
    return Area("bar", Text("ink.bar"), (UNIT * len(buttons), UNIT), tuple(_buttons(buttons)), view.seat)


def _buttons(words: Iterable[str]) -> Iterable[Spot]:
    for i, word in enumerate(words):
        yield Spot(word, Text("ink.button", {"word": word}), (i * UNIT, 0), shape="button", text=word)

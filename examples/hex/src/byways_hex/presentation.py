"""How Hex is shown: a rhombus of cells, and stones."""

from __future__ import annotations

from byways.kernel.facets import Presentation
from byways.kernel.protocol import Ref
from byways.kernel.scene import UNIT, Area, Brief, Scene, Spot, Stroke, Text

from .rules import Cell, Hex, State, View, name_of

STONES = {1: "hex-dark", 2: "hex-light"}
MIDDLE = (UNIT // 2, UNIT // 2)


def scene(game: Hex, view: View) -> Scene:
    """Gets the board; each row is half a cell further to the right."""
    half = UNIT // 2
    spots = tuple(_spot(view.state, (x, y), (x * UNIT + y * half, y * UNIT)) for x, y in game.cells())
    wide = game.size * UNIT + (game.size - 1) * half
    return Scene((Area("board", Text("hex.board"), (wide, game.size * UNIT), spots),))


def _spot(state: State, cell: Cell, at: tuple[int, int]) -> Spot:
    owner, name = state.owner(cell), name_of(cell)
    if owner is None:
        return Spot(name, Text("hex.cell", {"cell": name, "seat": 0}), at)
    marks = ("last",) if state.taken[-1] == cell else ()
    label = Text("hex.cell", {"cell": name, "seat": owner})
    return Spot(name, label, at, strokes=(Stroke(STONES[owner], (MIDDLE,)),), marks=marks)


def stage(game: Hex, view: View) -> Text:
    """Gets which move it is."""
    return Text("hex.stage", {"move": len(view.state.taken) + 1})


def brief(game: Hex, view: View, words: frozenset[Ref]) -> Brief:
    """Gets which edges are to be joined."""
    goal = Text("hex.goal", {"side": view.seat or 0})
    return Brief(goal, guide=Text("hex.guide")) if words else Brief(goal)


PRESENTATION = Presentation(scene, stage, brief)

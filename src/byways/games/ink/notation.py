"""``w1 c4 H-H-``, ``volcano b6``, ``done``, ``roll hs rc rt ov``.

No name means two things: dice are not called ``d1``, because a cell is.
"""

from __future__ import annotations

import re
from functools import lru_cache

from byways.kernel.protocol import Path, Seat, UnreadableAction
from byways.kernel.text import Text

from .components import CHOOSE, DIRECTIONS, LAVA, ROUTES, box
from .state import Action, Done, First, LavaRoll, Lay, Meteor, MeteorRoll, Pair, Roll, Shield, Volcano

SPECIALS = box().specials
SOURCES = (*ROUTES, *LAVA, *SPECIALS)
DRAWING = re.compile(r"[HRL-]{4}\Z|HRHRx\Z|RHRHx\Z")
COUNT = re.compile(r"[1-9][0-9]?\Z")


def cell_name(cell: int) -> str:
    return box().board.names[cell]


@lru_cache(maxsize=2_000)
def faces_named(faces: tuple[str, ...]) -> tuple[Text, ...]:
    """Gets what dice show, to be said one after the other."""
    return tuple(Text("ink.face", {"face": face}) for face in faces)


def meteor_named(direction: str, distance: int) -> Text:
    return Text("ink.die.meteor", {"direction": direction, "distance": distance})


def path(action: Action) -> Path:
    """Writes an action."""
    match action:
        case Lay(source, cell, text):
            return source, box().board.names[cell], text
        case Done():
            return ("done",)
        case Volcano(cell):
            return "volcano", cell_name(cell)
        case Meteor(direction):
            return "meteor", direction
        case Shield(special):
            return "shield", special
        case Pair(number):
            return "pair", str(number)
        case First(seat):
            return "first", str(seat)
        case Roll(faces):
            return ("roll", *faces)
        case LavaRoll(faces):
            return ("lava", *faces)
        case MeteorRoll(direction, distance):
            return "meteor", direction, str(distance)


@lru_cache(maxsize=20_000)
def read(path: Path) -> Action:
    """Reads an action.

    :raises UnreadableAction: no action is written like this.
    """
    cells, dice = box().board.number, box().dice
    match path:
        case ("done",):
            return Done()
        case (source, cell, text) if source in SOURCES and cell in cells and DRAWING.match(text):
            if text != "----":
                return Lay(source, cells[cell], text)
        case ("volcano", cell) if cell in cells:
            return Volcano(cells[cell])
        case ("meteor", direction) if direction in DIRECTIONS:
            return Meteor(direction)
        case ("shield", special) if special in SPECIALS:
            return Shield(special)
        case ("pair", number) if COUNT.match(number):
            return Pair(int(number))
        case ("first", seat) if COUNT.match(seat):
            return First(Seat(int(seat)))
        case ("roll", *faces) if faces and all(face in dice["w1"] or face in dice["w4"] for face in faces):
            return Roll(tuple(faces))
        case ("lava", *faces) if len(faces) == len(LAVA) and all(face in dice["l1"] for face in faces):
            return LavaRoll(tuple(faces))
        case ("meteor", direction, distance) if distance in dice["distance"]:
            if direction in (*DIRECTIONS, CHOOSE):
                return MeteorRoll(direction, int(distance))
        case _:
            pass
    raise UnreadableAction(" ".join(path))

"""What is in the box, read from ``box.toml``. No rules here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from byways.kernel.geometry.square import Board, Side
from byways.kernel.tiles import BLANK, Tile

CRATER = "O"
EMPTY = ""
VOLCANO = "LLLL"
ROUTES = ("w1", "w2", "w3", "w4")
LAVA = ("l1", "l2")
DIRECTIONS = ("n", "e", "s", "w")
CHOOSE = "*"


class BadBox(ValueError):
    """Raised when the data file of the box contradicts itself."""


@dataclass(frozen=True, slots=True)
class Edition:
    """What differs between the printed editions."""

    longest: str
    """``cells``: a cell counts once; ``segments``: a segment counts once."""

    expansions: int
    """How many may be played at a time."""

    draft: bool


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    board: Board
    exits: tuple[str, ...]
    """For each cell the exits at its four sides, ``H---``; where there is none, ``----``."""

    centre: frozenset[int]
    start: int
    dice: Mapping[str, tuple[str, ...]]
    lays: Mapping[str, tuple[str, ...]]
    """For each face and special route the distinct drawings, rotated and mirrored."""

    tiles: Mapping[str, Tile]
    """Everything that can stand in a cell, by how it is written."""

    specials: tuple[str, ...]
    max_specials: int
    rounds: int
    rounds_with_expansion: int
    network_points: tuple[int, ...]
    crater_points: int
    lake_points: int
    draft_values: Mapping[int, Mapping[str, int]]
    """What each face counts in the draft, by the version of the rules."""

    editions: Mapping[str, Edition]


def tile(text: str) -> Tile:
    """Reads a drawing: routes join unless they cross, lava joins only lava.

    >>> tile("RLR-").joins
    ((0, 2), (1,))
    """
    sides = text.removesuffix("x")
    lava = tuple(side for side in range(4) if sides[side] == "L")
    if text.endswith("x"):
        routes = [tuple(side for side in range(4) if sides[side] == kind) for kind in "HR"]
    else:
        routes = [tuple(side for side in range(4) if sides[side] in "HR")]
    return Tile(sides, tuple(sorted(group for group in (lava, *routes) if group)))


def written(drawing: Tile) -> str:
    """Writes a drawing.

    >>> written(tile("HRHRx").turned(1))
    'RHRHx'
    """
    routes = sum(any(drawing.sides[side] in "HR" for side in group) for group in drawing.joins)
    return drawing.sides + ("x" if routes > 1 else "")


def read_box(text: str) -> Box:
    """Reads the data file.

    :raises BadBox: it contradicts itself.
    """
    data: dict[str, Any] = tomllib.loads(text)
    board = Board(data["board"]["columns"], data["board"]["rows"])
    pieces = {**data["faces"], **data["specials"]}
    for name, drawing in pieces.items():
        if len(drawing.removesuffix("x")) != 4 or set(drawing) - set("HRLx" + BLANK):
            raise BadBox(f"{name} = {drawing!r} is no drawing of four sides")
    lays = {name: tuple(map(written, tile(drawing).lays())) for name, drawing in pieces.items()}
    _check_box(data, board)
    return Box(
        board=board,
        exits=tuple(data["board"]["exits"].get(name, BLANK * 4) for name in board.names),
        centre=frozenset(board.number[name] for name in data["board"]["centre"]),
        start=board.number[data["board"]["start"]],
        dice={name: tuple(sides) for name, sides in data["dice"].items()},
        lays=lays,
        tiles={text: tile(text) for text in (VOLCANO, *(lay for each in lays.values() for lay in each))},
        specials=tuple(data["specials"]),
        max_specials=data["limits"]["specials"],
        rounds=data["limits"]["rounds"],
        rounds_with_expansion=data["limits"]["rounds_with_expansion"],
        network_points=tuple(data["points"]["networks"]),
        crater_points=data["points"]["crater"],
        lake_points=data["points"]["lake"],
        draft_values={int(rules): values for rules, values in data["draft"].items()},
        editions={name: Edition(**edition) for name, edition in data["editions"].items()},
    )


def _check_box(data: dict[str, Any], board: Board) -> None:
    for name, exit_ in data["board"]["exits"].items():
        inland = [
            side for side in Side if exit_[side] != BLANK and board.beside[board.number[name]][side] >= 0
        ]
        if inland:
            raise BadBox(f"the exit at {name} is not at the border")
    if len(data["points"]["networks"]) != len(data["board"]["exits"]) + 1:
        raise BadBox("networks needs a value for each number of exits, 0 included")
    for die, faces in data["dice"].items():
        unknown = set(faces) - set(data["faces"])
        if die not in ("direction", "distance") and unknown:
            raise BadBox(f"die {die} has the unknown face {min(unknown)}")
    for die, (rules, values) in product(ROUTES, data["draft"].items()):
        if missing := set(data["dice"][die]) - set(values):
            raise BadBox(f"draft.{rules} has no value for {min(missing)}")


@cache
def box() -> Box:
    """Gets the box as it is printed."""
    return read_box(files(__package__).joinpath("box.toml").read_text("utf-8"))

"""What may be meant by half a move."""

from __future__ import annotations

from collections.abc import Iterator

from byways.kernel.facets import Picking
from byways.kernel.geometry.square import Cell
from byways.kernel.protocol import Path, Seat, UnreadableAction

from . import notation
from .components import DIRECTIONS, KINDS, ORIGIN
from .notation import CARDS, TOKEN
from .rules import Trails
from .state import Action, Done, PlaceCamp, State


def meant(game: Trails, state: State, seat: Seat, picked: Path) -> Iterator[Action]:
    desk = state.desk(seat)
    ground = desk.area.ground
    match picked:
        case ("done",):
            yield Done()
        case ("camp", *rest):
            kinds = [kind for kind in KINDS if kind in rest[:1]] or KINDS
            for kind in kinds:
                for cell in _read_cell(rest[1:2]) or ground.camp_reach or (ORIGIN,):
                    yield PlaceCamp(kind, cell)
        case (card,) if card in CARDS:
            yield notation.lay(card, ORIGIN, DIRECTIONS[0], False)
        case (card, word, *rest) if card in CARDS:
            tokens = (True,) if rest[1:] == [TOKEN] else (False, True) if game.shown(card) else (False,)
            for cell in _read_cell([word]):
                for direction in [way for way in DIRECTIONS if way in rest[:1]] or DIRECTIONS:
                    for token in tokens:
                        yield notation.lay(card, cell, direction, token)


def _read_cell(words: list[str]) -> tuple[Cell, ...]:
    """Gets the cell that a word names, if it names one."""
    try:
        action = notation.read(("camp", KINDS[0], words[0]))
    except (UnreadableAction, IndexError):
        return ()
    return (action.cell,) if isinstance(action, PlaceCamp) else ()


PICKING = Picking(meant=meant)

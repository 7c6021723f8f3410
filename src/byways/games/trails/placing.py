"""Where a card, trail or camp, may lie."""

from __future__ import annotations

from functools import lru_cache

from byways.kernel.geometry.square import Cell
from byways.kernel.moves import END, Moves, one_of
from byways.kernel.protocol import Refusal

from .components import DIRECTIONS, ORIGIN, camp_cells, card_cells
from .ground import Ground
from .notation import TOKEN, cell_name
from .options import Rules

Refusals = tuple[Refusal, ...]


def refuse_cover(ground: Ground, cells: tuple[Cell, ...]) -> Refusals:
    """Gets why nothing may cover these cells, empty if it may."""
    camps, tokens = ground.camps, ground.tokens
    for cell in cells:
        if cell in camps:
            return (Refusal("trails.lay.over_camp", (cell_name(cell),)),)
        if cell in tokens:
            return (Refusal("trails.lay.over_token", (cell_name(cell),)),)
    return ()


def fits(ground: Ground, cells: tuple[Cell, ...]) -> bool:
    """Whether a card may be placed here."""
    clear = ground.camps.keys().isdisjoint(cells) and ground.tokens.keys().isdisjoint(cells)
    return clear and not ground.near.isdisjoint(cells)


def refuse(ground: Ground, cells: tuple[Cell, ...]) -> Refusals:
    """Gets why a card may not be placed here, empty if it may."""
    if fits(ground, cells):
        return ()
    return refuse_cover(ground, cells) or (Refusal("trails.lay.apart", (cell_name(cells[0]),)),)


_WITH_TOKEN = Moves({TOKEN: END}, True)


@lru_cache(maxsize=10_000)
def _ways(cell: Cell) -> tuple[tuple[str, Cell], ...]:
    """Gets where the B cell of a card can be, by the direction in which it lies."""
    return tuple((way, card_cells(cell, way)[1]) for way in DIRECTIONS)


@lru_cache(maxsize=64)
def _ends(ways: tuple[str, ...], *, token: bool) -> Moves:
    return Moves(dict.fromkeys(ways, _WITH_TOKEN)) if token else one_of(ways)


@lru_cache(maxsize=500)
def lays(ground: Ground, *, token: bool) -> Moves:
    """Gets where and how a card may be placed; the same for all cards that may get a *token*."""
    found: dict[str, Moves] = {}
    # As `fits` has it, but what belongs to the cell is asked once for its four directions.
    near, closed = ground.near, ground.camps.keys() | ground.tokens.keys()
    for cell in ground.reach:
        if cell in closed:
            continue
        touches = cell in near
        ways = [way for way, other in _ways(cell) if other not in closed and (touches or other in near)]
        if ways:
            found[cell_name(cell)] = _ends(tuple(ways), token=token)
    return Moves(found)


def camps(ground: Ground) -> Moves:
    """Gets where a camp may be placed, the first one only in the origin."""
    cells = [cell for cell in ground.camp_reach if fits(ground, camp_cells(cell))]
    return one_of(tuple(map(cell_name, cells if ground.camps else (ORIGIN,))))


def refuse_token(card: str, rules: Rules) -> Refusals:
    """Gets why no token ever goes on this card, empty if one may."""
    if not rules.animals:
        return (Refusal("trails.token.not_played"),)
    if not rules.animal_map.shown(card):
        return (Refusal("trails.token.no_animal", (card,)),)
    return ()

"""Where a card, trail or camp, may lie."""

from __future__ import annotations

from byways.kernel.geometry.square import Cell
from byways.kernel.protocol import Refusal

from .ground import Ground
from .notation import cell_name
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


def refuse(ground: Ground, cells: tuple[Cell, ...]) -> Refusals:
    """Gets why a card may not be placed here, empty if it may."""
    if refusals := refuse_cover(ground, cells):
        return refusals
    if ground.near.isdisjoint(cells):
        return (Refusal("trails.lay.apart", (cell_name(cells[0]),)),)
    return ()


def refuse_token(card: str, rules: Rules) -> Refusals:
    """Gets why no token ever goes on this card, empty if one may."""
    if not rules.animals:
        return (Refusal("trails.token.not_played"),)
    if not rules.animal_map.shown(card):
        return (Refusal("trails.token.no_animal", (card,)),)
    return ()

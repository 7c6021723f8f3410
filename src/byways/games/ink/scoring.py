"""What a sheet is worth, line by line, with the places that earn it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from byways.kernel.geometry.square import Side
from byways.kernel.network import components
from byways.kernel.protocol import Line, Tally
from byways.kernel.tiles import BLANK, Tile
from byways.kernel.trail import longest_trail

from .components import CRATER, EMPTY, box
from .options import Rules
from .state import Sheet

SHEETS = 1 << 14
"""So many sheets are remembered with what they are worth: those of a thousand tables, drafts included."""

Node = tuple[int, int]
"""A piece of route: the cell, and which of its joined groups."""

VISITS: dict[str, Callable[[int], int]] = {
    "cells": lambda arms: 1,
    "segments": lambda arms: (arms + 1) // 2,
}
"""How often the longest route may visit a cell with so many arms of its kind, by edition."""


def tally(sheet: Sheet, rules: Rules) -> Tally:
    """Gets the score sheet."""
    return _tally(sheet.cells, rules)


@lru_cache(maxsize=SHEETS)
def _tally(cells: tuple[str, ...], rules: Rules) -> Tally:
    wrong = errors(cells)
    lines = [
        _networks(cells),
        _longest("highway", cells, "H", rules),
        _longest("railway", cells, "R", rules),
        _line("centre", 1, [cell for cell in sorted(box().centre) if cells[cell] not in (EMPTY, CRATER)]),
        Line("errors", -len(wrong), _names(wrong)),
    ]
    if rules.meteor:
        hits = _crater_arms(cells)
        lines.append(Line("craters", box().crater_points * len(hits), _names(dict.fromkeys(hits))))
    if rules.lava:
        lines += _lakes(cells)
    return Tally(tuple(lines))


def errors(cells: tuple[str, ...]) -> list[int]:
    """Gets a cell for every end that runs into nothing."""
    return [cell for cell, side, kind in arms(cells) if is_open(cells, cell, side, kind)]


def is_open(cells: tuple[str, ...], cell: int, side: int, kind: str) -> bool:
    """Whether an arm meets neither its like nor the border, nor, if it is a route, a crater."""
    other = box().board.beside[cell][side]
    if other < 0:
        return False
    if cells[other] == CRATER:
        return kind == "L"
    return cells[other] == EMPTY or cells[other][(side + 2) % 4] != kind


def _crater_arms(cells: tuple[str, ...]) -> list[int]:
    beside = box().board.beside
    return [
        cell
        for cell, side, kind in arms(cells)
        if kind != "L" and beside[cell][side] >= 0 and cells[beside[cell][side]] == CRATER
    ]


def arms(cells: tuple[str, ...]) -> list[tuple[int, int, str]]:
    return [
        (cell, side, kind)
        for cell, text in enumerate(cells)
        if text not in (EMPTY, CRATER)
        for side, kind in enumerate(text[:4])
        if kind != BLANK
    ]


def _networks(cells: tuple[str, ...]) -> Line:
    points, earning = 0, []
    for network in components(*pieces(cells, "HR")):
        exits = sum(
            box().exits[cell][side] != BLANK
            for cell, group in network
            for side in _tile(cells[cell]).joins[group]
        )
        if worth := box().network_points[exits]:
            points += worth
            earning += [cell for cell, _ in network]
    return Line("networks", points, _names(sorted(set(earning))))


def _lakes(cells: tuple[str, ...]) -> list[Line]:
    lakes = [[cell for cell, _ in lake] for lake in components(*pieces(cells, "L"))]
    leaks = {cell for cell, side, kind in arms(cells) if kind == "L" and is_open(cells, cell, side, kind)}
    closed = [lake for lake in lakes if leaks.isdisjoint(lake)]
    within = sorted(cell for lake in closed for cell in lake)
    largest = max(lakes, key=len, default=[])
    return [
        Line("lakes", box().lake_points * len(closed), _names(within)),
        _line("largest-lake", 1, sorted(largest)),
    ]


def pieces(cells: tuple[str, ...], kinds: str) -> tuple[list[Node], Callable[[Node], list[Node]]]:
    """Gets the pieces of the given kinds, and which hang together with which across sides."""
    nodes = [
        (cell, group)
        for cell, text in enumerate(cells)
        if text not in (EMPTY, CRATER)
        for group, sides in enumerate(_tile(text).joins)
        if text[sides[0]] in kinds
    ]

    def neighbours(node: Node) -> list[Node]:
        cell, group = node
        found = []
        for side in _tile(cells[cell]).joins[group]:
            other, back = box().board.beside[cell][side], (side + 2) % 4
            if other >= 0 and cells[other] not in (EMPTY, CRATER) and cells[other][back] == cells[cell][side]:
                joins = _tile(cells[other]).joins
                found.append((other, next(i for i, sides in enumerate(joins) if back in sides)))
        return found

    return nodes, neighbours


def _longest(code: str, cells: tuple[str, ...], kind: str, rules: Rules) -> Line:
    route = _route(tuple([_arms_of(text, kind) for text in cells]), rules.printed.longest)
    return Line(code, len(route), _names(route))


@cache
def _arms_of(text: str, kind: str) -> tuple[Side, ...]:
    """Gets the sides at which a cell has an arm of a kind."""
    return () if text in (EMPTY, CRATER) else tuple(side for side in Side if text[side] == kind)


@lru_cache(maxsize=SHEETS)
def _route(arms: tuple[tuple[Side, ...], ...], longest: str) -> tuple[int, ...]:
    """Gets a longest route over cells that have *arms* of its kind."""
    visits = {cell: VISITS[longest](len(sides)) for cell, sides in enumerate(arms) if sides}
    edges = [
        (cell, other)
        for cell in visits
        for side in arms[cell]
        if side in (Side.E, Side.S)
        and (other := box().board.beside[cell][side]) in visits
        and side.opposite in arms[other]
    ]
    return longest_trail(edges, visits)


def _tile(text: str) -> Tile:
    return box().tiles[text]


def _line(code: str, each: int, cells: list[int]) -> Line:
    return Line(code, each * len(cells), _names(cells))


def _names(cells: list[int] | tuple[int, ...] | dict[int, None]) -> tuple[str, ...]:
    return tuple(box().board.names[cell] for cell in cells)

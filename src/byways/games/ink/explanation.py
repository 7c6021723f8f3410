"""What a turn does to networks and exits, and what it leaves open, in a few words each; what is expected."""

from __future__ import annotations

from collections.abc import Iterator

from byways.kernel.bot import Calibration
from byways.kernel.facets import Explanation
from byways.kernel.network import components
from byways.kernel.protocol import Seat
from byways.kernel.text import Text
from byways.kernel.tiles import BLANK

from .components import CRATER, EMPTY, box
from .notation import cell_name
from .rules import Ink
from .scoring import arms, is_open, pieces
from .state import Sheet, State

Cells = tuple[str, ...]


PLAIN = Calibration(bias=-0.012, spread=1.4, error=0.65)
EXPANSIONS = Calibration(bias=-0.001, spread=1.17, error=1.1)
DRAFT = Calibration(bias=-0.031, spread=1.0, error=1.65)


def calibration(game: Ink) -> Calibration:
    """Gets how far what is expected is off; measured by ``bench/hints.py``, see docs/insight.md."""
    if game.rules.draft:
        return DRAFT
    return EXPANSIONS if game.rules.lava or game.rules.meteor else PLAIN


def effects(game: Ink, before: State, after: State, seat: Seat) -> tuple[Text, ...]:
    """Gets what a turn of *seat* did; after the last one nothing stays open."""
    old, new = before.desk(seat).sheet, after.desk(seat).sheet
    return () if old == new else tuple(_effects(old, new, before.round == game.rules.rounds))


def _effects(before: Sheet, after: Sheet, last: bool) -> Iterator[Text]:
    joined = _joined(before.cells, after.cells)
    if joined > 1:
        yield Text("ink.effect.joins", {"count": joined})
    reached = [exit_ for exit_ in _used(after.cells) if exit_ not in _used(before.cells)]
    if reached:
        yield Text("ink.effect.reaches", {"count": len(reached), "exits": _names(reached)})
    free, left = _free(before.cells), _free(after.cells)
    shut = [exit_ for exit_ in free if exit_ not in left and exit_ not in reached]
    if shut:
        yield Text("ink.effect.shuts", {"count": len(shut), "exits": _names(shut)})
    dead = len(_dead_ends(after.cells)) - len(_dead_ends(before.cells))
    if dead > 0:
        yield Text("ink.effect.dead", {"count": dead})
    if len(after.used) > len(before.used):
        yield Text("ink.effect.special", {"count": box().max_specials - len(after.used)})
    if not last:
        yield Text("ink.effect.open", {"count": len(left)})


def _names(cells: list[int]) -> str:
    return ", ".join(map(cell_name, cells))


def _joined(before: Cells, after: Cells) -> int:
    """Gets how many networks have become one, at most."""
    kept = {cell for cell, text in enumerate(before) if text == after[cell]}
    network_of = {
        node: number
        for number, network in enumerate(components(*pieces(before, "HR")))
        for node in network
        if node[0] in kept
    }
    return max(
        (
            len({network_of[node] for node in network if node in network_of})
            for network in components(*pieces(after, "HR"))
        ),
        default=0,
    )


def _exits() -> Iterator[tuple[int, int]]:
    for cell, sides in enumerate(box().exits):
        for side, kind in enumerate(sides):
            if kind != BLANK:
                yield cell, side


def _used(cells: Cells) -> list[int]:
    """Gets the cells in which a route leaves by an exit."""
    return [
        cell
        for cell, side in _exits()
        if cells[cell] not in (EMPTY, CRATER) and cells[cell][side] == box().exits[cell][side]
    ]


def _free(cells: Cells) -> list[int]:
    """Gets the cells in which an exit waits for a route."""
    return [cell for cell, _ in _exits() if cells[cell] == EMPTY]


def _dead_ends(cells: Cells) -> list[int]:
    """Gets a cell for every end that can never be joined."""
    return [
        cell
        for cell, side, kind in arms(cells)
        if is_open(cells, cell, side, kind) and cells[box().board.beside[cell][side]] != EMPTY
    ]


EXPLANATION = Explanation(effects, calibration)

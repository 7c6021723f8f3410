"""What a turn does besides points, and what it leaves within reach, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator

from byways.kernel.bot import Calibration
from byways.kernel.facets import Explanation
from byways.kernel.protocol import Seat
from byways.kernel.text import Text

from .board import ReadyBoard, bits
from .components import COLOURS
from .rules import Bands
from .state import State


def calibration(game: Bands) -> Calibration:
    """Gets how far what is expected is off; measured by ``bench/hints.py``, see docs/insight.md."""
    return Calibration(bias=0.01, error=0.75)


def effects(game: Bands, before: State, after: State, seat: Seat) -> tuple[Text, ...]:
    """Gets what a turn of *seat* did."""
    return tuple(_effects(game.table, before, after, seat))


def _effects(table: ReadyBoard, before: State, after: State, seat: Seat) -> Iterator[Text]:
    old, new = before.desk(seat), after.desk(seat)
    if taken := (new.first & ~old.first).bit_count():
        yield Text("bands.effect.takes", {"count": taken})
    for colour, had, has in zip(COLOURS, old.hand, new.hand, strict=True):
        if has > had:
            yield Text("bands.effect.holds", {"count": has, "colour": colour})
    if after.triggered and not before.triggered:
        yield Text("bands.effect.last_round")
    elif not after.ended and new.bands != old.bands and (points := _within_reach(table, after, seat)):
        yield Text("bands.effect.open", {"count": points})


def _within_reach(table: ReadyBoard, state: State, seat: Seat) -> int:
    """Gets what lies in sectors that nobody has and that touch a peg of *seat*."""
    free = table.usable
    for desk in state.desks:
        free &= ~desk.first
    pegs, corners, stuff = state.desk(seat).pegs, table.board.lattice.sectors, table.board.sectors
    return sum(stuff[sector].treasure for sector in bits(free) if any(pegs >> p & 1 for p in corners[sector]))


EXPLANATION = Explanation(effects, calibration)

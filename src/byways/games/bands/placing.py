"""Where a band may go: shape, ground, attachment, price."""

from __future__ import annotations

from collections.abc import Iterator

from byways.kernel.protocol import Refusal, Seat

from .board import ReadyBoard, Shape, bits, check_ground
from .components import MAX_BANDS
from .payment import affordable, colours_of, owed
from .scenarios import FENCE, SEGMENT, Attach, Start
from .state import Desk, State

_NO_START = {
    Start.EDGE: Refusal("bands.band.start_edge"),
    Start.COMMON: Refusal("bands.band.start_common"),
    Start.GLOW: Refusal("bands.band.start_glow"),
}
_LOOSE = {Attach.OWN_PEG: Refusal("bands.band.own_peg"), Attach.HEAD: Refusal("bands.band.head")}


def anchors(table: ReadyBoard, state: State, seat: Seat) -> int | None:
    """Gets the pegs one of which the next band must touch; ``None`` if it may go anywhere."""
    desk, scenario = state.desks[seat - 1], table.scenario
    if desk.bands:
        return {Attach.OWN_PEG: desk.pegs, Attach.HEAD: desk.ends, Attach.NOTHING: None}[scenario.attach]
    if scenario.start is Start.ANYWHERE:
        return None
    starts = table.starts[seat - 1]
    if scenario.start is Start.GLOW:
        taken = 0
        for other in state.desks:
            taken |= other.pegs
        return starts & ~taken or starts
    return starts


def bands(table: ReadyBoard, state: State, seat: Seat) -> Iterator[Shape]:
    """Generates the bands that may be put on."""
    desk = state.desk(seat)
    if len(desk.bands) >= MAX_BANDS:
        return
    touch = anchors(table, state, seat)
    used, hand, own, colours = set(desk.bands), desk.hand, desk.pegs, table.board.colours
    for shape in table.allowed:
        if (touch is not None and not shape.pegs_mask & touch) or shape.number in used:
            continue
        if affordable(hand, tuple([colours[peg] for peg in shape.pegs if not own >> peg & 1])):
            yield shape


def check(table: ReadyBoard, state: State, seat: Seat, pegs: tuple[str, ...]) -> Refusal | None:
    """Gets why this band is refused."""
    desk = state.desk(seat)
    if len(desk.bands) >= MAX_BANDS:
        return Refusal("bands.band.none_left", args={"count": MAX_BANDS})
    shape = table.at.get(pegs)
    if shape is None:
        return Refusal("bands.band.shape", pegs, {"shapes": _offered(table)})
    if refusal := check_ground(table.board, table.scenario, table.usable, shape):
        return refusal
    if shape.number in desk.bands:
        return Refusal("bands.band.twice", pegs)
    if refusal := _check_anchor(table, state, seat, shape, desk):
        return refusal
    costs = owed(state, seat, shape)
    if not affordable(desk.hand, colours_of(table, costs)):
        return Refusal("bands.band.cost", tuple(table.board.lattice.names[peg] for peg in costs))
    return None


def _offered(table: ReadyBoard) -> str:
    """Gets a word for the shapes of the scenario."""
    shapes = table.scenario.shapes
    if FENCE in shapes:
        return "fences"
    if SEGMENT not in shapes:
        return "wide"
    return "usual" if len(shapes) > 1 else "segments"


def _check_anchor(table: ReadyBoard, state: State, seat: Seat, shape: Shape, desk: Desk) -> Refusal | None:
    touch = anchors(table, state, seat)
    if touch is None or shape.pegs_mask & touch:
        return None
    refusal = _LOOSE[table.scenario.attach] if desk.bands else _NO_START[table.scenario.start]
    return Refusal(refusal.code, tuple(table.board.lattice.names[peg] for peg in bits(touch)))

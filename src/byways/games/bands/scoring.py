"""The score sheet, as if the game ended now, and who wins."""

from __future__ import annotations

from collections.abc import Callable

from byways.kernel.protocol import Line, Outcome, Seat, Tally
from byways.kernel.result import tie_broken
from byways.kernel.text import Text

from .board import ReadyBoard, sector_pegs
from .components import CRYSTALS_A_POINT
from .state import Desk, State


def tally(table: ReadyBoard, state: State, seat: Seat) -> Tally:
    """Gets the score sheet of a seat."""
    desk, scenario = state.desk(seat), table.scenario
    left = max(0, desk.crystals - scenario.hand_in)
    lines = [
        Line("treasure", desk.points, sector_pegs(table, desk.first)),
        Line("crystals", left // CRYSTALS_A_POINT),
    ]
    lines += [BONUSES[name](table, state, seat, points) for name, points in scenario.bonuses]
    return Tally(tuple(lines))


def outcome(table: ReadyBoard, state: State) -> Outcome | None:
    """Gets how the game ended: most points, then fewest bands, among those who hand in their crystals."""
    if not state.ended:
        return None
    hand_in = table.scenario.hand_in
    saved = [Seat(i) for i, desk in enumerate(state.desks, 1) if desk.crystals >= hand_in]
    rank = {seat: (tally(table, state, seat).total, -len(state.desk(seat).bands)) for seat in saved}
    winners = frozenset(seat for seat in saved if rank[seat] == max(rank.values()))
    tie = tie_broken("bands.tie", rank) if rank else None
    if len(saved) < len(state.desks):
        kept = tuple(Text("player.name", {"seat": seat}) for seat in saved)
        tie = Text("bands.handed_in", {"crystals": hand_in, "players": kept or "none"})
    return Outcome(state.ended, winners, by_total=not hand_in, tie=tie)


def areas(table: ReadyBoard, held: int) -> list[int]:
    """Gets the separate areas: sectors that hang together by their pegs."""
    found = []
    while held:
        area = todo = held & -held
        while todo:
            sector = todo.bit_length() - 1
            todo ^= 1 << sector
            more = table.neighbours[sector] & held & ~area
            area |= more
            todo |= more
        held &= ~area
        found.append(area)
    return found


def _areas(table: ReadyBoard, state: State, seat: Seat, points: int) -> Line:
    held = state.desk(seat).held
    return Line("areas", points * len(areas(table, held)), sector_pegs(table, held))


def _totems(table: ReadyBoard, state: State, seat: Seat, points: int) -> Line:
    """The most totems of a kind; what is shared is rounded up."""
    won, places = 0, 0
    for _, sectors in table.totems:
        counts = [(desk.first & sectors).bit_count() for desk in state.desks]
        most = max(counts)
        if most and counts[seat - 1] == most:
            won += -(-points // counts.count(most))
            places |= state.desk(seat).first & sectors
    return Line("totems", won, sector_pegs(table, places))


def _sets(table: ReadyBoard, state: State, seat: Seat, points: int) -> Line:
    counts = artifacts(table, state.desk(seat))
    sets = min(counts.values()) if len(counts) == 3 else 0
    return Line("sets", points * sets)


def artifacts(table: ReadyBoard, desk: Desk) -> dict[str, int]:
    """Gets how many artifacts of each kind a player has."""
    return {name: (desk.crossed & lines).bit_count() for name, lines in table.artifacts}


BONUSES: dict[str, Callable[[ReadyBoard, State, Seat, int], Line]] = {
    "areas": _areas,
    "totems": _totems,
    "sets": _sets,
}

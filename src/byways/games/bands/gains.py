"""What a band brings: explore, surround, bonuses, penalties, the end trigger. In this order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from byways.kernel.protocol import Event, Seat

from .board import ReadyBoard, Shape, Stuff, bits, sector_pegs
from .components import MAX_BANDS
from .scenarios import Attach
from .state import Desk, State


@dataclass(slots=True)
class Work:
    """A band while it is being put on. The only thing here that changes."""

    table: ReadyBoard
    state: State
    seat: Seat
    shape: Shape
    before: Desk
    lines: int
    """Lines covered by this player, this band included."""

    taken: int
    """Sectors that anybody had explored or surrounded before."""

    surrounded: int = 0
    """Sectors cut off from the outside now, without those inside the band."""

    ends: int = 0
    crossed: int = 0
    bonus_cards: int = 0
    reached: bool = False
    points: list[int] = field(default_factory=list)
    crystals: int = 0
    events: list[Event] = field(default_factory=list)

    @property
    def inside(self) -> int:
        return self.shape.sectors & self.table.usable

    @property
    def fresh(self) -> int:
        """Sectors that this band takes first."""
        return (self.inside | self.surrounded) & ~self.taken

    def say(self, code: str, seat: Seat, points: int, crystals: int = 0, refs: tuple[str, ...] = ()) -> None:
        self.events.append(Event(code, seat, refs, {"points": points, "crystals": crystals}))

    def lose(self, code: str, points: int, refs: tuple[str, ...]) -> None:
        """Takes points away, never more than there are."""
        i = self.seat - 1
        lost = min(points, self.points[i])
        self.points[i] -= lost
        self.say(code, self.seat, lost, refs=refs)


def put_on(table: ReadyBoard, state: State, seat: Seat, shape: Shape) -> tuple[State, int, tuple[Event, ...]]:
    """Gets the table with a band that is paid for, how many cards it brings, and what happened."""
    before = state.desks[seat - 1]
    taken = 0
    for desk in state.desks:
        taken |= desk.first
    work = Work(table, state, seat, shape, before, before.lines | shape.lines, taken)
    work.points = [desk.points for desk in state.desks]
    work.events.append(Event("bands.put", seat, shape.names))
    work.ends = _next_ends(table, seat, shape, before)
    _explore(work)
    if table.scenario.surround:
        _surround(work)
    if table.scenario.on_lines and shape.line >= 0:
        _cross(work)
    for effect in table.scenario.effects:
        EFFECTS[effect](work)
    return _finish(work), work.bonus_cards, tuple(work.events)


def _finish(work: Work) -> State:
    before, shape, state = work.before, work.shape, work.state
    desk = Desk(
        before.hand,
        before.shown,
        before.drawn,
        (*before.bands, shape.number),
        before.pegs | shape.pegs_mask,
        work.lines,
        before.held | work.inside | work.surrounded,
        before.first | work.fresh,
        before.crossed | work.crossed,
        work.ends,
        work.points[work.seat - 1],
        before.crystals + work.crystals,
    )
    desks = list(state.desks)
    for i, points in enumerate(work.points):
        if points != desks[i].points:
            desks[i] = replace(desks[i], points=points)
    desks[work.seat - 1] = desk
    reached = (*state.reached, work.seat) if work.reached else state.reached
    after = replace(state, desks=tuple(desks), reached=reached, band=-1, acted=True)
    if not after.triggered and triggers(work.table, after):
        work.events.append(Event("bands.last_round", work.seat))
        after = replace(after, triggered=True)
    return after


def triggers(table: ReadyBoard, state: State) -> bool:
    """Whether the end condition of the scenario holds; rounds are counted elsewhere."""
    scenario = table.scenario
    if scenario.end_score:
        return any(desk.points >= scenario.end_score for desk in state.desks)
    if scenario.end_drawings:
        return complete_drawings(table, state) >= scenario.end_drawings[len(state.desks) - 2]
    return scenario.end_bands and any(len(desk.bands) >= MAX_BANDS for desk in state.desks)


def complete_drawings(table: ReadyBoard, state: State) -> int:
    """Gets how many drawings have all their sectors taken."""
    taken = 0
    for desk in state.desks:
        taken |= desk.first
    return sum(not drawing & ~taken for drawing in table.drawings)


def _next_ends(table: ReadyBoard, seat: Seat, shape: Shape, before: Desk) -> int:
    """Gets where a chain goes on."""
    if table.scenario.attach is not Attach.HEAD:
        return 0
    if before.bands:
        return shape.pegs_mask & ~before.ends
    beyond = shape.pegs_mask & ~table.starts[seat - 1]
    # Two start pegs: the second band decides which of them is the head.
    return beyond or shape.pegs_mask


def _collect(work: Work, code: str, stuff: list[Stuff], refs: tuple[str, ...]) -> None:
    points, crystals = sum([s.treasure for s in stuff]), sum([s.crystals for s in stuff])
    work.points[work.seat - 1] += points
    work.crystals += crystals
    work.say(code, work.seat, points, crystals, refs)


def _explore(work: Work) -> None:
    if fresh := work.inside & ~work.taken:
        sectors = work.table.board.sectors
        _collect(work, "bands.explored", [sectors[i] for i in bits(fresh)], sector_pegs(work.table, fresh))


def _surround(work: Work) -> None:
    # A band that meets older ones at a single peg closes nothing but itself.
    if (work.shape.pegs_mask & work.before.pegs).bit_count() < 2:
        work.surrounded = work.before.held & ~work.inside
        return
    cut_off = work.table.board.lattice.cut_off(work.lines)
    work.surrounded = cut_off & work.table.usable & ~work.inside
    if fresh := work.surrounded & ~work.taken:
        sectors = work.table.board.sectors
        _collect(work, "bands.surrounded", [sectors[i] for i in bits(fresh)], sector_pegs(work.table, fresh))


def _cross(work: Work) -> None:
    line = work.shape.line
    stuff = work.table.board.lines[line]
    if any(desk.crossed >> line & 1 for desk in work.state.desks):
        return
    work.crossed = 1 << line
    if stuff.treasure or stuff.crystals:
        _collect(work, "bands.crossed", [stuff], work.shape.names)


def _edge(work: Work) -> None:
    """The first at the opposite edge, then the second."""
    prizes, reached = work.table.scenario.edge, work.state.reached
    if work.seat in reached or not work.shape.pegs_mask & work.table.targets[work.seat - 1]:
        return
    work.reached = True
    if len(reached) < len(prizes):
        work.points[work.seat - 1] += prizes[len(reached)]
        work.say("bands.edge", work.seat, prizes[len(reached)], refs=work.shape.names)


def _drawings(work: Work) -> None:
    """A point a sector, one more for the last, then for whoever took most of it."""
    table, fresh = work.table, work.fresh
    if gained := (fresh & table.drawn).bit_count():
        work.points[work.seat - 1] += gained
        work.say("bands.drawing", work.seat, gained, refs=sector_pegs(table, fresh & table.drawn))
    for drawing in table.drawings:
        if not drawing & fresh or drawing & ~(fresh | work.taken):
            continue
        work.points[work.seat - 1] += 1
        work.say("bands.drawing_done", work.seat, 1, refs=sector_pegs(table, drawing))
        parts = [(desk.first & drawing).bit_count() for desk in work.state.desks]
        parts[work.seat - 1] += (fresh & drawing).bit_count()
        prize = drawing.bit_count() - 3
        for i, part in enumerate(parts):
            if part == max(parts):
                work.points[i] += prize
                work.say("bands.drawing_most", Seat(i + 1), prize, refs=sector_pegs(table, drawing))


def _empty(work: Work) -> None:
    """Each sector outside the drawings costs a player once."""
    empty = (work.inside | work.surrounded) & ~work.before.held & ~work.table.drawn
    if empty:
        work.lose(
            "bands.empty", work.table.scenario.penalty * empty.bit_count(), sector_pegs(work.table, empty)
        )


def _plots(work: Work) -> None:
    """A point for each new sector of a plot that is large enough, plot by plot."""
    table = work.table
    for plot in table.board.lattice.parts(work.surrounded, work.lines):
        new = plot & ~work.taken
        if new.bit_count() >= table.scenario.plot:
            work.points[work.seat - 1] += new.bit_count()
            work.say("bands.plot", work.seat, new.bit_count(), refs=sector_pegs(table, new))


def _crossing(work: Work) -> None:
    """Arriving at an own peg costs points."""
    if work.before.bands and (arrived := work.ends & work.before.pegs):
        names = work.table.board.lattice.names
        work.lose("bands.own_trail", work.table.scenario.penalty, tuple(names[peg] for peg in bits(arrived)))


def _artifact(work: Work) -> None:
    """An artifact brings a card at once."""
    if work.crossed and (what := work.table.board.lines[work.shape.line].what):
        work.bonus_cards = 1
        work.events.append(Event("bands.artifact", work.seat, work.shape.names, {"artifact": what}))


EFFECTS: dict[str, Callable[[Work], None]] = {
    "edge": _edge,
    "drawings": _drawings,
    "empty": _empty,
    "plots": _plots,
    "crossing": _crossing,
    "artifact": _artifact,
}

"""Hex: two players take cells of a rhombus in turn; whoever connects their two edges wins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from byways.kernel.lots import Lots
from byways.kernel.moves import Moves, one_of
from byways.kernel.protocol import (
    Event,
    Game,
    Line,
    Outcome,
    Path,
    Ref,
    Refusal,
    Seat,
    Tally,
    UnreadableAction,
)
from byways.kernel.rng import Rng
from byways.kernel.scene import UNIT, Area, Brief, Scene, Spot, Stroke, Text

STONES = {1: "hex-dark", 2: "hex-light"}
MIDDLE = (UNIT // 2, UNIT // 2)
AROUND = ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))
Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Take:
    """Taking a cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class State:
    """Who has which cell, in the order in which they were taken. All of it is public."""

    taken: tuple[Cell, ...] = ()

    @property
    def mover(self) -> Seat:
        return Seat(len(self.taken) % 2 + 1)

    def owner(self, cell: Cell) -> Seat | None:
        return Seat(self.taken.index(cell) % 2 + 1) if cell in self.taken else None


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees: everything, and which seat it is."""

    state: State
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Hex(Game[State, Take, View]):
    """Hex on a rhombus of some size."""

    size: int
    name: str = "hex"

    # Whose turn it is, and what may be played

    def setup(self, seats: int) -> State:
        return State()

    def to_act(self, state: State) -> frozenset[Seat]:
        over = any(self._connected(state, Seat(seat)) for seat in STONES)
        return frozenset() if over else frozenset({state.mover})

    def turn(self, state: State) -> int:
        return len(state.taken)

    def moves(self, state: State, seat: Seat) -> Moves:
        return one_of(tuple(_name(cell) for cell in self._cells() if cell not in state.taken))

    def check(self, state: State, seat: Seat, action: Take) -> tuple[Refusal, ...]:
        if action.cell not in self._cells():
            return (Refusal("hex.outside", (_name(action.cell),)),)
        if action.cell in state.taken:
            return (Refusal("hex.taken", (_name(action.cell),)),)
        return ()

    def apply(self, state: State, seat: Seat, action: Take) -> tuple[State, tuple[Event, ...]]:
        after = replace(state, taken=(*state.taken, action.cell))
        return after, (Event("hex.took", seat, (_name(action.cell),)),)

    # Chance and secrets: there are none

    def roll(self, state: State, rng: Rng) -> Take:
        raise AssertionError("there are no dice in Hex")

    def lots(self, state: State) -> Lots:
        raise AssertionError("there are no dice in Hex")

    def all_lots(self, seats: int) -> Iterable[Lots]:
        return ()

    def observe(self, state: State, seat: Seat | None) -> View:
        return View(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return view.state

    # How it ends

    def tally(self, state: State, seat: Seat) -> Tally:
        return Tally((Line("connected", int(self._connected(state, seat))),), scored=False)

    def outcome(self, state: State) -> Outcome | None:
        winners = frozenset(Seat(seat) for seat in STONES if self._connected(state, Seat(seat)))
        return Outcome("hex.end", winners) if winners else None

    def _connected(self, state: State, seat: Seat) -> bool:
        """Whether a seat has joined its edges: the first west and east, the second north and south."""
        along = seat - 1
        own = {cell for i, cell in enumerate(state.taken) if i % 2 == along}
        reached = [cell for cell in own if cell[along] == 0]
        for x, y in reached:
            for dx, dy in AROUND:
                cell = x + dx, y + dy
                if cell in own and cell not in reached:
                    reached.append(cell)
        return any(cell[along] == self.size - 1 for cell in reached)

    # How it is written and drawn

    def path(self, action: Take) -> Path:
        return (_name(action.cell),)

    def read(self, path: Path) -> Take:
        if (
            len(path) != 1
            or len(path[0]) != 2
            or path[0][0] not in "abcdefghi"
            or path[0][1] not in "123456789"
        ):
            raise UnreadableAction(" ".join(path))
        return Take((ord(path[0][0]) - ord("a"), int(path[0][1]) - 1))

    def scene(self, view: View) -> Scene:
        half = UNIT // 2
        spots = tuple(
            self._spot(view.state, (x, y), (x * UNIT + y * half, y * UNIT)) for x, y in self._cells()
        )
        wide = self.size * UNIT + (self.size - 1) * half
        return Scene((Area("board", Text("hex.board"), (wide, self.size * UNIT), spots),))

    def _spot(self, state: State, cell: Cell, at: tuple[int, int]) -> Spot:
        owner, name = state.owner(cell), _name(cell)
        if owner is None:
            return Spot(name, Text("hex.cell", {"cell": name, "seat": 0}), at)
        marks = ("last",) if state.taken[-1] == cell else ()
        label = Text("hex.cell", {"cell": name, "seat": owner})
        return Spot(name, label, at, strokes=(Stroke(STONES[owner], (MIDDLE,)),), marks=marks)

    def stage(self, view: View) -> Text:
        return Text("hex.stage", {"move": len(view.state.taken) + 1})

    def brief(self, view: View, words: frozenset[Ref]) -> Brief:
        goal = Text("hex.goal", {"side": view.seat or 0})
        return Brief(goal, guide=Text("hex.guide")) if words else Brief(goal)

    def face(self, word: Ref) -> Spot:
        raise AssertionError("there are no dice in Hex")

    def _cells(self) -> list[Cell]:
        return [(x, y) for y in range(self.size) for x in range(self.size)]


def _name(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"

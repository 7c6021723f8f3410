"""Hex: two players take cells of a rhombus in turn; whoever connects their two edges wins."""

from __future__ import annotations

from dataclasses import dataclass, replace

from byways.kernel.facts import Options
from byways.kernel.moves import Moves, one_of
from byways.kernel.protocol import (
    Event,
    Game,
    Line,
    Outcome,
    Path,
    Refusal,
    Seat,
    Tally,
    UnreadableAction,
)
from byways.kernel.rng import Rng

from . import FACTS

SEATS = (Seat(1), Seat(2))
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
    facets = FACTS.facets

    # Whose turn it is, and what may be played

    def setup(self, seats: int) -> State:
        return State()

    def to_act(self, state: State) -> frozenset[Seat]:
        over = any(self._connected(state, seat) for seat in SEATS)
        return frozenset() if over else frozenset({state.mover})

    def turn(self, state: State) -> int:
        return len(state.taken)

    def moves(self, state: State, seat: Seat) -> Moves:
        return one_of(tuple(name_of(cell) for cell in self.cells() if cell not in state.taken))

    def check(self, state: State, seat: Seat, action: Take) -> tuple[Refusal, ...]:
        if action.cell not in self.cells():
            return (Refusal("hex.outside", (name_of(action.cell),)),)
        if action.cell in state.taken:
            return (Refusal("hex.taken", (name_of(action.cell),)),)
        return ()

    def apply(self, state: State, seat: Seat, action: Take) -> tuple[State, tuple[Event, ...]]:
        after = replace(state, taken=(*state.taken, action.cell))
        return after, (Event("hex.took", seat, (name_of(action.cell),)),)

    # Secrets: there are none

    def observe(self, state: State, seat: Seat | None) -> View:
        return View(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return view.state

    # How it ends

    def tally(self, state: State, seat: Seat) -> Tally:
        return Tally((Line("connected", int(self._connected(state, seat))),), scored=False)

    def outcome(self, state: State) -> Outcome | None:
        winners = frozenset(seat for seat in SEATS if self._connected(state, seat))
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

    # How it is written

    def path(self, action: Take) -> Path:
        return (name_of(action.cell),)

    def read(self, path: Path) -> Take:
        if (
            len(path) != 1
            or len(path[0]) != 2
            or path[0][0] not in "abcdefghi"
            or path[0][1] not in "123456789"
        ):
            raise UnreadableAction(" ".join(path))
        return Take((ord(path[0][0]) - ord("a"), int(path[0][1]) - 1))

    def cells(self) -> list[Cell]:
        return [(x, y) for y in range(self.size) for x in range(self.size)]


def make(options: Options, seats: int, rules: int) -> Hex:
    """Gets the game."""
    return Hex(options["size"])


def name_of(cell: Cell) -> str:
    """Gets how a cell is written."""
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"

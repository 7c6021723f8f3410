"""Sheets, desks, the table, and what can be done with them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from byways.kernel.protocol import Seat

from .components import CRATER, EMPTY, ROUTES


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one player has drawn."""

    cells: tuple[str, ...]
    """What each cell shows, row by row: ``H-H-``, ``O`` for a crater, empty for nothing."""

    drawn: tuple[int, ...]
    """The round in which each cell was drawn, 0 if it was not."""

    used: tuple[str, ...] = ()
    """Special routes that are crossed off, by name."""

    hit: int = 24
    """The cell that the last meteor hit."""

    def free(self, cell: int) -> bool:
        """Whether something may be drawn here: the cell is empty or a crater."""
        return self.cells[cell] in (EMPTY, CRATER)

    def with_cell(self, cell: int, text: str, round_: int) -> Sheet:
        cells, drawn = self.cells, self.drawn
        return Sheet(
            cells[:cell] + (text,) + cells[cell + 1 :],
            drawn[:cell] + (round_,) + drawn[cell + 1 :],
            self.used,
            self.hit,
        )

    def crossed_off(self, special: str) -> Sheet:
        return replace(self, used=tuple(sorted((*self.used, special))))


@dataclass(frozen=True, slots=True)
class Desk:
    """One player's round."""

    sheet: Sheet
    before: Sheet
    """The sheet when the dice fell. It is all that others see until everybody is done."""

    faces: tuple[str, ...] = ()
    """Your route dice, ``w1`` to ``w4``; in the draft only those taken so far."""

    left: tuple[str, ...] = ()
    """Route dice still to draw."""

    lava: tuple[str, ...] = ()
    """Lava dice not drawn yet."""

    poured: bool = False
    """Whether a lava die was drawn this round."""

    settled: bool = True
    """Whether the meteor has fallen or was warded off."""

    special: bool = False
    """Whether a special route was used this round."""

    done: bool = False
    """Whether the round is over for this player."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole table."""

    round: int
    faces: tuple[str, ...]
    """Routes on top of the dice, empty before the roll; in the draft two by two the pairs."""

    lava: tuple[str, ...]
    meteor: tuple[str, int] | None
    desks: tuple[Desk, ...]
    star: Seat | None = None
    """The first player of the game, by lot (draft only)."""

    first: Seat | None = None
    """The first player of this round (draft only)."""

    taken: tuple[int, ...] = ()
    """The numbers of the pairs taken, in order."""

    def desk(self, seat: Seat) -> Desk:
        return self.desks[seat - 1]

    def with_desk(self, seat: Seat, desk: Desk) -> State:
        return State(
            self.round,
            self.faces,
            self.lava,
            self.meteor,
            self.desks[: seat - 1] + (desk,) + self.desks[seat:],
            self.star,
            self.first,
            self.taken,
        )


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know."""

    seat: Seat | None
    """Who is looking; null for a spectator."""

    round: int
    """The round, from 1."""

    faces: tuple[str, ...]
    lava: tuple[str, ...]
    """What the lava dice show."""

    meteor: tuple[str, int] | None
    """Where the meteor comes from, and how far it flies."""

    star: Seat | None
    first: Seat | None
    taken: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    """Every seat's sheet as it was when the dice fell."""

    own: Desk | None
    """Your desk, with your draft."""


@dataclass(frozen=True, slots=True)
class First:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Roll:
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LavaRoll:
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MeteorRoll:
    direction: str
    distance: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Draws a route die, a lava die or a special route."""

    source: str
    cell: int
    text: str


@dataclass(frozen=True, slots=True)
class Volcano:
    cell: int


@dataclass(frozen=True, slots=True)
class Meteor:
    direction: str


@dataclass(frozen=True, slots=True)
class Shield:
    special: str


@dataclass(frozen=True, slots=True)
class Pair:
    number: int


@dataclass(frozen=True, slots=True)
class Done:
    pass


Chance = First | Roll | LavaRoll | MeteorRoll
Action = Chance | Lay | Volcano | Meteor | Shield | Pair | Done


def pair(state: State, number: int) -> tuple[str, str]:
    """Gets the faces of a pair of the draft, counted from 1."""
    return state.faces[2 * number - 2], state.faces[2 * number - 1]


def dice_left(faces: tuple[str, ...]) -> tuple[str, ...]:
    """Gets the names of dice that show *faces*."""
    return ROUTES[: len(faces)]

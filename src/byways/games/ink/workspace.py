"""The buffers that the core works on, and its calls with names instead of letters."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from byways.kernel.weights import Weights

from . import core, layout, practice, routes, search
from .tables import tables
from .weights import empty, net_for


def _whole(size: int) -> array[int]:
    return array("i", bytes(4 * size))


@dataclass(frozen=True, slots=True)
class Widths:
    """How many boards a search keeps of each group, and how many of these try special routes."""

    boards: int
    special: int
    last: int
    """The same for the last round, where the score alone counts."""

    last_special: int
    turns: int = 12
    """How many whole turns are offered."""

    narrow: int = 0
    """In how many ways a piece is drawn after the first, where nothing has changed; 0 for all."""


PRACTICE = Widths(4, 1, 8, 3, narrow=4)
NONE = -1
"""Instead of a die that is not there."""

NO_SPECIAL = 1
"""Where a turn starts that may use no special route."""


@dataclass(slots=True)
class Workspace:
    """Everything that one player needs to think. Not to be shared by two that think at the same time."""

    widths: Widths = PRACTICE
    played: int = 0
    weights: Weights | None = None
    """What the net has learned; nothing, if none are given."""

    board: array[int] = field(init=False, default_factory=lambda: _whole(layout.BOARD))
    notes: array[int] = field(init=False, default_factory=lambda: _whole(layout.NOTES))
    sums: array[int] = field(init=False, default_factory=lambda: array("h", bytes(4 * layout.HIDDEN)))
    chance: array[int] = field(init=False, default_factory=lambda: array("q", bytes(8 * 5)))
    lessons: array[int] = field(init=False, default_factory=lambda: _whole(layout.LESSONS))
    plan: array[int] = field(init=False)
    known: Weights = field(init=False)

    def __post_init__(self) -> None:
        name, head = net_for(self.played)
        self.known = self.weights or empty(name)
        width = max(self.widths.boards, self.widths.last)
        self.plan = _whole(layout.RECORDS + layout.GROUPS * width * (layout.RECORD + layout.BOARD))
        plan, widths = self.plan, self.widths
        plan[layout.PLAYED] = self.played
        plan[layout.ENDS_KEPT] = widths.turns
        plan[layout.FIRST_WIDTH], plan[layout.FIRST_SPECIAL_WIDTH] = widths.boards, widths.special
        plan[layout.FIRST_HEAD] = head
        plan[layout.NARROW] = widths.narrow
        plan[layout.LAST_WIDTH], plan[layout.LAST_SPECIAL_WIDTH] = widths.last, widths.last_special

    def arrange(self, tiles: Sequence[int], used: int = 0, hit: int = 24) -> None:
        """Draws *tiles* on an empty board."""
        core.arrange(self.board, tables(), array("i", tiles), used, hit)

    def score(self) -> int:
        return routes.tally(self.board, tables(), self.notes, self.played)

    def seed(self, number: int) -> None:
        """Starts the random numbers anew."""
        practice.seed(self.chance, number)

    def practise(self) -> int:
        """Plays one game to learn from and gets its score."""
        return practice.practise(
            self.board,
            tables(),
            self.notes,
            self.known.rows,
            self.known.heads,
            self.sums,
            self.plan,
            self.chance,
            self.lessons,
        )

    def think(
        self,
        dice: Sequence[int],
        round_: int,
        last: bool,
        start: int | None = None,
        same: bool = False,
    ) -> int:
        """Finds the best turns with *dice* and gets the value of the best, in parts of a point.

        *dice* are four routes, then what the expansions add: two of lava,
        direction and distance of the meteor. By the score alone if this is the
        last round. A turn that has begun starts in a group of its own
        (``layout.py``). What is known of a board that is the *same* as before
        need not be found anew.
        """
        plan = self.plan
        # Meteors and lava make another board before the dice are drawn.
        plan[layout.SAME] = same and self.start == 0
        plan[layout.JUDGE] = -1 if last else plan[layout.FIRST_HEAD] + round_ - 1
        plan[layout.START] = self.start if start is None else start
        plan[layout.WIDTH] = plan[layout.LAST_WIDTH if last else layout.FIRST_WIDTH]
        width = layout.LAST_SPECIAL_WIDTH if last else layout.FIRST_SPECIAL_WIDTH
        plan[layout.SPECIAL_WIDTH] = plan[width]
        self.notes[layout.DICE : layout.DICE + len(dice)] = array("i", dice)
        return search.find_turns(
            self.board,
            tables(),
            self.notes,
            self.known.rows,
            self.known.heads,
            self.sums,
            self.plan,
        )

    @property
    def start(self) -> int:
        """The group that a turn starts in."""
        if self.played & layout.WITH_METEOR:
            return layout.NOT_SETTLED
        return layout.NOT_POURED if self.played & layout.WITH_LAVA else 0

    def turns(self) -> range:
        """Gets the numbers of the turns that were found, the best first."""
        return range(self.plan[layout.ENDS_COUNT])

    def worth(self, turn: int) -> int:
        """Gets the value of a turn that was found, in parts of a point."""
        return self.plan[layout.ENDS + 2 * turn + 1]

    def moves(self, turn: int = 0) -> list[tuple[int, int, int]]:
        """Gets source, cell and drawing of each move of a turn that was found, 0 being the best."""
        found: list[tuple[int, int, int]] = []
        number = self.plan[layout.ENDS + 2 * turn]
        while True:
            record = layout.RECORDS + number * layout.RECORD
            parent = self.plan[record + layout.PARENT]
            if parent < 0:
                return found[::-1]
            move = self.plan[record + layout.MOVE]
            found.append((self.plan[record + layout.SOURCE], move & 127, move >> 7))
            number = parent

    def take(self, turn: int = 0) -> None:
        """Plays one of the turns that were found on the board."""
        search.take_turn(tables(), self.plan, turn, self.board)

"""Players of the base game, by whole turns: what a turn is worth is learned, or looked ahead to."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from time import monotonic

from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick

from . import layout, search
from .components import ROUTES, box
from .notation import SPECIALS
from .options import Rules
from .state import Action, Desk, Done, Lay, Sheet, View
from .tables import drawing_numbers, drawings, piece_numbers, played
from .weights import Weights, empty, read
from .workspace import Widths, Workspace

COMPILED = not str(search.__file__).endswith(".py")
"""Whether search is fast enough for wide beams and for looking ahead."""

REMEMBERED = 500
"""How many moves of whole turns are remembered, until they are asked for one by one."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays."""

    widths: Widths
    learned: bool = True
    """Whether the net judges; otherwise the score alone."""

    replies: tuple[tuple[int, int], ...] = ()
    """So many of the best turns are looked ahead from with so many throws, stage after stage."""


STYLES = {
    1: Style(Widths(1, 1, 1, 1), learned=False),
    2: Style(Widths(1, 0, 2, 0)),
    3: Style(Widths(1, 1, 2, 1)),
    4: Style(Widths(10, 5, 40, 15)),
    5: Style(Widths(16, 6, 100, 40, turns=8), replies=((8, 8), (4, 16), (2, 32))),
}
SLOW = Widths(3, 1, 6, 2, turns=40)
"""Where the core is not compiled, the score finds turns, and the net judges only whole ones."""

NO_DICE = [layout.LAVA_FACE] * len(ROUTES)
"""Without lava this face fits nowhere."""

TRUST = 8
"""What the net says of a turn counts like so many throws, since few throws tell less than it does."""

REPLY = Widths(2, 1, 3, 1)


@cache
def weights() -> Weights:
    """Gets what was learned for the base game."""
    return read(files(__package__).joinpath("base.net").read_bytes())


@cache
def workspace(widths: Widths, learned: bool, rules: Rules) -> Workspace:
    return Workspace(widths, weights() if learned else empty(), played(rules))


Asked = tuple[Rules, int, int, tuple[str, ...], tuple[str, ...], Sheet]
_planned: OrderedDict[Asked, Action] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Player:
    """Plays one level of the base game; the same moves for the same view, unless time runs short."""

    rules: Rules
    level: int

    def choose(self, game: object, view: View, seat: Seat, seconds: float) -> Action:
        """Gets the next move of a good turn.

        :raises ValueError: *seat* has nothing to do.
        """
        desk = view.own
        if desk is None or not desk.faces or desk.done:
            raise ValueError(f"seat {seat} has nothing to do")
        asked = self._asked(view, desk)
        if asked not in _planned:
            self._plan(view, desk, seconds)
        return _planned[asked]

    def _asked(self, view: View, desk: Desk) -> Asked:
        return self.rules, self.level, view.round, desk.faces, desk.left, desk.sheet

    def _plan(self, view: View, desk: Desk, seconds: float) -> None:
        """Remembers every move of the best turn from here."""
        sheet, left = desk.sheet, desk.left
        for source, cell, drawing in self._turn(view, desk, seconds):
            name = ROUTES[source] if source < len(ROUTES) else SPECIALS[source - len(ROUTES)]
            text = drawings()[drawing]
            self._remember(self._asked(view, replace(desk, sheet=sheet, left=left)), Lay(name, cell, text))
            sheet = sheet.with_cell(cell, text, view.round)
            if name in SPECIALS:
                sheet = sheet.crossed_off(name)
            left = tuple(die for die in left if die != name)
        self._remember(self._asked(view, replace(desk, sheet=sheet, left=left)), Done())

    def _remember(self, asked: Asked, action: Action) -> None:
        _planned[asked] = action
        while len(_planned) > REMEMBERED:
            _planned.popitem(last=False)

    def _turn(self, view: View, desk: Desk, seconds: float) -> list[tuple[int, int, int]]:
        style = STYLES[self.level]
        deadline = monotonic() + seconds
        judged = style.learned and view.round < self.rules.rounds
        hasty = style.learned and not COMPILED
        space = workspace(SLOW if hasty else style.widths, style.learned, self.rules)
        arrange(space, desk.sheet)
        # A die that is drawn already shows what fits nowhere.
        dice = NO_DICE[:]
        for die in desk.left:
            dice[ROUTES.index(die)] = piece_numbers()[desk.faces[ROUTES.index(die)]]
        specials = not desk.special and style.widths.special > 0
        space.think(dice, view.round, not judged or hasty, specials)
        best = 0
        if judged and hasty:
            best = self._judge(space, view.round)
        elif judged and style.replies:
            best = self._look_ahead(space, view, style, deadline)
        return space.moves(best)

    def _judge(self, space: Workspace, round_: int) -> int:
        """Gets the turn that the net likes best of those that were found."""
        judge = workspace(REPLY, True, self.rules)
        values = []
        for turn in space.turns():
            space.take(turn)
            judge.board[:] = space.board
            values.append(judge.think(NO_DICE, round_, last=False, specials=False))
        return values.index(max(values))

    def _look_ahead(self, space: Workspace, view: View, style: Style, deadline: float) -> int:
        """Gets the turn after which the next throws are answered best, the same throws for every turn."""
        reply = workspace(REPLY, True, self.rules)
        last = view.round + 1 == self.rules.rounds
        rng = Quick(f"{view.round} {view.faces} {view.sheets}")
        throws = [
            [piece_numbers()[pick(rng, box().dice[die])] for die in ROUTES]
            for _ in range(sum(count for _, count in style.replies))
        ]
        turns: Sequence[int] = space.turns()
        boards, begun = {}, 0
        totals = {turn: TRUST * space.worth(turn) for turn in turns}
        for turn in turns:
            space.take(turn)
            boards[turn] = space.board[:]
        for kept, count in style.replies:
            turns = sorted(turns, key=lambda turn: (-totals[turn], turn))[:kept]
            for throw in throws[begun : begun + count]:
                # Half a round of answers would favour those that were asked.
                if monotonic() > deadline:
                    return max(turns, key=lambda turn: (totals[turn], -turn))
                for turn in turns:
                    reply.board[:] = boards[turn]
                    totals[turn] += reply.think(throw, view.round + 1, last)
            begun += count
        return max(turns, key=lambda turn: (totals[turn], -turn))


def arrange(space: Workspace, sheet: Sheet) -> None:
    """Draws a sheet on the board of *space*."""
    tiles = [drawing_numbers()[text] for text in sheet.cells]
    space.arrange(tiles, sum(1 << SPECIALS.index(special) for special in sheet.used), sheet.hit)

"""Players by whole turns: what a turn is worth is learned, or looked ahead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from statistics import fmean, pstdev
from time import monotonic
from typing import Any

from byways.kernel.bot import Opinion, Plans, idea
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick
from byways.kernel.weights import Weights

from . import draft, layout, search
from .components import CHOOSE, DIRECTIONS, LAVA, ROUTES, box
from .notation import SPECIALS
from .options import Rules
from .rules import Ink
from .state import Action, Desk, Done, Lay, Meteor, Pair, Sheet, Shield, State, View, Volcano, pair
from .tables import drawing_numbers, drawings, piece_numbers, played
from .weights import net_for, read
from .workspace import NO_SPECIAL, NONE, Widths, Workspace

COMPILED = not str(search.__file__).endswith(".py")
"""Whether search is fast enough for wide beams and for looking ahead."""

Throw = tuple[int, ...]
"""What is on the table: four route dice, two lava dice, direction and distance of the meteor."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays."""

    widths: Widths
    learned: bool = True
    """Whether the net judges; otherwise the score alone."""

    replies: tuple[tuple[int, int], ...] = ()
    """So many of the best turns are looked ahead from with so many throws, stage after stage."""

    last_replies: tuple[tuple[int, int], ...] = ()
    """The same in the last round but one, whose answers are quickly found and exact."""

    far_replies: tuple[tuple[int, int], ...] = ()
    """The same two rounds ahead, where meteors fall: there the net knows less of what a board is worth."""


STYLES = {
    1: Style(Widths(1, 0, 1, 0), learned=False),
    2: Style(Widths(1, 0, 2, 0)),
    3: Style(Widths(1, 1, 2, 1, narrow=4)),
    4: Style(Widths(10, 10, 40, 40, narrow=6)),
    5: Style(
        Widths(16, 16, 100, 60, turns=40, narrow=8),
        replies=((16, 24), (8, 24), (4, 48), (2, 96)),
        last_replies=((40, 16), (16, 32), (8, 64), (3, 128)),
        far_replies=((6, 24), (3, 48), (2, 72)),
    ),
}
SLOW = Widths(3, 1, 6, 2, turns=40)
"""Where the core is not compiled, the score finds turns, and the net judges only whole ones."""

TRUST = 8
"""What the net says of a turn counts like so many throws, since few throws tell less than it does."""

BATCH = 8
"""So many throws are answered for one turn after the other; between them the time is looked at."""

REPLY = Widths(2, 1, 3, 1, narrow=3)
THROWS_JUDGED = 32 if COMPILED else 4
"""By so many throws turns are told apart where somebody asks what they are worth."""

GLANCE = Widths(1, 1, 1, 1, narrow=2)
"""How closely a turn is looked at only to choose dice for it."""


@cache
def weights(net: str) -> Weights:
    """Gets what was learned."""
    return read(files(__package__).joinpath(f"{net}.net").read_bytes())


@cache
def workspace(widths: Widths, learned: bool, rules: Rules) -> Workspace:
    bits = played(rules)
    return Workspace(widths, bits, weights(net_for(bits)[0]) if learned else None)


Asked = tuple[Rules, int, tuple[str, ...], tuple[str, int] | None, int, Desk]
_planned = Plans()


@dataclass(frozen=True, slots=True)
class Player:
    """Plays one level; the same moves for the same view, unless time runs short."""

    rules: Rules
    level: int

    def choose(self, game: Any, view: View, seat: Seat, seconds: float) -> Action:
        """Gets the next move of a good turn.

        :raises ValueError: *seat* has nothing to do.
        """
        state = game.imagine(view, Quick(""))
        if view.own is None or seat not in game.to_act(state):
            raise ValueError(f"seat {seat} has nothing to do")
        if self.rules.draft and draft.drafter(state) is not None:
            return Pair(self._pairs(state, view.own)[0][1])
        asked = self._asked(state, view.own)
        if asked not in _planned:
            self._plan(game, state, seat, seconds)
        planned: Action = _planned[asked]
        return planned

    def evaluate(
        self, game: Any, view: View, seat: Seat, ideas: int, beside: tuple[Action, ...] = ()
    ) -> Opinion:
        """Gets the best turns by what the next throws make of them.

        :raises ValueError: *seat* has no turn to plan.
        """
        state = game.imagine(view, Quick(""))
        if view.own is None or seat not in game.to_act(state):
            raise ValueError(f"seat {seat} has no turn to plan")
        if self.rules.draft and draft.drafter(state) is not None:
            return self._draft_opinion(game, state, seat, ideas, beside)
        found = self._ideas(state, view.own, ideas)
        # Each of the rounds to come is about as uncertain as the next.
        spread = pstdev(found[0][1]) * (self.rules.rounds - state.round) ** 0.5
        turns = (idea(game, state, seat, (*actions, Done()), fmean(values)) for actions, values in found)
        asked = idea(game, state, seat, beside, self._worth(game, state, seat, beside)) if beside else None
        return Opinion(spread, tuple(turns), beside=asked)

    def _ideas(self, state: State, desk: Desk, count: int) -> list[tuple[list[Action], list[float]]]:
        """Gets good turns with what each is worth after each of some throws, in points."""
        judged = state.round < self.rules.rounds
        space = workspace(STYLES[4].widths if COMPILED else GLANCE, True, self.rules)
        arrange(space, desk.sheet)
        space.think(self.throw(state, desk), state.round, not judged, self._start(desk))
        throws = self._throws_judged()
        found = []
        for turn in list(space.turns())[: count + 2]:
            # Less than half a point tells turns of equal score apart.
            values = [round(space.worth(turn) / layout.POINT) * layout.POINT]
            actions = actions_of(space.moves(turn))
            if judged:
                space.take(turn)
                board = space.board[:]
                values = [self._answer(board, throw, state.round + 1) for throw in throws]
            found.append((actions, [value / layout.POINT for value in values]))
        found.sort(key=lambda idea: -fmean(idea[1]))
        return found[:count]

    def _throws_judged(self) -> list[list[tuple[Throw]]]:
        rng = Quick("opinion")
        return [[(self._roll(rng),)] for _ in range(THROWS_JUDGED)]

    def _worth(self, game: Any, state: State, seat: Seat, actions: Sequence[Action]) -> float:
        """Gets what a turn is worth after the throws by which others are judged, in points."""
        round_ = state.round
        for action in actions:
            if action != Done():
                state, _ = game.apply(state, seat, action)
        if round_ == self.rules.rounds:
            total: int = game.tally(state, seat).total
            return total
        space = workspace(REPLY, True, self.rules)
        arrange(space, state.desk(seat).sheet)
        board = space.board[:]
        return fmean(self._answer(board, each, round_ + 1) for each in self._throws_judged()) / layout.POINT

    def _asked(self, state: State, desk: Desk) -> Asked:
        return self.rules, self.level, state.lava, state.meteor, state.round, desk

    def _plan(self, game: Any, state: State, seat: Seat, seconds: float) -> None:
        """Remembers every move of the best turn from here."""
        # Lava that could not be drawn before the dice were may have to be drawn after them.
        while actions := self._turn(state, state.desk(seat), seconds):
            for action in actions:
                _planned[self._asked(state, state.desk(seat))] = action
                state, _ = game.apply(state, seat, action)
            if not game.check(state, seat, Done()):
                break
        _planned[self._asked(state, state.desk(seat))] = Done()

    def _turn(self, state: State, desk: Desk, seconds: float) -> list[Action]:
        style = STYLES[self.level]
        deadline = monotonic() + seconds
        judged = style.learned and state.round < self.rules.rounds
        hasty = style.learned and not COMPILED
        space = workspace(SLOW if hasty else style.widths, style.learned, self.rules)
        arrange(space, desk.sheet)
        space.think(self.throw(state, desk), state.round, not judged or hasty, self._start(desk))
        best = 0
        if judged and hasty:
            best = self._judge(space, state.round)
        elif judged and style.replies:
            best = self._look_ahead(space, state, desk, deadline)
        return actions_of(space.moves(best))

    def _start(self, desk: Desk) -> int:
        """Gets the group that the turn is in."""
        if not desk.settled:
            return layout.NOT_SETTLED
        if self.rules.lava and not desk.poured:
            return layout.NOT_POURED + desk.special
        return int(desk.special)

    def throw(self, state: State, desk: Desk) -> Throw:
        numbers = piece_numbers()
        faces = dict(zip(ROUTES, desk.faces, strict=False))
        routes = (numbers[faces[die]] if die in desk.left else NONE for die in ROUTES)
        lava = (numbers[face] for face in state.lava) if state.lava else (NONE, NONE)
        if state.meteor is None:
            return (*routes, *lava, NONE, NONE)
        direction, distance = state.meteor
        return (*routes, *lava, (*DIRECTIONS, CHOOSE).index(direction), distance)

    def _draft_opinion(
        self, game: Any, state: State, seat: Seat, ideas: int, beside: tuple[Action, ...]
    ) -> Opinion:
        """Gets which pairs of dice are worth most."""
        found = {
            Pair(number): idea(game, state, seat, (Pair(number),), worth / layout.POINT)
            for worth, number in self._pairs(state, state.desk(seat))
        }
        space = workspace(REPLY, True, self.rules)
        arrange(space, state.desk(seat).sheet)
        board = space.board[:]
        values = [self._answer(board, throw, state.round) / layout.POINT for throw in self._throws_judged()]
        spread = pstdev(values) * (self.rules.rounds - state.round + 1) ** 0.5
        asked = found.get(beside[0]) if beside and isinstance(beside[0], Pair) else None
        return Opinion(spread, tuple(found.values())[:ideas], beside=asked)

    def _pairs(self, state: State, desk: Desk) -> list[tuple[float, int]]:
        """Gets the pairs by what the round is worth with each, as far as it can be seen, the best first."""
        free = draft.free_pairs(state)
        style = STYLES[self.level]
        judged = style.learned and state.round < self.rules.rounds
        space = workspace(GLANCE, style.learned, self.rules)
        arrange(space, desk.sheet)

        @cache
        def worth(*numbers: int) -> int:
            faces = desk.faces + tuple(face for number in numbers for face in pair(state, number))
            taken = Desk(desk.sheet, desk.sheet, faces, ROUTES[: len(faces)])
            throw = self.throw(state, taken)
            return space.think(throw, state.round, not judged)

        def expected(number: int) -> float:
            if desk.faces or len(free) == 1:
                return worth(number)
            # Others take pairs before one's next turn, and hardly ever leave the best.
            after = sorted(worth(*sorted((number, other))) for other in free if other != number)
            return sum(after[len(after) // 2 :]) / (len(after) - len(after) // 2)

        return sorted(((expected(number), number) for number in free), key=lambda each: (-each[0], each[1]))

    def _judge(self, space: Workspace, round_: int) -> int:
        """Gets the turn that the net likes best of those that were found."""
        judge = workspace(REPLY, True, self.rules)
        values = []
        for turn in space.turns():
            space.take(turn)
            judge.board[:] = space.board
            values.append(judge.think((NONE,) * 8, round_, last=False, start=NO_SPECIAL))
        return values.index(max(values))

    def _look_ahead(self, space: Workspace, state: State, desk: Desk, deadline: float) -> int:
        """Gets the turn after which the next throws are answered best, the same throws for every turn."""
        replies = self._replies(state.round)
        rng = Quick(f"{state.round} {self.throw(state, desk)} {desk.sheet}")
        throws = [
            tuple(self._roll(rng) for _ in range(rounds))
            for _, count, rounds in replies
            for _ in range(count)
        ]
        turns: Sequence[int] = space.turns()
        boards, begun = {}, 0
        totals = {turn: TRUST * space.worth(turn) for turn in turns}
        for turn in turns:
            space.take(turn)
            boards[turn] = space.board[:]
        for kept, count, _ in replies:
            turns = sorted(turns, key=lambda turn: (-totals[turn], turn))[:kept]
            for first in range(begun, begun + count, BATCH):
                # Half a round of answers would favour those that were asked.
                if monotonic() > deadline:
                    return max(turns, key=lambda turn: (totals[turn], -turn))
                for turn in turns:
                    totals[turn] += self._answer(boards[turn], throws[first : first + BATCH], state.round + 1)
            begun += count
        return max(turns, key=lambda turn: (totals[turn], -turn))

    def _replies(self, round_: int) -> list[tuple[int, int, int]]:
        """Gets stages: how many turns are looked ahead from, with how many throws, for how many rounds."""
        style, last = STYLES[self.level], round_ == self.rules.rounds - 1
        replies = [(kept, count, 1) for kept, count in (style.last_replies if last else style.replies)]
        if self.rules.lava or self.rules.meteor:
            # Lava and meteors make answers twice as long to find.
            replies = [(kept, count // 2, 1) for kept, count, _ in replies]
        if self.rules.meteor and not self.rules.lava and not last:
            replies[2:] = [(kept, count, 2) for kept, count in style.far_replies]
        return replies

    def _answer(self, board: Sequence[int], throws: Sequence[tuple[Throw, ...]], round_: int) -> int:
        """Gets what a board is worth after throws for a round, or for one after the other, added up."""
        reply = workspace(REPLY, True, self.rules)
        total = 0
        for number, (throw, *later) in enumerate(throws):
            reply.board[:] = board  # type: ignore[call-overload]
            worth = reply.think(throw, round_, round_ == self.rules.rounds, same=number > 0 and not later)
            for far, following in enumerate(later, round_ + 1):
                reply.take()
                worth = reply.think(following, far, far == self.rules.rounds)
            total += worth
        return total

    def _roll(self, rng: Quick) -> Throw:
        numbers, dice = piece_numbers(), box().dice
        routes = [numbers[pick(rng, dice[die])] for die in ROUTES]
        lava = [numbers[pick(rng, dice[die])] for die in LAVA]
        direction = (*DIRECTIONS, CHOOSE).index(pick(rng, dice["direction"]))
        return (*routes, *lava, direction, int(pick(rng, dice["distance"])))


def actions_of(moves: list[tuple[int, int, int]]) -> list[Action]:
    """Gets what moves of the core are in the rules."""
    return [action for move in moves if (action := action_of(*move))]


def action_of(source: int, cell: int, drawing: int) -> Action | None:
    """Gets what a move of the core is in the rules; ``None`` for one that changes nothing."""
    if source == layout.FROM_NOTHING:
        return None
    if source >= layout.FROM_SHIELD:
        return Shield(SPECIALS[source - layout.FROM_SHIELD])
    if source >= layout.FROM_METEOR:
        return Meteor(DIRECTIONS[source - layout.FROM_METEOR])
    if source == layout.FROM_VOLCANO:
        return Volcano(cell)
    return Lay((*ROUTES, *SPECIALS, *LAVA)[source], cell, drawings()[drawing])


def arrange(space: Workspace, sheet: Sheet) -> None:
    """Draws a sheet on the board of *space*."""
    tiles = [drawing_numbers()[text] for text in sheet.cells]
    space.arrange(tiles, sum(1 << SPECIALS.index(special) for special in sheet.used), sheet.hit)


def bot(game: Ink, level: int) -> Player:
    """Gets a player of a level."""
    return Player(game.rules, level)

"""Players of every scenario: a policy for whole turns, and above it games played on in imagined worlds."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, pstdev
from time import monotonic
from typing import TYPE_CHECKING

from byways.kernel.bot import Idea, Opinion, idea
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick

from . import layout, search
from .board import ReadyBoard
from .components import COLOURS
from .knowledge import imagine
from .notation import DECK
from .state import Action, Band, Crystal, End, State, Take, View
from .tables import WHOLE, lay_out, learned, notes, tables
from .usual import usual_move, usual_payment, usual_payments

if TYPE_CHECKING:
    from .rules import Bands

COMPILED = not str(search.__file__).endswith(".py")
"""Whether search is fast enough to play on."""

ALIKE = 5.3
"""How far results lie from what all imagined games come to: then nothing is hidden, but others choose."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays."""

    bands: int = 0
    """How many bands it compares by playing on; none: it moves at once."""

    stages: tuple[tuple[int, int], ...] = ()
    """So many of the moves that are best so far are played on from in so many games, stage after stage."""

    rounds: int = 0
    """How many rounds it plays on for."""

    noise: int = 0
    """By how much it misjudges, in tenths of a point."""

    plain: bool = False
    """Whether only points count for it, not what they may lead to."""

    learned: bool = False
    """Whether it knows from many games who will win; else it goes by a rule of thumb."""


STYLES = {
    1: Style(noise=100, plain=True),
    2: Style(noise=60),
    3: Style(),
    4: Style(bands=5, stages=((20, 2),), rounds=1),
    5: Style(bands=12, stages=((24, 6), (8, 12), (4, 24), (2, 48)), rounds=2, learned=True),
}
NEAR_EDGE = {**STYLES, 4: replace(STYLES[4], stages=((20, 2), (5, 2)))}
"""Where the far edge pays, of which two games show level 4 too little."""

OPEN_GROUND = {**STYLES, 5: replace(STYLES[5], stages=((24, 16), (8, 32), (4, 64), (2, 128)))}
"""Where nothing can be surrounded, so that games are played three times as fast."""

CHAINS = {
    **STYLES,
    4: Style(bands=1, stages=((20, 1),), rounds=layout.MAX_ROUNDS),
    5: Style(bands=12, stages=((24, 10), (8, 20), (4, 40), (2, 80)), rounds=layout.MAX_ROUNDS),
}
"""Where only a set number of bands ends the game: a few rounds say too little, so games go on to the end."""

PLOTS = {**STYLES, 5: replace(STYLES[5], stages=((24, 4), (8, 9), (4, 18), (2, 36)))}
"""Where closed plots score: a game takes half as long again, and a move no more than a second."""

WORLDS = 24
"""In so many imagined worlds games are played on at most."""

ALL_JUDGED, BEST_JUDGED = (12, 36) if COMPILED else (1, 2)
"""So many games are played to the end after every move, then after the best, for who asks what they bring."""


WAYS_JUDGED = 6
"""So many ways to pay are compared."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Imagined worlds in which moves are compared by playing on."""

    known: array[int]
    room: array[int]
    lists: array[int]
    worlds: list[array[int]]
    rng: Quick

    def play(self, number: int, moves: Sequence[int], rounds: int) -> list[int]:
        """Gets what comes of each move, the same chance for all: the lead after so many rounds.

        After no rounds, it is the points at the end of the game.
        """
        chance = 1 + self.rng.below(2_000_000_000)
        found = []
        for move in moves:
            world = self.worlds[number % len(self.worlds)][:]
            world[layout.CHANCE] = chance
            found.append(search.try_move(world, self.known, self.room, self.lists, move, rounds))
        return found


@dataclass(frozen=True, slots=True)
class Player:
    """Plays one level; the same move for the same view."""

    table: ReadyBoard
    level: int

    def choose(self, game: Bands, view: View, seat: Seat, seconds: float) -> Action:
        """Gets a good move.

        :raises ValueError: *seat* has nothing to do.
        """
        rng = Quick(repr(view))
        state = self._imagine(game, view, seat, rng)
        usual = usual_move(self.table, state, seat)
        return usual if usual is not None else self._action(self._find(state, view, rng, seconds))

    def evaluate(
        self, game: Bands, view: View, seat: Seat, ideas: int, beside: tuple[Action, ...] = ()
    ) -> Opinion:
        """Gets the moves that bring most points when everybody plays on to the end.

        :raises ValueError: *seat* has nothing to do.
        """
        rng = Quick(repr(view))
        state = self._imagine(game, view, seat, rng)
        if state.owed:
            return self._payment_opinion(game, view, seat, ideas, beside)
        style = self._style
        trial, moves = self._begin(state, view, rng, style)
        extra = [self._move(action) for action in beside[:1]]
        points: dict[int, list[int]] = {move: [] for move in (*moves, *extra)}
        for games in (ALL_JUDGED, BEST_JUDGED):
            for number in range(games):
                judged = list(dict.fromkeys((*moves, *extra)))
                for move, found in zip(judged, trial.play(number, judged, 0), strict=True):
                    points[move].append(found)
            moves = sorted(moves, key=lambda move: -fmean(points[move]))[:ideas]
        asked = None
        if beside:
            turn = self._with_payments(game, state, seat, beside)
            asked = idea(game, state, seat, turn, fmean(points[extra[0]]))
        best = tuple(
            idea(game, state, seat, self._actions(game, state, seat, move), fmean(points[move]))
            for move in moves
        )
        return Opinion(spread_of(game, state, seat, points[moves[0]], best[0]), best, beside=asked)

    def _payment_opinion(
        self, game: Bands, view: View, seat: Seat, ideas: int, beside: tuple[Action, ...]
    ) -> Opinion:
        """Gets the ways to pay that bring most points, the usual ones tried first."""
        rng = Quick(repr(view))
        state = imagine(self.table, view, rng)
        ways: list[Action] = list(dict.fromkeys((*beside[:1], *usual_payments(self.table, state, seat))))
        ways = ways[: max(ideas + len(beside[:1]), WAYS_JUDGED)]
        turns = {way: self._paid(game, state, seat, way) for way in ways}
        points: dict[Action, list[int]] = {way: [] for way in ways}
        known, room, lists = tables(self.table), notes(self.table), array(WHOLE, bytes(4 * 64))
        for _ in range(ALL_JUDGED):
            world, chance = imagine(self.table, view, rng), 1 + rng.below(2_000_000_000)
            for way in ways:
                after = world
                for action in turns[way]:
                    after, _ = game.apply(after, seat, action)
                table = lay_out(self.table, after)
                table[layout.CHANCE] = chance
                move = search.move_at_once(table, known, room, lists)
                points[way].append(search.try_move(table, known, room, lists, move, 0))
        found = {way: idea(game, state, seat, turns[way], fmean(points[way])) for way in ways}
        own = sorted(found.values(), key=lambda each: -each.expected)[:ideas]
        spread = spread_of(game, state, seat, points[ways[0]], own[0])
        return Opinion(spread, tuple(own), beside=found[beside[0]] if beside else None)

    def _paid(self, game: Bands, state: State, seat: Seat, way: Action) -> list[Action]:
        """Gets a payment with what is usually paid after it."""
        actions = [way]
        state, _ = game.apply(state, seat, way)
        while (pay := usual_payment(self.table, state, seat)) is not None:
            actions.append(pay)
            state, _ = game.apply(state, seat, pay)
        return actions

    @property
    def _style(self) -> Style:
        scenario = self.table.scenario
        if scenario.end_bands:
            return CHAINS[self.level]
        if scenario.edge:
            return NEAR_EDGE[self.level]
        if scenario.plot:
            return PLOTS[self.level]
        return (STYLES if scenario.surround else OPEN_GROUND)[self.level]

    def _shared(self, games: int) -> int:
        """Gets in how many games moves are compared: with more seats a round takes longer."""
        seats = self.table.board.players
        return games if games < seats else games * 2 // seats

    def _imagine(self, game: Bands, view: View, seat: Seat, rng: Quick) -> State:
        state = imagine(self.table, view, rng)
        if view.viewer != seat or seat not in game.to_act(state):
            raise ValueError(f"seat {seat} has nothing to do")
        return state

    def _find(self, state: State, view: View, rng: Quick, seconds: float) -> int:
        style = self._style
        trial, moves = self._begin(state, view, rng, style)
        if len(moves) == 1:
            return moves[0]
        totals = dict.fromkeys(moves, 0)
        deadline, number = monotonic() + seconds, 0
        for kept, games in style.stages:
            moves = sorted(moves, key=lambda move: -totals[move])[:kept]
            for _ in range(self._shared(games)):
                if number and monotonic() > deadline:
                    break
                for move, lead in zip(moves, trial.play(number, moves, style.rounds), strict=True):
                    totals[move] += lead
                number += 1
        return max(moves, key=lambda move: totals[move])

    def _begin(self, state: State, view: View, rng: Quick, style: Style) -> tuple[Trial, list[int]]:
        """Gets the worlds, and the moves to compare there, the one that the policy would make first."""
        known, room, lists = tables(self.table), notes(self.table), array(WHOLE, bytes(4 * 64))
        room[layout.NOISE], room[layout.PLAIN] = style.noise, style.plain
        # Of some scenarios nothing was learned that would be better than a rule of thumb.
        room[layout.LEARNED] = style.learned and any(learned(self.table.scenario.number))
        table = lay_out(self.table, state)
        table[layout.CHANCE] = 1 + rng.below(2_000_000_000)
        moves = [search.move_at_once(table, known, room, lists)]
        worlds = [table]
        if style.stages and COMPILED:
            moves += self._moves(table, room, lists, style)
            count = min(WORLDS, sum(games for _, games in style.stages)) - 1
            worlds += (lay_out(self.table, imagine(self.table, view, rng)) for _ in range(count))
        return Trial(known, room, lists, worlds, rng), list(dict.fromkeys(moves))

    def _moves(self, table: array[int], room: array[int], lists: array[int], style: Style) -> Iterator[int]:
        """Generates the moves that can be compared: every card, the best bands, the end."""
        if table[layout.TAKING] or table[layout.ACTIONS]:
            yield from (colour for colour in range(5) if table[layout.ROW + colour])
            pile = table[layout.SEAT] if tables(self.table)[layout.OWN_DECK] else 0
            if any(table[at + 5 * pile + c] for at in (layout.DECK, layout.DISCARDS) for c in range(5)):
                yield layout.TAKE_DECK
        if not table[layout.TAKING]:
            if table[layout.ACTIONS]:
                found = search.find_bands(table, tables(self.table), room, lists, style.bands)
                yield from (lists[2 * i] for i in range(found))
            else:
                yield layout.END

    def _actions(self, game: Bands, state: State, seat: Seat, move: int) -> list[Action]:
        """Gets a move with what is usually paid for it."""
        return self._paid(game, state, seat, self._action(move))

    def _with_payments(
        self, game: Bands, state: State, seat: Seat, actions: Sequence[Action]
    ) -> list[Action]:
        """Gets the first of *actions* with those that pay for it."""
        taken = [actions[0]]
        state, _ = game.apply(state, seat, actions[0])
        for action in actions[1:]:
            if not state.owed:
                break
            taken.append(action)
            state, _ = game.apply(state, seat, action)
        return taken

    def _move(self, action: Action) -> int:
        """Gets the number of what is no payment."""
        if isinstance(action, Band):
            return layout.BAND + next(
                number for number, shape in enumerate(self.table.shapes) if shape.names == action.pegs
            )
        if isinstance(action, Take):
            return layout.TAKE_DECK if action.card == DECK else COLOURS.index(action.card)
        return layout.BUY if isinstance(action, Crystal) else layout.END

    def _action(self, move: int) -> Action:
        if move >= layout.BAND:
            return Band(self.table.shapes[move - layout.BAND].names)
        if move == layout.BUY:
            return Crystal()
        if move == layout.END:
            return End()
        return Take(DECK if move == layout.TAKE_DECK else COLOURS[move])


def spread_of(game: Bands, state: State, seat: Seat, points: list[int], best: Idea) -> float:
    """Gets how far results will lie from what is expected, given how imagined games ended."""
    if len(set(points)) > 1:
        return pstdev(points)
    for action in best.actions:
        state, _ = game.apply(state, seat, action)
    return 0.0 if state.ended else ALIKE


def bot(game: Bands, level: int) -> Player:
    """Gets a player of a level."""
    return Player(game.table, level)

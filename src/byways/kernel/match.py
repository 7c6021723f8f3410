"""A game being played: the log, the dice, and turns that are not yet final."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from itertools import pairwise, takewhile
from typing import Generic

from .choice import goes_on, refuse
from .facets import follow_up_of
from .lots import check_ever, read_fallen, read_told
from .protocol import (
    NATURE,
    A,
    Event,
    Game,
    IllegalAction,
    ImpossibleChance,
    Path,
    Refusal,
    S,
    Seat,
    V,
)
from .rng import Fair, secret

NOTHING_TO_UNDO = Refusal("match.nothing_to_undo")
NOTHING_TO_REDO = Refusal("match.nothing_to_redo")
TURN_IS_FINAL = Refusal("match.turn_is_final")
NOT_NATURE = Refusal("match.not_nature")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game record."""

    seat: Seat
    path: Path

    def __str__(self) -> str:
        return f"{'*' if self.seat == NATURE else self.seat} {' '.join(self.path)}"


@dataclass(frozen=True, slots=True)
class Chance:
    """Where nature's moves come from: first those that were given, then the seed."""

    seed: str = field(default_factory=secret, repr=False)
    salts: tuple[str, ...] = ()
    """What the players added, seat by seat."""

    given: tuple[Path, ...] = ()
    """Moves of nature known beforehand: a published game, a prepared deal."""

    told: bool = False
    """Whether people enter nature's moves: real dice, real cards. The match waits for them."""

    def next(self, game: Game[S, A, V], state: S, move: int) -> A:
        """Gets nature's move number *move*, counted from 1.

        :raises ImpossibleChance: the move that was given cannot happen now.
        """
        if move > len(self.given):
            return game.roll(state, Fair(self.seed, self.salts, move))
        path = self.given[move - 1]
        try:
            action = read_fallen(game, state, path)
            if refusals := game.check(state, NATURE, action):
                raise IllegalAction(refusals)
        except IllegalAction as e:
            raise ImpossibleChance(" ".join(path), e.refusals) from None
        return action

    def check(self, game: Game[S, A, V], seats: int) -> None:
        """Looks over the given moves before the game begins.

        :raises ImpossibleChance: nature could never make one of them at this table.
        """
        for path in self.given:
            if refusals := check_ever(game, path, seats):
                raise ImpossibleChance(" ".join(path), refusals)


@dataclass(frozen=True, slots=True)
class Disclosure(Generic[S]):
    """A move that has become known to everybody, with the state after it."""

    seat: Seat
    events: tuple[Event, ...]
    after: S


@dataclass(frozen=True, slots=True)
class _Step(Generic[S, A]):
    action: A
    after: S
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class _Turn(Generic[S, A]):
    """A turn that is done while others still take theirs at the same time."""

    seat: Seat
    steps: tuple[_Step[S, A], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


@dataclass(frozen=True, slots=True)
class TakebackRequest:
    """A seat asks to take its last final turn back."""

    seat: Seat
    waits: frozenset[Seat]
    """Who has not agreed yet."""


@dataclass(slots=True)
class Match(Generic[S, A, V]):
    """The only mutable thing in the kernel. It owns the log, the dice and the drafts."""

    game: Game[S, A, V]
    seats: int
    state: S
    """The state that is final. Everybody agrees on it."""

    chance: Chance
    log: list[Entry] = field(default_factory=list)
    _drafts: dict[Seat, list[_Step[S, A]]] = field(default_factory=dict)
    _undone: dict[Seat, list[A]] = field(default_factory=dict)
    _together: tuple[S, int, tuple[_Turn[S, A], ...]] | None = None
    """Where the turns taken at the same time began, the length of the log then, and those done since."""

    _told: list[S] = field(default_factory=list)
    """The states before each of nature's moves entered since the last turn."""

    disclosed: tuple[Disclosure[S], ...] = ()
    """What became known to everybody with the last step, move by move. Turns taken at the same time
    become known together, once all are done."""

    began: S | None = None
    """Where the log begins; none where that is not known, so that no final turn can be taken back."""

    takeback: TakebackRequest | None = None
    declined: frozenset[Seat] = frozenset()
    """Who was declined since the last turn."""

    taken_back: int = 0
    """How many final turns were taken back."""

    @classmethod
    def start(
        cls, game: Game[S, A, V], seats: int, chance: Chance | None = None, state: S | None = None
    ) -> Match[S, A, V]:
        """Sets up a table and lets nature begin.

        :raises ImpossibleChance: a given move of nature cannot happen.
        """
        chance = Chance() if chance is None else chance
        chance.check(game, seats)
        match = cls(game, seats, game.setup(seats) if state is None else state, chance)
        match.began = match.state
        match.disclosed = match.let_nature_act()
        return match

    def copy(self) -> Match[S, A, V]:
        """Gets a match that can be played on without changing this one. Cheap: states are shared."""
        return Match(
            self.game,
            self.seats,
            self.state,
            self.chance,
            list(self.log),
            {seat: list(draft) for seat, draft in self._drafts.items()},
            {seat: list(undone) for seat, undone in self._undone.items()},
            self._together,
            list(self._told),
            self.disclosed,
            self.began,
            self.takeback,
            self.declined,
            self.taken_back,
        )

    def anew(self) -> Match[S, A, V]:
        """Gets the same match before its first turn, with the same chance to come."""
        return Match.start(self.game, self.seats, self.chance, self.began)

    def become(self, other: Match[S, A, V]) -> None:
        """Takes over all that another match has come to."""
        for each in fields(self):
            setattr(self, each.name, getattr(other, each.name))

    @property
    def to_act(self) -> frozenset[Seat]:
        """Who may move now; empty once the game is over. :data:`NATURE` only where its moves are told."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.to_act

    def state_for(self, seat: Seat) -> S:
        """Gets the final state with the draft of *seat* on top."""
        draft = self._drafts.get(seat)
        return draft[-1].after if draft else self.state

    def view(self, seat: Seat | None) -> V:
        """Gets what *seat* may know, its own draft included. ``None`` is a spectator."""
        return self.game.observe(self.state if seat is None else self.state_for(seat), seat)

    def draft(self, seat: Seat) -> tuple[Path, ...]:
        """Gets the steps of *seat* that are not final."""
        return tuple(self.game.path(step.action) for step in self._drafts.get(seat, ()))

    def own_events(self, seat: Seat) -> tuple[Event, ...]:
        """Gets what happened in the turn of *seat* and is not known to everybody yet."""
        if draft := self._drafts.get(seat):
            return tuple(event for step in draft for event in step.events)
        turns = () if self._together is None else self._together[2]
        return next((turn.events for turn in turns if turn.seat == seat), ())

    def followed(self, seat: Seat, *, undone: bool = False) -> int:
        """Gets how many steps went without saying after the last that somebody decided on, or would again
        if it were not *undone*."""
        if undone:
            state, taken = self.state_for(seat), self._undone.get(seat, [])[::-1]
            state = self.game.apply(state, seat, taken[0])[0] if taken else state
            states, actions = [state], taken[1:]
            for action in actions:
                states.append(self.game.apply(states[-1], seat, action)[0])
            pairs = list(zip(states, actions, strict=False))
        else:
            draft = self._drafts.get(seat, [])
            pairs = [(one.after, two.action) for one, two in pairwise(draft)][::-1]
        return sum(
            1 for _ in takewhile(lambda each: follow_up_of(self.game, each[0], seat) == each[1], pairs)
        )

    def stood_at(self, disclosed: Disclosure[S]) -> Match[S, A, V]:
        """Gets the match as it stood right after a move that is known, to be looked at."""
        return Match(self.game, self.seats, disclosed.after, self.chance, self.log)

    def can_redo(self, seat: Seat) -> bool:
        """Whether a step was taken back that could be made again."""
        return bool(self._undone.get(seat))

    def play(self, seat: Seat, action: A) -> tuple[Event, ...]:
        """Adds a step to the turn of *seat*.

        The turn becomes final as soon as it is no longer up to *seat* to act in it:
        the turn is done, or dice or cards must now be revealed. Where nature's moves
        are told, they are played here, too.

        :raises IllegalAction: a rule forbids it; nothing has changed.
        :raises ImpossibleChance: nature's next move was given and cannot happen; nothing has changed.
        """
        before = self.state_for(seat)
        if refusals := refuse(self.game, before, seat, action):
            raise IllegalAction(refusals)
        after, events = self.game.apply(before, seat, action)
        if seat == NATURE:
            self._told.append(before)
            self.log.append(Entry(NATURE, self.game.path(action)))
            self.state, self._together = after, None
            self._forget_takeback()
            self.disclosed = (Disclosure(NATURE, events, after),)
            return events
        step = _Step(action, after, events)
        self.disclosed = ()
        if goes_on(self.game, after, seat, self.game.turn(before)):
            self._drafts.setdefault(seat, []).append(step)
        else:
            events += self._finish(seat, [*self._drafts.get(seat, ()), step])
        self._undone.pop(seat, None)
        return events

    def tell(self, words: Path) -> tuple[Event, ...]:
        """Makes nature's move as people enter it from real dice or cards.

        :raises IllegalAction: it cannot be, with which word and why; nothing has changed.
        """
        if NATURE not in self.to_act:
            raise IllegalAction((NOT_NATURE,))
        return self.play(NATURE, read_told(self.game, self.state, words))

    def undo(self, seat: Seat) -> None:
        """Takes back the last step of the draft, or nature's last move if it was told wrongly.

        :raises IllegalAction: there is none, or the turn is final.
        """
        if seat == NATURE:
            if not self.can_untell():
                raise IllegalAction((NOTHING_TO_UNDO,))
            self.state, self.disclosed = self._told.pop(), ()
            self.log.pop()
            self._undone = {}
            return
        draft = self._draft_to_change(seat)
        self.disclosed = ()
        self._undone.setdefault(seat, []).append(draft.pop().action)
        if not draft:
            del self._drafts[seat]

    def can_untell(self) -> bool:
        """Whether nature's last move was entered by people and nobody has acted on it."""
        return bool(self._told) and not self._drafts

    def redo(self, seat: Seat) -> tuple[Event, ...]:
        """Makes again the step that was last taken back.

        :raises IllegalAction: nothing was taken back since the last step.
        """
        undone = self._undone.get(seat)
        if not undone:
            raise IllegalAction((NOTHING_TO_REDO,))
        rest = undone[:-1]
        events = self.play(seat, undone[-1])
        if rest:
            self._undone[seat] = rest
        return events

    def restart_turn(self, seat: Seat) -> None:
        """Takes back the whole draft; :meth:`redo` still knows it.

        :raises IllegalAction: there is none, or the turn is final.
        """
        self._draft_to_change(seat)
        while seat in self._drafts:
            self.undo(seat)

    def can_reopen(self, seat: Seat) -> bool:
        """Whether the turn of *seat* is done while others still take theirs."""
        return self._together is not None and any(turn.seat == seat for turn in self._together[2])

    def reopen(self, seat: Seat) -> None:
        """Makes a turn that is done a draft again, without the step that ended it.

        :raises IllegalAction: nobody plays at the same time any more.
        """
        if self._together is None or not self.can_reopen(seat):
            raise IllegalAction((TURN_IS_FINAL if seat not in self.to_act else NOTHING_TO_UNDO,))
        state, length, turns = self._together
        reopened = next(turn for turn in turns if turn.seat == seat)
        kept = tuple(turn for turn in turns if turn is not reopened)
        log = self.log[:length]
        for turn in kept:
            for step in turn.steps:
                log.append(Entry(turn.seat, self.game.path(step.action)))
                state, _ = self.game.apply(state, turn.seat, step.action)
        self._together = (self._together[0], length, kept) if kept else None
        self.state, self.log[:], self.disclosed = state, log, ()
        self._rebase({**self._drafts, seat: list(reopened.steps[:-1])})
        self._undone[seat] = [reopened.steps[-1].action]

    @property
    def together(self) -> bool:
        """Whether somebody is done while others still take their turns at the same time."""
        return self._together is not None

    def put_back(self, seat: Seat, action: A) -> None:
        """Lets :meth:`redo` make a step that was taken back with a whole turn."""
        self._undone[seat] = [action]

    def _forget_takeback(self) -> None:
        """Once somebody has moved on, nobody waits for an answer any more."""
        self.takeback, self.declined = None, frozenset()

    def _draft_to_change(self, seat: Seat) -> list[_Step[S, A]]:
        draft = self._drafts.get(seat)
        if not draft:
            raise IllegalAction((NOTHING_TO_UNDO if seat in self.to_act else TURN_IS_FINAL,))
        return draft

    def _finish(self, seat: Seat, turn: list[_Step[S, A]]) -> tuple[Event, ...]:
        """Makes a turn final and lets nature answer, all of it or nothing. Gets nature's events."""
        # A draft lies on the final state as it is now: when others finish, it is put on theirs (`_rebase`).
        before, length, state = self.state, len(self.log), turn[-1].after
        others_still = bool(self.game.to_act(state)) and self.game.turn(state) == self.game.turn(before)
        done: _Turn[S, A] = _Turn(seat, tuple(turn))
        self.log.extend(Entry(seat, self.game.path(step.action)) for step in turn)
        self.state = state
        try:
            natural = self.let_nature_act()
        except ImpossibleChance:
            self.state, self.log[length:] = before, []
            raise
        self._told = []
        self._forget_takeback()
        if others_still:
            begun = self._together or (before, length, ())
            self._together = (begun[0], begun[1], (*begun[2], done))
        else:
            self.disclosed = (*self._disclose(done, state), *natural)
            self._together = None
        self._rebase({other: draft for other, draft in self._drafts.items() if other != seat})
        return tuple(event for each in natural for event in each.events)

    def _disclose(self, last: _Turn[S, A], state: S) -> Iterator[Disclosure[S]]:
        """Generates the moves of the turns that are over; those taken at the same time lead to one state."""
        turns = () if self._together is None else self._together[2]
        for turn in (*turns, last):
            for step in turn.steps:
                events = tuple(event.known_later for event in step.events)
                yield Disclosure(turn.seat, events, state if turns else step.after)

    def _rebase(self, drafts: dict[Seat, list[_Step[S, A]]]) -> None:
        """Puts drafts on top of the state that is final now."""
        self._drafts = {}
        for seat, draft in drafts.items():
            state, steps = self.state, []
            for step in draft:
                state, events = self.game.apply(state, seat, step.action)
                steps.append(_Step(step.action, state, events))
            if steps:
                self._drafts[seat] = steps

    def let_nature_act(self) -> tuple[Disclosure[S], ...]:
        """Makes the moves that are nature's now, unless they are told.

        :raises ImpossibleChance: a move that was given cannot happen.
        """
        found: list[Disclosure[S]] = []
        if self.chance.told:
            return ()
        move = sum(entry.seat == NATURE for entry in self.log)
        while NATURE in self.game.to_act(self.state):
            move += 1
            action = self.chance.next(self.game, self.state, move)
            self.log.append(Entry(NATURE, self.game.path(action)))
            self.state, events = self.game.apply(self.state, NATURE, action)
            found.append(Disclosure(NATURE, events, self.state))
        return tuple(found)


def replay_entry(game: Game[S, A, V], state: S, entry: Entry) -> S:
    """Gets the state after one line of a log. Needs no random numbers.

    :raises UnreadableAction: the line is no action.
    :raises IllegalAction: it breaks a rule, or nature cannot have made it.
    """
    action = game.read(entry.path)
    if entry.seat == NATURE and NATURE not in game.to_act(state):
        raise IllegalAction((NOT_NATURE,))
    if refusals := refuse(game, state, entry.seat, action):
        raise IllegalAction(refusals)
    return game.apply(state, entry.seat, action)[0]


def replay(game: Game[S, A, V], seats: int, log: list[Entry], state: S | None = None) -> S:
    """Gets the state after *log*, checking every rule again.

    :raises UnreadableAction: a line is no action.
    :raises IllegalAction: the log breaks a rule.
    """
    state = game.setup(seats) if state is None else state
    for entry in log:
        state = replay_entry(game, state, entry)
    return state

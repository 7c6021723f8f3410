"""One table on the server: one writer, and everybody who watches."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from byways.kernel import record
from byways.kernel.choice import NO_SUCH_ACTION, Choices, choices, settle, why
from byways.kernel.facts import Facts, Options
from byways.kernel.intent import Deed, Preview, deeds, preview
from byways.kernel.lots import CONTRADICTION, refuse_told
from byways.kernel.match import Match
from byways.kernel.protocol import (
    NATURE,
    Event,
    IllegalAction,
    Path,
    Refusal,
    Seat,
    UnreadableAction,
)
from byways.kernel.seating import DRAWN
from byways.kernel.table import Verb, perform
from byways.kernel.takeback import all_disclosed
from byways.wire.messages import Ack, Problem, Talk, TalkLine

from ..clock import monotonic, time
from ..errors import Trouble
from ..store.chain import chained, is_whole
from ..store.database import Store
from ..store.rows import ResultRow, SeatRow, Step, TableRow
from ..store.writer import Write
from . import contradictions
from .answers import Answers, Outcome, Request, ack, answer_to, refused
from .contradictions import Contradictions
from .gallery import Gallery
from .matches import performed, start, written
from .pace import Clock, read_clock
from .results import keep_results, results_of
from .stamps import Stamps
from .summaries import summary
from .talk import Conversation, NewLine
from .turns import queue_calls
from .watching import Watcher

PAST = 60
"""How many recent moves a newcomer is sent."""

MOST_STEPS = 20_000
"""So many steps are kept of a table, what is taken back included; the longest games have a few hundred."""

PLAYED = ("bot", "closed")
"""Whose moves the server makes."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Everything that is kept of a table."""

    row: TableRow
    steps: Sequence[Step]
    talk: Sequence[TalkLine]
    refusals: Sequence[tuple[Request, Problem]]
    contradictions: Mapping[int, int]


@dataclass(eq=False, slots=True)
class Room:
    """A table that somebody plays at."""

    store: Store
    row: TableRow
    facts: Facts
    match: Match[Any, Any, Any]
    talk: Conversation
    clock: Clock = field(default_factory=Clock)
    """Since when each seat that is to act is waited for."""

    steps: int = 0
    """How many steps are kept."""

    head: str = ""
    """The chain of the last of them."""

    sequel: TableRow | None = None
    """The table at which the same people play again, once the game is over."""

    stamps: Stamps = field(default_factory=Stamps)
    gallery: Gallery = field(init=False)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever somebody may have to act: the bots wait for it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Whoever changes the table, or who sits there, holds it meanwhile."""

    past: deque[tuple[Event, ...]] = field(default_factory=lambda: deque(maxlen=PAST))
    """What became known lately, move by move."""

    touched: float = field(default_factory=monotonic)
    """When somebody last came or went."""

    contradictions: Contradictions = field(default_factory=Contradictions)
    hurried: float | None = None
    """Since when somebody wants joint dice to wait no longer."""

    _answers: Answers = field(default_factory=Answers)

    def __post_init__(self) -> None:
        self.gallery = Gallery(self)

    @classmethod
    def restored(cls, store: Store, kept: Kept) -> Room:
        """Gets a kept table.

        :raises Trouble: it was kept under other rules, or not all of it is there.
        """
        if not is_whole(kept.row, kept.steps):
            raise Trouble(410, "server.damaged")
        talk = Conversation(store, kept.row.id, [*kept.talk])
        room = cls.replayed(store, kept.row, kept.steps, talk)
        for request, problem in kept.refusals:
            room._answers.remember(request, problem)
        room.contradictions.count.update(kept.contradictions)
        return room

    @classmethod
    def replayed(
        cls, store: Store, row: TableRow, steps: Iterable[Step], talk: Conversation | None = None
    ) -> Room:
        """Plays a kept table again, step by step.

        :raises Trouble: it was kept under other rules.
        """
        room = cls(store, row, *start(row), talk or Conversation(store, row.id))
        if row.drawn:
            room.past.append((DRAWN,))
        room.past.extend(_known(room.match))
        taken_back, open_ = 0, _open(room.match)
        for step, events in performed(row, room.match, steps):
            room._remember_past(step.do, rewound=room.match.taken_back != taken_back)
            taken_back = room.match.taken_back
            room.steps, room.head = step.number, step.chain
            before, open_ = open_, _open(room.match)
            room.stamps.note(Seat(step.seat) if open_ == before else None, step.chain)
            room._answers.remember(Request.kept(step.key), answer_to(Seat(step.seat), events))
        room.clock = read_clock(row, room.match.to_act)
        return room

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nobody here has to move: all of it can be read again from disk."""
        return not (self.gallery.watchers or self.server_moves or self.lock.locked())

    @property
    def server_moves(self) -> bool:
        """Whether it is the turn of a seat whose moves the server makes."""
        acting = self.match.to_act
        return any(row.kind in PLAYED and row.seat in acting for row in self.row.seats)

    # What seats do

    async def act(
        self,
        player: str,
        seat: int,
        do: Verb,
        picked: Path,
        key: str,
        request: Request | None = None,
        *,
        whole: bool = False,
    ) -> Ack:
        """Makes a step for a player, or a *whole* one with all that goes without saying after it: keeps it,
        shows it, and only then answers.

        :raises Trouble: the seat is not theirs, the key was used before, or it could not be saved.
        """
        request = request or Request.of(player, key, do, seat, picked)
        async with self.lock:
            if not self.row.seats[seat - 1].held_by(player):
                raise Trouble(403, "server.not_your_seat")
            self._check_length()
            path = picked
            if do == "play":
                path = settle(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)
            elif do == "takeback":
                path = tuple(str(row.seat) for row in self.row.seats if not row.held_by(player))
            return ack(key, await self._step(Seat(seat), do, path, request, whole=whole))

    async def act_for(self, row: SeatRow, path: Path, do: Verb = "play") -> bool:
        """Makes a step for a seat that the server plays, unless somebody else has it by now.

        Gets whether the rules allow it.

        :raises Trouble: it could not be saved.
        """
        async with self.lock:
            if self.row.seats[row.seat - 1] != row:
                return True
            return not isinstance(await self._step(Seat(row.seat), do, path, Request.of_server()), Problem)

    def answered(self, key: str, request: Request) -> Ack | None:
        """Gets what was answered to the same request before.

        :raises Trouble: the key was used for something else.
        """
        known = self._answers.find(request)
        return None if known is None else ack(key, known)

    async def decline(self, key: str, request: Request, code: str) -> Ack:
        """Refuses a request, for good: asked again later it is refused again."""
        return ack(key, await self._answers.refuse(self.store, self.row.id, request, Problem(code, {})))

    async def tell(self, player: str, do: Verb, words: Path, key: str) -> Ack:
        """Takes what real dice or cards show from somebody at the table, or takes the last of it back.

        :raises Trouble: they are not real here, it is for another to say, or it could not be saved.
        """
        if not self.row.typed:
            raise Trouble(409, "server.not_typed")
        async with self.lock:
            own = self.seats_of(player)
            if not own:
                raise Trouble(403, "server.not_your_seat")
            self._check_length()
            owner = self.told_by()
            if do == "tell" and owner is not None and owner not in own:
                raise Trouble(403, "server.not_your_cards", seat=owner)
            request = Request.of(player, key, do, NATURE, words)
            if do == "tell" and self._answers.find(request) is None and self._barred(own):
                raise Trouble(409, "server.too_many_slips", most=contradictions.MOST)
            teller = owner if owner is not None else own[0]
            return ack(key, await self._step(NATURE, do, words, request, teller))

    def _check_length(self) -> None:
        """Whoever plays and takes back without end fills the disk."""
        if self.steps >= MOST_STEPS:
            raise Trouble(409, "server.too_many_steps", most=MOST_STEPS)

    def told_by(self) -> Seat | None:
        """Gets who alone may tell what comes now: the person to whom alone it is shown."""
        if NATURE not in self.match.to_act:
            return None
        seat = self.match.game.lots(self.match.state).seat
        if seat is None or self.row.seats[seat - 1].kind != "person":
            return None
        return None if self._barred(self.seats_of(self.row.seats[seat - 1].player or "")) else seat

    def _barred(self, own: Sequence[Seat]) -> bool:
        """Whether somebody with these seats may enter no real cards now."""
        people = (Seat(row.seat) for row in self.row.seats if row.kind == "person")
        return self.contradictions.bar(own, people)

    async def _step(
        self,
        seat: Seat,
        do: Verb,
        path: Path,
        request: Request,
        teller: Seat | None = None,
        *,
        whole: bool = False,
    ) -> Outcome:
        """Makes a step of a seat, once for each request."""
        known = self._answers.find(request)
        if known is not None:
            return known
        ahead, events, done = self.match.copy(), list[Event](), list[Deed]()
        try:
            for deed in deeds(ahead, do, seat, path) if whole else ((do, path),):
                events += perform(ahead, deed[0], seat, deed[1])
                done.append(deed)
        except UnreadableAction:
            return await self._answers.refuse(self.store, self.row.id, request, refused(NO_SUCH_ACTION))
        except IllegalAction as e:
            reasons = e.refusals
            if do == "tell" and NATURE in self.match.to_act:
                # What is wrong with it may lie in the hands of others.
                match = self.match
                reasons = refuse_told(match.game, match.state, path, teller, len(match.log))
                if CONTRADICTION in reasons:
                    await self._show_contradiction(teller)
            return await self._answers.refuse(self.store, self.row.id, request, refused(*reasons))
        await self._keep(seat, do, ahead, done, request)
        return self._answers.remember(request, answer_to(seat, tuple(events)))

    async def _keep(
        self, seat: Seat, do: Verb, ahead: Match[Any, Any, Any], done: Sequence[Deed], request: Request
    ) -> None:
        """Saves what a seat has done, with all that follows from it, and shows it.

        :raises Trouble: it could not be saved.
        """
        ended = len(ahead.log) != len(self.match.log)
        # Where seats take turns, who is still to act goes on with theirs, whatever was revealed in it.
        renewed = seat if ended and not self.facts.in_turn else None
        clock = self.clock.after(self.row, ahead.to_act, time(), renewed)
        # A step of a draft is nobody else's business: the list of tables says nothing new.
        short = summary(ahead, clock) if ended else None
        # The last one has the key of the request that led to all.
        keys = [*(str(Request.of_server()) for _ in done[1:]), str(request)]
        numbered = enumerate(zip(done, keys, strict=True), self.steps + 1)
        made = (Step(number, seat, *deed, key) for number, (deed, key) in numbered)
        steps = chained(self.row.id, self.head, made)
        rewound = ahead.taken_back != self.match.taken_back
        shown_to = seat if _open(ahead) == _open(self.match) else None
        reached = results_of(self.row, ahead) if ahead.over and not self.match.over else ()
        also, trace = self._consequences(ahead, reached), self._trace(seat, do, ahead, rewound)
        also = also if trace is None else [*also, trace]
        await self.store.add_steps(self.row.id, steps, short, ahead.over, also)
        if reached and not self.row.typed:
            self.row = replace(self.row, results=reached)
        self.match, self.clock = ahead, clock
        self.steps, self.head = steps[-1].number, steps[-1].chain
        self.stamps.note(shown_to, self.head)
        self._remember_past(do, rewound)
        self.gallery.step(shown_to)
        if do == "untell" or rewound:
            self.gallery.show_past_anew(self.past)
        if trace is not None:
            self.announce(self.talk.add(trace))
        self.changed.set()

    async def _show_contradiction(self, teller: Seat | None) -> None:
        """Tells everybody who told what cannot be, and counts it: whoever does so on purpose learns of hidden
        cards. At a table of one person there is nobody to tell.

        :raises Trouble: it could not be saved, and nothing is said about the telling, either.
        """
        rows = self.row.seats
        if teller is None or len({row.player for row in rows if row.kind == "person"}) < 2:
            return
        note = self.talk.note(rows[teller - 1], contradictions.CODE)
        await self.store.do(note, self.row.id)
        handed_over = self.contradictions.note(teller)
        self.announce(self.talk.add(note))
        if handed_over:
            # Who may enter what comes now is not who might before.
            self.gallery.regroup()

    def _trace(self, seat: Seat, do: Verb, ahead: Match[Any, Any, Any], rewound: bool) -> NewLine | None:
        """Gets what is told around the table of a turn that somebody wants to take back, or has."""
        request = self.match.takeback if rewound else ahead.takeback
        about = request.seat if request is not None else seat
        if rewound:
            code = "talk.taken_back"
        elif do == "takeback":
            code = "talk.takeback"
        elif do == "decline":
            own = self.match.takeback is not None and self.match.takeback.seat == seat
            code = "talk.takeback_withdrawn" if own else "talk.takeback_declined"
        else:
            return None
        return self.talk.note(self.row.seats[about - 1], code)

    def _remember_past(self, do: Verb, rewound: bool) -> None:
        """Notes what became known with the last step; what was told and taken back never happened."""
        if rewound:
            self.past.clear()
            self.past.extend([(DRAWN,)] if self.row.drawn else [])
            self.past.extend(move.events for move in all_disclosed(self.match))
        if do == "untell" and self.past:
            self.past.pop()
        self.past.extend(_known(self.match))

    def _consequences(self, ahead: Match[Any, Any, Any], reached: tuple[ResultRow, ...]) -> list[Write]:
        """Gets what else is to be written with a step that leads to *ahead*."""
        turns = ahead.to_act - self.match.to_act
        online = (each.player for each in self.gallery.watchers)
        found = [queue_calls(self.row, turns, online)] if turns else []
        return [*found, keep_results(self.row, reached, bool(ahead.taken_back))] if reached else found

    @property
    def provenance(self) -> tuple[record.Provenance, ...]:
        """Gets what everybody ought to know of how the game came about."""
        return (*self.row.provenance, *record.provenance(self.match))

    def choices(self, seat: int, picked: Path) -> Choices:
        return choices(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)

    def why(self, seat: int, picked: Path) -> tuple[Refusal, ...]:
        return why(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)

    def seen_by(self, seat: Seat) -> tuple[str, int, Options, int, bool, Any, Seat]:
        """Gets what a bot is told that plays or advises a seat, in a process of its own."""
        row, match = self.row, self.match
        position = row.position is not None
        return row.game, row.rules, row.options, match.seats, position, match.view(seat), seat

    def preview(self, seat: int, picked: Path) -> Preview | None:
        """Gets what a move would bring, ``None`` where it cannot be made."""
        try:
            return preview(self.match, Seat(seat), picked)
        except (IllegalAction, UnreadableAction):
            return None

    # Who is there

    def enter(self, watcher: Watcher, stamp: str = "") -> None:
        """Shows the table to somebody who has just come, and to others that they are there; who brings the
        stamp of what they would see is not shown it again."""
        self.touched = monotonic()
        audience = self.gallery.enter(watcher, stamp)
        if self.past:
            watcher.send(audience.past(self.past))
        if self.talk.lines:
            watcher.send(self.talk.whole())
        self.changed.set()

    def leave(self, watcher: Watcher) -> None:
        """Notes that somebody has gone, and shows it."""
        self.touched = monotonic()
        self.gallery.leave(watcher)

    def seats_of(self, player: str) -> list[Seat]:
        return [Seat(row.seat) for row in self.row.seats if row.held_by(player)]

    def sit(self, changed: SeatRow, clock: Clock) -> None:
        """Notes that somebody else has a seat now, and shows it."""
        self.clock, self.row = clock, self.row.seated(changed)
        self.reseat()

    def begin(self) -> None:
        """Shows the first dice, which have waited for everybody."""
        self.past.extend(_known(self.match))
        self.gallery.step(None)
        self.changed.set()

    def reseat(self) -> None:
        """Shows everybody who sits where now."""
        self.gallery.regroup()
        self.changed.set()

    def announce(self, line: TalkLine | None) -> None:
        """Shows everybody something that was said or happened around the table, if it is new."""
        if line is not None:
            self.gallery.broadcast(Talk(False, (line,)))

    def record(self) -> record.Record:
        """Gets the game as it is written down; the seed is in it only once the game is over."""
        return written(self.row, self.facts, self.match)


def _open(match: Match[Any, Any, Any]) -> tuple[object, ...]:
    """Gets what everybody sees change: a step after which it is the same belongs to a draft."""
    return len(match.log), match.takeback


def _known(match: Match[Any, Any, Any]) -> Iterator[tuple[Event, ...]]:
    """Generates what became known with the last step, move by move."""
    return (disclosed.events for disclosed in match.disclosed)

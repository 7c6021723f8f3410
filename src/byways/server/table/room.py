"""One table on the server: one writer, and everybody who watches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from time import time
from typing import Any

import msgspec

from byways.kernel import record
from byways.kernel.choice import choices, settle, usual, why
from byways.kernel.facts import Facts, shown
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import (
    NATURE,
    Event,
    IllegalAction,
    ImpossibleChance,
    Refusal,
    Seat,
    UnreadableAction,
)
from byways.kernel.rng import commitment, token
from byways.registry import GAMES

from .. import wire
from ..errors import Trouble
from ..store.database import Store, Write
from ..store.rows import SeatRow, Step, TableRow
from ..wire import Json
from .pace import began, read_since, waited
from .results import keep_results
from .summaries import seat_of, summary
from .talk import Line, Talk
from .turns import queue_calls

ANSWERS = 500
"""How many answers a table remembers for messages that are sent again."""

PAST = 40
"""How much of what happened is told to whoever comes."""

PLAYED = ("bot", "closed")
"""Whose moves the server makes."""

NO_SUCH_ACTION = Refusal("match.no_such_action")


@dataclass(eq=False, slots=True)
class Watcher:
    """A connection: whose it is, and what waits to be sent over it."""

    player: str
    program: str | None = None
    """The hash of the token with which it was opened, if a program did."""

    outbox: asyncio.Queue[Json] = field(default_factory=lambda: asyncio.Queue(200))

    def send(self, message: Json) -> None:
        """Puts a message into the outbox; one that is full belongs to somebody who does not listen."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait({"type": "error", "code": "server.slow", "args": {}})


@dataclass(eq=False, slots=True)
class Room:
    """A table that somebody plays at."""

    store: Store
    row: TableRow
    facts: Facts
    match: Match[Any, Any, Any]
    talk: Talk
    since: dict[int, float] = field(default_factory=dict)
    """When each seat that is to act began its turn."""

    seq: int = 0
    watchers: set[Watcher] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever somebody may have to act: the bots wait for it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Whoever changes the table, or who sits there, holds it meanwhile."""

    past: deque[Event] = field(default_factory=lambda: deque(maxlen=PAST))
    """What happened lately and is final."""

    _answers: OrderedDict[str, Json] = field(default_factory=OrderedDict)

    @classmethod
    async def load(cls, store: Store, row: TableRow) -> Room:
        """Gets a kept table.

        :raises Trouble: it was kept under other rules.
        """
        return cls.replayed(store, row, await store.steps(row.id), await Talk.load(store, row.id))

    @classmethod
    def replayed(cls, store: Store, row: TableRow, steps: Iterable[Step], talk: Talk | None = None) -> Room:
        """Plays a kept table again, step by step.

        :raises Trouble: it was kept under other rules.
        """
        room = cls(store, row, *start(row), talk or Talk(store, row.id))
        for step in steps:
            length = len(room.match.log)
            try:
                events = _perform(room.match, Seat(step.seat), step.do, step.path)
            except (IllegalAction, UnreadableAction) as e:
                raise Trouble(410, "server.old_rules", game=row.game) from e
            if len(room.match.log) != length:
                room.past.extend(events)
            room.seq = step.number
            room._remember(step.key, _done(step, events))
        room.since = read_since(row.summary, room.match.to_act, row.updated)
        return room

    # What seats do

    async def act(
        self,
        player: str,
        seat: int,
        do: str,
        path: tuple[str, ...],
        key: str,
        watcher: Watcher | None = None,
    ) -> Json:
        """Makes a step for a player, who sent it over this line: keeps it, shows it, and only then answers.

        :raises Trouble: the seat is not this player's, or the step could not be saved.
        """
        async with self.lock:
            if not self.row.seats[seat - 1].held_by(player):
                raise Trouble(403, "server.not_your_seat")
            if do == "play":
                path = settle(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), path)
            return await self._step(Seat(seat), do, path, key, watcher)

    async def act_for(self, row: SeatRow, path: tuple[str, ...]) -> None:
        """Makes a move for a seat that the server plays, unless somebody else has it by now.

        :raises Trouble: it could not be saved.
        """
        async with self.lock:
            if self.row.seats[row.seat - 1] == row:
                await self._step(Seat(row.seat), "play", path, f"bot {token(9)}", None)

    async def _step(
        self, seat: Seat, do: str, path: tuple[str, ...], key: str, watcher: Watcher | None
    ) -> Json:
        """Makes a step of a seat, once for each key."""
        if key in self._answers:
            return self._answers[key]
        ahead = self.match.copy()
        try:
            events = _perform(ahead, seat, do, path)
        except UnreadableAction:
            return self._remember(key, _refuse(key, "match.refused", (NO_SUCH_ACTION,)))
        except IllegalAction as e:
            return self._remember(key, _refuse(key, "match.refused", e.refusals))
        step = Step(self.seq + 1, seat, do, path, key)
        ended = len(ahead.log) != len(self.match.log)
        since = began(self.since, ahead.to_act, seat if ended else None, time())
        told, also = summary(ahead, since), self._consequences(ahead)
        await self.store.add_step(self.row.id, step, told, ahead.over, also=also)
        self.match, self.since = ahead, since
        self.seq += 1
        self._publish(events, seat, watcher, became_public=ended)
        return self._remember(key, _done(step, events))

    def _consequences(self, ahead: Match[Any, Any, Any]) -> list[Write]:
        """Gets what else is to be written with a step that leads to *ahead*."""
        turns = ahead.to_act - self.match.to_act
        found = [queue_calls(self.row, turns, (each.player for each in self.watchers))] if turns else []
        return [*found, keep_results(self.row, ahead)] if ahead.over and not self.match.over else found

    def _remember(self, key: str, answer: Json) -> Json:
        self._answers[key] = answer
        while len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)
        return answer

    def choices(self, seat: int, picked: tuple[str, ...]) -> Json:
        found = choices(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)
        return {"next": list(found.next), "complete": found.complete}

    def why(self, seat: int, picked: tuple[str, ...]) -> list[Json]:
        found = why(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)
        return [wire.reason(refusal) for refusal in found]

    def usual(self, seat: int, picked: tuple[str, ...]) -> list[str] | None:
        found = usual(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)
        return None if found is None else list(found)

    # Real dice and cards

    async def tell(self, player: str, do: str, words: tuple[str, ...], key: str) -> Json:
        """Takes what real dice or cards show from somebody at the table, or takes the last of it back.

        :raises Trouble: they are not real here, it is for another to say, or it could not be saved.
        """
        mine = self.seats_of(player)
        if not mine:
            raise Trouble(403, "server.not_your_seat")
        if not self.row.typed:
            raise Trouble(409, "server.not_typed")
        owner = self._told_by()
        if do == "tell" and owner is not None and owner not in mine:
            raise Trouble(403, "server.not_your_cards", seat=owner)
        async with self.lock:
            return await self._step(NATURE, do, words, key, None)

    def _told_by(self) -> Seat | None:
        """Gets who alone may tell what comes now: the person to whom alone it is shown."""
        if NATURE not in self.match.to_act:
            return None
        seat = self.match.game.lots(self.match.state).seat
        return seat if seat is not None and self.row.seats[seat - 1].kind == "person" else None

    def asked(self, player: str) -> Json:
        """Gets what real dice or cards are to be told now, if any."""
        if not self.row.typed or NATURE not in self.match.to_act:
            return None
        owner, mine = self._told_by(), self.seats_of(player)
        return wire.asked(self.match, mine=bool(mine) and owner in (None, *mine))

    # What people see

    def _publish(
        self, events: tuple[Event, ...], seat: Seat, sender: Watcher | None, *, became_public: bool
    ) -> None:
        """Sends everybody what has changed for them; a step of a draft changes only its owners' view."""
        if became_public:
            self.past.extend(events)
        for watcher in self.watchers:
            if not became_public and seat not in self.seats_of(watcher.player):
                continue
            if watcher is not sender:
                self._tell(watcher, events)
            watcher.send(self.snapshot(watcher.player))
        self.changed.set()

    def welcome(self, watcher: Watcher) -> None:
        """Tells somebody who has just come what happened, and what was said."""
        self._tell(watcher, tuple(self.past), all=True)
        if self.talk.lines:
            watcher.send(self.talk.shown())

    def _tell(self, watcher: Watcher, events: tuple[Event, ...], *, all: bool = False) -> None:
        # Who holds several seats shares a screen: what one of them may hear the other may not.
        seats = self.seats_of(watcher.player)
        if heard := wire.heard(events, seats[0] if len(seats) == 1 else None):
            watcher.send({"type": "events", "all": all, "events": heard})

    def republish(self) -> None:
        """Sends everybody the table again: somebody came or went."""
        for watcher in self.watchers:
            watcher.send(self.snapshot(watcher.player))
        self.changed.set()

    def seats_of(self, player: str) -> list[Seat]:
        return [Seat(row.seat) for row in self.row.seats if row.held_by(player)]

    def snapshot(self, player: str) -> Json:
        """Gets the whole table as one player may see it."""
        match = self.match
        mine: list[Seat | None] = [*self.seats_of(player)]
        return {
            "type": "table",
            "seq": self.seq,
            "id": self.row.id,
            "game": self.row.game,
            "options": shown(self.row.options),
            "secret": self.facts.secret,
            "over": match.over,
            "to_act": sorted(match.to_act),
            "seats": self.people(player),
            "views": [wire.view(match, seat) for seat in mine or [None]],
            "outcome": wire.outcome(match.game, match.state, self.row.seats),
            "pace": self.row.pace,
            "waited": waited(self.since, self.row.pace, time()),
            "typed": self.row.typed,
            "asked": self.asked(player),
            # What people tell of real dice follows from no seed.
            "commitment": None if self.row.typed else commitment(match.chance.seed),
            "seed": match.chance.seed if match.over and not self.row.typed else None,
        }

    def people(self, player: str) -> list[Json]:
        online = {watcher.player for watcher in self.watchers}
        return [
            msgspec.structs.replace(
                seat_of(row, player), online=row.kind == "bot" or any(map(row.held_by, online))
            )
            for row in self.row.seats
        ]

    def sit(self, changed: SeatRow, since: dict[int, float]) -> None:
        """Notes that somebody else has a seat now, and shows it."""
        self.since = since
        self.row = replace(
            self.row, seats=tuple(changed if row.seat == changed.seat else row for row in self.row.seats)
        )
        self.republish()

    def announce(self, line: Line) -> None:
        """Shows everybody something that was said or happened around the table."""
        for watcher in self.watchers:
            watcher.send({"type": "talk", "all": False, "lines": [line.shown()]})

    def record(self) -> record.Record:
        """Gets the game as it is written down; the seed is in it only once the game is over."""
        names = tuple(row.name for row in self.row.seats)
        written = record.write(self.match, self.facts, self.row.options, self.row.position)
        return replace(written, players=names)


def start(row: TableRow) -> tuple[Facts, Match[Any, Any, Any]]:
    """Gets the game of a table and its match before the first step; what it took over is played again.

    :raises Trouble: the game or these rules are not played here any more.
    """
    facts = GAMES.get(row.game)
    if facts is None or facts.rules != row.rules:
        raise Trouble(410, "server.old_rules", game=row.game)
    seats = len(row.seats)
    written = record.Record(row.game, row.rules, row.options, seats, "", row.begun, row.position)
    given = tuple(entry.path for entry in row.begun if entry.seat == NATURE)
    try:
        game, state = record.begin(written, facts)
        match = Match.start(game, seats, Chance(row.seed, given=given, told=row.typed), state)
        for entry in row.begun:
            if entry.seat != NATURE:
                match.play(entry.seat, game.read(entry.path))
    except record.BadRecord as e:
        raise Trouble(410, "server.old_rules", reasons=e.because, game=row.game) from e
    except (IllegalAction, ImpossibleChance, UnreadableAction) as e:
        raise Trouble(410, "server.old_rules", game=row.game) from e
    return facts, match


def _perform(match: Match[Any, Any, Any], seat: Seat, do: str, path: tuple[str, ...]) -> tuple[Event, ...]:
    match do:
        case "play":
            return match.play(seat, match.game.read(path))
        case "undo":
            match.undo(seat)
        case "redo":
            return match.redo(seat)
        case "restart":
            match.restart_turn(seat)
        case "reopen":
            match.reopen(seat)
        case "tell":
            return match.tell(path)
        case "untell":
            match.undo(NATURE)
        case _:
            raise ValueError(do)
    return ()


def _done(step: Step, events: tuple[Event, ...]) -> Json:
    """Answers a step; what comes by chance everybody hears as events, also who told it."""
    heard = wire.heard(events, Seat(step.seat)) if step.seat != NATURE else []
    return {"type": "ack", "key": step.key, "ok": True, "events": heard}


def _refuse(key: str, code: str, refusals: tuple[Refusal, ...]) -> Json:
    error = {"code": code, "args": {}, "reasons": [wire.reason(refusal) for refusal in refusals]}
    return {"type": "ack", "key": key, "ok": False, "error": error}

"""One table on the server: one writer, and everybody who watches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from time import time
from typing import Any

from byways.kernel import record
from byways.kernel.choice import choices, why
from byways.kernel.facts import Facts
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

from . import wire
from .errors import Trouble
from .pace import began, read_since, waited
from .rows import SeatRow, Step, TableRow
from .store import Store
from .talk import Line, Talk
from .wire import Json

ANSWERS = 500
"""How many answers a table remembers for messages that are sent again."""

PLAYED = ("bot", "closed")
"""Whose moves the server makes."""

NO_SUCH_ACTION = Refusal("match.no_such_action")


@dataclass(eq=False, slots=True)
class Watcher:
    """A connection: whose it is, and what waits to be sent over it."""

    player: str
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

    _answers: OrderedDict[str, Json] = field(default_factory=OrderedDict)

    @classmethod
    async def load(cls, store: Store, row: TableRow) -> Room:
        """Plays a kept table again, step by step.

        :raises Trouble: it was kept under other rules.
        """
        room = cls(store, row, *start(row), await Talk.load(store, row.id))
        for step in await store.steps(row.id):
            try:
                events = _perform(room.match, Seat(step.seat), step.do, step.path)
            except (IllegalAction, UnreadableAction) as e:
                raise Trouble(410, "server.old_rules", ("game", row.game)) from e
            room.seq = step.number
            room._remember(step.key, _ack(step.key, wire.heard(events, Seat(step.seat))))
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
        await self.store.add_step(self.row.id, step, summary(ahead, since), ahead.over)
        self.match, self.since = ahead, since
        self.seq += 1
        self._publish(events, seat, watcher, became_public=ended)
        return self._remember(key, _ack(key, wire.heard(events, seat)))

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

    # What people see

    def _publish(
        self, events: tuple[Event, ...], seat: Seat, sender: Watcher | None, *, became_public: bool
    ) -> None:
        """Sends everybody what has changed for them; a step of a draft changes only its owners' view."""
        for watcher in self.watchers:
            seats = self.seats_of(watcher.player)
            if not became_public and seat not in seats:
                continue
            # Who holds several seats shares a screen: what one of them may hear the other may not.
            heard = wire.heard(events, seats[0] if len(seats) == 1 else None)
            if heard and watcher is not sender:
                watcher.send({"type": "events", "events": heard})
            watcher.send(self.snapshot(watcher.player))
        self.changed.set()

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
            "options": self.row.options,
            "secret": self.facts.secret,
            "over": match.over,
            "to_act": sorted(match.to_act),
            "seats": self.people(player),
            "views": [wire.view(match, seat) for seat in mine or [None]],
            "outcome": wire.outcome(match.game, match.state, self.row.seats),
            "pace": self.row.pace,
            "waited": waited(self.since, self.row.pace, time()),
            "commitment": commitment(match.chance.seed),
            "seed": match.chance.seed if match.over else None,
        }

    def people(self, player: str) -> list[Json]:
        online = {watcher.player for watcher in self.watchers}
        return [
            {**seat_of(row, player), "online": row.kind == "bot" or any(map(row.held_by, online))}
            for row in self.row.seats
        ]

    def sit(self, changed: SeatRow, since: dict[int, float]) -> None:
        """Notes that somebody else has a seat now, and shows it."""
        self.since = since
        self.row = replace(
            self.row, seats=tuple(changed if row.seat == changed.seat else row for row in self.row.seats)
        )
        self.republish()

    def tell(self, line: Line) -> None:
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
        raise Trouble(410, "server.old_rules", ("game", row.game))
    seats = len(row.seats)
    written = record.Record(row.game, row.rules, row.options, seats, "", row.begun, row.position)
    given = tuple(entry.path for entry in row.begun if entry.seat == NATURE)
    try:
        game, state = record.begin(written, facts)
        match = Match.start(game, seats, Chance(row.seed, given=given), state)
        for entry in row.begun:
            if entry.seat != NATURE:
                match.play(entry.seat, game.read(entry.path))
    except (record.BadRecord, IllegalAction, ImpossibleChance, UnreadableAction) as e:
        raise Trouble(410, "server.old_rules", ("game", row.game)) from e
    return facts, match


def summary(match: Match[Any, Any, Any], since: Mapping[int, float]) -> dict[str, Any]:
    """Gets what a list of tables says of one."""
    stage = match.game.stage(match.view(None))
    return {"stage": wire.text(stage), "to_act": sorted(match.to_act), "since": dict(since)}


def seat_of(row: SeatRow, player: str) -> dict[str, Json]:
    return {
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "mine": row.held_by(player),
        "back": row.kind == "bot" and row.remembers(player),
    }


def summarize(rows: Iterable[TableRow], player: str) -> list[Json]:
    """Gets the list of a player's tables: your turn first, then the newest."""
    found = [one_summary(row, player) for row in rows]
    return sorted(found, key=lambda each: (not each["yours"], each["over"]))


def one_summary(row: TableRow, player: str) -> dict[str, Json]:
    seats = [seat_of(seat, player) for seat in row.seats]
    mine = {seat["seat"] for seat in seats if seat["mine"]}
    invites = {str(seat.seat): seat.invite for seat in row.seats if seat.invite and row.creator == player}
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "stage": row.summary["stage"],
        "to_act": row.summary["to_act"],
        "over": row.over,
        "yours": bool(mine.intersection(row.summary["to_act"])),
        "seats": seats,
        "invites": invites,
        "pace": row.pace,
        "waited": waited(read_since(row.summary, row.summary["to_act"], row.updated), row.pace, time()),
        "listed": row.listed,
        "updated": row.updated,
    }


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
        case _:
            raise ValueError(do)
    return ()


def _ack(key: str, events: list[Json]) -> Json:
    return {"type": "ack", "key": key, "ok": True, "events": events}


def _refuse(key: str, code: str, refusals: tuple[Refusal, ...]) -> Json:
    error = {"code": code, "args": {}, "reasons": [wire.reason(refusal) for refusal in refusals]}
    return {"type": "ack", "key": key, "ok": False, "error": error}

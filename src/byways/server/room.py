"""One table on the server: one writer, and everybody who watches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from byways.kernel import record
from byways.kernel.choice import choices, usual, why
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
from byways.kernel.rng import commitment
from byways.registry import GAMES

from . import wire
from .errors import Trouble
from .results import keep_results
from .rows import SeatRow, Step, TableRow
from .store import Store, Write
from .turns import queue_calls
from .wire import Json

ANSWERS = 500
"""How many answers a table remembers for messages that are sent again."""

Answer = tuple[Json, tuple[Event, ...]]
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
    seq: int = 0
    watchers: set[Watcher] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever somebody may have to act: the bots wait for it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever changes the table."""

    _answers: OrderedDict[str, Json] = field(default_factory=OrderedDict)

    @classmethod
    async def load(cls, store: Store, row: TableRow) -> Room:
        """Gets a kept table.

        :raises Trouble: it was kept under other rules.
        """
        return cls.replayed(store, row, await store.steps(row.id))

    @classmethod
    def replayed(cls, store: Store, row: TableRow, steps: Iterable[Step]) -> Room:
        """Plays a kept table again, step by step.

        :raises Trouble: it was kept under other rules.
        """
        room = cls(store, row, *start(row))
        for step in steps:
            try:
                events = _perform(room.match, Seat(step.seat), step.do, step.path)
            except (IllegalAction, UnreadableAction) as e:
                raise Trouble(410, "server.old_rules", ("game", row.game)) from e
            room.seq = step.number
            room._remember(step.key, _done(step, events))
        return room

    # What seats do

    async def act(self, player: str, seat: int, do: str, path: tuple[str, ...], key: str) -> Json:
        """Makes a step for a player: keeps it, shows it, and only then answers.

        :raises Trouble: the seat is not this player's, or the step could not be saved.
        """
        if self.row.seats[seat - 1].player != player or self.row.seats[seat - 1].kind != "person":
            raise Trouble(403, "server.not_your_seat")
        return await self.step(Seat(seat), do, path, key)

    async def step(self, seat: Seat, do: str, path: tuple[str, ...], key: str) -> Json:
        """Makes a step of a seat, once for each key."""
        async with self.lock:
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
            await self.store.add_step(
                self.row.id, step, summary(ahead), ahead.over, also=self._consequences(ahead)
            )
            shown = len(self.match.log)
            self.match = ahead
            self.seq += 1
            self._publish(events, seat, became_public=len(ahead.log) != shown)
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
            raise Trouble(403, "server.not_your_cards", ("seat", owner))
        return await self.step(NATURE, do, words, key)

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

    def _publish(self, events: tuple[Event, ...], actor: Seat, *, became_public: bool) -> None:
        """Sends everybody what has changed for them; a step of a draft changes only its owner's view."""
        for watcher in self.watchers:
            seats = self.seats_of(watcher.player)
            if became_public and actor not in seats:
                # Who holds several seats shares a screen: what one of them may hear the other may not.
                heard = wire.heard(events, seats[0] if len(seats) == 1 else None)
                if heard:
                    watcher.send({"type": "events", "events": heard})
            if became_public or actor in seats:
                watcher.send(self.snapshot(watcher.player))
        self.changed.set()

    def republish(self) -> None:
        """Sends everybody the table again: somebody came or went."""
        for watcher in self.watchers:
            watcher.send(self.snapshot(watcher.player))
        self.changed.set()

    def seats_of(self, player: str) -> list[Seat]:
        return [Seat(row.seat) for row in self.row.seats if row.kind == "person" and row.player == player]

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
            "outcome": wire.outcome(match.game, match.state),
            "typed": self.row.typed,
            "asked": self.asked(player),
            # What people tell of real dice follows from no seed.
            "commitment": None if self.row.typed else commitment(match.chance.seed),
            "seed": match.chance.seed if match.over and not self.row.typed else None,
        }

    def people(self, player: str) -> list[Json]:
        online = {watcher.player for watcher in self.watchers}
        return [
            {**seat_of(row, player), "online": row.kind == "bot" or row.player in online}
            for row in self.row.seats
        ]

    def sit(self, seat: int, player: str, name: str) -> None:
        """Notes that an open seat was taken."""
        taken = replace(self.row.seats[seat - 1], kind="person", player=player, name=name, invite=None)
        self.row = replace(
            self.row, seats=tuple(taken if row.seat == seat else row for row in self.row.seats)
        )
        self.republish()

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
        match = Match.start(game, seats, Chance(row.seed, given=given, told=row.typed), state)
        for entry in row.begun:
            if entry.seat != NATURE:
                match.play(entry.seat, game.read(entry.path))
    except (record.BadRecord, IllegalAction, ImpossibleChance, UnreadableAction) as e:
        raise Trouble(410, "server.old_rules", ("game", row.game)) from e
    return facts, match


def summary(match: Match[Any, Any, Any]) -> dict[str, Any]:
    """Gets what a list of tables says of one."""
    stage = match.game.stage(match.view(None))
    return {"stage": wire.text(stage), "to_act": sorted(match.to_act)}


def seat_of(row: SeatRow, player: str) -> dict[str, Json]:
    mine = row.kind == "person" and row.player == player
    return {"seat": row.seat, "kind": row.kind, "name": row.name, "level": row.level, "mine": mine}


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
        "yours": bool(mine.intersection(row.summary["to_act"]) or (mine and NATURE in row.summary["to_act"])),
        "typed": row.typed,
        "seats": seats,
        "invites": invites,
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

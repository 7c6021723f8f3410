"""Pairs of games that differ only in what a seat may not know, dice to come included: not one byte that it
gets may differ."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

from byways.kernel.choice import legal
from byways.kernel.facets import scene_of
from byways.kernel.facts import Facts, Options
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, Rng, commitment, pick, rehearsed, token
from byways.registry import GAMES
from byways.server.access.identity import hash_of
from byways.server.store.database import Store
from byways.server.store.rows import SeatRow, TableRow
from byways.server.table.pace import Clock
from byways.server.table.room import Room
from byways.server.table.socket import answer
from byways.server.table.summaries import summary
from byways.server.table.talk import Conversation
from byways.server.table.watching import Watcher
from byways.wire.wishes import Choose, Foresee, Play, Redo, Reopen, Restart, Sync, Tell, ToServer, Undo, Why

from .findings import Findings, Show
from .loop import VirtualLoop
from .virtual_server import Disk, Nowhere, VirtualServer, fresh_database, from_seed, listening

MESSAGES = 6
"""How many messages each of a pair is sent."""

LONGEST = 60
"""A game is played for fewer steps than that before it becomes a pair."""

ABOUT = (
    "/api/tables",
    "/api/tables/pair/picture",
    "/api/tables/pair/record",
    "/api/tables/pair/deal",
    "/api/tables/pair/series",
    "/api/replays/pair",
    "/api/replays/pair/moves/0",
    "/api/replays/pair/curve",
    "/api/replays/pair/dice",
    "/api/replays/pair/record",
    "/api/replays/pair/studies",
    "/api/replays/pair/seats/1/review",
    "/api/replays/pair/seats/1/par?level=1",
    "/api/replays/pair/seats/1/outlook?move=0",
)
"""What somebody might ask about the table."""


@dataclass(slots=True)
class Pairs:
    """Makes pairs and compares what one seat gets of each."""

    rng: Rng
    server: VirtualServer
    store: Store
    faults: list[str] = field(default_factory=list)
    pairs: int = 0
    compared: int = 0
    """How many messages and answers were."""

    size: int = 0
    """How many bytes they had."""

    async def play(self, facts: Facts, options: Options, seats: int, *, typed: bool) -> None:
        """Plays a game until somewhere in it, and makes a pair of it for somebody who watches from there."""
        match = Match.start(facts.create(options, seats), seats, Chance(token(9), told=typed))
        begun = self.rng.below(LONGEST)
        for step in range(600):
            if match.over:
                return
            watcher = pick(self.rng, (None, *map(Seat, range(1, seats + 1))))
            # Where nothing can be different yet, a little later.
            if step >= begun and (watcher is None or not match.draft(watcher)):
                pairs = self.pairs
                await self._compare(facts, options, match, watcher, typed)
                if self.pairs > pairs:
                    return
            self._step(match)

    def _step(self, match: Match[Any, Any, Any]) -> None:
        seat = pick(self.rng, sorted(match.to_act))
        if seat == NATURE:
            match.play(NATURE, match.game.roll(match.state, self.rng))
        else:
            match.play(seat, pick(self.rng, list(legal(match.game, match.state_for(seat), seat))))

    async def _compare(
        self, facts: Facts, options: Options, match: Match[Any, Any, Any], watcher: Seat | None, typed: bool
    ) -> None:
        twin = match.copy()
        twin.state = match.game.imagine(match.view(watcher), self.rng)
        # Who has done their turn everybody may know, and is told apart from what a seat sees. So is that
        # somebody has acted on what was told of real dice: it cannot be taken back any more.
        if twin.to_act != match.to_act or (match._told and match._drafts):
            return
        # What others have begun is their secret, too; in the twin nobody has.
        twin._drafts = {}
        seed = token(9)
        # What is rolled from here on is nobody's knowledge.
        twin.chance = replace(twin.chance, seed=token(9))
        both = (match.copy(), twin)
        heard = [await self._heard(Quick(seed), facts, options, each, watcher, typed) for each in both]
        self.pairs += 1
        self.compared += len(heard[0])
        self.size += sum(map(len, heard[0]))
        if heard[0] != heard[1]:
            self.faults.append(f"{facts.name} {options}: seat {watcher} is told {_difference(*heard)}")

    async def _heard(
        self,
        rng: Quick,
        facts: Facts,
        options: Options,
        match: Match[Any, Any, Any],
        watcher: Seat | None,
        typed: bool,
    ) -> list[bytes]:
        """Gets everything that somebody is told who comes, looks round and tries things, to the byte."""
        cookie = "x" * 43
        players = [hash_of(cookie) if seat == watcher else f"p{seat}" for seat in range(1, match.seats + 1)]
        rows = tuple(SeatRow(seat, "person", player=player) for seat, player in enumerate(players, 1))
        row = TableRow("pair", facts.name, facts.rules, dict(options), "", "p", "k", seats=rows, typed=typed)
        row = replace(row, summary=summary(match, Clock()), over=match.over)
        room = Room(self.store, row, facts, match, Conversation(self.store, "pair"))
        line = Watcher(hash_of(cookie))
        room.enter(line)
        found = [msgspec.json.encode(row.summary)]
        length = len(match.log)
        for message in self._messages(rng, room, watcher):
            while line._waiting:
                found.append((await line.next())[0])
            # Keys that the server makes up for itself are no difference, either.
            with rehearsed(Quick(f"{len(found)} keys")):
                reply = await answer(room, line, msgspec.json.encode(message).decode())
            # What is turned up or dealt once a turn is done follows from what was hidden.
            if len(room.match.log) != length:
                return _without_promise(match, found)
            found.append(msgspec.json.encode(reply))
        found += await self._answers(room, cookie) if rng.below(8) == 0 else ()
        return _without_promise(match, found)

    def _messages(self, rng: Quick, room: Room, watcher: Seat | None) -> list[ToServer]:
        """Gets what somebody might try; nothing of it follows from what they do not know."""
        seat, match = watcher or Seat(1), room.match
        words = sorted(scene_of(match.game, match.view(watcher)).words) or ["x"]
        found: list[ToServer] = []
        for number in range(MESSAGES):
            path = tuple(pick(rng, words) for _ in range(1 + rng.below(3)))
            if watcher in match.to_act and rng.below(3) == 0:
                moves = sorted(
                    match.game.path(move) for move in legal(match.game, match.state_for(seat), seat)
                )
                path = pick(rng, moves)
            kinds: list[ToServer] = [
                Play(str(number), seat, path),
                Play(str(number), seat, path, whole=True),
                Foresee(str(number), seat, path),
                Choose(str(number), seat, path[:-1]),
                Why(str(number), seat, path),
                Undo(str(number), seat),
                Redo(str(number), seat),
                Restart(str(number), seat),
                Reopen(str(number), seat),
                Sync(str(number)),
                Tell(str(number), path),
            ]
            found.append(pick(rng, kinds))
        return found

    async def _answers(self, room: Room, cookie: str) -> list[bytes]:
        """Gets what is answered to requests about the table."""
        self.server.rooms._rooms["pair"] = room
        found = []
        for path in ABOUT:
            status, headers, body = await self.server.ask("GET", path, cookie=cookie)
            headers.pop("date", None)
            found.append(msgspec.json.encode((status, sorted(headers.items()), body)))
        del self.server.rooms._rooms["pair"]
        return found


def _without_promise(match: Match[Any, Any, Any], found: list[bytes]) -> list[bytes]:
    """Gets what was told but for the promise of a seed, which gives nothing away."""
    promised = commitment(match.chance.seed).encode()
    return [each.replace(promised, b"promised") for each in found]


def _difference(one: list[bytes], two: list[bytes]) -> str:
    """Gets where two tellings begin to differ."""
    for own, other in zip(one, two, strict=False):
        if own != other:
            at = next((i for i, (a, b) in enumerate(zip(own, other, strict=False)) if a != b), 0)
            return f"{own[max(0, at - 60) : at + 60]!r} or {other[max(0, at - 60) : at + 60]!r}"
    return f"{len(one)} or {len(two)} messages"


def interfere(count: int, seed: str, show: Show) -> Findings:
    """Compares so many pairs, over all games, their options, numbers of seats, and real cards."""
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, listening(faults.append):
        found = from_seed(seed, lambda loop: _interfere(count, Quick(seed), loop, Path(folder), show))
    return Findings(found.figures, (*found.faults, *faults))


async def _interfere(count: int, rng: Quick, loop: VirtualLoop, folder: Path, show: Show) -> Findings:
    trials = [
        (facts, options, seats)
        for facts in GAMES.values()
        for options, seats in facts.trials()
        if 2 <= seats <= 4
    ]
    server = VirtualServer(loop, fresh_database(folder, "db"), Disk(rng))
    await server.open()
    pairs = Pairs(rng, server, Nowhere(server.rooms.store.opened))
    games = 0
    while pairs.pairs < count:
        facts, options, seats = pick(rng, trials)
        games += 1
        await pairs.play(facts, options, seats, typed=rng.below(4) == 0)
        show(min(count, pairs.pairs))
    await server.kill()
    figures = {"pairs": pairs.pairs, "games": games, "messages": pairs.compared, "bytes": pairs.size}
    return Findings(figures, tuple(pairs.faults))

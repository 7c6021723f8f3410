"""The whole server from one seed: people, network, disk and kills; in the end everything has to add up."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick, token
from byways.kernel.table import perspective
from byways.registry import GAMES
from byways.server.store.chain import is_whole
from byways.server.table.room import Room
from byways.wire.messages import Snapshot
from byways.wire.wishes import Say

from .loop import VirtualLoop
from .network import Network, Weather
from .person import STEPS, Person, Sent
from .virtual_server import Disk, Gone, VirtualServer, fresh_database, from_seed, listening

ROUGH = Weather(drop=4, repeat=12, halve=3, cut=1, delay=0.3)
PERSISTENCE = 100
"""How often somebody asks for a table."""

AGREEMENT = 60.0
"""So many seconds after the last fault everybody has been answered and sees the same."""


@dataclass(frozen=True, slots=True)
class Script:
    """What happens in a rehearsal, besides what people do."""

    weather: Weather = ROUGH
    tables: int = 2
    seconds: float = 40.0
    kills: int = 1
    disk: int = 2
    """How many writes in four hundred fail at each statement."""


@dataclass(slots=True)
class Rehearsal:
    """One run, from one seed."""

    seed: str
    script: Script
    folder: Path
    faults: list[str] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    wishes: dict[str, str] = field(default_factory=dict)
    """Keys with which a table was asked for, and the table that came of it."""

    network: Network = field(init=False)
    server: VirtualServer = field(init=False)

    def run(self) -> None:
        """Plays it to the end, and looks whether everything adds up."""
        with listening(self.faults.append):
            from_seed(self.seed, self._play)
        self.faults += [f"unhandled: {each}" for each in self.server.loop.complaints]

    @property
    def digest(self) -> str:
        """Gets the same for two runs in which everybody asked and heard the same."""
        heard = [
            (each.name, sent.text, sent.answer) for each in self.people for sent in each.journal.values()
        ]
        return hashlib.sha256(repr(heard).encode()).hexdigest()[:16]

    @property
    def acknowledged(self) -> int:
        """How many steps were."""
        done = (sent for person in self.people for sent in person.journal.values() if sent.done)
        return sum(isinstance(sent.message, STEPS) for sent in done)

    async def _play(self, loop: VirtualLoop) -> None:
        rng = Quick(f"{self.seed} script")
        file = fresh_database(self.folder, f"db {self.seed}")
        self.server = VirtualServer(loop, file, Disk(Quick(f"{self.seed} disk")))
        self.network = Network(self.server, self.script.weather)
        await self.server.open()
        try:
            for number in range(self.script.tables):
                await self._open_table(rng, number)
            self.server.disk.percent = self.script.disk
            tasks = [
                asyncio.create_task(each)
                for person in self.people
                for each in (person.listen(), person.live())
            ]
            for _ in range(self.script.kills + 1):
                await asyncio.sleep(self.script.seconds / (self.script.kills + 1))
                await self._break_disk()
                if self.server.life <= self.script.kills:
                    await self.server.kill()
                    await asyncio.sleep(0.5)
                    await self.server.open()
            if await self._settle():
                await self._compare()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._hang_up()
        finally:
            await self.server.kill()
            for each in self.folder.glob(f"{file.name}*"):
                each.unlink()

    # What happens

    async def _open_table(self, rng: Quick, number: int) -> None:
        facts = pick(rng, list(GAMES.values()))
        low, high = facts.seats
        seats = min(high, max(2, low) + rng.below(2))
        bot = seats > max(2, low)
        cookies = [token(32) for _ in range(seats + 1)]
        kinds = [
            {"kind": "me"},
            *[{"kind": "invite"}] * (seats - 1 - bot),
            *[{"kind": "bot", "level": 1}] * bot,
        ]
        key = f"wish {number}"
        wish = {"game": facts.name, "options": {}, "seats": kinds, "key": key}
        made = await self._insist(rng, "POST", "/api/tables", wish, cookies[0])
        again = await self._insist(rng, "POST", "/api/tables", wish, cookies[0])
        if made.get("id") != again.get("id"):
            self.faults.append(f"one wish makes two tables: {made} {again}")
        self.wishes[key] = table = str(made["id"])
        about = await self._insist(rng, "GET", f"/api/tables/{table}", None, cookies[0])
        for cookie, invite in zip(cookies[1:], about["invites"].values(), strict=False):
            await self._insist(rng, "POST", f"/api/join/{invite}", {"name": "Guest"}, cookie)
        for each, cookie in enumerate(cookies):
            name = f"{number}.{each}"
            person = Person(
                self.network, Quick(f"{self.seed} {name}"), name, cookie, table, self.faults.append
            )
            person.own, person.checked = self._seats(person), self._check_saved
            self.people.append(person)

    def _seats(self, person: Person) -> tuple[int, ...]:
        with self.server.database() as database:
            query = "SELECT seat FROM seats WHERE table_id = ? AND player = ? ORDER BY seat"
            return tuple(seat for (seat,) in database.execute(query, (person.table, person.player)))

    async def _insist(self, rng: Quick, method: str, path: str, body: Any, cookie: str) -> Any:
        """Asks until there is an answer; an invitation that is gone was taken when the answer got lost."""
        for _ in range(PERSISTENCE):
            with suppress(Gone):
                status, found = await self.network.ask(rng, method, path, body, cookie)
                if status < 500 and status != 429:
                    return msgspec.json.decode(found)
            await asyncio.sleep(0.5)
        raise TimeoutError(f"{method} {path} is never answered")

    async def _break_disk(self) -> None:
        """Lets nothing be written for a while; whoever asks is told that it is not well."""
        if not self.script.disk:
            return
        self.server.disk.broken = True
        await asyncio.sleep(2.5)
        status, _, _ = await self.server.ask("GET", "/health")
        if status != 503:
            self.faults.append(f"a server whose disk is broken says {status}")
        self.server.disk.broken = False

    async def _settle(self) -> bool:
        """Lets the weather calm down, and waits until everybody has been answered. Gets whether they are."""
        self.network.weather = self.script.weather.calm()
        self.server.disk.percent = 0
        for person in self.people:
            person.resting = True
        end = asyncio.get_running_loop().time() + AGREEMENT
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(1)
            if not self.server.rooms.thinking and all(map(_is_settled, self.people)):
                break
        else:
            late = [person.name for person in self.people if not _is_settled(person)]
            self.faults.append(f"nobody answers {late}; {self.server.rooms.thinking} bots do not move")
            return False
        await asyncio.sleep(2)
        status, _, _ = await self.server.ask("GET", "/health")
        if status != 200:
            self.faults.append(f"a server that is well says {status}")
        return True

    # What has to add up

    def _check_saved(self, person: Person, sent: Sent) -> None:
        """What is acknowledged is on disk, once, and nobody has seen more than is."""
        if self.server.app is None:
            return
        message = sent.message
        with self.server.database() as database:
            if isinstance(message, STEPS):
                request = person.request_of(message)
                query = "SELECT count(*) FROM steps WHERE table_id = ? AND key LIKE ?"
                [(found,)] = database.execute(query, (person.table, f"{request.owner} %"))
                if found != 1:
                    self.faults.append(f"{found} steps came of an acknowledged {sent.text}")
            room = self.server.rooms._rooms.get(person.table)
            [(steps,)] = database.execute("SELECT steps FROM tables WHERE id = ?", (person.table,))
            if room is not None and room.steps > steps:
                self.faults.append("shown before it is saved")

    async def _compare(self) -> None:
        with self.server.database() as database:
            [(count,)] = database.execute("SELECT count(*) FROM tables")
        if count != len(self.wishes):
            self.faults.append(f"{count} tables came of {len(self.wishes)} wishes")
        for table in self.wishes.values():
            await self._compare_table(table)

    async def _compare_table(self, table: str) -> None:
        store = self.server.rooms.store
        row, steps = await store.table(table), await store.steps(table)
        assert row is not None
        live = await self.server.rooms.room(table)
        if not is_whole(row, steps):
            self.faults.append("the chain is broken")
            return
        kept = Room.replayed(store, row, steps)
        for seat in (None, *map(Seat, range(1, len(row.seats) + 1))):
            if perspective(kept.match, seat) != perspective(live.match, seat):
                self.faults.append(f"seat {seat} would see something else after a restart")
        if (kept.steps, kept.head) != (live.steps, live.head):
            self.faults.append("the table in memory has other steps")
        if row.summary["to_act"] != sorted(live.match.to_act) or row.over != live.match.over:
            self.faults.append("the list of tables says something else")
        people = [person for person in self.people if person.table == table]
        self._compare_steps(people, [step.key for step in steps])
        self._compare_talk(table, people)
        for person in people:
            await self._compare_view(person, kept)
            if (code := await person.misuse_key()) not in (None, "server.key_used"):
                self.faults.append(f"a key that is used for something else is answered {code}")

    def _compare_steps(self, people: list[Person], keys: list[str]) -> None:
        """Each acknowledged step is there once, in the order of its maker, and no other is there."""
        known: set[str] = set()
        for person in people:
            order: list[int] = []
            for sent in person.journal.values():
                if not isinstance(sent.message, STEPS):
                    continue
                key = str(person.request_of(sent.message))
                known.add(key)
                if sent.done != (key in keys):
                    self.faults.append(f"acknowledged: {sent.done}, kept: {key in keys}: {sent.text}")
                if key in keys:
                    order.append(keys.index(key))
            if order != sorted(order):
                self.faults.append(f"steps of {person.name} stand in another order")
        strange = [key for key in keys if key not in known and not key.startswith("server-")]
        if strange or len(set(keys)) != len(keys):
            self.faults.append(f"{len(strange)} steps that nobody made, {len(keys) - len(set(keys))} twice")

    def _compare_talk(self, table: str, people: list[Person]) -> None:
        said = sum(
            sent.done and isinstance(sent.message, Say) for each in people for sent in each.journal.values()
        )
        with self.server.database() as database:
            query = "SELECT count(*) FROM talk WHERE table_id = ? AND said IS NOT NULL"
            [(kept,)] = database.execute(query, (table,))
        if kept != said:
            self.faults.append(f"{said} lines were said, {kept} are kept")

    async def _compare_view(self, person: Person, kept: Room) -> None:
        """Whoever came long ago sees what they would see if they came now, or after a restart."""
        fresh = Person(self.network, person.rng, person.name, person.cookie, person.table, self.faults.append)
        fresh.own = person.own
        listening = asyncio.create_task(fresh.listen())
        while fresh.shown is None or person.shown is None:
            await asyncio.sleep(0.5)
        await asyncio.sleep(2)
        if _bare(fresh.shown) != _bare(person.shown):
            self.faults.append(f"{person.name} sees an old table")
        own = tuple(perspective(kept.match, Seat(seat)) for seat in person.own)
        seen = own or (perspective(kept.match, None),)
        if _encoded(person.shown.views) != _encoded(seen):
            self.faults.append(f"{person.name} sees something else than what is kept")
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        if fresh.line is not None:
            fresh.line.hang_up()
            await fresh.line.ended()

    async def _hang_up(self) -> None:
        """Once everybody has gone nobody is remembered as being there."""
        for line in [person.line for person in self.people if person.line is not None]:
            line.hang_up()
            await line.ended()
        assert self.server.app is not None
        galleries = [room.gallery for room in self.server.rooms._rooms.values()]
        here = [each for each in galleries if each.watchers or each._audiences]
        held = Counter(self.server.app.state.limits._held)
        if here or held.total():
            self.faults.append(f"{len(here)} tables and {held.total()} lines are held by nobody")


_encoded = msgspec.json.Encoder(order="deterministic").encode


def _is_settled(person: Person) -> bool:
    return person.shown is not None and not person._waiting


def _bare(shown: Snapshot) -> Snapshot:
    """Gets a table without what differs from line to line, and without who is there just now."""
    seats = tuple(msgspec.structs.replace(seat, online=False) for seat in shown.seats)
    return msgspec.structs.replace(shown, seq=0, seats=seats, waited={})


def rehearse(seed: str, script: Script, folder: Path) -> Rehearsal:
    """Plays one rehearsal to its end."""
    rehearsal = Rehearsal(seed, script, folder)
    rehearsal.run()
    return rehearsal

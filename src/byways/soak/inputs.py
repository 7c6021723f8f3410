"""What nobody should send, sent: to the engine, over a table's line, as requests, and as records."""

from __future__ import annotations

import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from byways.engine.lines import answer as answer_line
from byways.engine.session import Session
from byways.kernel import record
from byways.kernel.codec import Json, dump
from byways.kernel.facets import scene_of
from byways.kernel.rng import Quick, Rng, pick, shuffled, token
from byways.registry import GAMES
from byways.server.table.room import Room
from byways.server.table.socket import answer as answer_message
from byways.server.table.watching import Watcher
from byways.wire.requests import OpenTable, SeatChoice

from .findings import Findings, Show
from .loop import VirtualLoop
from .virtual_server import Disk, Nowhere, VirtualServer, fresh_database, from_seed, listening

JUNK: tuple[Json, ...] = (None, True, -1, 0, 1, 2, 10**30, 1.5, 1e308, "", "t1", "\ud800", "ж", "x" * 3000)
JUNK += ([], {}, [[]], ["done"], {"a": []}, ["\udfff"], "\x00", [0] * 500)
DO: tuple[str, ...] = ("games", "new", "position", "legal", "choices", "why", "play", "undo")
DO += ("view", "score", "record", "load", "bot", "close", "quit")
FIELDS: tuple[str, ...] = ("id", "do", "game", "seats", "options", "seed", "chance", "table", "seat")
FIELDS += ("within", "picked", "move", "position", "record", "level", "seconds", "lang")
MESSAGES = ("play", "undo", "redo", "restart", "reopen", "choices", "why", "tell", "untell", "sync", "ping")
PATHS = ("/api/tables", "/api/me", "/api/tables/{}/again", "/api/join/{}", "/api/tokens")
MOST_TABLES = 50


@dataclass(slots=True)
class Inputs:
    """Everything that takes input; each gets a line of its own making, mutated."""

    rng: Rng
    server: VirtualServer
    session: Session = field(default_factory=Session)
    room: Room | None = None
    records: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    async def feed(self) -> None:
        """Sends one input to one of them."""
        kind = self.rng.below(100)
        try:
            if kind < 70:
                self._engine()
            elif kind < 94:
                await self._line()
            elif kind < 99:
                self._record()
            else:
                await self._request()
        except Exception as e:
            self.faults.append(f"{e!r}")

    def _engine(self) -> None:
        """Sends a line to the engine: one object comes back, and a refusal changes nothing."""
        request = _request(self.rng, self.session)
        line = _mutated(self.rng, dump(request).encode("ascii"))
        name = str(request["table"])
        before = _position(self.session, name)
        reply = answer_line(self.session, line)
        self.counts["engine"] += 1
        if "\n" in dump(reply):
            self.faults.append(f"an answer of two lines to {line!r}")
        if "error" in reply and _position(self.session, name) != before:
            self.faults.append(f"refused, and done all the same: {line!r}")
        if len(self.session.tables) > MOST_TABLES:
            self.session.answer({"do": "close", "table": next(iter(self.session.tables))})
        if self.counts["engine"] % 20_000 == 0:
            self.session._chances.clear()

    async def _line(self) -> None:
        """Sends a message to a table: an answer comes back, and a refusal changes nothing."""
        if self.room is None or self.room.match.over or self.room.steps > 2000:
            self.room = await self._opened()
        room = self.room
        seat = 1 + self.rng.below(2)
        words = sorted(scene_of(room.match.game, room.match.view(None)).words) or ["done"]
        message: dict[str, Json] = {"do": pick(self.rng, MESSAGES), "key": token(6), "seat": seat}
        for name in ("path", "picked"):
            message[name] = [pick(self.rng, words) for _ in range(1 + self.rng.below(3))]
        for name in shuffled(self.rng, ("do", "key", "seat", "path", "picked", "text"))[: self.rng.below(3)]:
            message[name] = pick(self.rng, JUNK)
        text = _mutated(self.rng, dump(message).encode("ascii")).decode("utf-8", "replace")
        before = room.match, room.steps
        found = await answer_message(room, Watcher("nobody" if self.rng.below(9) == 0 else "ann"), text)
        self.counts["messages"] += 1
        error = getattr(found, "error", None)
        if error is not None and (room.match is not before[0] or room.steps != before[1]):
            self.faults.append(f"refused, and done all the same: {text!r}")
        if error is not None and error.code == "server.failed":
            self.faults.append(f"failed: {text!r}")

    async def _opened(self) -> Room:
        facts = pick(self.rng, list(GAMES.values()))
        seats = [SeatChoice("me"), *[SeatChoice("here")] * (max(2, facts.seats[0]) - 1)]
        rooms = self.server.rooms
        wish = OpenTable(facts.name, seats[: facts.seats[1]], token(9), typed=self.rng.below(4) == 0)
        room = await rooms.room(await rooms.open("ann", wish))
        room.store = Nowhere(rooms.store.opened)
        return room

    def _record(self) -> None:
        """Reads a record: it is read, or refused."""
        if not self.records:
            examples = (facts.facets.text("example.txt") for facts in GAMES.values())
            self.records = [text for text in examples if text is not None]
        data = _mutated(self.rng, pick(self.rng, self.records).encode(), always=True)
        text = data.decode("utf-8", "replace")
        self.counts["records"] += 1
        try:
            written = record.read(record.sealed(text.split("\n")[:-2]) if self.rng.below(2) else text)
            if written.game in GAMES:
                record.load(written, GAMES[written.game])
        except record.BadRecord:
            self.counts["records_refused"] += 1

    async def _request(self) -> None:
        """Sends a request: it is answered, and never with an error of ours."""
        path = pick(self.rng, PATHS).format(pick(self.rng, (*GAMES, "x")))
        body: dict[str, Json] = {
            "game": pick(self.rng, [*GAMES]),
            "seats": [{"kind": "me"}],
            "options": {},
            "key": token(9),
        }
        for name in shuffled(self.rng, (*body, "position", "seed", "name", "pace"))[: self.rng.below(3)]:
            body[name] = pick(self.rng, JUNK)
        data = _mutated(self.rng, dump(body).encode("ascii"))
        status, _, _ = await self.server.ask("POST", path, data)
        self.counts["requests"] += 1
        if status >= 500:
            self.faults.append(f"{path} is answered {status}: {data!r}")


def feed(count: int, seed: str, show: Show) -> Findings:
    """Sends so many inputs to whatever takes any."""
    with tempfile.TemporaryDirectory() as folder:
        return from_seed(seed, lambda loop: _feed(count, Quick(seed), loop, Path(folder), show))


async def _feed(count: int, rng: Quick, loop: VirtualLoop, folder: Path, show: Show) -> Findings:
    server = VirtualServer(loop, fresh_database(folder, "db"), Disk(rng))
    await server.open()
    inputs = Inputs(rng, server)
    with listening(inputs.faults.append):
        for number in range(count):
            await inputs.feed()
            if number % 1000 == 0:
                show(number)
                if number % 50_000 == 0:
                    await server.kill()
                    await server.open()
                    inputs.room = None
    await server.kill()
    return Findings({"inputs": count, **inputs.counts}, tuple(inputs.faults + loop.complaints))


def _position(session: Session, table: str) -> Any:
    """Gets what would differ if something had been done at a table."""
    if table not in session.tables:
        return None
    match = session.tables[table].match
    return id(match.state), len(match.log), [match.draft(seat) for seat in match.to_act]


def _request(rng: Rng, session: Session) -> dict[str, Json]:
    """Makes a request that is sensible except, perhaps, for a field or two."""
    tables = list(session.tables)
    facts = pick(rng, list(GAMES.values()))
    request: dict[str, Json] = {
        "id": rng.below(1000),
        "do": pick(rng, DO),
        "game": facts.name,
        "seats": facts.seats[0] + rng.below(2),
        "options": {},
        "table": pick(rng, tables) if tables else "t1",
        "seat": 1 + rng.below(2),
        "level": 1,
        "seconds": 0,
    }
    if tables:
        match = session.tables[str(request["table"])].match
        words = sorted(scene_of(match.game, match.view(None)).words) or ["done"]
        request["move"] = " ".join(pick(rng, words) for _ in range(1 + rng.below(3)))
    for name in shuffled(rng, FIELDS)[: rng.below(3)]:
        request[name] = pick(rng, JUNK)
    return request


def _mutated(rng: Rng, line: bytes, *, always: bool = False) -> bytes:
    """Changes a few bytes of one line in two; now and then something nested too deep, or much too long."""
    if not always and rng.below(2):
        return line
    letters = bytearray(line)
    for _ in range(1 + rng.below(4)):
        at = rng.below(len(letters))
        match rng.below(64):
            case 0:
                letters[at:at] = b"[" * (1 << rng.below(13))
            case 1:
                letters[at:at] = letters[at : at + 20] * (1 << rng.below(9))
            case kind if kind % 3 == 0:
                letters[at] = rng.below(256)
            case kind if kind % 3 == 1:
                del letters[at : at + 1 + rng.below(5)]
            case _:
                letters[at:at] = letters[at : at + rng.below(20)]
        if not letters:
            break
    return bytes(letters)

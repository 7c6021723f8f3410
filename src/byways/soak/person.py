"""Somebody at a table: plays, changes their mind, talks, and asks again until there is an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from byways.kernel.protocol import Path
from byways.kernel.rng import Rng, pick
from byways.kernel.table import Perspective
from byways.kernel.tree import any_path
from byways.server.access.identity import hash_of
from byways.server.table.answers import Request
from byways.wire.delta import patch
from byways.wire.messages import Ack, Chosen, FromServer, Snapshot, Update
from byways.wire.wishes import Choose, Play, Redo, Reopen, Restart, Say, Sync, ToServer, Undo

from .network import Line, Network
from .virtual_server import Gone

PATIENCE = 3.0
"""So many seconds somebody waits for an answer before asking again."""

PASSING = ("server.storage", "server.flood", "server.talk_flood", "server.slow")
"""Refusals that say nothing of what was asked: asked again later, it may be done."""

LATE = 40
"""How many of the last requests may be asked again much later."""

STEPS = (Play, Undo, Redo, Restart, Reopen)

_decoder = msgspec.json.Decoder(FromServer)


@dataclass(slots=True)
class Sent:
    """A request, and what came of it."""

    message: ToServer
    text: str
    answer: bytes | None = None
    """The last answer that is for good, as it came."""

    done: bool = False
    """Whether it was accepted."""


@dataclass(eq=False, slots=True)
class Person:
    """A browser, with whoever sits before it."""

    network: Network
    rng: Rng
    name: str
    cookie: str
    table: str
    complain: Callable[[str], None]
    own: tuple[int, ...] = ()
    """The seats that they have."""

    journal: dict[str, Sent] = field(default_factory=dict)
    shown: Snapshot | None = None
    """The table as it was last told, none if that is not known."""

    kept: Snapshot | None = None
    """The table as it was shown before the line ended."""

    resting: bool = False
    """Whether nothing new is begun."""

    line: Line | None = None
    checked: Callable[[Person, Sent], None] | None = None
    """Looks at what is on disk as soon as something is acknowledged."""

    _waiting: dict[str, asyncio.Future[bytes]] = field(default_factory=dict)
    _keys: int = 0

    @property
    def player(self) -> str:
        return hash_of(self.cookie)

    def request_of(self, message: Play | Undo | Redo | Restart | Reopen) -> Request:
        """Gets a step that this person asks for, as it is kept."""
        path = message.path if isinstance(message, Play) else ()
        verb: Any = message.__struct_config__.tag
        return Request.of(self.player, message.key, verb, message.seat, path)

    # Hearing

    async def listen(self) -> None:
        """Keeps a line open and takes in what comes, for ever."""
        while True:
            with suppress(Gone):
                stamp = self.kept.stamp if self.kept is not None else ""
                self.line = Line.call(self.network, self.rng, self.table, self.cookie, stamp)
                while (text := await self.line.hear()) is not None:
                    self._take_in(text)
            self.line, self.kept, self.shown = None, self.shown or self.kept, None
            await asyncio.sleep(0.1 + self.rng.below(10) / 10)

    def _take_in(self, text: str) -> None:
        message = _decoder.decode(text)
        match message:
            case Snapshot():
                self.shown = message
            case Update(seq=seq) if self.shown is not None and seq == self.shown.seq + 1:
                self.shown = patch(self.shown, message)
            case Update() if self.shown is None and self.kept is not None:
                self.shown, self.kept = patch(self.kept, message), None
            case Update(seq=seq):
                self.complain(f"{self.name} hears of change {seq} after {self.shown and self.shown.seq}")
            case Ack(key=key) | Chosen(key=key) if key in self.journal:
                self._hear_answer(self.journal[key], message, text.encode())
        if self.shown is not None:
            self._check_rights(self.shown)

    def _hear_answer(self, sent: Sent, message: Ack | Chosen, text: bytes) -> None:
        key = sent.message.key
        code = message.error.code if isinstance(message, Ack) and message.error is not None else ""
        passing = code in PASSING
        if code in ("server.failed", "server.twice", "server.key_used") and not self.resting:
            self.complain(f"{self.name} is answered {code}")
        if not passing and isinstance(message, Ack):
            if sent.answer not in (None, text) and not self.resting:
                self.complain(f"{self.name} gets two answers to {sent.text}: {sent.answer!r} {text!r}")
            if not (self.resting and sent.answer):
                sent.answer, sent.done = text, message.error is None
            if sent.done and self.checked is not None:
                self.checked(self, sent)
        waiting = self._waiting.pop(key, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(text)

    def _check_rights(self, shown: Snapshot) -> None:
        """Nobody is told anything as somebody who they are not."""
        seen = tuple(view.seat for view in shown.views)
        if seen != (self.own or (None,)) or tuple(seat.seat for seat in shown.seats if seat.mine) != self.own:
            self.complain(f"{self.name} sees {seen} instead of {self.own}")

    # Acting

    def key(self) -> str:
        """Gets a key that this person has not used before; others use the same."""
        self._keys += 1
        return str(self._keys)

    async def ask(self, message: ToServer) -> bytes:
        """Asks until there is an answer that is for good."""
        sent = Sent(message, msgspec.json.encode(message).decode())
        self.journal[message.key] = sent
        while True:
            waiting = self._waiting[message.key] = asyncio.get_running_loop().create_future()
            if self.line is not None:
                self.line.send(sent.text)
            with suppress(TimeoutError):
                text: bytes = await asyncio.wait_for(waiting, PATIENCE)
                if not isinstance(message, Choose) and sent.answer is None:
                    await asyncio.sleep(1)
                    continue
                return text

    async def live(self) -> None:
        """Plays on, for ever."""
        while True:
            await asyncio.sleep((1 + self.rng.below(20)) / 40)
            if self.shown is not None and not self.resting and not self.shown.over:
                await self._do_something(self.shown)

    async def _do_something(self, shown: Snapshot) -> None:
        views = [view for view in shown.views if view.seat is not None]
        if not views:
            return
        view, chance = pick(self.rng, views), self.rng.below(100)
        key, seat = self.key(), view.seat or 1
        if chance < 15 and self.journal:
            self._repeat_late()
        elif chance < 17:
            await self.ask(Say(key, seat, "hello"))
        elif chance < 20:
            await self.ask(Play(key, seat, ("nonsense",)))
        elif chance < 22:
            await self.ask(Sync(key))
        elif chance < 26:
            await self.ask(pick(self.rng, (*_VERBS.values(),))(key, seat))
        elif chance < 36 and (verbs := [each for each in view.can if each in _VERBS]):
            await self.ask(_VERBS[pick(self.rng, verbs)](key, seat))
        elif view.acting and (path := await self._path(view)):
            await self.ask(Play(key, seat, path))

    async def misuse_key(self) -> str | None:
        """Asks for something else with a key that was used. Gets the code of the answer, none if none was."""
        steps = (each for each in self.journal.values() if isinstance(each.message, STEPS))
        used = next((each for each in steps if each.answer), None)
        if used is None or self.line is None:
            return None
        key = used.message.key
        waiting = self._waiting[key] = asyncio.get_running_loop().create_future()
        self.line.send(msgspec.json.encode(Play(key, self.own[0], ("another", "thing"))).decode())
        try:
            answer = _decoder.decode(await asyncio.wait_for(waiting, 10 * PATIENCE))
        except TimeoutError:
            return "nothing"
        return answer.error.code if isinstance(answer, Ack) and answer.error is not None else "done"

    def _repeat_late(self) -> None:
        """Sends something again that was answered long ago: nothing may come of it but the same answer."""
        known = [sent for sent in [*self.journal.values()][-LATE:] if sent.answer is not None]
        if known and self.line is not None:
            self.line.send(pick(self.rng, known).text)

    async def _path(self, view: Perspective) -> Path:
        if view.tree is not None:
            return any_path(view.tree, self.rng)
        path: Path = (pick(self.rng, view.next),) if view.next else ()
        while path:
            text = await self.ask(Choose(self.key(), view.seat or 1, path))
            found = _decoder.decode(text)
            if not isinstance(found, Chosen) or not (found.next or found.complete):
                return ()
            if found.complete and not (found.next and self.rng.below(2)):
                break
            path = (*path, pick(self.rng, found.next))
        return path


_VERBS: dict[str, type[Undo | Redo | Restart | Reopen]] = {
    "undo": Undo,
    "redo": Redo,
    "restart": Restart,
    "reopen": Reopen,
}

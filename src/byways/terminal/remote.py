"""A table on a server, over the same messages as a browser's (docs/wire.md)."""

from __future__ import annotations

import asyncio
import json
import os
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from byways.insight.turns import Advice
from byways.kernel.choice import Choices
from byways.kernel.datafile import data_folder
from byways.kernel.protocol import Path, Refusal
from byways.kernel.rng import token
from byways.kernel.scene import Text
from byways.wire.delta import patch
from byways.wire.joint import additions
from byways.wire.messages import Ack, Chosen, Cut, Explained, FromServer, News, Pong, Snapshot, Talk, Update
from byways.wire.operation import Refused
from byways.wire.wishes import (
    Agree,
    Auto,
    Choose,
    Decline,
    Play,
    Redo,
    Reopen,
    Restart,
    Say,
    Sync,
    Takeback,
    Tell,
    ToServer,
    Undo,
    Untell,
    Why,
)

from .sitting import Answer, Command, Listener

WAIT = 20.0
"""How long an HTTP answer may take, in seconds."""

PAUSES = (0.2, 1, 2, 5, 10)
"""How long to wait before connecting again, in seconds; the last one for ever."""


_Answer = Ack | Chosen | Explained | Pong
_DEEDS: dict[str, Callable[[str, int], ToServer]] = {
    "restart": Restart,
    "reopen": Reopen,
    "takeback": Takeback,
    "agree": Agree,
    "decline": Decline,
    "auto": Auto,
}
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_encode = msgspec.json.encode


class Unreachable(Exception):
    """Raised when a server refuses or does not answer, with what to say."""

    def __init__(self, said: Text) -> None:
        super().__init__(said.code)
        self.said = said


def _reasons(answer: _Answer) -> tuple[Refusal, ...]:
    """Gets why something was not done."""
    error = answer.error if isinstance(answer, Ack) else None
    return () if error is None else error.reasons or (Refusal(error.code, args=error.args),)


@dataclass(slots=True)
class Remote:
    """A line to a table on a server; it connects again by itself, and nothing is done twice."""

    base: str
    table: str
    cookie: str
    _socket: ClientConnection | None = None
    _waiting: dict[str, tuple[bytes, asyncio.Future[_Answer]]] = field(default_factory=dict)
    last: Snapshot | None = None
    _told: bool = False
    """Whether what happened was told before."""

    _heard_talk: int = 0
    """The last line of the talk that was told."""

    _salts: dict[int, str] = field(default_factory=dict)
    """What the own seats add to joint dice."""

    @property
    def company(self) -> Remote:
        return self

    async def run(self, listener: Listener) -> None:
        """Tells of every change until it is cancelled."""
        tries = 0
        while True:
            try:
                async with self._connected() as socket:
                    self._socket = socket
                    for encoded, _ in tuple(self._waiting.values()):
                        await socket.send(encoded, text=True)
                    async for message in socket:
                        tries = 0
                        await self._hear(_decoder.decode(message), listener)
            except InvalidHandshake:
                listener.said(Text("server.origin"))
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._socket = None
            listener.said(Text("terminal.offline"))
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def _connected(self) -> connect:
        address = f"ws{self.base.removeprefix('http')}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        # The library knows origins as a type of its own.
        origin: Any = self.base
        return connect(address, additional_headers=headers, origin=origin, max_size=None, open_timeout=WAIT)

    async def _hear(self, message: FromServer, listener: Listener) -> None:
        match message:
            case Snapshot():
                await self._show(message, listener)
            case Update() if self.last is not None and message.seq == self.last.seq + 1:
                await self._show(patch(self.last, message), listener)
            case Update() if self._socket is not None:
                # Something is missing: the whole table is asked for. Its answer needs no one to wait.
                await self._socket.send(_encode(Sync(token(12))), text=True)
            case News(all=True) if self._told:
                pass  # After a line was cut or a turn taken back, what is known already comes again.
            case News():
                self._told = True
                listener.happened(message.events)
            case Cut():
                listener.said(Text(message.error.code, message.error.args))
            case Ack() | Chosen() | Explained() | Pong():
                _, future = self._waiting.pop(message.key or "", (b"", None))
                if future is not None and not future.done():
                    future.set_result(message)
            case Talk():
                # On connecting all of it comes again.
                fresh = tuple(line for line in message.lines if line.id > self._heard_talk)
                self._heard_talk = max([self._heard_talk, *(line.id for line in fresh)])
                listener.talked(fresh)
            case _:
                pass

    async def _show(self, table: Snapshot, listener: Listener) -> None:
        self.last = table
        listener.changed(table)
        for wish in additions(table, self._salts):
            if self._socket is not None:
                await self._socket.send(_encode(wish), text=True)

    async def _ask(self, message: ToServer) -> _Answer:
        future: asyncio.Future[_Answer] = asyncio.get_running_loop().create_future()
        self._waiting[message.key] = (_encode(message), future)
        if self._socket is not None:
            # What cannot be sent now is sent once the line is back.
            with suppress(WebSocketException):
                await self._socket.send(_encode(message), text=True)
        return await future

    async def step(self, do: Command, seat: int, path: Path = ()) -> Answer:
        key = token(12)
        match do:
            case "play":
                answer = await self._ask(Play(key, seat, path, whole=True))
            case "undo":
                answer = await self._ask(Undo(key, seat, whole=True))
            case "redo":
                answer = await self._ask(Redo(key, seat, whole=True))
            case "tell":
                answer = await self._ask(Tell(key, path))
            case "untell":
                answer = await self._ask(Untell(key))
            case _:
                answer = await self._ask(_DEEDS[do](key, seat))
        if isinstance(answer, Ack) and answer.error is None:
            return Answer(answer.events)
        return Answer(refusals=_reasons(answer))

    async def say(self, seat: int, text: str) -> Answer:
        return Answer(refusals=_reasons(await self._ask(Say(token(12), seat, text))))

    async def resign(self, seat: int) -> Answer:
        path = f"/api/tables/{self.table}/seats/{seat}/close"
        try:
            await asyncio.to_thread(_ask_http, self.base, path, {}, self.cookie)
        except Unreachable as e:
            return Answer(refusals=(Refusal(e.said.code, args=e.said.args),))
        return Answer()

    async def choices(self, seat: int, picked: Path) -> Choices:
        answer = await self._ask(Choose(token(12), seat, picked))
        return Choices(answer.next, answer.complete) if isinstance(answer, Chosen) else Choices((), False)

    async def why(self, seat: int, picked: Path) -> tuple[Refusal, ...]:
        answer = await self._ask(Why(token(12), seat, picked))
        return answer.reasons if isinstance(answer, Explained) else _reasons(answer)

    async def hints(self, seat: int) -> Advice | Refusal:
        path = f"/api/tables/{self.table}/seats/{seat}/hints"
        try:
            answer, _ = await asyncio.to_thread(_ask_http, self.base, path, {}, self.cookie)
            return msgspec.convert(answer, Advice)
        except Unreachable as e:
            return Refusal(e.said.code, args=e.said.args)

    def record(self) -> str | None:
        """Gets the record from the server once the game is over."""
        if self.last is None or not self.last.over:
            return None
        try:
            return str(_ask_http(self.base, f"/api/tables/{self.table}/record", None, self.cookie)[0])
        except Unreachable:
            return None


def join(link: str, name: str = "") -> Remote:
    """Sits down at the table behind ``…/table/ID`` or ``…/join/TOKEN``.

    :raises Unreachable: the address is no table's, or the server refuses or does not answer.
    """
    parts = urlsplit(link)
    words = parts.path.strip("/").split("/")
    if not parts.netloc or len(words) != 2 or words[0] not in ("table", "join"):
        raise Unreachable(Text("terminal.no_link", {"link": link[:80]}))
    base = f"{parts.scheme}://{parts.netloc}"
    cookie = _cookies().get(base, "")
    if words[0] == "join":
        answer, cookie = _ask_http(base, f"/api/join/{words[1]}", {"name": name} if name else {}, cookie)
        _keep(base, cookie)
        return Remote(base, str(answer["id"]), cookie)
    _, cookie = _ask_http(base, f"/api/tables/{words[1]}", None, cookie)
    _keep(base, cookie)
    return Remote(base, words[1], cookie)


def _ask_http(base: str, path: str, body: Any, cookie: str) -> tuple[Any, str]:
    """Gets an answer and the cookie to use from now on.

    :raises Unreachable: the server refuses or does not answer.
    """
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    try:
        request = urllib.request.Request(base + path, data, headers)
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            given = answer.headers.get("set-cookie")
            text = answer.read().decode()
            kind = answer.headers.get("content-type", "")
    except urllib.error.HTTPError as e:
        raise Unreachable(_trouble(e)) from e
    except (OSError, ValueError) as e:
        raise Unreachable(Text("terminal.unreachable", {"server": base})) from e
    return json.loads(text) if "json" in kind else text, given.split(";")[0] if given else cookie


def _trouble(e: urllib.error.HTTPError) -> Text:
    try:
        error = msgspec.json.decode(e.read(), type=Refused).error
        return Text(error.code, error.args)
    except ValueError:
        return Text("terminal.no_server", {"server": urlsplit(e.url).netloc})


def _cookies() -> dict[str, str]:
    """Gets who we are on the servers that we know; who has the cookie owns the seats."""
    try:
        found = json.loads(_cookie_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _keep(base: str, cookie: str) -> None:
    """Keeps a cookie for the next visit, if that is possible, for nobody else to read."""
    known = {**_cookies(), base: cookie}
    file = _cookie_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
            json.dump(known, out)
    except OSError:
        return


def _cookie_file() -> FilePath:
    return data_folder() / "visits.json"

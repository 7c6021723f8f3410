"""Passing on what another process has to answer, and taking what others pass on.

A request goes to the process that runs its table as it came, with what shows that a member sends it. A line
to a table becomes a pipe: its bytes go to that process and back, and nothing in between reads them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import h11
import msgspec
from litestar.types import Receive, Send

from ..errors import Trouble
from ..store.membership import Member
from .members import Cluster

SHOWN = b"x-byways-member"
"""Above a request that a member passes on: the secret of the process that it is passed to."""

FORWARDED = b"x-forwarded-for"
OWNER = "byways_owner"
"""Where a handler leaves who has to answer a request instead."""

PASSED = "byways_passed"
"""Where it is noted that a member has passed a request on."""

INSIDE = "/members/"
"""How the paths begin that only members ask for."""

LET_GO, HANG_UP, RENAME, FORGET, SEQUEL = "let-go", "hang-up", "rename", "forget", "sequel"
SHOW_ANEW = "show-anew"
"""What members ask of each other: to let go of a table, to end the lines of a program or a device, to have
somebody come again who is somebody else now, to forget what was told of people, to look for the next game of
a table's people, to show anew how somebody looks."""

PATIENCE = 20.0
MOST = 1 << 22
"""So many bytes of a request are kept until it is known who answers it."""

_OWN_HEADERS = (b"connection", b"content-length", b"transfer-encoding", b"keep-alive", FORWARDED, SHOWN)

Scope = dict[str, Any]
Headers = Iterable[tuple[bytes, bytes]]
Inside = Callable[[str, str], Awaitable[None]]
"""Does what another member asks for: a word, and what it is about."""


@dataclass(eq=False, slots=True)
class Relay:
    """The application, or rather the one of the process that runs the table in question."""

    app: Any
    cluster: Cluster
    inside: Inside

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        shown = dict(scope["headers"]).get(SHOWN)
        if shown is not None and not self.cluster.is_shown(shown.decode("latin-1")):
            # It was for the process that listened here before, or for us under an older number.
            await _refuse(send, scope["type"])
            return
        passed = shown is not None
        if passed:
            # The address is that of whoever sent it first.
            came = dict(scope["headers"]).get(FORWARDED, b"").decode("latin-1").rpartition(",")[2].strip()
            scope["client"] = (came, 0)
            scope[PASSED] = True
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif passed and scope["path"].startswith(INSIDE):
            word, _, about = scope["path"].removeprefix(INSIDE).partition("/")
            await self.inside(word, about)
            await _answer(send, 200, [], b"")
        elif not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
        else:
            await self._answer_or_pass_on(scope, receive, send, passed)

    async def _answer_or_pass_on(self, scope: Scope, receive: Receive, send: Send, passed: bool) -> None:
        body = bytearray()

        async def listen() -> Any:
            message = await receive()
            if message["type"] == "http.request" and len(body) < MOST:
                body.extend(message.get("body", b""))
            return message

        async def speak(message: Any) -> None:
            if scope.get(OWNER) is None:
                await send(message)

        await self.app(scope, listen, speak)
        owner: Member | None = scope.get(OWNER)
        if owner is None:
            return
        try:
            # Two that each take the other for the owner do not pass it on for ever.
            if passed:
                raise OSError
            async with asyncio.timeout(PATIENCE):
                await _answer(send, *await fetch(owner, scope, bytes(body)))
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            await _refuse(send, "http")


async def _refuse(send: Send, kind: str) -> None:
    """Asks to come again: by then it is clear who runs the table."""
    refused = Trouble(503, "server.moving", seconds=1).refused()
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await _answer(send, 503, headers, msgspec.json.encode(refused), "" if kind == "http" else "websocket.")


async def _answer(send: Send, status: int, headers: Headers, body: bytes, kind: str = "") -> None:
    start: Any = {"type": f"{kind}http.response.start", "status": status, "headers": [*headers]}
    rest: Any = {"type": f"{kind}http.response.body", "body": body}
    await send(start)
    await send(rest)


async def fetch(owner: Member, scope: Scope, body: bytes) -> tuple[int, Headers, bytes]:
    """Gets another member's answer to a request.

    :raises OSError: it is not reached.
    """
    client = scope["client"]
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    headers = passed_on(scope["headers"], client[0] if client is not None else "", owner)
    headers += [(b"content-length", b"%d" % len(body)), (b"connection", b"close")]
    return await _exchange(owner, scope["method"].encode(), scope["raw_path"] + query, headers, body)


async def notify(member: Member, word: str, about: str) -> None:
    """Asks another member to do something inside.

    :raises OSError: it is not reached, or refuses.
    """
    headers = [(b"host", b"member"), (SHOWN, member.secret.encode()), (b"content-length", b"0")]
    async with asyncio.timeout(PATIENCE):
        target = f"{INSIDE}{word}/{about}".encode()
        status, _, _ = await _exchange(member, b"POST", target, [*headers, (b"connection", b"close")], b"")
    if status != 200:
        raise OSError(status)


async def notify_owner(cluster: Cluster, word: str, table: str) -> None:
    """Asks the process that runs a table to do something, where another one does.

    :raises Trouble: the database does not answer.
    """
    if (owner := await cluster.owner(table)) is not None:
        with suppress(OSError, TimeoutError):
            await notify(owner, word, table)


async def notify_all(cluster: Cluster, word: str, about: str) -> None:
    """Asks all other members to do something; one that is not reached is dead, and has nothing to do.

    :raises Trouble: the database does not answer.
    """
    for member in await cluster.others():
        with suppress(OSError, TimeoutError, h11.RemoteProtocolError):
            await notify(member, word, about)


def passed_on(headers: Headers, address: str, owner: Member) -> list[tuple[bytes, bytes]]:
    """Gets the headers of a request as they are passed on."""
    kept = [(name, value) for name, value in headers if name not in _OWN_HEADERS]
    return [*kept, (FORWARDED, address.encode()), (SHOWN, owner.secret.encode())]


async def _exchange(
    owner: Member, method: bytes, target: bytes, headers: Headers, body: bytes
) -> tuple[int, Headers, bytes]:
    host, _, port = owner.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        line = h11.Connection(h11.CLIENT)
        writer.write(line.send(h11.Request(method=method, target=target, headers=[*headers])) or b"")
        writer.write(line.send(h11.Data(data=body)) or b"")
        writer.write(line.send(h11.EndOfMessage()) or b"")
        status, answered, found = 0, list[tuple[bytes, bytes]](), bytearray()
        while not isinstance(event := line.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(1 << 16))
            elif isinstance(event, h11.Response):
                status, answered = event.status_code, [*event.headers]
            elif isinstance(event, h11.Data):
                found += event.data
        kept = [each for each in answered if each[0] not in (b"connection", b"transfer-encoding")]
        return status, kept, bytes(found)
    finally:
        writer.close()


class Pipe(asyncio.Protocol):
    """One end of a line that is passed on: what comes goes out at the other end."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: Pipe | None = None
        self.on_end: Callable[[], None] = lambda: None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def connection_lost(self, _error: Exception | None) -> None:
        self.on_end()
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()


async def lay_pipe(cluster: Cluster, owner: Member, transport: asyncio.Transport, first: bytes) -> None:
    """Lets the bytes of a connection go to another process and back, after those that have come already.

    :raises OSError: it is not reached.
    """
    host, _, port = owner.address.rpartition(":")
    here, there = Pipe(), Pipe()
    async with asyncio.timeout(PATIENCE):
        await asyncio.get_running_loop().create_connection(lambda: there, host, int(port))
    here.other, there.other = there, here
    here.connection_made(transport)
    transport.set_protocol(here)
    assert there.transport is not None
    laid = cluster.pipes.setdefault(owner, set())
    laid.add(transport)
    here.on_end = partial(laid.discard, transport)
    there.transport.write(first)

"""A browser's line to a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from byways.bots import LEVELS
from byways.kernel.protocol import Seat

from ..access.guard import recognize
from ..access.limits import Bucket
from ..errors import Trouble
from ..settings import Settings
from ..wire import Json
from .bots import think
from .room import Room, Watcher
from .rooms import Rooms

MAX_MESSAGE = 8 * 1024
MAX_WORDS = 60
STEPS = ("play", "undo", "redo", "restart", "reopen")
POLICY = 1008


async def converse(socket: WebSocket[Any, Any, Any], table: str, rooms: Rooms, settings: Settings) -> None:
    """Serves one connection until it ends."""
    try:
        visitor = await recognize(socket, rooms.store, settings, need_origin=True)
    except Trouble as e:
        await _deny(socket, e)
        return
    await socket.accept()
    try:
        room = await rooms.room(table)
    except Trouble as e:
        await socket.send_json({"type": "error", **e.body()})
        await socket.close(code=4404)
        return
    watcher = Watcher(visitor.player, visitor.program)
    room.watchers.add(watcher)
    sender = asyncio.create_task(_send(socket, watcher))
    try:
        room.republish()
        room.welcome(watcher)
        await _receive(socket, room, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        room.watchers.discard(watcher)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender
        room.republish()


async def _deny(socket: WebSocket[Any, Any, Any], trouble: Trouble) -> None:
    """Answers a handshake as a request is answered, with a status and a reason."""
    headers = [(name.encode(), value.encode()) for name, value in trouble.headers().items()]
    headers.append((b"content-type", b"application/json"))
    body = msgspec.json.encode({"error": trouble.body()})
    start: Any = {"type": "websocket.http.response.start", "status": trouble.status, "headers": headers}
    rest: Any = {"type": "websocket.http.response.body", "body": body}
    await socket.send(start)
    await socket.send(rest)


async def _send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while True:
        message = await watcher.outbox.get()
        await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
        if message.get("type") == "error":
            await socket.close(code=POLICY)
            return


async def _receive(socket: WebSocket[Any, Any, Any], room: Room, watcher: Watcher) -> None:
    bucket = Bucket()
    while True:
        text = await socket.receive_text()
        if len(text.encode("utf-8", "surrogatepass")) > MAX_MESSAGE:
            watcher.send({"type": "error", "code": "server.too_long", "args": {"most": MAX_MESSAGE}})
            await asyncio.sleep(0.2)
            return
        if not bucket.allow():
            watcher.send({"type": "error", "code": "server.flood", "args": {}})
            await asyncio.sleep(0.2)
            return
        watcher.send(await answer(room, watcher, text))


async def answer(room: Room, watcher: Watcher, text: str) -> Json:
    """Answers one message; whatever it says, there is an answer."""
    key: object = None
    try:
        message = json.loads(text)
        if not isinstance(message, dict):
            raise Trouble(400, "server.message")
        key = message.get("key")
        if not isinstance(key, str) or not 1 <= len(key) <= 100:
            key = None
            raise Trouble(400, "server.field", field="key")
        return await _obey(room, watcher, message, key)
    except Trouble as e:
        return {"type": "ack", "key": key, "ok": False, "error": e.body()}
    except (ValueError, RecursionError):
        return {"type": "ack", "key": None, "ok": False, "error": Trouble(400, "server.message").body()}


async def _obey(room: Room, watcher: Watcher, message: dict[str, Any], key: str) -> Json:
    do, player = message.get("do"), watcher.player
    if do == "ping":
        return {"type": "pong", "key": key}
    if do in ("tell", "untell"):
        words = _words(message.get("path"), "path") if do == "tell" else ()
        return await room.tell(player, str(do), words, key)
    seat = message.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or not 1 <= seat <= len(room.row.seats):
        raise Trouble(400, "server.field", field="seat")
    if seat not in room.seats_of(player):
        raise Trouble(403, "server.not_your_seat")
    if do in STEPS:
        path = _words(message.get("path"), "path") if do == "play" else ()
        return await room.act(player, seat, str(do), path, key, watcher)
    if do == "auto":
        if seat not in room.match.to_act:
            raise Trouble(409, "match.not_your_turn")
        path = await think(room, Seat(seat), max(LEVELS))
        return await room.act(player, seat, "play", path, key, watcher)
    if do == "say":
        line = await room.talk.say(player, room.row.seats[seat - 1], message.get("text"), key)
        if line is not None:
            room.announce(line)
        return {"type": "ack", "key": key, "ok": True, "events": []}
    picked = _words(message.get("picked"), "picked")
    if do == "choices":
        return {"type": "choices", "key": key, **room.choices(seat, picked)}
    if do == "why":
        return {"type": "why", "key": key, "reasons": room.why(seat, picked)}
    if do == "usual":
        return {"type": "usual", "key": key, "path": room.usual(seat, picked)}
    raise Trouble(400, "server.field", field="do")


def _words(value: object, name: str) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MAX_WORDS or not all(map(_is_word, value)):
        raise Trouble(400, "server.field", field=name)
    return tuple(value)


def _is_word(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 100 and " " not in value

"""A browser's line to a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from byways.i18n import accepted_language
from byways.kernel.bot import LEVELS
from byways.kernel.protocol import Refusal, Seat
from byways.kernel.table import Verb
from byways.wire.messages import Ack, Chosen, Cut, Explained, Foreseen, Pong
from byways.wire.misfit import misfit
from byways.wire.wishes import (
    Auto,
    Choose,
    Foresee,
    GoOn,
    Ping,
    Play,
    Pledge,
    React,
    Redo,
    Reveal,
    Say,
    SeatWish,
    Sync,
    Tell,
    ToServer,
    Undo,
    Untell,
    Why,
)

from ..access.guard import recognize
from ..access.identity import Visitor
from ..access.limits import Bucket, Limits, address_of
from ..cluster.members import RunElsewhere
from ..errors import Trouble
from ..settings import Settings
from . import salts
from .answers import Request
from .bots import think
from .hints import mark_helped
from .room import Room
from .rooms import Rooms
from .watching import Watcher

MAX_MESSAGE = 8 * 1024
POLICY = 1008
GONE = 4404
RESTART = 1012
"""Another process has the table: come again."""


LOOKS = (Ping, Sync, Choose, Foresee, Why)
"""Messages of which nothing is kept."""

KEPT = 200
"""So many bytes are kept of any other, besides what it says."""

Answer = Ack | Chosen | Explained | Foreseen | Pong

log = logging.getLogger(__name__)

_decoder = msgspec.json.Decoder(ToServer)


async def converse(
    socket: WebSocket[Any, Any, Any], table: str, rooms: Rooms, settings: Settings, limits: Limits
) -> None:
    """Serves one connection until it ends; a handshake counts as a request, and lines are held in number."""
    address = address_of(socket)
    with ExitStack() as held:
        try:
            limits.ask(address)
            asks = partial(recognize, socket, socket.app.state.device_owners, settings, need_origin=True)
            visitor = await asks()
            held.enter_context(limits.hold(visitor.player, table, address))
        except Trouble as e:
            await _deny(socket, e)
            return
        try:
            await socket.accept()
        except (WebSocketDisconnect, OSError):
            return  # Whoever hangs up before anybody answers needs no answer, and the log no word of it.
        keep = partial(limits.keep, address)
        watcher = Watcher(visitor.player, visitor.credential, address, limits.slot(address), keep)
        asks_again = asks if visitor.fresh is None else None
        await _serve(socket, table, rooms, watcher, limits.messages(), asks_again)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    table: str,
    rooms: Rooms,
    watcher: Watcher,
    bucket: Bucket,
    asks: Callable[[], Awaitable[Visitor]] | None,
) -> None:
    try:
        room = await rooms.room(table)
    except RunElsewhere:
        # Taken just now: whoever comes back is passed on.
        await socket.close(code=RESTART)
        return
    except Trouble as e:
        await socket.send_data(msgspec.json.encode(Cut(e.problem)), mode="text")
        await socket.close(code=GONE)
        return
    if room.row.watchers_named:
        watcher.name = await rooms.store.player_name(watcher.player)
    room.enter(watcher, socket.query_params.get("stamp", ""))
    sender = asyncio.create_task(_send(socket, watcher))
    try:
        if asks is not None:
            await _check_again(watcher, asks)
        await _receive(socket, room, watcher, bucket)
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(watcher)
        sender.cancel()
        # A line that ends while something is being sent over it is an error of the network.
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await sender


async def _check_again(watcher: Watcher, asks: Callable[[], Awaitable[Visitor]]) -> None:
    """Hangs up on somebody whose token or device was taken away while the table was being opened to them."""
    try:
        if (await asks()).player != watcher.player:
            raise Trouble(401, "server.no_token")
    except Trouble as e:
        watcher.hang_up(e.problem)


async def _deny(socket: WebSocket[Any, Any, Any], trouble: Trouble) -> None:
    """Answers a handshake as a request is answered, with a status and a reason."""
    headers = [(name.encode(), value.encode()) for name, value in trouble.headers().items()]
    headers.append((b"content-type", b"application/json"))
    lang = accepted_language(socket.headers.get("accept-language", ""))
    body = msgspec.json.encode(trouble.refused(lang))
    start: Any = {"type": "websocket.http.response.start", "status": trouble.status, "headers": headers}
    rest: Any = {"type": "websocket.http.response.body", "body": body}
    await socket.send(start)
    await socket.send(rest)


async def _send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    last = False
    while not last:
        encoded, last = await watcher.next()
        if encoded:
            await socket.send_data(encoded, mode="text")
    await socket.close(code=POLICY if encoded else RESTART)


async def _receive(socket: WebSocket[Any, Any, Any], room: Room, watcher: Watcher, bucket: Bucket) -> None:
    while True:
        text = await socket.receive_text()
        trouble = None
        # A letter is at most four bytes.
        if len(text) * 4 > MAX_MESSAGE and len(text.encode("utf-8", "surrogatepass")) > MAX_MESSAGE:
            trouble = Trouble(413, "server.too_long", most=MAX_MESSAGE)
        elif not bucket.allow() and await _sends_on(socket, bucket):
            trouble = Trouble(429, "server.flood")
        if trouble is not None:
            watcher.hang_up(trouble.problem)
            await asyncio.sleep(0.2)
            return
        await watcher.slot.begin()
        try:
            watcher.send(await answer(room, watcher, text))
            # What else has come over this line waits until others had their turn.
            await asyncio.sleep(0)
        finally:
            watcher.slot.end()


async def _sends_on(socket: WebSocket[Any, Any, Any], bucket: Bucket) -> bool:
    """Keeps whoever has sent many messages waiting, and gets whether they wait: a program that sends the next
    message when it has its answer is only as fast as it may be."""
    try:
        await asyncio.wait_for(socket.receive_text(), bucket.pause)
    except TimeoutError:
        bucket.allow()
        return False
    return True


async def answer(room: Room, watcher: Watcher, text: str) -> Answer:
    """Answers one message; whatever it says, there is an answer."""
    try:
        message = _decoder.decode(text)
    except msgspec.ValidationError as e:
        field, reasons = misfit(e, ToServer)
        code = "server.field" if field else "server.message"
        return Ack(_key_of(text), error=Trouble(400, code, reasons=reasons, field=field).problem)
    except (ValueError, RecursionError):
        return Ack(_key_of(text), error=Trouble(400, "server.message").problem)
    try:
        if not isinstance(message, LOOKS):
            watcher.keep(KEPT + len(text))
        return await _obey(room, watcher, message)
    except Trouble as e:
        return Ack(message.key, error=e.problem)
    except Exception:
        # A line that ended here would be opened again, with the same message.
        log.exception("a message failed")
        return Ack(message.key, error=Trouble(500, "server.failed").problem)


def _key_of(text: str) -> str | None:
    """Gets the key of a message that cannot be read otherwise, half a surrogate pair in it, say."""
    try:
        found = json.loads(text)["key"]
        return found if found.encode() else None
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


async def _obey(room: Room, watcher: Watcher, message: ToServer) -> Answer:
    key = message.key
    match message:
        case Ping():
            return Pong(key)
        case Sync():
            room.gallery.sync(watcher)
            return Ack(key)
        case Tell(path=path):
            return await room.tell(watcher.player, "tell", path, key)
        case Untell():
            return await room.tell(watcher.player, "untell", (), key)
        case GoOn():
            await salts.go_on(room, watcher.player)
            return Ack(key)
        case SeatWish(seat=seat):
            if seat > (seats := len(room.row.seats)):
                range_ = Refusal("server.needs.range", args={"least": 1, "most": seats})
                raise Trouble(400, "server.field", reasons=(range_,), field="seat")
            if seat not in room.seats_of(watcher.player):
                raise Trouble(403, "server.not_your_seat")
            return await _obey_seat(room, watcher, message)


async def _obey_seat(room: Room, watcher: Watcher, message: SeatWish) -> Answer:
    key, seat = message.key, message.seat
    match message:
        case Play(path=path, whole=whole):
            return await room.act(watcher.player, seat, "play", path, key, whole=whole)
        case Undo(whole=whole):
            return await room.act(watcher.player, seat, "undo", (), key, whole=whole)
        case Redo(whole=whole):
            return await room.act(watcher.player, seat, "redo", (), key, whole=whole)
        case Foresee(picked=picked):
            return Foreseen(key, room.preview(seat, picked))
        case Choose(picked=picked):
            found = room.choices(seat, picked)
            return Chosen(key, found.next, found.complete)
        case Why(picked=picked):
            return Explained(key, room.why(seat, picked))
        case Pledge(commitment=promised):
            await salts.pledge(room, watcher.player, seat, promised)
            return Ack(key)
        case Reveal(salt=salt):
            await salts.reveal(room, watcher.player, seat, salt)
            return Ack(key)
        case Say(text=text):
            room.announce(await room.talk.say(watcher.player, room.row.seats[seat - 1], text, key))
            return Ack(key)
        case React(mark=mark):
            room.announce(await room.talk.react(watcher.player, room.row.seats[seat - 1], mark, key))
            return Ack(key)
        case Auto():
            request = Request.of(watcher.player, key, "auto", seat, ())
            if (known := room.answered(key, request)) is not None:
                return known
            if seat not in room.match.to_act:
                return await room.decline(key, request, "match.not_your_turn")
            await mark_helped(room, seat)
            path = await think(room, Seat(seat), max(LEVELS))
            return await room.act(watcher.player, seat, "play", path, key, request)
        case _:
            verb: Verb = message.__struct_config__.tag  # type: ignore[assignment]
            return await room.act(watcher.player, seat, verb, (), key)

"""Web Push: who is told, that nobody on the way can read it, and where nothing is ever sent."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from byways.server.access.devices import find_pass, make_pass, take_off
from byways.server.access.identity import Visitor
from byways.server.errors import Trouble
from byways.server.store.database import executes
from byways.server.store.schema import calls, mutes, pushes
from byways.server.table.rooms import Rooms
from byways.server.webhooks.calling import Caller
from byways.server.webhooks.push import MOST, public_key, subscribe, unsubscribe
from byways.server.webhooks.queue import Hooks
from tests.server.evenings import meet, play, step
from tests.server.receiver import Receiver, receiving

ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
http_ece = pytest.importorskip("http_ece")
FAR = 1e12
BROWSER = ec.generate_private_key(ec.SECP256R1())
AUTH = bytes(range(16))


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def point() -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = BROWSER.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


KEYS = (written(point()), written(AUTH))


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def opened(body: bytes) -> dict[str, Any]:
    """Decrypts a message as the browser does."""
    message: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=BROWSER, auth_secret=AUTH))
    return message


async def kept(rooms: Rooms, table: Any) -> list[Any]:
    return list(await rooms.store.read(lambda connection: connection.execute(select(table)).all()))


def test_who_is_away_is_told_in_their_language(tmp_path: Path, receiver: Receiver) -> None:
    async def scenario(rooms: Rooms) -> None:
        hooks = Hooks(rooms, Caller(private=True), "https://play.example", now=lambda: FAR)
        bob = Visitor("bob", device="phone")
        await subscribe(rooms.store, hooks.caller, bob, receiver.url, KEYS, "uk")
        room = await meet(rooms, "ann", "bob")
        while 2 not in room.match.to_act:
            await step(room, 1)
        await hooks.send_due()
        _, _, body = receiver.got.get_nowait()
        told = opened(body)
        assert told["url"] == f"/table/{room.row.id}" and told["body"] == "Ваш хід." and told["mute"]
        assert room.row.id.encode() not in body
        assert receiver.headers["content-encoding"] == "aes128gcm" and int(receiver.headers["ttl"]) > 0
        assert receiver.headers["authorization"].endswith(await public_key(rooms.store))
        assert await kept(rooms, calls) == [] and receiver.got.empty()

    play(tmp_path, scenario)


def test_what_is_signed_is_for_that_service_and_stays_ours(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        from byways.server.webhooks.addresses import read_target
        from byways.server.webhooks.push import _private_key, signed

        key = await _private_key(rooms.store)
        head = signed(key, read_target("https://push.example/x/secret"), "https://play.example")[
            "Authorization"
        ]
        claims = head.split(".")[1]
        told = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        assert told["aud"] == "https://push.example" and told["sub"] == "https://play.example"
        assert await public_key(rooms.store) == await public_key(rooms.store) in head

    play(tmp_path, scenario)


def test_a_browser_that_is_gone_is_dropped_and_a_silent_one_tried_again(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def scenario(rooms: Rooms) -> None:
        hooks = Hooks(rooms, Caller(private=True), "https://play.example", now=lambda: FAR)
        await subscribe(rooms.store, hooks.caller, Visitor("ann", device="a"), receiver.url, KEYS, "en")
        room = await meet(rooms, "bob", "ann")
        while 2 not in room.match.to_act:
            await step(room, 1)
        receiver.answers = [(503, {}), (410, {})]
        await hooks.send_due()
        (call,) = await kept(rooms, calls)
        assert call.tries == 1 and len(await kept(rooms, pushes)) == 1
        hooks.now = lambda: 2 * FAR
        await hooks.send_due()
        assert await kept(rooms, pushes) == []
        await hooks.send_due()
        assert await kept(rooms, calls) == []

    play(tmp_path, scenario)


def test_a_muted_table_tells_nothing(tmp_path: Path, receiver: Receiver) -> None:
    async def scenario(rooms: Rooms) -> None:
        await subscribe(
            rooms.store, Caller(private=True), Visitor("ann", device="a"), receiver.url, KEYS, "en"
        )
        room = await meet(rooms, "bob", "ann")
        muted = {"player": "ann", "table_id": room.row.id}
        await rooms.store.do(executes(mutes.insert().values(**muted)))
        while 2 not in room.match.to_act:
            await step(room, 1)
        assert await kept(rooms, calls) == []

    play(tmp_path, scenario)


@pytest.mark.parametrize(
    ("endpoint", "keys", "private", "code"),
    [
        ("https://127.0.0.1/x", KEYS, False, "server.hook_private"),
        ("https://[::1]/x", KEYS, False, "server.hook_private"),
        ("http://93.184.216.34/x", KEYS, False, "server.hook_address"),
        ("ftp://127.0.0.1/x", KEYS, True, "server.hook_address"),
        ("http://127.0.0.1/x", (written(b"no point"), KEYS[1]), True, "server.field"),
        ("http://127.0.0.1/x", (KEYS[0], written(b"short")), True, "server.field"),
    ],
)
def test_nothing_goes_where_it_must_not(
    tmp_path: Path, endpoint: str, keys: tuple[str, str], private: bool, code: str
) -> None:
    async def scenario(rooms: Rooms) -> None:
        with pytest.raises(Trouble) as refused:
            await subscribe(rooms.store, Caller(private), Visitor("ann", device="a"), endpoint, keys, "en")
        assert refused.value.code == code and await kept(rooms, pushes) == []

    play(tmp_path, scenario)


def test_a_browser_belongs_to_whoever_has_it_now(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        caller, one = Caller(private=True), "http://127.0.0.1/one"
        for who in ("ann", "bob"):
            await subscribe(rooms.store, caller, Visitor(who, device=f"{who}'s"), one, KEYS, "en")
        assert [row.player for row in await kept(rooms, pushes)] == ["bob"]
        await unsubscribe(rooms.store, "ann", one)
        assert len(await kept(rooms, pushes)) == 1, "nobody else turns it off"
        secret, _ = await make_pass(rooms.store, "cat", "link")
        await rooms.let_in(Visitor("bob", device="bob's"), await find_pass(rooms.store, secret), "")
        assert [row.player for row in await kept(rooms, pushes)] == ["cat"], "it comes along"
        await take_off(rooms.store, Visitor("cat", device="cat"), "bob's")
        assert await kept(rooms, pushes) == [], "and goes with its device"
        for number in range(MOST):
            await subscribe(rooms.store, caller, Visitor("cat", device="cat"), f"{one}{number}", KEYS, "en")
        with pytest.raises(Trouble) as refused:
            await subscribe(rooms.store, caller, Visitor("cat", device="cat"), one, KEYS, "en")
        assert refused.value.code == "server.push_full"
        await rooms.leave("cat")
        assert await kept(rooms, pushes) == []

    play(tmp_path, scenario)


def test_nobody_has_more_browsers_told_by_asking_for_many_at_once(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        def ask(number: int) -> Awaitable[None]:
            where = f"http://127.0.0.1/{number}"
            return subscribe(rooms.store, Caller(private=True), Visitor("ann", device="a"), where, KEYS, "en")

        await asyncio.gather(*map(ask, range(2 * MOST)), return_exceptions=True)
        assert len(await kept(rooms, pushes)) == MOST

    play(tmp_path, scenario)

"""Whoever is behind the same address, or comes from elsewhere, is not kept waiting by somebody's tricks."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
from collections.abc import Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from sqlalchemy import insert

from byways.server.access import limits
from byways.server.access.limits import Limits
from byways.server.connections import protocol
from byways.server.errors import Trouble
from byways.server.settings import Settings
from byways.server.store.database import Store, executes
from byways.server.store.schema import calls
from byways.server.webhooks.addresses import Target, resolve
from byways.server.webhooks.calling import Caller
from byways.server.webhooks.queue import OF_ONE
from tests.server.client import Server, Visitor, running, start
from tests.server.receiver import receiving
from tests.server.test_hooks import Table, play

ANY = "::" if socket.has_dualstack_ipv6() else "0.0.0.0"
"""Every address of this machine, long ones too where it has any."""

PATIENT = "from byways.server import connections as c; c.PATIENCE = 3600"


def _port(server: Server) -> int:
    return int(server.url.rpartition(":")[2])


def _status(port: int, path: str = "/health/live", came: str = "127.0.0.1", **headers: str) -> int:
    with closing(http.client.HTTPConnection("127.0.0.1", port, 30, (came, 0))) as line:
        line.request("GET", path, headers=headers)
        return line.getresponse().status


def test_a_server_at_every_address_tells_its_visitors_apart(tmp_path: Path) -> None:
    """On a socket for long and short addresses, all short ones were one household."""
    server = start(tmp_path, "--ask-limit", "1", host=ANY)
    try:
        port = _port(server)
        assert {_status(port) for _ in range(20)} == {200, 429}
        assert _status(port, came="127.0.0.2") == 200
        proxied = [_status(port, came="127.0.0.3", **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(30)]
        assert set(proxied) == {200, 429}, "only a proxy at 127.0.0.1 is believed"
        proxied = [_status(port, **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(30)]
        assert set(proxied) == {200}
    finally:
        server.kill()


def test_the_operator_reads_figures_at_every_address(tmp_path: Path) -> None:
    server = start(tmp_path, host=ANY)
    try:
        assert _status(_port(server), "/metrics") == 200
    finally:
        server.kill()


def test_who_sends_slowly_keeps_no_neighbour_waiting(tmp_path: Path) -> None:
    with running(tmp_path, before=PATIENT) as server, ExitStack() as held:
        port = _port(server)
        for path in ["/api/me", "/api/records", "/api/tables"] * 6:
            half = held.enter_context(closing(socket.create_connection(("127.0.0.1", port), 30)))
            half.sendall(
                f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 999\r\n\r\n{{".encode()
            )
        visitor = Visitor(server.url)
        assert visitor.ask("/api/me")[0] == 200
        assert visitor.ask("/api/me", {"name": "Ann"})[0] == 200


def test_who_is_somebody_new_every_time_gets_no_more_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buckets that are used least are forgotten; those of people must not push out those of addresses."""
    monkeypatch.setattr(limits, "KEPT", 10)
    counted = Limits(made=5, requests=0)
    for _ in range(4):
        counted.make("records", "ann", "192.0.2.1", limits.BYTES // 4)
    for number in range(100):
        counted.make("guesses", f"somebody {number}", f"192.0.2.{2 + number % 2}", 1)
    with pytest.raises(Trouble) as caught:
        counted.make("records", "bob", "192.0.2.1", limits.BYTES // 4)
    assert caught.value.status == 429


def test_a_name_that_nobody_sees_is_none(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        visitor = Visitor(server.url)
        for name, shown in (
            ("\u3164", ""),
            ("\u2800 \ufe0f", ""),
            ("\u202eAnn\u200b", "Ann"),
            ("o" + "\u0308" * 30 + "k", "o" + "\u0308" * 5 + "k"),
            ("Зоя ❤️", "Зоя ❤️"),
        ):
            assert visitor.ask("/api/me", {"name": name})[1]["name"] == shown


def test_a_key_of_the_talk_says_one_thing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        visitor = Visitor(server.url)
        game = visitor.ask("/api/games")[1]["games"][0]["name"]
        line = visitor.sit(visitor.open(game, [{"kind": "me"}]))
        for _ in range(2):
            assert line.ask("say", seat=1, text="hello", key="one")["error"] is None
        for other in ({"do": "say", "text": "good bye"}, {"do": "react", "mark": "well"}):
            assert line.ask(**other, seat=1, key="one")["error"]["code"] == "server.key_used"


def test_who_takes_long_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Somebody with many tables, whose address takes everything and never answers."""

    async def scenario(store: Store) -> None:
        bob, stuck = Table(store, receiver), list[Target]()

        class Slow(Caller):
            async def call(self, target: Target, message: Mapping[str, Any]) -> None:
                if target.host == "silent.example":
                    stuck.append(target)
                    await asyncio.Event().wait()
                await Caller.call(self, target, message)

        bob.hooks.caller = Slow(private=True)
        table = await bob.open()
        await store.keep_player("eve", hook="https://silent.example/")
        values = {"player": "eve", "table_id": table, "seat": 2, "tries": 0, "due": 0}
        await store.do(executes(insert(calls).values([values] * 300)))
        running = asyncio.create_task(bob.hooks.run())
        told = await asyncio.to_thread(receiver.got.get, timeout=30)
        assert told[2]["seat"] == 2 and len(stuck) == OF_ONE
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await bob.close()

    with receiving() as receiver:
        play(tmp_path, scenario)


def test_names_that_nobody_answers_for_keep_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    answered, known = threading.Event(), socket.getaddrinfo

    def look_up(host: str, *more: Any, **named: Any) -> Any:
        if host == "silent.example":
            answered.wait()
        return known("127.0.0.1", *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)

    async def scenario() -> None:
        waiting = [asyncio.create_task(resolve("silent.example", 80)) for _ in range(20)]
        await asyncio.sleep(0)
        try:
            assert await asyncio.wait_for(resolve("quick.example", 80), 10) == ["127.0.0.1"]
        finally:
            answered.set()
            await asyncio.gather(*waiting)

    asyncio.run(scenario())


def test_a_line_that_ends_before_it_is_passed_on_is_counted_once() -> None:
    """Else its address might have one connection more each time."""

    async def scenario() -> None:
        loop, never = asyncio.get_running_loop(), asyncio.Event()
        kind: Any = protocol(Settings(), SimpleNamespace(owner=lambda _table: never.wait()))  # type: ignore[arg-type]
        config = uvicorn.Config("byways.server.app:create_app", http=kind, ws="websockets-sansio")
        config.load()
        state = uvicorn.server.ServerState()
        here, there = socket.socketpair()
        line = kind(config=config, server_state=state, app_state={})
        await loop.create_connection(lambda: line, sock=here)
        there.sendall(
            b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        while not line.upgraded:
            await asyncio.sleep(0)
        there.close()
        while not line.transport.is_closing():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not line.shared._held
        for task in line.shared.passing:
            task.cancel()

    asyncio.run(scenario())


def test_whatever_fails_the_next_message_is_sent(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        bob, tried = Table(store, receiver), list[Target]()

        class Broken(Caller):
            async def call(self, target: Target, message: Mapping[str, Any]) -> None:
                tried.append(target)
                raise LookupError("nobody has thought of this")

        bob.hooks.caller = Broken(private=True)
        await bob.open()
        await bob.hooks.send_due()
        assert len(tried) == 1 and [row[2] for row in await bob.calls()] == [1]
        await bob.close()

    with receiving() as receiver:
        play(tmp_path, scenario)


def test_no_neighbour_of_our_domain_says_who_somebody_is(tmp_path: Path) -> None:
    """Other sites of the same domain can set cookies for all of it, but none of this name."""
    with running(tmp_path, "--public", "https://play.example") as server:

        def named(cookie: str, name: str | None = None) -> str:
            who = Visitor(server.url, cookie)
            body = None if name is None else {"name": name}
            status, me = who.ask("/api/me", body, host="play.example")
            assert status == 200
            cookies.append(who.cookie)
            return str(me["name"])

        cookies: list[str] = []
        named("", "Ann"), named("", "Eve")
        ann, eve = (cookie.removeprefix("__Host-byways=") for cookie in cookies)
        assert len(ann) == len(eve) == 43
        for both in (f"byways={eve}; __Host-byways={ann}", f"__Host-byways={ann}; byways={eve}"):
            assert named(both) == "Ann"
        assert named(f"byways={ann}") == "Ann", "whoever came before that name is still known"
        assert cookies[-1] == f"__Host-byways={ann}"


def test_a_key_opens_one_table_and_stands_for_one_request(server: Server) -> None:
    visitor = Visitor(server.url)
    game, other = (each["name"] for each in visitor.ask("/api/games")[1]["games"][:2])
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"game": game, "seats": seats, "key": "once"}
    status, made = visitor.ask("/api/tables", wish)
    assert (status, visitor.ask("/api/tables", wish)) == (201, (201, made))
    for changed in ({"game": other}, {"seats": [*reversed(seats)]}, {"typed": True}):
        status, refused = visitor.ask("/api/tables", wish | changed)
        assert (status, refused["error"]["code"]) == (409, "server.key_used")
    status, refused = visitor.ask(f"/api/tables/{made['id']}/again", {"key": "once"})
    assert (status, refused["error"]["code"]) == (409, "server.key_used")
    assert visitor.ask("/api/tables", wish | {"game": other, "key": "another"})[0] == 201

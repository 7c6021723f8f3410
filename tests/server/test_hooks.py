"""Webhooks: who is told, when it is tried again, and where nothing is ever sent."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from byways.i18n import say
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.errors import Trouble
from byways.server.store.database import Store
from byways.server.table.rooms import Rooms
from byways.server.table.seating import join
from byways.server.table.watching import Watcher
from byways.server.webhooks.addresses import is_ours, is_public, read_target
from byways.server.webhooks.calling import Caller
from byways.server.webhooks.queue import FIRST_PAUSE, LONGEST_PAUSE, TRIES, Hooks, pause
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.client import Server, Visitor, running
from tests.server.receiver import Receiver, receiving
from tests.server.test_server import BOT, ME, make_move

CERTIFICATE = str(Path(__file__).parent / "hooks.pem")
GAME = next(iter(GAMES))
FAR = 1e12
"""Later than anything is due."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def known_as(*addresses: str) -> Callable[[str, int], Awaitable[list[str]]]:
    """Gets a name server that gives these addresses, one list after the other, the last one for ever."""
    left = [address.split() for address in addresses]

    async def resolve(_host: str, _port: int) -> list[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve


def refusal(caller: Caller, url: str) -> str:
    async def scenario() -> str:
        with pytest.raises(Trouble) as error:
            await caller.call(read_target(url), {"text": "x"})
        return error.value.code

    return asyncio.run(scenario())


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.1.2.3", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "0.1.2.3", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "192.0.2.1"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "2002:7f00:1::", "2002:0a00:0001::1"),
        *("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::808:808", "2001:0:7f00:1::", "100::1"),
        *("192.0.0.8", "3fff::1", "5f00::1"),
    ],
)
def test_private_addresses(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8", "2002:808:808::1", "64:ff9b::808:808"],
)
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *(
            "",
            "x",
            "ftp://a.example/",
            "file:///etc/passwd",
            "//a.example",
            "https://",
            "http:///x",
            "https:a",
        ),
        *("https://user@a.example/", "https://user:word@a.example/", "https://@a.example/"),
        *("https://a.example:99999/", "https://a.example:0/", "https://a.example:x/", "http://[::1/"),
        *(
            "https://a.example/\r\nHost: b",
            "https://a.example/ x",
            "https://a.example/\x00",
            "https://ä.example/",
        ),
        "https://a.example/" + "x" * 500,
    ],
)
def test_addresses_that_will_not_do(url: str) -> None:
    with pytest.raises(Trouble) as error:
        read_target(url)
    assert error.value.code == "server.hook_address"


def test_an_address_is_taken_apart() -> None:
    target = read_target("http://[2606:4700::1111]:8080/a/b?c=d#e")
    assert (target.host, target.port, target.path) == ("2606:4700::1111", 8080, "/a/b?c=d")
    assert target.name == "[2606:4700::1111]:8080"
    assert read_target("https://a.example").name == "a.example" and read_target("HTTP://a.example").port == 80


def test_nothing_goes_to_private_addresses(receiver: Receiver) -> None:
    port = receiver.port
    for host in ("127.0.0.1", "localhost", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"):
        assert refusal(Caller(), f"http://{host}:{port}/") in ("server.hook_private", "server.hook_unknown")
    one_of_two = Caller(resolve=known_as("8.8.8.8 127.0.0.1"))
    assert refusal(one_of_two, f"http://a.example:{port}/") == "server.hook_private"
    assert refusal(Caller(resolve=known_as("")), "http://a.example/") == "server.hook_unknown"
    assert refusal(Caller(), "http://name.invalid/") == "server.hook_unknown"
    assert receiver.got.empty()


def test_nothing_goes_to_this_machine_by_its_public_address(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("byways.server.webhooks.addresses.is_public", lambda _: True)
    assert refusal(Caller(), receiver.url) == "server.hook_private" and receiver.got.empty()
    assert not is_ours("192.0.2.1")


def test_a_name_that_changes_its_mind_gains_nothing(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name server says a public address when it is checked and a private one when asked again."""
    tried: list[str] = []

    async def connect(host: str, _port: int, **_: Any) -> Any:
        tried.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    caller = Caller(resolve=known_as("8.8.8.8", "127.0.0.1"))
    assert refusal(caller, f"http://a.example:{receiver.port}/") == "server.hook_silent"
    assert tried == ["8.8.8.8"], "it connects to the very address that was checked"
    assert refusal(caller, f"http://a.example:{receiver.port}/") == "server.hook_private"
    assert receiver.got.empty()


def test_a_message_goes_to_the_name_at_the_checked_address(receiver: Receiver) -> None:
    caller = Caller(private=True, resolve=known_as("127.0.0.1"))
    asyncio.run(caller.call(read_target(f"http://a.example:{receiver.port}/x?y=1"), {"text": "Ваш ход"}))
    assert receiver.got.get(timeout=10) == ("/x?y=1", f"a.example:{receiver.port}", {"text": "Ваш ход"})


def test_redirects_are_not_followed(receiver: Receiver) -> None:
    with receiving() as elsewhere:
        receiver.answers = [(status, {"location": elsewhere.url}) for status in (301, 302, 307, 308)]
        for _ in range(4):
            assert refusal(Caller(private=True), receiver.url) == "server.hook_redirect"
        assert elsewhere.got.empty()


def test_other_answers_are_failures(receiver: Receiver) -> None:
    receiver.answers = [(400, {}), (404, {}), (500, {})]
    for _ in range(3):
        assert refusal(Caller(private=True), receiver.url) == "server.hook_answer"


@pytest.mark.parametrize(
    "answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200", b"x" * 20_000, b"HTTP/1.1 99 x\r\n"]
)
def test_what_is_no_answer(answer: bytes) -> None:
    async def scenario() -> str:
        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            writer.close()

        async with await asyncio.start_server(take, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Trouble) as error:
                await Caller(private=True).call(read_target(f"http://127.0.0.1:{port}/"), {})
            return error.value.code

    assert asyncio.run(scenario()) == "server.hook_silent"


def test_interim_answers_are_passed_over() -> None:
    async def scenario() -> None:
        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(take, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await Caller(private=True).call(read_target(f"http://127.0.0.1:{port}/"), {})

    asyncio.run(scenario())


def test_the_certificate_has_to_be_for_the_name() -> None:
    with receiving(CERTIFICATE) as receiver:
        trust = ssl.create_default_context(cafile=CERTIFICATE)
        caller = Caller(private=True, resolve=known_as("127.0.0.1"), trust=trust)
        asyncio.run(caller.call(read_target(f"https://hooks.example:{receiver.port}/"), {"text": "x"}))
        assert receiver.got.get(timeout=10)[2] == {"text": "x"}
        assert refusal(caller, f"https://other.example:{receiver.port}/") == "server.hook_certificate"
        strict = Caller(private=True, resolve=known_as("127.0.0.1"))
        assert refusal(strict, f"https://hooks.example:{receiver.port}/") == "server.hook_certificate"
        assert receiver.got.empty()


def test_pauses_grow_to_about_a_day() -> None:
    for tries in range(1, TRIES):
        usual = min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** (tries - 1))
        found = {pause(tries, Quick(n)) for n in range(200)}
        assert min(found) >= 0.8 * usual and max(found) <= 1.2 * usual and len(found) > 50
    assert 18 * 3600 < sum(pause(tries, Quick(tries)) for tries in range(1, TRIES)) < 30 * 3600


class Table:
    """Two people at a table, one of whom has gone and wants to be told."""

    def __init__(self, store: Store, receiver: Receiver, caller: Caller | None = None) -> None:
        self.clock = FAR
        self.rooms = Rooms(store)
        self.hooks = Hooks(
            self.rooms, caller or Caller(private=True), "http://here.example", now=lambda: self.clock
        )
        self.url = receiver.url

    async def open(self, *, online: bool = False) -> str:
        store = self.rooms.store
        await store.keep_player("bob", name="Bob", hook=self.url, lang="ru")
        seats = [SeatChoice("me"), SeatChoice("invite")]
        table = await self.rooms.open("ann", OpenTable(GAME, seats, "k"))
        row = await store.table(table)
        assert row is not None and row.seats[1].invite is not None
        await join(self.rooms, "bob", row.seats[1].invite, "Bob")
        room = await self.rooms.room(table)
        if online:
            room.gallery.watchers.add(Watcher("bob"))
        # A round of both: then it is the turn of both again.
        for seat in (2, 1):
            await self.turn(table, seat)
        return table

    async def turn(self, table: str, seat: int) -> None:
        """Plays at random until the turn of a seat is over."""
        room, rng = await self.rooms.room(table), Quick("turn")
        logged, turn = len(room.match.log), 0
        while len(room.match.log) == logged and Seat(seat) in room.match.to_act:
            picked: tuple[str, ...] = ()
            found = room.choices(seat, picked)
            while found.next:
                picked = (*picked, found.next[rng.below(len(found.next))])
                found = room.choices(seat, picked)
            turn += 1
            player = room.row.seats[seat - 1].player or ""
            await room.act(player, seat, "play", picked, f"{seat} {turn} {room.steps}")

    async def calls(self) -> list[Any]:
        from sqlalchemy import text

        rows = text("SELECT player, seat, tries, due FROM calls")
        found = await self.rooms.store.read(lambda connection: connection.execute(rows).all())
        return [tuple(row) for row in found]

    async def close(self) -> None:
        await self.rooms.close()
        await self.rooms.store.close()


def play(tmp_path: Path, scenario: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        await scenario(await Store.open(f"sqlite:///{tmp_path / 'db'}"))

    asyncio.run(run())


def test_who_is_away_is_told_once(tmp_path: Path, receiver: Receiver) -> None:
    async def scenario(store: Store) -> None:
        bob = Table(store, receiver)
        table = await bob.open()
        assert [row[:3] for row in await bob.calls()] == [("bob", 2, 0)]
        await bob.hooks.send_due()
        _, _, told = receiver.got.get(timeout=10)
        url = f"http://here.example/table/{table}"
        text = say("ru", "server.hook_turn", game=say("ru", f"{GAME}.name"), url=url)
        wanted = {"text": text, "content": text, "table": table, "game": GAME, "seat": 2, "url": url}
        assert told == wanted
        await bob.hooks.send_due()
        assert receiver.got.empty() and await bob.calls() == []
        await bob.close()

    play(tmp_path, scenario)


def test_who_is_there_or_has_come_back_is_not_told(tmp_path: Path, receiver: Receiver) -> None:
    async def scenario(store: Store) -> None:
        bob = Table(store, receiver)
        table = await bob.open(online=True)
        assert await bob.calls() == []
        room = await bob.rooms.room(table)
        room.gallery.watchers.clear()
        for seat in (2, 1):
            await bob.turn(table, seat)
        assert len(await bob.calls()) == 1
        room.gallery.watchers.add(Watcher("bob"))
        await bob.hooks.send_due()
        assert await bob.calls() == [] and receiver.got.empty()
        await bob.close()

    play(tmp_path, scenario)


def test_what_fails_is_tried_again_also_after_a_restart(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [(500, {}), (500, {})]

    async def first(store: Store) -> None:
        bob = Table(store, receiver)
        await bob.open()
        await bob.hooks.send_due()
        ((*_, tries, due),) = await bob.calls()
        assert tries == 1 and bob.clock + 0.8 * FIRST_PAUSE <= due <= bob.clock + 1.2 * FIRST_PAUSE
        await bob.hooks.send_due()
        assert (await bob.calls())[0][2] == 1, "not before it is due"
        await bob.close()

    async def second(store: Store) -> None:
        bob = Table(store, receiver)
        for _ in range(2):
            ((*_, due),) = await bob.calls()
            bob.clock = due
            await bob.hooks.send_due()
        assert await bob.calls() == []
        await bob.close()

    play(tmp_path, first)
    play(tmp_path, second)
    assert receiver.got.qsize() == 3


def test_what_fails_for_a_day_is_given_up(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [(500, {})] * TRIES

    async def scenario(store: Store) -> None:
        bob = Table(store, receiver)
        await bob.open()
        for _ in range(TRIES):
            ((*_, due),) = await bob.calls()
            bob.clock = max(bob.clock, due)
            await bob.hooks.send_due()
        assert await bob.calls() == [] and receiver.got.qsize() == TRIES
        await bob.close()

    play(tmp_path, scenario)


def test_a_new_turn_takes_the_place_of_an_old_message(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [(500, {})]

    async def scenario(store: Store) -> None:
        bob = Table(store, receiver)
        table = await bob.open()
        await bob.hooks.send_due()
        for seat in (2, 1):
            await bob.turn(table, seat)
        assert [row[2] for row in await bob.calls()] == [0]
        await bob.close()

    play(tmp_path, scenario)


def test_no_address_no_message(tmp_path: Path, receiver: Receiver) -> None:
    async def scenario(store: Store) -> None:
        bob = Table(store, receiver)
        table = await bob.open()
        await store.keep_player("bob", hook=None)
        await bob.hooks.send_due()
        assert await bob.calls() == []
        for seat in (2, 1):
            await bob.turn(table, seat)
        assert await bob.calls() == [] and receiver.got.empty()
        await bob.close()

    play(tmp_path, scenario)


def test_an_operator_may_switch_it_off(tmp_path: Path, receiver: Receiver) -> None:
    async def scenario(store: Store) -> None:
        bob = Table(store, receiver)
        await bob.open()
        bob.hooks.caller = None
        await bob.hooks.send_due()
        assert await bob.calls() == [] and receiver.got.empty()
        await bob.close()

    play(tmp_path, scenario)


# The server as a whole


@contextmanager
def serving(folder: Path, policy: str) -> Iterator[tuple[Server, Visitor]]:
    with running(folder, "--webhooks", policy) as server:
        yield server, Visitor(server.url)


def test_a_private_address_is_refused_by_a_public_server(tmp_path: Path, receiver: Receiver) -> None:
    with serving(tmp_path, "public") as (_, visitor):
        for url in (receiver.url, "http://localhost/", "http://[::1]/", "http://169.254.169.254/latest"):
            status, answer = visitor.ask("/api/me/settings", {"hook": url})
            assert (status, answer["error"]["code"]) == (400, "server.hook_private")
        nonsense: list[Any] = ["x", 5, ["x"], {}, True]
        for wrong in nonsense:
            assert visitor.ask("/api/me/settings", {"hook": wrong})[0] == 400
        assert visitor.ask("/api/me/settings", {"lang": "xx"})[0] == 400
        assert visitor.ask("/api/me/settings")[1]["hook"] is None
        assert visitor.ask("/api/me/hook/test", {})[1]["error"]["code"] == "server.hook_none"
    assert receiver.got.empty()


def test_off_is_off(tmp_path: Path, receiver: Receiver) -> None:
    with serving(tmp_path, "off") as (_, visitor):
        assert (
            visitor.ask("/api/me/settings", {"hook": receiver.url})[1]["error"]["code"] == "server.hooks_off"
        )
        assert visitor.ask("/api/me/hook/test", {})[1]["error"]["code"] == "server.hooks_off"
        assert visitor.ask("/api/me/settings")[1]["webhooks"] == "off"


def test_a_turn_against_a_bot_while_away(tmp_path: Path, receiver: Receiver) -> None:
    game = next(name for name, facts in GAMES.items() if facts.seats[0] > 1)
    with serving(tmp_path, "private") as (server, visitor):
        status, told = visitor.ask("/api/me/settings", {"hook": receiver.url, "lang": "uk"})
        assert status == 200 and told["hook"] == receiver.url
        assert visitor.ask("/api/me/hook/test", {}) == (200, {"ok": True})
        assert receiver.got.get(timeout=20)[2]["text"] == say("uk", "server.hook_test")
        assert visitor.ask("/api/me/hook/test", {})[0] == 429
        table = visitor.open(game, [ME, {**BOT, "level": 2}])
        line, rng = visitor.sit(table), Quick("away")
        # End a turn and hang up before the bot has answered.
        while line.wait_for_turn() and line.table["to_act"] == [1]:
            make_move(line, rng)
            while line.table["to_act"] != [1] and not line.table["over"]:
                line.socket.close()
                _, _, body = receiver.got.get(timeout=60)
                assert (body["table"], body["seat"]) == (table, 1)
                assert body["url"] == f"{server.url}/table/{table}"
                return
    raise AssertionError("it never was the bot's turn")

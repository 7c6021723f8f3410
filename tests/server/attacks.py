"""Attacks a server of its own and measures how long another player waits meanwhile: docs/reliability.md.

``uv run python -m tests.server.attacks`` prints a line for each attack.
"""

from __future__ import annotations

import http.client
import json
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from math import inf
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from byways.registry import GAMES
from tests.server.client import Line, Server, Visitor, hang_up, running
from tests.server.finished import record_of
from tests.server.test_replay import bring

SECONDS = 8.0
MOST = 1.0
"""Seconds that others may wait for an answer, or longer than alone for a bot's move."""

FAILURES = (OSError, WebSocketException, http.client.HTTPException, AssertionError)
"""What comes of asking somebody who does not answer, refuses, or hangs up."""

ELSEWHERE = ("127.0.0.2", 0)
"""From where those come who are not attacking."""

GAME = "ink"
CROSSINGS = " ".join(f"{column}{row}=HHHH" for column in "abcdefg" for row in range(1, 8))
"""A board whose longest route takes seconds to find for whoever tries them all."""

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
Attack = Callable[[Server, Callable[[], bool]], None]


def score_crossings(server: Server, going: Callable[[], bool]) -> None:
    """Scores boards that are full of crossings, eight at a time."""

    def attack() -> None:
        while going():
            Visitor(server.url).ask(f"/api/games/{GAME}/score", {"position": CROSSINGS})

    _together(*[attack] * 8)


def bring_records(server: Server, going: Callable[[], bool]) -> None:
    """Brings records along and has them told again, four at a time."""

    def attack() -> None:
        visitor = Visitor(server.url)
        visitor.ask("/api/me")
        for number in range(10_000):
            for game in GAMES:
                if not going():
                    return
                status, made = bring(visitor, record_of(game, seed=f"attack {number % 3}"))
                if status == 201:
                    visitor.ask(f"/api/replays/{made['id']}/curve")
                    visitor.ask(f"/api/replays/{made['id']}/moves/9")

    _together(*[attack] * 4)


def hold_lines(server: Server, going: Callable[[], bool]) -> None:
    """Opens 150 lines to one table as one visitor, again and again, and reads none of them."""
    visitor = Visitor(server.url)
    table = visitor.open(GAME, [ME, INVITE])
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    while going():
        with ExitStack() as held:
            for _ in range(150):
                if not going():
                    return
                with suppress(WebSocketException, OSError):
                    headers = {"Cookie": visitor.cookie}
                    line = connect(address, additional_headers=headers, origin=_site(server), close_timeout=0)
                    held.enter_context(line)


def send_halves(server: Server, going: Callable[[], bool]) -> None:
    """Sends text that is half a letter, half requests, and tables that go on without end."""
    ann = Visitor(server.url)
    table = ann.open(GAME, [ME])
    host, port = server.url.removeprefix("http://").split(":")
    held: list[socket.socket] = []
    line = ann.sit(table)
    number = 0
    while going():
        number += 1
        with suppress(OSError, WebSocketException):
            line.socket.send('{"do": "undo", "seat": 1, "key": "\\ud800"}')
            ann.ask(f"/api/tables/{table}/again", {"key": f"again {number}"})
            held.append(socket.create_connection((host, int(port)), 5))
            held[-1].sendall(b"GET / HTTP/1.1\r\nHost:")
    for each in held:
        each.close()


def crowd_bots(server: Server, going: Callable[[], bool]) -> None:
    """Opens tables with the strongest bots, and has them play for the visitor, too, at twenty at once."""
    visitor = Visitor(server.url)
    bots = [{"kind": "bot", "level": 5}] * 3
    tables = [visitor.open(GAME, [ME, *bots]) for _ in range(40)]

    def attack(table: str) -> None:
        line = visitor.sit(table)
        while going():
            with suppress(WebSocketException, TimeoutError):
                line.ask("auto", seat=1)
                sleep(PACE)

    _together(*(partial(attack, table) for table in tables[:20]))


def ask_for_lists(server: Server, going: Callable[[], bool]) -> None:
    """Asks for a list of many tables, for pictures and for puzzles, forty at a time."""
    owner = Visitor(server.url)
    tables = [owner.open(game, [ME, {"kind": "here"}]) for game in [*GAMES] * 12]
    puzzles = owner.ask("/api/puzzles")[1]["games"]
    paths = ["/api/me", *(f"/api/tables/{table}/picture" for table in tables)]
    paths += [
        f"/api/puzzles/{each['game']}/{puzzle['name']}" for each in puzzles for puzzle in each["puzzles"]
    ]

    def attack(number: int) -> None:
        visitor, at = Visitor(server.url, owner.cookie), number * 7
        while going():
            at += 1
            visitor.ask(paths[at % len(paths)])
            visitor.ask("/api/me")

    _together(*(partial(attack, number) for number in range(40)))


PACE = 0.01
"""Seconds between two messages: more than two hundred a second are too many for a line."""

REST = 10.0
"""Seconds after which an address may ask for everything again."""

ATTACKS: tuple[Attack, ...] = (
    score_crossings,
    bring_records,
    hold_lines,
    send_halves,
    crowd_bots,
    ask_for_lists,
)


def _before(until: float) -> bool:
    return monotonic() < until


def _site(server: Server) -> Any:
    return server.url


def _together(*attacks: Callable[[], None]) -> None:
    threads = [threading.Thread(target=_try, args=(attack,), daemon=True) for attack in attacks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _try(attack: Callable[[], None]) -> None:
    """Attacks; who is not answered has nothing more to do."""
    with suppress(*FAILURES):
        attack()


@contextmanager
def _elsewhere(server: Server) -> Iterator[Line]:
    """Sits down alone at a table, from another address."""
    visitor = Visitor(server.url)
    table = visitor.open(GAME, [ME])
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    headers = {"Cookie": visitor.cookie}
    there = connect(
        address,
        additional_headers=headers,
        origin=_site(server),
        max_size=None,
        source_address=ELSEWHERE,
    )
    with there as opened:
        yield Line(opened)


@dataclass
class Waited:
    """How long somebody waited who is not attacking, and what went wrong meanwhile."""

    seconds: list[float] = field(default_factory=list)
    failure: str = ""

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Notes how long something took that is waited for, also where no answer comes."""
        began = monotonic()
        try:
            yield
        finally:
            self.seconds.append(monotonic() - began)
        sleep(PACE)

    @property
    def longest(self) -> float:
        return inf if self.failure else max(self.seconds, default=inf)

    def __str__(self) -> str:
        if not self.seconds:
            return self.failure
        half, longest = median(self.seconds) * 1000, max(self.seconds) * 1000
        said = f"{len(self.seconds):5} answers, half within {half:.0f} ms, all within {longest:.0f} ms"
        return f"{said}; then {self.failure}" if self.failure else said


Wait = Callable[[Line, Waited, Callable[[], bool]], None]


def play(line: Line, waited: Waited, going: Callable[[], bool]) -> None:
    """Plays and takes back."""
    view = line.wait_for_turn()[0]
    path: list[str] = []
    found: Any = {"next": view["next"], "complete": False}
    while not found["complete"]:
        path.append(found["next"][0])
        found = line.ask("choices", seat=1, picked=path)
    while going():
        for message in ({"do": "play", "path": path}, {"do": "undo"}):
            with waited.measured():
                line.ask(**message, seat=1)


def have_bot_play(line: Line, waited: Waited, going: Callable[[], bool]) -> None:
    """Has the strongest bot move, and takes it back."""
    line.wait_for_turn()
    while going():
        with waited.measured():
            line.ask("auto", seat=1)
        line.ask("undo", seat=1)


def wait(server: Server, what: Wait, seconds: float, attack: Attack | None = None) -> Waited:
    """Does something over and over from another address, during an attack. Gets how long each answer took."""
    waited = Waited()
    try:
        with _elsewhere(server) as line, _attacked(server, seconds, attack) as going:
            what(line, waited, going)
    except Exception as e:
        # Whatever went wrong, the next attack is tried.
        waited.failure = f"{type(e).__name__}: {e}"
    return waited


@contextmanager
def _attacked(server: Server, seconds: float, attack: Attack | None) -> Iterator[Callable[[], bool]]:
    """Attacks for some seconds. Gets what says whether it goes on."""
    going = partial(_before, monotonic() + seconds)
    attacks = [partial(attack, server, going)] if attack is not None else []
    thread = threading.Thread(target=_together, args=attacks, daemon=True)
    thread.start()
    try:
        yield going
    finally:
        thread.join()
        hang_up()


def main() -> int:
    """Attacks in every way and says what came of it. Gets the exit status: 1 if somebody waited for long."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        longest = {attack.__name__: _withstand(server, attack) for attack in ATTACKS}
        longest["bots of others"] = _crowd_others_bots(server)
        with suppress(TimeoutError):
            server.stop()
    name = max(longest, key=longest.__getitem__)
    print(f"the longest wait of others: {longest[name] * 1000:.0f} ms, {name}")
    return 0 if longest[name] < MOST else 1


def _withstand(server: Server, attack: Attack) -> float:
    """Plays during an attack. Gets the longest wait for an answer."""
    waited = wait(server, play, SECONDS, attack)
    print(f"{attack.__name__:16} {waited}; {_blocked(server)}", flush=True)
    # The attacker's address has asked for more than it may: then the next attack would be none.
    sleep(REST)
    return waited.longest


def _crowd_others_bots(server: Server) -> float:
    """Lets somebody else's bot think alone, and in a crowd of other bots. Gets by how much the slowest of its
    moves came later than the slowest before."""
    alone = wait(server, have_bot_play, SECONDS)
    print(f"bots of others   alone {alone}", flush=True)
    crowded = wait(server, have_bot_play, 2 * SECONDS, crowd_bots)
    late = crowded.longest - max(alone.seconds, default=0.0)
    print(f"{'':16} crowded {crowded}; {late * 1000:.0f} ms later", flush=True)
    return late


def _blocked(server: Server) -> str:
    """Gets how often the loop was blocked; the attacker's address may have asked too much already."""
    host, port = server.url.removeprefix("http://").split(":")
    try:
        with closing(http.client.HTTPConnection(host, int(port), 30, ELSEWHERE)) as asking:
            asking.request("GET", "/health")
            return f"loop blocked {json.load(asking.getresponse())['blocked']} times"
    except (*FAILURES, ValueError, LookupError) as e:
        return f"no health: {type(e).__name__}"


if __name__ == "__main__":
    sys.exit(main())

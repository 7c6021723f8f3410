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
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from byways.registry import GAMES
from tests.server.client import Line, Server, Visitor, hang_up, running
from tests.server.finished import record_of
from tests.server.test_replay import bring

SECONDS = 8.0
MOST_LATE = 2.0
"""Seconds by which the bots of others may move later, whoever has many."""

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


def wait_for_bots(server: Server, going: Callable[[], bool]) -> list[float]:
    """Has the strongest bot move, and takes it back, from another address. Gets how long each move took."""
    waited: list[float] = []
    with _elsewhere(server) as line:
        line.wait_for_turn()
        while going():
            began = monotonic()
            line.ask("auto", seat=1)
            waited.append(monotonic() - began)
            line.ask("undo", seat=1)
    return waited


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
    threads = [threading.Thread(target=attack, daemon=True) for attack in attacks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


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


def play_meanwhile(server: Server, going: Callable[[], bool]) -> list[float]:
    """Plays and takes back from another address. Gets how long each answer took."""
    waited: list[float] = []
    with _elsewhere(server) as line:
        view = line.wait_for_turn()[0]
        path: list[str] = []
        found: Any = {"next": view["next"], "complete": False}
        while not found["complete"]:
            path.append(found["next"][0])
            found = line.ask("choices", seat=1, picked=path)
        while going():
            for message in ({"do": "play", "path": path}, {"do": "undo"}):
                began = monotonic()
                line.ask(**message, seat=1)
                waited.append(monotonic() - began)
                sleep(PACE)
    return waited


def main() -> int:
    """Attacks in every way and says what came of it. Gets the exit status: 1 if somebody waited for long."""
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        for attack in ATTACKS:
            going = partial(_before, monotonic() + SECONDS)
            thread = threading.Thread(target=attack, args=(server, going), daemon=True)
            thread.start()
            waited = sorted(play_meanwhile(server, going))
            thread.join()
            blocked = _blocked(server)
            worst = max(worst, waited[-1])
            said = f"{_said(waited)}; loop blocked {blocked} times"
            print(f"{attack.__name__:16} {said}", flush=True)
            hang_up()
            # The attacker's address has asked for more than it may: then the next attack would be none.
            sleep(REST)
        late = _crowd_others_bots(server)
        server.stop()
    return 0 if worst < 1 and late < MOST_LATE else 1


def _blocked(server: Server) -> int:
    """Gets how often the loop was blocked; the attacker's address may have asked too much already."""
    host, port = server.url.removeprefix("http://").split(":")
    with closing(http.client.HTTPConnection(host, int(port), 30, ELSEWHERE)) as asking:
        asking.request("GET", "/health")
        found: int = json.load(asking.getresponse())["blocked"]
    return found


def _crowd_others_bots(server: Server) -> float:
    """Lets somebody else's bot think alone, and in a crowd of other bots. Gets by how much the slowest of its
    moves came later than the slowest before."""
    alone = sorted(wait_for_bots(server, partial(_before, monotonic() + SECONDS)))
    going = partial(_before, monotonic() + 2 * SECONDS)
    thread = threading.Thread(target=crowd_bots, args=(server, going), daemon=True)
    thread.start()
    crowded = sorted(wait_for_bots(server, going))
    thread.join()
    hang_up()
    print(f"bots of others   alone {_said(alone)}\n{'':16} crowded {_said(crowded)}", flush=True)
    return crowded[-1] - alone[-1]


def _said(waited: list[float]) -> str:
    half, most = waited[len(waited) // 2] * 1000, waited[-1] * 1000
    return f"{len(waited):5} answers, half within {half:.0f} ms, all within {most:.0f} ms"


if __name__ == "__main__":
    sys.exit(main())

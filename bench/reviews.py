"""How long reviews take beside tables, and what they cost those: ``python bench/reviews.py --tables 20``.

Starts a server, lets people play at so many tables, by turns alone and while others bring finished games of
bots, one after the other, and have a seat reviewed. Prints how long the people at the tables wait for
answers both ways, and for every game how long its reviews take, to the first result and to the last.
Whatever else the machine is busy with, it is so both times; how long server and players waited for a core
says how much of it that is.

The server does four things at a time for an address, and everybody comes from the same, as in a household;
``--address 127.0.0.2`` lets those who ask for reviews come from another one.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import uvloop

import byways
from byways.bots import at_table
from byways.cli.guests import seat_all, served, server_on
from byways.cli.serverbench import SEATS, WARM_UP, Load, make_room, percentiles, under_load
from byways.kernel.protocol import Seat
from byways.registry import GAMES

LEVEL = 2
"""Who played the games that are reviewed."""

GAMES_EACH = 20


def finished(game: str, seed: str) -> str:
    """Gets the record of a game of bots with as few seats as it has."""
    table = byways.open_table(game, GAMES[game].seats[0], seed=seed)
    while not table.over:
        seat = Seat(min(table.to_act))
        bot = at_table(table.match, seat, LEVEL)
        table.play(seat, bot.choose(table.game, table.view(seat), seat, 9.0))
    return table.record()


def ask(url: str, address: str, path: str, data: bytes | None = None) -> Any:
    host = url.removeprefix("http://")
    with closing(http.client.HTTPConnection(host, timeout=120, source_address=(address, 0))) as door:
        door.request("GET" if data is None else "POST", path, data, {"content-type": "text/plain"})
        answer = door.getresponse()
        if answer.status >= 400:
            raise OSError(f"{path} was answered with {answer.status}")
        return json.load(answer)


def reviewed(ask: Callable[..., Any], record: str) -> tuple[float, float]:
    """Has a seat reviewed. Gets the seconds to the first turns that are judged, and to the last."""
    name = ask("/api/records", record.encode())["id"]
    begin, since, times = perf_counter(), 0, list[float]()
    while True:
        part = ask(f"/api/replays/{name}/seats/1/review?since={since}")
        times.append(perf_counter() - begin)
        if part["after"] is None:
            return times[0], times[-1]
        since = part["after"]


def ask_on(
    url: str, address: str, records: dict[str, list[str]], seconds: float
) -> dict[str, list[tuple[float, float]]]:
    """Has reviews made one after the other, game by game in turn, for so long."""
    took: dict[str, list[tuple[float, float]]] = defaultdict(list)
    until = perf_counter() + seconds
    for one_of_each in zip(*records.values(), strict=True):
        for game, record in zip(records, one_of_each, strict=True):
            if perf_counter() > until:
                return took
            took[game].append(reviewed(partial(ask, url, address), record))
    return took


def told(what: str, delays: list[float]) -> str:
    found = percentiles(delays)
    return f"{what}: median {found['middle']} ms, p95 {found['most']} ms, p99 {found['worst']} ms"


def waited(process: int) -> float:
    """Gets for how many seconds a process could have computed, but had no core."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[1]) for each in threads) / 1e9


def play(url: str, people: list[tuple[str, int, str]], server: int, seconds: float, what: str) -> Load:
    """Lets people play for so long, and tells what they waited for."""
    processes = {"server": server, "players": os.getpid()}
    before = {name: waited(process) for name, process in processes.items()}
    load = uvloop.run(under_load({url: people}, seconds, [server], "en"))
    share = {
        name: (waited(process) - before[name]) / (WARM_UP + seconds) for name, process in processes.items()
    }
    no_core = ", ".join(f"{name} {each:.0%}" for name, each in share.items())
    print(f"{told(what, load.delays)}; without a core: {no_core}; load {os.getloadavg()[0]:.1f}")
    return load


def main() -> None:
    parser = argparse.ArgumentParser(prog="python bench/reviews.py")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long they play each time")
    parser.add_argument("--rounds", type=int, default=3, help="how often they play alone and beside reviews")
    parser.add_argument("--people", type=int, default=2, help="how many ask for reviews at a time")
    parser.add_argument("--address", default="127.0.0.1", help="from where they ask")
    given = parser.parse_args()
    make_room()
    alone, beside = list[float](), list[float]()
    took: dict[str, list[tuple[float, float]]] = defaultdict(list)
    with ExitStack() as open_:
        folder = open_.enter_context(TemporaryDirectory())
        command = server_on(f"sqlite:///{folder}/db", words=["--ask-limit=200"])
        url, server = open_.enter_context(served(command))
        people = seat_all(url, next(iter(GAMES)), given.tables, SEATS, "en")
        # In processes of their own, or they would keep those at the tables waiting.
        asking = open_.enter_context(ProcessPoolExecutor(given.people, get_context("spawn")))
        for number in range(given.rounds):
            records = [
                {
                    name: [finished(name, f"{number} {one} {each}") for each in range(GAMES_EACH)]
                    for name in GAMES
                }
                for one in range(given.people)
            ]
            alone += play(url, people, server, given.seconds, "alone").delays
            asked = [
                asking.submit(ask_on, url, given.address, each, WARM_UP + given.seconds) for each in records
            ]
            beside += play(url, people, server, given.seconds, "beside reviews").delays
            for name, times in ((name, times) for each in asked for name, times in each.result().items()):
                took[name] += times
        print(told("together, alone", alone), told("together, beside reviews", beside), sep="\n")
    for name, times in took.items():
        first, last = zip(*times, strict=True)
        seconds = f"first result {median(first):.1f} s, all {median(last):.1f}, at most {max(last):.1f}"
        print(f"{name}: {len(times)} reviews, {seconds}")


if __name__ == "__main__":
    main()

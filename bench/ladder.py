"""Whether each level beats the one below, everywhere: ``python bench/ladder.py FILE.csv --minutes 60``.

Plays every pairing deal by deal until the time is up, keeps each game in the file, and goes on from there
when it is run again. ``--only`` chooses pairings by their names, which ``--list`` prints: levels against
the one below, level 5 against plain players, alone, and on the published dice in a folder ``--data``.
``--show`` prints the table of what was played so far. Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import csv
import os
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from byways.arena.bouts import Bout, Deal, Played, bouts, play
from byways.arena.figures import meetings, standings
from byways.arena.running import published
from byways.bots import is_compiled
from byways.registry import GAMES

HEADINGS = ("pairing", "seed", "players", "points", "winners", "longest")


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players, or one, on many deals of a game."""

    name: str
    game: str
    players: tuple[str, ...]
    deals: int
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "ladder"
    first: int = 1
    dice: Path | None = None

    def bouts(self) -> Iterator[Bout]:
        if self.dice is not None:
            deals = published(self.dice, self.game, self.options)[self.first - 1 :][: self.deals]
        else:
            deals = [Deal(f"{self.seed} {self.first + i}") for i in range(self.deals)]
        return bouts(self.players, self.seats, deals)

    def known(self) -> dict[str, int]:
        """Gets what is published for its deals."""
        every = published(self.dice, self.game, self.options) if self.dice is not None else []
        return {deal.seed: deal.published for deal in every if deal.published is not None}


STEPS = (("5", "4"), ("4", "3"), ("3", "2"), ("2", "1"))

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "ink 2020": ("ink", 1, {}),
    "ink 2019": ("ink", 1, {"edition": "2019"}),
    "ink lava": ("ink", 1, {"expansions": ["lava"]}),
    "ink meteor": ("ink", 1, {"expansions": ["meteor"]}),
    "ink both": ("ink", 1, {"expansions": ["lava", "meteor"]}),
    "ink draft": ("ink", 2, {"draft": True}),
    "trails alone": ("trails", 1, {}),
    **{f"trails {seats}": ("trails", seats, {}) for seats in range(2, 9)},
    "trails animals": ("trails", 2, {"animals": True}),
    **{f"bands {number}": ("bands", 2, {"scenario": number}) for number in range(1, 9)},
    **{f"roads {number}": ("roads", 2, {"variant": number}) for number in range(1, 4)},
    **{
        f"{seats} seats, bands {number}": ("bands", seats, {"scenario": number})
        for seats in (3, 4)
        for number in range(1, 9)
    },
    **{f"{seats} seats, roads 2": ("roads", seats, {"variant": 2}) for seats in range(3, 7)},
    "roads lanes": ("roads", 2, {"variant": 3, "deck": "lanes"}),
}
"""Every game, scenario and variant: the game, so many seats, options."""

OTHERS: dict[tuple[str, ...], str] = {
    ("5",): r"ink (2020|2019)|trails alone",
    ("5", "flat"): "ink (lava|meteor|both)",
    ("5", "3"): r"trails [2-4]",
    ("5", "mcts"): r"^(bands|roads [12])",
    ("5", "greedy"): "^bands",
    ("5", "thumb"): "^bands",
    ("thumb", "4"): "^bands",
    ("5", "chance"): "roads (3|lanes)",
}
"""Who else meets, or plays alone, at which tables."""

PUBLISHED = {"ink-dice.csv": "ink 2020", "ink-integer.csv": "ink 2019"}
"""Files of published dice, and the tables that they were thrown at."""


def pairing(table: str, players: tuple[str, ...], deals: int, seed: str) -> Pairing:
    """Gets players at one of the tables."""
    game, seats, options = TABLES[table]
    return Pairing(f"{table} {'-'.join(players)}", game, players, deals, seats, options, seed)


def pairings(deals: int, seed: str, data: Path | None) -> list[Pairing]:
    """Gets every level against the one below at every table, then all others."""
    found = [pairing(table, step, deals, seed) for step in STEPS for table in TABLES]
    for players, where in OTHERS.items():
        found += (pairing(table, players, deals, seed) for table in TABLES if re.search(where, table))
    if data is not None:
        for name, table in PUBLISHED.items():
            found.append(replace(pairing(table, ("5",), deals, seed), name=f"{name} 5", dice=data / name))
    return found


def run(
    wanted: list[Pairing],
    file: Path,
    seconds: float,
    jobs: int,
    begin: Callable[[], None] | None = None,
) -> None:
    """Plays deal by deal, all pairings in turn, until all is played or the time is up."""
    deadline = monotonic() + seconds
    kept = {(row[0], row[1], row[2]) for row in _rows(file)}
    queue = (
        (pairing, bout)
        for pairing, bout in _in_turn(wanted)
        if (pairing.name, bout.deal.seed, " ".join(bout.players)) not in kept
    )
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=begin)
    running: dict[Future[Played], Pairing] = {}
    more = True
    while (more or running) and monotonic() < deadline:
        while more and len(running) < jobs + 2:
            following = next(queue, None)
            if following is None:
                more = False
            else:
                pairing, bout = following
                running[pool.submit(play, pairing.game, pairing.options, bout)] = pairing
        done, _ = wait(running, max(0.0, deadline - monotonic()), FIRST_COMPLETED)
        for ready in done:
            _keep(file, running.pop(ready).name, ready.result())
    # What is half played is not worth waiting for.
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def _in_turn(wanted: list[Pairing]) -> Iterator[tuple[Pairing, Bout]]:
    """Generates one deal of every pairing, then the next of each."""
    waiting = [(pairing, list(pairing.bouts())) for pairing in wanted]
    at = [0] * len(waiting)
    while any(i < len(games) for i, (_, games) in zip(at, waiting, strict=True)):
        for number, (pairing, games) in enumerate(waiting):
            seed = games[at[number]].deal.seed if at[number] < len(games) else None
            while at[number] < len(games) and games[at[number]].deal.seed == seed:
                yield pairing, games[at[number]]
                at[number] += 1


def _keep(file: Path, name: str, played: Played) -> None:
    fresh = not file.exists()
    with file.open("a", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        if fresh:
            writer.writerow(HEADINGS)
        lists = (played.players, played.points, played.winners, played.longest)
        writer.writerow((name, played.seed, *(" ".join(map(str, each)) for each in lists)))


def _rows(file: Path) -> list[list[str]]:
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as text:
        return [row for row in list(csv.reader(text))[1:] if len(row) == len(HEADINGS)]


def show(file: Path, known: dict[str, dict[str, int]] | None = None) -> Iterator[str]:
    """Generates a line for every pairing that has been played: shares, points, core-seconds."""
    games: dict[str, list[Played]] = defaultdict(list)
    for name, seed, players, points, winners, longest in _rows(file):
        games[name].append(
            Played(
                seed,
                tuple(players.split()),
                tuple(map(int, points.split())),
                tuple(map(int, winners.split())),
                tuple(map(float, longest.split())),
            )
        )
    for name, played in games.items():
        met = meetings(_whole_deals(played), (known or {}).get(name, {}))
        for each in met:
            share, more = each.share, each.difference
            wins = f"{100 * share.value:5.1f} ± {100 * share.margin:4.1f} %"
            ahead = f"{more.value:+6.2f} ± {more.margin:4.2f}"
            yield f"{name:<28} {each.one:>6} - {each.two:<9} {wins}  {ahead}  ({share.count} deals)"
        for line in standings(played):
            yield (
                f"{name:<28} {line.player:>6}   {line.points.value:6.2f} ± {line.points.margin:4.2f}"
                f"  longest {line.longest:.2f} s  ({line.points.count} games)"
            )


def _whole_deals(played: list[Played]) -> list[Played]:
    """Gets the games of deals that were played from both sides, or by everybody alone."""
    each: dict[str, list[Played]] = defaultdict(list)
    for game in played:
        each[game.seed].append(game)
    most = max(map(len, each.values()))
    return [game for games in each.values() if len(games) == most for game in games]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python bench/ladder.py")
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", default=r"\d-\d$", help="pairings whose names this expression matches")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--data", type=Path, help="where ink-dice.csv and ink-integer.csv are")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="only print the names of the pairings")
    parser.add_argument("--show", action="store_true", help="only print what was played so far")
    given = parser.parse_args()
    every = pairings(given.deals, given.seed, given.data)
    chosen = [replace(each, first=given.first) for each in every if re.search(given.only, each.name)]
    if given.list:
        print(*(pairing.name for pairing in chosen), sep="\n")
        return
    if slow := sorted({pairing.game for pairing in chosen if not is_compiled(GAMES[pairing.game])}):
        print(f"not compiled, so levels are weaker than they should be: {', '.join(slow)}", file=sys.stderr)
    if not given.show:
        run(chosen, given.file, 60 * given.minutes, given.jobs)
    known = {pairing.name: pairing.known() for pairing in chosen}
    print(*show(given.file, known), sep="\n")


if __name__ == "__main__":
    main()

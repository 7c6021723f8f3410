"""How far hints are off: ``python bench/hints.py FILE.jsonl --positions 200 --games 400 --minutes 9``.

Samples positions of games that bots play, at all tables in turn, takes the first hint, and plays so many
games to their end from there. Keeps each position in the file, as the bot judged it uncalibrated, and
goes on from there when it is run again. ``--show`` prints what the file has beside today's calibration;
``--fit`` finds a calibration in half of the positions and holds it to the others.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.ladder import TABLES
from byways.bots import at_table
from byways.insight.explore import played_on
from byways.kernel.bot import LEVELS, Calibration, Judge, Opinion, opinion_of
from byways.kernel.facets import bot_of
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick
from byways.registry import GAMES

SOLVED_BY = max(LEVELS)
"""Who plays on where the rest is solved: always the same way, so one game is as good as many."""

SAMPLED_FROM = (2, 3, 4)
"""The levels that play the games, one after the other: positions that people reach, too."""

AFFORDED = {"ink": 4, "trails alone": 4, "roads": 4}
"""The level that plays on, by the beginning of a table's name; others are played on by :data:`USUAL`."""

USUAL = 3

TOLERANCE = 1e-9
"""Means of the same whole numbers may differ by so much."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A hint beside how games from there ended."""

    table: str
    number: int
    moves: int
    """So many moves were played before."""

    now: float
    """The score before the turn; 0 where points decide nothing."""

    after: float
    """The score right after the turn; 0 where points decide nothing."""

    guess: float
    """What the bot expects, uncalibrated."""

    doubt: float
    """How far it says that results will lie from there, uncalibrated."""

    scored: bool
    mean: float
    deviation: float
    games: int
    level: int
    """Who played on."""

    def off(self, calibration: Calibration) -> float:
        """Gets by how much more is expected than games brought."""
        solved = not self.scored and not self.doubt
        return (self.guess if solved else calibration.corrected(self.guess, self.certain)) - self.mean

    @property
    def certain(self) -> float | None:
        """The score right after the turn; ``None`` where points decide nothing."""
        return self.after if self.scored else None

    def error(self, calibration: Calibration) -> float:
        """Gets how far it says itself that it may be off."""
        return calibration.error * self.doubt * calibration.spread

    def within(self, calibration: Calibration) -> bool:
        return abs(self.off(calibration)) <= self.error(calibration) + TOLERANCE

    @property
    def noise(self) -> float:
        """The standard error of the mean."""
        return self.deviation / sqrt(self.games)


def measure(table: str, number: int, games: int) -> Measured:
    """Plays a game up to some turn, takes the first hint there, and plays on from it."""
    name, seats, options = TABLES[table]
    game = GAMES[name].create(options, seats)
    level = SAMPLED_FROM[number % len(SAMPLED_FROM)]
    match = Match.start(game, seats, Chance(f"hints {table} {number}"))
    rng = Quick(f"hints {table} {number}")
    turns = []
    while match.to_act:
        seat = min(match.to_act)
        if seat != NATURE:
            state = match.state_for(seat)
            if not match.draft(seat) and game.facets.picking.usual(game, state, seat) is None:
                turns.append((len(match.log), match.view(seat), seat, match.state_for(seat)))
        match.play(seat, at_table(match, seat, level).choose(game, match.view(seat), seat, 2.0))
    while True:
        moves, view, seat, state = turns[rng.below(len(turns))]
        opinion = _opinion(game, view, seat)
        if opinion is not None:
            break
    hint = calibration_of(table).applied(opinion).ideas[0].actions
    idea = next(each for each in opinion.ideas if each.actions == hint)
    afforded = next((level for start, level in AFFORDED.items() if table.startswith(start)), USUAL)
    if not opinion.spread:
        afforded, games = SOLVED_BY, 1
    played = played_on(game, view, seat, f"{table} {number}", afforded, tuple(map(game.path, hint)))
    chances = next(islice(played, games - 1, None))
    return Measured(
        table=table,
        number=number,
        moves=moves,
        now=game.tally(state, seat).total if opinion.scored else 0.0,
        after=idea.tally.total if opinion.scored else 0.0,
        guess=idea.expected,
        doubt=opinion.spread,
        scored=opinion.scored,
        mean=chances.mean,
        deviation=chances.spread,
        games=games,
        level=afforded,
    )


def _opinion(game: Any, view: Any, seat: Seat) -> Opinion | None:
    judge = bot_of(game, max(LEVELS))
    assert isinstance(judge, Judge)
    try:
        return opinion_of(judge, game, view, seat, 3)
    except ValueError:
        return None


def calibration_of(table: str) -> Calibration:
    name, seats, options = TABLES[table]
    game = GAMES[name].create(options, seats)
    return game.facets.explanation.calibration(game)


def run(
    tables: list[str], file: Path, positions: int, first: int, games: int, seconds: float, jobs: int
) -> None:
    """Measures position by position, all tables in turn, until all is measured or the time is up."""
    deadline = monotonic() + seconds
    known = {(each.table, each.number) for each in kept(file)}
    wanted = [(tables[i % len(tables)], first + i // len(tables)) for i in range(positions)]
    queue = iter([each for each in wanted if each not in known])
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    running: set[Future[Measured]] = set()
    while monotonic() < deadline:
        running |= {pool.submit(measure, *each, games) for each in islice(queue, jobs + 2 - len(running))}
        if not running:
            break
        done, running = wait(running, max(0.0, deadline - monotonic()), FIRST_COMPLETED)
        with file.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(asdict(each.result())) + "\n" for each in done)
    # What is half played is not worth waiting for.
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def kept(file: Path) -> list[Measured]:
    if not file.exists():
        return []
    return [Measured(**json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def show(every: list[Measured]) -> Iterator[str]:
    """Generates a line for every table: how far off on the whole, and each time."""
    yield f"{'table':<16} {'count':>5} {'mean off':>9} {'rms':>9} {'most':>7} {'error':>6} noise within"
    for table in dict.fromkeys(each.table for each in every):
        some, calibration = [each for each in every if each.table == table], calibration_of(table)
        off = [each.off(calibration) for each in some]
        typical = fmean(each**2 for each in off) ** 0.5
        within = sum(each.within(calibration) for each in some)
        error, noise = fmean(each.error(calibration) for each in some), fmean(each.noise for each in some)
        yield (
            f"{table:<16} {len(some):>5} {fmean(off):>+9.2f} {typical:>9.2f}"
            f" {max(map(abs, off)):>7.2f} {error:>6.2f} {noise:>5.2f} {within:>6}"
        )
    yield from kept_promises([each for each in every if each.doubt])


def kept_promises(every: list[Measured]) -> Iterator[str]:
    """Generates how often games were won, by the chance that was expected: where points decide nothing."""
    for fifth in range(5):
        some = [each for each in every if not each.scored and min(4, int(5 * each.guess)) == fifth]
        if some:
            guess, won = (
                fmean(each.off(calibration_of(each.table)) + each.mean for each in some),
                fmean(each.mean for each in some),
            )
            margin = 1.96 * sqrt(max(won * (1 - won), 0.25 / len(some)) / len(some))
            yield f"expected {guess:.2f}, won {won:.2f} ± {margin:.2f} ({len(some)} positions)"


def fitted(every: list[Measured]) -> Calibration:
    """Gets the calibration with which all but one position in forty are within what is said."""
    unsolved = [each for each in every if each.scored or each.doubt]
    open_ = [(each, each.guess - Calibration(1.0).corrected(each.guess, each.certain)) for each in unsolved]
    to_come = sum(share**2 for _, share in open_)
    bias = sum((each.guess - each.mean) * share for each, share in open_) / (to_come or 1)
    rough = Calibration(bias)
    if scored := [each for each, share in open_ if each.scored and share and each.doubt]:
        farther = fmean(each.deviation**2 for each in scored) / fmean(each.doubt**2 for each in scored)
        rough = Calibration(bias, max(1.0, farther**0.5))
    needed = sorted(
        abs(each.off(rough)) / (each.doubt * rough.spread) if each.doubt else 0.0 for each in every
    )
    return Calibration(rough.bias, rough.spread, needed[-1 - len(needed) // 40])


def fit(every: list[Measured]) -> Iterator[str]:
    """Generates what one half of the positions says of calibration, and how it does for the other."""
    halves = [[each for each in every if each.number % 2 == odd] for odd in (0, 1)]
    for mine, others in (halves, halves[::-1]):
        found = fitted(mine)
        kept_to = sum(each.within(found) for each in others)
        yield f"{len(mine)} positions say {found}; of {len(others)} others {kept_to} are within"
    yield f"all {len(every)} say {fitted(every)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python bench/hints.py")
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=20, help="how many, over all tables")
    parser.add_argument("--first", type=int, default=0, help="the number of the first position of a table")
    parser.add_argument("--games", type=int, default=400, help="how many are played on from each")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--only", default="", help="tables whose names this expression matches")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--fit", action="store_true", help="as --show, for these tables together")
    given = parser.parse_args()
    tables = [table for table in TABLES if re.search(given.only, table)]
    if not given.show and not given.fit:
        seconds = 60 * given.minutes
        run(tables, given.file, given.positions, given.first, given.games, seconds, given.jobs)
    every = [each for each in kept(given.file) if each.table in tables]
    print(*(fit if given.fit else show)(every), sep="\n")


if __name__ == "__main__":
    main()

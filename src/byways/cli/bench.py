"""How fast the rules are. Figures compare between machines by their ratio to a fixed loop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from byways.i18n import say
from byways.kernel.choice import choices, legal
from byways.kernel.facts import Facts
from byways.kernel.match import Chance, Match, replay
from byways.kernel.protocol import Game, Seat
from byways.kernel.rng import Quick, pick

from .progress import progress
from .report import Report

HEADS = ("legal", "choices", "apply", "late_legal", "late_choices", "game", "replay")


@dataclass(slots=True)
class Times:
    """Seconds, by what was measured."""

    middle: dict[str, list[float]] = field(default_factory=dict)
    """In the middle third of each game."""

    late: dict[str, list[float]] = field(default_factory=dict)
    """In the last tenth of each game."""

    games: list[float] = field(default_factory=list)
    replays: list[float] = field(default_factory=list)

    def series(self) -> dict[str, list[float]]:
        """Gets what was measured for each of the heads."""
        late = {f"late_{name}": times for name, times in self.late.items()}
        return {**self.middle, **late, "game": self.games, "replay": self.replays}

    def add(self, name: str, seconds: float, progress: float) -> None:
        if 1 / 3 <= progress < 2 / 3:
            self.middle.setdefault(name, []).append(seconds)
        elif progress >= 0.9:
            self.late.setdefault(name, []).append(seconds)


def calibrate() -> float:
    """Measures a fixed piece of work of the kind that rules do, in seconds."""

    def work() -> int:
        found: dict[tuple[int, int], int] = {}
        for i in range(20_000):
            key = (i % 97, i % 89)
            found[key] = found.get(key, 0) + 1
        return len(found)

    return min(_timed(work) for _ in range(7))


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _exhaust(game: Game[Any, Any, Any], state: Any, seat: Seat) -> int:
    return sum(1 for _ in legal(game, state, seat))


def measure(facts: Facts, rounds: int, report: Report) -> None:
    """Tells a table for one game: a row for each set of options and number of seats."""
    unit = calibrate()
    if not report.as_json:
        print(say(report.lang, "cli.bench_head", game=facts.name, unit=f"{1e3 * unit:.2f}"))
        print(f"{'':<58}" + "".join(f"{head.replace('_', ' '):>22}" for head in HEADS))
    trials = [trial for trial in facts.trials() if trial[1] in (facts.seats[0], 2, 4)]
    with progress(rounds * len(trials), facts.name) as show:
        for row, (options, seats) in enumerate(trials):
            times = Times()
            for number in range(rounds):
                _play(facts, options, seats, f"bench {number}", times)
                show(row * rounds + number + 1)
            medians = {head: median(each) for head, each in times.series().items() if each}
            if report.as_json:
                table = {"game": facts.name, "options": options, "seats": seats}
                report.data({**table, "unit": unit, "medians": medians})
                continue
            shown = " ".join(f"{k}={v}" for k, v in options.items() if v not in (None, [], False))
            title = f"{seats} {shown}"
            print(f"{title[:57]:<58}" + "".join(_figure(medians.get(head), unit) for head in HEADS))


def _figure(seconds: float | None, unit: float) -> str:
    if seconds is None:
        return f"{'–':>22}"
    text = f"{1e6 * seconds:.0f} µs" if seconds < 1e-3 else f"{1e3 * seconds:.2f} ms"
    return f"{text} ({seconds / unit:.3f}×)".rjust(22)


def _play(facts: Facts, options: Any, seats: int, seed: str, times: Times) -> None:
    """Plays a random game twice: once to see how long it is and how long it takes, once to look closely."""
    game = facts.create(options, seats)
    whole: list[tuple[Any, Any]] = []

    def random_game() -> Match[Any, Any, Any]:
        rng = Quick(seed)
        match = Match.start(game, seats, Chance(seed))
        while match.to_act:
            seat = pick(rng, sorted(match.to_act))
            action = pick(rng, list(legal(game, match.state_for(seat), seat)))
            whole.append((match.state_for(seat), (seat, action)))
            match.play(seat, action)
        return match

    start = perf_counter()
    match = random_game()
    times.games.append(perf_counter() - start)
    times.replays.append(_timed(lambda: replay(game, seats, match.log)))
    for i, (state, (seat, action)) in enumerate(whole):
        progress = i / len(whole)
        if progress < 1 / 3 or 2 / 3 <= progress < 0.9:
            continue
        times.add("legal", _timed(partial(_exhaust, game, state, seat)), progress)
        times.add("choices", _timed(partial(choices, game, state, seat)), progress)
        times.add("apply", _timed(partial(game.apply, state, seat, action)), progress)

"""Campaigns against our own promises."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter

from byways.i18n import say
from byways.soak.findings import Findings, Show

from .parser import Commands, Lang
from .progress import progress
from .report import Report

soak = Commands()
FAULTS = 20
"""How many faults are shown."""


def _campaign(name: str, total: float, run: Callable[[Show], Findings], json: bool, lang: str) -> None:
    """Runs a campaign and says what it has found; the status is 1 if anything was not as promised."""
    start = perf_counter()
    with progress(total, name) as show:
        outcome = run(show)
    figures: dict[str, str | int | float | None] = {
        **outcome.figures,
        "faults": len(outcome.faults),
        "seconds": round(perf_counter() - start, 1),
    }
    if json:
        Report(lang, True).data({"campaign": name, **figures})
    else:
        for figure, value in figures.items():
            print(f"{say(lang, f'soak.{figure}'):<40} {value}")
    for fault in outcome.faults[:FAULTS]:
        print(f"{name}: {fault}", file=sys.stderr)
    if outcome.faults:
        sys.exit(1)


@soak.command("kills")
def kills(*, count: int = 2_000, seed: str = "soak", json: bool = False, lang: Lang) -> None:
    """Kills a server, at random and in the middle of writing."""
    from byways.soak.kills import kill

    _campaign("kills", count, lambda show: kill(count, seed, show), json, lang)


@soak.command("writer")
def writer(*, count: int = 10, json: bool = False, lang: Lang) -> None:
    """Lets every kind of error happen while something is written."""
    from byways.soak.writer import errors, spoil

    _campaign("writer", 4 * count * len(errors()), lambda show: spoil(count, show), json, lang)


@soak.command("migrations")
def migrations(*, every: int = 1, json: bool = False, lang: Lang) -> None:
    """Kills a migration after every statement."""
    from byways.server.store.schema import VERSION
    from byways.soak.migrations import migrate

    _campaign("migrations", int(VERSION) - 1, lambda show: migrate(every, show), json, lang)


@soak.command("wal")
def wal(*, count: int = 30, every: int = 1, json: bool = False, lang: Lang) -> None:
    """Cuts the write-ahead log of a game at every byte."""
    from byways.soak.wal import SIZE, cut

    _campaign("wal", count * SIZE / every, lambda show: cut(count, every, show), json, lang)


@soak.command("repeats")
def repeats(*, count: int = 200_000, seed: str = "soak", json: bool = False, lang: Lang) -> None:
    """Sends everything a dozen times, in any order."""
    from byways.soak.simulation import repeat

    _campaign("repeats", count, lambda show: repeat(count, seed, show), json, lang)


@soak.command("interference")
def interference(*, count: int = 20_000, seed: str = "soak", json: bool = False, lang: Lang) -> None:
    """Compares pairs of games that differ only in secrets."""
    from byways.soak.interference import interfere

    _campaign("interference", count, lambda show: interfere(count, seed, show), json, lang)


@soak.command("inputs")
def inputs(*, count: int = 3_000_000, seed: str = "soak", json: bool = False, lang: Lang) -> None:
    """Sends mutated input to whatever takes any."""
    from byways.soak.inputs import feed

    _campaign("inputs", count, lambda show: feed(count, seed, show), json, lang)


@soak.command("simulation")
def simulation(*, count: int = 200, seed: str = "soak", json: bool = False, lang: Lang) -> None:
    """Rehearses the whole server with faults of disk and network, and kills."""
    from byways.soak.simulation import simulate

    _campaign("simulation", count, lambda show: simulate(count, seed, show), json, lang)

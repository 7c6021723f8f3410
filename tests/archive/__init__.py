"""Recorded games of every version of every game's rules, and what an engine says of them.

``<game>-<rules>.jsonl.gz`` holds a game a line: its record, its score lines and winners, and a digest of
what the engine answers while it is played again. They were made by the release that brought those rules and
are never made anew: a game that began under a version of the rules ends under it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from byways.engine.session import Session
from byways.kernel import record
from byways.kernel.codec import dump
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE, Seat

FOLDER = Path(__file__).parent
STOPS = 2
"""At how many moves of a game whoever moves is asked what they see and may do."""


class Archived(NamedTuple):
    """One line of an archive."""

    record: str
    scores: list[str]
    """A line for each seat, then the winners."""

    answers: str
    """The digest of what the engine answers."""


def files() -> list[Path]:
    """Gets all archives."""
    return sorted(FOLDER.glob("*.jsonl.gz"))


def file_of(game: str, rules: int) -> Path:
    return FOLDER / f"{game}-{rules}.jsonl.gz"


def read(file: Path) -> list[Archived]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return [Archived(*json.loads(line)) for line in lines]


def write(file: Path, games: list[Archived]) -> None:
    text = "".join(f"{json.dumps(game, ensure_ascii=False)}\n" for game in games)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def scores(match: Match[Any, Any, Any]) -> list[str]:
    """Gets the score lines of a finished game, seat by seat, and the winners."""
    rows = []
    for seat in range(1, match.seats + 1):
        tally = match.game.tally(match.state, Seat(seat))
        rows.append(" ".join([*(f"{line.code}={line.points}" for line in tally.lines), str(tally.total)]))
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    return [*rows, " ".join(["winners", *map(str, sorted(outcome.winners))])]


def answers(text: str) -> str:
    """Gets a digest of what the engine answers to a program that loads a game, at some moves and at its end.

    Sentences are left out: they may be put better.
    """
    digest = hashlib.sha256()
    for answer in _asked(text):
        digest.update(re.sub(r'"text":"(?:[^"\\]|\\.)*"', "", dump(answer)).encode())
    return digest.hexdigest()[:32]


def _asked(text: str) -> Iterator[Any]:
    session, written = Session(), record.read(text)
    # Whoever has loaded the whole game knows its seed, so what is cut short goes on as it did.
    yield session.answer({"do": "load", "record": text})
    for watcher in (*map(Seat, range(1, written.seats + 1)), None):
        yield from _seen(session, "t1", watcher)
    yield session.answer({"do": "record", "table": "t1"})
    for number, at in enumerate(_stops(written), 2):
        cut = replace(written, log=written.log[:at], lines=(), seed=None, players=())
        entry, table = written.log[at], f"t{number}"
        yield session.answer({"do": "load", "record": cut.text()})
        yield from _seen(session, table, entry.seat)
        move = {"table": table, "seat": entry.seat, "move": " ".join(entry.path)}
        yield session.answer({"do": "choices", **move, "picked": [entry.path[0]]})
        yield session.answer({"do": "why", **move, "move": entry.path[0]})
        yield session.answer({"do": "play", **move})
        yield session.answer({"do": "record", "table": table})


def _stops(written: record.Record) -> list[int]:
    """Gets some moves before which nobody is in the middle of a turn."""
    log = written.log
    fit = [i for i in range(1, len(log)) if log[i].seat not in (NATURE, log[i - 1].seat)]
    return [fit[len(fit) * stop // (STOPS + 1)] for stop in range(1, STOPS + 1)]


def _seen(session: Session, table: str, watcher: Seat | None) -> Iterator[Any]:
    for do in ("view", "score") if watcher is None else ("legal", "view", "score"):
        yield session.answer({"do": do, "table": table, "seat": watcher})

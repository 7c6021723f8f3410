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
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from byways.engine.session import Session
from byways.kernel import record
from byways.kernel.codec import dump
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE, Seat

FOLDER = Path(__file__).parent
STOPS = 4
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
    """Gets a digest of what the engine answers to a program that loads a game and plays it again.

    Sentences are left out: they may be put better.
    """
    digest = hashlib.sha256()
    for answer in _played(text):
        digest.update(re.sub(r'"text":"(?:[^"\\]|\\.)*"', "", dump(answer)).encode())
    return digest.hexdigest()[:32]


def _played(text: str) -> Iterator[Any]:
    session = Session()
    written = record.read(text)
    rolled = len(list(takewhile(lambda entry: entry.seat == NATURE, written.log)))
    begun = replace(written, log=written.log[:rolled], lines=(), seed=None, players=())
    # Whoever has loaded the whole game knows its seed, so its beginning goes on as it did.
    yield session.answer({"do": "load", "record": text})
    yield session.answer({"do": "load", "record": begun.text()})
    moves = [entry for entry in written.log if entry.seat != NATURE]
    stops = {len(moves) * stop // STOPS for stop in range(STOPS)}
    for number, entry in enumerate(moves):
        move = {"table": "t2", "seat": entry.seat, "move": " ".join(entry.path)}
        if number in stops:
            yield from _seen(session, entry.seat)
            yield session.answer({"do": "choices", **move, "picked": [entry.path[0]]})
            yield session.answer({"do": "why", **move, "move": entry.path[0]})
        yield session.answer({"do": "play", **move})
    for watcher in (*map(Seat, range(1, written.seats + 1)), None):
        yield from _seen(session, watcher)
    yield session.answer({"do": "record", "table": "t2"})


def _seen(session: Session, watcher: Seat | None) -> Iterator[Any]:
    for do in ("view", "score") if watcher is None else ("legal", "view", "score"):
        yield session.answer({"do": do, "table": "t2", "seat": watcher})

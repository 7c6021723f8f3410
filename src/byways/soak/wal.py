"""A write-ahead log cut at any byte: everything before the cut is there, and what is missing is told."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from byways.bots.simple import ChanceBot
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES
from byways.server.store.chain import link
from byways.server.store.database import Store
from byways.server.store.rows import Step
from byways.server.store.server_lock import BESIDE, FileLock
from byways.server.table.rooms import Rooms
from byways.wire.requests import OpenTable, SeatChoice

from .findings import Findings, Show
from .virtual_server import fresh_database

HEADER, FRAME_HEADER = 32, 24
LOG = "-wal"
SIZE = 26_000
"""About so many bytes of log a step makes."""

PART = 4
"""After so many steps what is logged is moved into the database, as SQLite does by itself now and then, and
the log begins anew. To read a log takes the longer the longer it is, and it is read for every cut."""


@dataclass(frozen=True, slots=True)
class Kept:
    """How far a database has come."""

    steps: int
    saves: int


def cut(steps: int, every: int, show: Show) -> Findings:
    """Plays so many steps, at most a whole game, and cuts the log at every byte, or at every so many."""
    with tempfile.TemporaryDirectory(dir=_memory()) as name:
        parts = asyncio.run(_play(Path(name), steps))
        found, faults = Counter({"steps": _look(parts[-1]).steps}), list[str]()
        for played in parts:
            faults += _cut_part(played, every, found, show)
    return Findings(dict(found), tuple(faults[:20]))


def _cut_part(played: Path, every: int, found: Counter[str], show: Show) -> list[str]:
    """Cuts one log everywhere. Gets what is wrong."""
    log = played / f"db{LOG}"
    ends, size = _commits(log.read_bytes()), log.stat().st_size
    whole, noted = _look(played), FileLock.read(played / f"db{BESIDE}")
    faults: list[str] = []
    # From the end on, so that nothing is copied: who only reads does not change what is there.
    before = len(ends) + 1
    for at in range(size, -1, -every):
        os.truncate(log, at)
        left = bisect_right(ends, at)
        lost = len(ends) - left
        faults += _check(played, at, Kept(whole.steps, whole.saves - lost), noted - lost, left != before)
        before = left
        found["cuts"] += 1
        if found["cuts"] % 256 == 1:
            show(found["cuts"])
    found["bytes"] += size
    return faults


def _memory() -> str | None:
    """Gets a folder in memory, where there is one: millions of cuts wear out a disk."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


async def _play(folder: Path, steps: int) -> list[Path]:
    """Plays a game. Gets folders with the files of the database as they were while the server ran."""
    file = fresh_database(folder, "played")
    rooms, facts = Rooms(await Store.open(f"sqlite:///{file}")), next(iter(GAMES.values()))
    table = await rooms.open("ann", OpenTable(facts.name, [SeatChoice("me")] * max(1, facts.seats[0]), "k"))
    room, rng = await rooms.room(table), Quick("wal")
    bot, parts = ChanceBot(rng), list[Path]()
    while room.steps < steps and not room.match.over:
        seat: Seat = pick(rng, sorted(room.match.to_act))
        game = room.match.game
        # As people play it: each step adds to the turn.
        path = game.path(bot.choose(game, game.observe(room.match.state_for(seat), seat), seat, 1))
        await room.act("ann", seat, "play", path, str(room.steps))
        if room.steps % PART == 0:
            parts.append(_copied(file, folder / f"part {len(parts)}"))
            _move_log(file)
    if room.steps % PART:
        parts.append(_copied(file, folder / "last"))
    await rooms.close()
    await rooms.store.close()
    return parts


def _copied(file: Path, folder: Path) -> Path:
    folder.mkdir()
    for ending in ("", LOG, BESIDE):
        shutil.copy(f"{file}{ending}", folder / f"db{ending}")
    return folder


def _move_log(file: Path) -> None:
    """Moves what is logged into the database."""
    with closing(sqlite3.connect(file)) as database:
        [(busy, _, _)] = database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert not busy


def _commits(log: bytes) -> list[int]:
    """Gets where each commit ends in a write-ahead log."""
    frame = FRAME_HEADER + int.from_bytes(log[8:12], "big")
    frames = range(HEADER, len(log) - frame + 1, frame)
    # Only the last frame of a commit says how large the database is then.
    return [at + frame for at in frames if int.from_bytes(log[at + 4 : at + 8], "big")]


@contextmanager
def _opened(played: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"file:{played / 'db'}?mode=ro", uri=True)) as database:
        yield database


def _look(played: Path) -> Kept:
    """Reads all of a database whose log is cut.

    :raises ValueError: its steps do not fit together.
    """
    with _opened(played) as database:
        rows = database.execute("SELECT id, steps, head FROM tables").fetchall()
        for table, count, head in rows:
            chain, number = "", 0
            query = "SELECT number, seat, do, path, key, chain FROM steps WHERE table_id = ? ORDER BY number"
            for number, seat, do, path, key, kept in database.execute(query, (table,)):
                chain = link(table, chain, Step(number, seat, do, tuple(path.split()), key))
                if chain != kept:
                    raise ValueError(f"step {number} does not follow")
            if (number, chain) != (count, head):
                raise ValueError(f"{number} steps instead of {count}")
        [(saves,)] = database.execute("SELECT count FROM saves")
        return Kept(sum(count for _, count, _ in rows), saves)


def _check(played: Path, at: int, expected: Kept, noticed: int, all_of_it: bool) -> list[str]:
    """Looks whether just those saves are missing whose end was cut off, and whether that is noticed; at *all
    of it* only where another save is missing than before."""
    try:
        if all_of_it:
            saves = _look(played).saves
        else:
            with _opened(played) as database:
                [(saves,)] = database.execute("SELECT count FROM saves")
    except (ValueError, sqlite3.Error) as e:
        return [f"cut at {at}: {e}"]
    if saves != expected.saves:
        return [f"cut at {at}: {saves} saves are there instead of {expected.saves}"]
    return [] if saves == noticed else [f"cut at {at}: nobody notices that saves are missing"]

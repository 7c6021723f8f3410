"""A write-ahead log cut at any byte: everything before the cut is there, and what is missing is told."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from byways.bots import ChanceBot
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES
from byways.server.store.chain import link
from byways.server.store.claim import BESIDE, FileClaim
from byways.server.store.database import Store
from byways.server.store.rows import Step
from byways.server.table.rooms import Rooms
from byways.wire.requests import OpenTable, SeatChoice

from .findings import Findings, Show
from .stage import fresh_database

HEADER, FRAME_HEADER = 32, 24
SIZE = 26_000
"""About so many bytes of log a step makes."""


@dataclass(frozen=True, slots=True)
class Kept:
    """How far a database has come."""

    steps: int
    saves: int


def cut(steps: int, every: int, show: Show) -> Findings:
    """Plays so many steps, and cuts the log at every byte, or at every so many."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        played = asyncio.run(_play(folder, steps))
        log = (played / "db-wal").read_bytes()
        ends = _commits(log)
        faults: list[str] = []
        cuts = range(0, len(log) + 1, every)
        whole = _look(folder, played, log)
        for number, at in enumerate(cuts):
            expected = sum(end <= at for end in ends)
            faults += _check(folder, played, log[:at], whole, len(ends) - expected)
            if number % 256 == 0:
                show(number)
    return Findings({"steps": whole.steps, "bytes": len(log), "cuts": len(cuts)}, tuple(faults[:20]))


async def _play(folder: Path, steps: int) -> Path:
    """Plays a game. Gets a folder with the files of the database as they were while the server ran."""
    file = fresh_database(folder, "played")
    rooms, facts = Rooms(await Store.open(f"sqlite:///{file}")), next(iter(GAMES.values()))
    table = await rooms.open("ann", OpenTable(facts.name, [SeatChoice("me")] * max(1, facts.seats[0]), "k"))
    room, rng = await rooms.room(table), Quick("wal")
    bot = ChanceBot(rng)
    while room.steps < steps and not room.match.over:
        seat: Seat = pick(rng, sorted(room.match.to_act))
        game = room.match.game
        # As people play it: each step adds to the turn.
        path = game.path(bot.choose(game, game.observe(room.match.state_for(seat), seat), seat, 1))
        await room.act("ann", seat, "play", path, str(room.steps))
    copy = folder / "copy"
    copy.mkdir()
    for ending in ("", "-wal", BESIDE):
        shutil.copy(f"{file}{ending}", copy / f"db{ending}")
    await rooms.close()
    await rooms.store.close()
    return copy


def _commits(log: bytes) -> list[int]:
    """Gets where each commit ends in a write-ahead log."""
    frame = FRAME_HEADER + int.from_bytes(log[8:12], "big")
    frames = range(HEADER, len(log) - frame + 1, frame)
    # Only the last frame of a commit says how large the database is then.
    return [at + frame for at in frames if int.from_bytes(log[at + 4 : at + 8], "big")]


def _look(folder: Path, played: Path, log: bytes) -> Kept:
    """Opens a database whose log is cut.

    :raises ValueError: its steps do not fit together.
    """
    file = folder / "cut"
    for left in folder.glob("cut*"):
        left.unlink()
    shutil.copy(played / "db", file)
    (folder / "cut-wal").write_bytes(log)
    with closing(sqlite3.connect(file)) as database:
        # It is thrown away at once.
        database.execute("PRAGMA synchronous = OFF")
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


def _check(folder: Path, played: Path, log: bytes, whole: Kept, lost: int) -> list[str]:
    """Looks whether just those saves are missing whose end was cut off, and whether that is noticed."""
    try:
        found = _look(folder, played, log)
    except (ValueError, sqlite3.Error) as e:
        return [f"cut at {len(log)}: {e}"]
    if found.saves != whole.saves - lost:
        return [f"cut at {len(log)}: {found.saves} saves are there instead of {whole.saves - lost}"]
    if FileClaim.read(played / f"db{BESIDE}") - found.saves != lost:
        return [f"cut at {len(log)}: nobody notices that {lost} saves are missing"]
    return []

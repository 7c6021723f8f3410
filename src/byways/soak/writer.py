"""Every kind of error in the middle of writing: the others are saved, and the next one is."""

from __future__ import annotations

import asyncio
import builtins
import logging
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, exc, insert

from byways.server.errors import Trouble
from byways.server.store.database import Store
from byways.server.store.schema import players

from .findings import Findings, Show
from .virtual_server import fresh_database

_ARGUMENTS: tuple[tuple[object, ...], ...] = (
    (),
    ("x",),
    ("x", None, Exception("y")),
    ("utf-8", "\ud800", 0, 1, "z"),
    ("utf-8", b"\xff", 0, 1, "z"),
    ("\ud800", 0, 1, "z"),
    ("x", [ValueError("y")]),
    (1, "x"),
)


def errors() -> list[Exception]:
    """Gets one error of every kind that Python, SQLite and the database layer have."""
    kinds = {
        kind
        for source in (vars(builtins), vars(exc), vars(sqlite3))
        for kind in source.values()
        if isinstance(kind, type) and issubclass(kind, Exception) and not issubclass(kind, Warning)
    }
    return [error for kind in sorted(kinds, key=lambda each: each.__qualname__) for error in _made(kind)]


def _made(kind: type[Exception]) -> Iterator[Exception]:
    for arguments in _ARGUMENTS:
        try:
            yield kind(*arguments)
        except Exception:
            continue
        return


def spoil(rounds: int, show: Show) -> Findings:
    """Lets every kind of error happen, before and after something was written, alone and among others."""
    log = logging.getLogger("byways.server.store.writer")
    before, log.disabled = log.disabled, True
    try:
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(_spoil(rounds, Path(folder), show))
    finally:
        log.disabled = before


async def _spoil(rounds: int, folder: Path, show: Show) -> Findings:
    store = await Store.open(f"sqlite:///{fresh_database(folder, 'db')}")
    faults: list[str] = []
    every, number = errors(), 0
    for _ in range(rounds):
        for error in every:
            for late in (False, True):
                for others in (0, 2):
                    number += 1
                    faults += await _one(store, error, number, late, others)
            show(number)
    if not await store.writer.well():
        faults.append("the writer is not well in the end")
    await store.close()
    return Findings({"errors": len(every), "writes": number}, tuple(faults))


async def _one(store: Store, error: Exception, number: int, late: bool, others: int) -> list[str]:
    """Lets one write fail among others. Gets what was not as promised."""

    def write(connection: Connection) -> None:
        if late:
            connection.execute(insert(players).values(id=f"spoilt {number}", name="", created=0))
        raise error

    names = [f"{number} {other}" for other in range(others)]
    saves = [store.name_player(name, name) for name in names[:1]]
    later = [store.name_player(name, name) for name in names[1:]]
    results = await asyncio.gather(*saves, store.do(write), *later, return_exceptions=True)
    failed = results.pop(len(saves))
    found = [name for name in names if await store.player_name(name) != name]
    faults = [f"{error!r}: {name} is not saved" for name in found]
    if not isinstance(failed, Trouble):
        faults.append(f"{error!r}: it is said to be saved")
    if any(result is not None for result in results):
        faults.append(f"{error!r}: others are refused")
    if await store.player_name(f"spoilt {number}"):
        faults.append(f"{error!r}: half of it is saved")
    return faults

"""Time that passes at a table, without waiting for it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path


def let_pass(folder: Path, table: str, seconds: float) -> None:
    """Makes everybody at a table wait longer by so many seconds; the server must not run meanwhile."""
    with closing(sqlite3.connect(folder / "games.db")) as database, database:
        (text,) = database.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone()
        summary = json.loads(text)
        summary["since"] = {seat: at - seconds for seat, at in summary["since"].items()}
        database.execute("UPDATE tables SET summary = ? WHERE id = ?", (json.dumps(summary), table))

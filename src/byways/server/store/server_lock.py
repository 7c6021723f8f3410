"""One server for one database: a second one is refused, and saves that have got lost are noticed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from ..errors import Trouble

BESIDE = "-server"
"""The suffix of the file beside an SQLite database that a server has used."""

PATIENCE = 10_000
"""Milliseconds another server may take to migrate a database."""

ADVISORY = 0x6279776179
"""Which of PostgreSQL's advisory locks is ours."""


@dataclass(slots=True)
class FileLock:
    """A file beside the database: locked while a server runs, and with the number of the last save in it.

    It is written after each save and never waits for the disk: a server that is killed leaves the right
    number, one that loses power at worst one that is too small. A number that is larger than the database's
    own says that saves are missing there.
    """

    _path: Path
    _file: int

    @classmethod
    def take(cls, path: Path) -> FileLock:
        """Locks a database for this process.

        :raises Trouble: another server has it.
        :raises OSError: the file cannot be written.
        """
        file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise Trouble(503, "server.in_use") from None
        return cls(path, file)

    @staticmethod
    def read(path: Path) -> int:
        """Gets how many saves such a file knows of."""
        found = path.read_bytes()[:20].strip()
        return int(found) if found.isdigit() else 0

    def saves(self) -> int:
        """Gets how many saves there were, as far as this file knows."""
        return self.read(self._path)

    def note(self, saves: int) -> None:
        """Notes how many saves there were."""
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, b"%20d" % saves)

    def give_up(self) -> None:
        """Lets another server have the database."""
        os.close(self._file)


@dataclass(slots=True)
class AdvisoryLock:
    """An advisory lock in the database itself, held as long as a connection."""

    _connection: Connection
    _alone: bool = True

    @classmethod
    def take(cls, engine: Engine) -> AdvisoryLock:
        """Locks a database for this process.

        :raises Trouble: another server has it.
        """
        connection = engine.connect()
        if not connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY}):
            connection.close()
            raise Trouble(503, "server.in_use")
        # The lock belongs to the session; a transaction left open would keep old rows from being cleared.
        connection.commit()
        return cls(connection)

    @classmethod
    def share(cls, engine: Engine, is_up_to_date: Callable[[Connection], bool]) -> AdvisoryLock:
        """Locks a database for this process and others like it; alone, if it has to be brought up to date.

        :raises Trouble: a server has it that does not share it, or that needs it as it is now.
        """
        connection = engine.connect()
        try:
            connection.execute(text(f"SET lock_timeout = {PATIENCE}"))
            connection.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": ADVISORY})
            connection.commit()
            alone = not is_up_to_date(connection)
            if alone:
                connection.execute(text("SELECT pg_advisory_unlock_shared(:key)"), {"key": ADVISORY})
                connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": ADVISORY})
            connection.commit()
        except OperationalError as e:
            connection.invalidate()
            connection.close()
            raise Trouble(503, "server.in_use") from e
        return cls(connection, alone)

    def let_others_in(self) -> None:
        """Shares what was ours alone while it was brought up to date."""
        if self._alone:
            self._connection.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": ADVISORY})
            self._connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": ADVISORY})
            self._connection.commit()
            self._alone = False

    def saves(self) -> int:
        """Knows of no saves: what PostgreSQL has acknowledged it does not forget."""
        return 0

    def note(self, saves: int) -> None:
        """Has nothing to note."""

    def give_up(self) -> None:
        """Lets another server have the database."""
        # Closed for good: in the pool it would keep the lock.
        self._connection.invalidate()
        self._connection.close()


ServerLock = FileLock | AdvisoryLock


def _lock(file: int) -> None:
    """Locks a file without waiting.

    :raises OSError: another process has it.
    """
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, 1 << 20, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

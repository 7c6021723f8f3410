"""Processes for servers, forked from one that has loaded all modules already.

To load them takes more time than most tests; a forked server is the same program in a process of its own.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

ENGLISH = {"LANG": "en", "BYWAYS_LANG": "en"}

VOICE = os.O_RDWR
"""How a process opens what it speaks into: reading, too, so that it may go on when we have heard enough."""


class Running(Protocol):
    """A process that can be watched and ended."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def send_signal(self, number: int, /) -> None: ...

    def wait(self, timeout: float, /) -> int: ...


@contextmanager
def _voice() -> Iterator[Path]:
    """Gets a pipe with a name."""
    with TemporaryDirectory() as folder:
        said = Path(folder) / "said"
        os.mkfifo(said)
        yield said


class _Forked:
    """A process whose parent is another one than this."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        self.pid = process.pid or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Waits for its end and gets its status.

        :raises TimeoutError: it goes on.
        """
        self._process.join(timeout)
        status = self.poll()
        if status is None:
            raise TimeoutError(f"process {self.pid} goes on")
        return status


def fork(words: list[str], errors: Path, before: str = "") -> tuple[Running, str]:
    """Starts ``byways`` from a process that has its modules. Gets it with the first line it says.

    *before* is done first.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.warm"])
    with _voice() as said:
        process = context.Process(
            target=_run, args=(words, before, str(said), str(errors), {**os.environ, **ENGLISH})
        )
        process.start()
        with said.open() as line:
            return _Forked(process), line.readline()


def _run(words: list[str], before: str, said: str, errors: str, environment: dict[str, str]) -> None:
    for path, number, flags in ((said, 1, VOICE), (errors, 2, os.O_WRONLY | os.O_APPEND | os.O_CREAT)):
        file = os.open(path, flags, 0o644)
        os.dup2(file, number)
        os.close(file)
    # Those that Python made for what was there before believe that they can seek.
    sys.stdout, sys.stderr = (os.fdopen(number, "w", 1, "utf-8", closefd=False) for number in (1, 2))
    # The process that we are forked from may have been there before a test set something.
    os.environ |= environment
    exec(before, {})
    from byways.cli import main

    sys.argv = ["byways", *words]
    main()

"""Servers that start at once, since all they need is loaded already, and that die when they are told to."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from byways.server.run import free_port, serve
from byways.server.settings import Settings
from byways.server.store.opening import WRITES

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["byways.soak.preloaded"])


@dataclass(frozen=True, slots=True)
class Server:
    """A server in a process of its own."""

    process: ForkServerProcess
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        self.process.kill()
        self.process.join()

    def wait(self) -> None:
        """Waits until it answers, or has died.

        :raises ConnectionError: it has died.
        """
        while True:
            with suppress(URLError, OSError), urlopen(f"{self.url}/health/live", timeout=5):
                return
            self.process.join(0.02)
            if self.process.exitcode is not None:
                raise ConnectionError


@contextmanager
def server(file: Path, dies: int) -> Iterator[Server]:
    """Runs a server, which is killed in the end; or before, at a statement of a write (0: at none)."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = _context.Process(target=_run, args=(str(file), port, dies), daemon=True)
    process.start()
    found = Server(process, port)
    try:
        yield found
    finally:
        found.kill()


def _run(file: str, port: int, dies: int) -> None:
    if dies:
        _die_at(dies)
    # Nobody reads what it says.
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
    settings = Settings(
        port=port, database=f"sqlite:///{file}", make_limit=0, ask_limit=0, line_limit=0, webhooks="off"
    )
    listener = free_port(settings.host, port)
    assert listener is not None
    serve(settings, listener, "en", browser=False)


def _die_at(number: int) -> None:
    """Kills this process before or after a statement of a write, or before a commit, counted together."""
    left = [number]

    def count(connection: Connection, *_: object) -> None:
        if connection.get_execution_options().get(WRITES, False):
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    for moment in ("before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(Engine, moment, count)

"""Several processes that serve the same tables from one machine; one that ends is restarted."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from multiprocessing.synchronize import Event
from time import sleep
from types import FrameType

from .errors import Trouble
from .run import LAST, serve
from .settings import Settings
from .store.opening import engine_for, open_database

PAUSE = 1.0
"""Seconds until a process that has ended is restarted."""

START = 60.0
"""Seconds in which a process has to answer for the first time."""

log = logging.getLogger(__name__)


def serve_many(settings: Settings, listener: socket.socket, lang: str) -> int:
    """Runs several processes until they are told to stop. Gets the exit status.

    :raises Trouble: the database cannot be opened, or is not shared by several.
    """
    if engine_for(settings.database_url).dialect.name != "postgresql" or not hasattr(socket, "SO_REUSEPORT"):
        raise Trouble(503, "server.one_process")
    listener.close()
    # Holds the port for them without taking connections.
    held = _shared(settings)
    open_database(settings.database_url, shared=True).close()
    # Forked, they share what is loaded; nothing runs beside us yet.
    context, stop = multiprocessing.get_context("fork"), threading.Event()

    def end(_signal: int, _frame: FrameType | None) -> None:
        stop.set()

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, end)

    def begin() -> tuple[ForkProcess, Event]:
        ready = context.Event()
        process = context.Process(target=_member, args=(settings, lang, ready))
        process.start()
        return process, ready

    begun = [begin() for _ in range(settings.processes)]
    running = [process for process, _ in begun]
    all_ready = all(ready.wait(START) for _, ready in begun)
    if all_ready:
        print(f"Byways is at {settings.url}/", flush=True)
    while all_ready and not stop.is_set():
        wait([process.sentinel for process in running], PAUSE)
        for place, process in enumerate(running):
            if not stop.is_set() and not process.is_alive():
                log.error("a process has ended with %s and is started anew", process.exitcode)
                sleep(PAUSE)
                running[place] = begin()[0]
    for process in running:
        process.terminate()
    for process in running:
        process.join(LAST + 1)
    held.close()
    return 0 if all_ready else 1


def _shared(settings: Settings) -> socket.socket:
    """Gets a socket on a port that several processes have."""
    found = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    found.bind((settings.host, settings.port))
    return found


def _member(settings: Settings, lang: str, ready: Event) -> None:
    """Serves as one of several, as long as the process that has begun it lives."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    listener = _shared(settings)
    listener.listen(128)
    raise SystemExit(serve(settings, listener, lang, browser=False, say_so=lambda _: ready.set()))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

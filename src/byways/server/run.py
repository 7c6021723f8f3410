"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.config import LOGGING_CONFIG

from byways.i18n import say

from .app import create_app, inside
from .cluster.members import Cluster
from .cluster.relay import Relay
from .connections import LineProtocol, protocol
from .errors import Trouble
from .house import House
from .logs import worth_writing, write_lines
from .settings import Settings
from .store.opening import open_database

MAX_WIRE = 64 * 1024
Say = Callable[[str], None]
THIS_MACHINE = "127.0.0.1,::1,::ffff:127.0.0.1"
"""From where a proxy on the same machine comes, whose word is taken for who asks."""

LAST = 12.0
"""Seconds after which a stopping server ends, whatever it is doing."""


def free_port(host: str, wanted: int | None, *, first: int = 8000, last: int = 8099) -> socket.socket | None:
    """Binds the port that is wanted, or else the first free one; ``None`` if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in [wanted] if wanted is not None else [*range(first, last + 1), 0]:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError:
            listener.close()
            continue
        listener.listen(128)
        return listener
    return None


def answering_head(app: ASGIApp) -> ASGIApp:
    """Gets what answers ``HEAD`` wherever *app* answers ``GET``: uvicorn leaves the body out."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked.get("method") == "HEAD":
            # A copy: in its own, uvicorn sees that the body has to be left out.
            asked = {**asked, "method": "GET"}
        await app(asked, receive, send)

    return answer


class Server(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, house: House, lang: str, browser: bool, say_so: Say) -> None:
        super().__init__(config)
        self.settings, self.browser, self.say_so = house.settings, browser, say_so
        self._beside: asyncio.Server | None = None
        house.listen, house.hang_up = self._listen, self._hang_up
        # All sentences are read for it: that is done before anybody is served.
        self.hint = say(lang, "server.stop")
        self._last: threading.Timer | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops; being asked to stop is no failure, so the signal is not raised again afterwards."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()
        if self._last is None:
            # Whatever hangs, a thread or a database, it ends.
            self._last = threading.Timer(LAST, os._exit, (1,))
            self._last.daemon = True
            self._last.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if not self.started:
            return
        self.say_so(f"Byways is at {self.settings.url}/\n{self.hint}")
        if self.browser:
            # A browser may take its time to start; the server does not wait for it.
            threading.Thread(target=webbrowser.open, args=(f"{self.settings.url}/",), daemon=True).start()

    async def _listen(self, beside: socket.socket) -> None:
        """Answers connections to another socket as well."""
        config = self.config

        def answer() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        self._beside = await asyncio.get_running_loop().create_server(answer, sock=beside)
        self.servers.append(self._beside)

    def _hang_up(self, host: str) -> None:
        """Listens beside no more, and ends every connection to that address."""
        if self._beside is not None:
            self.servers.remove(self._beside)
            self._beside.close()
            self._beside = None
        for line in [*self.server_state.connections]:
            reached = getattr(line, "server", None)
            if reached is not None and reached[0] == host:
                line.transport.abort()


def _say(words: str) -> None:
    print(words, flush=True)


def serve(
    settings: Settings, listener: socket.socket, lang: str, *, browser: bool, say_so: Say = _say
) -> int:
    """Runs until it is told to stop. Gets the exit status.

    :raises Trouble: the database cannot be opened.
    """
    if settings.log == "json":
        write_lines()
    database = open_database(settings.database_url, shared=True)
    if database.missing:
        print(say(lang, "server.saves_missing", count=database.missing), file=sys.stderr)
    house, sockets, cluster = House(settings), [listener], None
    if database.membership is not None:
        beside = free_port(settings.members, 0)
        if beside is None:
            raise Trouble(503, "server.no_port", host=settings.members, port=0)
        sockets.append(beside)
        cluster = Cluster(database.membership, f"{settings.members}:{beside.getsockname()[1]}")
    app = create_app(settings, database, house, cluster)
    config = uvicorn.Config(
        answering_head(app if cluster is None else Relay(app, cluster, inside(app))),
        http=protocol(settings, cluster),
        log_config=None if settings.log == "json" else LOGGING_CONFIG,
        log_level="warning",
        access_log=False,
        ws=LineProtocol,
        ws_max_size=MAX_WIRE,
        ws_ping_interval=20,
        # What changes is small; to compress it costs more time than it saves, and 300 kB for every line.
        ws_per_message_deflate=False,
        # After a restart thousands come at once; who finds no place tries again only a second later.
        backlog=4096,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", THIS_MACHINE),
        server_header=False,
        lifespan="on",
    )
    logging.getLogger("uvicorn.error").addFilter(worth_writing)
    server = Server(config, house, lang, browser, say_so)
    # Cycles are looked for at every beat among what is new (loop_watch.py), and everywhere once an hour.
    gc.disable()
    # A commit comes back to Python some twenty times, and waits so long for a busy loop each time.
    sys.setswitchinterval(0.0005)
    serving = server.serve(sockets=sockets)
    if sys.platform == "win32":
        asyncio.run(serving)
    else:
        import uvloop

        uvloop.run(serving)
    return 0 if server.started else 1

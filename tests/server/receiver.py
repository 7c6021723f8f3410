"""Somebody who takes webhooks: a small HTTP server that answers as it is told."""

from __future__ import annotations

import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any


@dataclass
class Receiver:
    """A running receiver: what came, and what is answered next."""

    port: int
    got: Queue[tuple[str, str, Any]] = field(default_factory=Queue)
    """Path, host header and body of each message."""

    headers: dict[str, str] = field(default_factory=dict)
    """Those of the last message."""

    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """Status and headers, one after the other; then 204."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"


@contextmanager
def receiving(certificate: str | None = None) -> Iterator[Receiver]:
    """Runs a receiver on a free port, with TLS if it has a certificate."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body: Any = self.rfile.read(int(self.headers["content-length"]))
            if self.headers["content-type"] == "application/json":
                body = json.loads(body)
            receiver.headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.got.put((self.path, self.headers["host"], body))
            status, headers = receiver.answers.pop(0) if receiver.answers else (204, {})
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: Any) -> None:
            """Says nothing of those who hang up or do not trust us."""

    server = Quiet(("127.0.0.1", 0), Handler)
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    receiver = Receiver(server.server_address[1])
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()

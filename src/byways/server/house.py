"""The home network: a second address, opened from this machine. See docs/server.md."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from io import BytesIO
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from .errors import Trouble
from .settings import Settings

FIND = "find"
"""In place of an address: the one by which this machine reaches others."""

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737); to choose a way there sends nothing."""


@dataclass(slots=True)
class House:
    """Whether others in the house can come, and by which address."""

    settings: Settings
    listen: Callable[[socket.socket], Awaitable[None]] | None = None
    """Answers connections to another socket, too; the running server gives it."""

    hang_up: Callable[[str], None] | None = None
    """Ends every connection to an address of ours, and listens there no more."""

    _host: str | None = field(default=None, init=False)

    @property
    def offered(self) -> bool:
        """Whether it can be opened at all: the server answers to this machine only, and may do more."""
        return bool(self.settings.house) and self.settings.hosts() is not None and not self.settings.public

    @property
    def netloc(self) -> str | None:
        """The name by which others call us while it is open."""
        return None if self._host is None else f"{self._host}:{self.settings.port}"

    @property
    def address(self) -> str | None:
        """Where others find us while it is open."""
        return None if self.netloc is None else f"http://{self.netloc}"

    async def open(self) -> None:
        """Lets others in the house come.

        :raises Trouble: this machine is in no network, or its address cannot be had.
        """
        if self._host is not None:
            return
        host = _find() if self.settings.house == FIND else self.settings.house
        if host is None or self.listen is None:
            raise Trouble(409, "server.no_house")
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, self.settings.port))
        except OSError as e:
            listener.close()
            raise Trouble(409, "server.no_house") from e
        await self.listen(listener)
        self._host = host

    def close(self) -> None:
        """Sends everybody away who is not at this machine."""
        if self._host is not None and self.hang_up is not None:
            self.hang_up(self._host)
        self._host = None

    def code(self, path: str, otherwise: str) -> str:
        """Gets a QR code of an address of ours as SVG: in the house, or *otherwise* where we were asked.

        :raises Trouble: *path* leads elsewhere.
        """
        parts = urlsplit(path)
        if parts.scheme or parts.netloc or not path.startswith("/"):
            raise Trouble(404, "server.no_page")
        return drawn((self.address or otherwise) + path)


def drawn(link: str) -> str:
    """Gets an address as a QR code, in SVG."""
    picture = BytesIO()
    made = segno.make(link, micro=False, error="m")
    made.save(picture, kind="svg", scale=4, border=3, dark="#000", light="#fff", xmldecl=False)
    return picture.getvalue().decode()


def _find() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if ip_address(host).is_loopback else host

"""Where the server listens, what it keeps, whom it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from byways.kernel.datafile import data_folder

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


@dataclass(frozen=True, slots=True)
class Settings:
    """What an operator decides."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A file, or an address such as ``postgresql://localhost/games``; empty: in the user's data folder."""

    public: str = ""
    """The address under which browsers reach us, if it is not host and port: ``https://play.example.org``."""

    make_limit: int = 60
    """How many tables, tokens and records, of each kind, a visitor may make a minute; 0: no limit."""

    ask_limit: int = 200
    """How many requests a second an address may send for long; 0: no limit."""

    line_limit: int = 30
    """How many lines to tables a visitor may hold at a time, an address ten times as many; 0: no limit."""

    webhooks: Literal["public", "private", "off"] = "public"
    """Where players may have messages sent: ``public`` addresses, ``private`` ones, too, or ``off``."""

    keep_days: int = 0
    """After how many days at rest tables and records are deleted; 0: only tables that nobody played at."""

    open_tables: bool = False
    """Whether people may open tables that strangers can join from the lobby."""

    house: str = ""
    """The address that may be opened to the house network on request; ``find``: found out; empty: none."""

    log: Literal["text", "json"] = "text"
    """How what is wrong is written to standard error."""

    processes: int = 1
    """How many processes serve, on one PostgreSQL."""

    members: str = "127.0.0.1"
    """The address under which the other processes on the same PostgreSQL reach this one."""

    @property
    def url(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def database_url(self) -> str:
        """Gets the database to use, making the data folder if it is there."""
        if self.database:
            return self.database
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'byways.db'}"

    @property
    def secure(self) -> bool:
        return self.url.startswith("https:")

    def hosts(self) -> frozenset[str] | None:
        """Gets the names by which we may be called; ``None`` if any will do.

        On a loopback address only loopback names are ours: a page elsewhere whose
        name was pointed at this machine gets no answer.
        """
        if self.public:
            return frozenset({urlsplit(self.public).netloc})
        if self.host in ("127.0.0.1", "localhost", "::1"):
            return frozenset(f"{name}:{self.port}" for name in LOOPBACK)
        return None

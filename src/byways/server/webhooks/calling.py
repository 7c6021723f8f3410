"""Sends a message to an address outside: one POST, no redirects, no more than the status read."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import msgspec

from byways import __version__

from ..errors import Trouble
from .addresses import Resolve, Target, addresses_of, resolve

PATIENCE = 10.0
"""How many seconds all of it may take."""

MAX_LINE = 8 * 1024
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})(?: |\r|\n)")


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who takes messages elsewhere."""

    private: bool = False
    """Whether also into private networks."""

    resolve: Resolve = resolve
    trust: ssl.SSLContext | None = None
    """Whose certificates are good; those of the system if left out."""

    async def call(self, target: Target, message: Mapping[str, str | int | None]) -> None:
        """Hands a message over.

        :raises Trouble: it was not taken, with the reason.
        """
        await self.send(target, msgspec.json.encode(message), {"Content-Type": "application/json"})

    async def send(self, target: Target, body: bytes, headers: Mapping[str, str]) -> None:
        """Hands something over.

        :raises Trouble: it was not taken, with the reason.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                addresses = await addresses_of(target, self.resolve, private=self.private)
                status = await self._post(target, addresses, body, headers)
        except ssl.SSLError as e:
            raise Trouble(502, "server.hook_certificate") from e
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as e:
            raise Trouble(502, "server.hook_silent") from e
        if 300 <= status < 400:
            # Where it leads was not checked, and who gives the address knows the final one.
            raise Trouble(502, "server.hook_redirect", status=status)
        if not 200 <= status < 300:
            raise Trouble(502, "server.hook_answer", status=status)

    async def check(self, target: Target) -> None:
        """Does nothing if messages may go there.

        :raises Trouble: they may not.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                await addresses_of(target, self.resolve, private=self.private)
        except TimeoutError as e:
            raise Trouble(502, "server.hook_silent") from e

    async def _post(
        self, target: Target, addresses: list[str], body: bytes, headers: Mapping[str, str]
    ) -> int:
        reader, writer = await self._connect(target, addresses)
        try:
            head = [
                f"POST {target.path} HTTP/1.1",
                f"Host: {target.name}",
                *(f"{name}: {value}" for name, value in headers.items()),
                f"Content-Length: {len(body)}",
                f"User-Agent: byways/{__version__}",
                "Connection: close",
            ]
            writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
            await writer.drain()
            return await _read_status(reader)
        finally:
            writer.transport.abort()

    async def _connect(
        self, target: Target, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connects to the first address that answers; the certificate must match the host's name."""
        trust = (self.trust or _trusted()) if target.secure else None
        name = target.host if target.secure else None
        failed = OSError()
        for address in addresses:
            try:
                return await asyncio.open_connection(
                    address, target.port, ssl=trust, server_hostname=name, limit=MAX_LINE
                )
            except ssl.SSLError:
                raise
            except OSError as e:
                failed = e
        raise failed


async def _read_status(reader: asyncio.StreamReader) -> int:
    """Reads the status of the answer, past those that only say that one is to come.

    :raises ValueError: it is no answer.
    """
    while found := _STATUS.match(await reader.readuntil(b"\n")):
        if not found[1].startswith(b"1"):
            return int(found[1])
        while (await reader.readuntil(b"\n")).strip():
            pass
    raise ValueError("no status")

"""Where messages may be sent: never into a network that only this machine can reach."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from ..errors import Trouble

MAX_URL = 500
NAT64 = IPv6Network("64:ff9b::/96")
NOT_GLOBAL = tuple(map(ip_network, ("192.0.0.0/24", "3fff::/20", "5f00::/16")))
"""What Python takes for public, though IANA's registries do not."""

Resolve = Callable[[str, int], Awaitable[list[str]]]

# Threads of its own: a slow name server must not keep the database waiting. More of them than messages are
# sent at a time: whoever has many addresses that nobody answers for keeps no other message waiting.
_resolving = ThreadPoolExecutor(256, "resolve")


@dataclass(frozen=True, slots=True)
class Target:
    """A webhook's address, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def name(self) -> str:
        """Gets host and port as the ``Host`` header has them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def read_target(url: str) -> Target:
    """Takes an address apart; any port will do.

    >>> read_target("https://chat.example/hooks/1?key=x").path
    '/hooks/1?key=x'

    :raises Trouble: it is none, or has a name and password in it.
    """
    trouble = Trouble(400, "server.hook_address")
    if len(url) > MAX_URL or not all("!" <= letter <= "~" for letter in url):
        raise trouble
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise trouble from None
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc or port == 0:
        raise trouble
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port or (443 if secure else 80), path)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one that everybody in the world reaches as the same machine.

    An IPv4 address that is written inside an IPv6 one counts as what it is.

    >>> is_public(ip_address("8.8.8.8")), is_public(ip_address("::ffff:127.0.0.1"))
    (True, False)
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local or address.scope_id is not None:
            return False
    closed = (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
        or any(address in network for network in NOT_GLOBAL)
    )
    return address.is_global and not closed


def is_ours(address: str) -> bool:
    """Whether an address is one of this machine's own: what listens there may be closed to others."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent by this; whoever is reached from itself is the same machine.
            probe.connect((address, 9))
            return ip_address(probe.getsockname()[0]) == ip_address(address)
        except OSError:
            return False


async def resolve(host: str, port: int) -> list[str]:
    """Gets the addresses of a host, as the system knows them.

    :raises OSError: it knows none.
    """
    answer = asyncio.get_running_loop().run_in_executor(
        _resolving, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    return list(dict.fromkeys(str(address[0]) for *_, address in await answer))


async def addresses_of(target: Target, resolving: Resolve, *, private: bool) -> list[str]:
    """Gets the addresses to connect to, each of them checked: connect to these and ask no name server again.

    :raises Trouble: there are none, or one of them is not public and may not be used.
    """
    try:
        found = await resolving(target.host, target.port)
        checked = [ip_address(address) for address in found]
    except (OSError, UnicodeError, ValueError):
        raise Trouble(400, "server.hook_unknown") from None
    if not found:
        raise Trouble(400, "server.hook_unknown")
    if not private and (not all(map(is_public, checked)) or any(map(is_ours, found))):
        raise Trouble(400, "server.hook_private")
    return found

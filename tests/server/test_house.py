"""The house network: opened by whoever sits at the machine, and closed again; here it is on loopback, too."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Line, Server, Visitor, running
from tests.server.test_deals import first_game
from tests.server.test_server import ME

HOUSE = "127.0.0.2"


@pytest.fixture(scope="module")
def homely(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house"), "--house", HOUSE) as server:
        yield server


def guest_of(server: Server) -> Visitor:
    return Visitor(server.url.replace("127.0.0.1", HOUSE))


def answers(url: str) -> bool:
    """Whether anybody listens there."""
    line = HTTPConnection(urlsplit(url).netloc, timeout=5)
    try:
        line.request("GET", "/health/live")
        return line.getresponse().status == 200
    except ConnectionRefusedError:
        return False
    finally:
        line.close()


def listen_on(line: Line) -> None:
    while True:
        line.receive()


def test_opened_used_and_closed(homely: Server) -> None:
    owner, guest = Visitor(homely.url), guest_of(homely)
    assert owner.ask("/api/house")[1] == {"offered": True, "address": None}
    assert not answers(guest.url), "it is open before anybody asked for it"
    status, told = owner.ask("/api/house", {"open": True})
    assert status == 200 and told == {"offered": True, "address": guest.url}
    assert owner.ask("/api/house", {"open": True})[1] == told, "twice is once"
    status, code = owner.ask("/api/house/code?path=/join/x")
    assert status == 200 and code.startswith("<svg ")
    assert owner.ask("/api/house/code?path=//elsewhere.example/")[0] == 404

    table = owner.open(first_game(), [ME])
    assert guest.ask("/api/house")[1] == {"offered": False, "address": guest.url}
    assert guest.ask("/api/house", {"open": False})[1]["error"]["code"] == "server.not_here"
    line = guest.sit(table)
    line.receive()

    assert owner.ask("/api/house", {"open": False})[1] == {"offered": True, "address": None}
    assert not answers(guest.url)
    with pytest.raises(ConnectionClosed):
        listen_on(line)
    assert owner.ask(f"/api/tables/{table}")[0] == 200


def test_never_without_being_told(server: Server) -> None:
    """Other servers have no such address to open."""
    visitor = Visitor(server.url)
    assert visitor.ask("/api/house")[1] == {"offered": False, "address": None}
    assert visitor.ask("/api/house", {"open": True})[1]["error"]["code"] == "server.not_here"

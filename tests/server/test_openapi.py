"""The description of requests and messages is exact: nothing is answered that it does not say."""

from __future__ import annotations

import copy
import json
import re
import warnings
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import LitestarDeprecationWarning
from litestar.routes import HTTPRoute
from schemathesis import checks
from schemathesis.core.failures import FailureGroup
from websockets.exceptions import ConnectionClosed

from byways.i18n import codes
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.app import create_app
from byways.server.http.describe import openapi, wire
from byways.server.http.described import REQUESTS
from byways.server.settings import Settings
from tests.server.client import Line, Server, Visitor, running
from tests.server.test_server import ME, first_game, make_move

KEYS = count(1)
SETTINGS = settings(
    max_examples=15,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
ENDS = {"POST /api/me/delete"}
"""After these one is nobody; somebody new asks for them."""

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.negative_data_rejection,
]


def routes() -> dict[str, int]:
    """Gets every request that there is a handler for, with the status it answers if all is well."""
    found = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = create_app(Settings())
    for route in app.routes:
        parts = [part if isinstance(part, str) else f"{{{part.name}}}" for part in route.path_components]
        path = "/" + "/".join(parts)
        if not isinstance(route, HTTPRoute) or not path.startswith(("/api/", "/health", "/i18n/")):
            continue
        for handler in route.route_handlers:
            for method in handler.http_methods - {"OPTIONS"}:
                found[f"{method} {path}"] = handler.status_code
    return found


def test_every_request_is_described() -> None:
    assert routes() == {name: request.status for name, request in REQUESTS.items()}


def test_every_refusal_has_a_sentence() -> None:
    for request in REQUESTS.values():
        for code in (code for found in request.refuses.values() for code in found):
            assert code.replace(".", "-") in codes("en"), code


def closed(schema: Any) -> Any:
    """Gets a schema under which an object has no field that is not named."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: closed(each) for name, each in schema.items()}
    if found.get("type") == "object" and "properties" in found:
        found.setdefault("additionalProperties", False)
    return found


def strict(document: Any) -> Any:
    """Gets the description with nothing left open in what the server answers."""
    shapes = {name: closed(each) for name, each in document["components"]["schemas"].items()}
    for name in asked_for(document):
        # What is sent may have fields of later versions.
        shapes[name] = document["components"]["schemas"][name]
    return {**document, "components": {**document["components"], "schemas": shapes}}


def asked_for(document: Any) -> set[str]:
    bodies = [
        operation["requestBody"]["content"]
        for path in document["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    names, waiting = set[str](), re.findall(r"schemas/(\w+)", json.dumps(bodies))
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting += re.findall(r"schemas/(\w+)", json.dumps(document["components"]["schemas"][name]))
    return names


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("described"), "--make-limit", "0", "--ask-limit", "0") as server:
        yield server


@pytest.fixture(scope="module")
def known(server: Server) -> dict[str, Any]:
    """Somebody who has everything that can be asked for: a table, an ended one, an invitation, a token."""
    visitor = Visitor(server.url)
    open_table = visitor.open(first_game(), [ME, {"kind": "invite"}])
    invite = visitor.ask(f"/api/tables/{open_table}")[1]["invites"]["2"]
    line, rng = visitor.sit(visitor.open(first_game(), [ME])), Quick("described")
    while line.wait_for_turn():
        make_move(line, rng)
    visitor.ask("/api/tokens", {"label": "one"})
    token = visitor.ask("/api/tokens", {"label": "two"})[1]["token"]
    ident = visitor.ask("/api/tokens")[1]["tokens"][0]["id"]
    ended = line.table["id"]
    record = visitor.ask(f"/api/tables/{ended}/record")[1]
    sent = Request(f"{server.url}/api/records", record.encode(), {"content-type": "text/plain"})
    with urlopen(sent) as answer:
        brought = json.load(answer)["id"]
    return {
        "brought": brought,
        "open": open_table,
        "over": ended,
        "invite": invite,
        "token": token,
        "id": ident,
    }


def names(path: str, known: dict[str, Any]) -> dict[str, st.SearchStrategy[Any]]:
    """Gets what the parts of an address can be so that there is something behind it."""
    tables = st.sampled_from([known["open"], known["over"]])
    told = st.sampled_from([known["over"], known["brought"], known["open"]])
    there = {
        "/games/{name}": ("name", st.sampled_from(sorted(GAMES))),
        "/tables/{table}": ("table", tables),
        "/seats/{seat}": ("seat", st.integers(1, 2)),
        "/join/{token}": ("token", st.just(known["invite"])),
        "/tokens/{token}": ("token", st.just(known["id"])),
        "/replays/{name}": ("name", told),
        "/tour/{number}": ("number", st.integers(1, 12)),
        "/moves/{move}": ("move", st.integers(0, 9)),
    }
    return dict(found for part, found in there.items() if part in path)


def send(server: Server, document: Any, name: str, known: dict[str, Any]) -> None:
    """Sends what fits the description of a request, and what does not, and holds the answers against it.

    :raises FailureGroup: one of them is not described.
    """
    method, path = name.split(" ")
    operation = schemathesis.openapi.from_dict(document)[path][method]
    token = known["token"]
    if name in ENDS:
        token = Visitor(server.url).ask("/api/tokens", {})[1]["token"]
    headers = {"Authorization": f"Bearer {token}"}
    there = names(path, known)

    @SETTINGS
    @given(data=st.data())
    def fits(data: Any) -> None:
        case = data.draw(operation.as_strategy())
        if there and data.draw(st.booleans()):
            case.path_parameters = {part: data.draw(choice) for part, choice in there.items()}
        case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=120)

    @SETTINGS
    @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
    def does_not(case: Any) -> None:
        case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=120)

    fits()
    if REQUESTS[name].takes or REQUESTS[name].query:
        does_not()


@pytest.mark.parametrize("name", REQUESTS)
def test_what_is_answered_is_described(server: Server, known: dict[str, Any], name: str) -> None:
    send(server, strict(openapi()), name, known)
    # Whoever is somebody else by now would only be told so.
    assert Visitor(server.url).ask("/api/me", authorization=f"Bearer {known['token']}")[0] == 200


def without_status(document: Any) -> None:
    del document["paths"]["/api/tables/{table}"]["get"]["responses"]["404"]


def without_code(document: Any) -> None:
    refusal = document["paths"]["/api/tables/{table}"]["get"]["responses"]["404"]
    refusal["content"]["application/json"]["schema"]["allOf"][1] = {
        "properties": {"error": {"properties": {"code": {"enum": ["server.no_page"]}}}}
    }


def without_field(document: Any) -> None:
    summary = document["components"]["schemas"]["Summary"]
    del summary["properties"]["yours"]
    summary["required"].remove("yours")


def with_field(document: Any) -> None:
    document["components"]["schemas"]["Summary"]["required"].append("shoes")


@pytest.mark.parametrize("spoil", [without_status, without_code, without_field, with_field])
def test_a_false_description_is_noticed(server: Server, known: dict[str, Any], spoil: Any) -> None:
    document = strict(copy.deepcopy(openapi()))
    spoil(document)
    with pytest.raises((FailureGroup, ExceptionGroup)):
        send(server, document, "GET /api/tables/{table}", known)


def test_a_loose_check_is_noticed(server: Server, known: dict[str, Any]) -> None:
    """A body that breaks the description must be refused; here the description asks for more than we do."""
    document = strict(copy.deepcopy(openapi()))
    document["components"]["schemas"]["NewToken"]["required"] = ["label"]
    with pytest.raises((FailureGroup, ExceptionGroup)):
        send(server, document, "POST /api/tokens", known)


# Messages


VALIDATORS = {
    kind: jsonschema_rs.validator_for({**closed(wire()), "anyOf": [{"$ref": f"#/$defs/{kind}"}]})
    for kind in ("ToServer", "FromServer")
}


@dataclass
class Checked(Line):
    """A line on which every message is held against the description, both ways."""

    types: set[str] = field(default_factory=set)

    def receive(self, timeout: float = 30) -> Any:
        message = super().receive(timeout)
        VALIDATORS["FromServer"].validate(message)
        self.types.add(message["type"])
        return message

    def ask(self, do: str, **fields: Any) -> Any:
        key = fields.setdefault("key", f"checked {next(KEYS)}")
        VALIDATORS["ToServer"].validate({"do": do, **fields})
        return super().ask(do, **fields) if key else None


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_whole_games_is_described(server: Server, game: str) -> None:
    visitor, guest, rng = Visitor(server.url), Visitor(server.url), Quick(f"messages {game}")
    several = GAMES[game].seats[1] > 1
    table = visitor.open(game, [ME, {"kind": "invite"}] if several else [ME])
    line = Checked(visitor.sit(table).socket)
    lines = [line]
    if several:
        guest.ask(f"/api/join/{visitor.ask(f'/api/tables/{table}')[1]['invites']['2']}", {"name": "Guest"})
        lines.append(Checked(guest.sit(table).socket))
    turn = 0
    while not lines[0].table.get("over"):
        for each in lines:
            while True:
                views = _acting(each)
                if not views:
                    break
                seat = views[0]["seat"]
                turn += 1
                each.ask("usual", seat=seat, picked=[])
                each.ask("why", seat=seat, picked=["nonsense"])
                if turn == 1:
                    each.ask("choices", seat=seat, picked=[])
                    each.ask("auto", seat=seat)
                    for do in ("undo", "redo", "restart", "reopen", "ping"):
                        each.ask(do, **({} if do == "ping" else {"seat": seat}))
                    each.ask("play", seat=seat, path=["nonsense"])
                else:
                    make_move(each, rng)
    spectator = Checked(Visitor(server.url).sit(table).socket)
    spectator.receive()
    types = set().union(*(each.types for each in (*lines, spectator)))
    assert types >= {"table", "ack", "choices", "why", "usual", "pong"} | ({"events"} if several else set())


def _acting(line: Line) -> list[Any]:
    """Gets the views that may act, after everything that was sent so far is heard."""
    line.ask("ping")
    return [view for view in line.table["views"] if view["acting"]] if not line.table["over"] else []


@pytest.mark.parametrize("message", ["x" * 9000, "table"])
def test_a_cut_line_is_described(server: Server, message: str) -> None:
    visitor = Visitor(server.url)
    line = Checked(visitor.sit("none" if message == "table" else visitor.open(first_game(), [ME])).socket)
    if message != "table":
        line.socket.send(message)
    with suppress(ConnectionClosed):
        while True:
            line.receive()
    assert "error" in line.types


@pytest.mark.parametrize(
    "message",
    [
        {"do": "play", "seat": 1, "path": ["a"]},
        {"do": "play", "seat": 1, "path": ["a b"], "key": "k"},
        {"do": "play", "seat": 0, "path": ["a"], "key": "k"},
        {"do": "play", "seat": "1", "path": ["a"], "key": "k"},
        {"do": "play", "seat": 1, "key": "k"},
        {"do": "choices", "seat": 1, "picked": ["a"] * 61, "key": "k"},
        {"do": "fly", "seat": 1, "key": "k"},
        {"do": "ping", "key": ""},
        {"do": "ping", "key": "k" * 101},
    ],
)
def test_what_is_not_described_is_refused(server: Server, message: Any) -> None:
    assert not VALIDATORS["ToServer"].is_valid(message)
    visitor = Visitor(server.url)
    line = visitor.sit(visitor.open(first_game(), [ME]))
    line.receive()
    line.socket.send(json.dumps(message))
    while (answer := line.receive())["type"] == "table":
        pass
    assert answer["error"]["code"] == "server.field"

"""The description of requests is exact, and clients can be made from it."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.failures import FailureGroup

from byways.i18n import codes
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.http.openapi import openapi, wire, written
from tests import DEEP
from tests.server.client import Server, Visitor
from tests.server.test_server import ME, first_game, make_move

ROOT = Path(__file__).parents[2]
SETTINGS = settings(
    max_examples=60 if DEEP else 4,
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


DOCUMENT = openapi()
REQUESTS = {
    f"{method.upper()} {path}": operation
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
}


def test_the_browsers_types_are_made_from_what_the_server_says() -> None:
    """If not: ``python -m byways.server.http.openapi > web/openapi.json``."""
    assert (ROOT / "web" / "openapi.json").read_text("utf-8") == written(DOCUMENT) + "\n"


def test_every_refusal_has_a_sentence() -> None:
    for operation in REQUESTS.values():
        answers = operation["responses"].items()
        refusals = [each["description"] for status, each in answers if int(status) >= 400]
        for code in re.findall("`(.+?)`", " ".join(refusals)):
            assert code.replace(".", "-") in codes("en"), code


def test_wire_json_shows_the_same_messages() -> None:
    shown = json.loads(json.dumps(wire()["$defs"]).replace("#/$defs/", "#/components/schemas/"))
    described = DOCUMENT["components"]["schemas"]
    assert {"ToServer", "FromServer"} <= shown.keys()
    assert {name: described[name] for name in shown} == shown


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
    study = visitor.ask(f"/api/replays/{ended}/studies", {"key": "described"})[1]["id"]
    return {
        "brought": brought,
        "study": study,
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
        "/art/{drawing}": ("drawing", st.just("cover")),
        "/tables/{table}": ("table", tables),
        "/seats/{seat}": ("seat", st.integers(1, 2)),
        "/join/{token}": ("token", st.just(known["invite"])),
        "/tokens/{token}": ("token", st.just(known["id"])),
        "/replays/{name}": ("name", told),
        "/studies/{study}": ("study", st.just(known["study"])),
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
    body = "requestBody" in REQUESTS[name]
    if body or any(each["in"] == "query" for each in REQUESTS[name].get("parameters", [])):
        does_not()


@pytest.mark.parametrize("name", REQUESTS)
def test_what_is_answered_is_described(server: Server, known: dict[str, Any], name: str) -> None:
    send(server, strict(DOCUMENT), name, known)
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
    document = strict(copy.deepcopy(DOCUMENT))
    spoil(document)
    with pytest.raises((FailureGroup, ExceptionGroup)):
        send(server, document, "GET /api/tables/{table}", known)


def test_a_loose_check_is_noticed(server: Server, known: dict[str, Any]) -> None:
    """A body that breaks the description must be refused; here the description asks for more than we do."""
    document = strict(copy.deepcopy(DOCUMENT))
    document["components"]["schemas"]["NewToken"]["required"] = ["label"]
    with pytest.raises((FailureGroup, ExceptionGroup)):
        send(server, document, "POST /api/tokens", known)


ASK = """
import sys
from byways_client import AuthenticatedClient, Client
from byways_client.api.default import get_me, get_tour, list_games, make_token
from byways_client.models import NewToken, Text

games = list_games.sync(client=Client(sys.argv[1])).games
token = make_token.sync(client=Client(sys.argv[1]), body=NewToken()).token
assert get_me.sync(client=AuthenticatedClient(sys.argv[1], token)).tables == []
for step in get_tour.sync(games[0].name, client=Client(sys.argv[1])).steps:
    assert isinstance(step.view.scene.areas[0].label, Text)
print(*(game.name for game in games))
"""


def test_a_client_can_be_generated(server: Server, tmp_path: Path) -> None:
    read_as = {"application/pdf": "application/octet-stream", "image/svg+xml": "text/plain"}
    config = {"post_hooks": [], "content_type_overrides": read_as}
    (tmp_path / "config.json").write_text(json.dumps(config))
    command: list[str | Path] = [sys.executable, "-m", "openapi_python_client", "generate"]
    command += ["--path", ROOT / "web" / "openapi.json", "--output-path", tmp_path / "client"]
    command += ["--config", tmp_path / "config.json"]
    made = subprocess.run(command, check=True, capture_output=True, text=True)
    # The generator knows no plain text that is sent.
    assert re.findall(r"WARNING parsing (\S+ \S+)", made.stdout + made.stderr) == ["POST /api/records"]
    asking = [sys.executable, "-c", ASK, server.url]
    found = subprocess.run(asking, check=True, capture_output=True, text=True, cwd=tmp_path / "client")
    assert found.stdout.split() == list(GAMES)

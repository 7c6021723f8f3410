"""The description of all requests as OpenAPI, and of the messages of a socket as a JSON schema."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import Any

import msgspec

from byways import __version__
from byways.wire import messages, shapes

from ..wire import Json
from .described import PARTS, REQUESTS, Request

ALWAYS = {
    401: ("server.no_token",),
    403: ("server.origin",),
    421: ("server.host",),
    429: ("server.too_many",),
    503: ("server.storage",),
}
"""How any request can be refused."""

ABOUT = """Tables of network-building games for programs; browsers use the same requests.

Who you are follows from a token (`Authorization: Bearer …`), or else from a cookie. `POST /api/tokens` gives
a token, also to somebody new. Moves are made over the socket of a table, `/api/tables/{table}/socket`; its
messages are described in `/api/wire.json`. What people read is never sent as a sentence but as a code with
arguments; the sentences are in `/i18n/en.ftl`. Descriptions are open: later versions may send more fields."""


@cache
def openapi() -> Json:
    """Gets the description of every request."""
    bodies = [each for request in REQUESTS.values() for each in (request.takes, request.gives)]
    kinds = [*dict.fromkeys(each for each in bodies if isinstance(each, type)), shapes.Refused]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Json]] = defaultdict(dict)
    for name, request in REQUESTS.items():
        method, path = name.split(" ")
        paths[path][method.lower()] = _operation(method, path, request)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Byways", "version": __version__, "description": ABOUT},
        "security": [{"token": []}, {"cookie": []}, {}],
        "paths": dict(paths),
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "byways"},
            },
        },
    }


@cache
def wire() -> Json:
    """Gets the description of every message that goes over a table's socket."""
    kinds = {"ToServer": messages.ToServer, "FromServer": messages.FromServer}
    found, definitions = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds],
        "$defs": {**dict(zip(kinds, found, strict=True)), **definitions},
    }


def _operation(method: str, path: str, request: Request) -> Json:
    said: dict[str, Json] = {"summary": request.about, "operationId": _ident(method, path)}
    said["parameters"] = [
        {"name": name, "in": "path", "required": True, "schema": _schema(PARTS[part])}
        for part, name in re.findall(r"((?:/\w+)?/{(\w+)})", path)
    ] + [
        {
            "name": each.name,
            "in": "query",
            "description": each.about,
            "schema": {**_schema(each.type), **({} if each.default is None else {"default": each.default})},
        }
        for each in request.query
    ]
    if request.takes is not None:
        said["requestBody"] = {"required": True, "content": _content(request.takes)}
    answer = {
        "description": "Done." if method != "GET" else "Here it is.",
        "content": _content(request.gives),
    }
    said["responses"] = {str(request.status): answer} | {
        str(status): _refusal(codes) for status, codes in sorted(_refusals(path, request).items())
    }
    return said


def _refusals(path: str, request: Request) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = dict(ALWAYS)
    more = [request.refuses]
    if "{" in path:
        more.append({404: ("server.no_page",)})
    if request.takes is not None:
        more.append({413: ("server.too_long",)})
        if isinstance(request.takes, type):
            more.append({400: ("server.message", "server.field")})
    for refuses in more:
        for status, codes in refuses.items():
            found[status] = tuple(dict.fromkeys((*found.get(status, ()), *codes)))
    return found


def _refusal(codes: tuple[str, ...]) -> Json:
    code = {"properties": {"error": {"properties": {"code": {"enum": list(codes)}}}}}
    schema = {"allOf": [{"$ref": "#/components/schemas/Refused"}, code]}
    refusal: dict[str, Json] = {
        "description": ", ".join(f"`{code}`" for code in codes),
        "content": {"application/json": {"schema": schema}},
    }
    if "server.too_many" in codes:
        whole = {"type": "integer", "minimum": 1}
        refusal["headers"] = {
            "Retry-After": {"required": True, "schema": whole, "description": "Seconds to wait."}
        }
    return refusal


def _content(what: Any) -> Json:
    if isinstance(what, str):
        return {
            what: {"schema": {"type": "string", **({} if what == "text/plain" else {"format": "binary"})}}
        }
    return {"application/json": {"schema": _schema(what)}}


def _schema(kind: Any) -> Json:
    (found,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return found


def _ident(method: str, path: str) -> str:
    words = re.findall(r"\w+", path.removeprefix("/api"))
    return "_".join([method.lower(), *words])

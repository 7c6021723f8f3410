"""The description of every request and message: handlers from Litestar, types from msgspec.

``python -m byways.server.http.openapi`` writes it; the browser's types are made from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from inspect import isclass
from typing import Any

import msgspec
from litestar import Litestar, MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, OpenAPIType, Reference, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from byways import __version__
from byways.wire.operation import Refused
from byways.wire.schema import PLACE, SOCKET, schemas

from .refusals import ALWAYS, BODY, PATH, Refusals, merged
from .request import WireBody
from .routes import HANDLERS

ABOUT = """Tables of network-building games for programs; browsers use the same requests.

You are identified by a token (`Authorization: Bearer …`), or else by a cookie. `POST /api/tokens` gives you a
token, even if you are new here. Moves are made over a table's socket, `/api/tables/{table}/socket`; its
messages are `ToServer` and `FromServer` here, and alone in `/api/wire.json`. Text for people is sent as a
code with arguments; the sentences are in `/i18n/en.ftl`. Ignore fields you don't know: later versions may
send more."""


def _is_wire_type(kind: Any) -> bool:
    return isclass(kind) and (issubclass(kind, msgspec.Struct) or is_dataclass(kind))


class WireTypes(OpenAPISchemaPlugin):
    """Only names the types of the wire: msgspec, which reads and writes them, says what they are."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return _is_wire_type(field_definition.annotation)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        schema: Schema = schema_creator.schema_registry.get_schema_for_field_definition(field_definition)
        schema.type, schema.title = OpenAPIType.OBJECT, field_definition.annotation.__name__
        return schema


@cache
def openapi() -> dict[str, Any]:
    """Gets the description of every request and message."""
    security: dict[str, SecurityScheme | Reference] = {
        "token": SecurityScheme(type="http", scheme="bearer"),
        "cookie": SecurityScheme(type="apiKey", name="byways", security_scheme_in="cookie"),
    }
    config = OpenAPIConfig(
        "Byways",
        __version__,
        description=ABOUT,
        components=Components(security_schemes=security),
        use_handler_docstrings=True,
        security=[{"token": []}, {"cookie": []}, {}],
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
    )
    app = Litestar(HANDLERS, openapi_config=config, plugins=[WireTypes()], dto=WireBody, return_dto=None)
    found = app.openapi_schema.to_schema()
    taken: list[Any] = []
    given: list[Any] = [Refused]
    for path, method, handler in _described(app):
        _complete(found["paths"][path][method], path, handler)
        data, answer = handler.parsed_data_field, handler.parsed_fn_signature.return_type
        taken += [data.annotation] if data is not None else []
        given += [each.annotation for each in (answer, *answer.inner_types) if _is_wire_type(each.annotation)]
    found["components"]["schemas"] = schemas(taken, given)
    return found


@cache
def wire() -> dict[str, Any]:
    """Gets the description of every message that goes over a table's socket."""
    written = msgspec.json.encode(schemas([], []))
    found = msgspec.json.decode(written.replace(PLACE.format(name="").encode(), b"#/$defs/"))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in SOCKET],
        "$defs": found,
    }


def _described(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.resolve_include_in_schema():
                    yield from ((route.path_format, each.lower(), handler) for each in handler.http_methods)


def _complete(operation: dict[str, Any], path: str, handler: HTTPRouteHandler) -> None:
    """Says what Litestar does not know of a handler: what it is for, and how it can be refused."""
    operation["summary"] = operation.pop("description")
    for each in operation.get("parameters", []):
        if "oneOf" in each["schema"]:
            # What is not given is left out; there is no null in an address.
            each["schema"] |= each["schema"].pop("oneOf")[0]
    body: Refusals = BODY if handler.parsed_data_field is not None else {}
    if media := handler.opt.get("takes"):
        operation["requestBody"] = {"required": True, "content": {media: {"schema": {"type": "string"}}}}
        body = {413: BODY[413]}
    refusals = merged(ALWAYS, PATH if "{" in path else {}, body, handler.opt.get("refuses", {}))
    status = str(handler.status_code)
    answer = operation["responses"][status]
    if "application/pdf" in answer["content"]:
        answer["content"]["application/pdf"]["schema"]["format"] = "binary"
    operation["responses"] = {
        status: {**answer, "headers": {}},
        **{str(each): _refusal(codes) for each, codes in refusals.items()},
    }


def _refusal(codes: tuple[str, ...]) -> dict[str, Any]:
    code = {"properties": {"error": {"properties": {"code": {"enum": list(codes)}}}}}
    schema = {"allOf": [{"$ref": PLACE.format(name=Refused.__name__)}, code]}
    refusal: dict[str, Any] = {
        "description": ", ".join(f"`{code}`" for code in codes),
        "content": {MediaType.JSON.value: {"schema": schema}},
    }
    if "server.too_many" in codes:
        whole = {"type": "integer", "minimum": 1}
        refusal["headers"] = {
            "Retry-After": {"required": True, "schema": whole, "description": "Seconds to wait."}
        }
    return refusal


def written(document: dict[str, Any]) -> str:
    """Gets the description as text, a line for each request and type, so that changes are seen."""
    schemas = document["components"]["schemas"]
    others = {**document, "paths": {}, "components": {**document["components"], "schemas": {}}}
    text = msgspec.json.format(msgspec.json.encode(others), indent=1).decode()
    for name, entries in (("paths", document["paths"]), ("schemas", schemas)):
        lines = ",\n".join(
            f'  "{key}": {msgspec.json.encode(each).decode()}' for key, each in entries.items()
        )
        text = text.replace(f'"{name}": {{}}', f'"{name}": {{\n{lines}\n }}')
    return text


if __name__ == "__main__":
    print(written(openapi()))

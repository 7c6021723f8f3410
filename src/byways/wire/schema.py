"""The types of the wire as JSON schemas, from which clients are made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any

import msgspec

from byways.kernel.schema import field_notes, without_markup

from .messages import FromServer
from .wishes import ToServer

PLACE = "#/components/schemas/{name}"
SOCKET: dict[str, Any] = {"ToServer": ToServer, "FromServer": FromServer}


def schemas(taken: Iterable[Any], given: Iterable[Any]) -> dict[str, Any]:
    """Gets the schemas of the socket's messages, of what requests bring and of what is answered, by name."""
    taken, given = [*taken, ToServer], [*given, FromServer]
    _, found = msgspec.json.schema_components([*taken, *given], ref_template=PLACE)
    unions, _ = msgspec.json.schema_components(SOCKET.values(), ref_template=PLACE)
    named = {name: _tidy(each) for name, each in (*zip(SOCKET, unions, strict=True), *found.items())}
    for kind in _classes(given):
        schema = named[kind.__name__]
        for name, about in field_notes(kind) if is_dataclass(kind) else ():
            schema["properties"][name].setdefault("description", about)
        if kind not in _classes(taken):
            schema["required"] = _always_sent(kind)
            for each in schema["properties"].values():
                each.pop("default", None)
    return dict(sorted(named.items()))


def _tidy(schema: Any) -> Any:
    """Writes tuples without ``"items": false``, which generators do not know; alike parts as a list."""
    if isinstance(schema, list):
        return [_tidy(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    tidy = {name: _tidy(each) for name, each in schema.items() if name != "properties"}
    if "properties" in schema:
        tidy["properties"] = {name: _tidy(each) for name, each in schema["properties"].items()}
    if isinstance(about := tidy.get("description"), str):
        tidy["description"] = without_markup(about)
    if tidy.get("type") == "object" and "properties" not in schema:
        tidy.setdefault("additionalProperties", True)
    if all(isinstance(each, str) for each in tidy.get("enum", [0])):
        tidy["type"] = "string"
    if "prefixItems" in tidy:
        del tidy["items"]
        first, *others = tidy["prefixItems"]
        if all(each == first for each in others):
            del tidy["prefixItems"]
            tidy["items"] = first
        else:
            # With a length, openapi-typescript takes these for a list of tuples.
            del tidy["minItems"], tidy["maxItems"]
    return tidy


def _classes(kinds: Iterable[Any]) -> set[type]:
    """Gets every class that something of these types can have in it."""
    found: set[type] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(kinds))
    while waiting:
        each = waiting.pop()
        if isinstance(each, tuple):
            waiting += each
        elif isinstance(each, msgspec.inspect.Type | msgspec.inspect.Field):
            kind = getattr(each, "cls", None)
            if kind in found:
                continue
            if kind is not None:
                found.add(kind)
            waiting += [getattr(each, name) for name in each.__struct_fields__ if name != "cls"]
    return found


def _always_sent(kind: type) -> list[str]:
    """Gets the fields that are never left out, also those that need not be given to make one."""
    if is_dataclass(kind):
        return list(kind.__dataclass_fields__)
    assert issubclass(kind, msgspec.Struct)
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    tag = [config.tag_field] if config.tag_field and config.tag is not None else []
    kept = [each for each in fields if each.required or not config.omit_defaults]
    return tag + [each.encode_name for each in kept if each.default is not msgspec.UNSET]

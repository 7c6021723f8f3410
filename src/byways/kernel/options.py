"""The part of JSON schema that our options use: what fits, what is said if not, what there is to try."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

from .datafile import listed
from .protocol import Refusal


def fits(value: object, schema: Mapping[str, Any]) -> bool:
    """Whether *value* is as *schema* says.

    >>> fits(["a", "a"], {"type": "array", "items": {"enum": ["a", "b"]}, "uniqueItems": True})
    False
    """
    if "enum" in schema:
        return any(type(value) is type(offered) and value == offered for offered in schema["enum"])
    match schema["type"]:
        case [*kinds]:
            return any(fits(value, {**schema, "type": kind}) for kind in kinds)
        case "null":
            return value is None
        case "boolean":
            return isinstance(value, bool)
        case "integer":
            low, high = schema["minimum"], schema["maximum"]
            return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        case "string":
            return isinstance(value, str) and len(value) <= schema.get("maxLength", 100)
        case "array":
            if not isinstance(value, list | tuple):
                return False
            if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 100):
                return False
            unique = not schema.get("uniqueItems") or all(
                item not in value[:i] for i, item in enumerate(value)
            )
            return unique and all(fits(item, schema["items"]) for item in value)
        case other:
            raise ValueError(f"a schema of type {other} is not understood")


def not_offered(option: str, schema: Mapping[str, Any]) -> Refusal:
    """Gets the refusal of a value that does not fit; it says what is offered, where that can be listed."""
    extra: dict[str, str | int]
    match schema:
        case {"enum": offered}:
            code, extra = "options.value_of", {"offered": listed(map(json.dumps, offered))}
        case {"type": "boolean"}:
            code, extra = "options.value_of", {"offered": "true, false"}
        case {"type": "integer", "minimum": low, "maximum": high}:
            code, extra = "options.value_of", {"offered": f"{low}–{high}"}
        case {"type": "array", "items": {"enum": offered}}:
            code, extra = "options.some_of", {"offered": listed(map(json.dumps, offered))}
        case {"type": "string" | [*_], "maxLength": most}:
            code, extra = "options.text", {"most": most}
        case _:
            code, extra = "options.value", {}
    return Refusal(code, (option,), {"option": option, **extra})


def every_choice(schema: Mapping[str, Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """Generates every combination of options of which there are finitely many."""
    for values in product(*map(_values, schema.values())):
        yield dict(zip(schema, values, strict=True))


def _values(schema: Mapping[str, Any]) -> list[Any]:
    if "enum" in schema:
        return list(schema["enum"])
    match schema["type"]:
        case "boolean":
            return [False, True]
        case "integer":
            return list(range(schema["minimum"], schema["maximum"] + 1))
        case "array" if schema.get("uniqueItems"):
            items = schema["items"]["enum"]
            return [list(chosen) for size in range(len(items) + 1) for chosen in combinations(items, size)]
        case _:
            return [schema["default"]]

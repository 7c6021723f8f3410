"""From frozen dataclasses to plain JSON values, the same on every machine."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

Json = dict[str, Any] | list[Any] | str | int | float | bool | None


def encode(value: object) -> Json:
    """Gets *value* as plain JSON values; sets become sorted lists.

    :raises TypeError: something in it is neither data nor a dataclass.
    """
    if value is None or (isinstance(value, str | bool | int | float) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value):
        return {field.name: encode(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, frozenset | set):
        return sorted((encode(item) for item in value), key=dump)
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    raise TypeError(f"cannot be written as JSON: {type(value).__name__}")


def dump(value: Json) -> str:
    """Writes a JSON value on one line, keys sorted, ASCII only.

    >>> dump({"b": [1, None], "a": "ж"})
    '{"a":"\\\\u0436","b":[1,null]}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"))

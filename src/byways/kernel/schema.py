"""What ``codec.encode`` makes of a type, as a JSON schema, with what its docstrings say."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from textwrap import dedent
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from .protocol import Game

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}

Schema = dict[str, Any]


def view_schema(game: Game[Any, Any, Any]) -> Schema:
    """Gets the schema of what a seat sees of a game. A field that has no note is noted in the state."""
    hints = get_type_hints(game.observe)
    state, view = hints["state"], hints["return"]
    found: dict[str, Schema] = {}
    _describe(view, found)
    whole = found.pop(view.__name__)
    for name, note in field_notes(state):
        if name in whole["properties"]:
            whole["properties"][name].setdefault("description", note)
    return {"$schema": DIALECT, "title": game.name, **whole, "$defs": found}


def field_notes(kind: type) -> Iterator[tuple[str, str]]:
    """Generates what stands below the fields of a dataclass, as Markdown."""
    tree = ast.parse(dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    for field, note in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match note:
                case ast.Expr(ast.Constant(str(about))):
                    yield field.target.id, without_markup(inspect.cleandoc(about))


def without_markup(about: str) -> str:
    """Gets a docstring as Markdown.

    >>> without_markup("As :func:`encode` has it: ``H-H-``.")
    'As `encode` has it: `H-H-`.'
    """
    return re.sub(r":\w+:(?=`)", "", about.replace("``", "`"))


def _describe(kind: type, found: dict[str, Schema]) -> Schema:
    """Gets a reference to a dataclass, which is then among those found."""
    if kind.__name__ not in found:
        made: Schema = {"type": "object"}
        found[kind.__name__] = made
        hints, notes = get_type_hints(kind), dict(field_notes(kind))
        properties = {each.name: _schema(hints[each.name], found) for each in fields(kind)}
        for name, note in notes.items():
            properties[name]["description"] = note
        made |= {
            "description": without_markup(inspect.getdoc(kind) or ""),
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{kind.__name__}"}


def _schema(kind: Any, found: dict[str, Schema]) -> Schema:
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if isinstance(kind, NewType):
        return {**_schema(kind.__supertype__, found), "title": kind.__name__}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(each, found) for each in args]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin is tuple and args[-1] is not ...:
        return {"type": "array", "prefixItems": [_schema(each, found) for each in args], "items": False}
    if origin in (tuple, list):
        return {"type": "array", "items": _schema(args[0], found)}
    if origin in (frozenset, set):
        return {"type": "array", "items": _schema(args[0], found), "uniqueItems": True}
    if origin is not None and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _schema(args[1], found)}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {"enum": [each.name for each in kind]}
    if is_dataclass(kind) and isinstance(kind, type):
        return _describe(kind, found)
    raise TypeError(f"cannot be written as JSON: {kind}")

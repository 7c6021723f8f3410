"""What is wrong with something that was sent, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from byways.kernel.protocol import Refusal
from byways.kernel.scene import Args

_MISSING = re.compile(r"missing required field `(.+?)`")
_PLACE = re.compile(r" - at `\$\.?(.*)`$")
_STEP = re.compile(r"\[[^]]*\]|[^.[\]]+")


def misfit(error: msgspec.ValidationError, kind: Any) -> tuple[str, tuple[Refusal, ...]]:
    """Gets which field of something that should be a *kind* is wrong, and what may stand there.

    >>> kind = msgspec.defstruct("Trip", [("days", list[int])])
    >>> try:
    ...     msgspec.json.decode('{"days": [1, "2"]}', type=kind)
    ... except msgspec.ValidationError as e:
    ...     misfit(e, kind)
    ('days[1]', (Refusal(code='server.needs.integer', refs=(), args={}),))
    """
    said = str(error)
    found, missing = _PLACE.search(said), _MISSING.search(said)
    place = ".".join(filter(None, (found and found[1], missing and missing[1])))
    kinds = _alternatives(kind)
    for step in _STEP.findall(place):
        kinds = [inner for each in kinds for inner in _inside(each, step)]
    return place, ((Refusal("server.needs.given"),) if missing else ()) + allowed(kinds)


@cache
def _alternatives(kind: Any) -> list[inspect.Type]:
    """Gets the alternatives of a type; finding out takes milliseconds, and anybody can send nonsense."""
    return _flat(inspect.type_info(kind))


def allowed(kinds: Iterable[inspect.Type]) -> tuple[Refusal, ...]:
    """Says what may stand somewhere, one sentence for each thing."""
    kinds = [inner for each in kinds for inner in _flat(each)]
    values = [str(value) for each in kinds if isinstance(each, inspect.LiteralType) for value in each.values]
    listed = [Refusal("server.needs.one_of", args={"values": ", ".join(values)})] if values else []
    return (*listed, *(said for each in kinds for said in _said(each)))


def _said(kind: inspect.Type) -> Iterator[Refusal]:
    match kind:
        case inspect.IntType() | inspect.FloatType():
            yield Refusal(f"server.needs.{'integer' if isinstance(kind, inspect.IntType) else 'number'}")
            if kind.ge is not None and kind.le is not None:
                yield Refusal("server.needs.range", args={"least": int(kind.ge), "most": int(kind.le)})
        case inspect.StrType():
            yield Refusal("server.needs.text")
            if kind.max_length is not None:
                args: Args = {"least": kind.min_length or 0, "most": kind.max_length}
                yield Refusal("server.needs.length", args=args)
            if kind.pattern is not None:
                yield Refusal("server.needs.pattern", args={"pattern": kind.pattern})
        case inspect.BoolType():
            yield Refusal("server.needs.boolean")
        case inspect.NoneType():
            yield Refusal("server.needs.null")
        case inspect.ListType() | inspect.VarTupleType():
            yield Refusal("server.needs.list")
            if kind.max_length is not None:
                yield Refusal("server.needs.entries", args={"most": kind.max_length})
        case inspect.StructType() | inspect.DictType():
            yield Refusal("server.needs.object")


def _flat(kind: inspect.Type) -> list[inspect.Type]:
    """Gets the alternatives of a type."""
    if isinstance(kind, inspect.Metadata):
        return _flat(kind.type)
    return (
        [inner for each in kind.types for inner in _flat(each)]
        if isinstance(kind, inspect.UnionType)
        else [kind]
    )


def _inside(kind: inspect.Type, step: str) -> list[inspect.Type]:
    """Gets what is allowed in a field of a type, or at a place of a list."""
    match kind:
        case inspect.StructType() if step == kind.tag_field:
            return [inspect.LiteralType((kind.tag,))]
        case inspect.StructType():
            return [inner for each in kind.fields if each.encode_name == step for inner in _flat(each.type)]
        case inspect.ListType() | inspect.VarTupleType():
            return _flat(kind.item_type)
        case inspect.DictType():
            return _flat(kind.value_type)
        case _:
            return []

"""The lines of a record: what may stand on one, and what is wrong with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Literal, get_args

from .codec import dump, encode
from .match import Entry
from .protocol import NATURE, Refusal, Seat

MAX_LINE = 10_000
Provenance = Literal["seed", "deal", "branch", "typed", "hints", "stand-in", "undone"]
"""What somebody may have known beforehand: the seed, the deal, the beginning of the game; or real dice;
or that a bot showed somebody good turns, or played for somebody."""


class BadRecord(ValueError):
    """Raised when a text is not a true record of a game, with the line and the reason."""

    def __init__(
        self, line: int, code: str, /, *, because: tuple[Refusal, ...] = (), **args: str | int
    ) -> None:
        super().__init__(f"line {line}: {code}")
        self.line = line
        self.refusal = Refusal(code, args={"line": line, **args})
        self.because = because
        """The rules of the game that the line breaks, if that is the reason."""


def entry_of(number: int, row: str, seats: int) -> Entry:
    """Gets a move from a line.

    :raises BadRecord: it is none.
    """
    who, *words = row.split(" ")
    known = {"*": NATURE, **{str(seat): Seat(seat) for seat in range(1, min(seats, 100) + 1)}}
    if who not in known or not words or "" in words or len(row) > MAX_LINE:
        raise BadRecord(number, "record.line")
    return Entry(known[who], tuple(words))


def value_of(number: int, name: str, text: str) -> Any:
    """Gets what stands on a line after the name that it begins with, if it is written as we write it.

    :raises BadRecord: it is not.
    """
    try:
        if len(text) <= MAX_LINE:
            return _READERS[name](text)
    except (ValueError, RecursionError, OverflowError, OSError):
        pass
    raise BadRecord(number, "record.line")


def _json(kind: type, items: Callable[[Any], bool] = lambda item: True) -> Callable[[str], Any]:
    """Gets what reads a JSON value of a kind; of a list also all *items* must be right."""

    def read(text: str) -> Any:
        value = json.loads(text)
        if not isinstance(value, kind) or dump(encode(value)) != text:
            raise ValueError(text)
        if isinstance(value, list):
            if not all(map(items, value)):
                raise ValueError(text)
            return tuple(value)
        return value

    return read


def _text(text: str) -> str:
    if not text:
        raise ValueError(text)
    return text


def _number(text: str) -> int:
    if not text.isdigit() or len(text) > 9 or str(int(text)) != text:
        raise ValueError(text)
    return int(text)


def _moment(text: str) -> str:
    if moment(datetime.fromisoformat(text).timestamp()) != text:
        raise ValueError(text)
    return text


def _provenance(text: str) -> tuple[str, ...]:
    words = tuple(text.split(" "))
    if not set(words) <= set(get_args(Provenance)) or len(set(words)) != len(words):
        raise ValueError(text)
    return words


def moment(at: float) -> str:
    """Writes a time in seconds since 1970 down.

    >>> moment(0.5)
    '1970-01-01T00:00:00.500000+00:00'
    """
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="microseconds")


_texts = _json(list, lambda item: isinstance(item, str))
_READERS: dict[str, Callable[[str], Any]] = {
    "game": _text,
    "rules": _number,
    "options": _json(dict),
    "seats": _number,
    "commitment": _text,
    "position": _json(str),
    "salts": _texts,
    "given": _number,
    "players": _texts,
    "bots": _json(list, lambda item: type(item) is int and -10 < item < 10),
    "ended": _moment,
    "provenance": _provenance,
    "seed": _json(str),
    "seat": _number,
}

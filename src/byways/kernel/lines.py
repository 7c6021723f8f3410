"""The lines of a record: what may stand on one, and what is wrong with one."""

from __future__ import annotations

import json
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


def json_of(number: int, text: str, kind: type) -> Any:
    """Gets a JSON value of a kind, if it is written as we write it.

    :raises BadRecord: it is none.
    """
    try:
        value: Any = json.loads(text) if len(text) <= MAX_LINE else None
        if isinstance(value, kind) and dump(encode(value)) == text:
            return value
    except (ValueError, RecursionError):
        pass
    raise BadRecord(number, "record.line")


def text_of(number: int, text: str) -> str:
    """Gets a text that is not empty.

    :raises BadRecord: it is none.
    """
    if not text or len(text) > MAX_LINE:
        raise BadRecord(number, "record.line")
    return text


def number_of(number: int, text: str) -> int:
    """Gets a number.

    :raises BadRecord: it is none.
    """
    if not text.isascii() or not text.isdigit() or len(text) > 9 or (text[0] == "0" and text != "0"):
        raise BadRecord(number, "record.line")
    return int(text)


def texts_of(number: int, text: str) -> tuple[str, ...]:
    """Gets a list of texts.

    :raises BadRecord: it is none.
    """
    values = json_of(number, text, list)
    if not all(isinstance(value, str) for value in values):
        raise BadRecord(number, "record.line")
    return tuple(values)


def levels_of(number: int, text: str) -> tuple[int, ...]:
    """Gets a list of levels of bots.

    :raises BadRecord: it is none.
    """
    values = json_of(number, text, list)
    if not all(type(value) is int and -10 < value < 10 for value in values):
        raise BadRecord(number, "record.line")
    return tuple(values)


def moment_of(number: int, text: str) -> str:
    """Gets a time, if it is written as we write it.

    :raises BadRecord: it is none.
    """
    try:
        if moment(datetime.fromisoformat(text).timestamp()) == text:
            return text
    except (ValueError, OverflowError, OSError):
        pass
    raise BadRecord(number, "record.line")


def moment(at: float) -> str:
    """Writes a time in seconds since 1970 down.

    >>> moment(0.5)
    '1970-01-01T00:00:00.500000+00:00'
    """
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="microseconds")


def provenance_of(number: int, text: str) -> tuple[str, ...]:
    """Gets how a game came about.

    :raises BadRecord: it is none.
    """
    words = tuple(text.split(" "))
    if not set(words) <= set(get_args(Provenance)) or len(set(words)) != len(words):
        raise BadRecord(number, "record.line")
    return words

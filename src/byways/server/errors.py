"""What is answered when a request cannot be done."""

from __future__ import annotations

import re

import msgspec

from byways.kernel.protocol import Refusal
from byways.kernel.scene import Args
from byways.wire.messages import Problem


class Trouble(Exception):
    """A request that is refused, with a status, a code and, where a rule says no, the reasons."""

    def __init__(
        self, status: int, code: str, /, *, reasons: tuple[Refusal, ...] = (), **args: str | int
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.words: Args = args
        self.reasons = reasons

    def headers(self) -> dict[str, str]:
        """Gets what stands above the answer."""
        if self.status == 401:
            return {"www-authenticate": "Bearer"}
        if self.status == 429:
            return {"retry-after": str(self.words["seconds"])}
        return {}

    def body(self) -> Problem:
        """Gets the error as it goes over the wire."""
        return Problem(self.code, self.words, self.reasons)


def misread(error: Exception, tags: str = "") -> Trouble:
    """Gets what is wrong with a text that could not be decoded: which field, and what is allowed there.

    *tags* are the words that say which message it is, where there are several.

    >>> misread(msgspec.ValidationError("Expected `int` >= 1 - at `$.seat`")).words
    {'field': 'seat', 'allowed': 'int >= 1'}
    """
    said = str(error)
    if missing := re.match(r"Object missing required field `(\w+)`", said):
        return Trouble(400, "server.field_missing", field=missing[1])
    place = re.search(r" - at `(?:key in )?\$\.?([^`]*)`$", said)
    if not isinstance(error, msgspec.ValidationError) or place is None or not place[1]:
        return Trouble(400, "server.message")
    wanted = re.match(r"Expected (.+?)(?:, got .*)?(?: - at .*)?$", said)
    if wanted or tags:
        allowed = wanted[1].replace("`", "") if wanted else tags
        return Trouble(400, "server.field_allowed", field=place[1], allowed=allowed)
    return Trouble(400, "server.field", field=place[1])

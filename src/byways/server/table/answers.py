"""What was answered to messages with a key, so that what is sent again is done once."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field

from byways.kernel.protocol import Happening, Path
from byways.wire.messages import Problem

from ..errors import Trouble

MOST = 500
"""How many answers a table remembers."""

Outcome = tuple[Happening, ...] | Problem
"""What came of a message: what happened, or why nothing did."""


@dataclass(frozen=True, slots=True)
class Request:
    """Something that a player asks for under a key; nobody else's key is the same."""

    owner: str
    """Whose key it is, as a digest: what is kept names nobody."""

    content: str
    """What was asked for, as a digest."""

    @classmethod
    def of(cls, player: str, key: str, do: str, seat: int, path: Path) -> Request:
        return cls(_digest(player, key), _digest(do, str(seat), *path))

    @classmethod
    def kept(cls, written: str) -> Request:
        """Gets one from the database; keys of older versions are nobody's."""
        owner, _, content = written.partition(" ")
        return cls(owner, content)

    def __str__(self) -> str:
        return f"{self.owner} {self.content}"


@dataclass(slots=True)
class Answers:
    """The last answers of one table."""

    _known: OrderedDict[str, tuple[str, Outcome]] = field(default_factory=OrderedDict)

    def find(self, request: Request) -> Outcome | None:
        """Gets what was answered before.

        :raises Trouble: the key was used for something else.
        """
        if request.owner not in self._known:
            return None
        content, outcome = self._known[request.owner]
        if content != request.content:
            raise Trouble(409, "server.key_used")
        return outcome

    def remember(self, request: Request, outcome: Outcome) -> Outcome:
        """Notes an answer, and gets it."""
        self._known[request.owner] = request.content, outcome
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return outcome


def _digest(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:32]

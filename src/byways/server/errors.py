"""What is answered when a request cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from byways.i18n import LANGUAGES, phrase, say
from byways.kernel.protocol import IllegalAction, Refusal, UnreadableAction
from byways.kernel.scene import Args
from byways.wire.messages import Problem
from byways.wire.operation import Refused


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

    def __reduce__(self) -> tuple[Any, ...]:
        # Raised in another process, it comes back as it was.
        return _again, (self.status, self.code, self.reasons, dict(self.words))

    @property
    def problem(self) -> Problem:
        """What is sent of it."""
        return Problem(self.code, self.words, self.reasons)

    def refused(self, lang: str = LANGUAGES[0]) -> Refused:
        """What is answered of it: for programs, and in words."""
        sentences = [say(lang, self.code, self.words), *(phrase(lang, reason) for reason in self.reasons)]
        return Refused(self.problem, " ".join(sentences))

    def headers(self) -> dict[str, str]:
        """Gets what stands above the answer."""
        if self.status == 401:
            return {"www-authenticate": "Bearer"}
        if self.status in (429, 503) and "seconds" in self.words:
            return {"retry-after": str(self.words["seconds"])}
        return {}


def _again(status: int, code: str, reasons: tuple[Refusal, ...], words: dict[str, str | int]) -> Trouble:
    return Trouble(status, code, reasons=reasons, **words)


@contextmanager
def refusing_moves(field: str) -> Iterator[None]:
    """Answers what is wrong with moves that came in a *field* of a request.

    :raises Trouble: a rule forbids one of them, or it cannot be read.
    """
    try:
        yield
    except IllegalAction as e:
        raise Trouble(409, "match.refused", reasons=e.refusals) from e
    except UnreadableAction as e:
        raise Trouble(400, "server.field", field=field) from e

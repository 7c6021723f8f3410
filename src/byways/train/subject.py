"""What a game offers to learn. Each game that has it keeps it in its module ``learning``."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from byways.kernel.facts import Options
from byways.registry import GAMES


class Pupil(Protocol):
    """Plays games to learn from."""

    def remember(self, weights: bytes) -> None: ...

    def practise(self, seed: int) -> tuple[int, bool, bytes]:
        """Plays one game and gets its score, whether it was played boldly, and its lessons."""
        ...


class Subject(Protocol):
    """The shape of a net and of what it is taught."""

    @property
    def features(self) -> int: ...

    @property
    def hidden(self) -> int: ...

    @property
    def second(self) -> int: ...

    @property
    def heads(self) -> int: ...

    @property
    def lesson(self) -> int:
        """How many whole numbers (32 bits) a lesson has."""
        ...

    @property
    def point(self) -> int: ...

    @property
    def scales(self) -> tuple[int, int, int]:
        """What is 1 in the first, second and last layer."""
        ...

    @property
    def limits(self) -> tuple[float, float, float]: ...

    @property
    def symmetries(self) -> list[list[int]]: ...

    def pupil(self, options: Options) -> Pupil: ...

    def pack(self, rows: bytes, heads: bytes) -> bytes: ...


def subject(game: str) -> Subject:
    """Gets what can be learned in a game.

    :raises LookupError: nothing can.
    """
    if game not in GAMES:
        raise LookupError(game)
    home = GAMES[game].make.__module__
    try:
        return cast(Subject, import_module(f"{home}.learning").SUBJECT)
    except ModuleNotFoundError as error:
        raise LookupError(game) from error

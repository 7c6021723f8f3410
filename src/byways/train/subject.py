"""What a game offers to learn. Each game that has it keeps it in its module ``learning``."""

from __future__ import annotations

from typing import Protocol, cast

from byways.registry import GAMES


class Pupil(Protocol):
    """Plays games to learn from."""

    def remember(self, weights: bytes) -> None: ...

    def practise(self, seed: int) -> tuple[str, int, bool, bytes]:
        """Plays one game and gets what it was, its score, whether it was played boldly, and its lessons."""
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

    def pupil(self) -> Pupil: ...

    def pack(self, rows: bytes, heads: bytes) -> bytes: ...


def subjects(game: str) -> dict[str, Subject]:
    """Gets what can be learned in a game, by the names of its nets; nothing in some games.

    :raises KeyError: there is no such game.
    """
    module = GAMES[game].facets.module("learning")
    return {} if module is None else cast(dict[str, Subject], module.SUBJECTS)

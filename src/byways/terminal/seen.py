"""What is seen of a table, and what can be done there: the same for a match here and a table on a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from byways.kernel.choice import Choices
from byways.kernel.protocol import Happening, Path, Refusal, Tally
from byways.kernel.scene import Scene, Text


@dataclass(frozen=True, slots=True)
class Person:
    """Who has a seat."""

    seat: int
    kind: str
    """``person``, ``bot`` or ``open``."""

    name: str
    mine: bool
    online: bool = True


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees, or a spectator."""

    seat: int | None
    stage: Text
    scene: Scene
    scores: tuple[Tally, ...]
    acting: bool
    can: frozenset[str]
    """``undo``, ``redo``, ``restart``, ``reopen``, and ``untell`` where a roll can be taken back."""

    next: Path
    draft: tuple[Path, ...]
    missing: tuple[Refusal, ...]
    """Why the turn cannot be ended yet."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended."""

    reason: Text
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as the people at this screen may see it."""

    game: str
    secret: bool
    over: bool
    to_act: frozenset[int]
    people: tuple[Person, ...]
    views: tuple[View, ...]
    ended: Ended | None
    commitment: str
    seed: str | None
    asked: str | None = None
    """What nature's move may look like, where somebody has to tell it now."""

    def view(self, seat: int | None) -> View:
        """Gets the view of one of the own seats, or the first."""
        return next((view for view in self.views if view.seat == seat), self.views[0])


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a step."""

    events: tuple[Happening, ...] = ()
    refusals: tuple[Refusal, ...] = ()


@dataclass(frozen=True, slots=True)
class Hearing:
    """Whom to tell when something has happened."""

    changed: Callable[[Seen], None]
    happened: Callable[[tuple[Happening, ...]], None]
    said: Callable[[Text], None]
    """About the connection, not the game."""


class Table(Protocol):
    """A table that somebody sits at."""

    async def run(self, hearing: Hearing) -> None:
        """Tells of every change until it is cancelled."""
        ...

    async def step(self, do: str, seat: int, path: Path = ()) -> Answer:
        """Does ``play``, ``undo``, ``redo``, ``restart``, ``reopen``, ``auto``, ``tell`` or ``untell``."""
        ...

    async def choices(self, seat: int, picked: Path) -> Choices: ...

    async def why(self, seat: int, picked: Path) -> tuple[Refusal, ...]: ...

    def record(self) -> str | None:
        """Writes the record, if it may be known here."""
        ...

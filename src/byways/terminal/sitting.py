"""What can be done at a table from here: the same for a match on this machine and a table on a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from byways.insight.turns import Advice
from byways.kernel.choice import Choices
from byways.kernel.protocol import Happening, Path, Refusal
from byways.kernel.scene import Text
from byways.kernel.table import Perspective, Verb
from byways.wire.messages import Snapshot, TalkLine

Command = Verb | Literal["auto"]
"""What can be done for a seat; ``auto`` lets the bot make one move."""


def view_of(table: Snapshot, seat: int | None) -> Perspective:
    """Gets what one of the own seats sees, or the first."""
    return next((view for view in table.views if view.seat == seat), table.views[0])


def wanted(table: Snapshot) -> str | None:
    """Gets what nature's move may look like, where somebody here has to tell it now."""
    return table.question.example if table.question is not None and table.question.yours else None


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a step."""

    events: tuple[Happening, ...] = ()
    refusals: tuple[Refusal, ...] = ()


@dataclass(frozen=True, slots=True)
class Listener:
    """Whom to tell when something has happened."""

    changed: Callable[[Snapshot], None]
    happened: Callable[[tuple[Happening, ...]], None]
    said: Callable[[Text], None]
    """About the connection, not the game."""

    talked: Callable[[tuple[TalkLine, ...]], None]
    """What was said at the table, and what happened around it."""


class Company(Protocol):
    """Others at the table, who are not at this screen."""

    async def say(self, seat: int, text: str) -> Answer:
        """Says something to everybody."""
        ...

    async def resign(self, seat: int) -> Answer:
        """Gives up: nobody plays the seat any more."""
        ...


class Sitting(Protocol):
    """A table that somebody sits at."""

    @property
    def company(self) -> Company | None: ...

    async def run(self, listener: Listener) -> None:
        """Tells of every change until it is cancelled."""
        ...

    async def step(self, do: Command, seat: int, path: Path = ()) -> Answer:
        """Does something for a seat."""
        ...

    async def choices(self, seat: int, picked: Path) -> Choices: ...

    async def why(self, seat: int, picked: Path) -> tuple[Refusal, ...]: ...

    async def hints(self, seat: int) -> Advice | Refusal:
        """Gets the best turns of a seat, or why they are not told."""
        ...

    def record(self) -> str | None:
        """Writes the record, if it may be known here."""
        ...

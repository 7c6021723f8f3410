"""What a bot is, and how strong bots can be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from .protocol import Seat, Tally

LEVELS = range(1, 6)
"""How strong bots can be, the weakest first."""

PLAIN_LEVELS = range(1, 3)
"""The levels of bots that play any game, by its rules alone; a game may bring more."""

FIRST_LEVEL = 2
"""Whom a newcomer meets."""

STAND_IN_LEVEL = 3
"""Who plays on for somebody who has left: sensibly, and at once."""


class Bot(Protocol):
    """Chooses moves."""

    def choose(self, game: Any, view: Any, seat: Seat, seconds: float) -> Any:
        """Gets a legal action of *seat*, within about so many seconds.

        :raises ValueError: *seat* has nothing to do.
        """
        ...


@dataclass(frozen=True, slots=True)
class Idea:
    """A turn that a bot thinks of."""

    actions: tuple[Any, ...]
    expected: float
    """The final score that it leads to, by the bot's guess."""

    tally: Tally
    """The score right after it."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a bot thinks of a position."""

    spread: float
    """How far final scores will lie from what is expected (standard deviation)."""

    ideas: tuple[Idea, ...]
    """Its best turns, the best first; at least one."""

    @property
    def expected(self) -> float:
        return self.ideas[0].expected


@runtime_checkable
class Judge(Bot, Protocol):
    """A bot that can say what it thinks."""

    def evaluate(self, game: Any, view: Any, seat: Seat, ideas: int) -> Opinion:
        """Gets what it thinks of a position in which *seat* is to act; the same each time.

        :raises ValueError: *seat* has no turn to plan.
        """
        ...

"""What a bot is, and how strong bots can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .protocol import Seat

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

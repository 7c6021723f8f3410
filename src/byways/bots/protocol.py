"""What a bot is."""

from __future__ import annotations

from typing import ClassVar, Protocol

from byways.kernel.protocol import A, Game, S, Seat, V
from byways.kernel.rng import Rng


class Bot(Protocol):
    """Chooses moves for any game."""

    name: ClassVar[str]

    def __init__(self, rng: Rng) -> None: ...

    def choose(self, game: Game[S, A, V], view: V, seat: Seat, seconds: float) -> A:
        """Gets a legal action of *seat*, within about so many seconds.

        :raises ValueError: *seat* has nothing to do.
        """
        ...

"""Two simple bots over the protocol alone."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import ClassVar

from byways.kernel.choice import legal, random_action
from byways.kernel.protocol import A, Game, S, Seat, V
from byways.kernel.rng import Rng, shuffled

WORLDS = 3
"""Over how many imagined worlds a move is judged."""


@dataclass(slots=True)
class ChanceBot:
    """Picks word by word, each as likely as any other."""

    rng: Rng
    name: ClassVar[str] = "chance"

    def choose(self, game: Game[S, A, V], view: V, seat: Seat, seconds: float) -> A:
        """Gets a random legal action.

        :raises ValueError: *seat* has nothing to do.
        """
        return random_action(game, game.imagine(view, self.rng), seat, self.rng)


@dataclass(slots=True)
class GreedyBot:
    """Plays what scores most at once."""

    rng: Rng
    name: ClassVar[str] = "greedy"

    def choose(self, game: Game[S, A, V], view: V, seat: Seat, seconds: float) -> A:
        """Gets the action with the best tally after it; if time runs short, of those looked at.

        :raises ValueError: *seat* has nothing to do.
        """
        worlds = [game.imagine(view, self.rng) for _ in range(WORLDS)]
        deadline = monotonic() + seconds
        best: A | None = None
        most = 0
        for action in shuffled(self.rng, legal(game, worlds[0], seat)):
            points = sum(game.tally(game.apply(world, seat, action)[0], seat).total for world in worlds)
            if best is None or points > most:
                best, most = action, points
            if monotonic() > deadline:
                break
        if best is None:
            raise ValueError(f"seat {seat} has nothing to do")
        return best

"""A game for one, as Gymnasium has it."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from .observation import Numbers
from .play import Play, Rewards
from .seeds import Seeds

SEAT = 1


class GameSolo(gymnasium.Env[Numbers, np.int64]):
    """A game played alone. The mask of tokens is in ``info["action_mask"]`` and in :meth:`action_masks`.

    A token that cannot be played changes nothing; ``info["illegal"]`` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self, game: str, reward: Rewards | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        self.play = Play(game, 1, reward or "points", options)
        self.schema = self.play.schema
        self.action_space = self.play.actions
        self.observation_space = self.play.observations["observation"]
        self.render_mode = render_mode
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(self._seeds.next(seed))
        return self._seen(True)

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        legal = not self.play.table.over and self.play.take(SEAT, int(action))
        seen, info = self._seen(legal)
        return seen, self.play.earned(SEAT), self.play.table.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Gets which tokens can be played now, as learners with masks ask for it."""
        return self.play.mask(SEAT).astype(np.bool_)

    def render(self) -> Any:
        return str(self.play.table) if self.render_mode == "ansi" else None

    def _seen(self, legal: bool) -> tuple[Numbers, dict[str, Any]]:
        seen = self.play.observe(SEAT)
        return seen["observation"], {"action_mask": seen["action_mask"], "illegal": not legal}

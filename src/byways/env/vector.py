"""Many games side by side, stepped together by a compiled core, as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from byways.library.opening import facts_of

from .play import NOT_BEGUN, one_of_rewards

Numbers = NDArray[np.int32]
REWARDS = ("end", "points")


class GameVector(gymnasium.vector.VectorEnv[Numbers, Numbers, NDArray[Any]]):
    """Games for one player; each step makes one choice in every game.

    An action is the number of a choice. The last column of the observation (:attr:`columns`) says how many
    there are, :meth:`ways` what they do. A number that is too large wraps around; -1 chooses at random.
    With ``reward="end"`` the score is given in the step that ends a game, with ``"points"`` every step
    gives the change of the score. The next game begins in the same step. The same seed and actions give
    the same games.

    :raises Refused: there is no such game.
    :raises ValueError: the game has no core that plays side by side, or there is no such reward.
    """

    def __init__(self, game: str, num_envs: int = 1024, reward: str = "end") -> None:
        facet = facts_of(game).facets.vector
        if facet is None:
            raise ValueError(f"{game} cannot be played side by side")
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        self.num_envs, self.reward = num_envs, one_of_rewards(reward, REWARDS)
        self._begun = False
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self._games = facet.open(num_envs)
        self.meanings = self._games.meanings
        """The numbers that :meth:`ways` gives are below this."""

        self._points = np.frombuffer(self._games.points, dtype=np.int32)
        self._over = np.frombuffer(self._games.over, dtype=np.int32)
        self._ways = np.frombuffer(self._games.ways, dtype=np.int32).reshape(num_envs, -1)
        self._earned = np.zeros(num_envs)
        self._parts = [
            np.frombuffer(column.buffer, dtype=np.int32).reshape(num_envs, -1)[:, column.start : column.stop]
            for column in self._games.columns
        ]
        stops = np.cumsum([part.shape[1] for part in self._parts])
        self.columns = {
            column.name: slice(int(stop) - part.shape[1], int(stop))
            for column, part, stop in zip(self._games.columns, self._parts, stops, strict=True)
        }
        """Which columns of an observation belong to which part."""

        self.single_observation_space = spaces.Box(-1, 2**31 - 1, (int(stops[-1]),), np.int32)
        self.single_action_space = spaces.Discrete(self._games.actions)
        self.observation_space = spaces.Box(-1, 2**31 - 1, (num_envs, int(stops[-1])), np.int32)
        self.action_space = spaces.MultiDiscrete([self._games.actions] * num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Restarts all games; the first has the dice of *seed*, the next those of *seed* + 1, and so on."""
        super().reset(seed=seed, options=options)
        first = int(self.np_random.integers(2**40)) if seed is None else seed
        self._games.begin(first)
        self._begun = True
        self._earned[:] = 0
        return self._seen(), {}

    def step(
        self, actions: Numbers
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self._begun:
            raise ResetNeeded(NOT_BEGUN)
        each, chosen = self.reward == "points", np.ascontiguousarray(actions, dtype=np.int32)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"actions is one number for each of {self.num_envs} games, not {chosen.shape}")
        self._games.step(chosen, each)  # type: ignore[arg-type]
        over = self._over != 0
        if each:
            rewards = self._points - self._earned
            self._earned = np.where(over, 0.0, self._points)
        else:
            rewards = np.where(over, self._points, 0).astype(np.float64)
        return self._seen(), rewards, over, np.zeros(self.num_envs, dtype=np.bool_), {}

    def masks(self) -> NDArray[np.bool_]:
        """Gets the mask of possible actions, a row for each game."""
        choices = self._parts[-1]
        return np.arange(self._games.actions)[None, :] < choices

    def ways(self) -> Numbers:
        """Gets what each action does: a number that means the same in every position, -1 if impossible."""
        self._games.list_ways()
        return self._ways.copy()

    def _seen(self) -> Numbers:
        return np.concatenate(self._parts, axis=1)

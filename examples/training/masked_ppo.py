"""Learns to play ``ink`` with masked PPO in five minutes on one core: ``masked_ppo.py 5``.

Needs ``pip install "byways[env]" sb3-contrib``. Prints its progress, writes it to ``curve.csv`` and draws it
as ``curve.svg``. Minutes are minutes of CPU time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

import byways.env

GAMES, TURNS = 256, 28
KINDS = 72
"""More than the numbers that any part of an observation has."""

SCALE = 10
"""A reward is so many points, which keeps the numbers in the net small."""


class Boards(VecEnv):  # type: ignore[misc]
    """Games side by side. An action is a drawing in a cell, so it means the same in every position."""

    def __init__(self, seed: int) -> None:
        self.games = byways.env.vector("ink", GAMES, reward="points")
        seen, _ = self.games.reset(seed=seed)
        self.place = self._place()
        self.ways = self._ways()
        self.earned = np.zeros(GAMES)
        actions = spaces.Discrete(int(self.place.max()))
        super().__init__(GAMES, spaces.Box(0, 400, seen.shape[1:], np.int32), actions)

    def _place(self) -> NDArray[np.int32]:
        """Numbers what can happen at all, as random games show; the rest shares the last number with -1."""
        met, anything = np.zeros(self.games.meanings + 1, dtype=np.bool_), np.full(GAMES, -1, dtype=np.int32)
        for _ in range(10 * TURNS):
            met[self.games.ways()] = True
            self.games.step(anything)
        met[-1] = False
        place = np.full(len(met), met.sum(), dtype=np.int32)
        place[met] = np.arange(met.sum())
        return place

    def _ways(self) -> NDArray[np.int32]:
        return self.place[self.games.ways()]

    def reset(self) -> NDArray[np.int32]:
        seen, _ = self.games.reset(seed=2)
        self.ways = self._ways()
        return seen

    def action_masks(self) -> NDArray[np.bool_]:
        """Gets what can be drawn where, a row for each game."""
        masks = np.zeros((GAMES, self.action_space.n + 1), dtype=np.bool_)
        np.put_along_axis(masks, self.ways, values=True, axis=1)
        return masks[:, :-1]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.actions = np.argmax(self.ways == actions[:, None], axis=1).astype(np.int32)

    def step_wait(self) -> tuple[NDArray[np.int32], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        seen, points, over, _, _ = self.games.step(self.actions)
        self.ways = self._ways()
        self.earned += points
        infos = [{"points": float(self.earned[game])} if over[game] else {} for game in range(GAMES)]
        for game in np.flatnonzero(over):
            infos[game]["terminal_observation"] = seen[game]
        self.earned[over] = 0
        return seen, points / SCALE, over, infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> Any:
        return getattr(self, method_name)()

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * GAMES

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * GAMES

    def close(self) -> None:
        self.games.close()


class Sums(BaseFeaturesExtractor):  # type: ignore[misc]
    """A first layer whose inputs are flags, one for each number in each place: it adds up rows of a table."""

    def __init__(self, space: spaces.Box, width: int = 256) -> None:
        super().__init__(space, width)
        places = space.shape[0] - 1
        self.table = torch.nn.EmbeddingBag(places * KINDS, width, mode="sum")
        torch.nn.init.normal_(self.table.weight, std=0.1)
        self.register_buffer("offsets", KINDS * torch.arange(places))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        # The last column is how many ways there are, which the mask says better.
        return torch.relu(self.table(seen[:, :-1].long() + self.offsets))


class Curve(BaseCallback):  # type: ignore[misc]
    """Notes what the games of each round of learning brought, and stops after some minutes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds, self.games = 60 * minutes, 0
        self.points: list[float] = []
        self.rows: list[tuple[float, int, float]] = []
        self.start = process_time()

    def _on_step(self) -> bool:
        self.points += [info["points"] for info in self.locals["infos"] if info]
        return process_time() - self.start < self.seconds

    def _on_rollout_end(self) -> None:
        self.games += len(self.points)
        if self.points:
            self.rows.append((process_time() - self.start, self.games, float(np.mean(self.points))))
            print("{:.0f} s, {:,} games, {:.2f} points".format(*self.rows[-1]), flush=True)
        self.points = []


def draw(rows: list[tuple[float, int, float]]) -> str:
    """Draws the mean points over the games played, as SVG."""
    most, best = rows[-1][1], max(points for _, _, points in rows)
    worst = min(points for _, _, points in rows)

    def at(games: float, points: float) -> tuple[float, float]:
        return 50 + 530 * games / most, 250 - 220 * (points - worst) / (best - worst)

    line = " ".join("{:.1f},{:.1f}".format(*at(games, points)) for _, games, points in rows)
    marks = [
        f'<path d="M50,{at(0, tick)[1]:.1f}h530" stroke="#0002"/>'
        f'<text x="42" y="{at(0, tick)[1] + 4:.1f}" text-anchor="end">{tick}</text>'
        for tick in range(int(np.ceil(worst / 5)) * 5, int(best) + 1, 5)
    ]
    marks += [
        f'<text x="{50 + 530 * part / 4:.0f}" y="274" text-anchor="middle">{most * part // 4:,}</text>'
        for part in range(5)
    ]
    title = f"Mean points; games played in {rows[-1][0] / 60:.0f} minutes"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 290" font-family="sans-serif"'
        ' font-size="12">'
        f'<rect width="600" height="290" fill="#fffdf8"/><text x="50" y="18">{title}</text>'
        f'{"".join(marks)}<polyline points="{line}" fill="none" stroke="#2b5d8a" stroke-width="2"/></svg>\n'
    )


def learn(minutes: float) -> list[tuple[float, int, float]]:
    """Trains an agent for some minutes; gets seconds, games and mean points, a row for each round."""
    # The net is so small that threads would mostly wait for each other, and checks take longer than learning.
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    curve = Curve(minutes)
    model = MaskablePPO(
        "MlpPolicy",
        Boards(seed=1),
        n_steps=TURNS,
        batch_size=512,
        n_epochs=2,
        learning_rate=2e-3,
        gamma=1.0,
        ent_coef=0.003,
        seed=1,
        policy_kwargs={"features_extractor_class": Sums, "net_arch": {"pi": [], "vf": [64]}},
    )
    model.learn(1_000_000_000, callback=curve)
    return curve.rows


if __name__ == "__main__":
    rows = learn(float(sys.argv[1]) if len(sys.argv) > 1 else 5)
    lines = ["seconds,games,points", *("{:.0f},{},{:.2f}".format(*row) for row in rows)]
    Path("curve.csv").write_text("\n".join(lines) + "\n")
    Path("curve.svg").write_text(draw(rows))

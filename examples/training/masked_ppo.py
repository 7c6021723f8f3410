"""Learns to play a game alone, on a CPU, with masked PPO: ``python examples/training/masked_ppo.py ink 5``.

Needs ``pip install "byways[env]" sb3-contrib``. Prints the mean points of the last hundred games as it goes
on, and writes them to ``curve.csv``.
"""

from __future__ import annotations

import sys
from collections import deque
from pathlib import Path
from time import perf_counter

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor

import byways.env


class Curve(BaseCallback):  # type: ignore[misc]
    """Notes how many points the last hundred games brought, and stops after some minutes."""

    def __init__(self, file: Path, minutes: float) -> None:
        super().__init__()
        self.file, self.start, self.seconds = file, perf_counter(), 60 * minutes
        self.points: deque[float] = deque(maxlen=100)
        self.games = 0
        file.write_text("seconds,games,points\n")

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "episode" in info:
                self.points.append(info["episode"]["r"])
                self.games += 1
                if self.games % 50 == 0:
                    self.note()
        return perf_counter() - self.start < self.seconds

    def note(self) -> None:
        """Writes a line."""
        row = f"{perf_counter() - self.start:.0f},{self.games},{sum(self.points) / len(self.points):.2f}"
        print(row, flush=True)
        with self.file.open("a") as out:
            out.write(f"{row}\n")


def learn(game: str, minutes: float, file: Path) -> None:
    """Trains an agent for some minutes."""
    facts = byways.GAMES[game]
    env = Monitor(gymnasium.make(f"byways/{game}-v{facts.rules}").unwrapped)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, ent_coef=0.01, seed=1)
    model.learn(10_000_000, callback=Curve(file, minutes))


if __name__ == "__main__":
    learn(sys.argv[1], float(sys.argv[2]), Path("curve.csv"))

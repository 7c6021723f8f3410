"""Steps a second of the environments beside PettingZoo's classic games: ``python bench/env.py``.

Each step picks a random action of the mask and asks for the next observation. In seconds of CPU time of one
core. PettingZoo's games need ``pip install "pettingzoo[classic]"``; those that are missing are left out.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

import byways.env

SECONDS = 3.0
CLASSIC = ("tictactoe_v3", "connect_four_v3", "backgammon_v3", "gin_rummy_v4", "chess_v6", "go_v5")
VECTOR = 1024


def turn_by_turn(make: Callable[[], Any]) -> float:
    """Gets the steps a second of an AEC environment."""
    env, rng, steps, number = make(), np.random.default_rng(1), 0, 0
    env.reset(seed=0)
    began = process_time()
    while (took := process_time() - began) < SECONDS:
        for _ in range(50):
            if not env.agents:
                number += 1
                env.reset(seed=number)
            seen, _, ended, cut, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
            steps += 1
    return steps / took


def side_by_side(game: str) -> float:
    """Gets the steps a second of all games of a vector environment together."""
    env, steps, any_way = byways.env.vector(game, VECTOR), 0, np.full(VECTOR, -1, dtype=np.int32)
    env.reset(seed=0)
    began = process_time()
    while (took := process_time() - began) < SECONDS:
        env.step(any_way)
        steps += VECTOR
    return steps / took


def main() -> None:
    warnings.simplefilter("ignore")
    for game, facts in byways.GAMES.items():
        seats = max(2, facts.seats[0])
        rate = turn_by_turn(partial(byways.env.aec, game, seats=seats))
        print(f"byways {game:<22}{rate:>12,.0f}", flush=True)
        if facts.facets.vector is not None:
            print(f"byways {f'{game}, {VECTOR} at once':<22}{side_by_side(game):>12,.0f}", flush=True)
    for name in CLASSIC:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        print(f"pettingzoo {name:<18}{turn_by_turn(module.env):>12,.0f}", flush=True)


if __name__ == "__main__":
    main()

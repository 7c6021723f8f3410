"""Many games side by side: the games of the core, each with dice of its own, the same for the same seed."""

from __future__ import annotations

from array import array

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from byways import env as envs
from byways.games.ink import core, layout, practice
from byways.games.ink.tables import tables

COUNT = 20


def test_the_games_are_those_of_the_core() -> None:
    """Any way is as likely as another, so the same chance gives the same boards and scores."""
    env = envs.vector("ink", COUNT)
    env.reset(seed=7)
    first: dict[int, float] = {}
    while len(first) < COUNT:
        _, rewards, over, _, _ = env.step(np.full(COUNT, -1, dtype=np.int32))
        for ended in np.flatnonzero(over):
            first.setdefault(int(ended), float(rewards[ended]))
    board, notes = array("i", bytes(4 * layout.BOARD)), array("i", bytes(4 * layout.NOTES))
    chance = array("q", bytes(8 * 5))
    for game in range(COUNT):
        practice.seed(chance, 7 + game)
        mixed = core.random_games(board, tables(), notes, chance, 0, 1)
        assert mixed == (board[layout.HASH] + int(first[game])) & 0x7FFFFFFF


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    def played(seed: int) -> list[bytes]:
        env = envs.vector("ink", COUNT)
        seen, _ = env.reset(seed=seed)
        found = [seen.tobytes()]
        for number in range(60):
            seen, rewards, *_ = env.step(np.full(COUNT, number, dtype=np.int32))
            found += [seen.tobytes(), rewards.tobytes()]
        return found

    assert played(1) == played(1) and played(1) != played(2)


def test_what_is_seen_is_in_its_space_and_masks_are_as_long_as_choices() -> None:
    env = envs.vector("ink", COUNT)
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    masks = env.masks()
    assert masks.shape == (COUNT, 8 * 49)
    assert (masks.sum(axis=1) == seen[:, env.columns["choices"]][:, 0]).all()
    after, _, over, _, _ = env.step(np.zeros(COUNT, dtype=np.int32))
    assert not over.any() and (np.count_nonzero(after[:, env.columns["cells"]], axis=1) == 1).all()
    assert (np.count_nonzero(seen[:, env.columns["cells"]], axis=1) == 0).all(), "it is a copy"


def test_points_are_earned_step_by_step_and_ways_say_what_they_draw() -> None:
    """What a game earned altogether is what it is worth at its end."""
    envs_ = [envs.vector("ink", COUNT, reward=reward) for reward in ("end", "points")]
    for env in envs_:
        env.reset(seed=5)
    earned, ended = np.zeros(COUNT), 0
    while ended < COUNT:
        ways = envs_[0].ways()
        assert (ways.max(axis=1) < envs_[0].meanings).all() and ((ways >= 0) == envs_[0].masks()).all()
        chosen = ways.argmax(axis=1)
        seen, points, over, _, _ = envs_[0].step(chosen)
        _, gains, _, _, _ = envs_[1].step(chosen)
        earned += gains
        assert (earned[over] == points[over]).all() and not points[~over].any()
        cell, drawing = np.divmod(ways[np.arange(COUNT), chosen], 72)
        cells = seen[:, envs_[0].columns["cells"]]
        assert (cells[np.arange(COUNT), cell] == drawing)[~over].all()
        earned[over], ended = 0, ended + int(over.sum())


def test_a_game_without_such_a_core_is_refused() -> None:
    with pytest.raises(ValueError, match="side by side"):
        envs.vector("roads")
    with pytest.raises(ValueError, match="num_envs"):
        envs.vector("ink", num_envs=0)
    with pytest.raises(ValueError, match="reward"):
        envs.vector("ink", 1, reward="win")


def test_steps_before_the_beginning_and_for_other_games_are_refused() -> None:
    """The compiled core trusts what it is given: it would read what is not there."""
    env = envs.vector("ink", num_envs=4)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(4, np.int32))
    env.reset(seed=1)
    for wrong in (np.zeros(3, np.int32), np.zeros((4, 1), np.int32)):
        with pytest.raises(ValueError, match="one number for each of 4 games"):
            env.step(wrong)

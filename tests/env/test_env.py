"""The environments, as their libraries and learners meet them."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import byways
from byways import env as envs
from byways.env.tokens import SPECIAL
from byways.registry import GAMES

SOLO = [name for name in gymnasium.registry if name.startswith("byways/")]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        # It would rather have plain arrays, but masks are given as its own games give them.
        warnings.simplefilter("ignore")
        api_test(envs.aec(game), num_cycles=40)
        parallel_api_test(envs.parallel(game), num_cycles=40)
        seed_test(lambda: envs.aec(game), num_cycles=15)


@pytest.mark.parametrize("name", SOLO)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


def test_every_game_that_one_plays_alone_is_registered() -> None:
    alone = {name for name, facts in GAMES.items() if facts.seats[0] == 1}
    assert {name.partition("/")[2].rpartition("-")[0] for name in SOLO} == alone


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_is_told_by_the_schema_and_follows_from_the_seed(game: str) -> None:
    """Whatever is masked in can be played, whatever is masked out changes nothing."""
    seen = []
    for _ in range(2):
        env, rng = envs.aec(game), np.random.default_rng(1)
        env.reset(seed=7)
        earned = dict.fromkeys(env.possible_agents, 0.0)
        for number in range(40):
            agent = env.agent_selection
            here = env.observe(agent)
            if number % 10 == 0:
                env.step(int(rng.choice(np.flatnonzero(here["action_mask"] == 0))))
                assert env.agent_selection == agent and env.infos[agent]["illegal"]
                assert np.array_equal(env.observe(agent)["observation"], here["observation"])
            env.step(int(rng.choice(np.flatnonzero(here["action_mask"]))))
            assert not env.infos[agent]["illegal"]
            for each in env.agents:
                earned[each] += env.rewards[each]
            if env.play.table.over:
                break
        seen.append((env.play.table.log, env.play.table.draft(1), earned))
        totals = [sheet.total for sheet in env.play.table.scores(1)]
        assert env.schema.field(env.observe("seat_1")["observation"], "scores").tolist() == totals
        if env.play.reward == "points":
            assert earned["seat_1"] == totals[0]
    assert seen[0] == seen[1]


def test_who_is_not_to_act_can_only_wait() -> None:
    game = next(name for name, facts in GAMES.items() if facts.in_turn)
    env = envs.parallel(game, seats=2)
    here, _ = env.reset(seed=1)
    waiting = [agent for agent in env.agents if int(agent[-1]) not in env.play.table.to_act]
    for agent in waiting:
        assert np.flatnonzero(here[agent]["action_mask"]).tolist() == [0] and SPECIAL[0] == "<wait>"
    assert waiting


def test_what_is_wrong_is_told() -> None:
    for make in (envs.aec, envs.parallel, envs.vector, envs.GameSolo):
        with pytest.raises(byways.Refused, match="no game “chess”"):
            make("chess")
        wrong: Any = "fame"
        with pytest.raises(ValueError, match="reward is one of"):
            make("ink", reward=wrong)
    aec, parallel = envs.aec("ink", seats=2), envs.parallel("ink", seats=2)
    with pytest.raises(ResetNeeded):
        aec.step(0)
    with pytest.raises(ResetNeeded):
        parallel.step({})
    aec.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 has to act"):
        aec.step(None)

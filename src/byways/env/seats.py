"""A game for several, as PettingZoo has it: one agent after the other, or all at once."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv, ParallelEnv

from byways.library.opening import facts_of

from .play import NOT_BEGUN, Observation, Play, Rewards
from .seeds import Seeds


def _seat(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


class _Seated:
    """What both kinds of environments have: a game, an agent for each seat, and their spaces."""

    _metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: Rewards | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {**self._metadata, "name": self._metadata["name"].format(game)}
        self.play = Play(game, max(2, facts_of(game).seats[0]) if seats is None else seats, reward, options)
        self.schema = self.play.schema
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.play.table.seats + 1)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.play.observations)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.play.actions)
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Any:
        return str(self.play.table) if self.render_mode == "ansi" else None


class GameAEC(_Seated, AECEnv[str, Observation, int]):
    """A game with an agent for each seat, one pick at a time.

    Where several act at the same time, the lowest seat takes its whole turn first: nobody sees it, so the
    order does not matter. A token that cannot be played changes nothing; ``infos[agent]["illegal"]`` says so.
    """

    _metadata: ClassVar = {"name": "byways_{}", "render_modes": ["ansi"], "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        return self.play.observe(_seat(agent))

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act; only an agent whose game is over takes None")
        legal = self.play.take(_seat(agent), action)
        self.infos[agent] = {"illegal": not legal}
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: self.play.earned(_seat(each)) for each in self.agents}
        if self.play.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is held open."""

    def _next(self) -> str:
        return self.possible_agents[min(self.play.table.to_act) - 1]


class GameParallel(_Seated, ParallelEnv[str, Observation, int]):
    """A game with an agent for each seat, all picking at once; who is not to act has one token, to wait."""

    _metadata: ClassVar = {"name": "byways_{}_parallel", "render_modes": ["ansi"]}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.play.begin(self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {"illegal": False} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            raise ResetNeeded(NOT_BEGUN)
        acting = sorted(self.play.table.to_act)
        taken = {seat: self.play.take(seat, actions[self.possible_agents[seat - 1]]) for seat in acting}
        over = self.play.table.over
        seen = self._seen()
        rewards = {agent: self.play.earned(_seat(agent)) for agent in self.agents}
        infos = {agent: {"illegal": not taken.get(_seat(agent), True)} for agent in self.agents}
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.play.observe(_seat(agent)) for agent in self.agents}

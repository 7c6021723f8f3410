"""A table that is played token by token: what all environments stand on."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from byways.kernel.choice import moves
from byways.kernel.codec import dump, encode
from byways.kernel.facets import scene_of
from byways.kernel.facts import Facts
from byways.kernel.moves import NOWHERE, Moves
from byways.kernel.protocol import Seat
from byways.kernel.rng import secret
from byways.library.opening import open_table
from byways.library.table import Table

from .observation import Schema
from .tokens import SPECIAL, WAIT, Vocabulary

Rewards = Literal["points", "win"]
NOT_BEGUN = "call reset() first"
Observation = dict[str, NDArray[Any]]


R = TypeVar("R", bound=str)


def one_of_rewards(reward: R, known: tuple[str, ...]) -> R:
    """Gets a kind of reward.

    :raises ValueError: there is no such kind.
    """
    if reward not in known:
        raise ValueError(f"reward is one of {', '.join(known)}, not {reward!r}")
    return reward


class Play:
    """A table, the words that each seat has picked so far, and what was earned."""

    def __init__(self, game: str, seats: int, reward: Rewards | None, options: dict[str, Any]) -> None:
        self.table: Table = open_table(game, seats, "", **options)
        facts: Facts = self.table.facts
        self.game, self.options = game, options
        self.reward: Rewards = one_of_rewards(
            reward or ("points" if facts.scored else "win"), get_args(Rewards)
        )
        complete = self.table.options
        key = dump(encode(complete))
        self.vocabulary = _known(game, seats, key, facts, complete)
        self.schema = Schema(self.vocabulary, seats)
        self.picked: dict[int, tuple[str, ...]] = {}
        self._earned: dict[int, int] = {}

    # Spaces

    @property
    def actions(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(len(self.vocabulary))

    @property
    def observations(self) -> spaces.Dict:
        low, high = np.float32(-10_000), np.float32(10_000)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, (self.schema.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.vocabulary),), np.int8),
            }
        )

    # Play

    def begin(self, seed: str | None) -> None:
        """Opens a new table; the seed decides its dice and cards."""
        self.table = open_table(
            self.game, self.table.seats, secret() if seed is None else seed, **self.options
        )
        self.picked = {}
        self._earned = dict.fromkeys(range(1, self.table.seats + 1), 0)

    def here(self, seat: int) -> Moves:
        """Gets what a seat can go on with; nowhere if it is not to act."""
        if seat not in self.table.to_act:
            return NOWHERE
        found = moves(self.table.game, self.table.match.state_for(Seat(seat)), Seat(seat))
        return found.at(self.picked.get(seat, ()))

    def take(self, seat: int, token: int) -> bool:
        """Takes a token of a seat that is to act; false, and nothing happens, if it cannot be played.

        A move is made as soon as its words can only be a move.
        """
        found = self.here(seat)
        try:
            word = self.vocabulary.word(int(token), found)
        except ValueError:
            return False
        picked = self.picked.get(seat, ())
        if word is not None:
            picked, found = (*picked, word), found.next[word]
        if word is None or not found.next:
            self.table.play(seat, picked)
            picked = ()
        self.picked[seat] = picked
        return True

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Gets which tokens can be played: one for each, 1 if so."""
        made = np.zeros(len(self.vocabulary), dtype=np.int8)
        made[self.vocabulary.allowed(self.here(seat)) or [SPECIAL.index(f"<{WAIT}>")]] = 1
        return made

    def observe(self, seat: int) -> Observation:
        """Gets what a seat sees, and which tokens it can play."""
        view = self.table.view(seat)
        totals = [sheet.total for sheet in self.table.scores(seat)]
        picked = self.picked.get(seat, ())
        scene = scene_of(self.table.game, view)
        seen = self.schema.observe(scene, seat, picked, totals, len(self.table.match.log))
        return {"observation": seen, "action_mask": self.mask(seat)}

    def earned(self, seat: int) -> float:
        """Gets what a seat has earned since last asked: points, or 1 for a win and -1 for a defeat."""
        if self.reward == "win":
            if not self.table.over or self._earned[seat]:
                return 0.0
            assert self.table.outcome is not None
            self._earned[seat] = 1 if seat in self.table.outcome.winners else -1
            return float(self._earned[seat])
        before = self._earned[seat]
        self._earned[seat] = self.table.scores(seat)[seat - 1].total
        return float(self._earned[seat] - before)


_VOCABULARIES: dict[tuple[str, int, str], Vocabulary] = {}


def _known(game: str, seats: int, key: str, facts: Facts, options: Any) -> Vocabulary:
    """Gets the tokens for some options, collected once."""
    name = (game, seats, key)
    if name not in _VOCABULARIES:
        _VOCABULARIES[name] = Vocabulary.of(facts, options, seats)
    return _VOCABULARIES[name]

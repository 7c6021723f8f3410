"""What a bot is, and how strong bots can be."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .protocol import Seat, Tally

LEVELS = range(1, 6)
"""How strong bots can be, the weakest first."""

PLAIN_LEVELS = range(1, 3)
"""The levels of bots that play any game by its rules alone; a game may have more."""

FIRST_LEVEL = 2
"""Whom a newcomer meets."""

STAND_IN_LEVEL = 3
"""The bot that takes over for somebody who has left: sensible, and instant."""

REMEMBERED = 500
"""How many opinions, and how many moves of whole turns, are remembered."""


class Bot(Protocol):
    """Chooses moves."""

    def choose(self, game: Any, view: Any, seat: Seat, seconds: float) -> Any:
        """Gets a legal action of *seat*, within about *seconds*.

        :raises ValueError: *seat* has nothing to do.
        """
        ...


@runtime_checkable
class Varied(Bot, Protocol):
    """A bot that always plays the same move for the same view, but could play others as good."""

    def with_luck(self, seed: str) -> Bot:
        """Gets an equal that leaves to chance what it can: what it plays follows from *seed* as well."""
        ...


@dataclass(frozen=True, slots=True)
class Idea:
    """A turn that a bot thinks of, as far as it can be planned now."""

    actions: tuple[Any, ...]
    expected: float
    """The final score that it leads to, or how likely it wins, by the bot's guess."""

    tally: Tally
    """The score right after it."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a bot thinks of a position."""

    spread: float
    """The standard deviation of results around the expected one."""

    ideas: tuple[Idea, ...]
    """Its best turns, the best first; at least one."""

    scored: bool = True
    """Whether points are expected; else it is the chance to win, what several win being shared."""

    beside: Idea | None = None
    """The turn that was to be judged beside its own; ``None`` where that was asked for in vain."""

    @property
    def expected(self) -> float:
        return self.ideas[0].expected


@dataclass(frozen=True, slots=True)
class Calibration:
    """How what the strongest bot expects compares with how games went on: ``bench/hints.py`` measures it."""

    bias: float = 0.0
    """What it expects too much, as a share of the points that are still to come; of a chance to win, of that
    times the chance to lose."""

    spread: float = 1.0
    """How much farther results scatter than it says."""

    error: float = 0.5
    """What is expected is off by no more than this share of the spread of results, nearly always."""

    def applied(self, opinion: Opinion) -> Opinion:
        """Gets an opinion with what is known to be wrong with it put right."""
        if not opinion.scored and not opinion.spread:
            # Solved: nothing is wrong with it.
            return opinion
        ideas = sorted(
            (self._applied(each, opinion.scored) for each in opinion.ideas), key=lambda each: -each.expected
        )
        beside = self._applied(opinion.beside, opinion.scored) if opinion.beside is not None else None
        return Opinion(opinion.spread * self.spread, tuple(ideas), opinion.scored, beside)

    def _applied(self, idea: Idea, scored: bool) -> Idea:
        return replace(idea, expected=self.corrected(idea.expected, idea.tally.total if scored else None))

    def corrected(self, expected: float, after: float | None) -> float:
        """Gets what should be expected, given the score right *after* a turn; none where it is a chance."""
        # What is scored already is certain, and after the last turn all of it is.
        return expected - self.bias * (expected * (1 - expected) if after is None else expected - after)


@runtime_checkable
class Judge(Bot, Protocol):
    """A bot that can say what it thinks."""

    def evaluate(self, game: Any, view: Any, seat: Seat, ideas: int, beside: tuple[Any, ...] = ()) -> Opinion:
        """Gets what it thinks of a position in which *seat* is to act; the same each time.

        *beside* are legal actions from here to the end of a turn: as many of them as it plans at once
        are judged like its own.

        :raises ValueError: *seat* has no turn to plan.
        """
        ...


def opinion_of(
    judge: Judge, game: Any, view: Any, seat: Seat, ideas: int, beside: tuple[Any, ...] = ()
) -> Opinion:
    """Gets what a bot thinks of a position, which is found out only once.

    :raises ValueError: *seat* has no turn to plan.
    """
    who: Any = judge
    return _opinion(who, game, view, seat, ideas, beside)


@lru_cache(maxsize=REMEMBERED)
def _opinion(judge: Any, game: Any, view: Any, seat: Seat, ideas: int, beside: tuple[Any, ...]) -> Opinion:
    found: Opinion = judge.evaluate(game, view, seat, ideas, beside)
    return found


def idea(game: Any, state: Any, seat: Seat, actions: Sequence[Any], expected: float) -> Idea:
    """Makes an idea of *actions* from a state that looks like the one in question."""
    for action in actions:
        state, _ = game.apply(state, seat, action)
    return Idea(tuple(actions), expected, game.tally(state, seat))


class Plans(OrderedDict[Any, Any]):
    """Moves of whole turns, each under what is asked when it is due; the oldest are forgotten."""

    def __setitem__(self, where: Any, action: Any) -> None:
        super().__setitem__(where, action)
        if len(self) > REMEMBERED:
            self.popitem(last=False)

"""A recorded game, move by move: what happened, the position, and where the dice came from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .facts import Facts
from .match import Entry
from .protocol import NATURE, Event, Game
from .record import Record, begin, with_files
from .rng import Fair, Traced

Draw = tuple[int, int]
"""A bound, and the number below it that came out."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One move of a story."""

    entry: Entry
    state: Any
    """How it stood after the move."""

    events: tuple[Event, ...]
    draws: tuple[Draw, ...] | None = None
    """The numbers behind a move of nature that came from a seed that is known."""


@dataclass(frozen=True, slots=True)
class Story:
    """A whole game, or what there is of it."""

    record: Record
    game: Game[Any, Any, Any]
    start: Any
    """The state before the first move."""

    moments: tuple[Moment, ...]

    def state(self, move: int) -> Any:
        """Gets the position after this many moves."""
        return self.moments[move - 1].state if move else self.start


def retell(record: Record, facts: Facts) -> Story:
    """Tells a record that keeps the rules; whether it does is for :func:`~.record.load` to say.

    The story holds the texts of the files that the record names.

    :raises BadRecord: another game, rules that are not known here, or options that are not offered.
    """
    game, start = begin(record, facts)
    state, rolls, moments = start, 0, []
    for entry in record.log:
        draws = None
        if entry.seat == NATURE:
            rolls += 1
            if record.seed is not None and rolls > record.given:
                traced = Traced(Fair(record.seed, record.salts, rolls))
                game.roll(state, traced)
                draws = tuple(traced.draws)
        state, events = game.apply(state, entry.seat, game.read(entry.path))
        moments.append(Moment(entry, state, events, draws))
    return Story(with_files(record, facts), game, start, tuple(moments))

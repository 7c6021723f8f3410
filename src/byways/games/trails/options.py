"""Which rules are played."""

from __future__ import annotations

from dataclasses import dataclass

from byways.kernel.facts import BadOptions, Options
from byways.kernel.protocol import Refusal

from . import FACTS
from .animals import AnimalMap, read_animals
from .components import Box, box
from .goals import GoalSet, read_goals


@dataclass(frozen=True, slots=True)
class Rules:
    """One choice of options."""

    solo: bool
    decks: int
    animals: bool
    goals: tuple[str, ...]
    """The goals agreed on, in the order of their file; empty if they are drawn, or played without."""

    goal_set: GoalSet
    animal_map: AnimalMap
    copied: bool = False
    """Whether a board is copied from paper: then it shows where more can lie, though the game is over."""

    @property
    def box(self) -> Box:
        return box()


def choose(options: Options, seats: int, *, position: bool = False) -> Rules:
    """Gets the rules for complete options; a position may have animals although it is one seat.

    :raises BadOptions: they are not offered in this combination or for so many, or a file is not good.
    """
    goal_set = FACTS.read_file("goals", options["goal_set"], read_goals)
    animal_map = FACTS.read_file("animals", options["animal_map"], read_animals)
    for name in ("animals", "goals"):
        if seats == 1 and options[name] and not (position and name == "animals"):
            raise BadOptions(Refusal("trails.options.solo", (name,)))
    names = tuple(options["goals"] or ())
    if options["goals"] is not None and not goal_set.playable(names):
        raise BadOptions(Refusal("trails.options.goals", ("goals",)))
    needed = 1 if seats <= box().seats_for_a_deck else 2
    decks = options["decks"] or needed
    if decks < needed:
        raise BadOptions(Refusal("trails.options.decks", ("decks",)))
    in_order = goal_set.in_order(names)
    return Rules(seats == 1, decks, options["animals"], in_order, goal_set, animal_map, copied=position)

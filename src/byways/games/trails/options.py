"""Which rules are played."""

from __future__ import annotations

from dataclasses import dataclass

from byways.kernel.datafile import BadFile
from byways.kernel.facts import BadOptions, Options
from byways.kernel.protocol import Refusal

from .animals import AnimalMap, read_animals
from .components import Box, box
from .files import load
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

    @property
    def box(self) -> Box:
        return box()


def choose(options: Options, seats: int, *, position: bool = False) -> Rules:
    """Gets the rules for complete options; a position may have animals although it is one seat.

    :raises BadOptions: they are not offered in this combination or for so many, or a file is not good.
    """
    try:
        goal_set = load("goals", options["goal_set"], read_goals)
    except BadFile as e:
        raise _bad_file("goal_set", options, e) from e
    try:
        animal_map = load("animals", options["animal_map"], read_animals)
    except BadFile as e:
        raise _bad_file("animal_map", options, e) from e
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
    return Rules(seats == 1, decks, options["animals"], goal_set.in_order(names), goal_set, animal_map)


def _bad_file(option: str, options: Options, error: BadFile) -> BadOptions:
    fault = error.faults[0]
    if fault.code == "file.missing":
        return BadOptions(Refusal(fault.code, (option,), fault.args))
    return BadOptions(Refusal("trails.options.file", (option,), {"file": options[option][:40]}))

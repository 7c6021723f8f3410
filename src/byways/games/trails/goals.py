"""Goals: what is counted in an area, and the file that says which goals there are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from byways.kernel.datafile import BadFile, Row
from byways.kernel.geometry.polygon import Point, winding
from byways.kernel.geometry.square import Cell
from byways.kernel.text import Args, Text

from .components import DECKS, DIRECTIONS, KINDS, deck
from .files import Reading, read_lines
from .ground import Edge, Ground, Loop

INTERIM, FINAL = "interim", "final"
NEEDED = 2
"""So many goals of each sort are played with."""

RESERVED = frozenset({*KINDS, *DIRECTIONS, *deck(len(DECKS)), "camp", "done", "token", "deal", "goals"})
_NAME = re.compile(r"[a-z][a-z0-9]+(-[A-Za-z0-9]+)*\Z|[a-z](-[A-Za-z0-9]+)+\Z")
MAX_NAME = 30

Measure = Callable[[Ground, str], int]
"""Counts something in an area, given the word after its name, which may be empty."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal card."""

    name: str
    sort: str
    measure: str
    word: str = ""
    """A kind of trail or a length, where the measure takes one."""

    at_least: int = 1

    def value(self, ground: Ground) -> int:
        """Gets how much an area has of it."""
        return MEASURES[self.measure].count(ground, self.word)

    @property
    def words(self) -> Args:
        """What a sentence about it may name."""
        word = int(self.word) if MEASURES[self.measure].takes == "length" else self.word or "any"
        return {"sort": self.sort, "measure": self.measure, "word": word, "count": self.at_least}

    @property
    def text(self) -> Text:
        """What stands on its card."""
        return Text("trails.goal_card", self.words)

    @property
    def told(self) -> Text:
        """What it is called in a sentence."""
        return Text("trails.goal_text", self.words)

    @property
    def short(self) -> Text:
        """What it is called beside its slots."""
        return Text("trails.goal_name", self.words)

    def met(self, ground: Ground) -> bool:
        return self.value(ground) >= self.at_least


@dataclass(frozen=True, slots=True)
class GoalSet:
    """The goal cards of a file, and what their slots are worth."""

    goals: tuple[Goal, ...]
    slots: Mapping[str, tuple[int, ...]] = field(hash=False)

    def named(self, name: str) -> Goal | None:
        return next((goal for goal in self.goals if goal.name == name), None)

    def in_order(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Gets *names* in the order of the file."""
        return tuple(goal.name for goal in self.goals if goal.name in names)

    def of_sort(self, sort: str) -> tuple[str, ...]:
        return tuple(goal.name for goal in self.goals if goal.sort == sort)

    def playable(self, names: tuple[str, ...]) -> bool:
        """Whether *names* are two different interim and two different final goals."""
        sorts = Counter(goal.sort for goal in self.goals if goal.name in names)
        return len(names) == 2 * NEEDED and sorts == {INTERIM: NEEDED, FINAL: NEEDED}


# What can be counted


def middle(cell: Cell) -> Point:
    """Gets the centre of a camp, in half cells."""
    return 2 * cell[0] + 2, 2 * cell[1] + 2


_MIDDLES = ((1, 0), (2, 1), (1, 2), (0, 1))


def _crossing(edge: Edge) -> Point:
    """Gets the middle of an edge, in half cells."""
    (x, y), side = edge
    dx, dy = _MIDDLES[side]
    return 2 * x + dx, 2 * y + dy


def goes_round(loop: Loop, ground: Ground, other: str) -> bool:
    """Whether a loop, closed through the centre of its own camp, goes round the camp of kind *other*."""
    line = [middle(ground.homes[loop.kind]), *map(_crossing, loop.edges)]
    return winding(middle(ground.homes[other]), line) != 0


def _longest(ground: Ground, kind: str) -> int:
    return max((loop.length for loop in ground.loops() if kind in ("", loop.kind)), default=0)


def _loops(ground: Ground, kind: str) -> int:
    return sum(kind in ("", loop.kind) for loop in ground.loops())


def _sum(ground: Ground, kind: str) -> int:
    return sum(loop.length for loop in ground.loops() if kind in ("", loop.kind))


def _loops_at_one_camp(ground: Ground, _: str) -> int:
    return max(Counter(loop.kind for loop in ground.loops()).values(), default=0)


def _camps_with(ground: Ground, length: str) -> int:
    return len({loop.kind for loop in ground.loops() if loop.length >= int(length)})


def _surrounded(ground: Ground, _: str) -> int:
    loops = ground.loops()
    return sum(
        any(loop.kind != kind and goes_round(loop, ground, kind) for loop in loops) for kind in ground.homes
    )


def _weakest(ground: Ground, _: str) -> int:
    return min(_sum(ground, kind) for kind in KINDS)


@dataclass(frozen=True, slots=True)
class Counting:
    """Something that can be counted."""

    count: Measure
    takes: str = ""
    """What may follow its name: ``kind`` (or nothing, for all kinds), ``length``, or nothing."""


MEASURES: Mapping[str, Counting] = {
    "longest": Counting(_longest, "kind"),
    "loops": Counting(_loops, "kind"),
    "sum": Counting(_sum, "kind"),
    "loops-at-one-camp": Counting(_loops_at_one_camp),
    "camps-with": Counting(_camps_with, "length"),
    "surrounded": Counting(_surrounded),
    "weakest": Counting(_weakest),
}


# The file


@lru_cache(maxsize=16)
def read_goals(text: str) -> GoalSet:
    """Reads a file of goals.

    :raises BadFile: with everything that is wrong in it.
    """
    goals: dict[str, Goal] = {}
    slots: dict[str, tuple[int, ...]] = {}

    def goal(reading: Reading, row: Row) -> None:
        if (found := _goal(reading, row)) is not None:
            if found.name in goals:
                reading.fault(row, "trails.file.twice", found.name)
            goals[found.name] = found

    def slot(reading: Reading, row: Row) -> None:
        sort = row.words[1] if len(row.words) > 1 else ""
        values = tuple(reading.number(row, word, 1, 99) for word in row.words[2:])
        if sort not in (INTERIM, FINAL) or sort in slots:
            reading.fault(row, "trails.file.word", sort)
        elif not values or list(values) != sorted(set(values), reverse=True):
            reading.fault(row, "trails.file.slots")
        slots[sort] = values

    reading = read_lines(text, "goals", {INTERIM: goal, FINAL: goal, "slots": slot})
    for sort in (INTERIM, FINAL):
        if sum(each.sort == sort for each in goals.values()) < NEEDED:
            reading.fault(None, "trails.file.too_few", sort)
        if sort not in slots:
            reading.fault(None, "trails.file.no_slots", sort)
    if reading.faults:
        raise BadFile(tuple(reading.faults))
    return GoalSet(tuple(goals.values()), slots)


def _goal(reading: Reading, row: Row) -> Goal | None:
    """Reads ``interim ten longest at-least 10`` or ``final longest-H longest H``."""
    sort, *words = row.words
    before = len(reading.faults)
    at_least = 1
    if sort == INTERIM:
        if len(words) < 2 or words[-2] != "at-least":
            reading.fault(row, "trails.file.at_least")
            return None
        at_least = reading.number(row, words[-1], 1, 999)
        words = words[:-2]
    if not 2 <= len(words) <= 3:
        reading.fault(row, "trails.file.goal")
        return None
    name, measure, word = words[0], words[1], words[2] if len(words) == 3 else ""
    if not _NAME.match(name) or name in RESERVED or len(name) > MAX_NAME:
        reading.fault(row, "trails.file.name", name)
    if measure not in MEASURES:
        reading.fault(row, "trails.file.measure", measure)
    else:
        _check_word(reading, row, MEASURES[measure].takes, word)
    return Goal(name, sort, measure, word, at_least) if len(reading.faults) == before else None


def _check_word(reading: Reading, row: Row, takes: str, word: str) -> None:
    if takes == "length":
        reading.number(row, word, 1, 999)
    elif word and (takes != "kind" or word not in KINDS):
        reading.fault(row, "trails.file.word", word)

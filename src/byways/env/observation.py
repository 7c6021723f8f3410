"""What a seat sees, as numbers: all that is drawn for a person at the same seat, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from byways.kernel.scene import Area, Scene, Spot
from byways.registry import looks

from .tokens import Vocabulary

KINDS = ("board", "tray", "ghosts", "bar")
MARKS = ("new", "last", "used")
FEATURES = (*KINDS, *MARKS, "count", "north", "east", "south", "west", "inside")
"""What is told of a word on a board: where it lies, its marks, how many, and what is drawn at its sides."""

Numbers = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def stop(self) -> int:
        return self.start + int(np.prod(self.shape))


@dataclass(frozen=True)
class Schema:
    """Where everything stands in an observation."""

    vocabulary: Vocabulary
    seats: int

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The parts, one after the other: boards, picks so far, scores, moves made."""
        words = len(self.vocabulary)
        shapes = {
            "boards": (self.seats, words, len(FEATURES)),
            "picked": (words,),
            "scores": (self.seats,),
            "moves": (1,),
        }
        found, start = [], 0
        for name, shape in shapes.items():
            found.append(Field(name, start, shape))
            start = found[-1].stop
        return tuple(found)

    @property
    def size(self) -> int:
        return self.fields[-1].stop

    def field(self, observation: Numbers, name: str) -> Numbers:
        """Gets a part of an observation, in its shape."""
        field = next(each for each in self.fields if each.name == name)
        return observation[field.start : field.stop].reshape(field.shape)

    def observe(
        self, scene: Scene, seat: int, picked: Iterable[str], totals: Iterable[int], moves: int
    ) -> Numbers:
        """Gets the observation of a seat; seats are counted from it on, so that it is always the first."""
        made = np.zeros(self.size, dtype=np.float32)
        boards, numbers = self.field(made, "boards"), self.vocabulary.numbers
        for area in scene.areas:
            board = boards[0 if area.seat is None else (area.seat - seat) % self.seats]
            for spot in area.spots:
                if (word := numbers.get(spot.ref)) is not None:
                    board[word] = _features(area, spot)
        chosen = self.field(made, "picked")
        for word_picked in picked:
            if (word := numbers.get(word_picked)) is not None:
                chosen[word] += 1
        in_order = list(totals)
        self.field(made, "scores")[:] = in_order[seat - 1 :] + in_order[: seat - 1]
        self.field(made, "moves")[0] = moves
        return made


def _features(area: Area, spot: Spot) -> list[float]:
    sides = [0.0] * 5
    for stroke in spot.strokes:
        for point in stroke.points if len(stroke.points) > 1 else ():
            side = _side(spot, point)
            if side is not None:
                sides[side] = _style(stroke.style)
        if len(stroke.points) == 1:
            sides[4] = _style(stroke.style)
    kinds = [float(area.kind == kind) for kind in KINDS]
    marks = [float(mark in spot.marks) for mark in MARKS]
    return [*kinds, *marks, float(spot.count or 0), *sides]


def _side(spot: Spot, point: tuple[int, int]) -> int | None:
    """Gets which side of a spot a line ends at: north, east, south or west."""
    (x, y), (wide, high) = point, spot.size
    ends = (y <= 0, x >= wide, y >= high, x <= 0)
    return ends.index(True) if any(ends) else None


@cache
def _style(name: str) -> float:
    """Gets the number of a style, above 0 and up to 1; the same wherever the same games are installed."""
    names = sorted({*looks().lines, *looks().signs})
    return (names.index(name) + 1) / (len(names) + 1) if name in names else 1.0

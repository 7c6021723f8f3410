"""The rules of a game, its pictures and its tours."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.protocol import Path, Refusal
from byways.kernel.scene import Scene, Text
from byways.kernel.table import Perspective

from .games import Options


class Rules(Struct):
    """The rules of a game."""

    markdown: Annotated[
        str, Meta(description="`![what it shows](scene:NAME)` on a line of its own is a picture.")
    ]


class TourStep(Struct):
    """A step of a tour: its text, its view, and perhaps a move to make."""

    text: Text
    view: Perspective
    lines: Annotated[tuple[str, ...], Meta(description="Lines of the score that light up.")]
    do: Annotated[Path, Meta(description="The move for the learner to make.")]
    point: Annotated[Path, Meta(description="Places that light up.")]
    tried: Annotated[Path, Meta(description="A move drawn as if it were being made.")]
    reasons: tuple[Refusal, ...]


class Tour(Struct):
    """A tour of a game."""

    steps: list[TourStep]
    options: Annotated[Options, Meta(description="The options of the table it is about.")]
    seats: int


class TourChoices(Struct):
    """What can be picked next; if nothing can, why not."""

    next: Path
    complete: bool
    reasons: tuple[Refusal, ...]


class RulesPicture(Struct):
    """A picture in the rules."""

    scene: Scene
    shown: Annotated[int, Meta(description="How many areas to draw, from the first on.")]
    scored: Annotated[bool, Meta(description="Whether the lit places earn points.")]
    losses: Annotated[Path, Meta(description="Places that cost points.")]
    point: Annotated[Path, Meta(description="Places that light up.")]
    tried: Annotated[Path, Meta(description="A move drawn as if it were being made.")]
    reasons: tuple[Refusal, ...]


class RulesPictures(Struct):
    """The pictures of the rules, by name."""

    pictures: dict[str, RulesPicture]

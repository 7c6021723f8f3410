"""Boards of one seat as text: written, read, and copied from paper place by place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .protocol import Game, Ref, Refusal, UnreadablePosition
from .scene import Spot


@dataclass(frozen=True, slots=True)
class Sketch:
    """What a text says of a board."""

    options: Mapping[str, Any]
    """The options asked for, completed by the text."""

    state: Any
    """The board as far as it can be read."""

    faults: tuple[Refusal, ...] = ()
    """All that is wrong, each with its place or its word."""

    def sound(self) -> tuple[Mapping[str, Any], Any]:
        """Gets options and state if nothing is wrong.

        :raises UnreadablePosition: something is.
        """
        if self.faults:
            raise UnreadablePosition(self.faults[0])
        return self.options, self.state


@dataclass(frozen=True, slots=True)
class Offer:
    """A piece that may be entered at a place."""

    spot: Spot
    entries: tuple[str, ...]
    """How it is written there, once for every way to turn it; those that fit come first."""

    fits: int
    """How many of the entries go with what is round the place."""


@dataclass(frozen=True, slots=True)
class Positions:
    """How boards of a game are written and read, and copied from paper."""

    settings: tuple[str, ...]
    """The options that change what may be on a board, or what it is worth."""

    example: str
    """A text that shows how a board is written."""

    make: Callable[[Mapping[str, Any], int], Game[Any, Any, Any]]
    """Gets the game of one seat for complete options and a version of the rules.

    A board may use options that such a game may not.
    """

    write: Callable[[Any, Any], str | None]
    """Writes a state of a game; ``None`` where it has no text (in the middle of a turn)."""

    read: Callable[[str, Mapping[str, Any]], tuple[Mapping[str, Any], Any]]
    """Gets options and state from a text, given the options asked for; raises UnreadablePosition."""

    sketch: Callable[[str, Mapping[str, Any]], Sketch]
    """Reads a text as far as it can be read; raises BadOptions where the options asked for are not good."""

    offers: Callable[[Sketch, Ref], tuple[Offer, ...]]
    """Gets what may be entered at a place, none where there is no such place."""

    put: Callable[[str, Ref, str], str]
    """Gets the text with an entry at a place, or with the place cleared if the entry is empty."""

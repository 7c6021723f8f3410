"""A board copied from paper: as far as it can be read, what may be entered, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .protocol import Ref, Refusal, UnreadablePosition
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
class Sketching:
    """How boards of a game are copied from paper."""

    settings: tuple[str, ...]
    """The options that change what may be on a board, or what it is worth."""

    example: str
    """A text that shows how a board is written."""

    read: Callable[[str, Mapping[str, Any]], Sketch]
    """Reads a text for the options asked for; raises BadOptions where these are not good."""

    offers: Callable[[Sketch, Ref], tuple[Offer, ...]]
    """Gets what may be entered at a place, none where there is no such place."""

    put: Callable[[str, Ref, str], str]
    """Gets the text with an entry at a place, or with the place cleared if the entry is empty."""

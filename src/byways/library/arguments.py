"""What callers give, each thing checked as it comes in, so that nothing odd gets any further."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from operator import index
from typing import Any

from byways.i18n import LANGUAGES
from byways.kernel.datafile import listed
from byways.kernel.protocol import Path, Refusal
from byways.kernel.rng import Rng

from .reasons import Refused, reason

MOST = 1_000_000
"""So many of anything nobody needs."""

MOST_SHOWN = 40
"""How much is shown of something odd, in letters."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """Arguments of a call. Every method raises :exc:`Refused`, in this language, if one does not fit."""

    lang: str

    def __post_init__(self) -> None:
        if self.lang not in LANGUAGES:
            args = {"name": named(self.lang), "languages": listed(LANGUAGES)}
            raise Refused((reason(Refusal("cli.no_language", ("lang",), args), LANGUAGES[0]),))

    def text(self, name: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self.unfit(name, value, "text")
        return value

    def words(self, name: str, value: str | Iterable[str]) -> Path:
        """Gets the words of a move."""
        return tuple(value.split()) if isinstance(value, str) else self._listed(name, value, "words")

    def lines(self, name: str, value: str | Iterable[str]) -> list[str]:
        """Gets lines that are given one by one, or as text with ``;`` or line ends between them."""
        if isinstance(value, str):
            value = value.replace("\n", ";").split(";")
        given = self._listed(name, value, "lines")
        return [line for each in given if (line := each.strip())]

    def several(self, name: str, value: Iterable[str]) -> Path:
        """Gets texts, of which one alone has to be in a list, too."""
        return self._listed(name, None if isinstance(value, str) else value, "list")

    def count(self, name: str, value: int, most: int = MOST) -> int:
        if not 1 <= (number := whole(value)) <= most:
            raise self.unfit(name, value, "count", most)
        return number

    def players(self, value: Any) -> tuple[Any, ...]:
        if isinstance(value, str | bytes) or not isinstance(value, Sequence) or not value:
            raise self.unfit("players", value, "players")
        return tuple(value)

    def seconds(self, value: Any) -> float:
        if not isinstance(value, int | float) or not value >= 0:
            raise self.unfit("seconds", value, "seconds")
        return value

    def seed(self, value: str | int) -> str:
        if isinstance(value, str) or hasattr(value, "__index__"):
            # Half a character has no bytes to draw from, and Python writes no number of 5,000 digits.
            with suppress(ValueError):
                return str(value).encode().decode()
        raise self.unfit("seed", value, "seed")

    def rng(self, value: Rng) -> Rng:
        if not hasattr(value, "below"):
            raise self.unfit("rng", value, "rng")
        return value

    def unfit(self, name: str, value: object, needs: str, most: int = MOST) -> Refused:
        """Says that an argument is of no use, and what is needed."""
        more: dict[str, str | int] = {"example": 'byways.Quick("x")', "most": most}
        args = {"name": name, "given": shown(value), "needs": needs, **more}
        return Refused((reason(Refusal("library.argument", (name,), args), self.lang),))

    def _listed(self, name: str, value: Any, needs: str) -> Path:
        try:
            given = tuple(value)
        except TypeError:
            raise self.unfit(name, value, needs) from None
        for each in given:
            if not isinstance(each, str):
                raise self.unfit(name, value if isinstance(value, bytes) else each, needs)
        return given


def whole(number: Any) -> int:
    """Gets an integer of any kind, numpy's included; 0, which no seat has, for anything else."""
    try:
        return index(number)
    except TypeError:
        return 0


def named(value: object) -> str:
    """Gets the name that was given for something; of anything but text, how it is written."""
    return value[:MOST_SHOWN] if isinstance(value, str) else shown(value)


def shown(value: object) -> str:
    """Gets how something is written in Python, or its type if that fails."""
    try:
        return repr(value)[:MOST_SHOWN]
    except Exception:
        return type(value).__name__

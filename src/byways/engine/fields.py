"""The fields of a request, each checked as it is taken out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from byways.i18n import phrase
from byways.kernel.codec import Json
from byways.kernel.datafile import listed
from byways.kernel.facts import Facts
from byways.kernel.protocol import Path, Refusal, Seat

T = TypeVar("T")
MAX_WORDS = 1000
MAX_SECONDS = 600.0
MAX_IDEAS = 10


def explained(refusal: Refusal, lang: str) -> Json:
    """Gets a reason as it is answered, with its sentence."""
    return {"code": refusal.code, "refs": list(refusal.refs), "text": phrase(lang, refusal)}


class Problem(Exception):
    """Why a request is not answered: a code of the protocol and reasons in words."""

    def __init__(
        self, code: str, sentence: str = "", *, reasons: tuple[Refusal, ...] = (), **args: str | int
    ) -> None:
        super().__init__(code)
        self.code = code
        self.reasons = reasons or (Refusal(sentence, args=args),)

    def answer(self, ident: Json, lang: str) -> dict[str, Json]:
        """Gets the answer that says so."""
        reasons: list[Json] = [explained(reason, lang) for reason in self.reasons]
        return {"id": ident, "error": {"code": self.code, "reasons": reasons}}


@dataclass(frozen=True, slots=True)
class Fields:
    """A request. Every method raises :exc:`Problem` if its field is missing or wrong."""

    request: Mapping[str, Any]

    def game(self, games: Mapping[str, Facts]) -> Facts:
        name = self.text("game")
        if name not in games:
            raise Problem("unknown-game", "engine.unknown_game", games=listed(games))
        return games[name]

    def table(self, tables: Mapping[str, T]) -> tuple[str, T]:
        name = self.text("table")
        if name not in tables:
            raise Problem("unknown-table", "engine.unknown_table")
        return name, tables[name]

    def seat(self, seats: int) -> Seat:
        seat = self.count("seat")
        if not 1 <= seat <= seats:
            raise self._wrong("seat")
        return Seat(seat)

    def watcher(self, seats: int) -> Seat | None:
        """Gets a seat, or ``None`` for a spectator, who has to be named as null."""
        if "seat" in self.request and self.request["seat"] is None:
            return None
        return self.seat(seats)

    def count(self, name: str) -> int:
        value = self.request.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(name)
        return value

    def text(self, name: str) -> str:
        value = self.request.get(name)
        if not isinstance(value, str):
            raise self._wrong(name)
        return value

    def optional_text(self, name: str) -> str | None:
        return None if self.request.get(name) is None else self.text(name)

    def mapping(self, name: str) -> Mapping[str, Any]:
        value = self.request.get(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self._wrong(name)
        return value

    def words(self, name: str) -> Path:
        value = self.request.get(name)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self._wrong(name)
        return tuple(value)

    def paths(self, name: str) -> tuple[Path, ...]:
        return tuple(tuple(text.split(" ")) for text in self.words(name))

    def move(self) -> Path:
        text = self.text("move")
        return tuple(text.split(" ")[:MAX_WORDS]) if text else ()

    def level(self, levels: range) -> int:
        level = self.count("level") if self.request.get("level") is not None else max(levels)
        if level not in levels:
            raise self._wrong("level")
        return level

    def ideas(self) -> int:
        """Gets how many turns are asked for, 3 if nothing is said."""
        ideas = self.count("ideas") if self.request.get("ideas") is not None else 3
        if not 1 <= ideas <= MAX_IDEAS:
            raise self._wrong("ideas")
        return ideas

    def seconds(self) -> float:
        value = self.request.get("seconds")
        if value is None:
            return 1.0
        if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= MAX_SECONDS:
            raise self._wrong("seconds")
        return float(value)

    def _wrong(self, name: str) -> Problem:
        return Problem("bad-request", "engine.field", field=name)

"""Reasons why something cannot be done, as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from byways.i18n import phrase
from byways.kernel.protocol import ImpossibleChance, Path, Refusal


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason why something cannot be done."""

    sentence: str
    code: str
    """The key of the sentence, the same in all languages, such as ``ink.lay.kind``."""

    places: Path = ()
    """What it is about, the place itself first."""

    def __str__(self) -> str:
        return self.sentence


class Refused(ValueError):
    """Raised when something cannot be done; its text gives every reason. Nothing has changed."""

    def __init__(self, reasons: Iterable[Reason]) -> None:
        self.reasons = tuple(reasons)
        super().__init__(" ".join(map(str, self.reasons)))

    @property
    def code(self) -> str:
        """The code of the first reason."""
        return self.reasons[0].code

    @property
    def places(self) -> Path:
        """All places the reasons are about, each once."""
        return tuple(dict.fromkeys(place for reason in self.reasons for place in reason.places))


def reason(refusal: Refusal, lang: str) -> Reason:
    """Puts a refusal into words."""
    return Reason(phrase(lang, refusal), refusal.code, refusal.refs)


def why_impossible(e: ImpossibleChance) -> tuple[Refusal, ...]:
    """Names the roll or card that is not possible, and why."""
    return Refusal("engine.chance", args={"item": e.item[:200]}), *e.refusals

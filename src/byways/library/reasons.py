"""Why something cannot be done, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from byways.i18n import phrase
from byways.kernel.protocol import ImpossibleChance, Path, Refusal


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done."""

    sentence: str
    code: str
    """What the sentence is the translation of, such as ``ink.lay.kind``."""

    places: Path = ()
    """Where it is wrong, the place itself first."""

    def __str__(self) -> str:
        return self.sentence


class Refused(ValueError):
    """Raised when something cannot be done; says every reason in a sentence. Nothing has changed then."""

    def __init__(self, reasons: Iterable[Reason]) -> None:
        self.reasons = tuple(reasons)
        super().__init__(" ".join(map(str, self.reasons)))

    @property
    def code(self) -> str:
        """The code of the first reason."""
        return self.reasons[0].code

    @property
    def places(self) -> Path:
        """All places that are wrong, each once."""
        return tuple(dict.fromkeys(place for reason in self.reasons for place in reason.places))


def reason(refusal: Refusal, lang: str) -> Reason:
    """Gets a refusal in a language."""
    return Reason(phrase(lang, refusal), refusal.code, refusal.refs)


def why_impossible(e: ImpossibleChance) -> tuple[Refusal, ...]:
    """Gets which move of nature cannot be, and why."""
    return Refusal("engine.chance", args={"item": e.item[:200]}), *e.refusals

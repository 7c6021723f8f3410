"""What a command has found out: sentences for people, or JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from byways.i18n import say
from byways.kernel.codec import encode


@dataclass(frozen=True, slots=True)
class Report:
    """Where it goes, and how."""

    lang: str
    as_json: bool = False

    def figure(self, code: str, figures: Mapping[str, str | int | float | None]) -> None:
        """Says a sentence with figures in it, or writes them with the name of the sentence."""
        if self.as_json:
            self.data({"figure": code.rpartition(".")[2], **figures})
        else:
            shown: dict[str, str | int] = {
                name: "–" if each is None else f"{each:.1f}" if isinstance(each, float) else each
                for name, each in figures.items()
            }
            print(say(self.lang, code, shown))

    def data(self, value: object) -> None:
        """Writes one JSON object on a line."""
        print(json.dumps(encode(value), ensure_ascii=False, sort_keys=True), flush=True)

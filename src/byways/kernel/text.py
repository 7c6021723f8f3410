"""Sentences to be said in the reader's language, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence to be said in the reader's language."""

    code: str
    args: Args = field(default_factory=dict, hash=False)


Arg = str | int | tuple[Text, ...]
"""What fills a hole of a sentence: a word, a number, or things listed one after the other."""

Args = Mapping[str, Arg]
"""What fills the holes of a sentence, by name. Never changed once made."""

"""What is said at a table and what happened around it, in sentences for a screen of letters."""

from __future__ import annotations

from collections.abc import Callable

from byways.i18n import MissingSentence, say
from byways.wire.messages import TalkLine

SPANS = (
    ("web.span-days", 86_400),
    ("web.span-hours", 3_600),
    ("web.span-minutes", 60),
    ("web.span-seconds", 1),
)


def sentence(lang: str, line: TalkLine, name: Callable[[int], str]) -> str:
    """Says a line of the talk; what a newer server tells in words that are not known here is left out."""
    who = _shown(line.name) or name(line.seat)
    if line.said:
        return f"{who}: {_shown(line.said)}"
    args = dict(line.args or {})
    by = _shown(str(args.pop("by", ""))) or name(int(str(args.pop("by_seat", 0))))
    after = _span(lang, int(str(args.pop("after", 0))))
    try:
        return say(lang, line.code or "", {**args, "seat": line.seat, "name": who, "by": by, "after": after})
    except MissingSentence:
        return ""


def _span(lang: str, seconds: int) -> str:
    """Says how long something took, in the largest unit that fits."""
    code, length = next((each for each in SPANS if seconds >= each[1]), SPANS[-1])
    return say(lang, code, count=seconds // length)


def _shown(text: str) -> str:
    """Gets what others wrote as it may be printed: nothing in it moves the cursor or rings a bell."""
    return "".join(letter if letter.isprintable() else " " for letter in text)

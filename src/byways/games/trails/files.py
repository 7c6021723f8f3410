"""Data files that an owner may replace: the printed goals, the printed animals.

Both are lines of words; the rules text describes them. Whatever is wrong
is told by line, all of it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from byways.kernel.datafile import BadFile, Fault, Row, heading, rows


@dataclass(slots=True)
class Reading:
    """A file being read: what was found wrong so far."""

    faults: list[Fault] = field(default_factory=list)

    def fault(self, row: Row | None, code: str, word: str = "") -> None:
        """Notes a fault of a line, or of the whole file."""
        self.faults.append(Fault(row.line if row else 0, code, {"word": word[:40]}))

    def number(self, row: Row, word: str, low: int, high: int) -> int:
        """Reads a whole number; notes a fault and goes on with the lowest if it is none in range."""
        if word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high:
            return int(word)
        self.fault(row, "trails.file.number", word)
        return low


def read_lines(text: str, kind: str, known: Mapping[str, Callable[[Reading, Row], None]]) -> Reading:
    """Reads a file line by line, each by the function for its first word.

    :raises BadFile: it is a file of another kind or for another game.
    """
    if heading(text) != (kind, "trails"):
        raise BadFile((Fault(rows(text)[0].line, "trails.file.kind", {"word": kind}),))
    reading = Reading()
    for row in rows(text)[1:]:
        if row.words[0] in known:
            known[row.words[0]](reading, row)
        else:
            reading.fault(row, "trails.file.word", row.words[0])
    return reading


def checker(read: Callable[[str], object]) -> Callable[[str], tuple[Fault, ...]]:
    """Gets a function that tells everything that is wrong in a text."""

    def check(text: str) -> tuple[Fault, ...]:
        try:
            read(text)
        except BadFile as e:
            return e.faults
        return ()

    return check

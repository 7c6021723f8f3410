"""Data that people read, edit and add: decks, boards, goals. One thing a line, ``#`` begins a comment.

The first line says what the file is: ``byways deck roads``. Files of one's own
lie in the folder ``deck``, ``board`` … of the data folder, named by
``BYWAYS_DATA``, else ``~/.local/share/byways``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath

from .scene import Args

MAX_SIZE = 1 << 20
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}\Z")


@dataclass(frozen=True, slots=True)
class Row:
    """A line with something on it."""

    line: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in a file."""

    line: int
    """The line, counted from 1; 0 if it is about the whole file."""

    code: str
    args: Args = ()


class BadFile(ValueError):
    """Raised when a data file cannot be used, with everything that is wrong in it."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"line {fault.line}: {fault.code}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of data file that a game knows."""

    check: Callable[[str], tuple[Fault, ...]]
    """Gets everything that is wrong in a text."""

    new: Callable[[Mapping[str, str]], str] | None = None
    """Makes a new file from settings such as ``seed``; raises :exc:`BadFile`."""


def rows(text: str) -> list[Row]:
    """Gets the lines that hold something.

    >>> rows("byways deck roads\\n\\nturn 8  # bends\\n")[1]
    Row(line=3, words=('turn', '8'))
    """
    split = [(number, line.partition("#")[0].split()) for number, line in enumerate(text.splitlines(), 1)]
    return [Row(number, tuple(words)) for number, words in split if words]


def heading(text: str) -> tuple[str, str]:
    """Gets the kind of a file and the game it belongs to.

    :raises BadFile: the first line does not say.
    """
    first = next(iter(rows(text)), Row(1, ()))
    if len(first.words) != 3 or first.words[0] != "byways":
        raise BadFile((Fault(first.line, "file.heading"),))
    return first.words[1], first.words[2]


def find(kind: str, name: str, builtin: Traversable) -> str:
    """Gets the text of a data file: one of ours in the folder *builtin*, or one of the user's own.

    :raises BadFile: there is none of that name, or it cannot be read.
    """
    missing = BadFile((Fault(0, "file.missing", (("kind", kind), ("name", name[:40]))),))
    if not _NAME.match(name):
        raise missing
    ours = builtin.joinpath(f"{name}.txt")
    if ours.is_file():
        return ours.read_text("utf-8")
    own = data_folder() / kind / f"{name}.txt"
    try:
        if own.stat().st_size > MAX_SIZE:
            raise BadFile((Fault(0, "file.too_large"),))
        return own.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise missing from e


def data_folder() -> FilePath:
    """Gets the folder of the user's own files."""
    given = os.environ.get("BYWAYS_DATA")
    return FilePath(given) if given else FilePath.home() / ".local" / "share" / "byways"

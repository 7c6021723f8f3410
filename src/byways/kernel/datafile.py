"""Data that people read, edit and add: decks, boards, goals. One thing a line, ``#`` begins a comment.

The first line says what the file is: ``byways deck roads``. Files of one's own
lie in the folder ``deck``, ``board`` … of the data folder, named by
``BYWAYS_DATA``, else ``~/.local/share/byways``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath
from typing import Any

from .text import Args

MAX_SIZE = 1 << 17
"""Twice what the largest board needs. The text travels in records and lies with every table."""

MAX_NAMES = 30
"""How many files a refusal lists."""

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
    args: Args = field(default_factory=dict, hash=False)


TOO_LARGE = Fault(0, "file.too_large")


class BadFile(ValueError):
    """Raised when a data file cannot be used, with everything that is wrong in it."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"line {fault.line}: {fault.code}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class OwnFile:
    """A file of the user's own as an option: what it was called, and what stood in it when it was chosen."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of data file that a game knows."""

    option: str
    """The option that names such a file."""

    ours: Callable[[], Traversable]
    """Gets the folder of those that come with the game."""

    check: Callable[[str], tuple[Fault, ...]]
    """Gets everything that is wrong in a text."""

    suits: Callable[[str, Mapping[str, Any], int | None], bool] = lambda text, options, seats: True
    """Whether a text is for these options and this number of seats, if known."""

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


def tidy(text: str) -> str:
    """Gets a text as it is stored: with uniform line ends, without trailing blanks.

    >>> tidy("turn 8 \\r\\n# bends")
    'turn 8\\n# bends\\n'
    """
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())


def is_name(text: str) -> bool:
    """Whether a data file may be called so."""
    return _NAME.match(text) is not None


def names(folder: Traversable) -> tuple[str, ...]:
    """Gets the names of the data files in a folder; none if it is not there."""
    found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(name[:-4] for name in found if name.endswith(".txt") and is_name(name[:-4])))


def read_in(folder: Traversable, name: str) -> str | None:
    """Gets the text of a data file in a folder; ``None`` if there is none of that name, or it is no text.

    :raises BadFile: it is too large.
    """
    if not is_name(name):
        return None
    try:
        with folder.joinpath(f"{name}.txt").open("rb") as file:
            found = file.read(MAX_SIZE + 1)
        if len(found) > MAX_SIZE:
            raise BadFile((TOO_LARGE,))
        return tidy(found.decode("utf-8"))
    except (OSError, UnicodeDecodeError):
        return None


def listed(found: Iterable[str]) -> str:
    """Gets names as a refusal lists them.

    >>> listed(["classic", "lanes"])
    'classic, lanes'
    """
    every = list(found)
    return ", ".join(every[:MAX_NAMES]) + (" …" if len(every) > MAX_NAMES else "")


def own_folder(kind: str) -> FilePath:
    """Gets the folder of the user's own files of a kind."""
    return data_folder() / kind


def data_folder() -> FilePath:
    """Gets the folder of the user's own files."""
    given = os.environ.get("BYWAYS_DATA")
    return FilePath(given) if given else FilePath.home() / ".local" / "share" / "byways"

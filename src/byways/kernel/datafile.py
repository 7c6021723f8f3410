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

from .scene import Args

MAX_SIZE = 1 << 20
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
    if not _NAME.match(name):
        raise _missing(kind, name, builtin)
    ours = builtin.joinpath(f"{name}.txt")
    if ours.is_file():
        return ours.read_text("utf-8")
    own = data_folder() / kind / f"{name}.txt"
    try:
        if own.stat().st_size > MAX_SIZE:
            raise BadFile((Fault(0, "file.too_large"),))
        return own.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise _missing(kind, name, builtin) from e


def names(kind: str, builtin: Traversable) -> tuple[str, ...]:
    """Gets the names under which :func:`find` finds something: ours, then the user's own."""
    ours = sorted(file.name.removesuffix(".txt") for file in builtin.iterdir() if file.name.endswith(".txt"))
    own = sorted(file.stem for file in (data_folder() / kind).glob("*.txt") if _NAME.match(file.stem))
    return (*ours, *(name for name in own if name not in ours))


def listed(found: Iterable[str]) -> str:
    """Gets names as a refusal lists them.

    >>> listed(["classic", "lanes"])
    'classic, lanes'
    """
    every = list(found)
    return ", ".join(every[:MAX_NAMES]) + (" …" if len(every) > MAX_NAMES else "")


def _missing(kind: str, name: str, builtin: Traversable) -> BadFile:
    args = {"kind": kind, "name": name[:40], "names": listed(names(kind, builtin))}
    return BadFile((Fault(0, "file.missing", args),))


def data_folder() -> FilePath:
    """Gets the folder of the user's own files."""
    given = os.environ.get("BYWAYS_DATA")
    return FilePath(given) if given else FilePath.home() / ".local" / "share" / "byways"

"""What can be played, as a tree of words: what to point at first, and what after that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

Ref = str
"""A name for something a player can point at: ``c4``, ``w2``, ``H-H-``, ``done``."""

Path = tuple[Ref, ...]
"""What a player points at, in order. It is also how an action is written."""


@dataclass(slots=True)
class Moves:
    """The moves that continue from here, each once. Equal branches may be the same object."""

    next: Mapping[Ref, Moves]
    """The words that can come next; none leads nowhere."""

    complete: bool = False
    """Whether the words so far are already a move."""

    _lines: list[str] | None = field(default=None, init=False, repr=False, compare=False)
    """Kept, since branches are: many positions share them."""

    def at(self, picked: Path) -> Moves:
        """Gets the moves that continue after some words, :data:`NOWHERE` if there are none."""
        found = self
        for word in picked:
            found = found.next.get(word, NOWHERE)
        return found

    def paths(self, begun: Path = ()) -> Iterator[Path]:
        """Generates the moves, each after the words it began with."""
        if self.complete:
            yield begun
        for word, rest in self.next.items():
            if rest is END:
                yield (*begun, word)
            else:
                yield from rest.paths((*begun, word))

    def lines(self) -> Sequence[str]:
        """Gets the moves as they are written in records, each once; the same branch is walked once.

        >>> written([("a", "b"), ("a",), ("c", "d")]).lines()
        ['a', 'a b', 'c d']
        """
        if self._lines is None:
            found: list[str] = []
            for word, rest in self.next.items():
                if rest.complete:
                    found.append(word)
                if rest.next:
                    begun = f"{word} "
                    found += [begun + line for line in rest.lines()]
            self._lines = found
        return self._lines

    def __bool__(self) -> bool:
        return self.complete or bool(self.next)


NOWHERE = Moves({})
END = Moves({}, True)


@lru_cache(maxsize=5_000)
def one_of(words: Path) -> Moves:
    """Gets moves that end with one of *words*."""
    return Moves(dict.fromkeys(words, END))


def branches(rest: Mapping[Ref, Moves]) -> Moves:
    """Gets moves that continue as given after each word; words that lead nowhere are left out."""
    return Moves({word: moves for word, moves in rest.items() if moves.next or moves.complete})


def written(paths: Iterable[Path]) -> Moves:
    """Gets the moves with these paths.

    >>> list(written([("a", "b"), ("a",), ("c", "d")]).paths())
    [('a',), ('a', 'b'), ('c', 'd')]
    """
    by_word: dict[Ref, list[Path]] = {}
    complete = False
    for path in paths:
        if path:
            by_word.setdefault(path[0], []).append(path[1:])
        else:
            complete = True
    if complete and not by_word:
        return END
    return Moves({word: written(rest) for word, rest in by_word.items()}, complete)

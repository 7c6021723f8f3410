"""What can be played, as a tree of words: what to point at first, and what after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

Ref = str
"""A name for something a player can point at: ``c4``, ``w2``, ``H-H-``, ``done``."""

Path = tuple[Ref, ...]
"""What a player points at, in order. It is also how an action is written."""


class Moves(NamedTuple):
    """The moves that go on from here, each once. Branches that are alike may be the same object."""

    next: Mapping[Ref, Moves]
    """The words that can come next; none leads nowhere."""

    complete: bool = False
    """Whether the words so far are already a move."""

    def at(self, picked: Path) -> Moves:
        """Gets what goes on after some words, :data:`NOWHERE` if nothing does."""
        found = self
        for word in picked:
            found = found.next.get(word, NOWHERE)
        return found

    def paths(self, begun: Path = ()) -> Iterator[Path]:
        """Generates the moves, after the words with which they have begun."""
        if self.complete:
            yield begun
        for word, rest in self.next.items():
            if rest is END:
                yield (*begun, word)
            else:
                yield from rest.paths((*begun, word))

    def lines(self) -> list[str]:
        """Gets the moves as they are written in records, each once; branches that are alike are walked once.

        >>> written([("a", "b"), ("a",), ("c", "d")]).lines()
        ['a', 'a b', 'c d']
        """
        known: dict[int, list[str]] = {}

        def below(moves: Moves) -> list[str]:
            if (found := known.get(id(moves))) is not None:
                return found
            found = known[id(moves)] = []
            for word, rest in moves.next.items():
                if rest.complete:
                    found.append(word)
                if rest.next:
                    found += [f"{word} {line}" for line in below(rest)]
            return found

        return below(self)

    def __bool__(self) -> bool:
        return self.complete or bool(self.next)


NOWHERE = Moves({})
END = Moves({}, True)


@lru_cache(maxsize=5_000)
def one_of(words: Path) -> Moves:
    """Gets moves that end with one of *words*."""
    return Moves(dict.fromkeys(words, END))


def branches(rest: Mapping[Ref, Moves]) -> Moves:
    """Gets moves that go on as given after each word; words that lead nowhere are left out."""
    return Moves({word: moves for word, moves in rest.items() if moves.next or moves.complete})


def written(paths: Iterable[Path]) -> Moves:
    """Gets the moves that are written like this.

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

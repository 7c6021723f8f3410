"""Well-formed moves that a game might have forgotten to offer, guessed from its words alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Generic

from .protocol import A, Game, Path, Ref, S, Seat, UnreadableAction, V
from .rng import Rng, pick

MIXED = 25
"""So many times several words of a move are changed at once."""

HEADS = 6
"""The number of first words for which moves are guessed from what may be meant."""

FORMS = 200
"""So many moves seen earlier are remembered, as patterns for later ones."""


@dataclass(slots=True)
class Guesses(Generic[S, A, V]):
    """Moves for ``check`` to judge. There are far too many to try all; these are near those that are legal.

    Known moves are varied word by word: one changed for every word there is, one more, one less, and
    several at once for words that can be read there. Known are those that are legal now, those that
    were for anybody before, and those that ``meant`` has for some of the words.
    """

    game: Game[S, A, V]
    _forms: dict[tuple[Ref, int], Path] = field(default_factory=dict)
    _begins: dict[Ref, bool] = field(default_factory=dict)
    """Whether anything was ever meant by a word alone."""

    def made(
        self, state: S, seat: Seat, moves: Sequence[Path], words: Sequence[Ref], rng: Rng
    ) -> Iterator[tuple[Path, A]]:
        """Generates well-formed moves with how they are written, in terms of *words*."""
        patterns = list(self._patterns(state, seat, words, rng))
        patterns += [pick(rng, moves) for _ in range(2)]
        yield from self._readable((word,) for word in words)
        yield from self._readable(_varied(pick(rng, moves), words))
        for pattern in dict.fromkeys(pick(rng, patterns) for _ in range(3)):
            yield from self._readable(_varied(pattern, words))
            yield from self._readable(self._mixed(pattern, words, rng))
        yield from self._readable(patterns)
        for path in islice(moves, FORMS):
            if len(self._forms) < FORMS:
                self._forms.setdefault((path[0], len(path)), path)

    def _patterns(self, state: S, seat: Seat, words: Sequence[Ref], rng: Rng) -> Iterator[Path]:
        """Generates moves, legal or not, to be varied."""
        meant = self.game.facets.picking.meant
        yield from self._forms.values()
        for word in words:
            if word not in self._begins:
                self._begins[word] = any(True for _ in meant(self.game, state, seat, (word,)))
        heads = [word for word in words if self._begins[word]]
        for _ in range(HEADS if heads else 0):
            some = list(islice(meant(self.game, state, seat, (pick(rng, heads),)), 1_000))
            yield from (self.game.path(pick(rng, some)) for _ in range(min(len(some), 10)))

    def _mixed(self, path: Path, words: Sequence[Ref], rng: Rng) -> Iterator[Path]:
        """Generates what comes out when several words are changed at once."""
        fitting = [self._fitting(path, i, words) for i in range(len(path))]
        for _ in range(MIXED):
            yield tuple(
                word if rng.below(2) else pick(rng, fit) for word, fit in zip(path, fitting, strict=True)
            )

    def _fitting(self, path: Path, at: int, words: Iterable[Ref]) -> list[Ref]:
        """Gets the words that can be read in a place of a move."""
        readable = self._readable((*path[:at], word, *path[at + 1 :]) for word in words)
        return [found[at] for found, _ in readable] or [path[at]]

    def _readable(self, paths: Iterable[Path]) -> Iterator[tuple[Path, A]]:
        for path in paths:
            try:
                yield path, self.game.read(path)
            except UnreadableAction:
                continue


def _varied(path: Path, words: Collection[Ref]) -> Iterator[Path]:
    """Generates what comes out when one word is changed, added or left out."""
    yield path[:-1]
    for word in words:
        yield (*path, word)
        yield from ((*path[:i], word, *path[i + 1 :]) for i in range(len(path)))

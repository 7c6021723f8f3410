"""Words as numbers: one token a pick, the same for every table with the same options."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from byways.kernel.choice import moves
from byways.kernel.facts import Facts, Options
from byways.kernel.match import Chance, Match
from byways.kernel.moves import Moves, Ref
from byways.kernel.rng import Quick

WAIT, END, OTHER = "wait", "end", "other"
SPECIAL = (f"<{WAIT}>", f"<{END}>", f"<{OTHER}>")
"""Nothing, for who is not to act; the words so far as a move; the first word that has no token of its own."""

GAMES_PLAYED = 6
CELL = re.compile(r"(-?\d+),(-?\d+)\Z")


@dataclass(frozen=True)
class Vocabulary:
    """The tokens of a game with some options: those of :data:`SPECIAL`, then a word each."""

    words: tuple[Ref, ...]

    @cached_property
    def numbers(self) -> dict[Ref, int]:
        return {word: number for number, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    @classmethod
    def of(cls, facts: Facts, options: Options, seats: int) -> Vocabulary:
        """Collects the words of a few random games, always the same ones; cells fill their rectangle."""
        words: set[Ref] = set()
        game = facts.create(options, seats)
        for number in range(GAMES_PLAYED):
            match, rng = Match.start(game, seats, Chance(f"words {number}")), Quick(f"words {number}")
            while match.to_act:
                seat = min(match.to_act)
                found, seen = moves(game, match.state_for(seat), seat), set[int]()
                _collect(found, words, seen)
                match.play(seat, game.read(_random_path(found, rng)))
        return cls((*SPECIAL, *sorted(words | _rectangle(words))))

    def allowed(self, found: Moves) -> list[int]:
        """Gets the tokens that can be played at a place in the tree of moves."""
        known = [self.numbers[word] for word in found.next if word in self.numbers]
        if found.complete:
            known.append(SPECIAL.index(f"<{END}>"))
        if len(known) - found.complete < len(found.next):
            known.append(SPECIAL.index(f"<{OTHER}>"))
        return known

    def word(self, token: int, found: Moves) -> Ref | None:
        """Gets the word that a token stands for at a place in the tree; ``None`` ends the move.

        :raises ValueError: it cannot be played there.
        """
        if token not in self.allowed(found):
            raise ValueError(f"token {token} cannot be played here")
        if self.words[token] == f"<{END}>":
            return None
        if self.words[token] == f"<{OTHER}>":
            return min(word for word in found.next if word not in self.numbers)
        return self.words[token]


def _collect(found: Moves, words: set[Ref], seen: set[int]) -> None:
    if id(found) not in seen:
        seen.add(id(found))
        words.update(found.next)
        for rest in found.next.values():
            _collect(rest, words, seen)


def _random_path(found: Moves, rng: Quick) -> tuple[Ref, ...]:
    picked: list[Ref] = []
    while found.next and not (found.complete and rng.below(2)):
        picked.append(sorted(found.next)[rng.below(len(found.next))])
        found = found.next[picked[-1]]
    return tuple(picked)


def _rectangle(words: set[Ref]) -> set[Ref]:
    """Gets all cells between those among *words*, for boards without borders."""
    cells = [(int(match[1]), int(match[2])) for word in words if (match := CELL.match(word))]
    if not cells:
        return set()
    columns, rows = ([cell[axis] for cell in cells] for axis in (0, 1))
    return {
        f"{x},{y}" for x in range(min(columns), max(columns) + 1) for y in range(min(rows), max(rows) + 1)
    }

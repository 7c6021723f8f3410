"""Animals: which cards show one, how many tokens there are, and the file that says so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from byways.kernel.datafile import BadFile, Row

from .components import box, card_of, deck
from .files import Reading, read_lines

SPECIES = ("eagle", "moose", "wolf", "lynx", "bear", "bison")
NONE = "none"


@dataclass(frozen=True, slots=True)
class AnimalMap:
    """Everything that is printed about animals."""

    cards: Mapping[int, str] = field(hash=False)
    """The species on a card, by the number of the card."""

    tokens: Mapping[str, int] = field(hash=False)
    """How many tokens there are of each species."""

    points: tuple[int, ...]
    """For 1, 2, 3 … different species on one loop."""

    def shown(self, card: str) -> str:
        """Gets the species on a card, empty if there is none."""
        return self.cards.get(card_of(card).number, "")


@lru_cache(maxsize=16)
def read_animals(text: str) -> AnimalMap:
    """Reads a file of animals.

    :raises BadFile: with everything that is wrong in it.
    """
    cards: dict[int, str] = {}
    named: set[str] = set()
    tokens: dict[str, int] = {}
    points: list[tuple[int, ...]] = []

    def count(reading: Reading, row: Row) -> None:
        if _two_words(reading, row, SPECIES):
            if row.words[1] in tokens:
                reading.fault(row, "trails.file.twice", row.words[1])
            tokens[row.words[1]] = reading.number(row, row.words[2], 1, 99)

    def shape(reading: Reading, row: Row) -> None:
        if _two_words(reading, row, tuple(box().shapes), SPECIES):
            if row.words[1] in named:
                reading.fault(row, "trails.file.twice", row.words[1])
            named.add(row.words[1])
            for card in box().cards:
                if card.shape == row.words[1] and card.shows_contrast:
                    cards.setdefault(card.number, row.words[2])

    def single(reading: Reading, row: Row) -> None:
        if _two_words(reading, row, deck(1), (*SPECIES, NONE)):
            card, species = card_of(row.words[1]), row.words[2]
            if row.words[1] in named:
                reading.fault(row, "trails.file.twice", row.words[1])
            elif species != NONE and not card.shows_contrast:
                reading.fault(row, "trails.file.contrast", row.words[1])
            named.add(row.words[1])
            cards[card.number] = "" if species == NONE else species

    def score(reading: Reading, row: Row) -> None:
        points.append(tuple(reading.number(row, word, 1, 99) for word in row.words[1:]))
        if len(points) > 1 or len(points[0]) != len(SPECIES) or list(points[0]) != sorted(points[0]):
            reading.fault(row, "trails.file.points")

    reading = read_lines(text, "animals", {"tokens": count, "shape": shape, "card": single, "points": score})
    for species in sorted({*cards.values()} - {"", *tokens}):
        reading.fault(None, "trails.file.no_tokens", species)
    if not points:
        reading.fault(None, "trails.file.no_points")
    if reading.faults:
        raise BadFile(tuple(reading.faults))
    return AnimalMap({number: species for number, species in cards.items() if species}, tokens, points[0])


def _two_words(reading: Reading, row: Row, *offered: tuple[str, ...]) -> bool:
    """Whether a line has two words after the first, each one of those offered; notes a fault if not."""
    if len(row.words) != 3:
        reading.fault(row, "trails.file.two_words")
        return False
    for word, words in zip(row.words[1:], offered, strict=False):
        if word not in words:
            reading.fault(row, "trails.file.word", word)
            return False
    return True

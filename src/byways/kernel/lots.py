"""What nature's moves are made of: dice to be read, cards to be turned up, and why a telling cannot be.

A move of nature is written as its *head* (``roll``, ``deal 1``) and the words that fell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from .protocol import A, Game, IllegalAction, Path, Ref, Refusal, S, Seat, UnreadableAction, V
from .rng import Quick
from .text import Text

WORLDS = 24
"""How often what a teller cannot know is imagined."""

NAMED = 12
"""So many words are listed in a sentence; where there are more, it says none."""


CONTRADICTION = Refusal("chance.contradiction")
"""An entry of real cards contradicts hidden ones; it doesn't say which."""


@dataclass(frozen=True, slots=True)
class Lot:
    """Equal dice, or a bag of cards."""

    label: Text
    count: int
    """So many of its words come up."""

    most: Mapping[Ref, int]
    """Every word it has ever had, and how often each can come up now."""

    least: Mapping[Ref, int] = field(default_factory=dict)
    """What is sure to come up: the last cards of a deck that is then made anew."""

    fewest: int | None = None
    """How few may come up, where that is not as many as can."""

    ascending: bool = False
    """Whether its words are written in the order of :attr:`most`."""


@dataclass(frozen=True, slots=True)
class Lots:
    """One move of nature: what it is made of."""

    head: Path
    lots: tuple[Lot, ...]
    """No word is in two of them."""

    mixed: bool = False
    """Whether the words stand as they fell; else those of the first lot come first."""

    seat: Seat | None = None
    """Who alone may see it, or all."""

    def lot_of(self, word: Ref) -> Lot | None:
        return next((lot for lot in self.lots if word in lot.most), None)

    def tidy(self, typed: Path) -> Path:
        """Gets a telling as it is written: with its head, and in order. What is unknown comes last."""
        words = self._without_head(typed)
        if words is None:
            return typed
        if not self.mixed:
            number = {word: i for i, word in enumerate(w for lot in self.lots for w in lot.most)}
            first = [next(iter(lot.most), "") for lot in self.lots]

            def place(word: Ref) -> int:
                lot = self.lot_of(word)
                if lot is None:
                    return len(number)
                return number[word] if lot.ascending else number[first[self.lots.index(lot)]]

            words = tuple(sorted(words, key=place))
        return (*self.head, *words)

    def _without_head(self, typed: Path) -> Path | None:
        """Gets what follows the head, which may be left out; ``None`` where there is another one."""
        if typed[: len(self.head)] == self.head:
            return typed[len(self.head) :]
        if typed[:1] == self.head[:1]:
            return None
        return typed

    def refuse(self, path: Path) -> tuple[Refusal, ...]:
        """Gets why nature's move cannot be this, empty if it can."""
        start, words = path[: len(self.head)], path[len(self.head) :]
        if start != self.head:
            return (Refusal("chance.head", args={"word": _cut(start), "head": " ".join(self.head)}),)
        unknown = [word for word in dict.fromkeys(words) if self.lot_of(word) is None]
        if unknown:
            return tuple(self._refuse_word(word) for word in unknown)
        found = Counter(words)
        refusals = [refusal for lot in self.lots for refusal in _refuse_lot(lot, found, len(self.lots))]
        if not refusals and (tidy := self.tidy(path)) != path:
            refusals.append(Refusal("chance.order", args={"order": " ".join(tidy)}))
        return tuple(refusals)

    def _refuse_word(self, word: Ref) -> Refusal:
        named = {"word": _cut((word,))}
        known = [_named(lot) for lot in self.lots]
        if not all(known):
            return Refusal("chance.unknown", (word,), named)
        words = " ".join(word for words in known for word in words)
        return Refusal("chance.unknown_of", (word,), {**named, "words": words})


def _refuse_lot(lot: Lot, found: Counter[Ref], lots: int) -> Iterable[Refusal]:
    for word, most in lot.most.items():
        if found[word] > most:
            yield Refusal("chance.gone", (word,), {"word": word, "left": most, "given": found[word]})
    missing = [word for word, least in lot.least.items() if found[word] < least]
    for word in missing:
        yield Refusal("chance.missing", (word,), {"word": word, "count": lot.least[word]})
    given = sum(found[word] for word in lot.most)
    fewest = lot.count if lot.fewest is None else lot.fewest
    if not fewest <= given <= lot.count:
        counts = {"wanted": lot.count, "given": given}
        if lots == 1:
            yield Refusal("chance.count", args=counts)
        else:
            yield Refusal("chance.count_of", args={**counts, "words": " ".join(_named(lot))})


def _named(lot: Lot) -> list[Ref]:
    words = [word for word, most in lot.most.items() if most]
    return words if len(words) <= NAMED else []


def _cut(words: Path) -> str:
    return " ".join(words)[:40]


def check_ever(game: Game[S, A, V], path: Path, seats: int) -> tuple[Refusal, ...]:
    """Gets why *path* is none of the moves that nature ever makes at a table of *seats*, empty if it is."""
    every = tuple(game.all_lots(seats))
    alike = [lots for lots in every if lots.head[:1] == path[:1]]
    whole = [lots for lots in alike if lots.head == path[: len(lots.head)]]
    for lots in (*whole, *alike):
        return lots.refuse(path)
    heads = " ".join(dict.fromkeys(lots.head[0] for lots in every))
    return (Refusal("chance.head", args={"word": _cut(path[:1]), "head": heads}),)


def known_lots(game: Game[S, A, V], state: S, teller: Seat | None, number: int) -> Lots:
    """Gets what nature's move is made of as far as *teller* may know: what others hide may still come up.

    What a seat cannot know is imagined several times; a word can come up as often as in any of these worlds.
    """
    view = game.observe(state, teller)
    worlds = [game.lots(game.imagine(view, Quick(f"{number} {i}"))) for i in range(WORLDS)]
    first = worlds[0]
    merged = tuple(_merged(alike) for alike in zip(*(lots.lots for lots in worlds), strict=True))
    return replace(first, lots=merged)


def _merged(alike: tuple[Lot, ...]) -> Lot:
    first = alike[0]
    words = dict.fromkeys(word for lot in alike for word in lot.most)
    sure = [word for word in first.least if all(word in lot.least for lot in alike)]
    return replace(
        first,
        most={word: max(lot.most.get(word, 0) for lot in alike) for word in words},
        least={word: min(lot.least[word] for lot in alike) for word in sure},
    )


def refuse_told(
    game: Game[S, A, V], state: S, typed: Path, teller: Seat | None, number: int
) -> tuple[Refusal, ...]:
    """Gets why a telling that was refused cannot be, saying nothing that *teller* may not know.

    What contradicts only hidden cards is refused without a word about which.
    """
    known = known_lots(game, state, teller, number)
    return known.refuse(known.tidy(typed)) or (CONTRADICTION,)


def example(game: Game[S, A, V], state: S, number: int, teller: Seat | None = None) -> str:
    """Writes a move that nature could make now, as far as *teller* may know, or else whoever tells it."""
    rng = Quick(number)
    known = game.imagine(game.observe(state, teller or game.lots(state).seat), rng)
    return " ".join(game.path(game.roll(known, rng)))


def read_fallen(game: Game[S, A, V], state: S, path: Path) -> A:
    """Reads nature's move; whether it can be is for ``check`` to say.

    :raises IllegalAction: it is not readable, with which word and why.
    """
    try:
        return game.read(path)
    except UnreadableAction:
        raise IllegalAction(game.lots(state).refuse(path)) from None


def read_told(game: Game[S, A, V], state: S, typed: Path) -> A:
    """Reads what people tell of real dice or cards: the head may be left out, the order is put right.

    :raises IllegalAction: it is not readable, with which word and why.
    """
    return read_fallen(game, state, game.lots(state).tidy(typed))

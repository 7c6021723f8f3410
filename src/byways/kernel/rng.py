"""Chance. The only place in the library that makes random numbers.

:class:`Fair` is the one that anybody can check afterwards; docs/fair-dice.md
describes it so that a verifier can be written from that page alone.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import random
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

T = TypeVar("T")

SCHEME = "byways-1"
_WORD = 1 << 64


class Rng(Protocol):
    """A source of whole numbers."""

    def below(self, n: int) -> int:
        """Gets a number from 0 to *n* - 1, each as likely as any other."""
        ...


@dataclass(slots=True)
class Fair:
    """The numbers for one move of nature, from the table's secret and what the players added.

    >>> Fair("secret", ("", ""), 1).below(6)
    3
    """

    seed: str
    salts: tuple[str, ...]
    move: int
    """Which move of nature this is, counted from 1."""

    _block: int = 0
    _words: list[int] = field(default_factory=list)

    def below(self, n: int) -> int:
        """Gets the next number, skipping what would favour the low ones.

        :raises ValueError: *n* is not from 1 to 2**64.
        """
        if not 1 <= n <= _WORD:
            raise ValueError(f"no number below {n}")
        ceiling = _WORD - _WORD % n
        while (word := self._next()) >= ceiling:
            pass
        return word % n

    def _next(self) -> int:
        if not self._words:
            self._block += 1
            digest = hmac.digest(_bytes(self.seed), message(self.salts, self.move, self._block), "sha256")
            self._words = [int.from_bytes(digest[i : i + 8], "big") for i in (24, 16, 8, 0)]
        return self._words.pop()


def message(salts: tuple[str, ...], move: int, block: int) -> bytes:
    """Gets what is signed for one block of a move of nature.

    >>> message(("a", "b"), 3, 1).hex()[:16]
    '6279776179732d31'
    """
    mixed = hashlib.sha256(b"".join(hashlib.sha256(_bytes(salt)).digest() for salt in salts)).hexdigest()
    return f"{SCHEME}|{mixed}|{move}|{block}".encode()


def commitment(seed: str) -> str:
    """Gets what may be published before the first roll."""
    return hashlib.sha256(_bytes(seed)).hexdigest()


_entropy: Callable[[int], bytes] = secrets.token_bytes


def secret() -> str:
    """Gets a fresh seed that nobody can guess."""
    return _entropy(32).hex()


def token(size: int) -> str:
    """Gets a word for an address or a cookie that nobody can guess, from this many random bytes."""
    return base64.urlsafe_b64encode(_entropy(size)).rstrip(b"=").decode()


@contextmanager
def rehearsed(rng: Rng) -> Iterator[None]:
    """Takes from *rng* meanwhile what nobody could guess otherwise, for what has to happen twice alike."""
    global _entropy
    before, _entropy = _entropy, lambda size: bytes(rng.below(256) for _ in range(size))
    try:
        yield
    finally:
        _entropy = before


@dataclass(slots=True)
class Quick:
    """Fast numbers for imagination and search; the same for the same seed on every machine."""

    seed: str | int
    _random: random.Random = field(init=False, repr=False)

    def __post_init__(self) -> None:
        digest = hashlib.sha256(_bytes(str(self.seed))).digest()
        self._random = random.Random(int.from_bytes(digest, "big"))

    def below(self, n: int) -> int:
        bits = n.bit_length()
        draw = self._random.getrandbits
        while (number := draw(bits)) >= n:
            pass
        return number


@dataclass(slots=True)
class Traced:
    """Another source of numbers, with a note of everything that was asked of it.

    >>> traced = Traced(Fair("secret", ("", ""), 1))
    >>> traced.below(6), traced.draws
    (3, [(6, 3)])
    """

    rng: Rng
    draws: list[tuple[int, int]] = field(default_factory=list)
    """Each bound, and the number below it."""

    def below(self, n: int) -> int:
        number = self.rng.below(n)
        self.draws.append((n, number))
        return number


def pick(rng: Rng, items: Sequence[T]) -> T:
    """Gets one of *items*.

    :raises IndexError: there are none.
    """
    if not items:
        raise IndexError("nothing to pick from")
    return items[rng.below(len(items))]


def draw(rng: Rng, bag: Iterable[T], count: int) -> tuple[T, ...]:
    """Draws *count* things from a bag, one after the other, without putting back.

    The order of the bag matters to the result, so a bag has to be given in a
    fixed order. Draws all there are if they are fewer.
    """
    left = list(bag)
    drawn: list[T] = []
    while left and len(drawn) < count:
        drawn.append(left.pop(rng.below(len(left))))
    return tuple(drawn)


def shuffled(rng: Rng, items: Iterable[T]) -> list[T]:
    """Gets all of *items* in a random order."""
    left = list(items)
    return list(draw(rng, left, len(left)))


def _bytes(text: str) -> bytes:
    """Encodes any text, also one with half a surrogate pair."""
    return text.encode("utf-8", "surrogatepass")

"""Chance that anybody can check."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from byways.kernel.rng import Fair, Quick, commitment, draw, pick, secret, shuffled


def by_the_page(seed: str, salts: list[str], move: int, bounds: list[int]) -> list[int]:
    """A verifier written from docs/fair-dice.md alone."""
    mixed = hashlib.sha256(b"".join(hashlib.sha256(salt.encode()).digest() for salt in salts)).hexdigest()
    words: list[int] = []
    numbers, block = [], 0
    for bound in bounds:
        while True:
            if not words:
                block += 1
                text = f"byways-1|{mixed}|{move}|{block}"
                digest = hmac.new(seed.encode(), text.encode(), hashlib.sha256).digest()
                words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
            word = words.pop(0)
            if word < 2**64 // bound * bound:
                numbers.append(word % bound)
                break
    return numbers


@pytest.mark.parametrize("salts", [[], ["", ""], ["ann", "Борис"]])
def test_the_page_says_it_all(salts: list[str]) -> None:
    bounds = [6, 6, 2, 1, 10**9, 2**63 + 1, 3, 2**64, 52] * 5
    fair = Fair("the seed", tuple(salts), 7)
    assert [fair.below(bound) for bound in bounds] == by_the_page("the seed", salts, 7, bounds)


def test_numbers_never_change() -> None:
    """Written down once: a game must come out the same on every machine and in every release."""
    fair = Fair("abc", (), 1)
    assert [fair.below(6) for _ in range(12)] == [5, 3, 0, 3, 0, 4, 1, 4, 4, 4, 5, 0]
    quick = Quick("abc")
    assert [quick.below(100) for _ in range(8)] == [4, 67, 50, 27, 26, 10, 16, 38]


def test_what_does_not_favour_low_numbers() -> None:
    """A bound just above half of all words makes every second word be thrown away."""
    bound = 2**63 + 1
    fair = Fair("bias", (), 1)
    high = sum(fair.below(bound) >= bound // 2 for _ in range(4000))
    assert 1850 < high < 2150


def test_every_face_comes_up() -> None:
    counts = Counter(Fair("even", (), move).below(6) for move in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_seed_salt_and_move_all_matter() -> None:
    streams = {
        tuple(Fair(seed, salts, move).below(2**64) for _ in range(2))
        for seed in ("a", "b")
        for salts in ((), ("x",), ("x", ""), ("", "x"))
        for move in (1, 2, 11)
    }
    assert len(streams) == 2 * 4 * 3


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_impossible_bounds(bound: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        Fair("a", (), 1).below(bound)


def test_bags() -> None:
    rng = Quick("bag")
    assert sorted(draw(rng, "abcde", 9)) == list("abcde")
    assert len(draw(rng, "abcde", 2)) == 2
    assert sorted(shuffled(rng, range(9))) == list(range(9))
    assert pick(rng, ["only"]) == "only"
    with pytest.raises(IndexError):
        pick(rng, [])


def test_secrets() -> None:
    assert secret() != secret()
    assert commitment("abc") == hashlib.sha256(b"abc").hexdigest()
    assert len(commitment("\ud800")) == 64

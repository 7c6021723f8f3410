"""Every registered game obeys every law, with all options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from byways.i18n import LANGUAGES, say
from byways.kernel.conformance import Laws, check_game, check_records
from byways.kernel.facts import Facts, Options
from byways.kernel.scene import Args
from byways.registry import GAMES, looks
from tests import DEEP


def trials(facts: Facts) -> Iterator[tuple[Options, int]]:
    """Generates all options that are tried, each with the fewest and the most seats that go with them."""
    for options, group in groupby(facts.trials(), key=lambda trial: trial[0]):
        seats = [count for _, count in group]
        yield from ((options, count) for count in sorted({seats[0], seats[-1]}))


TRIALS = [(name, options, seats) for name, facts in GAMES.items() for options, seats in trials(facts)]


def say_everywhere(code: str, args: Args) -> None:
    for lang in LANGUAGES:
        assert say(lang, code, args).strip(), f"{lang} says nothing for {code}"


def describe(value: object) -> str | None:
    return " ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, dict) else None


@pytest.mark.parametrize(("name", "options", "seats"), TRIALS, ids=describe)
def test_laws(name: str, options: Options, seats: int) -> None:
    facts = GAMES[name]
    laws = Laws(facts.create(options, seats), seats, say_everywhere, every=4 * seats, looks=looks())
    for number in range(2 if DEEP and seats <= 2 else 1):
        match = check_game(laws, f"{name} {number}")
        check_records(facts, options, seats, match)

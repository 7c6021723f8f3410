"""Every registered game obeys every law, with all options."""

from __future__ import annotations

import pytest

from byways.i18n import LANGUAGES, say
from byways.kernel.conformance import Laws, check_game, check_records
from byways.kernel.facts import Options
from byways.kernel.scene import Args
from byways.registry import GAMES, looks

TRIALS = [(name, options, seats) for name, facts in GAMES.items() for options, seats in facts.trials()]


def say_everywhere(code: str, args: Args) -> None:
    for lang in LANGUAGES:
        assert say(lang, code, args).strip(), f"{lang} says nothing for {code}"


def describe(value: object) -> str | None:
    return " ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, dict) else None


@pytest.mark.parametrize(("name", "options", "seats"), TRIALS, ids=describe)
def test_laws(name: str, options: Options, seats: int) -> None:
    facts = GAMES[name]
    laws = Laws(facts.create(options, seats), seats, say_everywhere, every=3 * seats, looks=looks())
    for number in range(2 if seats <= 2 else 1):
        match = check_game(laws, f"{name} {number}")
        check_records(facts, options, seats, match)

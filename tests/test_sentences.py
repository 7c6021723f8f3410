"""Everything that can be said can be said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk

from byways.i18n import LANGUAGES, codes, rules_text
from byways.registry import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "byways"
SAYS = {"Refusal", "Trouble", "Event", "Text", "Outcome", "Fault", "BadRecord"}
SAYS |= {"_private", "say", "_say", "_Wrong"}
CODE = re.compile(r"[a-z_]+(\.[a-z_-]+)+\Z")


def said() -> Iterator[tuple[str, str]]:
    """Generates every code that stands in the source as something to be said, with where."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", getattr(node.func, "attr", "")) in SAYS
            ):
                strings = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
                for value in strings:
                    if isinstance(value, str) and CODE.match(value):
                        yield value, f"{file.relative_to(SOURCE)}:{node.lineno}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_can_be_read(lang: str) -> None:
    for file in sorted((SOURCE / "i18n" / lang).glob("*.ftl")):
        junk = [each.content for each in parse(file.read_text("utf-8")).body if isinstance(each, Junk)]
        assert not junk, file.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_in_the_source_has_a_sentence(lang: str) -> None:
    known = codes(lang)
    missing = sorted({f"{code} ({where})" for code, where in said() if code.replace(".", "-") not in known})
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_say_the_same(lang: str) -> None:
    assert codes(lang) == codes("en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_game_is_introduced(game: str, lang: str) -> None:
    known = codes(lang)
    needed = [f"{game}-name", f"{game}-about"]
    for option in GAMES[game].schema:
        needed += [f"{game}-option-{option}", f"{game}-option-{option}-about"]
    assert [code for code in needed if code not in known] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_the_same_in_every_language(game: str, lang: str) -> None:
    def shape(text: str) -> list[str]:
        return re.findall(r"^(?:#+ |- `[a-z0-9-]+`|\|)", text, re.MULTILINE)

    text = rules_text(lang, game)
    assert shape(text) == shape(rules_text("en", game))
    rulings = re.findall(r"^- `([a-z0-9-]+)`", text, re.MULTILINE)
    assert rulings and len(set(rulings)) == len(rulings)
    assert set(re.findall(r"\[([a-z0-9]+(?:-[a-z0-9]+)+)\]", text)) <= set(rulings)

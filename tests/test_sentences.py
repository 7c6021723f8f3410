"""Everything that can be said can be said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import parse
from fluent.syntax.ast import Junk

from byways.i18n import LANGUAGES, codes, rules_text, source
from byways.i18n.fluent import Bundle
from byways.registry import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "byways"
SAYS = {"Refusal", "Trouble", "Event", "Text", "Outcome", "Fault", "BadRecord"}
SAYS |= {"_private", "say", "_say", "_Wrong"}
ASKING = {".py", ".ts", ".svelte", ".json"}
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
def test_sentences_are_filled_in_as_fluent_itself_does(lang: str) -> None:
    """Every sentence, with numbers of every plural and with words, as Mozilla's own resolver has it."""
    theirs, ours = FluentBundle([lang], use_isolating=False), Bundle(lang)
    theirs.add_resource(FluentResource(source(lang)))
    ours.add(source(lang))
    entries = dict(re.findall(r"^([\w-]+) = ?(.*(?:\n[ }].*)*)", source(lang), re.MULTILINE))

    def unfolded(text: str) -> str:
        return " ".join(
            [text, *(unfolded(entries[name]) for name in re.findall(r"\{ ([a-z][\w-]+) \}", text))]
        )

    for name, text in entries.items():
        whole = unfolded(text)
        holes, pattern = set(re.findall(r"\$(\w+)", whole)), theirs.get_message(name).value
        assert pattern is not None and name in ours
        for value in (0, 1, 2, 5, 11, 22, -3, "yes", "2") if "->" in whole else (1231,):
            plain = fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            told, _ = theirs.format_pattern(pattern, dict.fromkeys(holes, plain))
            assert ours.format(name, dict.fromkeys(holes, value)) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_in_the_source_has_a_sentence(lang: str) -> None:
    known = codes(lang)
    missing = sorted({f"{code} ({where})" for code, where in said() if code.replace(".", "-") not in known})
    assert not missing


FAMILY = re.compile(
    rf"({'|'.join(GAMES)})-"
    r"(about|advice|bar|bot|button|letter|lot|lure|name|now|options?|paper|puzzle|score|short|tours?)\b"
)
"""What every game has a sentence for, under a name that is put together."""

PARTS = ("web-", "server-", "terminal-", "check-")
"""Where these sentences are asked for, the beginning goes without saying."""


def test_every_sentence_is_asked_for() -> None:
    """By its name, by one that begins so and is put together, or by another sentence."""
    folders = (SOURCE, SOURCE.parents[1] / "web" / "src")
    files = [file for folder in folders for file in folder.rglob("*.*") if file.suffix in ASKING]
    text = "\n".join(file.read_text("utf-8") for file in files if "static" not in file.parts)
    words = {word.replace(".", "-") for word in re.findall(r"[\w.-]+", text)}
    begun = re.findall(r"[`'\"]([A-Za-z][\w.-]*[._-])\$?\{", text)
    beginnings = tuple({each.replace(".", "-") for each in begun} - {*PARTS, "help-"})
    words |= set(re.findall(r"\{ ([a-z][\w-]+) \}", source("en")))
    for name in codes("en"):
        short = next((name.removeprefix(part) for part in PARTS if name.startswith(part)), name)
        known = {name, short} & words or name.startswith("help-") or FAMILY.match(name)
        assert known or name.startswith(beginnings) or short.startswith(beginnings), f"nobody says {name}"


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

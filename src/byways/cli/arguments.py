"""What a person gives on the command line, turned into what the kernel wants."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path as FilePath
from typing import Any

from byways.i18n import LANGUAGES, known_language, phrase, say
from byways.kernel import record
from byways.kernel.datafile import names
from byways.kernel.facts import Facts
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import ImpossibleChance, Refusal
from byways.kernel.rng import secret
from byways.registry import GAMES

MAX_RECORD = 16 << 20
MOST_VALUES = 8


class Complaint(Exception):
    """What is wrong, in words for the person who typed it."""


class Misuse(Complaint):
    """That a command was not given as it can be."""


def language(chosen: str | None = None) -> str:
    """Gets the language to speak: the one chosen, else that of the system.

    :raises Misuse: it is not spoken.
    """
    own = known_language(
        os.environ.get(name, "") for name in ("BYWAYS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    )
    if chosen is not None and chosen not in LANGUAGES:
        raise Misuse(say(own, "cli.no_language", name=chosen[:40], languages=", ".join(LANGUAGES)))
    return chosen or own


def spoken(words: Sequence[str]) -> str | None:
    """Gets the language that is chosen among words of a command line, if any."""
    split = [part for word in words for part in word.split("=", 1)]
    return next((after for word, after in pairwise(split) if word == "--lang"), None)


def facts_of(game: str, lang: str) -> Facts:
    """Finds a game.

    :raises Misuse: there is none of that name.
    """
    if game not in GAMES:
        raise Misuse(say(lang, "cli.no_game", game=game[:40], games=", ".join(GAMES)))
    return GAMES[game]


def options_of(facts: Facts, settings: Iterable[str], lang: str) -> dict[str, Any]:
    """Reads ``edition=2019 expansions=lava,meteor`` and fills in the defaults.

    :raises Misuse: a setting cannot be read.
    :raises BadOptions: one is not offered.
    """
    return dict(facts.options(chosen(facts, settings, lang)))


def chosen(facts: Facts, settings: Iterable[str], lang: str) -> dict[str, Any]:
    """Reads settings, and those only; of files of one's own also the text.

    :raises Misuse: one cannot be read.
    :raises BadOptions: one is not offered.
    """
    given: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or name not in facts.schema:
            raise Misuse(say(lang, "cli.no_option", option=setting[:40], options=", ".join(facts.schema)))
        given[name] = _value(text, facts.schema[name])
    resolved = facts.resolve(given)
    facts.options(resolved)
    return dict(resolved)


def _value(text: str, schema: Mapping[str, Any]) -> Any:
    """Reads a value as the schema wants it; what does not fit is left as text and refused later."""
    kind = schema.get("type", "string")
    if kind == "array":
        return [item for item in text.split(",") if item]
    if kind == "boolean":
        return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(text, text)
    if "enum" in schema:
        return next((offered for offered in schema["enum"] if str(offered) == text), text)
    if kind == "integer" and text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    return text


def offered(facts: Facts) -> Iterator[str]:
    """Generates the options of a game as they are typed, with the values they may have."""
    files = {known.option: known for known in facts.files.values()}
    for name, schema in facts.schema.items():
        if name in files:
            values = [*names(files[name].ours())]
        elif "maximum" in schema:
            values = [f"{schema['minimum']}–{schema['maximum']}"]
        elif schema.get("type") == "boolean":
            values = ["yes", "no"]
        else:
            values = [str(each) for each in schema.get("enum", ()) if each is not None]
        listed = ",".join(schema.get("items", {}).get("enum", ())) or "|".join(values[:MOST_VALUES])
        yield f"{name}={listed}{'' if listed and len(values) <= MOST_VALUES else '…'}"


def start(
    facts: Facts,
    options: Mapping[str, Any],
    seats: int,
    seed: str | None,
    chance: Iterable[str],
    lang: str,
    *,
    told: bool = False,
) -> Match[Any, Any, Any]:
    """Opens a table.

    :raises BadOptions: the options do not go together.
    :raises Misuse: nature cannot move like that.
    """
    given = tuple(tuple(item.split(" ")) for item in chance)
    game = facts.create(options, seats)
    try:
        return Match.start(game, seats, Chance(secret() if seed is None else seed, given=given, told=told))
    except ImpossibleChance as e:
        said = say(lang, "engine.chance", item=e.item[:80])
        raise Misuse(f"{said}\n{reasons(lang, *e.refusals)}") from e


def read_record(file: FilePath, lang: str) -> tuple[record.Record, Facts]:
    """Reads a record and finds its game.

    :raises Complaint: the file cannot be read.
    :raises BadRecord: it is no record, with the line and the reason.
    """
    # Some editors put a mark in front of a file.
    written = record.read(read_text(file, lang).removeprefix("\ufeff"))
    if written.game not in GAMES:
        raise record.BadRecord(2, "record.game", game=written.game[:40])
    return written, GAMES[written.game]


def read_text(file: FilePath, lang: str) -> str:
    """Reads a text file.

    :raises Complaint: it is not there, too large, or not text.
    """
    try:
        if file.stat().st_size > MAX_RECORD:
            raise Complaint(say(lang, "file.too_large"))
        return file.read_text("utf-8")
    except FileNotFoundError as e:
        raise Complaint(say(lang, "cli.missing_file", file=str(file))) from e
    except UnicodeDecodeError as e:
        raise Complaint(say(lang, "cli.not_text", file=str(file))) from e
    except OSError as e:
        raise Complaint(say(lang, "cli.no_file", file=str(file))) from e


def reasons(lang: str, *refusals: Refusal) -> str:
    return " ".join(phrase(lang, refusal) for refusal in refusals)

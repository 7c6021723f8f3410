"""Everything that is said to people, in every language. The only home of sentences.

A code such as ``ink.lay.kind`` is the message ``ink-lay-kind`` in the Fluent
files of a language's folder. A game that a package brings has its own, ``en.ftl`` and ``en.md`` beside it;
what it does not say in a language it says in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from byways.registry import BROUGHT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from byways.kernel.protocol import Happening, Refusal
    from byways.kernel.scene import Area, Args, Text

    from .fluent import Bundle

NOTHING: Args = {}
LANGUAGES = ("en", "ru", "uk")
PEOPLE = {"seat": "who", "to": "whom", "and": "other"}
"""Arguments that are seats, each with the hole of a sentence that names who sits there."""

Called = Callable[[int], str]
"""How to call whoever has a seat."""

PICTURE = re.compile(r"^!\[([^]]+)\]\(scene:([a-z0-9-]+)\)$", re.MULTILINE)
"""A picture in the rules, on a line of its own: what it shows, and its name in the lesson of the game."""

APPENDIX = "<!-- appendix -->\n\n"
"""Where the rules end that people read before they play."""

ENTRY = re.compile(r"^((?=([\w-]+) =)(?:.*)(?:\n[ }].*)*)", re.MULTILINE)
"""A message in a Fluent file."""


class MissingSentence(LookupError):
    """Raised when a code has no sentence, or a sentence lacks a value."""


def say(
    lang: str,
    code: str,
    args: Args = NOTHING,
    *,
    called: Called | None = None,
    **more: str | int | tuple[Text, ...],
) -> str:
    """Gets the sentence for a code; *called* tells how to call whoever has a seat, else by its number.

    >>> say("en", "match.over")
    'The game is over.'

    :raises MissingSentence: there is none, or a value for one of its holes is missing.
    """
    name = code.replace(".", "-")
    given = {**args, **more}
    values = {name: _value(lang, value, called) for name, value in given.items()}
    values |= {
        hole: called(seat) if called is not None else _numbered(lang, seat)
        for argument, hole in PEOPLE.items()
        if isinstance(seat := given.get(argument), int)
    }
    try:
        text = _bundle(lang).format(name, values)
    except LookupError as e:
        raise MissingSentence(f"{lang}: {name}" if str(e) == name else f"{lang}: {name}: {e}") from None
    return _with_true_minus(text, values.values())


def bot_name(lang: str, level: int | None, seat: int | None) -> str:
    """Gets how a bot is called: by its level, and by its seat where others are of the same level.

    >>> bot_name("en", 4, None), bot_name("en", 4, 2)
    ('Expert bot', 'Expert bot 2')
    """
    name = say(lang, "web.bot-name", level=level or 0)
    return name if seat is None else f"{name} {seat}"


def phrase(lang: str, thing: Refusal | Happening, called: Called | None = None) -> str:
    """Gets the sentence for a refusal or an event."""
    return say(lang, thing.code, thing.words, called=called)


def lettered(lang: str, area: Area) -> Area:
    """Gets an area whose letters for colours and kinds are those of the language."""
    letters = _letters(lang, area.label.code.partition(".")[0])
    spots = tuple(
        replace(spot, text=letters[spot.text]) if spot.text in letters else spot for spot in area.spots
    )
    return replace(area, spots=spots) if letters else area


def codes(lang: str) -> frozenset[str]:
    """Gets the names of all sentences of a language."""
    return frozenset(_bundle(lang))


@cache
def source(lang: str) -> str:
    """Gets all sentences of a language as one Fluent file, for programs that say them themselves."""
    return "\n".join(_sources(lang).values())


def rules_text(lang: str, game: str) -> str:
    """Gets the rules of a game with our rulings, as Markdown.

    :raises MissingSentence: the game has none.
    """
    return "".join(rules_parts(lang, game))


def rules_parts(lang: str, game: str) -> tuple[str, str]:
    """Gets what people need in order to play, then the appendix: how moves are written, and our rulings.

    :raises MissingSentence: the game has no rules.
    """
    file = files(__name__).joinpath(lang, f"{game}.md")
    text = file.read_text("utf-8") if file.is_file() else None
    text = text or _brought(game, f"{lang}.md") or _brought(game, f"{LANGUAGES[0]}.md")
    if text is None:
        raise MissingSentence(f"{lang}: {game}.md")
    rules, _, appendix = text.partition(APPENDIX)
    return rules, appendix


def plain_rules(lang: str, game: str) -> str:
    """Gets the rules for surfaces without pictures: what a picture shows stands in its place, in words."""
    return PICTURE.sub(r"> \1", rules_text(lang, game))


def known_language(wanted: Iterable[str]) -> str:
    """Gets the first language of *wanted* that we speak, else English.

    >>> known_language(["de_DE.UTF-8", "uk_UA.UTF-8"])
    'uk'
    """
    return next((name[:2].lower() for name in wanted if name[:2].lower() in LANGUAGES), LANGUAGES[0])


def accepted_language(header: str) -> str:
    """Gets the language that an ``Accept-Language`` header likes best among those we speak, else English.

    >>> accepted_language("de, uk;q=0.6, ru;q=0.9"), accepted_language("")
    ('ru', 'en')
    """
    wanted: list[tuple[float, int, str]] = []
    for each in header[:500].split(","):
        name, _, quality = each.partition(";q=")
        try:
            wanted.append((-float(quality or 1), len(wanted), name.strip()))
        except ValueError:
            continue
    return known_language(name for weight, _, name in sorted(wanted) if weight)


@cache
def _letters(lang: str, game: str) -> dict[str, str]:
    """Gets what a game's letters are in a language: ``bands-letter-R``."""
    text = _sources(lang).get(f"{game}.ftl", "")
    return dict(re.findall(rf"^{re.escape(game)}-letter-(\w) = (.+)$", text, re.MULTILINE))


@cache
def _numbered(lang: str, seat: int) -> str:
    """Gets how a seat is called where no name is known."""
    return _bundle(lang).format("web-player", {"seat": seat})


def _value(lang: str, value: str | int | tuple[Text, ...], called: Called | None = None) -> str | int:
    """Gets what stands in a hole of a sentence."""
    if isinstance(value, tuple):
        return "; ".join(say(lang, thing.code, thing.args, called=called) for thing in value)
    return value


def _with_true_minus(text: str, values: Iterable[Any]) -> str:
    """Gets a sentence with a minus before its negative numbers, not a hyphen. Places keep theirs.

    >>> _with_true_minus("-2 points at -2,1", [-2, "-2,1"])
    '−2 points at -2,1'
    """
    for value in values:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<![\w,]){value}(?![\d,])", f"\N{MINUS SIGN}{-value}", text)
    return text


@cache
def _bundle(lang: str) -> Bundle:
    # Importing Fluent takes a while; a program that asks for no sentence should not pay for it.
    from .fluent import Bundle

    bundle = Bundle(lang)
    bundle.add(source(lang))
    return bundle


@cache
def _sources(lang: str) -> dict[str, str]:
    folder = files(__name__).joinpath(lang)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    ours = {name: folder.joinpath(name).read_text("utf-8") for name in names}
    return ours | {f"{game}.ftl": _brought_sentences(lang, game) for game in BROUGHT}


def _brought_sentences(lang: str, game: str) -> str:
    """Gets what a game of a package says, in English where it says nothing in this language."""
    own, english = (_brought(game, f"{name}.ftl") or "" for name in (lang, LANGUAGES[0]))
    known = {name for _, name in ENTRY.findall(own)}
    return "\n".join([own, *(text for text, name in ENTRY.findall(english) if name not in known)])


def _brought(game: str, name: str) -> str | None:
    """Gets a file that lies beside a game."""
    return BROUGHT[game].facets.text(name) if game in BROUGHT else None

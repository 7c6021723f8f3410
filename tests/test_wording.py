"""Whatever a table, its log or a refusal can say is said in every language, in its words alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, TextElement, VariableReference

from byways.i18n import LANGUAGES, say, source
from byways.kernel.choice import moves, refuse
from byways.kernel.facets import brief_of, scene_of, stage_of
from byways.kernel.guesses import Guesses
from byways.kernel.protocol import Refusal, Seat, UnreadableAction
from byways.kernel.record import read
from byways.kernel.rng import Fair
from byways.kernel.story import Story, retell
from byways.kernel.text import Args, Text
from byways.registry import GAMES

GOLDEN = Path(__file__).parent / "golden"
MOMENTS = 14
"""At so many moments of a recorded game moves are tried that are refused."""

TRIED = 400
APART = re.compile(
    r"-(tour|option|options|file|board|new|deck|paper|letter|lot|position|puzzle)-|-(lot|side|drawn|face|kind)\Z|-about\Z"
)
"""What is said elsewhere: on the set-up page, on paper, of files, of positions that are typed, and of
puzzles, whose holes hold numbers."""

N = TypeVar("N")
NAMES = {"en": "Anna", "ru": "Анна", "uk": "Ганна"}
PLACE = re.compile(r"\b[a-i][1-9]\b|\b[AB]\b|-?\d+,-?\d+")
"""A cell, a peg, or one half of a card."""

LATIN = re.compile(r"[A-Za-z][\w-]*")
IDS = re.compile(
    r"\b[tu]\d{3}\b|\b[wsl][1-6]\b|\b[HRL]?[HRL-]{3,}[x\b]|\b[a-z]+-[HBK]\b|\b\w+\.\w|[_{}$]"
    r"|\b(?:ten|each-camp|three-loops|five-loops|two-sixes|round-camp|most-loops|most-surrounded|weakest-camp)\b"
)
"""What only the notation calls things by: cards, dice, drawn cells, goals, codes."""

TYPED = re.compile(r"\d+x\d+|«[^»]*»|\[[^]]*\]|/table/…|/join/…|docs/fair-dice\.md")
KNOWN = re.compile(
    r"Byways|Ink|JSON|QR(-код)?|Wi-Fi|PDF|CSV|Dask|PostgreSQL|SQLite|POST|SHA-256|SVG|PNG|Chromium|https|gzip|Enter|Esc|Tab|Shift|Home|End|Ctrl(-C)?|[A-Zx]"
    r"|text|json|undo|redo|why|restart|board|score|rules|auto|hint|save|quit|en|ru|uk|a4|letter|public|private|off"
)
"""Names and keys that are the same in every language, and what is typed in English whatever one reads."""

PEG: Args = {"place": "c4", "refs": "c4 d5"}
RARE: dict[str, Args] = {
    "ink.meteor_missed": {"seat": 1},
    "ink.tie": {"won": 2, "other": 3},
    "trails.camp.origin": {"place": "0,0"},
    "trails.token.none_left": {"species": "eagle"},
    "bands.band.none_left": {"count": 18},
    "bands.band.start_common": PEG,
    "bands.crystal.nothing": {},
    "bands.edge": {"seat": 1, "points": 8},
    "bands.own_trail": {"seat": 1, "points": 5},
    "bands.paid_both": {"seat": 1, "to": 2, "and": 3, "cards": 2, "colour": "grey", **PEG},
    "bands.pay.receiver": PEG,
    "bands.pay.split": PEG,
    "bands.tie": {"won": 9, "other": 11},
    "bands.plot": {"seat": 1, "points": 4},
    "roads.lay.edge": {"place": "4,6"},
    "roads.lay.off_field": {"place": "5,7"},
}
"""What the golden games do not come to, with what stands in its holes."""


@cache
def stories(game: str) -> tuple[Story, ...]:
    """Gets the golden games of a game."""
    files = sorted((GOLDEN / game).glob("*.txt"))
    return tuple(retell(read(file.read_text("utf-8")), GAMES[game]) for file in files)


def said(game: str) -> Iterator[tuple[str, Args]]:
    """Generates what the golden games say: labels, headings, scores, events, refusals, endings."""
    for story in stories(game):
        seats = [Seat(seat) for seat in range(1, story.record.seats + 1)]
        for moment in story.moments:
            for event in moment.events:
                told = [event.seen_by(seat) for seat in (*seats, None)]
                yield from ((each.code, each.words) for each in told if each is not None)
        last = len(story.moments)
        for move in sorted({round(number * last / MOMENTS) for number in range(MOMENTS + 1)}):
            yield from ((text.code, text.args) for text in shown(story, move, seats))
            yield from ((refusal.code, refusal.words) for refusal in refused(story, move, seats))
        for move in range(last):
            texts = (*briefed(story, move, seats), *brought(story, move))
            yield from ((text.code, text.args) for text in texts)
        outcome = story.game.outcome(story.state(last))
        if outcome is not None:
            yield outcome.reason, {}
            if outcome.tie is not None:
                yield outcome.tie.code, outcome.tie.args


def shown(story: Story, move: int, seats: Iterable[Seat]) -> Iterator[Text]:
    """Generates every text that can be seen at a moment."""
    game, state = story.game, story.state(move)
    for seat in (*seats, None):
        view = game.observe(state, seat)
        yield stage_of(game, view)
        for area in scene_of(game, view).areas:
            yield from (text for text in (area.label, area.rule, area.count) if text is not None)
            for spot in area.spots:
                yield spot.label
                if spot.short is not None:
                    yield spot.short
    for seat in seats:
        yield from (Text(f"{game.name}.score.{line.code}") for line in game.tally(state, seat).lines)


def briefed(story: Story, move: int, seats: Iterable[Seat]) -> Iterator[Text]:
    """Generates what wins, what is left and what to do at a moment."""
    game, state = story.game, story.state(move)
    for seat in (*seats, None):
        every = moves(game, state, seat) if seat is not None else None
        brief = brief_of(game, game.observe(state, seat), frozenset(every.next if every else ()))
        texts = (brief.goal, brief.left, brief.guide, brief.waste)
        yield from (text for text in texts if text is not None)


def brought(story: Story, move: int) -> tuple[Text, ...]:
    """Gets what the next move brings and costs whoever makes it, and what it does to the board."""
    game, seat = story.game, story.moments[move].entry.seat
    if seat <= 0:
        return ()
    before, after = story.state(move), story.state(move + 1)
    brings = game.facets.presentation.brings(game, game.observe(before, seat), game.observe(after, seat))
    return (*brings, *game.facets.explanation.effects(game, before, after, seat))


def refused(story: Story, move: int, seats: Iterable[Seat]) -> Iterator[Refusal]:
    """Generates why moves are refused at a moment, of seats on turn and of others."""
    game: Any = story.game
    state, guesses, rng = story.state(move), Guesses(game), Fair("told", (), move + 1)
    for seat in seats:
        for action in readable(game):
            yield from refuse(game, state, seat, action)
        if seat in game.to_act(state):
            words = sorted(scene_of(game, game.observe(state, seat)).words)
            legal = list(islice(moves(game, state, seat).paths(), 300))
            for _, action in islice(guesses.made(state, seat, legal, words, rng), TRIED):
                yield from game.check(state, seat, action)


def readable(game: Any) -> Iterator[Any]:
    """Generates moves of every form that this game can read; another deck has other words."""
    for path in forms(game.name):
        with suppress(UnreadableAction):
            yield game.read(path)


@cache
def forms(game: str) -> tuple[tuple[str, ...], ...]:
    """Gets moves of every form, also those of other scenarios and expansions."""
    found: dict[tuple[str, int], list[tuple[str, ...]]] = {}
    for story in stories(game):
        for moment in story.moments:
            path = moment.entry.path
            found.setdefault((path[0], len(path)), []).append(path)
    return tuple(path for each in found.values() for path in each[:: len(each) // 3 + 1])


@cache
def collected(game: str) -> dict[str, tuple[Args, ...]]:
    """Gets what the golden games say, by code, each way of saying it once."""
    found: dict[str, dict[str, Args]] = {}
    for code, args in said(game):
        found.setdefault(code, {}).setdefault(repr(sorted(args.items())), args)
        for value in args.values():
            for thing in value if isinstance(value, tuple) else ():
                found.setdefault(thing.code, {}).setdefault(repr(thing), thing.args)
    rare = {code: (args,) for code, args in RARE.items() if code.startswith(f"{game}.")}
    return rare | {code: tuple(each.values()) for code, each in found.items()}


def strange(lang: str, sentence: str) -> list[str]:
    """Gets what is neither a place nor a word of the language; in English, what only the notation says."""
    plain = PLACE.sub("", sentence)
    return IDS.findall(plain) if lang == "en" else LATIN.findall(plain)


@cache
def sentences(lang: str) -> dict[str, Message]:
    """Gets every sentence of a language, with all its ways."""
    body = FluentParser().parse(source(lang)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def within(node: object, kind: type[N]) -> Iterator[N]:
    """Generates the parts of a sentence that are of one kind."""
    if isinstance(node, kind):
        yield node
    for part in vars(node).values() if isinstance(node, BaseNode) else node if isinstance(node, list) else ():
        yield from within(part, kind)


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_holes_is_told_in_the_golden_games(game: str) -> None:
    """Else it would not be known what stands in its holes; what is part of others has theirs."""
    told = {code.replace(".", "-") for code in collected(game)}
    own = {name: entry for name, entry in sentences("en").items() if name.startswith(f"{game}-")}
    needed = {name for name, entry in own.items() if any(within(entry, VariableReference))}
    parts = {part.id.name for entry in own.values() for part in within(entry, MessageReference)}
    assert sorted(name for name in needed - told - parts if not APART.search(name)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_holds_no_id_and_no_foreign_word(game: str, lang: str) -> None:
    found = []
    for code, ways in collected(game).items():
        for args in ways:
            sentence = say(lang, code, args, called=lambda _: NAMES[lang])
            if words := strange(lang, sentence):
                found.append((code, sentence, words))
    assert found == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_sentence_is_translated_in_all_its_ways(lang: str) -> None:
    """Words between quotation marks are typed, and the same in every language."""
    found = []
    for name, entry in sentences(lang).items():
        plain = TYPED.sub("", "…".join(part.value for part in within(entry, TextElement)))
        if rest := [word for word in LATIN.findall(plain) if not KNOWN.fullmatch(word)]:
            found.append((name, rest))
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_called_a_player_before_a_name(lang: str) -> None:
    """A name stands as it is: neither after “player”, nor in another case than it was given in."""
    player = {"en": "player", "ru": "игрок", "uk": "грав"}[lang]
    pattern = re.compile(rf"{player}\w*\s+\{{ \$(who|whom|other|name|names|by) \}}", re.IGNORECASE)
    assert pattern.findall(source(lang)) == []

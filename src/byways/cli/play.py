"""Sitting down: at a table of one's own or at one on a server, with a screen or line by line."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from byways.bots import is_compiled
from byways.extras import MissingExtra, needed
from byways.i18n import say
from byways.kernel import record
from byways.kernel.facts import Facts, Options
from byways.kernel.match import Match
from byways.kernel.protocol import Seat
from byways.kernel.seating import lot, seated
from byways.registry import GAMES

from . import arguments
from .arguments import Complaint, Misuse


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    seats: int | None = None
    bots: int = 0
    level: int = 2
    settings: tuple[str, ...] = ()
    seed: str | None = None
    paper: bool = False
    plain: bool = False
    name: str = ""
    begins: int | None = None
    """Which of the players, people first; none: drawn by lot."""

    @property
    def for_here(self) -> bool:
        """Whether something was asked for that only a table of one's own can have."""
        return bool(self.for_new or self.bots or self.paper or self.plain)

    @property
    def for_new(self) -> bool:
        """Whether something was asked for that only a game that begins can have."""
        return bool(self.seats or self.settings or self.seed or self.begins)


class Party(NamedTuple):
    """Who plays what at a table of one's own."""

    facts: Facts
    options: Options
    match: Match[Any, Any, Any]
    people: frozenset[Seat]
    level: int
    drawn: bool = False
    """Whether it was drawn by lot who begins."""


def sit_down(game: str | None, wishes: Wishes, lang: str) -> None:
    """Opens or joins a table, or goes on with a saved game, and plays until the people leave.

    :raises Complaint: there is no such game, option, bot, table or file.
    """
    if game is not None and game.startswith(("http://", "https://")):
        _join(game, wishes, lang)
        return
    from .table import Left

    try:
        if game is not None and game not in GAMES and Path(game).is_file():
            _go_on(Path(game), wishes, lang)
        else:
            _begin(arguments.facts_of(game or _ask_game(lang), lang), wishes, lang)
    except (EOFError, Left):
        print(f"\n{say(lang, 'cli.goodbye')}")


def _begin(facts: Facts, wishes: Wishes, lang: str) -> None:
    """Plays a new game."""
    seats = max(facts.seats[0], wishes.bots + 1) if wishes.seats is None else wishes.seats
    options = arguments.options_of(facts, wishes.settings, lang)
    for advice in facts.advised(options):
        print(say(lang, f"{facts.name}.advice.{advice.name}"))
    _check_bots(facts, wishes, seats, lang)
    if wishes.begins is not None and not 1 <= wishes.begins <= seats:
        raise Misuse(say(lang, "cli.no_seat", seat=wishes.begins, seats=seats))
    match = arguments.start(facts, options, seats, wishes.seed, (), lang, told=wishes.paper)
    drawn = wishes.begins is None and facts.in_turn and seats > 1
    people = _people(seats, wishes.bots, lot(match.chance.seed, seats) if drawn else wishes.begins or 1)
    _play(Party(facts, options, match, people, wishes.level, drawn), wishes.plain, lang)


def _go_on(file: Path, wishes: Wishes, lang: str) -> None:
    """Goes on with a saved game; the dice to come are new.

    :raises Complaint: it cannot be read or is over, or what was asked for belongs to new games.
    """
    if wishes.for_new:
        raise Misuse(say(lang, "cli.only_new"))
    written, facts = arguments.read_record(file, lang)
    match = record.load(written, facts, told=wishes.paper or "typed" in written.provenance)
    if match.over:
        raise Complaint(say(lang, "cli.is_over", file=str(file)))
    facts = facts.under(written.rules)
    options = facts.options(record.with_files(written, facts).options)
    _check_bots(facts, wishes, match.seats, lang)
    people, level = _people(match.seats, wishes.bots, 1), wishes.level
    if not wishes.bots and any(written.bots):
        people = frozenset(Seat(seat) for seat, bot in enumerate(written.bots, 1) if not bot)
        level = max(min(max(map(abs, written.bots)), max(facts.levels)), min(facts.levels))
    print(say(lang, "cli.goes_on", file=str(file)))
    _play(Party(facts, options, match, people, level), wishes.plain, lang)


def _check_bots(facts: Facts, wishes: Wishes, seats: int, lang: str) -> None:
    if wishes.level not in facts.levels or not 0 <= wishes.bots <= seats:
        raise Misuse(say(lang, "cli.no_bots", high=max(facts.levels)))
    if wishes.bots and not is_compiled(facts):
        print(say(lang, "bots.weaker"))


def _play(party: Party, plain: bool, lang: str) -> None:
    """Plays on the full screen, or line by line where there is none."""
    if not plain and _is_terminal():
        try:
            # Textual takes a moment to load; whoever needs no screen should not wait for it.
            with needed("terminal"):
                from byways.terminal.app import TableScreen
                from byways.terminal.local import Local

            TableScreen(Local(*party), lang).run()
            return
        except MissingExtra as e:
            print(say(lang, "cli.plain_instead", command=e.command))
    from .table import PlainTable

    PlainTable(*party, lang).play()


def _people(seats: int, bots: int, first: int) -> frozenset[Seat]:
    """Gets where the people sit if the player with number *first* begins, people counted before bots."""
    order = seated(range(1, seats + 1), first)
    return frozenset(Seat(seat) for seat, player in enumerate(order, 1) if player <= seats - bots)


def _is_terminal() -> bool:
    # The screen is drawn on standard error, so that must be one, too.
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()


def _join(link: str, wishes: Wishes, lang: str) -> None:
    """Sits down at a table on a server.

    :raises Complaint: it cannot be reached, or what was asked for belongs to tables of one's own.
    """
    with needed("terminal"):
        from byways.terminal.desk import speak
        from byways.terminal.remote import Unreachable, join

    if wishes.for_here:
        raise Misuse(say(lang, "terminal.only_here"))
    try:
        table = join(link, wishes.name)
    except Unreachable as e:
        raise Complaint(speak(lang, e.said)) from e
    if not _is_terminal():
        raise Complaint(say(lang, "terminal.no_screen"))
    from byways.terminal.app import TableScreen

    TableScreen(table, lang).run()


def _ask_game(lang: str) -> str:
    print(say(lang, "cli.welcome"))
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        print(f"  {number}  {name:<8} {say(lang, f'{name}.name')}: {say(lang, f'{name}.about')}")
    while True:
        answer = input(f"{say(lang, 'cli.which_game', first=names[0])} ").strip()
        if answer in names:
            return answer
        if answer in ("", "1"):
            return names[0]
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(names):
            return names[int(answer) - 1]
        print(say(lang, "cli.no_game", game=answer[:40], games=", ".join(names)))

"""How many taps a turn takes: a scripted one of each game and expansion, tapped in a browser and counted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page

from byways.kernel.choice import legal
from byways.kernel.facets import scene_of
from byways.kernel.intent import preview
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Path, Seat
from byways.registry import GAMES
from tests.server.client import Line, Server, Visitor, hang_up
from tests.web.tables import BOT, ME, make_table, prefer, see_table

ACCEPT = "✓"
SEAT = Seat(1)
AnyMatch = Match[Any, Any, Any]
Script = tuple[Path, tuple[Path, ...]]
"""What is tapped, and the steps that this makes."""


@dataclass(frozen=True)
class Turn:
    """A turn of a game, and how many taps it may take."""

    game: str
    most: int
    find: Callable[[AnyMatch], Iterator[Script]]
    options: tuple[tuple[str, Any], ...] = ()
    confirm: bool = False
    seats: int = 2
    before: tuple[Path, ...] = ()
    """Steps that were made before."""


def only_way(match: AnyMatch) -> Iterator[Script]:
    """A piece that can be laid in one way at a place."""
    yield from (((*path[:2],), (path,)) for path in layings(match, ways=1))


def only_way_confirmed(match: AnyMatch) -> Iterator[Script]:
    yield from (((*taps, ACCEPT), steps) for taps, steps in only_way(match))


def second_tap(match: AnyMatch) -> Iterator[Script]:
    """One that can be laid in several ways: the second tap on it plays the first of them."""
    yield from (((path[0], path[1], path[1]), (path,)) for path in layings(match, ways=2))


def layings(match: AnyMatch, ways: int) -> Iterator[Path]:
    """Generates pieces at places where there are so many ways to lay them, each laid in the first way."""
    state = match.state_for(SEAT)
    for piece, places in match.game.moves(state, SEAT).next.items():
        for place, laid in places.next.items():
            if len(laid.next) == ways and not any(rest.next for rest in laid.next.values()):
                yield piece, place, min(laid.next)


def rhombus(match: AnyMatch) -> Iterator[Script]:
    """Four pegs of which nobody need think how to pay for them."""
    band = match.game.moves(match.state_for(SEAT), SEAT).next.get("band")
    for pegs in band.paths() if band else ():
        if len(pegs) == 4:
            seen = preview(match, SEAT, ("band", *pegs))
            if seen.then and not seen.asks:
                yield (*pegs, ACCEPT), (("band", *pegs), *seen.then)


def two_cards_and_a_rhombus(match: AnyMatch) -> Iterator[Script]:
    for first in takes(match):
        for second in takes(played(match, first)):
            for taps, steps in rhombus(played(match, first, second)):
                yield (first[1], second[1], *taps), (first, second, *steps)


def takes(match: AnyMatch) -> Iterator[Path]:
    game = match.game
    for action in legal(game, match.state_for(SEAT), SEAT, ("take",)):
        if (path := game.path(action)) != ("take", "deck"):
            yield path


def played(match: AnyMatch, *paths: Path) -> AnyMatch:
    after = match.copy()
    for path in paths:
        after.play(SEAT, match.game.read(path))
    return after


def meteor(match: AnyMatch) -> Iterator[Script]:
    """The cell where it would land."""
    for spot in scene_of(match.game, match.view(SEAT)).areas[0].spots:
        if len(spot.means) == 1:
            yield (spot.ref,), (("meteor", *spot.means),)


def pair(match: AnyMatch) -> Iterator[Script]:
    for action in legal(match.game, match.state_for(SEAT), SEAT, ("pair",)):
        path = match.game.path(action)
        yield path[1:], (path,)


CAMP = (("camp", "H", "0,0"), ("done",))
TURNS = {
    "ink: a placement": Turn("ink", 2, only_way),
    "ink: a placement, confirmed": Turn("ink", 3, only_way_confirmed, confirm=True),
    "ink: a placement that can be turned": Turn("ink", 3, second_tap),
    "ink: the meteor": Turn("ink", 1, meteor, (("expansions", ["meteor"]),)),
    "ink: a pair of the draft": Turn("ink", 1, pair, (("draft", True),)),
    "bands: a rhombus": Turn("bands", 5, rhombus),
    "bands: two cards and a rhombus": Turn("bands", 8, two_cards_and_a_rhombus),
    "trails: a card": Turn("trails", 2, only_way, seats=1, before=CAMP),
    "trails: a card that can be turned": Turn("trails", 3, second_tap, seats=1, before=CAMP),
    "roads: a card": Turn("roads", 3, second_tap),
}


def deal(turn: Turn) -> tuple[str, Script]:
    """Gets a deal with such a turn."""
    game = GAMES[turn.game].create(dict(turn.options), turn.seats)
    for number in count():
        seed = f"taps {number}"
        found = next(turn.find(played(Match.start(game, turn.seats, Chance(seed)), *turn.before)), None)
        if found is not None:
            return seed, found
    raise AssertionError("no deal has such a turn")


def tap(page: Page, word: str) -> None:
    piece = f".hit[data-ref='{word}'], .item[data-ref='{word}']"
    page.locator("[data-do=accept]:enabled" if word == ACCEPT else piece).first.click()
    page.wait_for_selector(".page[aria-busy=false]")


@pytest.mark.parametrize("name", TURNS)
def test_taps(page: Page, server: Server, name: str) -> None:
    turn = TURNS[name]
    seed, (taps, steps) = deal(turn)
    people = [ME, *[BOT] * (turn.seats - 1)]
    table = make_table(page, server.url, turn.game, people, options=dict(turn.options), seed=seed, begins=1)
    line = sit(page, server, table)
    for step in turn.before:
        line.ask("play", seat=1, path=list(step))
    if turn.confirm:
        prefer(page, server, confirm=True)
    see_table(page, server, table)
    page.wait_for_selector(".page .lit")
    for word in taps:
        tap(page, word)
    assert len(taps) <= turn.most
    assert made(line, steps), f"{len(taps)} taps made something else"
    hang_up()


def sit(page: Page, server: Server, table: str) -> Line:
    """Gets a line of the page's visitor to a table."""
    cookie = next(each["value"] for each in page.context.cookies() if each["name"] == "byways")
    return Visitor(server.url, f"byways={cookie}").sit(table)


def made(line: Line, steps: tuple[Path, ...]) -> bool:
    """Whether each of these is a step of the turn, or was heard by all where that is final."""
    line.ask("ping")
    draft: list[list[str]] = line.table["views"][0]["draft"]
    news = [message for message in map(json.loads, line.heard) if message["type"] == "events"]
    own = [event for message in news for event in message["events"] if event["seat"] == SEAT]
    return all(list(step) in draft or any(step[1] in event["refs"] for event in own) for step in steps)

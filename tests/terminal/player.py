"""Somebody who plays with keys alone and knows no game."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from byways.kernel.facts import Facts
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.record import begin, read
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES
from byways.terminal.app import TableScreen
from byways.terminal.local import Local
from byways.terminal.screens import Curtain, Note
from tests.server.finished import record_of

SIZE = (80, 24)


def local(
    name: str,
    people: int | None = None,
    bots: int = 0,
    *,
    told: bool = False,
    seed: str = "keys",
    **options: Any,
) -> Local:
    """Opens a table here with the fewest seats, or so many people and bots."""
    facts: Facts = GAMES[name]
    seats = max(facts.seats[0], (people or 0) + bots) if people is not None else facts.seats[0]
    game = facts.create(facts.options(options), seats)
    match: Match[Any, Any, Any] = Match.start(game, seats, Chance(seed, told=told))
    mine = frozenset(Seat(seat) for seat in range(1, seats - bots + 1))
    return Local(facts, facts.options(options), match, mine, 1)


def near_the_end(name: str, left: int = 6) -> Local:
    """Opens a table here at which so many moves of a recorded game are left to play."""
    facts, record = GAMES[name], read(record_of(name, GAMES[name].seats[0]))
    game, state = begin(record, facts)
    played = record.log[: -left or None]
    given = tuple(entry.path for entry in played if entry.seat == NATURE)
    match: Match[Any, Any, Any] = Match.start(game, record.seats, Chance("keys", given=given), state)
    for entry in played:
        if entry.seat != NATURE:
            match.play(entry.seat, game.read(entry.path))
    seats = frozenset(Seat(seat) for seat in range(1, record.seats + 1))
    return Local(facts, record.options, match, seats, 1)


async def quiet(pilot: Pilot[None]) -> None:
    """Waits until everything asked for is done."""
    app = screen(pilot)
    for _ in range(2):
        # A key goes to the application, to what has the focus or the screen on top, and back.
        while not await _passed(app):
            pass
        # A window that changed its size is laid out by and by.
        while app.busy or app.screen._compositor.size != app.size:
            await asyncio.sleep(0.001)


async def _passed(app: TableScreen) -> bool:
    """Whether a message went the way of a key; one to a screen that is just being closed is lost."""
    done = asyncio.Event()

    def ask_screen() -> None:
        (app.focused or app.screen).call_later(app.screen.call_later, app.call_later, done.set)

    app.call_later(ask_screen)
    try:
        await asyncio.wait_for(done.wait(), 0.5)
    except TimeoutError:
        return not app.is_running
    return True


def screen(pilot: Pilot[None]) -> TableScreen:
    assert isinstance(pilot.app, TableScreen)
    return pilot.app


def covered(app: TableScreen) -> bool:
    """Whether the curtain is down."""
    return isinstance(app.screen, Curtain)


def noted(app: TableScreen) -> bool:
    """Whether there is something longer to read."""
    return isinstance(app.screen, Note)


def said(app: TableScreen) -> list[str]:
    """Gets what was said against the last thing that was tried."""
    return app.desk.said if app.desk.refused else []


def open_line(app: TableScreen) -> bool:
    """Whether there is a line to type into."""
    return bool(app.query_one(Input).display)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Presses keys one by one. Textual's own press waits for the clock, which is long over a whole game."""
    for key in keys:
        screen(pilot).simulate_key(key)
        await quiet(pilot)


def shown(pilot: Pilot[None]) -> str:
    """Gets the letters on the screen."""
    app = screen(pilot)
    width, height = app.size
    rows = app.screen._compositor.render_strips()
    assert len(rows) == height
    text = ["".join(segment.text for segment in row) for row in rows]
    assert all(len(row) == width for row in text), [len(row) for row in text]
    return "\n".join(text)


async def play_on(pilot: Pilot[None], rng: Quick, turns: int = 100_000) -> None:
    """Presses keys until the game is over, or so often."""
    app = screen(pilot)
    for _ in range(turns):
        await quiet(pilot)
        if isinstance(app.screen, Curtain | Note):
            if app.desk.table is not None and app.desk.table.over:
                return
            await press(pilot, "enter")
            continue
        desk = app.desk
        if desk.table is not None and desk.table.over:
            return
        if desk.view is None or not desk.view.acting:
            await asyncio.sleep(0.01)
            continue
        keys = ["enter"] * 12 + ["up", "right", "down", "left", "tab", "r"]
        await press(pilot, pick(rng, keys))

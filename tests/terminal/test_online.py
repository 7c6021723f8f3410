"""A table on a server, in a process of its own, seen from the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from byways.kernel.record import read
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.terminal.app import TableScreen
from byways.terminal.remote import Unreachable, join
from byways.terminal.screens import Note, Question
from tests.server.client import Line, Server, Visitor, hang_up, running, start
from tests.server.evenings import turn_game
from tests.server.finished import record_of
from tests.server.test_replay import bring
from tests.terminal.player import SIZE, play_on, press, quiet, shown

pytestmark = pytest.mark.anyio
PATIENCE = 60.0
"""So many seconds anything may take on a busy machine."""


def host_plays(line: Line) -> None:
    """Lets the bot move for whoever opened the table, until the game is over."""
    while views := line.wait_for_turn():
        line.ask("auto", seat=views[0]["seat"])


def invited(server: Server, name: str, *, left: int = 0) -> tuple[Line, str]:
    """Opens a table for two. Gets the line of its host, and the link for the guest.

    With so many moves *left* of a recorded game, if they are given.
    """
    host = Visitor(server.url)
    host.ask("/api/me", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "invite"}]
    if left:
        text = record_of(name, 2)
        record = bring(host, text)[1]["id"]
        asked = {"move": len(read(text).log) - left, "seats": seats, "key": "invited"}
        table = host.ask(f"/api/replays/{record}/branch", asked)[1]["id"]
    else:
        table = host.open(name, seats)
    _, summary = host.ask(f"/api/tables/{table}")
    return host.sit(table), f"{server.url}/join/{summary['invites']['2']}"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path / "data"))


# Nobody is invited to hidden hands that somebody may know from a record.
@pytest.mark.parametrize("name", [name for name, facts in GAMES.items() if not facts.secret][:1])
async def test_a_guest_joins_by_the_link_and_plays(name: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        line, link = await asyncio.to_thread(invited, server, name, left=12)
        table = await asyncio.to_thread(join, link, "Bob")
        host = asyncio.create_task(asyncio.to_thread(host_plays, line))
        app = TableScreen(table, "en")
        async with app.run_test(size=SIZE) as pilot:
            await asyncio.wait_for(_until_others_wait(app), 30)
            await press(pilot, "colon", *"zz", "enter")
            assert app.desk.refused and "There’s no such move here." in shown(pilot)
            await press(pilot, "escape")
            await play_on(pilot, Quick(name), 20)
            text = shown(pilot)
            assert "Bob" in text and "Ann" in text
            assert table.last is not None and table.last.seats[1].mine
            while not table.last.over:
                await press(pilot, "a")
                await asyncio.sleep(0.01)
            await quiet(pilot)
            assert isinstance(app.screen, Note)
            await press(pilot, "escape")
            record = await asyncio.to_thread(table.record)
            assert record is not None and record.startswith("byways record")
        await host
        hang_up()
        again = await asyncio.to_thread(join, f"{server.url}/table/{table.table}")
        assert again.cookie == table.cookie, "whoever comes back has the same seat"
        assert (await asyncio.to_thread(join, link)).table == table.table, "by the invitation, too"


async def _until_others_wait(app: TableScreen) -> None:
    """Waits until nobody else can act: what others do takes what was said off the screen."""
    await _until_my_turn(app)
    while app.desk.table is None or set(app.desk.table.to_act) != {app.desk.seat}:
        await asyncio.sleep(0.02)


async def _until_my_turn(app: TableScreen) -> None:
    while app.desk.view is None or not app.desk.view.acting:
        await asyncio.sleep(0.02)


async def test_what_is_agreed_and_said_with_keys(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        line, link = await asyncio.to_thread(invited, server, turn_game())
        app = TableScreen(await asyncio.to_thread(join, link, "Bob"), "en")
        async with app.run_test(size=SIZE) as pilot:
            await press_until_ended(app, pilot, line)
            await asyncio.to_thread(line.ask, "takeback", seat=1)
            await _until(lambda: "Ann asks to take back" in shown(pilot), pilot)
            await press(pilot, "j")
            await _until(lambda: app.desk.table is not None and 1 in app.desk.table.to_act, pilot)
            await asyncio.to_thread(line.ask, "say", seat=1, text="hello \x1b[2J there")
            await _until(lambda: heard(app, "Ann: hello") and "\x1b" not in shown(pilot), pilot)
            await press(pilot, "c", *"hi", "enter")
            await _until(lambda: heard(app, "Bob: hi"), pilot)
            await press(pilot, "f", "escape", "f")
            assert isinstance(app.screen, Question)
            await press(pilot, "enter")
            await _until(lambda: heard(app, "Bob resigned."), pilot)
            assert app.desk.table is not None and app.desk.table.seats[1].kind == "closed"
        await asyncio.to_thread(line.ask, "ping")
        assert any('"hi"' in each for each in line.heard)
    hang_up()


def heard(app: TableScreen, words: str) -> bool:
    """Whether something was said, also if what came next has taken it off the screen."""
    return any(words in each for each in app.desk.known)


async def press_until_ended(app: TableScreen, pilot: Pilot[None], line: Line) -> None:
    """Lets both move until the host has ended a turn."""
    await _until(lambda: app.desk.table is not None, pilot)
    while True:
        await asyncio.to_thread(line.ask, "ping")
        if 1 in line.table["to_act"]:
            await asyncio.to_thread(line.ask, "auto", seat=1)
            if 1 not in line.table["to_act"]:
                return
        else:
            await press(pilot, "a")
            await quiet(pilot)


async def _until(holds: Callable[[], bool], pilot: Pilot[None]) -> None:
    """Waits until something holds, and shows the screen if it never does."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise AssertionError(shown(pilot)) from None


def test_links_that_lead_nowhere(tmp_path: Path) -> None:
    for link in ("http://", "http://x/y", "http://127.0.0.1:1/lobby/x", "http://127.0.0.1:1/table/a/b"):
        with pytest.raises(Unreachable) as error:
            join(link)
        assert error.value.said.code == "terminal.no_link"
    with pytest.raises(Unreachable) as error:
        join("http://127.0.0.1:1/table/x")
    assert error.value.said.code == "terminal.unreachable"
    with running(tmp_path) as server:
        with pytest.raises(Unreachable) as error:
            join(f"{server.url}/table/nothing")
        assert error.value.said.code == "server.no_table"


async def test_a_line_that_is_cut_comes_back(tmp_path: Path) -> None:
    """What was asked for meanwhile is done once the server is there again."""
    name = next(iter(GAMES))
    with running(tmp_path) as server:
        _, link = await asyncio.to_thread(invited, server, name)
        table = await asyncio.to_thread(join, link, "Bob")
        app = TableScreen(table, "en")
        async with app.run_test(size=SIZE) as pilot:
            await asyncio.wait_for(_until_my_turn(app), 30)
            server.kill()
            hang_up()
            while "No connection." not in shown(pilot):
                await pilot.pause()
            app.simulate_key("a")
            port = int(server.url.rpartition(":")[2])
            back = await asyncio.to_thread(start, tmp_path, port=port)
            try:
                while app.desk.view is None or not app.desk.view.draft:
                    await asyncio.sleep(0.05)
            finally:
                back.kill()
            assert len(app.desk.view.draft) == 1

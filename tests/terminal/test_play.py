"""Games on the screen, by key presses that know no game."""

from __future__ import annotations

import re

import pytest
from textual.widgets import Input

from byways.i18n import LANGUAGES
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.terminal.app import TableScreen
from byways.terminal.sitting import wanted
from tests.terminal.player import (
    SIZE,
    covered,
    local,
    near_the_end,
    noted,
    open_line,
    play_on,
    press,
    quiet,
    said,
    shown,
)

pytestmark = pytest.mark.anyio
OPEN = [name for name, facts in GAMES.items() if not facts.secret]
SECRET = [name for name, facts in GAMES.items() if facts.secret]


@pytest.mark.parametrize("name", GAMES)
async def test_a_beginning_by_keys(name: str) -> None:
    """What keys find is played; nothing of it breaks the screen."""
    table = local(name)
    begun = len(table.match.log)
    app = TableScreen(table, "en")
    async with app.run_test(size=SIZE) as pilot:
        await play_on(pilot, Quick(name), 120)
        assert len(table.match.log) > begun or any(map(table.match.draft, table.match.to_act))


@pytest.mark.parametrize("name", GAMES)
async def test_an_end_by_keys(name: str) -> None:
    table = near_the_end(name)
    app = TableScreen(table, "en")
    async with app.run_test(size=SIZE) as pilot:
        assert table.match.to_act
        await play_on(pilot, Quick(name))
        await quiet(pilot)
        assert table.match.over and noted(app)
        await press(pilot, "escape", "s", "down", "up", "escape", "b", "escape")
        assert "The game is over." in shown(pilot)


@pytest.mark.parametrize("name", GAMES)
async def test_against_a_bot(name: str) -> None:
    table = local(name, people=1, bots=1)
    app = TableScreen(table, "en")
    async with app.run_test(size=SIZE) as pilot:
        await play_on(pilot, Quick(name), 40)
        assert "Novice bot" in shown(pilot)


@pytest.mark.parametrize("name", SECRET)
async def test_the_curtain_falls_between_people(name: str) -> None:
    """Nothing of anybody's side is seen before the screen has been passed on."""
    table = local(name, people=2)
    app = TableScreen(table, "en")
    async with app.run_test(size=SIZE) as pilot:
        seats, rng = [], Quick(name)
        for _ in range(3):
            await quiet(pilot)
            assert covered(app)
            text = shown(pilot)
            assert "Pass the screen to Player" in text
            assert not any(word in text for word in ("(", "[", "▸"))
            await press(pilot, "x", "escape", "q")
            assert covered(app)
            await press(pilot, "enter")
            seats.append(app.desk.seat)
            assert "▸" in shown(pilot)
            while not covered(app):
                await play_on(pilot, rng, 1)
        assert seats[:2] == [1, 2]


@pytest.mark.parametrize("name", OPEN)
async def test_no_curtain_where_nothing_is_hidden(name: str) -> None:
    table = local(name, people=2)
    app = TableScreen(table, "en")
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        assert not covered(app)
        rng = Quick(name)
        while app.desk.seat == 1:
            await play_on(pilot, rng, 1)
        assert not covered(app) and "Player 2’s turn." in shown(pilot)


@pytest.mark.parametrize("name", GAMES)
async def test_what_cannot_be_is_explained(name: str) -> None:
    """A place that is not lit says why, and what was picked stays picked."""
    app = TableScreen(local(name, people=1, bots=max(0, GAMES[name].seats[0] - 1)), "en")
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        await press(pilot, "colon", *"zz", "enter")
        assert app.desk.refused and "! There’s no such move here." in shown(pilot)
        line = app.query_one(Input)
        assert open_line(app) and line.value == "zz"
        await press(pilot, "escape")
        assert not open_line(app)
        view, desk = app.desk.view, app.desk
        assert view is not None
        places = [*desk.left.frames, *desk.right.frames]
        desk.cursor = dark = next(word for word in places if word not in view.next)
        await press(pilot, "shift+up", "shift+down", "shift+left", "shift+right")
        desk.cursor = dark
        await press(pilot, "space")
        assert said(app) or not desk.picker.empty


@pytest.mark.parametrize("name", GAMES)
async def test_undo_redo_restart(name: str) -> None:
    table = local(name, people=1, bots=max(0, GAMES[name].seats[0] - 1))
    app = TableScreen(table, "en")
    async with app.run_test(size=SIZE) as pilot:
        rng = Quick(name)
        for _ in range(300):
            if table.match.draft(Seat(1)) or table.match.over:
                break
            await play_on(pilot, rng, 1)
        if table.match.over or not table.match.draft(Seat(1)):
            # In this game every move is final at once.
            await press(pilot, "u")
            assert app.desk.refused or noted(app)
            return
        draft = table.match.draft(Seat(1))
        await press(pilot, "u")
        assert len(table.match.draft(Seat(1))) == len(draft) - 1
        await press(pilot, "y")
        assert table.match.draft(Seat(1)) == draft
        await press(pilot, "x")
        assert not table.match.draft(Seat(1))
        await press(pilot, "u")
        assert "Nothing to undo." in shown(pilot)


@pytest.mark.parametrize("name", GAMES)
async def test_sizes_and_languages(name: str) -> None:
    """Whatever the window, everything lit has a sign that is no colour, and nothing breaks."""
    for lang in LANGUAGES:
        app = TableScreen(local(name, people=1, bots=max(0, GAMES[name].seats[0] - 1)), lang)
        async with app.run_test(size=(120, 40)) as pilot:
            await quiet(pilot)
            for size in (SIZE, (40, 10), (20, 5), (200, 60), SIZE):
                await pilot.resize_terminal(*size)
                await quiet(pilot)
                await pilot.pause()
                text = shown(pilot)
                if size >= SIZE:
                    assert "▸" in text and "◂" in text
            await press(pilot, "enter", "plus", "minus", "question_mark")
            assert noted(app)
            await press(pilot, "escape", "t", "l", "escape", "g", "escape")
            assert app.theme == "paper"


@pytest.mark.parametrize("name", GAMES)
async def test_real_dice_are_typed_in(name: str) -> None:
    """A roll that cannot be is refused with the reason and stays to be mended."""
    table = local(name, told=True)
    app = TableScreen(table, "en")
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        if covered(app):
            await press(pilot, "enter")
        line = app.query_one(Input)
        assert open_line(app) and app.focused is line and table.match.to_act == {NATURE}
        await press(pilot, *"nonsense", "enter")
        assert re.search("! “nonsense”.*can’t come up", shown(pilot)) and line.value == "nonsense"
        line.value = ""
        rolls = 0
        while app.desk.table is not None and (example := wanted(app.desk.table)) is not None:
            assert example[:20] in shown(pilot)
            match = table.match
            dealt = " ".join(match.game.path(match.game.roll(match.state, Quick(rolls))))
            line.value = f"{dealt} {dealt.split()[-1]}"
            await press(pilot, "enter")
            assert app.desk.refused and line.value.startswith(dealt) and len(table.match.log) == rolls
            line.value = dealt
            await press(pilot, "enter")
            rolls += 1
            assert len(table.match.log) == rolls
        assert not open_line(app)
        if covered(app):
            await press(pilot, "enter")
        await press(pilot, "p")
        assert len(table.match.log) == rolls - 1 and open_line(app)


async def test_the_mouse_picks_what_is_lit() -> None:
    name = OPEN[0]
    app = TableScreen(local(name), "en")
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        word = app.desk.picker.lit[0]
        frame = app.desk.right.frames[word]
        await pilot.click("#side", offset=(frame.column + 3, frame.row))
        await quiet(pilot)
        assert app.desk.picker.picked[:1] == (word,)
        place = next(word for word in app.desk.picker.lit if word in app.desk.left.frames)
        frame = app.desk.left.frames[place]
        await pilot.click("#board", offset=(frame.column + 1, frame.row))
        await quiet(pilot)
        assert app.desk.picker.place == place
        await pilot.click("#keys", offset=(2, 0))
        await quiet(pilot)
        assert app.desk.view is not None and app.desk.view.draft


async def test_a_record_is_saved_and_leaving_asks_first(tmp_path: object) -> None:
    app = TableScreen(local(OPEN[0]), "en")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "q")
        assert "Leave the table?" in shown(pilot)
        await press(pilot, "w")
        line = app.query_one(Input)
        line.value = "/nowhere/at/all"
        await press(pilot, "enter")
        assert app.desk.refused and open_line(app)
        line.value = f"{tmp_path}/game.txt"
        await press(pilot, "enter")
        assert "Saved as" in shown(pilot) and not open_line(app)
        await press(pilot, "q", "escape")
        assert app.is_running
        await press(pilot, "q", "enter")
    assert app.return_code == 0

"""What a page says and how it behaves when something is not as it should be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Server, start
from tests.web.accessible import assert_accessible
from tests.web.player import Player
from tests.web.tables import BOT, ME, finish, first_game, make_table, open_near_the_end, open_table


def test_a_refused_move_is_explained_and_its_cause_flashes(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    page.locator(".item.lit").first.click()
    page.wait_for_function("() => document.querySelector('.page').getAttribute('aria-busy') === 'false'")
    unlit = page.locator(".hit:not(.lit)").first
    unlit.click(force=True)
    expect(page.locator("[aria-live=assertive]")).not_to_be_empty()
    expect(page.locator(".refused").first).to_be_visible()


def test_ending_a_turn_too_early_says_what_is_missing(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    page.locator("[data-do=end]").click(force=True)
    expect(page.locator("[aria-live=assertive]")).not_to_be_empty()


def test_language_switch(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/")
    english = page.get_by_role("heading", level=1).inner_text()
    for lang, letter in (("ru", "ы"), ("uk", "і")):
        page.get_by_role("combobox").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("heading", level=1)).not_to_have_text(english)
        expect(page.locator("body")).to_contain_text(letter)


def test_who_comes_for_the_first_time_is_led_to_a_tour(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/")
    page.locator("[data-do=welcome]").click()
    expect(page).to_have_url(re.compile("/tour/"))
    make_table(page, server.url, first_game(), [ME])
    page.goto(f"{server.url}/")
    expect(page.locator(".continue")).to_be_visible()
    expect(page.locator("[data-do=welcome]")).to_have_count(0)


def test_undo_redo_and_typed_moves(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    player = Player(page, Quick("typed"))
    while not page.locator("[data-do=undo]").is_enabled():
        player.step({**player.wait(), "end": False})
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    page.locator("[data-do=redo]").click()
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("nonsense here")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=assertive]")).not_to_be_empty()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[list[Server]]:
    """A server that may be killed and started again; the last in the list is the living one."""
    servers = [start(tmp_path)]
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.kill()


def test_a_killed_server_comes_back_under_a_running_game(
    page: Page, mortal: list[Server], tmp_path: Path
) -> None:
    open_near_the_end(page, mortal[0], first_game(), [ME])
    player = Player(page, Quick("killed"))
    player.play(5)
    port = int(mortal[0].url.rsplit(":", 1)[1])
    mortal[0].kill()
    expect(page.locator("[role=status]").first).to_be_visible()
    mortal.append(start(tmp_path, port=port))
    player.play_to_the_end()


@pytest.mark.parametrize("path", ["/table/none", "/join/none", "/new/none", "/rules/none", "/nowhere"])
def test_pages_that_are_none_say_so(page: Page, server: Server, path: str) -> None:
    page.goto(f"{server.url}{path}")
    if path != "/nowhere":
        expect(page.get_by_role("heading").first).to_be_visible()
        assert "undefined" not in page.inner_text("body")


@pytest.mark.parametrize("path", ["/", *(f"/new/{game}" for game in GAMES), "/table/none"])
def test_accessible_pages(page: Page, server: Server, path: str) -> None:
    page.goto(f"{server.url}{path}")
    page.wait_for_load_state("networkidle")
    assert_accessible(page, path)


@pytest.mark.parametrize("game", GAMES)
def test_accessible_tables(page: Page, server: Server, game: str) -> None:
    """At the beginning and at the end."""
    seats = [ME, *[BOT] * (max(2, GAMES[game].seats[0]) - 1)]
    open_table(page, server, game, seats)
    page.wait_for_selector(".page .lit")
    assert_accessible(page, game)
    open_near_the_end(page, server, game, seats)
    finish(page, server.url)
    assert_accessible(page, f"the end of {game}")


@pytest.mark.parametrize(("theme", "wrong"), [("light", "#ddd"), ("dark", "#222")])
def test_a_page_that_is_hard_to_read_is_found_out(page: Page, theme: str, wrong: str) -> None:
    """So the other tests can fail, in either theme."""
    page.goto("about:blank")
    page.set_content(
        f"""<html lang="en"><title>Grey</title>
        <style>body {{ background: light-dark(#fff, #000); color: light-dark(#000, #fff) }}
        :root {{ color-scheme: light dark }}
        @media (prefers-color-scheme: {theme}) {{ p {{ color: {wrong} }} }}</style>
        <main><h1>Grey</h1><p>on grey</p></main></html>"""
    )
    with pytest.raises(AssertionError, match=f"{theme}.*color-contrast"):
        assert_accessible(page, "grey")


def test_what_happened_is_told_again_after_a_reload(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    player, lines, ended = Player(page, Quick("reload")), page.locator(".log li"), False
    while not ended:
        seen = player.wait()
        ended = seen["end"] and not seen["accept"]
        player.step({**seen, "lit": []} if seen["end"] else seen)
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    expect(page.locator(".page")).to_have_attribute("aria-busy", "false")
    told = lines.first.inner_text()
    page.reload()
    expect(lines.first).to_have_text(told)


def test_the_server_knows_every_page_of_the_client(page: Page, server: Server) -> None:
    router = Path(__file__).parents[2] / "web/src/shell/router.svelte.ts"
    heads = set(re.findall(r"head === '(\w+)'", router.read_text("utf-8")))
    assert {"table", "puzzles"} <= heads
    for head in sorted(heads):
        answers = [page.request.get(f"{server.url}/{head}{rest}") for rest in ("", "/one", "/one/two")]
        assert any(answer.status == 200 for answer in answers), f"/{head} is no page for the server"

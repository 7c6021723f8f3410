"""What a page says and how it behaves when something is not as it should be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Server, start
from tests.web.player import Player
from tests.web.test_play import BOT, ME, open_table


def first_game() -> str:
    return next(iter(GAMES))


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


def test_undo_redo_and_typed_moves(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    player = Player(page, Quick("typed"))
    while not page.locator("[data-do=undo]").is_enabled():
        seen = player.look()
        if not seen["busy"] and (seen["lit"] or seen["accept"]):
            player.step({**seen, "end": False})
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
    open_table(page, mortal[0], first_game(), [ME])
    player = Player(page, Quick("killed"))
    for _ in range(60):
        seen = player.look()
        if not seen["busy"] and (seen["lit"] or seen["end"] or seen["accept"]):
            player.step(seen)
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


def pages(server: Server) -> list[str]:
    return ["/", *(f"/new/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES), "/table/none"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessible_pages(browser: Browser, server: Server, theme: Any) -> None:
    context = browser.new_context(
        color_scheme=theme, viewport={"width": 1000, "height": 900}, reduced_motion="reduce"
    )
    page = context.new_page()
    axe = Axe()
    for path in pages(server):
        page.goto(f"{server.url}{path}")
        page.wait_for_load_state("networkidle")
        assert_accessible(axe, page, f"{path} {theme}")
    for game in GAMES:
        open_table(page, server, game, [ME, *[BOT] * (max(2, GAMES[game].seats[0]) - 1)])
        page.wait_for_load_state("networkidle")
        assert_accessible(axe, page, f"{game} {theme}")
    context.close()


def test_accessible_end(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    Player(page, Quick("end")).play_to_the_end()
    assert_accessible(Axe(), page, "the end")


def assert_accessible(axe: Axe, page: Page, where: str) -> None:
    found = axe.run(page)
    assert found.violations_count == 0, (
        f"{where}: {[violation['id'] for violation in found.response['violations']]}"
    )


def test_what_happened_is_told_again_after_a_reload(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    player, lines, ended = Player(page, Quick("reload")), page.locator(".log li"), False
    while not ended:
        seen = player.look()
        if not seen["busy"] and (seen["end"] or seen["accept"] or seen["lit"]):
            ended = seen["end"] and not seen["accept"]
            player.step({**seen, "lit": []} if seen["end"] else seen)
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    expect(page.locator(".page")).to_have_attribute("aria-busy", "false")
    told = lines.first.inner_text()
    page.reload()
    expect(lines.first).to_have_text(told)

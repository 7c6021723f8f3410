"""The end: counted line by line, told to whoever won, and what next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Server
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.tables import BOT, ME, first_game, open_near_the_end

HERE = {"kind": "here", "name": "Mira"}
OUT_OF_PLACE = """() => {
  const end = document.querySelector('.end .next').getBoundingClientRect().top;
  const start = document.querySelector('.end .verdict').getBoundingClientRect().bottom;
  const out = ({top, bottom}) => top < start || bottom > end;
  const rows = [...document.querySelectorAll('.end tr')];
  return rows.filter((row) => out(row.getBoundingClientRect())).map((row) => row.textContent);
}"""
"""The rows of points that do not lie between who won and the buttons."""


def test_lines_are_counted_one_by_one_and_can_be_skipped(pages: Pages, server: Server) -> None:
    with pages.open(1280, 800) as page:
        page.emulate_media(reduced_motion="no-preference")
        open_near_the_end(page, server, first_game(), [ME])
        line = page.locator(".score [data-line] button").first
        line.click()
        expect(page.locator(".hint b")).to_contain_text(line.locator(".name").inner_text())
        Player(page, Quick("count")).play_to_the_end()
        page.wait_for_selector("[data-counting=true] tbody tr.on")
        first = page.locator("tbody tr.on th").inner_text()
        page.wait_for_function(
            "(first) => !document.querySelector('tbody tr.on th')?.textContent.includes(first)", arg=first
        )
        page.locator("[data-do=skip]").click()
        expect(page.locator("[data-counting=false]")).to_be_visible()
        lines = [int(each.replace("−", "-")) for each in page.locator("tbody td").all_inner_texts()]
        total = int(page.locator("tfoot td").inner_text().replace("−", "-"))
        assert sum(lines) == total and page.locator(".number").inner_text().replace("−", "-") == str(total)
        assert page.locator("tr.on").count() == 0, "nothing stays lit"
        page.locator("tbody th button").first.click()
        expect(page.locator("td.about")).not_to_be_empty()


def test_nothing_is_counted_for_who_comes_later(page: Page, server: Server) -> None:
    open_near_the_end(page, server, first_game(), [ME])
    Player(page, Quick("late")).play_to_the_end()
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(page.locator("[data-counting=false]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_by_number_that_they_have_won(phone: Page, server: Server, game: str) -> None:
    """Against a bot it is you or the bot; where two share the screen, they are called by name."""
    open_near_the_end(phone, server, game, [ME, BOT])
    Player(phone, Quick("told")).play_to_the_end()
    won = phone.locator(".end .verdict h2").inner_text()
    assert "Player" not in won and ("You" in won or "bot" in won or "Nobody" in won)
    for do in ("another", "replay", "again", "share"):
        expect(phone.locator(f"[data-do={do}]")).to_be_in_viewport(ratio=1)
    scored = phone.locator(".end .number").count() == 1
    assert scored == GAMES[game].scored
    assert phone.evaluate(OUT_OF_PLACE) == []
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_a_phone_shows_the_points_of_everybody(phone: Page, server: Server) -> None:
    open_near_the_end(phone, server, "roads", [ME, *[BOT] * 5])
    Player(phone, Quick("columns")).play_to_the_end()
    expect(phone.locator(".end thead th")).to_have_count(7)
    assert phone.locator(".end .scroll").evaluate("(each) => each.scrollWidth <= each.clientWidth")


def test_the_board_is_shared_as_a_picture(page: Page, server: Server) -> None:
    open_near_the_end(page, server, first_game(), [ME, HERE])
    Player(page, Quick("share")).play_to_the_end()
    with page.expect_download() as saved:
        page.locator("[data-do=share]").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")

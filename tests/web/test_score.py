"""Paper boards in a real browser: entered by clicking, or as text, and scored."""

from __future__ import annotations

import json
import re
from contextlib import redirect_stdout
from io import StringIO

import pytest
from playwright.sync_api import Page, expect

from byways.cli.paper import judge
from byways.cli.report import Report
from byways.registry import GAMES
from tests.server.client import Server
from tests.web.accessible import assert_accessible

COPIED = [name for name, facts in GAMES.items() if facts.facets.positions is not None]


def total(game: str, text: str) -> int:
    """Gets the total that ``byways score`` writes."""
    with redirect_stdout(StringIO()) as written:
        judge(GAMES[game], text, {}, Report("en", as_json=True))
    return int(json.loads(written.getvalue())["total"])


def pick(page: Page, place: str) -> None:
    page.locator(f'.hit[data-ref="{place}"]').click()
    expect(page.locator(".pieces .item").first).to_be_visible()


@pytest.mark.parametrize("game", COPIED)
def test_clicking_gives_what_the_command_line_says(page: Page, server: Server, game: str) -> None:
    """Whatever is clicked, the text beside it has the same score on the command line."""
    page.goto(f"{server.url}/new/{game}")
    page.locator(f'a[href="/score/{game}"]').first.click()
    text = page.locator("textarea")
    expect(page.locator("[data-total]")).to_be_visible()
    for step in range(4):
        before = text.input_value()
        empty = page.locator(".hit:not(.picked)")
        empty.nth(empty.count() // 2 + step).click()
        expect(page.locator(".pieces .item.lit").first).to_be_visible()
        page.locator(".pieces .item.lit").nth(step).click()
        expect(text).not_to_have_value(before)
        expect(page.locator("[data-total]")).to_have_text(
            re.compile(rf"^{str(total(game, text.input_value())).replace('-', '[−-]')} point")
        )
    assert_accessible(page, "a board")
    expect(page).to_have_url(re.compile("position="))
    kept = text.input_value()
    page.reload()
    expect(text).to_have_value(kept)


def test_turning_and_clearing(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/score/ink")
    pick(phone, "b2")
    phone.locator('.pieces [data-ref="hs"]').click()
    expect(phone.locator("textarea")).to_have_value("b2=H-H-")
    phone.locator("[data-do=turn]").click()
    expect(phone.locator("textarea")).to_have_value("b2=-H-H")
    phone.locator("[data-do=clear]").click()
    expect(phone.locator("textarea")).to_have_value("")
    expect(phone.locator("[data-do=clear]")).to_have_count(0)


def test_an_impossible_board_names_the_cells_and_keeps_everything(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/score/ink")
    text = page.locator("textarea")
    text.fill("b1=H-H- b2=RRRR nonsense")
    faults = page.locator(".faults")
    expect(faults).to_contain_text("b1 b2: Railway cannot meet highway here.")
    expect(faults).to_contain_text("“nonsense” has no place in this position.")
    expect(page.locator("[data-total]")).to_have_count(0)
    assert_accessible(page, "an impossible board")
    pick(page, "b2")
    page.locator('.pieces [data-ref="hs"]').click()
    expect(text).to_have_value("b1=H-H- b2=H-H- nonsense")
    expect(faults).not_to_contain_text("Railway")
    text.fill("b1=H-H- b2=H-H-")
    expect(page.locator("[data-total]")).to_have_text(f"{total('ink', 'b1=H-H- b2=H-H-')} point")
    page.get_by_role("button", name="Longest highway").click()
    expect(page.locator(".about")).to_contain_text("1 per cell of the longest one")


def test_a_game_without_such_boards_says_so(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/score/roads")
    expect(page.locator("main")).to_contain_text("can’t be copied from paper")

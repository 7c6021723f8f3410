"""Hints at the table, and how good a game was after it, in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from byways.kernel.record import read
from tests.server.client import Server
from tests.server.finished import record_of
from tests.web.tables import ME, bring, first_game, open_table


def test_a_hint_says_what_it_does_and_is_no_news_to_who_asked(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    laid = page.locator(".board svg").first.bounding_box()
    page.locator("[data-do=menu]").first.click()
    page.locator("[data-do=hint]").click()
    page.locator("[data-do=hint-agree]").click()
    best = page.locator("[data-hint='1']")
    expect(best).to_contain_text(re.compile(r"\d.*open"))
    best.click()
    assert page.locator(".board svg").first.bounding_box() == laid, "the board keeps its size"
    expect(page.locator("[data-do=hint-take]")).to_be_in_viewport(ratio=1)
    page.locator("[data-do=hint-take]").click()
    expect(page.locator("[data-do=undo]").first).to_be_enabled()
    expect(page.locator("[data-do=talk] .badge")).to_have_count(0)


def test_a_review_comes_first_with_what_cost_most_and_any_moment_is_explored(
    page: Page, server: Server
) -> None:
    name = bring(page, server, record_of(first_game()))
    page.goto(f"{server.url}/replay/{name}?review")
    expect(page.locator("[data-review=done]")).to_be_visible()
    turns = page.locator("article[data-turn]")
    assert 1 <= turns.count() <= 3
    costs = [float(text.replace("\N{MINUS SIGN}", "")) for text in turns.locator("h4 b").all_inner_texts()]
    assert [abs(cost) for cost in costs] == sorted(map(abs, costs), reverse=True)
    expect(turns.first.locator("[data-do=again-here]")).to_be_enabled()
    move = turns.first.get_attribute("data-turn")
    turns.first.locator("button:not([data-do])").last.click()
    expect(page.locator("main.replay")).to_have_attribute("data-move", str(move))
    page.locator("[data-do=outlook]").click()
    outlook = page.locator("section[aria-labelledby=outlook-title]")
    expect(outlook.locator("ol li").first).to_be_visible()
    expect(outlook.locator("ol li code").first).not_to_be_empty()
    assert int(move or 0) < len(read(record_of(first_game())).log)

"""From paper to the page and back: the code on a sealed deal opens it, and a button prints."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from byways.kernel.facts import Options
from byways.kernel.rng import commitment
from byways.print.deal import link
from byways.registry import GAMES
from tests.server.client import Server, Visitor


def test_the_code_on_paper_opens_the_same_deal(page: Page, server: Server) -> None:
    facts = GAMES["ink"]
    options: Options = facts.options({"edition": "2019", "expansions": ["lava"]})
    page.goto(link(server.url, facts, options, 2, "harvest moon"))
    expect(page.locator("main")).to_contain_text("harvest moon")
    page.locator("button[type=submit]").click()
    page.wait_for_url(re.compile("/table/"))
    watcher = Visitor(server.url).sit(page.url.rpartition("/")[2])
    watcher.receive()
    assert watcher.table["commitment"] == commitment("harvest moon")
    assert watcher.table["options"] == options and len(watcher.table["seats"]) == 2


def test_the_print_button_gets_a_pdf(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/new/roads")
    address = page.locator("a[href*='/paper?']").get_attribute("href")
    answer = page.request.get(f"{server.url}{address}")
    assert answer.ok and answer.body().startswith(b"%PDF-")

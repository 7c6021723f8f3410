"""The deal of the day, played by two people, and the same deal compared."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from byways.registry import GAMES
from tests.server.client import Server
from tests.web.accessible import assert_accessible
from tests.web.pages import Pages
from tests.web.tables import ME, finish, first_game, open_table


@contextmanager
def two(pages: Pages) -> Iterator[tuple[Page, Page]]:
    """Two people, each with a browser of their own; one has a phone."""
    with pages.open(1100, 800) as one, pages.open(360, 740) as other:
        yield one, other


def call(page: Page, server: Server, name: str) -> None:
    page.goto(f"{server.url}/")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Enter")
    expect(page.locator("form [role=status]")).not_to_be_empty()


def choose_today(page: Page, game: str) -> None:
    """Takes the deal of a game out of those of the day, and goes to it."""
    page.locator(f"[data-today={game}]").click()
    page.locator(f"[data-daily={game}] [data-do=daily]").click()


def play_today(page: Page, server: Server, game: str) -> str:
    """Plays today's deal from the lobby to its end. Gets the table."""
    page.goto(f"{server.url}/")
    choose_today(page, game)
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".page .hit")
    return finish(page, server.url)


def test_the_deal_of_the_day_for_two(pages: Pages, server: Server) -> None:
    game = next(name for name, facts in GAMES.items() if facts.seats[0] == 1)
    with two(pages) as (ann, bob):
        call(ann, server, "Ann")
        call(bob, server, "Bob")
        tables = [play_today(ann, server, game), play_today(bob, server, game)]
        rolls = [
            ann.request.get(f"{server.url}/api/replays/{table}/dice").json()["rolls"] for table in tables
        ]
        assert rolls[0] == rolls[1] and rolls[0]

        ann.goto(f"{server.url}/")
        choose_today(ann, game)
        ann.wait_for_url(f"**/daily/{game}/*")
        expect(ann.locator("figcaption")).to_contain_text("2 results")
        expect(ann.locator("rect.own")).to_have_count(1)
        expect(ann.locator("path[data-par]")).to_have_count(1)
        assert_accessible(ann, "the deal of the day")

        # A second try is played, but does not count.
        ann.locator("[data-do=play]").click()
        ann.wait_for_url("**/table/*")
        ann.wait_for_selector(".page .hit")
        finish(ann, server.url)
        section = ann.locator("section[data-deal]")
        expect(section.locator("li")).to_have_count(3)
        expect(section.locator("li.mine")).to_have_count(2)
        expect(section.get_by_text("again", exact=True)).to_have_count(1)
        ann.goto(f"{server.url}/daily/{game}")
        expect(ann.locator("figcaption")).to_contain_text("2 results")
        ann.goto(f"{server.url}/history")
        expect(ann.locator("svg[data-par-games='2']")).to_be_visible()

        bob.goto(f"{server.url}/replay/{tables[1]}")
        expect(bob.locator("section[data-deal] li").filter(has_text="Ann")).to_have_count(2)
        assert bob.evaluate("() => document.documentElement.scrollWidth") <= 360
        bob.locator("section[data-deal] a[href^='/replay/']").first.click()
        bob.wait_for_url(lambda url: tables[1] not in url)
        expect(bob.locator("section[data-deal] li").first).to_be_visible()


def test_a_shared_deal(pages: Pages, server: Server) -> None:
    game = first_game()
    with two(pages) as (ann, bob):
        call(ann, server, "Ann")
        open_table(ann, server, game, [ME])
        finish(ann, server.url)
        seed = ann.evaluate("() => [...document.querySelectorAll('code')].at(-1).textContent")
        ann.locator("[data-do=share-deal]").click()
        link = ann.locator("section[data-deal] input").input_value()
        assert seed not in link
        bob.goto(link)
        expect(bob.locator("[data-do=play]")).to_be_visible()
        assert seed not in bob.content()
        assert_accessible(bob, "a shared deal")
        bob.locator("[data-do=play]").click()
        bob.wait_for_url("**/table/*")
        bob.wait_for_selector(".page .hit")
        # Coming back by the link leads to the same table.
        table = bob.url
        bob.goto(link)
        bob.locator("[data-do=play]").click()
        bob.wait_for_url(table)
        bob.wait_for_selector(".page .hit")
        finish(bob, server.url)
        expect(bob.locator("section[data-deal] li").filter(has_text="Ann")).to_be_visible()
        assert_accessible(bob, "the comparison")


@pytest.mark.parametrize("path", ["/daily/{}", "/daily/none", "/daily/{}/1999-01-01", "/new/x?deal=1"])
def test_accessible_deals(phone: Page, server: Server, path: str) -> None:
    phone.goto(server.url + path.format(first_game()))
    phone.wait_for_load_state("networkidle")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(phone, path)
    assert "undefined" not in phone.inner_text("body")

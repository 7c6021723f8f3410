"""Real dice in a real browser: tapped, typed, refused for what is wrong, taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Server
from tests.web.accessible import assert_accessible
from tests.web.player import Player


def open_table(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.url}/new/{game}")
    page.locator("details.more > summary").click()
    page.locator("input[name=typed]").check()
    page.locator("button[type=submit]").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".telling")).to_be_visible()


def example(page: Page) -> str:
    hint = page.locator(".telling input").get_attribute("placeholder")
    assert hint is not None and hint.startswith("such as ")
    return hint.removeprefix("such as ")


def submit(page: Page) -> None:
    """Sends what is typed and waits until something else is asked, or nothing."""
    hint = example(page)
    page.locator("[data-do=tell]").click()
    page.wait_for_function(
        "hint => document.querySelector('.telling input')?.placeholder !== hint", arg=f"such as {hint}"
    )


def tell(page: Page) -> None:
    """Types what is given as an example, until no more is asked."""
    while page.locator(".telling").count():
        page.locator(".telling input").fill(example(page))
        submit(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_word_is_named_and_what_was_typed_stays(page: Page, server: Server, game: str) -> None:
    open_table(page, server, game)
    typed = f"{example(page)} nonsense"
    page.locator(".telling input").fill(typed)
    page.locator("[data-do=tell]").click()
    expect(page.locator(".saying .no").first).to_contain_text(re.compile("“nonsense”.*can’t come up"))
    expect(page.locator(".telling input")).to_have_value(typed)
    assert_accessible(page, "a wrong word")
    page.reload()
    expect(page.locator(".telling input")).to_have_value(typed)
    page.get_by_role("button", name="Remove nonsense").click()
    expect(page.locator(".saying .no")).to_have_count(0)
    submit(page)
    expect(page.locator(".log")).not_to_contain_text("Nothing yet.")


@pytest.mark.parametrize("game", [name for name, facts in GAMES.items() if not facts.secret])
def test_dice_are_tapped_and_a_slip_is_taken_back(phone: Page, server: Server, game: str) -> None:
    open_table(phone, server, game)
    while phone.locator(".telling").count():
        while phone.locator(".telling .item.lit").count():
            phone.locator(".telling .item.lit").last.tap()
        told = phone.locator(".telling input").input_value()
        submit(phone)
    expect(phone.locator("[data-do=untell]")).to_be_visible()
    phone.locator("[data-do=untell]").tap()
    expect(phone.locator(".telling input")).to_have_value(told)
    tell(phone)
    expect(phone.locator("[data-do=untell]")).to_be_visible()
    assert_accessible(phone, "told dice")


@pytest.mark.parametrize("game", [name for name, facts in GAMES.items() if not facts.secret])
def test_a_few_rounds_with_real_dice(page: Page, server: Server, game: str) -> None:
    open_table(page, server, game)
    player, rounds = Player(page, Quick(game)), 0
    while rounds < 3:
        seen = player.look()
        if page.locator(".telling").count():
            rounds += 1
            tell(page)
        elif not seen["busy"] and (seen["lit"] or seen["accept"] or seen["end"]):
            player.step(seen)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("They can’t be checked afterwards")
    page.reload()
    expect(page.locator(".page")).to_contain_text("real dice and cards")

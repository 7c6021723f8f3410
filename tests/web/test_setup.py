"""Setting up a table: worlds and goals as cards, seats in a row, and guests from the house."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from byways.registry import GAMES
from tests.server.client import Server, running
from tests.web.accessible import assert_accessible
from tests.web.tables import speak

HOUSE = "127.0.0.2"


def start(page: Page, server: Server) -> Any:
    """Starts, and gets the table in short."""
    page.locator("button[type=submit]").click()
    page.wait_for_url(re.compile("/table/"))
    return page.request.get(f"{server.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()


CUT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const text = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return box(range);
  };
  const ways = [...document.querySelectorAll('nav a')].filter((each) => text(each).height > 30);
  const names = [...document.querySelectorAll('.boxes .name')].filter(
    (each) => text(each).top < box(each).top || text(each).bottom > box(each).bottom,
  );
  return [...ways, ...names].map((each) => each.textContent);
}"""
"""What takes two lines in the header, and names that are higher than where they stand on a box."""


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_lobby_fits_on_a_phone(phone: Page, server: Server, lang: str) -> None:
    speak(phone, server, lang)
    phone.goto(server.url)
    expect(phone.locator(".boxes .name")).to_have_count(len(GAMES))
    assert phone.evaluate(CUT) == []
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_every_game_can_be_started_from_a_low_screen(page: Page, server: Server) -> None:
    page.goto(server.url)
    starts = page.locator(".boxes .start")
    expect(starts).to_have_count(len(GAMES))
    for start in starts.all():
        expect(start).to_be_in_viewport(ratio=1)


def test_a_world_is_a_card_and_brings_its_own_options(page: Page, server: Server) -> None:
    """A variant for two sends bots away; what belongs to another variant is neither shown nor played."""
    page.goto(f"{server.url}/new/roads")
    page.get_by_role("button", name="Add a player").click()
    page.locator("details.more > summary").click()
    expect(page.get_by_role("group", name="Field")).to_be_visible()
    page.locator("[data-choice='field-6x6']").click()
    page.locator("[data-choice='variant-1']").click()
    expect(page.get_by_role("group", name="Field")).to_have_count(0)
    expect(page.get_by_role("switch", name="Match")).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("^Seat"))).to_have_count(2)
    page.locator("[data-choice='deck-lanes-balanced']").click()
    table = start(page, server)
    assert table["options"]["variant"] == 1 and table["options"]["deck"] == "lanes-balanced"
    assert table["options"]["field"] is None and len(table["seats"]) == 2


def test_goals_are_chosen_from_cards(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/new/trails")
    phone.locator("details.more > summary").click()
    for goal in ("ten", "five-loops", "round-camp", "longest-K", "most-loops"):
        phone.locator(f"[data-choice='goals-{goal}']").click()
    assert_accessible(phone, "goals")
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert start(phone, server)["options"]["goals"] == ["five-loops", "round-camp", "longest-K", "most-loops"]


def test_a_bot_is_somebody(page: Page, server: Server) -> None:
    """It is told how each level plays in each game, and the level that was tapped sits down."""
    seen = set()
    for game in GAMES:
        page.goto(f"{server.url}/new/{game}")
        level = page.get_by_role("group", name="Strength of the bot in seat 2")
        for number in ("1", "5"):
            level.get_by_text(number, exact=True).click()
            seen.add(page.locator("li", has=level).locator(".about").inner_text())
    assert len(seen) == 2 * len(GAMES)
    assert [seat["level"] for seat in start(page, server)["seats"] if seat["kind"] == "bot"] == [5]


@pytest.fixture(scope="module")
def homely(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house"), "--house", HOUSE) as server:
        yield server


def test_an_invitation_asks_for_the_house_network(page: Page, homely: Server) -> None:
    page.goto(f"{homely.url}/new/{next(iter(GAMES))}")
    page.get_by_role("group", name="Seat 2", exact=True).get_by_text("Invite").click()
    expect(page.locator("[data-house=shut]")).to_contain_text("on this computer only")
    start(page, homely)
    assert page.locator(".invites input").count() == 0, "a link that leads nowhere"
    page.locator("[data-do=house]").click()
    link = page.get_by_label("Link to this table", exact=True)
    expect(link).to_have_value(re.compile(rf"^http://{HOUSE}:\d+/join/"))
    code = page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 50
    page.locator(".invites summary").click()
    assert_accessible(page, "the house network")
    page.locator(".invites summary").click()
    page.locator("[data-do=house]").click()
    expect(page.locator("[data-house=shut]")).to_be_visible()

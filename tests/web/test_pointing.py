"""Picking a move with a finger or a mouse: where its buttons stand, the usual move, words in any order."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from byways.kernel.choice import usual
from byways.kernel.facets import Picking, scene_of
from byways.kernel.protocol import Game, Seat
from byways.kernel.record import read
from byways.kernel.story import retell
from byways.registry import GAMES
from tests.server.client import Server
from tests.server.finished import record_of
from tests.web.tables import BOT, ME, branch, first_game, open_table, prefer, see_table, speak, turn_in

MADE: dict[str, Game[Any, Any, Any]] = {
    name: facts.create({}, facts.seats[0]) for name, facts in GAMES.items()
}
ADVISED = [name for name, game in MADE.items() if game.facets.picking.usual is not Picking().usual]
WITH_SETS = [name for name, game in MADE.items() if game.facets.picking.sets]


def seats_of(game: str) -> list[dict[str, Any]]:
    return [ME, *[BOT] * (max(GAMES[game].seats[0], 2) - 1)]


def lay_a_ghost(page: Page, server: Server) -> None:
    prefer(page, server, confirm=True)
    open_table(page, server, first_game(), [ME])
    page.locator(".item.lit").first.click()
    page.locator(".hit.lit").first.click()
    page.wait_for_selector(".ghost-box")


def test_the_buttons_stand_beside_the_ghost(page: Page, server: Server) -> None:
    lay_a_ghost(page, server)
    tools = page.locator(".beside:has([data-do=accept])")
    ghost, around = page.locator(".ghost-box").bounding_box(), tools.bounding_box()
    assert ghost and around
    gap = max(around["y"] - ghost["y"] - ghost["height"], ghost["y"] - around["y"] - around["height"])
    assert 0 <= gap < 12
    assert abs(around["x"] + around["width"] / 2 - ghost["x"] - ghost["width"] / 2) < 60
    page.locator(".hit.lit").last.click()
    moved = tools.bounding_box()
    assert moved
    assert (moved["x"], moved["y"]) != (around["x"], around["y"])
    tools.locator("[data-do=accept]").click()
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    expect(tools).to_have_count(0)


def test_on_a_phone_they_stand_below_the_board(phone: Page, server: Server) -> None:
    lay_a_ghost(phone, server)
    expect(phone.locator(".saying [data-do=accept]")).to_be_visible()
    expect(phone.locator("[data-do=accept]")).to_have_count(1)


def test_a_board_comes_nearer_to_what_a_finger_laid_on_tiny_places(phone: Page, server: Server) -> None:
    prefer(phone, server, confirm=True)
    text = record_of("trails", 2)
    see_table(phone, server, branch(phone, server, text, [ME, BOT], move=turn_in(text, 0.6)))
    whole = phone.locator(".page .paper").bounding_box()
    phone.locator("[data-do=zoom]").wait_for()
    phone.locator(".item.lit").first.tap()
    place = phone.locator(".hit.lit").last
    small = place.bounding_box()
    assert whole and small and small["width"] < 30
    at = small["x"] + small["width"] / 2, small["y"] + small["height"] / 2
    phone.touchscreen.tap(*at)
    phone.wait_for_selector(".ghost-box")
    large = phone.locator(".hit[aria-pressed=true]").bounding_box()
    assert large and large["width"] > 40
    assert large["x"] <= at[0] <= large["x"] + large["width"], "it stays under the finger"
    phone.locator("[data-do=cancel]").tap()
    expect(phone.locator(".ghost-box")).to_have_count(0)
    assert phone.locator(".page .paper").bounding_box() == pytest.approx(whole, abs=0.5)
    expect(phone.locator("[data-do=zoom]")).to_be_visible()
    phone.locator(".item.lit").nth(1).tap()
    phone.touchscreen.tap(*at)
    phone.wait_for_selector(".ghost-box")
    again = phone.locator(".hit[aria-pressed=true]").bounding_box()
    assert again and again["width"] > 40, "it comes near the next time, too"


SEND = """([path, wish]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/api${path}/socket`);
  line.onopen = () => line.send(JSON.stringify(wish));
  line.onmessage = ({data}) => JSON.parse(data).type === "ack" && done(line.close());
})"""
"""Makes a move as another device would, without what goes without saying after it."""


def with_something_usual(page: Page, server: Server, game: str) -> Locator:
    """Opens a table in the middle of a recorded game, where something is usual after the next move."""
    text = record_of(game, 2)
    story = retell(read(text), GAMES[game])
    one, end = Seat(1), scene_of(story.game, story.game.observe(story.state(0), Seat(1))).end
    entries = [moment.entry for moment in story.moments]
    number = next(
        number
        for number in range(1, len(entries))
        if entries[number - 1].seat != one == entries[number].seat
        and usual(story.game, story.state(number + 1), one) not in (None, (end,))
    )
    table = branch(page, server, text, [ME, BOT], left=len(entries) - number)
    see_table(page, server, table)
    wish = {"do": "play", "key": "usual", "seat": 1, "path": entries[number].path}
    page.evaluate(SEND, [f"/tables/{table}", wish])
    found = page.locator("[data-do=usual]")
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize("game", ADVISED)
def test_the_usual_move_is_one_tap(page: Page, server: Server, game: str) -> None:
    button = with_something_usual(page, server, game)
    before = page.locator("[data-do=undo]").is_enabled()
    told = button.inner_text()
    button.click()
    page.wait_for_function(
        "told => document.querySelector('[data-do=usual]')?.innerText !== told", arg=told, timeout=5000
    )
    assert before or page.locator("[data-do=undo]").is_enabled()


@pytest.mark.parametrize("game", ADVISED)
def test_on_a_phone_what_is_said_is_read_beside_the_usual_move(
    phone: Page, server: Server, game: str
) -> None:
    offered = with_something_usual(phone, server, game)
    board = phone.locator(".board .box").bounding_box()
    refused = phone.locator(".saying .no").first
    for hit in phone.locator(".hit:not(.lit)").all():
        hit.dispatch_event("click")
        phone.wait_for_selector(".page[aria-busy=false]")
        if refused.count():
            break
    said, button = refused.bounding_box(), offered.bounding_box()
    assert said and button and said["width"] > 150
    assert said["x"] + said["width"] <= button["x"] or said["y"] + said["height"] <= button["y"]
    after = phone.locator(".board .box").bounding_box()
    assert board and after and abs(after["height"] - board["height"]) < 20, "the board does not jump"


@pytest.mark.parametrize("game", WITH_SETS)
def test_what_cannot_be_picked_tells_its_name(page: Page, server: Server, game: str) -> None:
    open_table(page, server, game, seats_of(game))
    picture = page.locator(".group [role=img][aria-label], .board [role=img][aria-label]").first
    name = picture.get_attribute("aria-label") or "?"
    picture.dispatch_event("click")
    expect(page.locator(".saying .hint")).to_contain_text(name)


@pytest.mark.parametrize("game", WITH_SETS)
def test_words_of_a_set_are_tapped_in_any_order(page: Page, server: Server, game: str) -> None:
    """What is lit after the last word of a move can be tapped first, too."""
    open_table(page, server, game, seats_of(game))
    page.wait_for_selector(".hit.lit")
    first = page.locator(".hit.lit").last.get_attribute("data-ref")
    page.locator(".hit.lit").last.click()
    expect(page.locator(f".hit[data-ref='{first}'][aria-pressed=true]")).to_have_count(1)
    second = page.locator(".hit.lit").first.get_attribute("data-ref")
    page.locator(".hit.lit").first.click()
    expect(page.locator(f".hit[data-ref='{second}'][aria-pressed=true]")).to_have_count(1)
    while page.locator("[data-do=accept]").is_disabled():
        page.locator(".hit.lit").first.click()
        page.wait_for_selector(".page[aria-busy=false]")
    page.locator("[data-do=accept]").click()
    expect(page.locator("[data-do=undo]")).to_be_enabled()


def test_on_a_phone_a_long_reason_is_read_whole_and_what_is_laid_stays(phone: Page, server: Server) -> None:
    speak(phone, server, "ru")
    lay_a_ghost(phone, server)
    accept = phone.locator(".saying [data-do=accept]:enabled")
    expect(accept).to_be_visible()
    places = phone.locator(".hit:not(.lit):not([aria-pressed=true])")
    for place in (places.nth(24), places.last):
        place.dispatch_event("click")
        refused = phone.locator(".saying .no").first
        expect(refused).to_contain_text(place.get_attribute("data-ref") or "")
        said, button, spot = refused.bounding_box(), accept.bounding_box(), place.bounding_box()
        assert said and button and spot and said["x"] >= 0 and said["x"] + said["width"] <= 360
        assert said["y"] + said["height"] <= button["y"]
        assert spot["y"] + spot["height"] <= said["y"] or said["y"] + said["height"] <= spot["y"]
        expect(accept).to_be_enabled()


def test_a_double_tap_takes_one_card(page: Page, server: Server) -> None:
    open_table(page, server, "bands", [ME, BOT])
    deck = page.locator(".side .item.lit[data-ref=deck]")
    deck.wait_for()
    deck.dblclick()
    expect(page.locator("[data-do=end]")).to_contain_text("1 card to take")
    page.reload()
    expect(page.locator("[data-do=end]")).to_contain_text("1 card to take")

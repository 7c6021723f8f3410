"""What moves and sounds at a table, what does not, and what is remembered of it."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Server
from tests.web.accessible import assert_legible
from tests.web.player import Player
from tests.web.tables import BOT, ME, first_game, open_table

COUNT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.moved++;
    return animate.apply(this, given);
  };
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) kind.prototype.start = function (...given) {
    window.heard++;
    return start.apply(this, given);
  };
}"""


def draw_something(page: Page) -> None:
    """Plays until something stands on the board that was not there."""
    player = Player(page, Quick("alive"))
    while not page.locator("[data-do=undo]").is_enabled():
        player.step({**player.wait(), "end": False})


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_things_move_unless_somebody_wants_none(
    page: Page, server: Server, wish: Literal["reduce", "no-preference"]
) -> None:
    page.emulate_media(reduced_motion=wish)
    open_table(page, server, first_game(), [ME])
    page.wait_for_load_state("networkidle")
    page.evaluate(COUNT)
    draw_something(page)
    page.wait_for_function("() => window.heard > 0")
    assert (page.evaluate("() => window.moved") > 0) == (wish == "no-preference")
    if wish == "reduce":
        assert page.evaluate("() => document.getAnimations().length") == 0


def test_nothing_moves_for_good(page: Page, server: Server) -> None:
    page.emulate_media(reduced_motion="no-preference")
    open_table(page, server, first_game(), [ME])
    page.wait_for_load_state("networkidle")
    draw_something(page)
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.locator(".bw-light, .bw-flying").count() == 0


def test_sounds_are_switched_off_for_good(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    page.locator("[data-do=sound]").click()
    page.reload()
    page.wait_for_selector(".page .hit")
    expect(page.locator("[data-do=sound]")).to_have_attribute("aria-pressed", "false")
    page.evaluate(COUNT)
    draw_something(page)
    assert page.evaluate("() => window.heard") == 0


@pytest.mark.parametrize("theme", ["light", "dark", "bold", "contrast"])
def test_a_theme_is_remembered(page: Page, server: Server, theme: str) -> None:
    page.goto(f"{server.url}/")
    page.locator("header button[aria-haspopup=dialog]").click()
    page.get_by_role("dialog").get_by_role("combobox").last.select_option(theme)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_can_be_read(page: Page, server: Server, game: str) -> None:
    open_table(page, server, game, [ME, BOT])
    assert_legible(page, game)


def test_the_lobby_can_be_read_in_every_theme(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/")
    page.get_by_role("heading", level=1).wait_for()
    assert_legible(page, "lobby")

"""Puzzles in a real browser, for every game and without knowing any."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from byways.kernel.puzzle import Puzzle, puzzles_of
from byways.registry import GAMES
from tests.server.client import Server
from tests.web.accessible import assert_accessible

WITH_PUZZLES = [facts.name for facts in GAMES.values() if puzzles_of(facts)]
LIT = ".hit.lit, .item.lit"


def easy(game: str) -> Puzzle:
    """Gets a puzzle with a short answer."""
    return min(puzzles_of(GAMES[game]), key=lambda puzzle: (len(puzzle.answers[0]), puzzle.name))


def settled(page: Page) -> None:
    expect(page.locator(".tour[aria-busy=false]")).to_be_visible()


def pick(page: Page, path: tuple[str, ...]) -> None:
    """Makes a move as a person does: word by word, turned until it lies right, accepted."""
    for word in path:
        spot = page.locator(f"[data-ref='{word}']")
        if spot.count() == 0 or "lit" not in (spot.first.get_attribute("class") or ""):
            turn_to(page, path)
            break
        spot.first.dispatch_event("click")
        settled(page)
    accept = page.locator("[data-do=accept]")
    if accept.count() and accept.is_enabled():
        accept.click()
    settled(page)


def turn_to(page: Page, path: tuple[str, ...]) -> None:
    """Turns what is picked until it is the move that is meant."""
    for _ in range(8):
        shown = page.locator("[data-do=accept]").get_attribute("data-path") or ""
        if " ".join(path).startswith(shown):
            return
        page.locator("[data-do=turn]").click()


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_an_answer_is_shown_with_why(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.url}/puzzles/{game}/{easy(game).name}")
    settled(page)
    expect(page.locator(".task")).not_to_be_empty()
    assert page.locator(LIT).count() > 0
    page.locator("[data-do=answer]").click()
    expect(page.locator(".told .text").first).not_to_be_empty()
    page.locator("[data-do=again]").click()
    expect(page.locator(".task")).to_be_visible()


def test_the_list_leads_to_todays_puzzle_and_on(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/")
    page.locator("[data-do=puzzles]").click()
    cards = page.locator("[data-puzzles]")
    expect(cards).to_have_count(len(WITH_PUZZLES))
    assert_accessible(page)
    cards.first.locator("[data-do=today]").click()
    settled(page)
    assert_accessible(page)

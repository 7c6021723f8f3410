"""Puzzles in a real browser, for every game and without knowing any."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from byways.kernel.foresight import AHEAD, foreseen
from byways.kernel.protocol import Path
from byways.kernel.puzzle import Puzzle, attempt, position, puzzles_of, reply_to
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


def make_move(page: Page, path: tuple[str, ...]) -> None:
    """Makes a move as a person does: taps what is lit of it, turns it until it lies right, accepts it."""
    for word in path:
        spot = page.locator(f".hit.lit[data-ref='{word}'], .item.lit[data-ref='{word}']")
        # How a piece lies is not tapped but turned, and a button that goes without saying is not there.
        if spot.count():
            spot.first.dispatch_event("click")
            settled(page)
    accept = page.locator("[data-do=accept]")
    for _ in range(8):
        if not accept.count() or accept.get_attribute("data-path") == " ".join(path):
            break
        page.locator("[data-do=turn]").click()
    if accept.count():
        accept.click()
    settled(page)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_solved_on_the_board(page: Page, server: Server, game: str) -> None:
    puzzle = easy(game)
    page.goto(f"{server.url}/puzzles/{game}/{puzzle.name}")
    settled(page)
    verdict = page.locator("[data-verdict]")
    for step in puzzle.answers[0]:
        if verdict.count() == 0:
            make_move(page, step)
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    page.locator("[data-do=next]").click()
    expect(page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.name}']) .task")).to_be_visible()
    page.goto(f"{server.url}/puzzles")
    expect(page.locator(f"[data-puzzles='{game}'] [data-grade='{puzzle.grade}'] small")).to_contain_text("1/")


def test_a_wrong_turn_is_answered_on_the_board(page: Page, server: Server) -> None:
    puzzle, wrong, reply = next(filter(None, map(_wrong, GAMES)))
    page.goto(f"{server.url}/puzzles/{puzzle.game}/{puzzle.name}")
    settled(page)
    make_move(page, wrong)
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    expect(page.locator("[data-reply]")).to_contain_text(reply[1])


def _wrong(game: str) -> tuple[Puzzle, Path, Path] | None:
    """Gets a puzzle of looking ahead with a wrong turn and what another seat answers."""
    for puzzle in puzzles_of(GAMES[game]):
        if puzzle.goal in AHEAD:
            rules, state = position(puzzle, GAMES[game])
            for action, result in foreseen(rules, state, puzzle.seat, puzzle.goal):
                tried = attempt(rules, state, puzzle, (rules.path(action),))
                if result < 1 and (reply := reply_to(tried, puzzle)):
                    return puzzle, rules.path(action), reply
    return None


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


def test_how_it_may_go_on_is_told_to_you(page: Page, server: Server) -> None:
    puzzle = next(each for game in GAMES for each in puzzles_of(GAMES[game]) if each.goal in AHEAD)
    page.goto(f"{server.url}/puzzles/{puzzle.game}/{puzzle.name}")
    settled(page)
    page.locator("[data-do=answer]").click()
    expect(page.locator("[data-line]")).to_contain_text("You ")
    expect(page.locator("[data-line]")).not_to_contain_text(f"Player {puzzle.seat} ")


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_nothing_moves_under_the_finger(phone: Page, server: Server, game: str) -> None:
    puzzle = easy(game)
    phone.goto(f"{server.url}/puzzles/{game}/{puzzle.name}")
    settled(phone)
    before = phone.locator("main.board").bounding_box()
    words = [f"[data-ref='{word}']" for step in puzzle.answers[0] for word in step]
    spot = next(spot for word in words if (spot := phone.locator(f":is({LIT}){word}")).count())
    spot.first.dispatch_event("click")
    settled(phone)
    expect(phone.locator("[data-do=cancel]")).to_be_visible()
    assert phone.locator("main.board").bounding_box() == before


def test_the_list_leads_to_todays_puzzle_and_on(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/")
    page.locator("[data-do=puzzles]").click()
    cards = page.locator("[data-puzzles]")
    expect(cards).to_have_count(len(WITH_PUZZLES))
    assert_accessible(page, "puzzles")
    cards.first.locator("[data-do=today]").click()
    settled(page)
    assert_accessible(page, "puzzles")

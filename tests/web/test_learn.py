"""Tours and rules in a real browser, for every game and without knowing any."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from byways.i18n import LANGUAGES, PICTURE, rules_text, say
from byways.kernel.lesson import Sight, lesson_of, tours_of
from byways.registry import GAMES
from tests import DEEP
from tests.server.client import Server
from tests.web.accessible import assert_accessible
from tests.web.tables import FEW, INVITE, ME, first_game, make_table, see_table

TRIES = 12
LIT = ".hit.lit, .item.lit"


def open_tour(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.url}/tour/{game}")
    at_step(page, 1)


def at_step(page: Page, number: int) -> None:
    expect(page.locator(f".tour[data-step='{number}'][aria-busy=false]")).to_be_visible()


def settled(page: Page) -> None:
    expect(page.locator(".tour[aria-busy=false]")).to_be_visible()


def try_wrong(page: Page) -> str:
    """Points at what is not asked for and gets what is said to it."""
    said = page.locator(".doing [aria-live=assertive]")
    unlit = page.locator(".hit:not(.lit), .item:not(.lit)[data-ref]")
    assert unlit.count() > 0
    unlit.last.dispatch_event("click")
    expect(said).not_to_be_empty()
    return said.inner_text()


def do_move(page: Page, step: Sight, number: int) -> None:
    """Clicks what is ringed, turns the piece until it is right, and accepts it."""
    for _ in range(len(step.do) + TRIES):
        settled(page)
        if page.locator(f".tour[data-step='{number}']").count() == 0:
            return
        accept = page.locator("[data-do=accept][data-right=true]")
        if accept.count():
            accept.click()
        elif page.locator(LIT).count():
            page.locator(LIT).first.dispatch_event("click")
        elif page.locator("[data-do=turn]").count():
            page.locator("[data-do=turn]").click()
        else:
            page.wait_for_function(
                "() => document.querySelector('.hit.lit, .item.lit, [data-do=turn], [data-right=true]')"
            )
    raise AssertionError(f"{step.name}: {' '.join(step.do)} cannot be clicked")


@pytest.mark.parametrize("game", GAMES)
def test_a_tour_from_beginning_to_end(page: Page, server: Server, game: str) -> None:
    steps = lesson_of(GAMES[game]).steps
    open_tour(page, server, game)
    wrong, kinds = list[str](), set[tuple[bool, ...]]()
    looks = game in FEW
    for number, step in enumerate(steps, 1):
        at_step(page, number)
        expect(page.locator(".words .text")).to_have_text(say("en", f"{game}.tour.{step.name}"))
        if step.reasons:
            reason = step.reasons[0]
            expect(page.locator(".words .no").first).to_contain_text(say("en", reason.code, reason.words))
        # Steps of a kind are made of the same parts.
        kind = (bool(step.do), bool(step.point), bool(step.lines), bool(step.reasons), number == len(steps))
        if looks and kind not in kinds:
            kinds.add(kind)
            assert_accessible(page, f"{game}, step {number}")
        if step.do:
            if not wrong:
                wrong.append(try_wrong(page))
                at_step(page, number)
            do_move(page, step, number)
            at_step(page, number + 1)
        elif number < len(steps):
            page.locator("[data-do=next]").click()
    assert wrong and "undefined" not in wrong[0]
    assert page.locator("a[href^='/rules/']").is_visible()
    page.locator("[data-do=start]").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".page .hit")


def test_it_is_done_for_me_and_the_arrow_keys_go_on_and_back(page: Page, server: Server) -> None:
    game = first_game()
    steps = lesson_of(GAMES[game]).steps
    open_tour(page, server, game)
    for number in range(1, len(steps)):
        page.locator("[data-do=next]").click()
        at_step(page, number + 1)
    page.keyboard.press("ArrowRight")
    at_step(page, len(steps))
    page.keyboard.press("ArrowLeft")
    at_step(page, len(steps) - 1)
    page.locator("[data-do=back]").click()
    at_step(page, len(steps) - 2)


LONGEST = {
    game: max(tours, key=lambda tour: len(lesson_of(GAMES[game]).tour(tour.name))).name
    for game in GAMES
    if (tours := tours_of(GAMES[game]))
}
"""Of the short tours of each game; tests/server/test_learn.py makes the moves of all."""


@pytest.mark.parametrize("game", LONGEST)
def test_a_short_tour_can_be_taken(page: Page, server: Server, game: str) -> None:
    name = LONGEST[game]
    steps = lesson_of(GAMES[game]).tour(name)
    page.goto(f"{server.url}/tour/{game}?of={name}")
    expect(page.locator("h1")).to_contain_text(say("en", f"{game}.tours.{name}"))
    for number, step in enumerate(steps, 1):
        at_step(page, number)
        expect(page.locator(".words .text")).to_have_text(say("en", f"{game}.tour.{step.name}"))
        if step.do:
            do_move(page, step, number)
        elif number < len(steps):
            page.locator("[data-do=next]").click()


def test_short_tours_are_offered_where_their_options_are(page: Page, server: Server) -> None:
    """On the set-up page as they are chosen, on the invitation and at the table; elsewhere they are not."""
    game, tour = next((game, tour) for game in GAMES for tour in tours_of(GAMES[game]))
    link = f"a[href='/tour/{game}?of={tour.name}']"
    page.goto(f"{server.url}/new/{game}")
    expect(page.locator(f"a[href='/tour/{game}']")).to_be_visible()
    expect(page.locator(link)).to_have_count(0)
    table = make_table(page, server.url, game, [ME, INVITE], options=dict(tour.options))
    see_table(page, server, table)
    page.locator("[data-do=menu]").first.click()
    expect(page.locator(link)).to_be_visible()
    invited = page.request.get(f"{server.url}/api/tables/{table}").json()["invites"]["2"]
    # Whoever sits at the table would be brought back to it.
    page.context.clear_cookies()
    page.goto(f"{server.url}/join/{invited}")
    expect(page.locator(link)).to_be_visible()


def test_turning_is_learnt(page: Page, server: Server) -> None:
    """Where a piece can lie in several ways, the one that is asked for is not the first that is shown.

    It is turned with the key that is R on a Latin keyboard, whatever that writes.
    """
    game = first_game()
    steps = lesson_of(GAMES[game]).steps
    number = next(number for number, step in enumerate(steps, 1) if len(step.do) == 3)
    open_tour(page, server, game)
    for _ in range(number - 1):
        page.keyboard.press("ArrowRight")
    for word in steps[number - 1].do[:2]:
        page.locator(f"[data-ref='{word}'].lit").click()
    expect(page.locator("[data-do=accept]")).to_have_attribute("data-right", "false")
    while page.locator("[data-do=accept][data-right=true]").count() == 0:
        page.locator("body").dispatch_event("keydown", {"key": "к", "code": "KeyR"})
    page.locator("[data-do=accept]").click()
    at_step(page, number + 1)


def test_what_is_allowed_but_not_asked_for_is_put_back(page: Page, server: Server) -> None:
    """The other way to lay a piece may be fine, but the tour goes on with the one that it needs."""
    game = first_game()
    steps = lesson_of(GAMES[game]).steps
    number = next(number for number, step in enumerate(steps, 1) if len(step.do) == 3)
    open_tour(page, server, game)
    for _ in range(number - 1):
        page.keyboard.press("ArrowRight")
    step = steps[number - 1]
    page.locator(f".item[data-ref='{step.do[0]}']").click()
    settled(page)
    other = page.locator(f".item:not([data-ref='{step.do[0]}']):not([aria-disabled=false])").first
    other.dispatch_event("click")
    expect(page.locator(".doing [aria-live=assertive]")).to_have_text(say("en", "web.tour-elsewhere"))
    at_step(page, number)


def test_the_words_are_announced_and_the_focus_stays(page: Page, server: Server) -> None:
    game = first_game()
    open_tour(page, server, game)
    assert page.locator(".words [aria-live=polite] .text").count() == 1
    page.locator("[data-do=next]").focus()
    page.keyboard.press("Enter")
    at_step(page, 2)
    assert page.evaluate("() => document.activeElement.dataset.do") == "next"
    steps = lesson_of(GAMES[game]).steps
    number = next(number for number, step in enumerate(steps, 1) if step.do)
    while page.locator(f".tour[data-step='{number}']").count() == 0:
        page.keyboard.press("ArrowRight")
    page.locator(LIT).first.focus()
    do_move(page, steps[number - 1], number)
    at_step(page, number + 1)
    assert page.evaluate("() => document.activeElement !== document.body")


def test_a_game_without_a_tour_says_so(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/tour/none")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("body")).to_contain_text("no such game", ignore_case=True)


def test_ways_to_the_tour(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/")
    for game in GAMES:
        expect(page.locator(f"li a[href='/tour/{game}']")).to_be_visible()
    game = first_game()
    page.locator(f"li a[href='/tour/{game}']").click()
    at_step(page, 1)
    page.goto(f"{server.url}/rules/{game}")
    page.locator(f"a[href='/tour/{game}']").click()
    at_step(page, 1)


@pytest.mark.parametrize("lang", LANGUAGES if DEEP else LANGUAGES[-1:])
def test_everything_fits_on_a_phone(phone: Page, server: Server, lang: str) -> None:
    phone.goto(f"{server.url}/")
    phone.evaluate("(lang) => localStorage.setItem('byways.lang', lang)", lang)
    for game in GAMES:
        open_tour(phone, server, game)
        for number in range(1, len(lesson_of(GAMES[game]).steps) + 1):
            at_step(phone, number)
            seen = phone.evaluate(
                """() => {
                  const box = (name) => document.querySelector(name).getBoundingClientRect();
                  const words = document.querySelector('.words');
                  return {
                    width: document.documentElement.scrollWidth,
                    bottom: box('nav').bottom,
                    board: box('.board').height,
                    hidden: words.scrollHeight - words.clientHeight,
                  };
                }"""
            )
            assert seen["width"] <= 360 and seen["bottom"] <= 740 and seen["board"] >= 150, (
                game,
                number,
                seen,
            )
            assert seen["hidden"] <= 8, (game, number, seen)
            phone.keyboard.press("ArrowRight")
        phone.goto(f"{server.url}/rules/{game}")
        expect(phone.locator("figure").first).to_be_visible()
        assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360, game


@pytest.mark.parametrize("game", FEW)
def test_the_rules_have_their_pictures_and_mark_every_ruling(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.url}/rules/{game}")
    text = rules_text("en", game)
    figures = page.locator("figure")
    expect(figures).to_have_count(len(PICTURE.findall(text)))
    for about, _ in PICTURE.findall(text):
        expect(page.locator("figcaption", has_text=about)).to_have_count(1)
    assert page.locator("figure svg").count() >= figures.count()
    assert_accessible(page, f"rules of {game}")
    expect(page.locator(".legend")).to_contain_text("our own rulings")
    mark = page.locator("a.ruling").first
    name = (mark.get_attribute("href") or "").removeprefix("#")
    expect(mark).to_have_accessible_name(f"Our ruling: {name}")
    mark.click()
    expect(page.locator(f"li[id='{name}']:target")).to_be_visible()

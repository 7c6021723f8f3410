"""Every game, from the lobby to the end, by somebody who knows none of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from byways.kernel.record import read
from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests import DEEP
from tests.server.client import Server
from tests.server.finished import record_of, record_with
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.tables import (
    BOT,
    INVITE,
    ME,
    branch,
    first_game,
    make_table,
    open_near_the_end,
    open_table,
    see_table,
    speak,
)


def option_sets() -> list[tuple[str, dict[str, Any], int]]:
    """A few sets of options of every game, far apart in the list of all; the first is how tables start."""
    found = []
    for name, facts in GAMES.items():
        few = [(options, seats) for options, seats in facts.trials() if seats <= max(2, facts.seats[0])]
        for options, seats in few[:: max(1, len(few) // 3)][1 : 3 if DEEP else 2]:
            found.append((name, dict(options), seats))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_just_start(page: Page, server: Server, game: str) -> None:
    """The first game is played as a whole; the end of others comes from records, in other tests."""
    page.goto(f"{server.url}/")
    page.get_by_role("listitem").filter(has=page.locator(f"a[href='/new/{game}']")).locator(
        "button"
    ).first.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".page .hit")
    player = Player(page, Quick(game))
    player.play(8)
    if game == first_game():
        player.play_to_the_end()
        expect(page.locator("[data-do=another]")).to_be_visible()


@pytest.mark.parametrize(("game", "options", "seats"), option_sets())
def test_options(page: Page, server: Server, game: str, options: dict[str, Any], seats: int) -> None:
    """A beginning, a middle and an end."""
    people = [ME, *[BOT] * (seats - 1)]
    player, written = Player(page, Quick(f"{game} {options}")), record_with(game, options, seats)
    open_table(page, server, game, people, **options)
    player.play(8)
    half = len(read(written).log) // 2
    see_table(page, server, branch(page, server, written, people, left=half))
    player.play(8)
    see_table(page, server, branch(page, server, written, people))
    player.play_to_the_end()


@pytest.mark.parametrize("game", [name for name, facts in GAMES.items() if facts.secret][:2])
def test_one_screen_with_a_curtain(page: Page, server: Server, game: str) -> None:
    count = max(2, GAMES[game].seats[0])
    seats = [ME, *[{"kind": "here", "name": f"Guest {n}"} for n in range(2, count + 1)]]
    table = make_table(page, server.url, game, seats)
    player = Player(page, Quick(game))
    see_curtain(page, server, table)
    player.play(8)
    see_curtain(page, server, branch(page, server, record_of(game, count), seats))
    player.play_to_the_end()
    assert player.clicks > 10


def see_curtain(page: Page, server: Server, table: str) -> None:
    page.goto(f"{server.url}/table/{table}")
    expect(page.locator("[data-do=curtain]")).to_be_visible()
    assert page.locator(".hit").count() == 0, "behind the curtain nothing may be seen"


def test_on_a_phone_with_touch(phone: Page, server: Server) -> None:
    open_near_the_end(phone, server, first_game(), [ME])
    below = phone.evaluate("() => document.querySelector('[data-do=end]').getBoundingClientRect().bottom")
    assert below <= 740, "the button that ends the turn is below the fold"
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360
    Player(phone, Quick("phone"), touch=True).play_to_the_end()


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_beside_the_board(page: Page, server: Server, game: str, lang: str) -> None:
    speak(page, server, lang)
    open_table(page, server, game, [ME, BOT])
    cut = page.evaluate("""() => [...document.querySelectorAll('.page > :not(.hidden)')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.className)""")
    assert cut == []


FOCUS = (
    "(selector) => { const found = document.querySelector(selector); found?.focus(); return Boolean(found); }"
)


def test_by_keyboard_alone(page: Page, server: Server) -> None:
    """Tab and arrows find everything; Enter picks; E ends the turn."""
    open_near_the_end(page, server, first_game(), [ME])
    rng, player = Quick("keys"), Player(page, Quick("keys"))
    while not (seen := player.wait())["over"]:
        if seen["accept"]:
            if seen["turn"] and rng.below(2):
                page.keyboard.press("r")
            # It is gone where the move could be made in one way only, and was.
            if page.evaluate(FOCUS, ".page [data-do=accept]"):
                page.keyboard.press("Enter")
        elif seen["end"] and (not seen["lit"] or rng.below(2)):
            page.keyboard.press("Escape")
            page.keyboard.press("e")
        else:
            word = seen["lit"][rng.below(len(seen["lit"]))]
            page.evaluate(
                "(word) => [...document.querySelectorAll('.hit.lit, .item.lit')]"
                ".find((each) => each.dataset.ref === word)?.focus()",
                word,
            )
            page.keyboard.press("Enter")


def test_a_number_picks_the_piece_of_that_place_and_undo_lets_go_of_it(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    pieces = page.locator(".group .item[data-ref]")
    for number in ("2", "1"):
        page.keyboard.press(number)
        expect(pieces.nth(int(number) - 1)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".group .item[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator(".group .item[aria-pressed=true]")).to_have_count(0)


def test_arrow_keys_walk_over_the_board(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    page.evaluate("() => document.querySelector('.hit[tabindex=\"0\"]').focus()")
    seen = set()
    for key in ("Home", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "End", "ArrowLeft"):
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.ref"))
    assert len(seen) >= 5 and None not in seen


def test_two_browsers_at_one_table(pages: Pages, server: Server) -> None:
    with pages.open(1000, 800) as ann, pages.open(800, 800) as bob:
        play_together(server, ann, bob)


def play_together(server: Server, ann: Page, bob: Page) -> None:
    game = next(name for name, facts in GAMES.items() if facts.seats[1] > 1)
    open_near_the_end(ann, server, game, [ME, INVITE])
    table = ann.url.rsplit("/", 1)[1]
    invite = ann.request.get(f"{server.url}/api/tables/{table}").json()["invites"]["2"]
    bob.goto(f"{server.url}/join/{invite}")
    bob.get_by_role("textbox").first.fill("Bob")
    bob.get_by_role("button").filter(has_text="").last.click()
    bob.wait_for_url(f"**/table/{table}")
    players = [Player(ann, Quick("ann")), Player(bob, Quick("bob"))]
    for _ in range(6000):
        looks = [player.look() for player in players]
        if all(seen["over"] for seen in looks):
            break
        for player, seen in zip(players, looks, strict=True):
            if not seen["busy"] and (seen["lit"] or seen["end"] or seen["accept"]):
                player.step(seen)
    expect(ann.locator("[data-do=another]")).to_be_visible()
    expect(bob.locator("[data-do=another]")).to_be_visible()

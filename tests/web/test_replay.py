"""After the game: watching it again, going on from the middle, records, dice and pictures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, Route, expect

from byways.kernel.record import load, read, sealed
from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.client import Server
from tests.server.finished import record_of
from tests.web.accessible import assert_accessible
from tests.web.player import Player
from tests.web.tables import FEW, ME, bring, first_game, open_near_the_end, open_table


def watch(page: Page, server: Server, game: str, move: int | None = None) -> str:
    """Opens a record at a move, or at its end."""
    name = bring(page, server, record_of(game))
    page.goto(f"{server.url}/replay/{name}{'' if move is None else f'?move={move}'}")
    at_move(page, len(read(record_of(game)).log) if move is None else move)
    expect(page.locator("figure svg[role=img]")).to_be_visible()
    return name


def at_move(page: Page, move: int) -> None:
    expect(page.locator("main.replay")).to_have_attribute("data-move", str(move))
    expect(page.locator("input[type=range]")).to_have_value(str(move))


@pytest.mark.parametrize("game", FEW)
def test_a_link_to_a_move_and_the_arrow_keys(page: Page, server: Server, game: str) -> None:
    last = len(read(record_of(game)).log)
    watch(page, server, game, 7)
    said = page.locator(".happened")
    before = said.inner_text()
    assert before and "undefined" not in page.inner_text("body")
    for key, move in (("ArrowRight", 8), ("ArrowLeft", 7), ("End", last), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        at_move(page, move)
    page.keyboard.press("ArrowRight")
    at_move(page, 1)
    page.wait_for_url("**/replay/*?move=1")
    page.reload()
    at_move(page, 1)
    page.locator("input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    at_move(page, 2)
    page.locator("[data-do=last]").click()
    at_move(page, last)
    expect(page.locator("[data-do=next]")).to_be_disabled()


def test_it_plays_by_itself(page: Page, server: Server) -> None:
    watch(page, server, first_game(), 3)
    page.keyboard.press(" ")
    at_move(page, 5)
    page.keyboard.press(" ")
    expect(page.locator("[data-do=play]")).to_have_accessible_name("Play (Space)")


@pytest.mark.parametrize("game", FEW)
def test_seen_by_each_seat(page: Page, server: Server, game: str) -> None:
    watch(page, server, game, 9)
    page.locator("[data-do=seat]").select_option("1")
    page.wait_for_url("**?move=9&seat=1")
    expect(page.locator("main.replay")).to_have_attribute("aria-busy", "false")
    assert page.locator(".sheets h2").count() == 1
    expect(page.locator("figcaption")).to_contain_text(",")
    page.locator("figure summary").click()
    expect(page.locator("figure table tbody tr").first).to_be_visible()


@pytest.mark.parametrize("game", FEW)
def test_playing_on_from_the_middle(page: Page, server: Server, game: str) -> None:
    written = read(record_of(game))
    move = len(written.log) - 15
    watch(page, server, game, move)
    page.locator("[data-do=branch]").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".page .hit")
    Player(page, Quick(f"branch {game}")).play_to_the_end()
    page.locator("[data-do=replay]").click()
    page.wait_for_url("**/replay/*")
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    branched = read(saved.value.path().read_text("utf-8"))
    assert branched.log[:move] == written.log[:move] and branched.given
    assert load(branched, GAMES[game]).over
    page.locator("[data-do=dice]").click()
    expect(page.locator("[data-verdict=good]")).to_contain_text("this browser saw")


def test_playing_on_at_one_screen(page: Page, server: Server) -> None:
    game = first_game()
    watch(page, server, game, 5)
    page.locator("[data-do=branch-here]").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".page .hit, [data-do=curtain]")
    summary = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert all(seat["mine"] for seat in summary["seats"])


def test_nothing_goes_on_from_the_end(page: Page, server: Server) -> None:
    watch(page, server, first_game())
    assert page.locator("[data-do=branch]").count() == 0


def test_download_edit_upload(page: Page, server: Server, tmp_path: Path) -> None:
    """A record comes back as it was; changed, it is refused with the line and the reason."""
    open_near_the_end(page, server, first_game(), [ME])
    Player(page, Quick("record")).play_to_the_end()
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    text = saved.value.path().read_text("utf-8")
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if re.match(r"1 \S+ \S+ \S+", line))
    page.goto(f"{server.url}/")
    for broken, line in (
        (text.replace(lines[at], lines[at] + "x"), len(lines)),
        (sealed([*lines[:at], "1 nonsense", *lines[at + 1 : -1]]), at + 1),
        (sealed([*lines[:at], lines[at], lines[at], *lines[at + 1 : -1]]), at + 2),
    ):
        page.locator("[data-do=record]").set_input_files(
            {"name": "broken.txt", "mimeType": "text/plain", "buffer": broken.encode()}
        )
        expect(page.locator(".trouble")).to_contain_text(f"Line {line}:")
    assert page.url == f"{server.url}/"
    page.locator("[data-do=record]").set_input_files(
        {"name": "good.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.wait_for_url("**/replay/*")
    at_move(page, len(read(text).log))


def test_a_record_can_be_dropped(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/")
    expect(page.locator("[data-do=record]")).to_be_attached()
    page.evaluate(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], 'game.txt', {type: 'text/plain'}));
          const target = document.querySelector('[aria-labelledby=record-title]');
          target.dispatchEvent(new DragEvent('drop', {dataTransfer: carried, cancelable: true}));
        }""",
        record_of(first_game()),
    )
    page.wait_for_url("**/replay/*")


def test_my_finished_tables_lead_to_it(page: Page, server: Server) -> None:
    open_near_the_end(page, server, first_game(), [ME])
    Player(page, Quick("mine")).play_to_the_end()
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{server.url}/")
    page.locator(f"a[href='/replay/{table}']").click()
    expect(page.locator("main.replay")).to_have_attribute("data-move", re.compile(r"\d+"))
    expect(page.locator(".sheets h2")).to_contain_text("You")


@pytest.mark.parametrize("game", FEW)
def test_true_dice_are_found_true(page: Page, server: Server, game: str) -> None:
    watch(page, server, game)
    page.locator("[data-do=dice]").click()
    expect(page.locator("[data-verdict=good]")).to_contain_text("check out")


def changed_seed(text: str) -> str:
    return sealed([re.sub('^seed ".*"$', 'seed "another"', line) for line in text.splitlines()[:-1]])


def changed_line(text: str) -> str:
    return text.replace("\n* ", "\n* x", 1)


def one_roll_less(text: str) -> str:
    lines = text.splitlines()[:-1]
    at = next(number for number, line in enumerate(lines) if line.startswith("* "))
    return sealed([*lines[:at], *lines[at + 1 :]])


@pytest.mark.parametrize(
    ("change", "said"),
    [(changed_seed, "promised"), (changed_line, "record"), (one_roll_less, "rolls")],
)
def test_false_records_are_found_out(page: Page, server: Server, change: Any, said: str) -> None:
    name = watch(page, server, first_game())
    lie = change(record_of(first_game()))
    page.route(f"**/api/replays/{name}/record", lambda route: route.fulfill(body=lie))
    page.locator("[data-do=dice]").click()
    expect(page.locator("[data-verdict=bad]")).to_contain_text(said)


def test_a_changed_number_is_found_out(page: Page, server: Server) -> None:
    name = watch(page, server, first_game())

    def lie(route: Route) -> None:
        told = route.fetch().json()
        bound, number = told["rolls"][1]["draws"][0]
        told["rolls"][1]["draws"][0] = [bound, (number + 1) % bound]
        route.fulfill(json=told)

    page.route(f"**/api/replays/{name}/dice", lie)
    page.locator("[data-do=dice]").click()
    expect(page.locator("[data-verdict=bad]")).to_contain_text("Roll 2, number 1")


@pytest.mark.parametrize("game", GAMES)
def test_pictures(page: Page, server: Server, game: str) -> None:
    watch(page, server, game)
    with page.expect_download() as saved:
        page.locator("[data-do=svg]").click()
    drawn = ElementTree.fromstring(saved.value.path().read_text("utf-8"))
    parts = list(drawn.iter())
    assert len(parts) > 30 and not any("class" in part.attrib or "style" in part.attrib for part in parts)
    assert "var(" not in ElementTree.tostring(drawn, "unicode")
    with page.expect_download() as saved:
        page.locator("[data-do=png]").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG\r\n")


@pytest.mark.parametrize("path", ["/replay/none", "/replay/none?move=3"])
def test_nothing_to_watch_is_said(page: Page, server: Server, path: str) -> None:
    page.goto(f"{server.url}{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert "undefined" not in page.inner_text("body")


def test_a_game_that_goes_on_cannot_be_watched(page: Page, server: Server) -> None:
    open_table(page, server, first_game(), [ME])
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator("main")).to_contain_text("still being played")


@pytest.mark.parametrize("game", FEW)
def test_accessible(page: Page, server: Server, game: str) -> None:
    name = watch(page, server, game, 11)
    page.locator("[data-do=dice]").click()
    expect(page.locator("[data-verdict=good]")).to_be_visible()
    page.locator("figure summary").click()
    assert_accessible(page, game)
    page.goto(f"{server.url}/replay/{name}?move=12&seat=2")
    at_move(page, 12)
    assert_accessible(page, f"{game}, seen by one")


def test_a_refused_record_is_accessible(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/")
    page.locator("[data-do=record]").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": b"x"}
    )
    expect(page.locator(".trouble")).to_be_visible()
    assert_accessible(page, "a refused record")


def test_on_a_phone(phone: Page, server: Server) -> None:
    for game in GAMES:
        watch(phone, server, game, 5)
        assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360
        phone.locator("[data-do=next]").tap()
        at_move(phone, 6)
        assert phone.evaluate("() => document.querySelector('.steer').getBoundingClientRect().bottom") <= 740

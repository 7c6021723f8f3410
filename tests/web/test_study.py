"""A study of a finished game: made on the replay page, read by whoever has the link."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from byways.kernel.protocol import NATURE
from byways.kernel.record import load, read
from byways.registry import GAMES
from tests.server.client import Server
from tests.server.finished import record_of
from tests.web.accessible import assert_accessible
from tests.web.tables import bring, first_game


def test_a_study_is_made_kept_and_read_by_others(page: Page, server: Server) -> None:
    game = first_game()
    log = read(record_of(game)).log
    move = next(i for i, entry in enumerate(log) if i > 20 and entry.seat != NATURE)
    page.goto(f"{server.url}/replay/{bring(page, server, record_of(game))}?move={move}")
    page.locator("[data-do=study-begin]").click()
    page.locator("[data-do=comment]").fill("Here <b>it</b> turned.\nSee the arrow.")
    study = page.locator("[data-study]")

    # By keyboard: a mark, then an arrow to the place beside it.
    page.locator("[data-do=study-mark]").click()
    place = page.locator(".bw-board .hit").nth(8)
    place.focus()
    page.keyboard.press("Enter")
    expect(study).to_contain_text("Marked: ")
    expect(page.locator(".bw-board .marked")).to_have_count(1)
    page.locator("[data-do=study-arrow]").click()
    place.focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".bw-board .arrow:not(.under)")).to_have_count(1)
    page.locator("[data-do=study-arrow]").click()
    expect(page.locator("main.replay")).to_have_attribute("data-move", str(move))

    # Another move than that of the game, whichever comes first.
    page.locator("[data-do=study-try]").click()
    page.locator(".stand [data-ref].lit").first.click()
    page.locator(".stand [data-ref].lit:not([aria-pressed=true])").first.click()
    page.locator("[data-do=accept]").click()
    expect(page.locator("[data-trying]")).to_have_count(0)
    expect(page.locator(".where")).to_contain_text("Variation after move")
    expect(study).to_have_attribute("data-saved", "true")
    assert_accessible(page, "a study")
    link = page.url

    guest = page.context.browser
    assert guest is not None
    with guest.new_context() as others:
        reader = others.new_page()
        reader.goto(link)
        expect(reader.locator("[data-study] .text")).to_have_text("Here <b>it</b> turned.\nSee the arrow.")
        expect(reader.locator("[data-do=comment]")).to_have_count(0)
        reader.locator("[data-do=study-way]").click()
        expect(reader.locator(".where")).to_contain_text("Variation after move")
        reader.keyboard.press("ArrowLeft")
        expect(reader.locator(".where")).to_contain_text(re.compile(rf"\b{move}\b"))
        reader.locator("summary", has_text="share").click()
        with reader.expect_download() as found:
            reader.locator("[data-do=study-record]").click()
        text = found.value.path().read_text("utf-8")
    assert load(read(text), GAMES[game]).over and read(text).remarks[0][1].variations

"""A table is laid: whatever a turn needs is in sight, at every size, in every language, however large."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from byways.registry import GAMES
from tests import DEEP
from tests.server.client import Server, hang_up
from tests.server.finished import record_with
from tests.web.accessible import assert_accessible
from tests.web.tables import (
    BOT,
    ME,
    branch,
    lines_of,
    make_table,
    open_table,
    prefer,
    see_table,
    speak,
    turn_in,
)

SIZES = ((1280, 800), (1024, 768), (360, 740), (390, 844), (640, 400))
"""The last is a desktop at 200 %."""

LARGEST: dict[str, tuple[str, dict[str, Any], int]] = {
    "pairs": ("ink", {"expansions": ["lava", "meteor"], "draft": True}, 6),
    "expansions": ("ink", {"expansions": ["lava", "meteor"]}, 6),
    "animals": ("trails", {"animals": True}, 8),
    "temples": ("bands", {"scenario": 1}, 4),
    "decks": ("bands", {"scenario": 6}, 4),
    "last": ("roads", {"deck": "lanes"}, 6),
    "pile": ("roads", {"variant": 3, "deck": "lanes"}, 6),
}
MOMENTS = (("en", 0.0), ("ru", 0.0), ("uk", 0.5), ("ru", 0.9))
"""A language, and how much of the game is played: at first, in the middle, near the end."""

MEASURE = Path(__file__).with_name("laid.js").read_text("utf-8")
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


@pytest.mark.parametrize("case", LARGEST)
def test_nothing_needed_is_out_of_sight(page: Page, server: Server, case: str) -> None:
    game, options, seats = LARGEST[case]
    speak(page, server, "en")
    record = record_with(game, options, seats)
    everybody = [ME, *[BOT] * (seats - 1)]
    found = []
    for number, (lang, share) in enumerate(MOMENTS):
        table = (
            branch(page, server, record, everybody, move=turn_in(record, share))
            if share
            else make_table(page, server.url, game, everybody, options=options)
        )
        page.evaluate("(lang) => localStorage.setItem('byways.lang', lang)", lang)
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector(".page .lit, .page .act .main", timeout=60_000)
        # Each size is looked at in other moments than its neighbours; the smallest has the longest words.
        for width, height in SIZES if DEEP else SIZES[(number + 1) % 2 :: 2]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            faults = page.evaluate(MEASURE)
            found += [f"{lang} {share} {width}×{height}: {fault}" for fault in faults]
        if share == MOMENTS[-1][1]:
            assert_accessible(page, f"{case} {share}")
    assert not found, "\n".join(found)


SHIFTS = """() => {
  window.shifts = [];
  const element = ({node}) => node?.nodeType === 3 ? node.parentElement : node;
  // Another sentence has its words elsewhere; only its box must stay, and what can be tapped.
  const stays = (each) => each && !each.matches('.price') && !each.parentElement?.closest('.saying');
  const name = (each) => `${each.parentElement?.className} > ${each.className}`;
  const note = (list) => window.shifts.push(
    ...list.getEntries().flatMap(({sources}) => sources.map(element).filter(stays).map(name)),
  );
  window.watching = new PerformanceObserver(note);
  watching.observe({type: 'layout-shift', buffered: false});
  window.shifted = () => (note({getEntries: () => watching.takeRecords()}), window.shifts);
}"""
"""Notes whatever changes its place without being moved by a transform."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES[::2][:2], ids=lambda size: f"{size[0]}")
def test_nothing_moves_under_the_finger(page: Page, server: Server, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    prefer(page, server, confirm=True)
    open_table(page, server, game, [ME, BOT])
    page.wait_for_selector(".page .lit")
    page.wait_for_load_state("networkidle")
    page.evaluate(PAINTED)
    page.evaluate(SHIFTS)
    for selector in (".item.lit, .hit.lit", ".hit.lit", ".item.lit"):
        found = page.locator(f".page :is({selector})")
        if found.count():
            found.last.click(force=True)
            page.evaluate(PAINTED)
    page.keyboard.press("Escape")
    page.evaluate(PAINTED)
    assert page.evaluate("() => window.shifted()") == []


def test_what_is_out_of_sight_is_found_out(page: Page, server: Server) -> None:
    """So the other test can fail."""
    table = make_table(page, server.url, "ink", [ME])
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".page .lit")
    assert page.evaluate(MEASURE) == []
    for selector, broken in (
        (".group", {"translate": "0 60px"}),
        (".act", {"translate": "0 300px"}),
        (".goal .aim", {"width": "40px", "overflow": "hidden", "whiteSpace": "nowrap"}),
    ):
        page.locator(selector).first.evaluate("(each, broken) => Object.assign(each.style, broken)", broken)
    faults = "\n".join(page.evaluate(MEASURE))
    assert all(each in faults for each in ("is out of sight", "is cut off", "lies over"))


CAMP = (("camp", "H", "0,0"), ("done",))
TOPS = """() => Object.fromEntries(['.saying', '.edge h2 .name', '.edge .item'].map(
  (each) => [each, Math.round(document.querySelector(each).getBoundingClientRect().top)],
))"""


@pytest.mark.parametrize("size", SIZES[::2][:2], ids=lambda size: f"{size[0]}")
def test_a_board_grows_and_a_hand_shrinks_in_their_places(
    page: Page, server: Server, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    prefer(page, server, confirm=True)
    table = make_table(page, server.url, "trails", [ME], seed="grows")
    line = lines_of(server, table, page)[1]
    for step in CAMP:
        line.ask("play", seat=1, path=list(step))
    see_table(page, server, table)
    before = page.evaluate(TOPS)
    for left in (7, 6, 5):
        if left == 5:
            page.locator("[data-do=end]").click()
        page.locator(".edge .item.lit").first.click()
        page.locator(".board .hit.lit").first.click(force=True)
        page.locator(".page[aria-busy=false] [data-do=accept]:enabled").click()
        expect(page.locator(".edge .item")).to_have_count(left)
    assert page.evaluate(TOPS) == before
    hang_up()


HIDDEN = """() => {
  const laid = document.querySelector('.beside').getBoundingClientRect();
  const over = ({left, right, top, bottom}) =>
    left < laid.right && laid.left < right && top < laid.bottom && laid.top < bottom;
  const rings = [...document.querySelectorAll('.board .ring')];
  return rings.filter((ring) => over(ring.getBoundingClientRect())).length;
}"""


def test_what_stands_beside_a_ghost_hides_no_ring(page: Page, server: Server) -> None:
    """Where there is room for both, as in the first round."""
    prefer(page, server, confirm=True)
    open_table(page, server, "ink", [ME])
    for number in range(page.locator(".side .item.lit").count()):
        page.locator(".side .item").nth(number).click()
        for place in page.locator(".board .hit.lit").all()[:3]:
            place.click()
            if page.locator("[data-do=accept]:enabled").count():
                page.evaluate(PAINTED)
                assert page.evaluate(HIDDEN) == 0
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


def test_alone_my_points_are_told_once_and_rounds_are_counted(page: Page, server: Server) -> None:
    open_table(page, server, "ink", [ME])
    expect(page.locator(".goal .aim")).to_be_visible()
    expect(page.locator(".goal .standing")).to_be_hidden()
    expect(page.locator(".goal .rounds i")).to_have_count(7)
    expect(page.locator(".score h2 b")).to_be_visible()

"""A table is laid: whatever a turn needs is in sight, at every size, in every language, however large."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from byways.i18n import LANGUAGES
from tests.server.client import Server
from tests.web.tables import BOT, ME, make_table, speak

SIZES = ((1280, 800), (1024, 768), (360, 740), (390, 844), (640, 400))
"""The last is a desktop at 200 %."""

LARGEST: dict[str, tuple[str, dict[str, Any], int]] = {
    "pairs": ("ink", {"expansions": ["lava", "meteor"], "draft": True}, 6),
    "expansions": ("ink", {"expansions": ["lava", "meteor"]}, 6),
    "animals": ("trails", {"animals": True}, 8),
    "temples": ("bands", {"scenario": 1}, 4),
    "pile": ("roads", {"variant": 3, "deck": "lanes"}, 6),
}

MEASURE = Path(__file__).with_name("laid.js").read_text("utf-8")
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


@pytest.mark.parametrize("case", LARGEST)
def test_nothing_needed_is_out_of_sight(page: Page, server: Server, case: str) -> None:
    game, options, seats = LARGEST[case]
    speak(page, server, "en")
    table = make_table(page, server.url, game, [ME, *[BOT] * (seats - 1)], options=options)
    found = []
    for lang in LANGUAGES:
        page.evaluate("(lang) => localStorage.setItem('byways.lang', lang)", lang)
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector(".page .lit", timeout=60_000)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            found += [f"{lang} {width}×{height}: {fault}" for fault in page.evaluate(MEASURE)]
    assert not found, "\n".join(found)


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

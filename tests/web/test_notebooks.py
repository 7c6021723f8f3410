"""Boards in notebooks, which are pages, too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import byways
from byways.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_board_can_be_seen_and_two_fit_beside_each_other(page: Page, game: str) -> None:
    table = byways.open_table(game, seats=2, seed="notebook")
    page.set_viewport_size({"width": 900, "height": 700})
    page.goto("about:blank")
    page.set_content(table._repr_html_())
    boards = [board.bounding_box() for board in page.locator("svg").all()]
    assert boards
    for box in boards:
        assert box and box["width"] > 300 and box["height"] > 100
    assert len({box["y"] for box in boards if box}) == 1

"""The code on a sealed deal, read by a real reader from the page as it is printed."""

from __future__ import annotations

import pytest

from byways.print import CannotPrint, Wish, make
from byways.print.deal import link
from byways.registry import GAMES
from tests.print.reader import codes

SITES = ("http://127.0.0.1:8000", "https://play.example.org/a/rather/long/way/to/the/games")
SEEDS = ("harvest moon", "Осінній дощ & «так» + 100 % #?/", "x" * 60)
SIZES = ("a4", "letter")
PAIRS = [(SIZES[(i + j) % 2], site, seed) for i, seed in enumerate(SEEDS) for j, site in enumerate(SITES)]
"""Every two of a size, a site and a seed meet."""


@pytest.mark.parametrize(("size", "site", "seed"), PAIRS)
def test_every_sheet_opens_its_deal(size: str, site: str, seed: str) -> None:
    read = 0
    for facts in GAMES.values():
        seats = facts.seats[0]
        try:
            pdf, _ = make(Wish(facts, {}, "en", size, seats, seed=seed, site=site))
        except CannotPrint:
            continue
        address = link(site, facts, facts.options({}), seats, seed)
        # Every sheet has one on its front and none on its back.
        for number, found in enumerate(codes(pdf)):
            assert found == ([address] if number % 2 == 0 else []), (facts.name, number)
            read += number % 2 == 0
    assert read

"""Sealed deals: the very rolls of the game with that seed, and an address that opens it."""

from __future__ import annotations

import io
import json
from itertools import pairwise
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from pypdf import PdfReader

from byways.i18n import LANGUAGES, say
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.paper import Dealt
from byways.kernel.protocol import NATURE, Path
from byways.kernel.rng import Quick, pick
from byways.print import CannotPrint, Wish, compose, make
from byways.print.deal import HEAD, Sealed, link, seal
from byways.print.page import Page, extent
from byways.registry import GAMES


def played(game: str, given: dict[str, Any], seats: int, seed: str) -> list[Path]:
    """Plays a game that the seal has never seen and gets nature's moves."""
    facts = GAMES[game]
    match = Match.start(facts.create(given, seats), seats, Chance(seed))
    rng = Quick("another game")
    while not match.over:
        seat = max(match.to_act)
        match.play(seat, pick(rng, list(legal(match.game, match.state_for(seat), seat))))
    return [entry.path for entry in match.log if entry.seat == NATURE]


def shown(game: str, given: dict[str, Any], path: Path) -> Dealt:
    offered = GAMES[game].facets.paper
    assert offered is not None
    found = offered.dealt(GAMES[game].options(given), path)
    assert found is not None
    return found


def sealed(game: str, given: dict[str, Any], seats: int, seed: str) -> tuple[Sealed, ...]:
    return seal(GAMES[game], GAMES[game].options(given), seats, seed)


@pytest.mark.parametrize(
    ("given", "seats"), [({}, 1), ({"expansions": ["lava", "meteor"]}, 1), ({"draft": True}, 3)]
)
def test_rolls_are_those_of_the_game(given: dict[str, Any], seats: int) -> None:
    (deal,) = sealed("ink", given, seats, "harvest moon")
    areas = [area for _, areas in deal.folds for area in areas]
    assert deal.seat is None and len(deal.folds) == (6 if "expansions" in given else 7)
    assert areas == [shown("ink", given, path).area for path in played("ink", given, seats, "harvest moon")]


@pytest.mark.parametrize(("game", "given"), [("trails", {}), ("roads", {}), ("roads", {"variant": 1})])
def test_every_seat_gets_its_own_hands(game: str, given: dict[str, Any]) -> None:
    deals = sealed(game, given, 2, "harvest moon")
    assert [deal.seat for deal in deals] == [1, 2]
    dealt = [shown(game, given, path) for path in played(game, given, 2, "harvest moon")]
    for deal in deals:
        areas = [area for _, areas in deal.folds for area in areas]
        assert areas == [each.area for each in dealt if each.seat in (None, deal.seat)]


@pytest.mark.parametrize(
    ("game", "given"), [("bands", {}), ("bands", {"scenario": 6}), ("roads", {"variant": 3})]
)
def test_what_depends_on_the_players_is_not_sealed(game: str, given: dict[str, Any]) -> None:
    with pytest.raises(CannotPrint) as refused:
        compose(Wish(GAMES[game], given, "en", seats=2, seed="x"))
    assert refused.value.refusal.code == "paper.no_seal"


def test_the_address_says_everything_about_the_deal() -> None:
    facts = GAMES["ink"]
    options = facts.options({"edition": "2019", "expansions": ["lava"]})
    address = urlsplit(link("https://play.example.org/", facts, options, 2, "жнива & мёд"))
    assert (address.netloc, address.path) == ("play.example.org", "/new/ink")
    query = parse_qs(address.query)
    assert query["seed"] == ["жнива & мёд"] and query["seats"] == ["2"]
    assert json.loads(query["options"][0]) == {"edition": "2019", "expansions": ["lava"]}


def folds_of(page: Page) -> list[float]:
    return sorted({float(mark.d[1:].split("L")[0].split(" ")[1]) for mark in page.marks if mark.dash})


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_lies_on_a_fold(paper: str) -> None:
    for game, seats in (("ink", 1), ("trails", 2), ("roads", 2)):
        pages = compose(Wish(GAMES[game], {}, "ru", paper, seats, seed="x"))
        for page in pages[::2]:
            for rect in [*map(extent, page.all_words()), *(item.cut for item in page.items)]:
                assert not any(rect.y < fold < rect.bottom for fold in folds_of(page))
                assert rect.bottom < page.size[1] - 5
            assert all(item.cut.y > HEAD for item in page.items)
        assert all(page.back for page in pages[1::2])


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_what_is_folded_up_covers_what_comes_next_and_nothing_of_the_head(paper: str) -> None:
    for game, seats in (("ink", 1), ("trails", 2), ("roads", 2)):
        for page in compose(Wish(GAMES[game], {}, "en", paper, seats, seed="x"))[::2]:
            folds = folds_of(page)
            for (above, fold), below in zip(
                pairwise([HEAD, *folds]), [*folds[1:], page.size[1]], strict=True
            ):
                here = [item.cut.y for item in page.items if above < item.cut.y < fold]
                assert here and 2 * fold - below + 0.01 >= HEAD and 2 * fold - below < min(here)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_printed_in_every_language(lang: str) -> None:
    made, pages = make(Wish(GAMES["ink"], {}, lang, seed="harvest moon"))
    reader = PdfReader(io.BytesIO(made))
    text = " ".join(reader.pages[0].extract_text().split())
    assert pages == 2 and say(lang, "paper.deal_seed", seed="harvest moon") in text
    assert say(lang, "paper.deal_how") in text
    assert say(lang, "ink.stage.round", round=7, rounds=7) in text

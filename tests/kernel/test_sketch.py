"""Boards copied from paper, place by place. Names no game."""

from __future__ import annotations

import pytest

from byways.i18n import LANGUAGES, phrase
from byways.kernel.facets import scene_of
from byways.kernel.facts import Facts
from byways.kernel.protocol import Seat, UnreadablePosition
from byways.kernel.rng import Quick, pick
from byways.kernel.scene import Area
from byways.kernel.sketch import Positions, Sketch
from byways.registry import GAMES

COPIED = [name for name, facts in GAMES.items() if facts.facets.positions is not None]


def positions_of(facts: Facts) -> Positions:
    assert facts.facets.positions is not None
    return facts.facets.positions


def board(facts: Facts, sketch: Sketch) -> Area:
    game = facts.create_position(sketch.options)
    return scene_of(game, game.observe(sketch.state, Seat(1))).areas[0]


def entered(facts: Facts, count: int, seed: str) -> str:
    """Gets the text of a board that was entered at random, only with what fits."""
    positions, rng, text = positions_of(facts), Quick(seed), ""
    for _ in range(count):
        sketch = positions.sketch(text, {})
        place = pick(rng, board(facts, sketch).spots).ref
        fitting = [offer for offer in positions.offers(sketch, place) if offer.fits]
        if fitting:
            offer = pick(rng, fitting)
            text = positions.put(text, place, pick(rng, offer.entries[: offer.fits]))
    return text


@pytest.mark.parametrize("name", COPIED)
@pytest.mark.parametrize("seed", range(5))
def test_what_fits_makes_a_board_that_can_be_read(name: str, seed: int) -> None:
    facts = GAMES[name]
    text = entered(facts, 12, f"{name} {seed}")
    sketch = positions_of(facts).sketch(text, {})
    assert not sketch.faults, text
    assert facts.facets.positions is not None
    if text:
        options, state = facts.facets.positions.read(text, {})
        assert (options, state) == (sketch.options, sketch.state)
        game = facts.create_position(options)
        written = positions_of(facts).write(game, state)
        if written is not None:
            again = facts.facets.positions.read(written, {})[1]
            assert game.tally(again, Seat(1)) == game.tally(state, Seat(1))


@pytest.mark.parametrize("name", COPIED)
def test_what_was_put_is_there_and_clearing_takes_it_away(name: str) -> None:
    facts = GAMES[name]
    positions = positions_of(facts)
    empty = positions.sketch("", {})
    place = board(facts, empty).spots[0].ref
    for offer in positions.offers(empty, place):
        assert len(set(offer.entries)) == len(offer.entries) >= offer.fits and offer.spot.ref
        entry = offer.entries[0]
        text = positions.put("", place, entry)
        assert entry in text.split() and positions.put(text, place, entry) == text
        if offer.fits:
            drawn = board(facts, positions.sketch(text, {}))
            assert any(spot.strokes for spot in drawn.spots)
            assert positions.sketch(positions.put(text, place, ""), {}).state == empty.state


@pytest.mark.parametrize("name", COPIED)
def test_turning_replaces_what_was_there(name: str) -> None:
    facts = GAMES[name]
    positions = positions_of(facts)
    empty = positions.sketch("", {})
    place = board(facts, empty).spots[0].ref
    offer = next(offer for offer in positions.offers(empty, place) if len(offer.entries) > 1)
    one, two = offer.entries[:2]
    text = positions.put(positions.put("", place, one), place, two)
    assert two in text.split() and one not in text.split()


@pytest.mark.parametrize("name", COPIED)
@pytest.mark.parametrize("junk", ["nonsense", "a9=", "=", "|", "| |", "z=1 z=1", "x@0,0", "\x00", "é=1"])
def test_junk_is_told_and_nothing_else_is_lost(name: str, junk: str) -> None:
    facts = GAMES[name]
    positions = positions_of(facts)
    whole = entered(facts, 8, name)
    text = f"{whole} {junk}"
    sketch = positions.sketch(text, {})
    for fault in sketch.faults:
        assert all(phrase(lang, fault) for lang in LANGUAGES)
    assert board(facts, sketch).spots
    place = board(facts, sketch).spots[0].ref
    offer = positions.offers(sketch, place)[0]
    kept = positions.put(text, place, offer.entries[0]).split()
    assert set(junk.split()) - {"|"} <= set(kept)
    if sketch.faults:
        with pytest.raises(UnreadablePosition):
            sketch.sound()


@pytest.mark.parametrize("name", COPIED)
def test_there_are_no_offers_where_there_is_no_place(name: str) -> None:
    positions = positions_of(GAMES[name])
    assert positions.offers(positions.sketch("", {}), "no such place") == ()


@pytest.mark.parametrize("name", COPIED)
def test_the_example_can_be_read(name: str) -> None:
    positions = positions_of(GAMES[name])
    assert not positions.sketch(positions.example, {}).faults
    assert set(positions.settings) <= set(GAMES[name].schema)

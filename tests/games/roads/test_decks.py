"""Decks: ours, a user's own, and what is wrong in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from byways.games.roads import DECKS, FACTS
from byways.games.roads.components import check_deck, read_deck, rotations
from byways.i18n import LANGUAGES, phrase, say
from byways.kernel.conformance import Laws, check_game, check_records
from byways.kernel.datafile import BadFile
from byways.kernel.facts import BadOptions
from tests.games.roads.oracle import BOXES

OwnDeck = Callable[[str, str], None]


@pytest.mark.parametrize("name", DECKS)
def test_our_decks_are_as_in_the_rules(name: str) -> None:
    deck = FACTS.read_file("deck", name, read_deck)
    assert {kind.name: (kind.sides, kind.count) for kind in deck.kinds} == BOXES[name]
    assert deck.size == 24


def test_ways_to_turn() -> None:
    lanes = {kind: len(rotations(sides)) for kind, (sides, _) in BOXES["lanes"].items()}
    assert {kind for kind, ways in lanes.items() if ways == 2} == {"straight2", "straight4", "X42"}
    assert {kind for kind, ways in lanes.items() if ways != 2 and ways != 4} == set()
    assert len(rotations("2222")) == len(rotations("----")) == 1


FAULTS = [
    ("", [(1, "file.heading")]),
    ("# a comment\nbyways deck", [(2, "file.heading")]),
    ("byways board roads\nturn 22-- 8", [(1, "file.heading")]),
    ("byways deck trails\nturn 22-- 8", [(1, "file.heading")]),
    ("byways deck roads", [(0, "roads.deck.empty")]),
    ("byways deck roads\n\nturn 22--\nT 222- 6 7", [(3, "roads.deck.row"), (4, "roads.deck.row")]),
    ("byways deck roads\n22-- 22-- 8", [(2, "roads.deck.kind")]),
    ("byways deck roads\nskip 22-- 8\ndraw 2--- 1", [(2, "roads.deck.kind"), (3, "roads.deck.kind")]),
    ("byways deck roads\nповорот 22-- 8", [(2, "roads.deck.kind")]),
    ("byways deck roads\nturn 22-- 8\n# again\nturn 2--- 1", [(4, "roads.deck.twice")]),
    ("byways deck roads\nturn 223- 8\nT 222 6", [(2, "roads.deck.sides"), (3, "roads.deck.sides")]),
    ("byways deck roads\nturn 22-- 8\nbend --22 1", [(3, "roads.deck.same")]),
    ("byways deck roads\nturn 22-- 0\nT 222- many", [(2, "roads.deck.count"), (3, "roads.deck.count")]),
    ("byways deck roads\nturn 22-- 08", [(2, "roads.deck.count")]),
    ("byways deck roads\nturn 22-- 60\nT 222- 41", [(0, "roads.deck.too_many")]),
    (
        "byways deck roads\ndeal 2 zero",
        [(2, "roads.deck.kind"), (2, "roads.deck.sides"), (2, "roads.deck.count")],
    ),
]


@pytest.mark.parametrize(("text", "faults"), FAULTS)
def test_faults_by_line(text: str, faults: list[tuple[int, str]]) -> None:
    found = check_deck(text)
    assert [(fault.line, fault.code) for fault in found] == faults
    assert FACTS.files["deck"].check(text) == found
    for fault in found:
        for lang in LANGUAGES if fault.code.startswith("roads.") else ("en",):
            assert say(lang, fault.code, fault.args)
    with pytest.raises(BadFile):
        read_deck(text)


def test_left_and_right_turns_of_two_widths_are_different_cards() -> None:
    assert not check_deck("byways deck roads\nleft 24-- 1\nright 42-- 1")


def test_own_deck_is_played(own_deck: OwnDeck) -> None:
    own_deck("mine", "turn 22-- 3; end 2--- 2; blank ---- 1; ramp 2-4- 2")
    for options, seats in (({"variant": 1}, 2), ({"variant": 2}, 3), ({"variant": 3}, 4)):
        chosen = FACTS.options(FACTS.resolve({"deck": "mine", "copies": 2, **options}))
        match = check_game(Laws(FACTS.create(chosen, seats), seats))
        check_records(FACTS, chosen, seats, match)


def test_an_own_deck_that_is_changed_is_read_again(own_deck: OwnDeck) -> None:
    sizes = []
    for count in (1, 2):
        own_deck("mine", f"turn 22-- {count}")
        sizes.append(len(FACTS.create(FACTS.resolve({"deck": "mine"}), 2).setup(2).pile))
    assert sizes == [2, 4]


BAD = [
    ({"deck": "nowhere"}, 2, "file.missing"),
    ({"deck": ""}, 2, "file.missing"),
    ({"deck": "../classic"}, 2, "file.missing"),
    ({"deck": "faulty"}, 2, "file.faulty"),
    ({"deck": "none"}, 2, "file.faulty"),
    ({"deck": 1}, 2, "options.text"),
    ({"variant": 4}, 2, "options.value_of"),
    ({"variant": True}, 2, "options.value_of"),
    ({"variant": "1"}, 2, "options.value_of"),
    ({"copies": 3}, 2, "options.value_of"),
    ({"colour": "red"}, 2, "options.unknown"),
    ({"variant": 1}, 3, "roads.options.seats"),
    ({}, 1, "options.seats"),
    ({}, 7, "options.seats"),
    ({"variant": 1, "field": "5x7"}, 2, "roads.options.variant"),
    ({"variant": 3, "field": "5x7"}, 2, "roads.options.variant"),
    ({"variant": 2, "match": True}, 2, "roads.options.variant"),
    ({"variant": 3, "match": True}, 2, "roads.options.variant"),
    ({"variant": 1, "co-operative": True}, 2, "roads.options.variant"),
    ({"variant": 2, "co-operative": True}, 2, "roads.options.variant"),
    *(
        ({"variant": 2, "field": field}, 2, "roads.options.field")
        for field in (
            "",
            "5",
            "x",
            "5x",
            "x7",
            "0x5",
            "5x0",
            "1x1",
            "05x7",
            "5X7",
            "5×7",
            "21x3",
            "-5x7",
            "100x100",
        )
    ),
    ({"variant": 2, "field": "1x2"}, 2, "roads.options.no_card"),
    ({"variant": 2, "field": "5 x 7"}, 2, "roads.options.field"),
    ({"variant": 2, "field": "100x100"}, 2, "roads.options.field"),
]


@pytest.mark.parametrize(("options", "seats", "code"), BAD)
def test_bad_options(options: Mapping[str, Any], seats: int, code: str, own_deck: OwnDeck) -> None:
    own_deck("faulty", "turn 22-- 8; T 222- none")
    own_deck("none", "")
    with pytest.raises(BadOptions) as raised:
        FACTS.create(FACTS.resolve(options), seats)
    assert raised.value.refusal.code == code
    for lang in LANGUAGES:
        assert say(lang, code, raised.value.refusal.words)


def test_a_wrong_deck_is_told_which_there_are(own_deck: OwnDeck) -> None:
    for name in ("mine", "classic", "Not A Name"):
        own_deck(name, "turn 22-- 1")
    with pytest.raises(BadOptions) as raised:
        FACTS.resolve({"deck": "clasic"})
    assert dict(raised.value.refusal.args)["names"] == "classic, mine, balanced, lanes, lanes-balanced"
    for lang in LANGUAGES:
        assert "classic, mine, balanced, lanes, lanes-balanced." in phrase(lang, raised.value.refusal)


def test_a_list_of_decks_has_an_end(own_deck: OwnDeck) -> None:
    for number in range(40):
        own_deck(f"own{number}", "turn 22-- 1")
    with pytest.raises(BadOptions) as raised:
        FACTS.resolve({"deck": "clasic"})
    listed = str(dict(raised.value.refusal.args)["names"])
    assert listed.count(",") == 29 and listed.endswith(" …")


@pytest.mark.parametrize(
    ("options", "seats", "cards", "field"),
    [
        ({"variant": 1}, 2, {"end": 8}, None),
        ({"variant": 2}, 2, {"T": 12, "end": 0}, (5, 7)),
        ({"variant": 2}, 3, {"T": 18}, (7, 10)),
        ({"variant": 2, "field": None, "deck": None}, 6, {"T": 36}, (7, 10)),
        ({"variant": 2, "field": "20x1", "match": False}, 2, {"T": 12}, (20, 1)),
        ({"variant": 3, "copies": 2}, 4, {"X": 24, "end": 0}, None),
        ({"variant": 3, "deck": "lanes"}, 2, {"T442": 6}, None),
    ],
)
def test_defaults(options: Mapping[str, Any], seats: int, cards: dict[str, int], field: object) -> None:
    game: Any = FACTS.create(options, seats)
    pile = game.setup(seats).pile
    assert len(pile) == 24 * seats * options.get("copies", 1)
    assert {kind: pile.count(kind) for kind in cards} == cards
    chosen = game.rules.field
    assert (chosen and (chosen.columns, chosen.rows)) == field


def test_builtin_decks_cannot_be_replaced(own_deck: OwnDeck) -> None:
    own_deck("classic", "turn 22-- 1")
    assert FACTS.resolve({"deck": "classic"}) == {"deck": "classic"}


def test_an_own_deck_that_is_no_text(tmp_path: Path, own_deck: OwnDeck) -> None:
    (tmp_path / "deck" / "noise.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadOptions):
        FACTS.resolve({"deck": "noise"})

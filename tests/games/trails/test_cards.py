"""The deck: every card once, and exactly the printed one."""

from __future__ import annotations

import csv
import hashlib
from collections import Counter
from pathlib import Path

import pytest

from byways.games.trails import FACTS
from byways.games.trails.animals import SPECIES, read_animals
from byways.games.trails.components import (
    DIRECTIONS,
    BadBox,
    Card,
    box,
    camp_cells,
    card_cells,
    card_of,
    deck,
    faces,
    read_box,
)
from tests.games.trails import oracle

SHARED = Path(__file__).parents[4] / "shared/rules/trailblazers-deck.csv"
MAP = FACTS.read_file("animals", "by-shape", read_animals)


def listed() -> list[tuple[str, ...]]:
    """The deck in the columns of the given list."""
    return [
        (f"T{card.number:03}", card.shape, card.long, *card.short, MAP.shown(f"t{card.number:03}"))
        for card in box().cards
    ]


def looks(name: str, quarters: int) -> tuple[str, ...]:
    """How a card looks, cell by cell from its west or north end, drawn by the oracle."""
    shape, long, *short = oracle.card(name)
    cells = []
    for half in (0, 1):
        segments = [
            "".join(sorted(oracle.turn(oracle.SHAPES[shape][half], quarters))) + long,
            "".join(sorted(oracle.turn(oracle.SHAPES[shape][2 + half], quarters))) + short[half],
        ]
        cells.append(" ".join(sorted(segments)))
    return tuple(cells if quarters < 2 else cells[::-1])


def test_deck_is_the_given_list() -> None:
    text = "".join(",".join(row) + "\n" for row in [("id,shape,long,short_a,short_b,animal",), *listed()])
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert digest == "6c1605d4372ee1d9f06a8341386548b237d0bbe4ecb0664e07c20cd3774b1ac3"


def test_shared_list_where_it_is_there() -> None:
    if SHARED.exists():
        rows = list(csv.reader(SHARED.read_text("utf-8").splitlines()))
        assert [tuple(row) for row in rows[1:]] == listed()


def test_deck_is_every_card_once_up_to_a_half_turn() -> None:
    assert len(box().cards) == 135
    assert Counter(card.shape for card in box().cards) == {
        "I": 18,
        "U": 27,
        "Z": 18,
        "S": 18,
        "L": 27,
        "J": 27,
    }
    assert len({frozenset({looks(name, 0), looks(name, 2)}) for name in deck(1)}) == 135
    assert {f"t{c.number:03}": (c.shape, c.long, *c.short) for c in box().cards} == oracle.DECK


def test_180_segments_of_each_kind() -> None:
    kinds: Counter[str] = Counter()
    for name in deck(1):
        for face in faces(name, "e"):
            kinds.update(face.kinds)
    assert {kind: count // 2 for kind, count in kinds.items()} == {"H": 180, "B": 180, "K": 180}


@pytest.mark.parametrize(
    ("name", "shape", "ends"),
    [
        ("t001", "I", "W E"),
        ("t019", "U", "N N"),
        ("t046", "Z", "N S"),
        ("t064", "S", "S N"),
        ("t082", "L", "W N"),
        ("t109", "J", "W S"),
    ],
)
def test_long_trail_of_each_shape(name: str, shape: str, ends: str) -> None:
    a, b = faces(name, "e")
    assert card_of(name).shape == shape
    assert ends == f"{'NESW'[a.exits[1]]} {'NESW'[b.exits[3]]}"
    assert a.long[1] and a.long[a.exits[1]] and b.long[3] and b.long[b.exits[3]]
    assert sum(a.long) == sum(b.long) == 2


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_faces_as_the_oracle_turns_them(direction: str) -> None:
    for name in deck(1):
        area = oracle.Area([oracle.Thing(name, list(card_cells((0, 0), direction)), direction)])
        expected = {(s.cell, frozenset(s.ends)) for s in area.segments()}
        found = set()
        for cell, face in zip(card_cells((0, 0), direction), faces(name, direction), strict=True):
            for side, other in enumerate(face.exits):
                assert face.kinds[side] == face.kinds[other] and face.exits[other] == side != other
                ends = (oracle.node(cell, "NESW"[end], face.kinds[side]) for end in (side, other))
                found.add((cell, frozenset(ends)))
        assert found == expected


def test_63_cards_show_an_animal() -> None:
    shown = {name: MAP.shown(name) for name in deck(1) if MAP.shown(name)}
    assert len(shown) == 63
    assert shown == {name: oracle.animal(name) for name in deck(1) if oracle.animal(name)}
    assert MAP.tokens == dict.fromkeys(SPECIES, 10) and MAP.points == (1, 3, 6, 10, 15, 21)


def test_second_deck_has_the_same_cards() -> None:
    assert deck(2)[:135] == deck(1) and deck(2)[135] == "u001" and deck(2)[-1] == "u135"
    assert card_of("u024") == card_of("t024") == Card(24, "U", "H", ("B", "K"))
    assert list(deck(2)) == sorted(deck(2))
    with pytest.raises(KeyError):
        card_of("t136")


def test_box_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(BadBox, match="line 2"):
        read_box("byways box trails\nshape I A.W-B.E N-S N-E\nkinds H B K\n")
    with pytest.raises(BadBox, match="kinds"):
        read_box("byways box trails\nkinds H B\n")


def test_camp_cells() -> None:
    assert camp_cells((4, -1)) == ((4, -1), (5, -1), (4, 0), (5, 0))

"""A golden game for each way to end, with decks small enough to follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from byways.games.roads import FACTS
from byways.kernel.match import Entry, replay
from byways.kernel.protocol import NATURE, IllegalAction, Seat

OwnDeck = Callable[[str, str], None]


@dataclass(frozen=True)
class Golden:
    name: str
    variant: int
    deck: str
    """Rows of the deck for each player."""
    moves: str
    """The log, a line each; comments after ``#``."""
    reason: str
    winners: set[int]
    scores: list[tuple[int, int, int]]
    """For each seat laid, left, skips."""
    options: dict[str, Any] = field(default_factory=dict)


def log(moves: str) -> list[Entry]:
    rows = [row.partition("#")[0].split() for row in moves.strip().splitlines()]
    return [Entry(NATURE if who == "*" else Seat(int(who)), tuple(words)) for who, *words in rows]


CLOSED = """
    * deal 1 end end
    * deal 2 end end
    1 end 0,0 2---
    2 end 0,-1 --2-
"""

GAMES = [
    Golden(
        "second closes with the last card",
        1,
        "end 2--- 1",
        """
        * deal 1 end
        * deal 2 end
        1 end 0,0 2---
        2 end 0,-1 --2-
        """,
        "closed",
        {2},
        [(1, 0, 0), (1, 0, 0)],
    ),
    Golden(
        "second closes a ring with the last card",
        1,
        "turn 22-- 2",
        """
        * deal 1 turn turn
        * deal 2 turn turn
        1 turn 0,0 -22-
        2 turn 1,0 --22
        1 turn 1,1 2--2
        2 turn 0,1 22--
        """,
        "closed",
        {2},
        [(2, 0, 0), (2, 0, 0)],
    ),
    Golden("second closes early", 1, "end 2--- 2", CLOSED, "closed", {2}, [(1, 1, 0), (1, 1, 0)]),
    Golden(
        "all laid",
        1,
        "straight 2-2- 1",
        """
        * deal 1 straight
        * deal 2 straight
        1 straight 0,0 2-2-
        2 straight 0,1 2-2-
        """,
        "extended",
        {1},
        [(1, 0, 0), (1, 0, 0)],
    ),
    Golden(
        "second cannot lay",
        1,
        "two 2-2- 1; four 4-4- 1",
        """
        * deal 1 two two
        * deal 2 four four
        1 two 0,0 -2-2
        """,
        "stuck",
        {1, 2},
        [(1, 1, 0), (0, 2, 0)],
    ),
    Golden(
        "first cannot lay",
        1,
        "two 2-2- 1; four 4-4- 1",
        """
        * deal 1 two four
        * deal 2 two four
        1 two 0,0 2-2-
        2 two 0,1 2-2-
        """,
        "stuck",
        {1, 2},
        [(1, 1, 0), (1, 1, 0)],
    ),
    Golden(
        "first closes",
        1,
        "straight 2-2- 1; end 2--- 2",
        """
        * deal 1 straight end end
        * deal 2 straight end end
        1 straight 0,0 2-2-
        2 end 0,-1 --2-
        1 end 0,1 2---
        """,
        "stuck",
        {1, 2},
        [(2, 1, 0), (1, 2, 0)],
    ),
    Golden(
        "first closes with the only card that joins nothing",
        1,
        "blank ---- 1",
        """
        * deal 1 blank
        * deal 2 blank
        1 blank 0,0 ----
        """,
        "stuck",
        {1, 2},
        [(1, 0, 0), (0, 1, 0)],
    ),
    Golden(
        "match, one game each",
        1,
        "end 2--- 1",
        """
        * deal 1 end
        * deal 2 end
        1 end 0,0 2---
        2 end 0,-1 --2-
        * deal 1 end
        * deal 2 end
        2 end 0,0 -2--          # seat 2 starts the second game
        1 end 1,0 ---2
        """,
        "match",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
        {"match": True},
    ),
    Golden(
        "match, a game and a draw",
        1,
        "end 2--- 1; straight 2-2- 1; four 4-4- 1",
        """
        * deal 1 end end four
        * deal 2 straight straight four
        1 end 0,0 2---
        2 straight 0,-1 2-2-
        1 end 0,-2 --2-         # the first closes: both win
        * deal 1 end end four
        * deal 2 straight straight four
        2 straight 0,0 2-2-
        1 end 0,1 2---
        2 straight 0,-1 2-2-
        1 end 0,-2 --2-         # the second closes
        """,
        "match",
        {1},
        [(2, 1, 0), (2, 1, 0)],
        {"match": True},
    ),
    Golden(
        "match, both games to the same seat",
        1,
        "end 2--- 1; straight 2-2- 2",
        """
        * deal 1 straight straight straight
        * deal 2 end end straight
        1 straight 0,0 2-2-
        2 end 0,1 2---
        1 straight 0,-1 2-2-
        2 end 0,-2 --2-         # seat 2 closes as the second
        * deal 1 end straight straight
        * deal 2 end straight straight
        2 straight 0,0 2-2-
        1 straight 0,1 2-2-
        2 straight 0,2 2-2-
        1 straight 0,3 2-2-
        2 end 0,-1 --2-
        1 end 0,4 2---          # seat 1 closes as the second, with the last card
        """,
        "match",
        {1, 2},
        [(3, 0, 0), (3, 0, 0)],
        {"match": True},
    ),
    Golden(
        "match, one seat wins both",
        1,
        "end 2--- 1; straight 2-2- 2",
        """
        * deal 1 straight straight straight
        * deal 2 end end straight
        1 straight 0,0 2-2-
        2 end 0,1 2---
        1 straight 0,-1 2-2-
        2 end 0,-2 --2-         # seat 2 closes as the second
        * deal 1 straight straight straight
        * deal 2 end end straight
        2 straight 0,0 2-2-
        1 straight 0,1 2-2-
        2 end 0,2 2---
        1 straight 0,-1 2-2-
        2 end 0,-2 --2-         # seat 2 closes as the first: both win
        """,
        "match",
        {2},
        [(2, 1, 0), (3, 0, 0)],
        {"match": True},
    ),
    Golden(
        "match, both games extended",
        1,
        "straight 2-2- 1",
        """
        * deal 1 straight
        * deal 2 straight
        1 straight 0,0 2-2-
        2 straight 0,1 2-2-
        * deal 1 straight
        * deal 2 straight
        2 straight 0,0 2-2-
        1 straight 0,-1 2-2-
        """,
        "match",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
        {"match": True},
    ),
    Golden(
        "out for good",
        2,
        "two 2-2- 1; four 4-4- 1; bend 24-- 1",
        """
        * deal 1 two two bend
        * deal 2 four four four
        * deal 3 two bend bend
        1 two 3,3 2-2-
        3 bend 3,2 --24         # seat 2 is out, although its cards fit from now on
        1 two 3,4 2-2-
        3 two 3,5 2-2-
        1 bend 3,6 24--
        3 bend 2,2 24--
        """,
        "nobody",
        {3},
        [(3, 0, 0), (0, 3, 0), (3, 0, 0)],
    ),
    Golden(
        "a lone survivor plays on",
        2,
        "two 2-2- 2; four 4-4- 1",
        """
        * deal 1 two four four
        * deal 2 two two two
        1 two 2,3 2-2-
        2 two 2,4 2-2-
        2 two 2,5 2-2-
        2 two 2,6 2-2-
        """,
        "nobody",
        {2},
        [(1, 2, 0), (3, 0, 0)],
    ),
    Golden(
        "nobody can lay the first reply",
        2,
        "end 2--- 2",
        """
        * deal 1 end end
        * deal 2 end end
        1 end 0,0 2---          # the road runs off the field
        """,
        "nobody",
        {1},
        [(1, 1, 0), (0, 2, 0)],
        {"field": "3x3"},
    ),
    Golden(
        "the field is full",
        2,
        "straight 2-2- 2",
        """
        * deal 1 straight straight
        * deal 2 straight straight
        * deal 3 straight straight
        1 straight 0,0 2-2-
        2 straight 0,1 2-2-
        """,
        "field",
        {2},
        [(1, 1, 0), (1, 1, 0), (0, 2, 0)],
        {"field": "1x2"},
    ),
    Golden(
        "all laid, shared",
        3,
        "straight 2-2- 1",
        """
        * draw straight
        1 straight 0,0 2-2-
        * draw straight
        2 straight 0,1 2-2-
        """,
        "laid",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
    ),
    Golden(
        "all laid, fewer skips",
        3,
        "two 2-2- 1; four 4-4- 1; bend 24-- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw bend
        1 bend 0,-1 --24
        * draw four
        2 four -1,-1 -4-4
        * draw two
        1 two 0,1 2-2-
        * draw bend
        2 four -2,-1 -4-4       # seat 1 has no cards and is passed over
        2 bend 0,2 24--
        """,
        "laid",
        {1},
        [(3, 0, 0), (3, 0, 1)],
    ),
    Golden(
        "a whole round of skips",
        3,
        "two 2-2- 1; four 4-4- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw four
        3 skip
        * draw two
        1 two 0,1 2-2-
        * draw four
        2 skip                  # while the pile lasts: does not count
        * draw two
        3 two 0,2 2-2-
        2 skip                  # seat 1 is passed over, and that is no skip
        3 skip
        """,
        "skips",
        {1},
        [(2, 0, 0), (0, 2, 3), (1, 1, 2)],
    ),
    Golden(
        "the skip with the last card of the pile counts",
        3,
        "two 2-2- 1; four 4-4- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw two
        1 two 0,1 2-2-
        * draw four
        2 skip
        """,
        "skips",
        {1},
        [(2, 0, 0), (0, 2, 2)],
    ),
    Golden(
        "skips, tied by cards left, then by skips",
        3,
        "two 2-2- 1; four 4-4- 2",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw four
        1 skip
        * draw two
        2 two 0,1 2-2-
        * draw four
        1 skip
        * draw four
        2 skip                  # two cards each; the pile is empty
        1 skip
        """,
        "skips",
        {2},
        [(1, 2, 3), (1, 2, 2)],
    ),
    Golden(
        "sealed, shared",
        3,
        "end 2--- 1; straight 2-2- 1",
        """
        * draw end
        1 end 0,0 2---
        * draw end
        2 end 0,-1 --2-
        """,
        "sealed",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
    ),
    Golden(
        "sealed, fewer cards left",
        3,
        "end 2--- 1; four 4-4- 1",
        """
        * draw end
        1 end 0,0 2---
        * draw four
        2 skip
        * draw end
        1 end 0,-1 --2-
        """,
        "sealed",
        {1},
        [(2, 0, 0), (0, 1, 1)],
    ),
    Golden(
        "sealed by the last card is all laid",
        3,
        "end 2--- 1",
        """
        * draw end
        1 end 0,0 2---
        * draw end
        2 end 0,-1 --2-
        """,
        "laid",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
        {"co-operative": True},
    ),
    Golden(
        "together: all laid, everybody wins whatever the skips",
        3,
        "two 2-2- 1; bend 24-- 1; four 4-4- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw bend
        1 bend 0,-1 --24
        * draw four
        2 four -1,-1 -4-4
        * draw two
        1 two 0,1 2-2-
        * draw bend
        2 four -2,-1 -4-4
        2 bend 0,2 24--
        """,
        "laid",
        {1, 2},
        [(3, 0, 0), (3, 0, 1)],
        {"co-operative": True},
    ),
    Golden(
        "together: sealed, nobody wins",
        3,
        "end 2--- 2",
        """
        * draw end
        1 end 0,0 2---
        * draw end
        2 end 0,-1 --2-
        """,
        "sealed",
        set(),
        [(1, 0, 0), (1, 0, 0)],
        {"co-operative": True},
    ),
    Golden(
        "together: skips, nobody wins",
        3,
        "two 2-2- 1; four 4-4- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw two
        1 two 0,1 2-2-
        * draw four
        2 skip
        """,
        "skips",
        set(),
        [(2, 0, 0), (0, 2, 2)],
        {"co-operative": True},
    ),
]


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: f"{golden.variant}: {golden.name}")
def test_golden_game(golden: Golden, own_deck: OwnDeck) -> None:
    own_deck("golden", golden.deck)
    seats = len(golden.scores)
    game = FACTS.create({"variant": golden.variant, "deck": "golden", **golden.options}, seats)
    entries = log(golden.moves)
    for length in range(len(entries)):
        before = replay(game, seats, entries[:length])
        assert game.to_act(before) == {entries[length].seat}
        assert game.outcome(before) is None
    state = replay(game, seats, entries)
    assert not game.to_act(state)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == f"roads.end.{golden.reason}"
    assert outcome.winners == golden.winners
    assert not outcome.by_total
    for seat, score in enumerate(golden.scores, 1):
        tally = game.tally(state, Seat(seat))
        assert [(line.code, line.points) for line in tally.lines] == list(
            zip(("laid", "left", "skips"), score, strict=True)
        )
        assert tally.total == score[0]
        assert len(tally.lines[0].refs) == score[0]


def test_every_ending_has_a_golden_game() -> None:
    assert {golden.reason for golden in GAMES} == {
        *("closed", "extended", "stuck", "match"),
        *("field", "nobody"),
        *("laid", "skips", "sealed"),
    }


def test_out_for_good_is_told(own_deck: OwnDeck) -> None:
    own_deck("golden", "two 2-2- 2; four 4-4- 1")
    game = FACTS.create({"variant": 2, "deck": "golden"}, 2)
    state = replay(game, 2, log("* deal 1 two four four\n* deal 2 two two two\n1 two 2,3 2-2-"))
    state, events = game.apply(state, Seat(2), game.read(("two", "2,4", "2-2-")))
    assert [(event.code, event.seat) for event in events] == [("roads.laid", 2), ("roads.out", 1)]
    assert game.observe(state, None).out == (1,)


def test_nobody_who_is_out_lays_again(own_deck: OwnDeck) -> None:
    own_deck("golden", "two 2-2- 1; four 4-4- 1; bend 24-- 1")
    game = FACTS.create({"variant": 2, "deck": "golden"}, 3)
    moves = """
        * deal 1 two two bend
        * deal 2 four four four
        * deal 3 two bend bend
        1 two 3,3 2-2-
        3 bend 3,2 --24
        1 two 3,4 2-2-
        2 four 2,2 -4-4
    """
    with pytest.raises(IllegalAction, match="not_your_turn"):
        replay(game, 3, log(moves))


def test_second_game_of_a_match_is_told(own_deck: OwnDeck) -> None:
    own_deck("golden", "end 2--- 1")
    game = FACTS.create({"variant": 1, "deck": "golden", "match": True}, 2)
    state = replay(game, 2, log("* deal 1 end\n* deal 2 end\n1 end 0,0 2---"))
    state, events = game.apply(state, Seat(2), game.read(("end", "0,-1", "--2-")))
    assert [event.code for event in events] == ["roads.laid", "roads.end.closed", "roads.next_game"]
    assert game.to_act(state) == {NATURE}
    assert game.tally(state, Seat(2)).total == 0, "lines count in the current game"
    assert game.outcome(state) is None

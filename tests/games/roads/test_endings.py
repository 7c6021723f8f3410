"""A golden game for each way to end, with decks small enough to follow."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from byways.games.roads import FACTS
from byways.kernel.match import replay
from byways.kernel.protocol import NATURE, IllegalAction, Seat
from tests.games.roads.golden import Golden, log
from tests.games.roads.golden_duels import DUELS
from tests.games.roads.golden_tables import TABLES

OwnDeck = Callable[[str, str], None]
GAMES = [*DUELS, *TABLES]


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: f"{golden.variant}: {golden.name}")
def test_golden_game(golden: Golden, own_deck: OwnDeck) -> None:
    own_deck("golden", golden.deck)
    seats = len(golden.scores)
    game = FACTS.create(FACTS.resolve({"variant": golden.variant, "deck": "golden", **golden.options}), seats)
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
    game = FACTS.create(FACTS.resolve({"variant": 2, "deck": "golden"}), 2)
    state = replay(game, 2, log("* deal 1 two four four\n* deal 2 two two two\n1 two 2,3 2-2-"))
    state, events = game.apply(state, Seat(2), game.read(("two", "2,4", "2-2-")))
    assert [(event.code, event.seat) for event in events] == [("roads.laid", 2), ("roads.out", 1)]
    assert game.observe(state, None).out == (1,)


def test_nobody_who_is_out_lays_again(own_deck: OwnDeck) -> None:
    own_deck("golden", "two 2-2- 1; four 4-4- 1; bend 24-- 1")
    game = FACTS.create(FACTS.resolve({"variant": 2, "deck": "golden"}), 3)
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
    game = FACTS.create(FACTS.resolve({"variant": 1, "deck": "golden", "match": True}), 2)
    state = replay(game, 2, log("* deal 1 end\n* deal 2 end\n1 end 0,0 2---"))
    state, events = game.apply(state, Seat(2), game.read(("end", "0,-1", "--2-")))
    assert [event.code for event in events] == ["roads.laid", "roads.end.closed", "roads.next_game"]
    assert game.to_act(state) == {NATURE}
    assert game.tally(state, Seat(2)).total == 0, "lines count in the current game"
    assert game.outcome(state) is None

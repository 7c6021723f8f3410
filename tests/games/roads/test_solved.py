"""Variant 1 with tiny decks, solved exactly: by the rules, and by the oracle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest

from byways.games.roads import FACTS
from byways.kernel.choice import legal
from byways.kernel.match import Entry, replay
from byways.kernel.protocol import NATURE, Seat
from tests.games.roads.oracle import Box, Table

Hands = tuple[tuple[str, ...], tuple[str, ...]]
BOXES: dict[str, Box] = {
    "ends": {"end": ("2---", 2)},
    "stubs": {"straight": ("2-2-", 1), "end": ("2---", 1)},
    "ring": {"turn": ("22--", 2)},
    "bends": {"turn": ("22--", 1), "straight": ("2-2-", 1), "end": ("2---", 1)},
    "fork": {"T": ("222-", 1), "end": ("2---", 2)},
    "lanes": {"two": ("2-2-", 1), "four": ("4-4-", 1), "bend": ("24--", 1)},
    "stop": {"two": ("2---", 1), "four": ("4---", 1), "through": ("2-4-", 1)},
}


VALUES: dict[str, dict[str, int]] = {
    "ends": {"end end": -1},
    "stubs": {"end end": 0, "end straight": -1, "straight straight": -1},
    "ring": {"turn turn": 1},
    "bends": {
        "end end straight": 0,
        "end end turn": 0,
        "end straight straight": -1,
        "end straight turn": -1,
        "end turn turn": -1,
        "straight straight turn": -1,
        "straight turn turn": -1,
    },
    "fork": {"T T end": -1, "T end end": -1, "end end end": -1},
    "lanes": {
        "bend bend four": 1,
        "bend bend two": 1,
        "bend four four": 1,
        "bend four two": 0,
        "bend two two": 1,
        "four four two": 0,
        "four two two": 0,
    },
    "stop": {
        "four four through": 0,
        "four four two": 0,
        "four through through": 0,
        "four through two": -1,
        "four two two": 0,
        "through through two": 0,
        "through two two": 0,
    },
}
"""What seat 1 can force with each first hand: 1 to win, 0 to share, -1 to lose."""


def deals(box: Box) -> Iterator[Hands]:
    """Generates every way to deal the cards of two players."""
    cards = tuple(kind for kind, (_, count) in sorted(box.items()) for _ in range(2 * count))
    for first in sorted(set(combinations(cards, len(cards) // 2))):
        rest = Counter(cards)
        rest.subtract(first)
        yield first, tuple(sorted(rest.elements()))


def worth(winners: set[int] | frozenset[Seat]) -> int:
    """What an ending is worth to seat 1."""
    return (1 in winners) - (2 in winners)


def solve(game: Any, state: Any, table: Table, known: dict[Any, int]) -> int:
    """Gets what seat 1 can force, walking the rules and the oracle side by side.

    At every node both must agree on who moves, what is legal, and how it ended.
    """
    if state in known:
        return known[state]
    outcome = game.outcome(state)
    assert (outcome is not None) == table.over
    if outcome is not None:
        assert outcome.winners == table.winners()
        assert outcome.reason == f"roads.end.{table.reason}"
        return worth(outcome.winners)
    (seat,) = game.to_act(state)
    assert seat == table.to_act
    actions = {" ".join(game.path(action)): action for action in legal(game, state, seat)}
    assert sorted(actions) == table.legal()
    values = []
    for move, action in actions.items():
        other = deepcopy(table)
        other.play(move)
        values.append(solve(game, game.apply(state, seat, action)[0], other, known))
    known[state] = max(values) if seat == 1 else min(values)
    return known[state]


def solve_by_oracle(table: Table) -> int:
    """Gets what seat 1 can force, by the oracle alone, without any memory."""
    if table.over:
        return worth(table.winners())
    values = []
    for move in table.legal():
        other = deepcopy(table)
        other.play(move)
        values.append(solve_by_oracle(other))
    return max(values) if table.to_act == 1 else min(values)


def begin(box: Box, hands: Hands) -> tuple[Any, Any, Table]:
    game = FACTS.create(FACTS.resolve({"variant": 1, "deck": "tiny"}), 2)
    table = Table(1, box, 2)
    log = []
    for seat, hand in enumerate(hands, 1):
        table.play(f"deal {seat} {' '.join(hand)}")
        log.append(Entry(NATURE, ("deal", str(seat), *hand)))
    return game, replay(game, 2, log), table


@pytest.mark.parametrize("name", BOXES)
def test_solved(name: str, own_deck: Callable[[str, str], None]) -> None:
    box = BOXES[name]
    own_deck("tiny", "; ".join(f"{kind} {sides} {count}" for kind, (sides, count) in box.items()))
    for hands in deals(box):
        game, state, table = begin(box, hands)
        value = solve(game, state, table, {})
        if sum(map(len, hands)) <= 4:
            assert value == solve_by_oracle(table)
        assert value == VALUES[name][" ".join(hands[0])]

"""The rules against the oracle, move by move, and counts that both agree on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from byways.games.roads import FACTS
from byways.kernel import record
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, pick
from tests.games.roads.oracle import BOXES, Table

DECK = {1: "balanced", 2: "classic", 3: "classic"}
TRIALS = [
    *(({"variant": 1, "deck": deck, "match": deck == "balanced"}, 2) for deck in BOXES),
    *(({"variant": 2, "deck": deck}, seats) for deck, seats in product(BOXES, (2, 3, 6))),
    *(({"variant": 2, "deck": "classic", "field": field}, 4) for field in ("3x2", "1x5", "4x4", "2x2")),
    *(({"variant": 3, "deck": deck}, seats) for deck, seats in product(BOXES, (2, 3, 5))),
    ({"variant": 3, "deck": "lanes", "co-operative": True, "copies": 2}, 2),
]


def table_of(options: Mapping[str, Any], seats: int, rules: int = FACTS.rules) -> Table:
    field = options.get("field")
    columns, rows = map(int, field.split("x")) if field else (5, 7) if seats == 2 else (7, 10)
    return Table(
        options["variant"],
        BOXES[options["deck"]],
        seats,
        options.get("copies", 1),
        (columns, rows) if options["variant"] == 2 else None,
        options.get("match", False),
        options.get("co-operative", False),
        rules,
    )


def describe(value: object) -> str | None:
    return " ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, dict) else None


OLD = [(options, seats) for options, seats in TRIALS if options["variant"] == 2]
"""Where rules 1 are other ones."""


@pytest.mark.parametrize(
    ("options", "seats", "rules"),
    [*((*trial, FACTS.rules) for trial in TRIALS), *((*trial, 1) for trial in OLD)],
    ids=describe,
)
def test_same_game_move_by_move(options: Mapping[str, Any], seats: int, rules: int) -> None:
    game = FACTS.under(rules).create(options, seats)
    for number in range(3):
        rng = Quick(number)
        match = Match.start(game, seats, Chance(f"oracle {number}"))
        table, told = table_of(options, seats, rules), 0
        while True:
            for entry in match.log[told:]:
                assert table.to_act == entry.seat
                table.play(" ".join(entry.path))
            told = len(match.log)
            for seat in range(1, seats + 1):
                lines = {line.code: line.points for line in game.tally(match.state, Seat(seat)).lines}
                assert lines == table.score(seat)
            assert match.to_act == (frozenset() if table.to_act is None else {table.to_act})
            if match.over:
                break
            (mover,) = match.to_act
            actions = {" ".join(game.path(action)): action for action in legal(game, match.state, mover)}
            assert sorted(actions) == table.legal()
            match.play(mover, actions[pick(rng, sorted(actions))])
        outcome = game.outcome(match.state)
        assert outcome is not None
        assert outcome.winners == table.winners()
        assert outcome.reason == f"roads.end.{'match' if table.match else table.reason}"


def count(game: Any, state: Any, depth: int) -> int:
    """Counts the sequences of *depth* moves, nobody's chance among them."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state) - {NATURE}:
        for action in legal(game, state, seat):
            total += count(game, game.apply(state, seat, action)[0], depth - 1)
    return total


def count_by_oracle(options: Mapping[str, Any], seats: int, moves: list[str], depth: int) -> int:
    table = table_of(options, seats)
    for move in moves:
        table.play(move)
    if depth == 0:
        return 1
    return sum(
        count_by_oracle(options, seats, [*moves, move], depth - 1)
        for move in (table.legal() if table.to_act else ())
    )


PERFT = [
    ({"variant": 1, "deck": "balanced"}, 2, [15, 256, 6000]),
    ({"variant": 1, "deck": "classic"}, 2, [11, 196, 4704]),
    ({"variant": 1, "deck": "lanes"}, 2, [22, 560, 13456]),
    ({"variant": 2, "deck": "classic", "field": "3x3"}, 3, [31, 216, 1488]),
]
"""The oracle was asked for the third counts, too; that takes it a minute."""


@pytest.mark.parametrize(("options", "seats", "counts"), PERFT, ids=describe)
def test_perft(options: Mapping[str, Any], seats: int, counts: list[int]) -> None:
    game = FACTS.create(options, seats)
    match = Match.start(game, seats, Chance("perft"))
    assert [count(game, match.state, depth) for depth in (1, 2, 3)] == counts
    deals = [" ".join(entry.path) for entry in match.log]
    assert [count_by_oracle(options, seats, deals, depth) for depth in (1, 2)] == counts[:2]


GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "roads").glob("*.txt"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_records_by_the_oracle(file: Path) -> None:
    written = record.read(file.read_text("utf-8"))
    options = {**written.options, "deck": written.options["deck"] or DECK[written.options["variant"]]}
    table = table_of(options, written.seats, written.rules)
    for entry in written.log:
        assert table.to_act == entry.seat
        assert entry.seat == NATURE or " ".join(entry.path) in table.legal()
        table.play(" ".join(entry.path))
    assert table.over
    rows = []
    for seat in range(1, written.seats + 1):
        lines = table.score(seat)
        rows.append(" ".join([str(seat), *(f"{k}={v}" for k, v in lines.items()), f"total={lines['laid']}"]))
    rows.append(" ".join(["winners", *map(str, sorted(table.winners()))]))
    assert file.with_suffix(".score").read_text("utf-8").splitlines() == rows

"""The golden games once more, judged by the oracle; together they show every goal and every way to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from byways.kernel import record
from byways.kernel.protocol import NATURE, Seat
from tests.games.trails import oracle
from tests.games.trails.helpers import FACTS

FILES = sorted((Path(__file__).parents[2] / "golden" / "trails").glob("*.txt"))


def retell(file: Path) -> oracle.Table:
    """Plays a record with the oracle, which must find every move legal."""
    written = record.read(file.read_text("utf-8"))
    table = oracle.Table(written.seats, written.options["animals"])
    if written.options["goals"]:
        table.nature(["goals", *written.options["goals"]])
    for number, entry in enumerate(written.log):
        move = " ".join(entry.path)
        if entry.seat == NATURE:
            table.nature(list(entry.path))
        else:
            if number % 5 == 0:
                assert move in table.legal(entry.seat)
            table.play(entry.seat, move)
    return table


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_oracle_agrees(file: Path) -> None:
    table = retell(file)
    match = record.load(record.read(file.read_text("utf-8")), FACTS)
    for seat in range(1, match.seats + 1):
        tally = match.game.tally(match.state, Seat(seat))
        assert {line.code: line.points for line in tally.lines} == table.score(seat)
    claims = {
        name: [list(slot) for slot in slots]
        for name, slots in zip(match.state.goals, match.state.claims, strict=True)
    }
    assert claims == table.markers
    outcome = match.game.outcome(match.state)
    assert outcome is not None and set(outcome.winners) == table.winners()


def test_together_they_show_everything() -> None:
    claimed, shared, full = set[str](), set[str](), set[str]()
    totals = {}
    for file in FILES:
        match = record.load(record.read(file.read_text("utf-8")), FACTS)
        for name, slots in zip(match.state.goals, match.state.claims, strict=True):
            if slots:
                claimed.add(name)
            shared.update(name for slot in slots if len(slot) > 1)
            full.update(name for _ in slots[2:])
        totals[file.stem] = [match.game.tally(match.state, Seat(s)).total for s in range(1, match.seats + 1)]
    assert claimed == {*oracle.INTERIM, *oracle.FINAL}
    assert shared & set(oracle.INTERIM) and shared & set(oracle.FINAL)
    assert full & set(oracle.INTERIM) and full & set(oracle.FINAL)
    assert totals["tie-broken"].count(28) == 2 and totals["tie-shared"].count(23) == 2
    assert totals["solo-won"] == [55] and totals["solo-lost"] == [30]

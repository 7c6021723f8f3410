"""Whole games, written down: they stay legal, their dice stay true, and their scores stay the same.

Each ``tests/golden/<game>/<name>.txt`` is a record; ``<name>.score`` has its score
lines, seat by seat, and the winners. A change in one of them is a change of rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from byways.kernel import record
from byways.kernel.protocol import Seat
from byways.registry import GAMES

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.txt"))


def score(file: Path) -> str:
    written = record.read(file.read_text("utf-8"))
    match = record.load(written, GAMES[written.game])
    rows = []
    for seat in range(1, match.seats + 1):
        tally = match.game.tally(match.state, Seat(seat))
        lines = " ".join(f"{line.code}={line.points}" for line in tally.lines)
        rows.append(f"{seat} {lines} total={tally.total}")
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    rows.append(" ".join(["winners", *map(str, sorted(outcome.winners))]))
    return "".join(f"{row}\n" for row in rows)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_golden_game(file: Path) -> None:
    assert score(file) == file.with_suffix(".score").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_score_is_earned_somewhere(game: str) -> None:
    earned: dict[str, int] = {}
    for file in FILES:
        if file.parent.name == game:
            for row in file.with_suffix(".score").read_text("utf-8").splitlines():
                for part in row.split()[1:]:
                    code, _, points = part.partition("=")
                    if points:
                        earned[code] = earned.get(code, 0) or int(points)
    assert earned and all(earned.values()), [code for code, points in earned.items() if not points]


@pytest.mark.parametrize("game", GAMES)
def test_the_example_is_a_true_record(game: str) -> None:
    example = GAMES[game].facets.text("example.txt")
    assert example is not None
    assert record.load(record.read(example), GAMES[game]).over

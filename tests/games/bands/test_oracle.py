"""The game agrees with a slow, independent one: every legal move and every score of random games."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from byways.kernel import record
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, Rng, pick
from byways.registry import GAMES
from tests.games.bands.oracle import Oracle

FACTS = GAMES["bands"]
TABLES = [(scenario, seats) for scenario in range(1, 9) for seats in (2, 3, 4)]


def board_text(scenario: int, seats: int) -> str:
    return files("byways.games.bands").joinpath("boards", f"k{scenario}-{seats}.txt").read_text("utf-8")


def choose(moves: list[str], oracle: Oracle, rng: Rng) -> str:
    """Picks a move, often the band that explores most and seldom the end, so that the game gets somewhere."""
    bands = [move for move in moves if move.startswith("band")]
    rest = [move for move in moves if move != "end"]
    if bands and rng.below(100) < 60:
        worth = {move: oracle.worth(move.split()[1:]) for move in bands}
        best = max(worth.values())
        if best > 0:
            return pick(rng, [move for move in bands if worth[move] == best])
    for group, chance in ((bands, 20), (rest, 96)):
        if group and rng.below(100) < chance:
            return pick(rng, group)
    return pick(rng, moves)


def play(scenario: int, seats: int, seed: str, skip: int = 1) -> tuple[Match[Any, Any, Any], Oracle]:
    """Plays a random game side by side, comparing the moves at one step in *skip*."""
    game = FACTS.create({"scenario": scenario}, seats)
    match = Match.start(game, seats, Chance(seed))
    oracle = Oracle(board_text(scenario, seats), seats)
    rng, fed = Quick(seed), 0
    while match.to_act:
        (seat,) = match.to_act
        # Steps of a draft are not in the log yet; the oracle follows the seat itself.
        moves = sorted(" ".join(game.path(a)) for a in legal(game, match.state_for(seat), seat))
        for entry in match.log[fed:]:
            if entry.seat == 0:
                oracle.follow(str(entry))
        fed = len(match.log)
        assert oracle.turn == seat
        if rng.below(skip) == 0:
            assert moves == sorted(oracle.legal())
        move = choose(moves, oracle, rng)
        match.play(seat, game.read(tuple(move.split())))
        oracle.follow(f"{seat} {move}")
        now = match.state_for(seat)
        for each in oracle.seats:
            tally = game.tally(now, Seat(each))
            assert {line.code: line.points for line in tally.lines} == oracle.lines_of(each)
            assert now.desk(each).crystals == oracle.crystals[each]
    return match, oracle


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_whole_game(scenario: int, seats: int) -> None:
    match, oracle = play(scenario, seats, f"oracle {scenario} {seats}", skip=6)
    assert oracle.over
    outcome = match.game.outcome(match.state)
    assert outcome is not None and outcome.winners == oracle.winners()
    for seat in oracle.seats:
        state = match.state
        assert sum(state.desk(Seat(seat)).hand) == oracle.hand[seat].total()


GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "bands").glob("*.txt"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_games_are_scored_alike(file: Path) -> None:
    written = record.read(file.read_text("utf-8"))
    oracle = Oracle(board_text(written.options["scenario"], written.seats), written.seats)
    for entry in written.log:
        assert entry.seat == NATURE or " ".join(entry.path) in oracle.legal()
        oracle.follow(str(entry))
    rows = file.with_suffix(".score").read_text("utf-8").splitlines()
    for seat, row in enumerate(rows[:-1], 1):
        lines = oracle.lines_of(seat)
        total = {"total": sum(lines.values())}
        assert row == " ".join([str(seat), *(f"{code}={n}" for code, n in (lines | total).items())])
    assert oracle.over and rows[-1] == " ".join(["winners", *map(str, sorted(oracle.winners()))])

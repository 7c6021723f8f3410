"""The game agrees with a slow, independent one: every legal move and every score of random games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from byways.kernel import record
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, Rng, pick, shuffled
from byways.registry import GAMES
from tests.games.bands.oracle import Oracle
from tests.games.bands.story import LETTERS, Story, board, cards

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


def small_board(scenario: int, rng: Rng) -> str:
    """Writes a board of 19 pegs on which something is closed or crossed all the time."""
    oracle = Oracle(board(scenario, "seat 1 start a1", "seat 2 start e3"), 2)
    lines = ["seat 1 start a1 b1 c1 target c5 d4 e3", "seat 2 start c5 d4 e3 target a1 b1 c1"]
    if scenario != 1:
        lines = [line.partition(" target")[0] for line in lines]
    for sector in sorted(map(sorted, oracle.sectors)):
        worth = f"treasure {1 + rng.below(3)}" if rng.below(3) else f"crystals {1 + rng.below(2)}"
        totem = f" totem {pick(rng, ('orange', 'blue'))}" if scenario == 7 and not rng.below(3) else ""
        if scenario not in (4, 8):
            lines.append(f"sector {' '.join(sector)} {worth}{totem}")
    for line in sorted(map(sorted, oracle.lines)):
        if scenario == 8:
            things = ("treasure 2", "crystals 1", "artifact sword", "artifact shield", "artifact helmet")
            lines.append(f"line {' '.join(line)} {pick(rng, things)}")
    extra = {2: ["start b2 b3 c2 c4 d2 d3", "unusable c3"], 4: ["glow a1 c3 e3", *DRAWINGS]}
    return board(scenario, *lines, *extra.get(scenario, []))


DRAWINGS = (
    "drawing d1-d2-e1 d2-e1-e2 d2-d3-e2 d3-e2-e3",
    "drawing d3-d4-e3 c4-d3-d4 c4-c5-d4 b4-c4-c5",
    "drawing b1-c1-c2 b1-b2-c2 c1-c2-d1 c2-d1-d2",
    "drawing a3-b3-b4 b3-b4-c4 b3-c3-c4 c3-c4-d3",
    "drawing b2-b3-c3 b2-c2-c3 c2-c3-d2 c3-d2-d3",
)
RICH = "RRRRRYYGGBBSS"


@pytest.mark.parametrize("scenario", [1, 2, 4, 5, 6, 7, 8])
def test_crowded_boards(scenario: int) -> None:
    """Hands that never run dry on a small board: plots, edges, majorities and penalties abound."""
    codes: Counter[str] = Counter()
    for number in range(8):
        rng = Quick(f"crowded {scenario} {number}")
        text = small_board(scenario, rng)
        story = Story(text, RICH, RICH, decks=("R", "R") if scenario == 6 else ())
        oracle = Oracle(text, 2)
        oracle.row = Counter() if oracle.own else Counter(["red", "yellow", "green", "blue", "grey"])
        for _ in range(150):
            seat = story.state.seat
            if story.reason:
                break
            if not story.state.owed:
                for each in (1, 2):
                    story.change(each, hand=cards(RICH))
                    oracle.hand[each] = Counter(LETTERS[letter] for letter in RICH)
            moves = [move for move in story.moves() if not move.startswith("take deck")]
            if rng.below(4) == 0:
                assert moves == sorted(oracle.legal() - {"take deck"})
            bands = [move for move in moves if move.startswith("band")]
            # A band on own pegs closes something rather than reaching out.
            near = [band for band in bands if len(set(band.split()[1:]) - oracle.pegs(seat)) <= rng.below(3)]
            rest = [move for move in moves if not move.startswith(("take", "crystal"))] or moves
            fences = [band for band in bands if not oracle.inner[frozenset(band.split()[1:])]]
            if scenario == 5 and fences:
                near = sorted(
                    shuffled(rng, fences)[:16], key=lambda band: closes(oracle, band), reverse=True
                )[: 1 + rng.below(2)]
            move = pick(rng, near or rest)
            row = oracle.row.copy()
            story.play(f"{seat} {move}")
            oracle.follow(f"{seat} {move}")
            oracle.row = row
            story.state = replace(story.state, row=cards("" if oracle.own else "RYGBS"))
            for each in oracle.seats:
                assert story.lines(each) == oracle.lines_of(each)
                assert story.desk(each).crystals == oracle.crystals[each]
        codes.update(story.codes())
    for code in EXPECTED[scenario]:
        assert codes[f"bands.{code}"] >= 5, codes


RINGS = [frozenset(ring.split()) for ring in ("b2 b3 c4 d3 d2 c2", "a1 a2 b3 c3 c2 b1", "c3 c4 d4 e3 e2 d2")]


def closes(oracle: Oracle, band: str) -> tuple[int, int]:
    """Rates a fence: best if it closes a large plot, worst if a small one, else by its part of a ring."""
    shape = next(shape for shape in oracle.shapes if shape[1] == frozenset(band.split()[1:]))
    bands = oracle.bands[oracle.turn]
    new = len(oracle.surrounded([*bands, shape])) - len(oracle.surrounded(bands))
    if new:
        return (2 if new >= 4 else 0), new
    covered = {line for kind, pegs in bands for line in oracle.covered(kind, pegs)}
    lines = oracle.covered(*shape) - covered
    return 1, max(sum(line <= ring for line in lines) for ring in RINGS)


EXPECTED = {
    1: ("surrounded", "edge"),
    2: ("surrounded", "explored"),
    4: ("drawing", "drawing_done", "drawing_most", "empty"),
    5: ("surrounded", "plot"),
    6: ("explored",),
    7: ("surrounded",),
    8: ("crossed", "own_trail", "artifact"),
}

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

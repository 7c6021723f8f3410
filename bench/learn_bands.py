"""Learns who will win ``bands``: ``python bench/learn_bands.py FILE --games 4000``.

The policy plays against itself, in some games with mistakes. At the beginning of every turn it is noted what
speaks for the seat whose turn it is, less what speaks for its rival, and afterwards who has won. A logistic
regression finds what each feature is worth, at the beginning of a game and at its end. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import os
from array import array
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from byways.games.bands import core, layout, search
from byways.games.bands.options import choose
from byways.games.bands.rules import Bands
from byways.games.bands.scenarios import SCENARIOS
from byways.games.bands.tables import MOST_SEATS, WHOLE, lay_out, notes, tables
from byways.kernel.match import Chance, Match

MISTAKES = (0, 0, 20, 40)
"""By how much both seats misjudge bands in a game, in tenths of a point, game by game."""

SHRINK = 4.0
"""How strongly the worth of a point is held at nothing."""


def play(scenario: int, number: int) -> list[list[float]]:
    """Plays a game. Gets a row for each turn: how much was over, whose turn, features, whether they won."""
    game = Bands(choose({"scenario": scenario, "board": None}, 2))
    board = game.table
    table = lay_out(board, Match.start(game, 2, Chance(f"learning {scenario} {number}")).state)
    known, room, lists = tables(board), notes(board), array(WHOLE, bytes(4 * 64))
    table[layout.CHANCE] = 1 + number
    room[layout.NOISE] = MISTAKES[number % len(MISTAKES)]
    rows = [_row(table, known, room, lists)]
    while not table[layout.ENDED]:
        move = search.move_at_once(table, known, room, lists)
        core.make_move(table, known, room, move)
        if move == layout.END and not table[layout.ENDED]:
            rows.append(_row(table, known, room, lists))
    ranks = [search.final_rank(table, known, room, seat) for seat in range(2)]
    for row in rows:
        mine, other = ranks[int(row[1])], ranks[1 - int(row[1])]
        row.append((1 + (mine > other) - (mine < other)) / 2 if max(mine, other) >= 0 else 0.0)
    return rows


def _row(table: array[int], known: array[int], room: array[int], lists: array[int]) -> list[float]:
    seat = table[layout.SEAT]
    each, late = [], 0
    for who in (seat, 1 - seat):
        late = search.find_features(table, known, room, lists, who)
        each.append(room[layout.FEATURE : layout.FEATURE + layout.FEATURES])
    return [late / 100, seat, *((mine - other) / 10 for mine, other in zip(*each, strict=True))]


def fit(rows: Any) -> tuple[Any, float]:
    """Gets what each feature is worth early and late, then moving first and second; and the mean log loss."""
    x, won = _seen(rows), rows[:, -1]
    size = np.sqrt((x**2).mean(axis=0)) + 1e-9
    x /= size
    worth = np.zeros(x.shape[1])
    for _ in range(12):
        guess = 1 / (1 + np.exp(-np.clip(x @ worth, -30, 30)))
        slope = x.T @ (guess - won) + SHRINK * worth
        bend = (x * (guess * (1 - guess))[:, None]).T @ x + SHRINK * np.eye(len(worth))
        worth -= np.linalg.solve(bend, slope)
    guess = np.clip(1 / (1 + np.exp(-x @ worth)), 1e-6, 1 - 1e-6)
    loss = -(won * np.log(guess) + (1 - won) * np.log(1 - guess)).mean()
    return worth / size, float(loss)


def learn(scenario: int, games: int, jobs: int) -> list[int]:
    """Plays, learns, prints how well, and gets what stands in the file."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        played = list(pool.map(partial(play, scenario), range(games), chunksize=50))
    train = np.array([row for game in played[: games * 4 // 5] for row in game])
    test = np.array([row for game in played[games * 4 // 5 :] for row in game])
    worth, loss = fit(train)
    right = np.mean((_seen(test) @ worth > 0) == (test[:, -1] > 0.5))
    print(
        f"scenario {scenario}: {len(train)} turns, log loss {loss:.3f}, {right:.1%} of others guessed right"
    )
    features = 2 * layout.FEATURES
    # Moving first and second, each early and late; more seats move as late as the second.
    turns = [
        worth[features],
        worth[features + 2],
        *[worth[features + 1], worth[features + 3]] * (MOST_SEATS - 1),
    ]
    return [round(1024 * each) for each in (*worth[:features], *turns)]


def _seen(rows: Any) -> Any:
    """Gets each feature as far as it is early, then late, then whose turn it is."""
    late, seat, features = rows[:, :1], rows[:, 1:2], rows[:, 2:-1]
    first = np.hstack([seat == 0, seat == 1]).astype(float)
    return np.hstack([features * (1 - late), features * late, first * (1 - late), first * late])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scenarios", type=int, nargs="+", default=sorted(SCENARIOS))
    given = parser.parse_args()
    known = json.loads(given.file.read_text("utf-8")) if given.file.exists() else {}
    for scenario in given.scenarios:
        known[str(scenario)] = learn(scenario, given.games, given.jobs)
        lines = (f'  "{number}": {json.dumps(known[number])}' for number in sorted(known))
        given.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()

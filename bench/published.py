"""Whose turns cost how much: ``python bench/published.py GAMES.jsonl[.gz] --each 40``.

Reviews published games of ``ink``, a line of JSON each: ``rounds`` of a ``roll`` and ``moves`` in order, or
the pieces ``drawn`` in each round, in any order. Prints for every player the mean of its scores and of what
its turns lost, the least first. A game in which a die was not drawn is left out: nobody knows what it showed.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from byways.insight.review import judge_story
from byways.kernel import record
from byways.kernel.choice import refuse
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.story import retell
from byways.registry import GAMES

ONE = Seat(1)
INK = GAMES["ink"]
LAST_DIE = ("ov", "ss", "sc")
"""What only the fourth die shows."""

Match_ = Match[Any, Any, Any]


def played(published: dict[str, Any]) -> Match_ | None:
    """Plays a published game again; ``None`` where it does not say all."""
    rounds = list(_rounds(published))
    if any(roll is None for roll, _ in rounds):
        return None
    rolls = tuple(("roll", *roll.split()) for roll, _ in rounds if roll is not None)
    match = Match.start(INK.create({"edition": published["rule"]}, 1), 1, Chance("published", given=rolls))
    for _, moves in rounds:
        order = moves if "rounds" in published else _in_order(match, moves)
        for move in (*order, "done"):
            match.play(ONE, match.game.read(tuple(move.split())))
    return match


def _rounds(published: dict[str, Any]) -> Iterator[tuple[str | None, list[str]]]:
    for each in published.get("rounds", ()):
        yield each["roll"], each["moves"]
    for drawn in published.get("drawn", ()):
        pieces = [tuple(each.split()) for each in drawn]
        routes = [piece for piece in pieces if not piece[0][1:].isdigit()]
        routes.sort(key=lambda piece: piece[0] in LAST_DIE)
        faces = [face for face, _, _ in routes]
        if len(faces) != 4 or faces[3] not in LAST_DIE or faces[2] in LAST_DIE:
            yield None, []
            continue
        dice = [f"w{number} {cell} {text}" for number, (_, cell, text) in enumerate(routes, 1)]
        yield " ".join(faces), [*dice, *(" ".join(piece) for piece in pieces if piece not in routes)]


def _in_order(match: Match_, moves: list[str]) -> tuple[str, ...]:
    """Gets an order in which every move is legal.

    :raises ValueError: there is none.
    """
    for order in permutations(moves):
        state = match.state_for(ONE)
        for move in order:
            action = match.game.read(tuple(move.split()))
            if refuse(match.game, state, ONE, action):
                break
            state, _ = match.game.apply(state, ONE, action)
        else:
            return order
    raise ValueError(f"no order of {moves} is legal")


def losses(published: dict[str, Any]) -> tuple[int, float] | None:
    """Gets the score of a published game, and what its turns lost together."""
    try:
        match = played(published)
    except ValueError:
        return None
    if match is None:
        return None
    story = retell(record.write(match, INK, INK.options({"edition": published["rule"]})), INK)
    total = match.game.tally(match.state, ONE).total
    return total, sum(turn.loss for turn in judge_story(story, ONE))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python bench/published.py")
    parser.add_argument("file", type=Path)
    parser.add_argument("--each", type=int, default=20, help="how many games of each player")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    text = gzip.decompress(given.file.read_bytes()) if given.file.suffix == ".gz" else given.file.read_bytes()
    games: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for line in text.splitlines():
        published = json.loads(line)
        games[published.get("player") or published["source"]].append(published)
    found: dict[str, list[tuple[int, float]]] = {}
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        for player, some in games.items():
            judged = pool.map(losses, some[: 2 * given.each])
            found[player] = [each for each in judged if each is not None][: given.each]
    for player, each in sorted(found.items(), key=lambda item: fmean(loss for _, loss in item[1])):
        scores, lost = [score for score, _ in each], [loss for _, loss in each]
        margin = 1.96 * stdev(lost) / len(lost) ** 0.5
        figures = f"score {fmean(scores):5.1f}  lost {fmean(lost):5.1f} ± {margin:.1f}"
        print(f"{player:<30} {len(each):>4} games  {figures}")


if __name__ == "__main__":
    main()

"""How well a level plays alone: ``python -m byways.games.ink.measure LEVEL GAMES [2019] [lava] [meteor]``."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from time import process_time

from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat

from .options import LAVA, METEOR, Rules
from .player import Player
from .rules import Ink

ONE = Seat(1)
NO_HURRY = 60.0


def play(level: int, rules: Rules, seed: str) -> tuple[int, float]:
    """Plays one game and gets its score and the core-seconds of its longest move."""
    game = Ink(rules)
    match = Match.start(game, 1, Chance(seed))
    longest = 0.0
    while not match.over:
        began = process_time()
        action = Player(rules, level).choose(game, match.view(ONE), ONE, NO_HURRY)
        longest = max(longest, process_time() - began)
        match.play(ONE, action)
    return game.tally(match.state, ONE).total, longest


def main() -> None:
    level, games, words = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    edition = next((word for word in words if word.isdigit()), "2020")
    rules = Rules(edition, lava=LAVA in words, meteor=METEOR in words)
    seeds = [f"measure {number}" for number in range(games)]
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(partial(play, level, rules), seeds, chunksize=4))
    points = [total for total, _ in found]
    margin = 1.96 * stdev(points) / games**0.5
    longest = max(seconds for _, seconds in found)
    print(f"{games} games: {fmean(points):.2f} ± {margin:.2f}, longest move {longest:.2f} core-s")
    print(*points)


if __name__ == "__main__":
    main()

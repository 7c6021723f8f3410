"""Plays and archives games under one version of a game's rules: ``python -m tests.archive GAME RULES N``.

Every third game is played by bots that look one move ahead, the others at random; all options and numbers of
seats take turns. What is archived already stays as it is.
"""

from __future__ import annotations

import sys
from itertools import cycle, islice

from byways.bots.simple import ChanceBot, GreedyBot
from byways.kernel import record
from byways.kernel.facts import Facts, Options
from byways.kernel.match import Chance, Match
from byways.kernel.rng import Quick
from byways.registry import GAMES

from . import Archived, answers, file_of, scores, write

SECONDS = 0.02
"""How long a bot thinks about a move."""


def play(facts: Facts, options: Options, seats: int, number: int) -> Archived:
    """Plays a game of bots to its end."""
    seed = f"archive {facts.name} {number}"
    match = Match.start(facts.create(options, seats), seats, Chance(seed))
    bot = (ChanceBot if number % 3 else GreedyBot)(Quick(seed))
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, bot.choose(match.game, match.view(seat), seat, SECONDS))
    text = record.write(match, facts, options).text()
    return Archived(text, scores(match), answers(text))


def main(name: str, rules: int, count: int) -> None:
    facts, file = GAMES[name].under(rules), file_of(name, rules)
    if file.exists():
        sys.exit(f"{file.name} is there already")
    trials = enumerate(islice(cycle(facts.trials()), count), 1)
    write(file, [play(facts, options, seats, number) for number, (options, seats) in trials])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

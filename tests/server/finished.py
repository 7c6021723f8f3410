"""Games that are over, made without a server."""

from __future__ import annotations

from functools import cache
from typing import Any

from byways.bots.simple import ChanceBot
from byways.kernel.facts import Options
from byways.kernel.match import Chance, Match
from byways.kernel.record import read, write
from byways.kernel.rng import Quick, pick
from byways.kernel.story import retell
from byways.registry import GAMES


@cache
def record_of(game: str, seats: int = 0, seed: str = "finished") -> str:
    """Gets the record of a whole game that was played at random."""
    return record_with(game, {}, seats or max(2, GAMES[game].seats[0]), seed)


def record_with(game: str, options: Options, seats: int, seed: str = "finished") -> str:
    """Gets the record of a whole game with options that was played at random."""
    facts = GAMES[game]
    match = Match.start(facts.create(options, seats), seats, Chance(seed))
    _play(match, Quick(seed))
    return write(match, facts, facts.options(options)).text()


@cache
def record_from_position(game: str, seed: str = "position") -> str:
    """Gets the record of a game that began in the middle; empty if it has no such positions."""
    facts = GAMES[game]
    if facts.facets.positions is None:
        return ""
    story, positions = retell(read(record_of(game, 1)), facts), facts.facets.positions
    for moment in story.moments:
        position = positions.write(story.game, moment.state)
        if position is not None:
            options, state = positions.read(position, facts.options({}))
            match = Match.start(facts.create_position(options), 1, Chance(seed), state)
            if not match.over:
                _play(match, Quick(seed))
                return write(match, facts, options, position).text()
    return ""


def _play(match: Match[Any, Any, Any], rng: Quick) -> None:
    bot = ChanceBot(rng)
    while not match.over:
        seat = pick(rng, sorted(match.to_act))
        match.play(seat, bot.choose(match.game, match.view(seat), seat, 1))

"""Games that are over, made without a server."""

from __future__ import annotations

from functools import cache

from byways.bots import ChanceBot
from byways.kernel.match import Chance, Match
from byways.kernel.record import write
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES


@cache
def record_of(game: str, seats: int = 0, seed: str = "finished") -> str:
    """Gets the record of a whole game that was played at random."""
    facts = GAMES[game]
    count = seats or max(2, facts.seats[0])
    match = Match.start(facts.create({}, count), count, Chance(seed))
    rng = Quick(seed)
    bot = ChanceBot(rng)
    while not match.over:
        seat = pick(rng, sorted(match.to_act))
        match.play(seat, bot.choose(match.game, match.view(seat), seat, 1))
    return write(match, facts, facts.options({})).text()


def sealed(lines: list[str]) -> str:
    """Gets lines with an end that fits them, as somebody would who changes a record on purpose."""
    from byways.kernel.record import _end

    return "".join(f"{line}\n" for line in [*lines, _end(lines)])

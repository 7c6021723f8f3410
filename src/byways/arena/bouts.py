"""One game of the arena, and which games there are to play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, permutations
from time import monotonic, process_time
from types import MappingProxyType

from byways.kernel.facts import Options
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Path, Seat
from byways.registry import GAMES

from .players import bot_named
from .programs import Program

NO_HURRY = 60.0
NO_PROGRAMS: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance does in a game: a seed, and before it moves that are given."""

    seed: str
    given: tuple[Path, ...] = ()
    published: int | None = None
    """What somebody else is known to have made of it."""


@dataclass(frozen=True, slots=True)
class Bout:
    """A game to be played."""

    deal: Deal
    players: tuple[str, ...]
    """Who sits where."""

    @property
    def key(self) -> tuple[str, str]:
        return self.deal.seed, " ".join(self.players)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    seed: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    longest: tuple[float, ...]
    """The core-seconds of each seat's longest move."""

    @property
    def key(self) -> tuple[str, str]:
        return self.seed, " ".join(self.players)


def bouts(players: tuple[str, ...], seats: int, deals: Iterable[Deal]) -> Iterator[Bout]:
    """Generates every game of a round robin, deal by deal.

    Alone, everybody plays every deal. Otherwise every two players meet, seats in turn,
    once the one and once the other first.
    """
    for deal in deals:
        if seats == 1:
            yield from (Bout(deal, (player,)) for player in players)
            continue
        for pair in combinations(players, 2):
            for order in permutations(pair):
                yield Bout(deal, tuple(order[seat % 2] for seat in range(seats)))


def play(game: str, options: Options, bout: Bout, programs: Mapping[str, str] = NO_PROGRAMS) -> Played:
    """Plays a game to its end; *programs* are the commands of players that are programs, by their names."""
    seats = len(bout.players)
    rules = GAMES[game].create(options, seats)
    match = Match.start(rules, seats, Chance(bout.deal.seed, given=bout.deal.given))
    longest = [0.0] * seats
    started = {
        Seat(i): Program(programs[name], game, options, match, Seat(i))
        for i, name in enumerate(bout.players, 1)
        if name in programs
    }
    try:
        while match.to_act:
            seat = min(match.to_act)
            # The time of a program is its own and is measured from outside.
            clock = monotonic if seat in started else process_time
            began = clock()
            if seat in started:
                started[seat].move()
            else:
                bot = bot_named(bout.players[seat - 1], match, seat)
                match.play(seat, bot.choose(rules, match.view(seat), seat, NO_HURRY))
            longest[seat - 1] = max(longest[seat - 1], clock() - began)
    finally:
        for program in started.values():
            program.end()
    outcome = rules.outcome(match.state)
    assert outcome is not None
    return Played(
        bout.deal.seed,
        bout.players,
        tuple(rules.tally(match.state, Seat(seat)).total for seat in range(1, seats + 1)),
        tuple(sorted(outcome.winners)),
        tuple(round(seconds, 3) for seconds in longest),
    )

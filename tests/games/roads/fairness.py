"""How fair a game of roads is between equal bots: ``python -m tests.games.roads.fairness [GAMES] [LEVEL]``.

Plays so many games of variant 2 for two, and a fifth of them at each of some other tables. Says how often
each seat wins, how games end and how long they last; of variant 2 also whether any first card wins by force,
all hands known, before a fourth is laid. docs/fair-seats.md has what came out.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from functools import partial
from itertools import chain
from multiprocessing import Pool
from typing import Any, NamedTuple

from byways.games.roads import FACTS
from byways.games.roads.rules import Roads
from byways.games.roads.state import Lay, State
from byways.kernel.choice import legal
from byways.kernel.facets import bot_of
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat

TABLES: tuple[tuple[Mapping[str, Any], int], ...] = (
    *(({"variant": 2}, seats) for seats in (2, 3, 4, 5, 6)),
    *(({"variant": 2, "deck": "lanes"}, seats) for seats in (2, 3, 4, 6)),
    *(({"variant": 1, "deck": deck}, 2) for deck in ("balanced", "lanes", "lanes-balanced")),
)
RUNS = [*((FACTS.rules, table) for table in TABLES), (1, TABLES[0])]
"""With the rules under which each is played."""

FORCED = 3
"""So many cards are looked ahead for a win by force."""


class Played(NamedTuple):
    """One game."""

    winners: frozenset[Seat]
    reason: str
    cards: int
    forced: bool


def wins_by_force(game: Roads, state: State, me: Seat, cards: int) -> bool:
    """Whether *me* wins whatever others lay, as is seen before a fourth card; *cards* are laid so far."""
    outcome = game.outcome(state)
    if outcome is not None:
        return me in outcome.winners
    if all(player.out for seat, player in enumerate(state.players, 1) if seat != me):
        return True
    if cards == FORCED:
        return False
    after = (game.apply(state, state.seat, action)[0] for action in legal(game, state, state.seat))
    won = (wins_by_force(game, each, me, cards + 1) for each in after)
    return any(won) if state.seat == me else all(won)


def first_cards(game: Roads, state: State) -> list[Lay]:
    """Gets the first cards that differ: the field and every card of ours look the same in a mirror."""
    assert game.rules.field is not None
    columns, rows = game.rules.field.columns, game.rules.field.rows
    lays = (action for action in legal(game, state, state.seat) if isinstance(action, Lay))
    return [lay for lay in lays if 2 * lay.cell[0] < columns + 1 and 2 * lay.cell[1] < rows + 1]


def play(rules: int, options: Mapping[str, Any], seats: int, level: int, number: int) -> Played:
    """Plays a game of equal bots."""
    game = FACTS.under(rules).create(options, seats)
    assert isinstance(game, Roads)
    match = Match.start(game, seats, Chance(f"fairness {number}"))
    begun, forced = match.state, False
    if game.rules.field is not None:
        after = (game.apply(begun, begun.seat, lay)[0] for lay in first_cards(game, begun))
        forced = any(wins_by_force(game, each, begun.seat, 1) for each in after)
    bot = bot_of(game, level)
    assert bot is not None
    while not match.over:
        (seat,) = match.to_act
        match.play(seat, bot.choose(game, match.view(seat), seat, 60))
    outcome = game.outcome(match.state)
    assert outcome is not None
    return Played(outcome.winners, outcome.reason, len(match.state.network.cells), forced)


def told(games: list[Played], seats: int) -> str:
    """Gets figures: games, wins of each seat as parts of its share, endings, cards, wins by force."""
    won = Counter(chain.from_iterable(game.winners for game in games))
    shares = " ".join(f"{won[Seat(seat)] * seats / len(games):.2f}" for seat in range(1, seats + 1))
    ends = Counter(game.reason.rpartition(".")[2] for game in games)
    endings = " ".join(f"{reason}={count}" for reason, count in sorted(ends.items()))
    cards = sum(game.cards for game in games) / len(games)
    forced = sum(game.forced for game in games)
    return f"games={len(games)} share={shares} {endings} cards={cards:.1f} forced={forced}"


def main(count: int, level: int) -> None:
    with Pool() as pool:
        for number, (rules, (options, seats)) in enumerate(RUNS):
            games = range(count if number == 0 else count // 5)
            found = pool.map(partial(play, rules, options, seats, level), games, chunksize=4)
            print(f"rules {rules} {options} seats={seats} level={level}: {told(found, seats)}", flush=True)


if __name__ == "__main__":
    main(*(int(given) for given in (*sys.argv[1:], *("2000", "2")[len(sys.argv) - 1 :])))

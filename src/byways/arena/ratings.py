"""How strong the players of an arena are, from who won against whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from byways.insight.ratings import Ladder

from .bouts import Played


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength and how far off it may be, 95 times in 100; a newcomer has 25 ± 16."""

    strength: float
    margin: float


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """Gets the strength of every player; those who play a deal alone are compared by their points.

    :raises ModuleNotFoundError: the library is not there.
    """
    ladder = Ladder()
    for ranks in _contests(games):
        ladder.count(tuple((f"person {name}", ranks[name]) for name in sorted(ranks)))
    return {
        name.removeprefix("person "): Rating(each.strength, each.margin)
        for name, each in ladder.ratings.items()
    }


def _contests(games: Iterable[Played]) -> Iterable[dict[str, int]]:
    """Generates the places of the players of every game, and of those who played the same deal alone."""
    alone: dict[str, dict[str, int]] = defaultdict(dict)
    for game in games:
        if len(game.players) == 1:
            alone[game.seed][game.players[0]] = -game.points[0]
            continue
        won = {game.players[seat - 1] for seat in game.winners}
        yield {player: 1 if player in won else 2 for player in game.players}
    yield from (places for places in alone.values() if len(places) > 1)

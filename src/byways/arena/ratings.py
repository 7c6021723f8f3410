"""How strong players are, from who won against whom: Plackett and Luce's model, by the library openskill."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

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
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: defaultdict[str, Any] = defaultdict(model.rating)
    for ranks in _contests(games):
        names = sorted(ranks)
        rated = model.rate([[known[name]] for name in names], ranks=[ranks[name] for name in names])
        for name, (after,) in zip(names, rated, strict=True):
            known[name] = after
    return {name: Rating(each.mu, 1.96 * each.sigma) for name, each in known.items()}


def _contests(games: Iterable[Played]) -> Iterable[dict[str, float]]:
    """Generates the places of the players of every game, and of those who played the same deal alone."""
    alone: dict[str, dict[str, float]] = defaultdict(dict)
    for game in games:
        if len(game.players) == 1:
            alone[game.seed][game.players[0]] = -game.points[0]
            continue
        won = {game.players[seat - 1] for seat in game.winners}
        yield {player: 1.0 if player in won else 2.0 for player in game.players}
    yield from (places for places in alone.values() if len(places) > 1)

"""What many games say about the players: means, shares and differences, with what chance may do to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from types import MappingProxyType

from .bouts import Played
from .ratings import Rating

SURE = 1.96
"""So many standard errors on either side hold the truth 95 times in 100."""


UNRATED: Mapping[str, Rating] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and how far off it may be, 95 times in 100."""

    value: float
    margin: float
    count: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One player, over all games."""

    player: str
    points: Mean
    longest: float
    rating: Rating | None = None
    """``None`` where the library for ratings is missing."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two players on the same deals."""

    one: str
    two: str
    share: Mean
    """How often the first wins; a game that both win counts half."""

    difference: Mean
    """How many points more the first makes, on the mean of its seats."""


def mean_of(values: Iterable[float]) -> Mean:
    """Gets the mean of *values*, which hang together in no way."""
    found = list(values)
    spread = SURE * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
    return Mean(fmean(found), spread, len(found))


def meetings(games: Iterable[Played], published: Mapping[str, int]) -> list[Meeting]:
    """Compares every two players deal by deal: both ways to seat them count as one trial.

    What was *published* for a deal counts as a player who was alone.
    """
    shares: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    ahead: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    alone: dict[str, dict[str, int]] = defaultdict(dict)
    for game in games:
        if len(game.players) == 1:
            alone[game.players[0]][game.seed] = game.points[0]
            continue
        one, two = sorted(set(game.players), reverse=True)
        won = {game.players[seat - 1] for seat in game.winners}
        shares[one, two][game.seed].append((one in won) / len(won) if won else 0.5)
        ahead[one, two][game.seed].append(_points(game, one) - _points(game, two))
    if published and alone:
        alone["published"] = dict(published)
    for one, two in combinations(sorted(alone, reverse=True), 2):
        for seed in alone[one].keys() & alone[two].keys():
            more = alone[one][seed] - alone[two][seed]
            shares[one, two][seed].append((1 + (more > 0) - (more < 0)) / 2)
            ahead[one, two][seed].append(more)
    return [
        Meeting(*pair, mean_of(map(fmean, shares[pair].values())), mean_of(map(fmean, ahead[pair].values())))
        for pair in sorted(shares, reverse=True)
    ]


def _points(game: Played, player: str) -> float:
    return fmean(points for points, name in zip(game.points, game.players, strict=True) if name == player)


def standings(games: Iterable[Played], rated: Mapping[str, Rating] = UNRATED) -> list[Standing]:
    """Gets every player's figures, the strongest first."""
    points: dict[str, list[float]] = defaultdict(list)
    longest: dict[str, float] = defaultdict(float)
    for game in games:
        for player, made, seconds in zip(game.players, game.points, game.longest, strict=True):
            points[player].append(made)
            longest[player] = max(longest[player], seconds)
    found = [Standing(name, mean_of(points[name]), longest[name], rated.get(name)) for name in points]
    return sorted(found, key=lambda each: (-each.rating.strength if each.rating else 0.0, -each.points.value))

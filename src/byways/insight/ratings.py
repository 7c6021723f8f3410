"""How strong players are, from who came before whom: Plackett and Luce's model, by the library openskill.

Nothing but the order of the games and who came before whom in each of them goes in, so whoever has the
records gets the same numbers. See docs/ratings.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from byways.kernel.bot import LEVELS

from .par import PAR

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN, SPREAD = 25.0, 25.0 / 3
"""What is thought of a newcomer."""

STEP = 3.0
"""So much stronger than the level below we think a level is before it has played."""

POINT = 40
"""A point of strength in points of the leaderboard."""

Places = tuple[tuple[str, int], ...]
"""Who met, each with their place: 1 is the best, places may be shared; nobody's name is empty."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is thought of somebody's strength, how far off it may be, and after how many games."""

    strength: float = MEAN
    spread: float = SPREAD
    games: int = 0
    won: int = 0

    @property
    def margin(self) -> float:
        """How far off it may be, 95 times in 100."""
        return 1.96 * self.spread

    @property
    def points(self) -> int:
        """What somebody has proved: nothing to begin with, more with every good game and as we get surer."""
        return max(0, round(POINT * (self.strength - 3 * self.spread)))


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who played a game to its end."""

    kind: str
    """``person``, ``bot``, ``closed``: a person who gave up, ``left``: one for whom a bot played on."""

    who: str
    """A person's name, one for each; empty where it is not known any more."""

    level: int | None
    total: int
    won: bool

    @property
    def name(self) -> str:
        """What they are called on a ladder."""
        return f"bot {self.level}" if self.kind == "bot" else f"person {self.who}" if self.who else ""


def places(entrants: tuple[Entrant, ...], scored: bool, par: int | None = None) -> Places:
    """Gets who came before whom; nothing where that says nothing about anybody's strength.

    Who plays alone meets the bot that is *par*, on the same deal. Somebody who has several seats meets
    nobody. Whoever gave up comes last, whatever a bot made of it afterwards.
    """
    people = Counter(each.name for each in entrants if each.kind != "bot" and each.who)
    if max(people.values(), default=0) != 1:
        return ()
    if len(entrants) == 1:
        (alone,) = entrants
        if par is None or alone.kind != "person":
            return ()
        entrants = (
            Entrant("person", alone.who, None, alone.total, alone.total >= par),
            Entrant("bot", "", PAR, par, alone.total <= par),
        )
    ranks = [_rank(each, scored) for each in entrants]
    if len(set(ranks)) == 1 or not any(each.won for each in entrants):
        # All won, or all lost, together.
        return ()
    return tuple(
        (each.name, 1 + sum(other < rank for other in ranks))
        for each, rank in zip(entrants, ranks, strict=True)
    )


def _rank(entrant: Entrant, scored: bool) -> tuple[int, int]:
    if entrant.kind in ("closed", "left"):
        return (2, 0)
    return (0, 0) if entrant.won else (1, -entrant.total if scored else 0)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=SPREAD)


def newcomer(name: str) -> Rating:
    """Gets what is thought of somebody who has not played yet.

    >>> newcomer("bot 4").strength - newcomer("bot 3").strength
    3.0
    """
    kind, _, level = name.partition(" ")
    return Rating(MEAN + STEP * (int(level) - len(LEVELS) // 2 - 1)) if kind == "bot" else Rating()


@dataclass(slots=True)
class Ladder:
    """Everybody who has played one game with so many at the table."""

    ratings: dict[str, Rating] = field(default_factory=dict)

    def rating(self, name: str) -> Rating:
        """Gets what is thought of somebody by now."""
        return self.ratings.get(name) or newcomer(name)

    def count(self, met: Places) -> None:
        """Takes a game into account.

        :raises ModuleNotFoundError: the library is not there.
        """
        model = _model()
        before = [self.rating(name) for name, _ in met]
        teams = [[model.rating(mu=each.strength, sigma=each.spread)] for each in before]
        rated = model.rate(teams, ranks=[float(place) for _, place in met])
        found: dict[str, list[tuple[float, float, bool]]] = {}
        for (name, place), (after,) in zip(met, rated, strict=True):
            found.setdefault(name, []).append((after.mu, after.sigma, place == 1))
        found.pop("", None)
        for name, several in found.items():
            # Bots of one level may have several seats.
            strengths, spreads, won = zip(*several, strict=True)
            old, many = self.rating(name), len(several)
            strength, spread = sum(strengths) / many, sum(spreads) / many
            self.ratings[name] = Rating(strength, spread, old.games + 1, old.won + any(won))

    def level_for(self, name: str, levels: Iterable[int]) -> int:
        """Gets the level of bots that suits somebody: nearest to what they have surely reached."""
        rating = self.rating(name)
        sure = rating.strength - rating.spread
        return min(levels, key=lambda level: abs(self.rating(f"bot {level}").strength - sure))


Ladders = dict[tuple[str, int], Ladder]
"""By game and number of seats."""


def count(ladders: Ladders, game: str, seats: int, met: Places) -> None:
    """Takes a game into account where it counts."""
    if met:
        ladders.setdefault((game, seats), Ladder()).count(met)


def copied(ladders: Mapping[tuple[str, int], Ladder]) -> Ladders:
    """Gets ladders on which more can be counted without changing these."""
    return {key: Ladder(dict(ladder.ratings)) for key, ladder in ladders.items()}

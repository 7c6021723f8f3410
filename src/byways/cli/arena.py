"""Players against each other: who plays, on what, and how it went."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path

from byways.arena.bouts import Deal, Played, bouts
from byways.arena.figures import UNRATED, Mean, Meeting, Standing, meetings, standings
from byways.arena.players import known
from byways.arena.ratings import Rating, ratings
from byways.arena.running import fresh, published, run
from byways.extras import MissingExtra, needed
from byways.i18n import say
from byways.kernel.facts import Facts
from byways.kernel.plot import ranges

from . import arguments
from .arguments import Complaint, Misuse
from .progress import progress


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    players: tuple[str, ...]
    seats: int | None
    settings: tuple[str, ...]
    deals: int
    seed: str
    dice: Path | None
    jobs: int | None
    kept: Path | None
    summary: Path | None
    plot: Path | None = None
    programs: tuple[str, ...] = ()
    """Players that are programs, each as ``name=command``."""

    dask: str | None = None
    """The address of a Dask scheduler whose workers play."""


def compete(game: str, wishes: Wishes, lang: str) -> None:
    """Plays a round robin and prints the figures.

    :raises Complaint: there is no such game, option or player, or a file cannot be read or written.
    """
    facts = arguments.facts_of(game, lang)
    options = arguments.options_of(facts, wishes.settings, lang)
    seats = wishes.seats or facts.seats[0]
    programs = {name: command for name, _, command in (each.partition("=") for each in wishes.programs)}
    known_names = (*known(facts.name), *programs)
    if unknown := [name for name in wishes.players if name not in known_names]:
        raise Misuse(say(lang, "cli.arena_player", player=unknown[0][:40], players=", ".join(known_names)))
    facts.create(options, seats)
    deals = _deals(facts, options, wishes, lang)
    wanted = list(bouts(wishes.players, seats, deals))
    try:
        with needed("sim"), progress(len(wanted)) as report:
            games = run(
                game,
                options,
                wanted,
                jobs=wishes.jobs or os.cpu_count() or 1,
                kept=wishes.kept,
                report=report,
                programs=programs,
                dask=wishes.dask,
            )
        known_points = {deal.seed: deal.published for deal in deals if deal.published is not None}
        met = meetings(games, known_points)
        ranking = standings(games, _rated(games, lang))
        if wishes.summary is not None:
            figures = {
                "players": [asdict(each) for each in ranking],
                "meetings": [asdict(each) for each in met],
            }
            wishes.summary.write_text(json.dumps(figures, sort_keys=True) + "\n", "utf-8")
        if wishes.plot is not None:
            rows = [(each.player, each.points.value, each.points.margin) for each in ranking]
            wishes.plot.write_text(ranges(rows), "utf-8")
    except (OSError, ValueError) as e:
        missing = wishes.dask or wishes.kept or wishes.summary or wishes.plot
        raise Complaint(say(lang, "cli.no_file", file=str(missing))) from e
    _show(ranking, met, lang)


def _rated(games: list[Played], lang: str) -> Mapping[str, Rating]:
    """Gets ratings, or says which library they need."""
    try:
        with needed("sim"):
            return ratings(games)
    except MissingExtra as e:
        print(e.sentence(lang), file=sys.stderr)
        return UNRATED


def _deals(facts: Facts, options: dict[str, object], wishes: Wishes, lang: str) -> list[Deal]:
    if wishes.dice is None:
        return list(fresh(wishes.seed, wishes.deals))
    try:
        return list(islice(published(wishes.dice, facts.name, options), wishes.deals))
    except (OSError, ValueError) as e:
        raise Complaint(say(lang, "cli.no_file", file=str(wishes.dice))) from e


def _show(ranking: list[Standing], met: list[Meeting], lang: str) -> None:
    print(say(lang, "cli.arena_players"))
    for each in ranking:
        points, longest = _mean(each.points), f"{each.longest:.2f} s"
        rating = f"{each.rating.strength:.1f} ± {each.rating.margin:.1f}" if each.rating else "–"
        print(f"  {each.player:<10}{points:>18}{rating:>16}{longest:>10}{each.points.count:>7}")
    if met:
        print(say(lang, "cli.arena_meetings"))
    for pair in met:
        names, share = f"{pair.one} – {pair.two}", Mean(100 * pair.share.value, 100 * pair.share.margin, 0)
        print(f"  {names:<20}{_mean(share) + ' %':>18}{_mean(pair.difference):>18}{pair.share.count:>7}")


def _mean(mean: Mean) -> str:
    return f"{mean.value:.1f} ± {mean.margin:.1f}"

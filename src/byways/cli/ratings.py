"""How strong players are, from a server's database or from records, with every game played again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from byways.i18n import say
from byways.insight.ratings import Ladders
from byways.server.archive.recount import meetings_in, meetings_kept, names_kept, recount
from byways.server.store.opening import reading

from . import arguments
from .admin import complaining
from .report import Report

SQLITE = b"SQLite format 3\0"


def print_ratings(sources: list[str], report: Report) -> None:
    """Prints every ladder, the strongest first.

    :raises Complaint: a source cannot be read.
    :raises BadRecord: a record breaks a rule.
    """
    if len(sources) == 1 and _is_database(sources[0]):
        _print(*_of_database(sources[0], report.lang), report)
    else:
        records = [arguments.read_record(Path(each), report.lang)[0] for each in sources]
        _print(recount(meetings_in(records)), {}, report)


def _is_database(source: str) -> bool:
    if "://" in source:
        return True
    try:
        with Path(source).open("rb") as file:
            return file.read(len(SQLITE)) == SQLITE
    except OSError:
        return False


def _of_database(source: str, lang: str) -> tuple[Ladders, Mapping[str, str]]:
    with complaining(lang), reading(source) as connection:
        return recount(meetings_kept(connection)), names_kept(connection)


def _print(ladders: Ladders, names: Mapping[str, str], report: Report) -> None:
    for (game, seats), ladder in sorted(ladders.items()):
        if not report.as_json:
            print(say(report.lang, "cli.ladder", game=say(report.lang, f"{game}.name"), seats=seats))
        for who, rating in sorted(ladder.ratings.items(), key=lambda each: (-each[1].points, each[0])):
            kind, _, name = who.partition(" ")
            called = names.get(name, "" if names else name) if kind == "person" else who
            figures = {"points": rating.points, "strength": rating.strength, "margin": rating.margin}
            if report.as_json:
                found = {"game": game, "seats": seats, "kind": kind, "name": called, **figures}
                report.data({**found, "games": rating.games, "won": rating.won})
            else:
                strength = f"{rating.strength:.1f} ± {rating.margin:.1f}"
                print(f"{rating.points:>6}  {strength:>12}  {rating.games:>5}  {called}")

"""Ratings from records alone: every game is played again; what was worked out before is not believed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, select

from byways.insight.par import PAR, score_of
from byways.insight.ratings import Entrant, Ladders, Places, count, places
from byways.kernel.facts import Facts
from byways.kernel.match import Match
from byways.kernel.protocol import Seat
from byways.kernel.record import Record, load
from byways.kernel.result import winners_among
from byways.registry import GAMES

from ..errors import Trouble
from ..store.reading import read_steps, read_table
from ..store.schema import players, results, talk
from ..table.hints import CODE
from ..table.matches import replay_steps


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game that is over, and who came before whom."""

    game: str
    seats: int
    met: Places


def recount(meetings: Iterable[Meeting]) -> Ladders:
    """Gets the ladders after games, which come in the order in which they ended."""
    ladders: Ladders = {}
    for each in meetings:
        count(ladders, each.game, each.seats, each.met)
    return ladders


def meetings_kept(connection: Connection) -> Iterator[Meeting]:
    """Generates the games that a database has, in the order in which they ended, each played again.

    Those under rules that are not known here any more are left out.
    """
    query = select(results.c.table_id).where(results.c.seat == 1).order_by(results.c.at, results.c.table_id)
    for table in connection.scalars(query).all():
        row = read_table(connection, table)
        if row is None or not row.rateable:
            continue
        try:
            facts, match = replay_steps(row, read_steps(connection, table))
        except Trouble:
            continue
        helped = seats_helped(connection, table)
        if match.taken_back and not helped:
            continue
        played = {Seat(seat.seat) for seat in row.seats if seat.kind != "closed"}
        who = tuple(
            (
                "left" if seat.stand_in or seat.seat in helped else seat.kind,
                seat.player or "",
                seat.level,
            )
            for seat in row.seats
        )
        yield _meeting(facts, match, who, played)


def seats_helped(connection: Connection, table: str) -> frozenset[int]:
    """Gets the seats at a table that a bot has helped."""
    said = select(talk.c.seat).where(and_(talk.c.table_id == table, talk.c.code == CODE))
    return frozenset(connection.scalars(said))


def names_kept(connection: Connection) -> dict[str, str]:
    """Gets what the people of a database are called now."""
    return {row.id: row.name for row in connection.execute(select(players.c.id, players.c.name))}


def meetings_in(records: Iterable[Record]) -> Iterator[Meeting]:
    """Generates the games of records, in the order in which they ended; who is unknown has no name.

    :raises BadRecord: one of them breaks a rule.
    """
    for record in sorted(records, key=lambda each: each.ended or ""):
        facts = GAMES[record.game]
        match = load(record, facts)
        if {*record.provenance} - {"stand-in"} or record.position is not None or not match.over:
            continue
        bots = record.bots or (0,) * record.seats
        names = record.players or ("",) * record.seats
        kinds = [_kind(level) for level in bots]
        who = tuple(
            (kind, "" if kind == "bot" else name, level if kind == "bot" else None)
            for kind, name, level in zip(kinds, names, bots, strict=True)
        )
        played = {Seat(seat) for seat, kind in enumerate(kinds, 1) if kind != "closed"}
        yield _meeting(facts, match, who, played)


def _kind(level: int) -> str:
    """Gets who played a seat of a record."""
    if level < 0:
        return "closed" if level == -1 else "left"
    return "bot" if level else "person"


def _meeting(
    facts: Facts,
    match: Match[Any, Any, Any],
    who: tuple[tuple[str, str, int | None], ...],
    played: set[Seat],
) -> Meeting:
    winners = winners_among(match.game, match.state, played)
    entrants = tuple(
        Entrant(kind, name, level, match.game.tally(match.state, Seat(seat)).total, seat in winners)
        for seat, (kind, name, level) in enumerate(who, 1)
    )
    par = None
    if len(entrants) == 1 and facts.scored:
        # What counts has begun at its start.
        par = score_of(match.game, 1, match.chance, Seat(1), PAR)
    return Meeting(facts.name, len(entrants), places(entrants, facts.scored, par))

"""The match of a table: set up from its row, played again from its steps, and written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from byways.kernel import record
from byways.kernel.bot import STAND_IN_LEVEL
from byways.kernel.facts import Facts, UnknownRules
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import (
    NATURE,
    Event,
    IllegalAction,
    ImpossibleChance,
    Seat,
    UnreadableAction,
)
from byways.kernel.table import perform
from byways.registry import GAMES

from ..errors import Trouble
from ..store.rows import SeatRow, Step, TableRow


def start(row: TableRow) -> tuple[Facts, Match[Any, Any, Any]]:
    """Gets the game of a table and its match before the first step; what it took over is played again.

    :raises Trouble: the game or these rules are not played here any more.
    """
    try:
        facts = GAMES[row.game].under(row.rules)
    except (KeyError, UnknownRules) as e:
        raise Trouble(410, "server.old_rules", game=row.game) from e
    seats = len(row.seats)
    written = record.Record(row.game, row.rules, row.options, seats, "", row.begun, row.position)
    given = tuple(entry.path for entry in row.begun if entry.seat == NATURE)
    try:
        game, state = record.begin(written, facts)
        # Joint dice wait like those that are told, until all is there.
        chance = Chance(row.seed, row.salts or (), given, told=row.typed or row.waits)
        match = Match.start(game, seats, chance, state)
        for entry in row.begun:
            if entry.seat != NATURE:
                match.play(entry.seat, game.read(entry.path))
    except record.BadRecord as e:
        raise Trouble(410, "server.old_rules", reasons=e.because, game=row.game) from e
    except (IllegalAction, ImpossibleChance, UnreadableAction) as e:
        raise Trouble(410, "server.old_rules", game=row.game) from e
    return facts, match


def performed(
    row: TableRow, match: Match[Any, Any, Any], steps: Iterable[Step]
) -> Iterator[tuple[Step, tuple[Event, ...]]]:
    """Makes the steps of a table again. Gets each with what happened.

    :raises Trouble: they were made under other rules.
    """
    for step in steps:
        try:
            events = perform(match, step.do, Seat(step.seat), step.path)
        except (IllegalAction, UnreadableAction) as e:
            raise Trouble(410, "server.old_rules", game=row.game) from e
        yield step, events


def kept_record(row: TableRow, steps: Iterable[Step]) -> str:
    """Gets the record of a table from what is kept of it.

    :raises Trouble: it was kept under other rules.
    """
    return written(row, *replay_steps(row, steps)).text()


def replay_steps(row: TableRow, steps: Iterable[Step]) -> tuple[Facts, Match[Any, Any, Any]]:
    """Plays what is kept of a table again.

    :raises Trouble: it was kept under other rules.
    """
    facts, match = start(row)
    for _ in performed(row, match, steps):
        pass
    return facts, match


def _played_by(seat: SeatRow) -> int:
    """Gets who played a seat, as a record says it."""
    if seat.kind == "closed":
        return -1
    return -1 - (seat.level or STAND_IN_LEVEL) if seat.stand_in else seat.level or 0


def written(row: TableRow, facts: Facts, match: Match[Any, Any, Any]) -> record.Record:
    names = tuple(seat.name for seat in row.seats)
    bots = tuple(map(_played_by, row.seats))
    ended = record.moment(row.results[0].at) if row.results else None
    game = record.write(match, facts, row.options, row.position)
    provenance = (*row.provenance, *game.provenance)
    return replace(game, players=names, bots=bots, ended=ended, provenance=provenance)

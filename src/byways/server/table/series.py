"""How the same people stand after several games, one after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sqlalchemy import Connection

from byways.wire.evening import Series, SeriesGame, SeriesPlayer

from ..catalogue import game_named
from ..errors import Trouble
from ..store.database import Store
from ..store.reading import read_table
from ..store.rows import SeatRow, TableRow

LONGEST = 100
"""So many games of a series are counted."""


async def series_of(store: Store, table: str, player: str) -> Series:
    """Gets the series that a table belongs to, up to that table, as a player sees it.

    :raises Trouble: there is no such table.
    """
    rows = await store.read(lambda connection: _read(connection, table))
    if not rows:
        raise Trouble(404, "server.no_table")
    now = rows[-1]
    people = list(dict.fromkeys(_who(row, seat) for row in reversed(rows) for seat in row.seats))
    known = {_who(row, seat): seat for row in rows for seat in row.seats}
    games = [_game(row, people) for row in rows if row.results]
    wins = Counter(place for game in games for place in game.winners)
    here = {_who(now, seat): seat.seat for seat in now.seats}
    players = [
        SeriesPlayer(
            known[who].name,
            known[who].kind,
            known[who].level,
            here.get(who),
            known[who].remembers(player),
            wins[place],
            sum(game.totals[place] or 0 for game in games),
            known[who].avatar,
        )
        for place, who in enumerate(people)
    ]
    return Series(games, players, game_named(now.game).scored)


def _read(connection: Connection, table: str) -> list[TableRow]:
    """Gets a table and those before it, the first one first."""
    rows: list[TableRow] = []
    following: str | None = table
    while following is not None and len(rows) < LONGEST and (row := read_table(connection, following)):
        rows.insert(0, row)
        following = row.previous
    return rows


def _who(row: TableRow, seat: SeatRow) -> tuple[str, ...]:
    """Gets whom to count together: a person wherever they sit, several at one screen by their names."""
    person = seat.kept_for if seat.kind == "open" else seat.player if seat.kind == "person" else None
    if person is None:
        return (seat.kind, str(seat.level), str(seat.seat))
    several = sum(person in (each.player, each.kept_for) for each in row.seats) > 1
    return ("person", person, seat.name if several else "")


def _game(row: TableRow, people: Iterable[tuple[str, ...]]) -> SeriesGame:
    reached = {each.seat: each for each in row.results}
    seats = {_who(row, seat): reached.get(seat.seat) for seat in row.seats}
    found = [seats.get(who) for who in people]
    return SeriesGame(
        row.id,
        row.results[0].at,
        [place for place, each in enumerate(found) if each is not None and each.won],
        [None if each is None else each.total for each in found],
    )

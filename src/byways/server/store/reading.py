"""Tables, seats and steps as they are read from the database, and what of them is kept as text."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any

from sqlalchemy import Connection, and_, select, union

from byways.kernel.facts import dump_options, load_options
from byways.kernel.match import Entry
from byways.kernel.protocol import Seat
from byways.wire.avatars import Avatar, avatar_of, default_avatar

from .rows import ResultRow, SeatRow, Step, TableRow
from .schema import holders, players, results, seats, steps, tables


def sat_at(player: str) -> Any:
    """Selects the tables at which a player has a seat, on this device or another."""
    return union(
        select(seats.c.table_id).where(seats.c.player == player),
        select(holders.c.table_id).where(holders.c.player == player),
    )


def read_table(connection: Connection, table: str) -> TableRow | None:
    """Gets a table with its seats."""
    return next(iter(read_tables(connection, [table])), None)


def read_tables(connection: Connection, names: Sequence[str]) -> list[TableRow]:
    """Gets tables with their seats, those that there are."""
    query = select(tables).where(tables.c.id.in_(names))
    return with_seats(connection, connection.execute(query).mappings().all())


def read_player(connection: Connection, player: str) -> tuple[str, Avatar]:
    """Gets somebody's name and mark."""
    query = select(players.c.name, players.c.avatar).where(players.c.id == player)
    found = connection.execute(query).first()
    name, chosen = (found.name, found.avatar) if found is not None else ("", None)
    return name, avatar_of(player, chosen)


def read_steps(connection: Connection, table: str) -> list[Step]:
    """Gets the steps of a table, in order."""
    return read_steps_of(connection, [table])[table]


def read_steps_of(connection: Connection, names: Sequence[str]) -> dict[str, list[Step]]:
    """Gets the steps of each of some tables, in order."""
    columns = (steps.c.table_id, steps.c.number, steps.c.seat, steps.c.do, steps.c.path, steps.c.key)
    query = select(*columns, steps.c.chain).where(steps.c.table_id.in_(names)).order_by(steps.c.number)
    found: dict[str, list[Step]] = {name: [] for name in names}
    for table, number, seat, do, path, key, chain in connection.execute(query):
        found[table].append(Step(number, seat, do, tuple(path.split()), key, chain))
    return found


def with_seats(connection: Connection, rows: Sequence[Any]) -> list[TableRow]:
    """Gets tables with their seats and results, of all in two queries."""
    sitting = sitting_at(connection, [row["id"] for row in rows])
    won = _results(connection, [row["id"] for row in rows if row["over"]])
    return [_table(row, tuple(sitting[row["id"]].values()), won.get(row["id"], ())) for row in rows]


def sitting_at(connection: Connection, names: Sequence[str]) -> dict[str, dict[int, SeatRow]]:
    """Gets who sits where at tables."""
    same = and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
    query = (
        select(seats, holders.c.player.label("holder"), players.c.avatar, players.c.name.label("called"))
        .outerjoin(holders, same)
        .outerjoin(players, players.c.id == seats.c.player)
        .where(seats.c.table_id.in_(names))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    sitting: dict[str, dict[int, SeatRow]] = {name: {} for name in names}
    for each in connection.execute(query).mappings():
        found = sitting[each["table_id"]]
        seat = found.get(each["seat"]) or SeatRow(
            avatar=avatar_beside(each), **{name: each[name] for name in SEAT}
        )
        others = {each["holder"]} if each["holder"] is not None else set()
        found[seat.seat] = replace(seat, holders=seat.holders | others)
    return sitting


def _table(row: Any, sitting: tuple[SeatRow, ...], won: tuple[ResultRow, ...]) -> TableRow:
    values = {name: row[name] for name in TABLE}
    read = {name: from_text(row[name]) for name, (_, from_text) in _TEXTS.items()}
    return TableRow(seats=sitting, results=won, **(values | read))


def _results(connection: Connection, names: Sequence[str]) -> dict[str, tuple[ResultRow, ...]]:
    if not names:
        return {}
    columns = [results.c[name] for name in ("table_id", *ResultRow._fields)]
    query = select(*columns).where(results.c.table_id.in_(names)).order_by(results.c.seat)
    found: dict[str, tuple[ResultRow, ...]] = {}
    for name, *row in connection.execute(query):
        found[name] = (*found.get(name, ()), ResultRow(*row))
    return found


def avatar_beside(row: Any) -> Avatar | None:
    """Gets what stands beside a name; of several at one screen only one is the player.

    The row has a player and a name, and what that player is called now and has chosen.
    """
    player, name = row["player"], row["name"]
    if player is None:
        return None
    if name and row["called"] and name != row["called"]:
        return default_avatar(f"{player} {name}")
    return avatar_of(player, row["avatar"])


def values_of(row: TableRow | SeatRow, names: Sequence[str]) -> dict[str, Any]:
    """Gets what is written into the columns of a row."""
    values = {name: getattr(row, name) for name in names}
    return values | {name: to_text(values[name]) for name, (to_text, _) in _TEXTS.items() if name in values}


def _written_moves(begun: tuple[Entry, ...]) -> str | None:
    return "\n".join(f"{entry.seat} {' '.join(entry.path)}" for entry in begun) or None


def _read_moves(written: str | None) -> tuple[Entry, ...]:
    rows = (line.split(" ") for line in (written or "").split("\n") if line)
    return tuple(Entry(Seat(int(seat)), tuple(path)) for seat, *path in rows)


def _written_salts(salts: tuple[str, ...] | None) -> str | None:
    return None if salts is None else json.dumps(salts)


def _read_salts(written: str | None) -> tuple[str, ...] | None:
    return None if written is None else tuple(json.loads(written))


TABLE = tuple(each.name for each in fields(TableRow) if each.name in tables.c)
SEAT = tuple(each.name for each in fields(SeatRow) if each.name in seats.c)
"""What is kept of a table and of a seat under the name that it has here."""

_TEXTS: dict[str, tuple[Callable[[Any], str | None], Callable[[Any], Any]]] = {
    "options": (dump_options, load_options),
    "summary": (json.dumps, json.loads),
    "begun": (_written_moves, _read_moves),
    "salts": (_written_salts, _read_salts),
}
"""What of a table is kept as text: how it is written, and how it is read."""

"""Taking a player out of the database, and handing them what it has of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from byways.kernel.bot import STAND_IN_LEVEL

from ..store.database import Store
from ..store.notes import note_rewritten
from ..store.reading import sat_at
from ..store.schema import (
    OWNED,
    holders,
    passkeys,
    players,
    pushes,
    records,
    results,
    seats,
    studies,
    tables,
    talk,
    tokens,
)


async def leave_tables(
    store: Store, player: str, loaded: Iterable[str]
) -> tuple[frozenset[str], frozenset[str]]:
    """Removes a player everywhere, in one commit. Gets the tables that are gone, and those that go on.

    Those that are *loaded* are known to be ours.
    """
    gone: set[str] = set()
    left: set[str] = set()

    def write(connection: Connection) -> None:
        gone.clear()
        left.clear()
        going_on = select(tables.c.id).where(tables.c.over.is_(False))
        sat_at = select(seats.c.table_id).where(seats.c.player == player)
        left.update(connection.scalars(going_on.where(tables.c.id.in_(sat_at))))
        others = exists().where(
            and_(
                seats.c.table_id == tables.c.id,
                or_(seats.c.kind == "open", and_(seats.c.kind == "person", seats.c.player != player)),
            )
        )
        gone.update(connection.scalars(going_on.where(and_(tables.c.id.in_(sat_at), ~others))))
        left.difference_update(gone)
        connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        connection.execute(delete(studies).where(studies.c.replay.in_(gone)))
        _blank(connection, player, left)
        for table in OWNED:
            connection.execute(delete(table).where(table.c.player == player))
        connection.execute(delete(players).where(players.c.id == player))

    await store.do(write, *loaded)
    return frozenset(gone), frozenset(left)


def _blank(connection: Connection, player: str, going_on: set[str]) -> None:
    """Takes a name out of what others need: a bot goes on where a game does."""
    own = seats.c.player == player
    sat = connection.execute(select(seats.c.table_id, seats.c.seat, seats.c.name).where(own)).all()
    for table, seat, name in sat:
        _blank_talk(connection, table, seat, name)
        there = and_(holders.c.table_id == table, holders.c.seat == seat)
        connection.execute(delete(holders).where(there))
    played = and_(own, seats.c.kind == "person")
    bot = {"kind": "bot", "level": STAND_IN_LEVEL, "stand_in": True}
    connection.execute(update(seats).where(and_(played, seats.c.table_id.in_(going_on))).values(**bot))
    if sat:
        note_rewritten(connection)
    connection.execute(update(seats).where(own).values(name="", player=None, link=None))
    connection.execute(update(seats).where(seats.c.kept_for == player).values(name="", kept_for=None))
    connection.execute(update(results).where(results.c.player == player).values(name="", player=None))
    opened = tables.c.creator == player
    connection.execute(update(tables).where(opened).values(creator="", key=tables.c.id))


def _blank_talk(connection: Connection, table: str, seat: int, called: str) -> None:
    """Takes a name out of what was told of a seat, and of what its player did about others."""
    lines = select(talk.c.id, talk.c.seat, talk.c.name, talk.c.args)
    for row in connection.execute(lines.where(talk.c.table_id == table)).all():
        args = json.loads(row.args or "{}")
        if row.seat != seat and args.get("by_seat") != seat:
            continue
        blank = {name: "" if value == called else value for name, value in args.items()}
        name = "" if row.seat == seat else row.name
        values = {"name": name, "args": json.dumps(blank)}
        connection.execute(update(talk).where(talk.c.id == row.id).values(values))


async def collect(store: Store, player: str) -> dict[str, Any]:
    """Gets everything that is kept of a player, but for the records of tables; no secrets of others."""

    def read(connection: Connection) -> dict[str, Any]:
        def rows(query: Any) -> list[Any]:
            return [dict(row) for row in connection.execute(query).mappings()]

        profile = select(*(column for column in players.c if column.name != "id"))
        own = tables.c.id.in_(sat_at(player))
        opened = select(tables.c.id, tables.c.created).where(own).order_by(tables.c.created)
        reached = select(
            results.c.table_id, results.c.seat, results.c.deal, results.c.total, results.c.won, results.c.at
        )
        said = select(talk.c.table_id, talk.c.seat, talk.c.at, talk.c.name, talk.c.said)
        brought = select(records.c.id, records.c.created, records.c.text)
        made = select(studies.c.id, studies.c.replay, studies.c.title, studies.c.remarks, studies.c.updated)
        programs = select(tokens.c.label, tokens.c.created)
        told_there = select(pushes.c.endpoint, pushes.c.lang, pushes.c.created)
        return {
            "player": next(iter(rows(profile.where(players.c.id == player))), None),
            "tables": rows(opened),
            "results": rows(reached.where(results.c.player == player)),
            "talk": rows(said.where(and_(talk.c.player == player, talk.c.said.is_not(None)))),
            "records": rows(brought.where(records.c.player == player)),
            "studies": rows(made.where(studies.c.player == player)),
            "programs": rows(programs.where(tokens.c.player == player)),
            "passkeys": rows(select(passkeys.c.label, passkeys.c.created).where(passkeys.c.player == player)),
            "pushes": rows(told_there.where(pushes.c.player == player)),
        }

    return await store.read(read)
